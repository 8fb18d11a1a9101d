import { TERM_GRADES } from '#isomorphic/search/closest-spelling.ts'
import { correctSpelling } from '#isomorphic/search/correct-spelling.ts'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { INSIDE_TIER, isNameTier, OTHER_NAME_TIER, WITHIN_TIER } from '#isomorphic/search/match-tiers.ts'
import { parseSearchTerms, type SearchTerms } from '#isomorphic/search/search-terms.ts'
import type { SpellingDictionary } from '#isomorphic/search/spelling-dictionary.ts'
import { unmatchedTerms } from '#isomorphic/search/unmatched-terms.ts'
import { typoCost, wordDistance } from '#isomorphic/search/word-distance.ts'
import type { SearchRequest } from '#src/search/rules/search-request.ts'
import type { SearchFindings } from '#src/search/search-types.ts'
import {
  filterOf,
  type IndexMatches,
  MATCH_STATEMENT_COUNT,
  MIN_FULL_MATCHES,
  matchQuery,
  matchStatements,
  type QueryMatches,
  readMatches,
  totalOf,
  windowOf,
} from './match-query.ts'
import type { SearchDatabase } from './search-database.ts'
import { toSearchHit } from './search-hits.ts'
import { parseFacetCounts, parseHits } from './search-rows.ts'
import { browseStatement } from './search-statements.ts'

/** In a name of at least this length, one edit is a typo rather than another word. */
const MIN_TYPO_NAME_LENGTH = 7

async function browse(database: SearchDatabase, request: SearchRequest): Promise<SearchFindings> {
  let facets: Readonly<Record<string, number>> = {}
  const [rows] = await database.query((index) => {
    facets = index.facets
    return [browseStatement(index, filterOf(request), windowOf(request))]
  })
  return {
    hits: parseHits(rows).map((row) => toSearchHit(row, null)),
    counts: parseFacetCounts(
      Object.entries(facets).map(([facet, count]) => ({ facet: Number(facet), count })),
    ),
    correctedQuery: null,
    matchedBy: 'query',
    isTitlesOnly: false,
  }
}

const asQueried = ({ hits, counts }: Pick<IndexMatches, 'hits' | 'counts'>): SearchFindings => ({
  hits,
  counts,
  correctedQuery: null,
  matchedBy: 'query',
  isTitlesOnly: false,
})

type SpellingCorrection = { readonly query: string; readonly matches: IndexMatches }

const correctedFindings = ({ query, matches }: SpellingCorrection): SearchFindings => ({
  ...asQueried(matches),
  correctedQuery: query,
  matchedBy: 'correction',
})

/** Long names that differ by one edit are typos: Columbia occurs in a few texts, Colombia is a country. */
const isTypoOf = (typed: string, name: string): boolean =>
  typed.length >= MIN_TYPO_NAME_LENGTH && wordDistance(typed, foldText(name)).full === 1

/** A page whose title or other name is this close to a word is meant rather than a sight whose name only begins with the word. */
const MAX_NAME_TYPO_COST = 1
const isTypoOfName = (book: SpellingDictionary, { words }: SearchTerms): boolean => {
  const [word, ...others] = words
  if (word === undefined || others.length > 0) return false
  const closest = book.closest(word, 'term')
  if (closest === null || closest.grade > TERM_GRADES.other || closest.term[0] !== word[0]) return false
  return typoCost(word, closest.term) <= MAX_NAME_TYPO_COST
}

type Alternatives = {
  /** Matches of the spelling correction; null when there are none. */
  readonly correction: SpellingCorrection | null
  /** Pages with some of the words; null when not requested, or when there are none. */
  readonly partial: IndexMatches | null
}

const NO_ALTERNATIVES: Alternatives = { correction: null, partial: null }
const nullIfEmpty = (matches: IndexMatches): IndexMatches | null => (totalOf(matches) === 0 ? null : matches)

/**
 * Searches for the correction and for pages with some of the words in one round trip; without either it runs no query.
 */
async function findAlternatives(
  database: SearchDatabase,
  request: SearchRequest,
  terms: SearchTerms,
  {
    correctedQuery,
    wantsPartial,
  }: { readonly correctedQuery: string | null; readonly wantsPartial: boolean },
): Promise<Alternatives> {
  const correctedTerms = correctedQuery === null ? null : parseSearchTerms(correctedQuery)
  if (correctedTerms === null && !wantsPartial) return NO_ALTERNATIVES
  const results = await database.query((index) => [
    ...(correctedTerms === null ? [] : matchStatements(index, request, correctedTerms, 'everything')),
    ...(wantsPartial ? matchStatements(index, request, terms, 'partial') : []),
  ])
  const matches = correctedTerms && nullIfEmpty(readMatches(results, correctedTerms))
  return {
    correction: correctedQuery === null || matches === null ? null : { query: correctedQuery, matches },
    partial: wantsPartial ? nullIfEmpty(readMatches(results.slice(-MATCH_STATEMENT_COUNT), terms)) : null,
  }
}

/** A word that occurs in texts is not corrected, however close it is to a name. */
async function searchWithCorrection(
  database: SearchDatabase,
  book: SpellingDictionary,
  request: SearchRequest,
  terms: SearchTerms,
  matches: QueryMatches,
): Promise<SearchFindings> {
  if (matches.fullMatchCount >= MIN_FULL_MATCHES) return asQueried(matches)
  const unmatched = unmatchedTerms(matches.rows[0], terms)
  const correctedQuery = correctSpelling(book, {
    terms,
    reach: 'term',
    unmatched,
    knownWords: matches.knownWords,
  })
  const wantsPartial = totalOf(matches) === 0 && terms.words.length > 1
  const { correction, partial } = await findAlternatives(database, request, terms, {
    correctedQuery,
    wantsPartial,
  })
  if (matches.fullMatchCount > 0) {
    // A few texts have the word, so they are shown; a close name is only offered as a correction.
    const tier = correction?.matches.rows[0]?.tier ?? Number.POSITIVE_INFINITY
    if (correction === null || !isNameTier(tier)) return asQueried(matches)
    if (isTypoOf(terms.name, correction.query)) return correctedFindings(correction)
    return tier <= OTHER_NAME_TIER
      ? { ...asQueried(matches), correctedQuery: correction.query }
      : asQueried(matches)
  }
  // A page that is named among other words is replaced only by one that the complete query names.
  const isNamedWithin = matches.rows[0]?.tier === WITHIN_TIER
  const usesCorrection =
    correction !== null && (!isNamedWithin || isNameTier(correction.matches.rows[0]?.tier ?? WITHIN_TIER))
  if (usesCorrection) return correctedFindings(correction)
  return partial === null ? asQueried(matches) : { ...asQueried(partial), matchedBy: 'partial' }
}

/**
 * Searches the index, best matches first; an empty query lists all pages. Names rank before texts. When no name matches
 * and no text has the words, the spelling correction and pages with some of the words are searched in parallel. No more
 * than two queries to the index.
 * @param book dictionary of the spelling correction
 * @throws {UnavailableError} when there is no index; errors of D1
 */
export async function runSearch(
  database: SearchDatabase,
  book: SpellingDictionary,
  request: SearchRequest,
): Promise<SearchFindings> {
  if (request.query === '') return browse(database, request)
  const terms = parseSearchTerms(request.query)
  if (terms === null) return asQueried({ hits: [], counts: [] })
  const matches = await matchQuery(database, request, terms)
  // “Talin” is the beginning of Talinguru, a sight, and nearly Tallinn.
  const isNamed = matches.isNamed && !(matches.rows[0]?.tier === INSIDE_TIER && isTypoOfName(book, terms))
  return request.isLiteral || isNamed
    ? asQueried(matches)
    : searchWithCorrection(database, book, request, terms, matches)
}
