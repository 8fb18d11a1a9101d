import type { SearchTerms } from './search-terms.ts'

/** Minimum length for prefix matches in texts: shorter prefixes match too many words. */
export const MIN_TEXT_PREFIX_LENGTH = 3

/** Possible singulars of a word; texts contain “St Mark’s” as two words. */
export function singularsOf(word: string): readonly string[] {
  if (word.length <= MIN_TEXT_PREFIX_LENGTH || !word.endsWith('s')) return []
  const [one, other] = [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith('es') ? [one, other] : [one]
}

/** Exact matches of titles and other names are read from the table of names, not from the full-text index. */
export const TITLE_TIER = 0
export const OTHER_NAME_TIER = 1
/** Tiers up to this one match names of the page or of the places around it. */
export const LAST_PLACE_TIER = 8
/** The query contains the name of the page. */
export const WITHIN_TIER = 9
/** Names inside the page contain the words of the query. */
export const INSIDE_TIER = 10
/** Tiers up to this one match names and are sorted by importance; later tiers are scored. */
export const LAST_NAME_TIER = Math.max(LAST_PLACE_TIER, INSIDE_TIER)

/** Whether a match of this tier is by name, so that the query needs no spelling correction. */
export const isNameTier = (tier: number): boolean => tier <= LAST_PLACE_TIER || tier === INSIDE_TIER

/** Whether a query has more than one word. */
export const hasSeveralWords = ({ words }: SearchTerms): boolean => words.length > 1
/** An exact match of a name inside a page ranks after a title with all words, unless the query is one word. */
export const exactInsideTier = (terms: SearchTerms): number => (hasSeveralWords(terms) ? 5 : 3)
