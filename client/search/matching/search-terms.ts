import { foldText } from './fold-text.ts'

const MOST_WORDS = 8
const MOST_WORD_LETTERS = 40
/** Asked for along with what matters, and missing from many a title. */
const FILLERS = new Set(
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
  readonly isTelling: boolean
}

/** One letter is in every text: what is left of “St Mark’s”. */
const isLoneLetter = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && [...first].length === 1

/** Folds a query; null when no letter or digit is left. */
export function readTerms(query: string): SearchTerms | null {
  const all = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, MOST_WORD_LETTERS).join(''))
  const telling = all.filter((word) => !FILLERS.has(word)).slice(0, MOST_WORDS)
  if (all.length === 0) return null
  const words = telling.length > 0 ? telling : all.slice(0, MOST_WORDS)
  const isTelling = telling.length > 0 && !isLoneLetter(all)
  return { name: (all.length > MOST_WORDS ? words : all).join(' '), words, isTelling }
}
