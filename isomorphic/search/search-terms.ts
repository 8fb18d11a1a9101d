import { foldText } from './fold-text.ts'

const MAX_WORDS = 8
const MAX_WORD_LENGTH = 40
/** Stop words: common in queries, and missing in many titles. */
const STOP_WORDS = new Set(
  `a about am an and any are around at be best break breaks by can de des die das day days der do el en find for from get getting go going guide
  guides holiday holidays how i in is it itinerary la las le les los must my near of on our places see should spend stay staying
  the there things time tips to tour tours travel traveling travelling trip trips vacation vacations visit visiting was weather week
  weekend weeks what when where which who why with`.split(/\s+/),
)

/** Parsed query. All words are folded. */
export type SearchTerms = {
  /** The complete query, for exact names; a long query without its stop words. */
  readonly name: string
  /** Required words; never empty. */
  readonly words: readonly string[]
  /** False when all words occur in nearly every text. */
  readonly isSelective: boolean
}

/** A single letter occurs in nearly every text, because “St Mark’s” is split into words. */
const isSingleCharacter = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && [...first].length === 1

const NUMBER = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)$/
const UNITS_OF_TIME = new Set('day days night nights week weeks hour hours'.split(' '))
/** The number of “3 days in Rome” is in no name and in many texts. */
const isLengthOfStay = (word: string, next = ''): boolean => NUMBER.test(word) && UNITS_OF_TIME.has(next)

/** Parses a query; null when it has no letters or digits. */
export function parseSearchTerms(query: string): SearchTerms | null {
  const all = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''))
  const significant = all
    .filter((word, index) => !STOP_WORDS.has(word) && !isLengthOfStay(word, all[index + 1]))
    .slice(0, MAX_WORDS)
  if (all.length === 0) return null
  const words = significant.length > 0 ? significant : all.slice(0, MAX_WORDS)
  const isSelective = significant.length > 0 && !isSingleCharacter(all)
  return { name: (all.length > MAX_WORDS ? words : all).join(' '), words, isSelective }
}
