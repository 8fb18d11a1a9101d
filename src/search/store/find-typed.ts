import { wordsToKnow } from '#client/search/matching/find-spelling.ts'
import { isNameTier } from '#client/search/matching/match-tiers.ts'
import type { SearchTerms } from '#client/search/matching/search-terms.ts'
import { knownWord, type SearchReach, wholeWords } from '#src/search/rules/search-match.ts'
import { PAGE_SIZE, type SearchRequest } from '#src/search/rules/search-request.ts'
import type { SearchFindings } from '#src/search/search-types.ts'
import type { OpenIndex, SqlQuery } from './open-index.ts'
import type { SearchDatabase } from './search-database.ts'
import { toSearchHit } from './search-hits.ts'
import { type FoundRow, parseCount, parseFacetCounts, parseHits } from './search-rows.ts'
import { countStatement, hitStatement, limitedCountStatement } from './search-statements.ts'

/** With so many whole-word matches in texts nothing else is offered. */
export const ENOUGH = 3

export type Found = Pick<SearchFindings, 'hits' | 'counts'> & {
  readonly rows: readonly FoundRow[]
  /** How many pages have every word of the query whole, up to `ENOUGH`. */
  readonly wholeCount: number
}

/** What the first look at the index says of a query. */
export type Typed = Found & {
  /** Whether a name matches, on this page of results or, where a filter or turning over hides it, on the first of all. */
  readonly isNamed: boolean
  /** Those of `wordsToKnow` that some page has. */
  readonly known: ReadonlySet<string>
}

export const windowOf = ({ page }: SearchRequest) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE })
export const filterOf = ({ kind, continent }: SearchRequest) => ({
  ...(kind === null ? {} : { kind }),
  ...(continent === null ? {} : { continent }),
})
export const totalOf = ({ counts }: Found): number => counts.reduce((sum, { count }) => sum + count, 0)
const isFirstOfAll = ({ page, kind, continent }: SearchRequest): boolean =>
  page === 1 && kind === null && continent === null

/** What `readFound` reads. */
export function findStatements(
  index: OpenIndex,
  request: SearchRequest,
  terms: SearchTerms,
  reach: SearchReach,
): readonly SqlQuery[] {
  const query = { terms, reach, filter: filterOf(request), ...windowOf(request), withBody: true }
  return [
    hitStatement(index, query),
    countStatement(index, terms, reach),
    limitedCountStatement(index, wholeWords(terms), ENOUGH),
  ]
}
export const FIND_COUNT = 3

export function readFound([hitRows, countRows, wholeRows]: readonly unknown[], terms: SearchTerms): Found {
  const rows = parseHits(hitRows)
  return {
    rows,
    hits: rows.map((row) => toSearchHit(row, terms)),
    counts: parseFacetCounts(countRows),
    wholeCount: parseCount(wholeRows),
  }
}

/** Everything that the query as it was typed needs to know of the index, in one trip. */
export async function findTyped(
  database: SearchDatabase,
  request: SearchRequest,
  terms: SearchTerms,
): Promise<Typed> {
  const words = wordsToKnow(terms)
  const isFirst = isFirstOfAll(request)
  const best = { terms, reach: 'everything', filter: {}, offset: 0, limit: 1, withBody: false } as const
  const answers = await database.ask((index) => [
    ...findStatements(index, request, terms, 'everything'),
    ...words.map((word) => limitedCountStatement(index, knownWord(word), 1)),
    ...(isFirst ? [] : [hitStatement(index, best)]),
  ])
  const found = readFound(answers, terms)
  const [bestRow] = isFirst ? found.rows : parseHits(answers.at(-1))
  return {
    ...found,
    isNamed: totalOf(found) > 0 && bestRow !== undefined && isNameTier(bestRow.tier),
    known: new Set(words.filter((_, order) => parseCount(answers[FIND_COUNT + order]) > 0)),
  }
}
