import { findSpelling } from '#client/search/matching/find-spelling.ts'
import { foldText } from '#client/search/matching/fold-text.ts'
import { isNameTier, OTHER_NAME_TIER, WITHIN_TIER } from '#client/search/matching/match-tiers.ts'
import { restOf } from '#client/search/matching/search-rest.ts'
import { readTerms, type SearchTerms } from '#client/search/matching/search-terms.ts'
import type { SpellingBook } from '#client/search/matching/spelling-book.ts'
import { wordDistance } from '#client/search/matching/word-distance.ts'
import type { SearchRequest } from '#src/search/rules/search-request.ts'
import type { SearchFindings } from '#src/search/search-types.ts'
import {
  ENOUGH,
  FIND_COUNT,
  type Found,
  filterOf,
  findStatements,
  findTyped,
  readFound,
  type Typed,
  totalOf,
  windowOf,
} from './find-typed.ts'
import type { SearchDatabase } from './search-database.ts'
import { toSearchHit } from './search-hits.ts'
import { parseFacetCounts, parseHits } from './search-rows.ts'
import { browseStatement } from './search-statements.ts'

/** In a name of so many letters one wrong one is no other word. */
const LONG_NAME = 7

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

type Others = {
  /** What there is of what was probably meant; null when there is nothing. */
  readonly instead: Instead | null
  /** Pages with some of the words; null when they were not looked for, or when there are none. */
  readonly some: Found | null
}

const NOTHING: Others = { instead: null, some: null }
const unlessEmpty = (found: Found): Found | null => (totalOf(found) === 0 ? null : found)

/** What was meant and pages that have some of the words, in one trip, or none when neither can be. */
async function findOthers(
  database: SearchDatabase,
  request: SearchRequest,
  terms: SearchTerms,
  { meant, wantsSome }: { readonly meant: string | null; readonly wantsSome: boolean },
): Promise<Others> {
  const meantTerms = meant === null ? null : readTerms(meant)
  if (meantTerms === null && !wantsSome) return NOTHING
  const answers = await database.ask((index) => [
    ...(meantTerms === null ? [] : findStatements(index, request, meantTerms, 'everything')),
    ...(wantsSome ? findStatements(index, request, terms, 'some words') : []),
  ])
  const found = meantTerms && unlessEmpty(readFound(answers, meantTerms))
  return {
    instead: meant === null || found === null ? null : { meant, found },
    some: wantsSome ? unlessEmpty(readFound(answers.slice(-FIND_COUNT), terms)) : null,
  }
}

/** A word that a text has is a word, however close it comes to a name. */
async function findUnnamed(
  database: SearchDatabase,
  book: SpellingBook,
  request: SearchRequest,
  terms: SearchTerms,
  typed: Typed,
): Promise<SearchFindings> {
  if (typed.wholeCount >= ENOUGH) return plainly(typed)
  const named = restOf(typed.rows[0], terms)
  const meant = findSpelling(book, { terms, reach: 'whole', named, known: typed.known })
  const wantsSome = totalOf(typed) === 0 && terms.words.length > 1
  const { instead, some } = await findOthers(database, request, terms, { meant, wantsSome })
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
  return some === null ? plainly(typed) : { ...plainly(some), shows: 'some words' }
}

/**
 * The pages of the index that answer a request, best first; everything when nothing is asked for.
 * Names count before texts. When no name matches and no text has the words, what was probably meant is looked for
 * instead, and pages that have at least some of the words, at the same time: the index is asked twice at most.
 * @param book what a misspelt query may have meant
 * @throws {UnavailableError} or whatever D1 throws
 */
export async function searchPages(
  database: SearchDatabase,
  book: SpellingBook,
  request: SearchRequest,
): Promise<SearchFindings> {
  if (request.query === '') return browse(database, request)
  const terms = readTerms(request.query)
  if (terms === null) return plainly({ hits: [], counts: [] })
  const typed = await findTyped(database, request, terms)
  return request.isLiteral || typed.isNamed
    ? plainly(typed)
    : findUnnamed(database, book, request, terms, typed)
}
