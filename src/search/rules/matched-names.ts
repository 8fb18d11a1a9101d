import { foldText } from '#isomorphic/search/fold-text.ts'
import { LAST_NAME_TIER } from '#isomorphic/search/match-tiers.ts'
import type { SearchTerms } from '#isomorphic/search/search-terms.ts'

/** A page that was found, by its names as they are written. */
type NamedHit = {
  readonly tier: number
  readonly title: string
  readonly names: readonly string[]
  readonly landmarks: readonly string[]
}

/** Whether a folded name has every word of a query as the beginning of one of its own. */
const hasAllWordStarts = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${folded}`.includes(` ${word}`))

/** The name of a list that the visitor used: the query itself, else one that begins with it, that has its words, or is in it. */
function findMatchedName(names: readonly string[], { name, words }: SearchTerms): string | null {
  const folded = names.map((text) => ({ text, folded: foldText(text) }))
  const matched =
    folded.find((candidate) => candidate.folded === name) ??
    folded.find((candidate) => candidate.folded.startsWith(name)) ??
    folded.find((candidate) => hasAllWordStarts(candidate.folded, words)) ??
    folded.find((candidate) => ` ${name} `.includes(` ${candidate.folded} `))
  return matched?.text ?? null
}

/** What was looked for when it is not the title: another name of the page, else something that lies in it. */
export function matchedNames({ tier, title, names, landmarks }: NamedHit, terms: SearchTerms | null) {
  const isTitle =
    terms === null ||
    tier > LAST_NAME_TIER ||
    hasAllWordStarts(foldText(title), terms.words) ||
    findMatchedName([title], terms) !== null
  const otherName = isTitle ? null : findMatchedName(names, terms)
  return { otherName, landmark: isTitle || otherName !== null ? null : findMatchedName(landmarks, terms) }
}
