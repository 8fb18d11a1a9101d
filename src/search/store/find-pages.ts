import { foldText } from '#src/catalogue/fold-text.ts'
import { wordDistance } from '#src/catalogue/word-distance.ts'
import {
  isNameTier,
  OTHER_NAME_TIER,
  type SearchReach,
  WITHIN_TIER,
  wholeWords,
} from '#src/search/rules/search-match.ts'
import { PAGE_SIZE, type SearchRequest } from '#src/search/rules/search-request.ts'
import { readTerms, type SearchTerms } from '#src/search/rules/search-terms.ts'
import type { SearchFindings } from '#src/search/search-types.ts'
import type { SearchDatabase } from './search-database.ts'
import { toSearchHit } from './search-hits.ts'
import { restOf } from './search-rest.ts'
import { type FoundRow, parseCount, parseFacetCounts, parseHits } from './search-rows.ts'
import { findSpelling } from './search-spelling.ts'
import { browseStatement, countStatement, hitStatement, limitedCountStatement } from './search-statements.ts'

/** With so many whole-word matches in texts nothing else is offered. */
const ENOUGH = 3
/** In a name of so many letters one wrong one is no other word. */
const LONG_NAME = 7

type Found = Pick<SearchFindings, 'hits' | 'counts'> & {
  readonly rows: readonly FoundRow[]
  /** How many pages have every word of the query whole, up to `ENOUGH`. */
  readonly wholeCount: number
}

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
  const [hitRows, countRows, wholeRows] = await database.ask((index) => [
    hitStatement(index, query),
    countStatement(index, terms, reach),
    limitedCountStatement(index, wholeWords(terms), ENOUGH),
  ])
  const rows = parseHits(hitRows)
  return {
    rows,
    hits: rows.map((row) => toSearchHit(row, terms)),
    counts: parseFacetCounts(countRows),
    wholeCount: parseCount(wholeRows),
  }
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

/** Whether a name matches, on this page of results or, where a filter or turning over hides it, on the first of all. */
async function isNamed(database: SearchDatabase, request: SearchRequest, terms: SearchTerms, found: Found) {
  if (totalOf(found) === 0) return false
  const { page, kind, continent } = request
  const isFirst = page === 1 && kind === null && continent === null
  const first = isFirst
    ? found
    : await find(database, { ...request, page: 1, kind: null, continent: null }, terms, 'everything')
  const best = first.rows[0]?.tier
  return best !== undefined && isNameTier(best)
}

const plainly = ({ hits, counts }: Pick<Found, 'hits' | 'counts'>): SearchFindings => ({
  hits,
  counts,
  meant: null,
  shows: 'typed',
  isLimited: false,
})

type Instead = { readonly meant: string; readonly found: Found }

const insteadOf = ({ meant, found }: Instead): SearchFindings => ({
  ...plainly(found),
  meant,
  shows: 'meant',
})

/** Long names that differ in one letter are taken for each other: Columbia is in a text or two, Colombia is a country. */
const isSlipOf = (typed: string, name: string): boolean =>
  typed.length >= LONG_NAME && wordDistance(typed, foldText(name)).whole === 1

/** What there is of what was probably meant; null when there is nothing. */
async function findMeant(
  database: SearchDatabase,
  request: SearchRequest,
  meant: string | null,
): Promise<Instead | null> {
  const terms = meant === null ? null : readTerms(meant)
  if (meant === null || terms === null) return null
  const found = await find(database, request, terms, 'everything')
  return totalOf(found) === 0 ? null : { meant, found }
}

/** A word that a text has is a word, however close it comes to a name. */
async function findUnnamed(
  database: SearchDatabase,
  request: SearchRequest,
  terms: SearchTerms,
  typed: Found,
): Promise<SearchFindings> {
  if (typed.wholeCount >= ENOUGH) return plainly(typed)
  const named = restOf(typed.rows[0], terms)
  const meant = await findSpelling(database, { terms, reach: 'whole', named })
  const instead = await findMeant(database, request, meant)
  if (typed.wholeCount > 0) {
    // A few texts have the word, so they are shown; a name that is spelt almost alike is only offered.
    const tier = instead?.found.rows[0]?.tier ?? Number.POSITIVE_INFINITY
    if (instead === null || !isNameTier(tier)) return plainly(typed)
    if (isSlipOf(terms.name, instead.meant)) return insteadOf(instead)
    return tier <= OTHER_NAME_TIER ? { ...plainly(typed), meant: instead.meant } : plainly(typed)
  }
  // A page that the query names among other words gives way only to one that all of it names.
  const isCalled = typed.rows[0]?.tier === WITHIN_TIER
  const isBetter = instead !== null && (!isCalled || isNameTier(instead.found.rows[0]?.tier ?? WITHIN_TIER))
  if (isBetter) return insteadOf(instead)
  if (totalOf(typed) > 0 || terms.words.length === 1) return plainly(typed)
  const some = await find(database, request, terms, 'some words')
  return totalOf(some) > 0 ? { ...plainly(some), shows: 'some words' } : plainly(typed)
}

/**
 * The pages of the index that answer a request, best first; everything when nothing is asked for.
 * Names count before texts. When no name matches and no text has the words, what was probably meant is looked for
 * instead, then pages that have at least some of the words.
 * @throws {UnavailableError} or whatever D1 throws
 */
export async function searchPages(database: SearchDatabase, request: SearchRequest): Promise<SearchFindings> {
  if (request.query === '') return browse(database, request)
  const terms = readTerms(request.query)
  if (terms === null) return plainly({ hits: [], counts: [] })
  const typed = await find(database, request, terms, 'everything')
  const isEnough = request.isLiteral || (await isNamed(database, request, terms, typed))
  return isEnough ? plainly(typed) : findUnnamed(database, request, terms, typed)
}
