import { foldText } from '#client/search/matching/fold-text.ts'
import { LAST_NAME_TIER } from '#client/search/matching/match-tiers.ts'
import type { SearchTerms } from '#client/search/matching/search-terms.ts'

/** A page that was found, by its names as they are written. */
type CalledPage = {
  readonly tier: number
  readonly title: string
  readonly names: readonly string[]
  readonly landmarks: readonly string[]
}

/** Whether a folded name has every word of a query as the beginning of one of its own. */
const hasAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${folded}`.includes(` ${word}`))

/** The name of a list that the visitor used: the query itself, else one that begins with it, that has its words, or is in it. */
function usedName(names: readonly string[], { name, words }: SearchTerms): string | null {
  const folded = names.map((text) => ({ text, folded: foldText(text) }))
  const used =
    folded.find((candidate) => candidate.folded === name) ??
    folded.find((candidate) => candidate.folded.startsWith(name)) ??
    folded.find((candidate) => hasAll(candidate.folded, words)) ??
    folded.find((candidate) => ` ${name} `.includes(` ${candidate.folded} `))
  return used?.text ?? null
}

/** What was looked for when it is not the title: another name of the page, else something that lies in it. */
export function calledBy({ tier, title, names, landmarks }: CalledPage, terms: SearchTerms | null) {
  const isTitle =
    terms === null ||
    tier > LAST_NAME_TIER ||
    hasAll(foldText(title), terms.words) ||
    usedName([title], terms) !== null
  const otherName = isTitle ? null : usedName(names, terms)
  return { otherName, landmark: isTitle || otherName !== null ? null : usedName(landmarks, terms) }
}
