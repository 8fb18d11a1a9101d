import {
  hasSeveralWords,
  INSIDE_TIER,
  LAST_PLACE_TIER,
  MIN_TEXT_PREFIX_LENGTH,
  singularsOf,
} from '#isomorphic/search/match-tiers.ts'
import type { SearchTerms } from '#isomorphic/search/search-terms.ts'
import { facetWords, type SearchFacet } from './search-facet.ts'

/** A shorter word of several, perhaps still being typed, begins too many names to tell a page by. */
const MIN_OWN_WORD_LENGTH = 3
/** The full text that is asked: of names alone, or of everything. */
export type MatchSource = 'names' | 'texts'

/** One way to match, as FTS5 has it; the sooner it comes in the list, the better the match. */
export type MatchTier = {
  readonly tier: number
  readonly expression: string
  /** Names have a full text of their own: a word is in far more texts than names. */
  readonly source: MatchSource
  /** Ordered by how well the text matches rather than by importance alone. */
  readonly isScored: boolean
}

const prefix = (word: string): string => `"${word}"*`
const inNames = (columns: string, words: readonly string[], joint: 'AND' | 'OR' = 'AND'): string =>
  `{${columns}} : (${words.map(prefix).join(` ${joint} `)})`
/** The same with all words whole but the last, which may still be being typed: Portogallo is not called Porto. */
const inNamesExactly = (columns: string, words: readonly string[]): string =>
  `{${columns}} : (${[...words.slice(0, -1).map((word) => `"${word}"`), ...words.slice(-1).map(prefix)].join(' AND ')})`

/** A word anywhere: by its beginning, but in a text by its beginning only when that is long enough. */
function anywhere(textColumns: string, word: string): string {
  const isLong = word.length >= MIN_TEXT_PREFIX_LENGTH
  const names = `{${PLACES} inside}`
  if (!isLong) return `(${names} : ${prefix(word)} OR {${textColumns}} : "${word}")`
  const forms = [prefix(word), ...singularsOf(word).map((singular) => `"${singular}"`)].join(' OR ')
  return `{${PLACES} inside ${textColumns}} : (${forms})`
}
const inTexts = (textColumns: string, words: readonly string[]): string =>
  words.map((word) => anywhere(textColumns, word)).join(' AND ')

const NAMES = 'title names'
const PLACES = 'title names around'

const start = (columns: string, name: string) => `{${columns}} : "=${name}"*`
const exactIfShort = (word: string): string =>
  word.length < MIN_OWN_WORD_LENGTH ? `"${word}"` : prefix(word)

/** Matches of one word by name: of the page itself, then of what it lies in, then of what lies inside it. */
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

/** The same of several, where the beginning of a name says more than words that stand apart. */
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
  return tiers.map(([tier, expression]) => ({ tier, expression, source: 'names', isScored: false }))
}

/** The words of the query side by side, the last one perhaps still being typed. */
function phrase(columns: string, { name }: SearchTerms): string {
  const lastLetters = name.length - name.lastIndexOf(' ') - 1
  return `{${columns}} : ${lastLetters < MIN_TEXT_PREFIX_LENGTH ? `"${name}"` : prefix(name)}`
}

const textTier = (tier: number, expression: string): MatchTier => ({
  tier,
  expression,
  source: 'texts',
  isScored: false,
})
/** Only the widest way to match is: scoring has to count every match of every word. */
const scored = (tier: MatchTier): MatchTier => ({ ...tier, isScored: true })

function textTiers(terms: SearchTerms): readonly MatchTier[] {
  const { words } = terms
  return [
    ...(hasSeveralWords(terms) ? [textTier(11, phrase('lead body', terms))] : []),
    textTier(12, inTexts('lead', words)),
    scored(textTier(13, inTexts('lead body', words))),
  ]
}

/** Words that every text has say something side by side, where a page is summed up. */
const commonTiers = (terms: SearchTerms): readonly MatchTier[] =>
  hasSeveralWords(terms) ? [textTier(11, phrase('lead', terms))] : []

function partialTiers({ words }: SearchTerms): readonly MatchTier[] {
  const anyWord = words.map((word) => anywhere('lead body', word)).join(' OR ')
  return [textTier(14, inNames(NAMES, words, 'OR')), scored(textTier(15, anyWord))]
}

/** How wide to look: in names alone, in texts too, or for pages that have only some of the words. */
export type SearchReach = 'names' | 'everything' | 'partial'

/** Every way to match, best first. */
export function matchTiers(terms: SearchTerms, reach: SearchReach): readonly MatchTier[] {
  if (reach === 'partial') return partialTiers(terms)
  // Every text has words such as “the”, so that finding them says nothing.
  if (reach === 'names') return nameTiers(terms, reach)
  if (!terms.isSelective) return [...nameTiers(terms, reach), ...commonTiers(terms)]
  return [...nameTiers(terms, reach), ...textTiers(terms)]
}

const anyOf = (expressions: readonly string[]): string => expressions.map((each) => `(${each})`).join(' OR ')

/** Everything that matches in any way, for counting, and where to look for it. */
export function widestMatch(
  terms: SearchTerms,
  reach: SearchReach,
): Pick<MatchTier, 'source' | 'expression'> {
  if (reach === 'everything' && terms.isSelective) {
    const started = start('title_start name_start inside', terms.name)
    return { source: 'texts', expression: anyOf([inTexts('lead body', terms.words), started]) }
  }
  const tiers = matchTiers(terms, reach)
  const source = tiers.every((tier) => tier.source === 'names') ? 'names' : 'texts'
  return { source, expression: anyOf(tiers.map(({ expression }) => expression)) }
}

/** Matches that have every word whole, wherever. */
export const exactWordsExpression = ({ words }: SearchTerms): string =>
  words.map((word) => `"${word}"`).join(' AND ')

/** Matches that have a word, or one that begins with it, wherever but in the facet. */
export const wordExpression = (word: string): string => `{${PLACES} inside lead body} : ${prefix(word)}`

/** The expression for everything of a facet; null when nothing is given. */
export function facetExpression(facet: Partial<SearchFacet>): string | null {
  const words = facetWords(facet).map((word) => `facet : "${word}"`)
  return words.length === 0 ? null : words.join(' AND ')
}

/** The expression for matches that are also of a facet; nothing given is no limit. */
export function withFacet(expression: string, facet: Partial<SearchFacet>): string {
  const limit = facetExpression(facet)
  return limit === null ? expression : `(${expression}) AND ${limit}`
}
