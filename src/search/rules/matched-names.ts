import { foldText } from '#isomorphic/search/fold-text.ts'
import { LAST_NAME_TIER } from '#isomorphic/search/match-tiers.ts'
import type { SearchTerms } from '#isomorphic/search/search-terms.ts'

/** A page that matched, with its names as written. */
type NamedHit = {
  readonly tier: number
  readonly title: string
  readonly names: readonly string[]
  readonly landmarks: readonly string[]
}

/** Whether each word of a query is a prefix of a word of the folded name. */
const hasAllWordStarts = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${folded}`.includes(` ${word}`))

/**
 * The name in a list that best matches the query: equal, starting with it, containing its words, or contained in it.
 */
function findMatchedName(names: readonly string[], { name, words }: SearchTerms): string | null {
  const folded = names.map((text) => ({ text, folded: foldText(text) }))
  const matched =
    folded.find((candidate) => candidate.folded === name) ??
    folded.find((candidate) => candidate.folded.startsWith(name)) ??
    folded.find((candidate) => hasAllWordStarts(candidate.folded, words)) ??
    folded.find((candidate) => ` ${name} `.includes(` ${candidate.folded} `))
  return matched?.text ?? null
}

/** The name that matched when it is not the title: another name of the page, else a landmark. */
export function matchedNames({ tier, title, names, landmarks }: NamedHit, terms: SearchTerms | null) {
  const isTitle =
    terms === null ||
    tier > LAST_NAME_TIER ||
    hasAllWordStarts(foldText(title), terms.words) ||
    findMatchedName([title], terms) !== null
  const otherName = isTitle ? null : findMatchedName(names, terms)
  return { otherName, landmark: isTitle || otherName !== null ? null : findMatchedName(landmarks, terms) }
}
