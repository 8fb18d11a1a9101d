import { wordsToCheck } from '#isomorphic/search/correct-spelling.ts'
import { isNameTier } from '#isomorphic/search/match-tiers.ts'
import type { SearchTerms } from '#isomorphic/search/search-terms.ts'
import { exactWordsExpression, type SearchReach, wordExpression } from '#src/search/rules/search-match.ts'
import { PAGE_SIZE, type SearchRequest } from '#src/search/rules/search-request.ts'
import type { SearchFindings } from '#src/search/search-types.ts'
import type { OpenIndex, SqlQuery } from './open-index.ts'
import type { SearchDatabase } from './search-database.ts'
import { toSearchHit } from './search-hits.ts'
import { type FoundRow, parseCount, parseFacetCounts, parseHits } from './search-rows.ts'
import { countStatement, hitStatement, limitedCountStatement } from './search-statements.ts'

/** With this number of complete matches in texts no alternatives are searched. */
export const MIN_FULL_MATCHES = 3

export type IndexMatches = Pick<SearchFindings, 'hits' | 'counts'> & {
  readonly rows: readonly FoundRow[]
  /** Number of pages with all words of the query, up to `MIN_FULL_MATCHES`. */
  readonly fullMatchCount: number
}

/** Result of the first query to the index. */
export type QueryMatches = IndexMatches & {
  /**
   * Whether a name matches: in the results of this page, or in the best result of all when a filter or page number
   * excludes it.
   */
  readonly isNamed: boolean
  /** Those of `wordsToCheck` that occur in the index. */
  readonly knownWords: ReadonlySet<string>
}

export const windowOf = ({ page }: SearchRequest) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE })
export const filterOf = ({ kind, continent }: SearchRequest) => ({
  ...(kind === null ? {} : { kind }),
  ...(continent === null ? {} : { continent }),
})
export const totalOf = ({ counts }: IndexMatches): number => counts.reduce((sum, { count }) => sum + count, 0)
const isUnfilteredFirstPage = ({ page, kind, continent }: SearchRequest): boolean =>
  page === 1 && kind === null && continent === null

/** Statements whose results `readMatches` parses. */
export function matchStatements(
  index: OpenIndex,
  request: SearchRequest,
  terms: SearchTerms,
  reach: SearchReach,
): readonly SqlQuery[] {
  const query = { terms, reach, filter: filterOf(request), ...windowOf(request), includesBody: true }
  return [
    hitStatement(index, query),
    countStatement(index, terms, reach),
    limitedCountStatement(index, exactWordsExpression(terms), MIN_FULL_MATCHES),
  ]
}
export const MATCH_STATEMENT_COUNT = 3

export function readMatches(
  [hitRows, countRows, fullMatchRows]: readonly unknown[],
  terms: SearchTerms,
): IndexMatches {
  const rows = parseHits(hitRows)
  return {
    rows,
    hits: rows.map((row) => toSearchHit(row, terms)),
    counts: parseFacetCounts(countRows),
    fullMatchCount: parseCount(fullMatchRows),
  }
}

/** Runs all statements for the query as typed in one round trip. */
export async function matchQuery(
  database: SearchDatabase,
  request: SearchRequest,
  terms: SearchTerms,
): Promise<QueryMatches> {
  const words = wordsToCheck(terms)
  const isFirst = isUnfilteredFirstPage(request)
  const best = { terms, reach: 'everything', filter: {}, offset: 0, limit: 1, includesBody: false } as const
  const results = await database.query((index) => [
    ...matchStatements(index, request, terms, 'everything'),
    ...words.map((word) => limitedCountStatement(index, wordExpression(word), 1)),
    ...(isFirst ? [] : [hitStatement(index, best)]),
  ])
  const matches = readMatches(results, terms)
  const [bestRow] = isFirst ? matches.rows : parseHits(results.at(-1))
  return {
    ...matches,
    isNamed: totalOf(matches) > 0 && bestRow !== undefined && isNameTier(bestRow.tier),
    knownWords: new Set(words.filter((_, order) => parseCount(results[MATCH_STATEMENT_COUNT + order]) > 0)),
  }
}
