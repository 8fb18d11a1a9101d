import { foldText } from './fold-text.ts'
import { facetWords, type SearchFacet } from './search-facet.ts'

const MOST_WORDS = 8
const MOST_WORD_LETTERS = 40
/** Words of texts are matched by their beginning from so many letters on: shorter ones begin too much. */
const SHORTEST_TEXT_PREFIX = 3
/** A shorter word of several, perhaps still being typed, begins too many names to tell a page by. */
const SHORTEST_OWN_WORD = 3
/** Asked for along with what matters, and missing from many a title. */
const FILLERS = new Set(
  'a an and at best by de des die das der el en for from go in la las le les los near of on the things to travel trip visit with'.split(
    ' ',
  ),
)

/** What to look for. All words are folded. */
export type SearchTerms = {
  /** The whole query, for exact names. */
  readonly name: string
  /** Words that must be found; never empty. */
  readonly words: readonly string[]
  /** False for nothing but words that every text has. */
  readonly isTelling: boolean
}

/** One way to match, as FTS5 has it; the sooner it comes in the list, the better the match. */
export type MatchTier = {
  readonly tier: number
  readonly expression: string
  /** Ordered by how well the text matches rather than by importance alone. */
  readonly isScored: boolean
}

/** Folds a query; null when no letter or digit is left. */
export function readTerms(query: string): SearchTerms | null {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, MOST_WORD_LETTERS).join(''))
  const telling = words.filter((word) => !FILLERS.has(word))
  if (words.length === 0) return null
  const isTelling = telling.length > 0
  return { name: words.join(' '), words: isTelling ? telling : words, isTelling }
}

const prefix = (word: string): string => `"${word}"*`
const inNames = (columns: string, words: readonly string[], joint: 'AND' | 'OR' = 'AND'): string =>
  `{${columns}} : (${words.map(prefix).join(` ${joint} `)})`

/** A word anywhere: by its beginning, but in a text by its beginning only when that is long enough. */
function anywhere(textColumns: string, word: string): string {
  const isLong = word.length >= SHORTEST_TEXT_PREFIX
  return isLong
    ? `{${PLACES} ${textColumns}} : ${prefix(word)}`
    : `({${PLACES}} : ${prefix(word)} OR {${textColumns}} : "${word}")`
}
const inTexts = (textColumns: string, words: readonly string[]): string =>
  words.map((word) => anywhere(textColumns, word)).join(' AND ')

const NAMES = 'title names'
const PLACES = 'title names around'

/** Tiers 0 and 1 are exact names: of the title, of another name. They need no full text. */
export const TITLE_TIER = 0
export const OTHER_NAME_TIER = 1
/** Tiers up to this one a name, not a text. */
export const LAST_NAME_TIER = 7

/** Matches by name: of the page itself, and with several words of what it lies in. */
function nameTiers({ name, words }: SearchTerms): readonly MatchTier[] {
  const several = words.length > 1
  const starts = `"=${name}"*`
  const own = words.filter((word) => word.length >= SHORTEST_OWN_WORD)
  const plain = [
    { tier: 2, expression: `{title_start} : ${starts}` },
    { tier: 3, expression: inNames('title', words) },
    { tier: 4, expression: `{name_start} : ${starts}` },
    { tier: 5, expression: inNames(NAMES, words) },
    ...(several
      ? [
          {
            tier: 6,
            expression: `${inNames(NAMES, own.length > 0 ? own : words, 'OR')} AND ${inNames(PLACES, words)}`,
          },
        ]
      : []),
    { tier: LAST_NAME_TIER, expression: inNames(PLACES, words) },
  ]
  return plain.map((tier) => ({ ...tier, isScored: false }))
}

function textTiers({ words }: SearchTerms): readonly MatchTier[] {
  return [
    { tier: 8, expression: inTexts('lead', words), isScored: true },
    { tier: 9, expression: inTexts('lead body', words), isScored: true },
  ]
}

function someTiers({ words }: SearchTerms): readonly MatchTier[] {
  const anywhereAtAll = words.map((word) => anywhere('lead body', word)).join(' OR ')
  return [
    { tier: 10, expression: inNames(NAMES, words, 'OR'), isScored: true },
    { tier: 11, expression: anywhereAtAll, isScored: true },
  ]
}

/** How wide to look: in names alone, in texts too, or for pages that have only some of the words. */
export type SearchReach = 'names' | 'everything' | 'some words'

/** Every way to match, best first; the last is the widest. */
export function matchTiers(terms: SearchTerms, reach: SearchReach): readonly MatchTier[] {
  if (reach === 'some words') return someTiers(terms)
  // Every text has words such as “the”, so that finding them says nothing.
  if (reach === 'names' || !terms.isTelling) return nameTiers(terms)
  return [...nameTiers(terms), ...textTiers(terms)]
}

/** Matches that have every word whole, wherever. */
export const wholeWords = ({ words }: SearchTerms): string => words.map((word) => `"${word}"`).join(' AND ')

/** Matches that have a word, or one that begins with it, wherever but in the facet. */
export const knownWord = (word: string): string => `{${PLACES} lead body} : ${prefix(word)}`

/** The expression for everything of a facet; null when nothing is given. */
export function facetExpression(facet: Partial<SearchFacet>): string | null {
  const words = facetWords(facet).map((word) => `facet : "${word}"`)
  return words.length === 0 ? null : words.join(' AND ')
}

/** The expression for matches that are also of a facet; nothing given is no limit. */
export function narrowed(expression: string, facet: Partial<SearchFacet>): string {
  const limit = facetExpression(facet)
  return limit === null ? expression : `(${expression}) AND ${limit}`
}
