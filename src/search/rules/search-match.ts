import {
  hasSeveralWords,
  INSIDE_TIER,
  LAST_PLACE_TIER,
  MIN_TEXT_PREFIX_LENGTH,
  singularsOf,
} from '#isomorphic/search/match-tiers.ts'
import type { SearchTerms } from '#isomorphic/search/search-terms.ts'
import { facetWords, type SearchFacet } from './search-facet.ts'

/** In a query of several words, a shorter word matches too many names to identify a page. */
const MIN_OWN_WORD_LENGTH = 3
/** The FTS5 table: names only, or all text. */
export type MatchSource = 'names' | 'texts'

/** One FTS5 query; earlier tiers are better matches. */
export type MatchTier = {
  readonly tier: number
  readonly expression: string
  /** Names have their own FTS5 table, because most words occur in far more texts than names. */
  readonly source: MatchSource
  /** Sorted by text score instead of importance. */
  readonly isScored: boolean
  /** Replaces the expression when it alone finds enough pages (see `MIN_CLOSE_MATCHES`); null for none. */
  readonly closeExpression: string | null
}

const prefix = (word: string): string => `"${word}"*`
const inNames = (columns: string, words: readonly string[], joint: 'AND' | 'OR' = 'AND'): string =>
  `{${columns}} : (${words.map(prefix).join(` ${joint} `)})`
/** All words must match completely, except the last, which may be a prefix: Porto must not match Portogallo. */
const inNamesExactly = (columns: string, words: readonly string[]): string =>
  `{${columns}} : (${[...words.slice(0, -1).map((word) => `"${word}"`), ...words.slice(-1).map(prefix)].join(' AND ')})`

/** A word in any column: as a prefix, but in texts only when it is long enough. */
function anywhere(textColumns: string, word: string): string {
  const isLong = word.length >= MIN_TEXT_PREFIX_LENGTH
  const names = `{${PLACES} inside}`
  if (!isLong) return `(${names} : ${prefix(word)} OR {${textColumns}} : "${word}")`
  const forms = [prefix(word), ...singularsOf(word).map((singular) => `"${singular}"`)].join(' OR ')
  return `{${PLACES} inside ${textColumns}} : (${forms})`
}
const inTexts = (textColumns: string, words: readonly string[]): string =>
  words.map((word) => anywhere(textColumns, word)).join(' AND ')

const anyOf = (expressions: readonly string[]): string => expressions.map((each) => `(${each})`).join(' OR ')

const NAMES = 'title names'
const PLACES = 'title names around'

const start = (columns: string, name: string) => `{${columns}} : "=${name}"*`
const exactIfShort = (word: string): string =>
  word.length < MIN_OWN_WORD_LENGTH ? `"${word}"` : prefix(word)

/** Tiers of a single word: names of the page, then of surrounding places, then of places inside. */
function wordTiers({ name, words }: SearchTerms): readonly (readonly [number, string])[] {
  return [
    [2, start('title_start', name)],
    [4, inNames('title', words)],
    [5, start('name_start', name)],
    [6, inNames(NAMES, words)],
    [LAST_PLACE_TIER, inNames(PLACES, words)],
    [INSIDE_TIER, start('inside', name)],
  ]
}

/** Tiers of several words, where the beginning of a name is a better match than separate words. */
function wordsTiers(
  { name, words }: SearchTerms,
  reach: SearchReach,
): readonly (readonly [number, string])[] {
  const own = words.filter((word) => word.length >= MIN_OWN_WORD_LENGTH)
  const inside = `{${PLACES} inside} : (${words.map(exactIfShort).join(' AND ')})`
  return [
    [2, start('title_start', name)],
    [3, start('name_start', name)],
    [4, inNamesExactly('title', words)],
    [6, inNamesExactly(NAMES, words)],
    [7, `${inNames(NAMES, own.length > 0 ? own : words, 'OR')} AND ${inNamesExactly(PLACES, words)}`],
    [LAST_PLACE_TIER, inNames(PLACES, words)],
    [INSIDE_TIER, reach === 'names' ? start('inside', name) : inside],
  ]
}

function nameTiers(terms: SearchTerms, reach: SearchReach): readonly MatchTier[] {
  const tiers = hasSeveralWords(terms) ? wordsTiers(terms, reach) : wordTiers(terms)
  return tiers.map(([tier, expression]) => ({
    tier,
    expression,
    source: 'names',
    isScored: false,
    closeExpression: null,
  }))
}

/** The words of the query as a phrase; the last one may be a prefix. */
function phrase(columns: string, { name }: SearchTerms): string {
  const lastLetters = name.length - name.lastIndexOf(' ') - 1
  return `{${columns}} : ${lastLetters < MIN_TEXT_PREFIX_LENGTH ? `"${name}"` : prefix(name)}`
}

const textTier = (tier: number, expression: string): MatchTier => ({
  tier,
  expression,
  source: 'texts',
  isScored: false,
  closeExpression: null,
})
/** Only the widest tier is scored, because scoring counts every match of every word. */
const scored = (tier: MatchTier): MatchTier => ({ ...tier, isScored: true })

/** Words of the query at most this far apart belong together. */
const MAX_WORDS_BETWEEN = 10
const near = (words: readonly string[]): string =>
  `{lead body} : NEAR(${words.map((word) => (word.length < MIN_TEXT_PREFIX_LENGTH ? `"${word}"` : prefix(word))).join(' ')}, ${MAX_WORDS_BETWEEN})`

/**
 * Texts that are about the query, not only mention its words somewhere: in their names or lead, or close to each other.
 * When there are enough of them, the others are no results: of 500 guides 239 mention a train.
 */
function closeTexts(terms: SearchTerms): string {
  const { words } = terms
  return anyOf([
    inTexts('lead', words),
    start('title_start name_start inside', terms.name),
    ...(hasSeveralWords(terms) ? [phrase('lead body', terms), near(words)] : []),
  ])
}

function textTiers(terms: SearchTerms): readonly MatchTier[] {
  const { words } = terms
  return [
    ...(hasSeveralWords(terms) ? [textTier(11, phrase('lead body', terms))] : []),
    textTier(12, inTexts('lead', words)),
    { ...scored(textTier(13, inTexts('lead body', words))), closeExpression: closeTexts(terms) },
  ]
}

/** Common words are selective as a phrase, in the lead. */
const commonTiers = (terms: SearchTerms): readonly MatchTier[] =>
  hasSeveralWords(terms) ? [textTier(11, phrase('lead', terms))] : []

function partialTiers({ words }: SearchTerms): readonly MatchTier[] {
  const anyWord = words.map((word) => anywhere('lead body', word)).join(' OR ')
  return [textTier(14, inNames(NAMES, words, 'OR')), scored(textTier(15, anyWord))]
}

/** Scope of a match: names, names and texts, or pages with only some of the words. */
export type SearchReach = 'names' | 'everything' | 'partial'

/** All tiers of a query, best first. */
export function matchTiers(terms: SearchTerms, reach: SearchReach): readonly MatchTier[] {
  if (reach === 'partial') return partialTiers(terms)
  // Words such as “the” occur in every text, so texts are not searched for them.
  if (reach === 'names') return nameTiers(terms, reach)
  if (!terms.isSelective) return [...nameTiers(terms, reach), ...commonTiers(terms)]
  return [...nameTiers(terms, reach), ...textTiers(terms)]
}

/** The union of all tiers, for counting, with its table. */
export function widestMatch(
  terms: SearchTerms,
  reach: SearchReach,
): Pick<MatchTier, 'source' | 'expression' | 'closeExpression'> {
  if (reach === 'everything' && terms.isSelective) {
    const started = start('title_start name_start inside', terms.name)
    const expression = anyOf([inTexts('lead body', terms.words), started])
    return { source: 'texts', expression, closeExpression: closeTexts(terms) }
  }
  const tiers = matchTiers(terms, reach)
  const source = tiers.every((tier) => tier.source === 'names') ? 'names' : 'texts'
  return { source, expression: anyOf(tiers.map(({ expression }) => expression)), closeExpression: null }
}

/** Documents that contain all words completely, in any column. */
export const exactWordsExpression = ({ words }: SearchTerms): string =>
  words.map((word) => `"${word}"`).join(' AND ')

/** Documents with a word that starts with this word, in any column except the facet. */
export const wordExpression = (word: string): string => `{${PLACES} inside lead body} : ${prefix(word)}`

/** Expression for all documents of a facet; null for an empty facet. */
export function facetExpression(facet: Partial<SearchFacet>): string | null {
  const words = facetWords(facet).map((word) => `facet : "${word}"`)
  return words.length === 0 ? null : words.join(' AND ')
}

/** Restricts an expression to a facet; an empty facet does not restrict it. */
export function withFacet(expression: string, facet: Partial<SearchFacet>): string {
  const limit = facetExpression(facet)
  return limit === null ? expression : `(${expression}) AND ${limit}`
}
