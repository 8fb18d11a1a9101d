import { foldText } from './fold-text.ts'

const MAX_WORDS = 8
const MAX_WORD_LENGTH = 40
/** Asked for along with what matters, and missing from many a title. */
const STOP_WORDS = new Set(
  `a about am an and are around at be best by can de des die das day days der do el en find for from get getting go going guide
  guides holiday holidays how i in is it itinerary la las le les los must my near of on our places see should spend stay staying
  the there things time tips to tour tours travel traveling travelling trip trips vacation vacations visit visiting was weather week
  weekend weeks what when where which who why with`.split(/\s+/),
)

/** What to look for. All words are folded. */
export type SearchTerms = {
  /** The whole query, for exact names; of a long one what matters. */
  readonly name: string
  /** Words that must be found; never empty. */
  readonly words: readonly string[]
  /** False for nothing but words that every text has. */
  readonly isSelective: boolean
}

/** One letter is in every text: what is left of “St Mark’s”. */
const isSingleCharacter = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && [...first].length === 1

/** Folds a query; null when no letter or digit is left. */
export function parseSearchTerms(query: string): SearchTerms | null {
  const all = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''))
  const significant = all.filter((word) => !STOP_WORDS.has(word)).slice(0, MAX_WORDS)
  if (all.length === 0) return null
  const words = significant.length > 0 ? significant : all.slice(0, MAX_WORDS)
  const isSelective = significant.length > 0 && !isSingleCharacter(all)
  return { name: (all.length > MAX_WORDS ? words : all).join(' '), words, isSelective }
}
