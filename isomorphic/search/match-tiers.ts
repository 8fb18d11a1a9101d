import type { SearchTerms } from './search-terms.ts'

/** Words of texts are matched by their beginning from so many letters on: shorter ones begin too much. */
export const MIN_TEXT_PREFIX_LENGTH = 3

/** What a plural may be the plural of; texts have “St Mark’s” as two words. */
export function singularsOf(word: string): readonly string[] {
  if (word.length <= MIN_TEXT_PREFIX_LENGTH || !word.endsWith('s')) return []
  const [one, other] = [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith('es') ? [one, other] : [one]
}

/** Whole names of the title and other names of the page need no full text. */
export const TITLE_TIER = 0
export const OTHER_NAME_TIER = 1
/** Tiers up to this one name the page, or what it lies in. */
export const LAST_PLACE_TIER = 8
/** A page whose name is a part of the query. */
export const WITHIN_TIER = 9
/** What lies inside the page has the words of the query. */
export const INSIDE_TIER = 10
/** Tiers up to this one are of names, in the order of importance; after them texts are compared. */
export const LAST_NAME_TIER = Math.max(LAST_PLACE_TIER, INSIDE_TIER)

/** Whether a match of this tier is what the query calls by name, so that nothing else can have been meant. */
export const isNameTier = (tier: number): boolean => tier <= LAST_PLACE_TIER || tier === INSIDE_TIER

/** Whether a query has more than one word. */
export const hasSeveralWords = ({ words }: SearchTerms): boolean => words.length > 1
/** The whole name of something inside says less than a title that has the words, unless it is one word. */
export const exactInsideTier = (terms: SearchTerms): number => (hasSeveralWords(terms) ? 5 : 3)
