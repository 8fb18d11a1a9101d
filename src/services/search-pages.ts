import type { SearchFindings } from '#src/catalogue/search-types.ts'
import {
  LAST_NAME_TIER,
  readTerms,
  type SearchReach,
  type SearchTerms,
  wholeWords,
} from '#src/domain/search-match.ts'
import { PAGE_SIZE, type SearchRequest } from '#src/domain/search-request.ts'
import type { SearchDatabase } from './search-database.ts'
import { toSearchHit } from './search-hits.ts'
import { type FoundRow, parseFacetCounts, parseHits } from './search-rows.ts'
import { correctSpelling } from './search-spelling.ts'
import { browseStatement, countStatement, hitStatement } from './search-statements.ts'

/** With so many whole-word matches in texts a query is taken as it is, however it is spelt. */
const ENOUGH = 3

type Found = Pick<SearchFindings, 'hits' | 'counts'> & { readonly rows: readonly FoundRow[] }

const windowOf = ({ page }: SearchRequest) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE })
const filterOf = ({ kind, continent }: SearchRequest) => ({
  ...(kind === null ? {} : { kind }),
  ...(continent === null ? {} : { continent }),
})
const totalOf = ({ counts }: Found): number => counts.reduce((sum, { count }) => sum + count, 0)

async function find(
  database: SearchDatabase,
  request: SearchRequest,
  terms: SearchTerms,
  reach: SearchReach,
): Promise<Found> {
  const query = { terms, reach, filter: filterOf(request), ...windowOf(request), withBody: true }
  const [hitRows, countRows] = await database.ask((index) => [
    hitStatement(index, query),
    countStatement(index, terms, reach),
  ])
  const rows = parseHits(hitRows)
  return { rows, hits: rows.map((row) => toSearchHit(row, terms)), counts: parseFacetCounts(countRows) }
}

async function browse(database: SearchDatabase, request: SearchRequest): Promise<SearchFindings> {
  let facets: Readonly<Record<string, number>> = {}
  const [rows] = await database.ask((index) => {
    facets = index.facets
    return [browseStatement(index, filterOf(request), windowOf(request))]
  })
  return {
    hits: parseHits(rows).map((row) => toSearchHit(row, null)),
    counts: parseFacetCounts(
      Object.entries(facets).map(([facet, count]) => ({ facet: Number(facet), count })),
    ),
    meant: null,
    shows: 'typed',
    isLimited: false,
  }
}

async function hasEnoughWholeWords(database: SearchDatabase, terms: SearchTerms): Promise<boolean> {
  const [rows] = await database.ask(({ words }) => [
    {
      sql: `SELECT 0 AS facet, 1 AS count FROM ${words} WHERE ${words} MATCH ? LIMIT ${ENOUGH}`,
      values: [wholeWords(terms)],
    },
  ])
  return Array.isArray(rows) && rows.length >= ENOUGH
}

/** Names match, or the words are words of several texts: then nothing needs to be put right. */
async function isWellSpelt(
  database: SearchDatabase,
  request: SearchRequest,
  terms: SearchTerms,
  found: Found,
): Promise<boolean> {
  if (totalOf(found) === 0) return false
  // A filter or a later page may show none of the matches by name.
  const isWhole = request.page === 1 && request.kind === null && request.continent === null
  const first = isWhole
    ? found
    : await find(database, { ...request, page: 1, kind: null, continent: null }, terms, 'everything')
  if ((first.rows[0]?.tier ?? LAST_NAME_TIER + 1) <= LAST_NAME_TIER) return true
  return hasEnoughWholeWords(database, terms)
}

async function findInstead(
  database: SearchDatabase,
  request: SearchRequest,
  terms: SearchTerms,
  typed: Found,
): Promise<SearchFindings> {
  const plain = { ...typed, meant: null, shows: 'typed', isLimited: false } as const
  const meant = await correctSpelling(database, terms, 'whole')
  const meantTerms = meant === null ? null : readTerms(meant)
  if (meantTerms !== null) {
    const found = await find(database, request, meantTerms, 'everything')
    if (totalOf(found) > 0) return { ...plain, ...found, meant, shows: 'meant' }
  }
  if (totalOf(typed) > 0 || terms.words.length === 1) return plain
  const some = await find(database, request, terms, 'some words')
  return totalOf(some) > 0 ? { ...plain, ...some, shows: 'some words' } : plain
}

/**
 * The pages of the index that answer a request, best first; everything when nothing is asked for.
 * Names count before texts. When no name matches and texts hardly do, what was probably meant is looked for instead,
 * then pages that have at least some of the words.
 * @throws {UnavailableError} or whatever D1 throws
 */
export async function searchPages(database: SearchDatabase, request: SearchRequest): Promise<SearchFindings> {
  if (request.query === '') return browse(database, request)
  const terms = readTerms(request.query)
  if (terms === null) return { hits: [], counts: [], meant: null, shows: 'typed', isLimited: false }
  const typed = await find(database, request, terms, 'everything')
  if (request.isLiteral || (await isWellSpelt(database, request, terms, typed))) {
    const { hits, counts } = typed
    return { hits, counts, meant: null, shows: 'typed', isLimited: false }
  }
  const { hits, counts, meant, shows, isLimited } = await findInstead(database, request, terms, typed)
  return { hits, counts, meant, shows, isLimited }
}
