import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { countMatches } from '#src/search/rules/search-counts.ts'
import { PAGE_SIZE, parseSearchRequest } from '#src/search/rules/search-request.ts'
import { parseSuggestQuery } from '#src/search/rules/suggest-query.ts'
import { createSpellingReader } from '#src/search/spelling-reader.ts'
import { runSearch } from '#src/search/store/run-search.ts'
import {
  createIndexCache,
  openSearchDatabase,
  type SearchDatabase,
} from '#src/search/store/search-database.ts'
import { suggestPages } from '#src/search/suggest-pages.ts'
import { runsOf } from '#test/support/sample.ts'
import { buildSearchIndexForTests, searchDb } from '#test/support/worker/build-search-index.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

/** Words and characters with a meaning in FTS5, SQL, HTML or URLs. */
const SIGNS = [
  '"',
  "'",
  '*',
  '^',
  ':',
  '(',
  ')',
  '{',
  '}',
  '-',
  '+',
  ',',
  '=',
  '%',
  '\\',
  '\0',
  '<b>',
  '&',
  ';',
  '--',
]
const WORDS = [
  'AND',
  'OR',
  'NOT',
  'NEAR',
  'NEAR(a b, 2)',
  'title',
  'rowid',
  'facet',
  '=country',
  'a*',
  'the',
  'new',
  'ß',
  'ı',
  '日本',
]
/** Queries the index directly: rendering a page takes twenty times as long and is the same code for all. */
const QUERIES = runsOf(10_000)
const AT_ONCE = 100
const REQUESTS = runsOf(300)
const REQUESTS_AT_ONCE = 20
const TIMEOUT_MS = 300_000

const query = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...SIGNS, ...WORDS), fc.string({ maxLength: 6 })), { maxLength: 12 })
    .map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...SIGNS, ...WORDS), { maxLength: 12 }).map((parts) => parts.join('')),
)
const parameters = fc.record({
  kind: fc.oneof(fc.constantFrom('', 'city', 'article', 'CITY'), fc.string({ maxLength: 5 })),
  continent: fc.oneof(fc.constantFrom('', 'asia', 'middle-east'), fc.string({ maxLength: 5 })),
  page: fc.oneof(fc.constantFrom('', '1', '2', '50', '51', '-1', '1e9'), fc.string({ maxLength: 4 })),
})

type Build = Parameters<SearchDatabase['query']>[0]
type SearchRequest = readonly [isSuggest: boolean, text: string, more: Readonly<Record<string, string>>]

const searchRequest: fc.Arbitrary<SearchRequest> = fc.tuple(
  fc.constantFrom(true, true, false),
  query,
  parameters,
)

const addressOf = ([isSuggest, text, more]: SearchRequest): string => {
  const search = new URLSearchParams({ q: text, ...(isSuggest ? {} : more) })
  return `${isSuggest ? '/api/suggest' : '/search'}?${search}`
}

/** Does what the route does with a request, without rendering a page. */
async function askIndex(database: SearchDatabase, one: SearchRequest): Promise<number> {
  const parameters = new URL(addressOf(one), WORKER_ORIGIN).searchParams
  const [isSuggest] = one
  if (!isSuggest) {
    const request = parseSearchRequest(parameters)
    const { hits, counts, isTitlesOnly } = await runSearch(database, await readSpelling(readShard), request)
    // Listed pages are counted, however they were found.
    expect(countMatches(counts, request).total).toBeGreaterThanOrEqual(hits.length)
    expect(isTitlesOnly).toBe(false)
    return hits.length
  }
  const typed = parseSuggestQuery(parameters.get('q') ?? undefined)
  return typed === null
    ? 0
    : (await suggestPages(readShard, readSpelling, typed, DEFAULT_LOCALE)).suggestions.length
}

/** Sends concurrent queries as one batch: ten thousand round trips would take most of the time. */
function joined(database: SearchDatabase): SearchDatabase {
  type Waiting = { readonly build: Build; readonly resolve: (responses: Promise<readonly unknown[]>) => void }
  let waiting: Waiting[] = []
  async function flush(): Promise<void> {
    const batch = waiting
    waiting = []
    let counts: readonly number[] = []
    const responses = database.query((index) => {
      const built = batch.map(({ build }) => build(index))
      counts = built.map(({ length }) => length)
      return built.flat()
    })
    for (const [order, { resolve }] of batch.entries()) {
      resolve(
        responses.then((all) => {
          const start = counts.slice(0, order).reduce((sum, count) => sum + count, 0)
          return all.slice(start, start + (counts[order] ?? 0))
        }),
      )
    }
    await responses.catch(() => null)
  }
  return {
    query: (build) =>
      new Promise((resolve) => {
        if (waiting.length === 0) setTimeout(flush)
        waiting.push({ build, resolve })
      }),
  }
}

const readSpelling = createSpellingReader()
const inGroups = (size: number) => fc.array(searchRequest, { minLength: size, maxLength: size })

beforeAll(async () => {
  await buildSearchIndexForTests()
})

it(
  '10,000 random queries are answered from the index, with no more than one page',
  async () => {
    const database = joined(openSearchDatabase(searchDb, createIndexCache()))
    await fc.assert(
      fc.asyncProperty(inGroups(AT_ONCE), async (group) => {
        const found = await Promise.all(group.map((one) => askIndex(database, one)))
        expect(Math.max(...found)).toBeLessThanOrEqual(PAGE_SIZE)
      }),
      { numRuns: Math.ceil(QUERIES / AT_ONCE) },
    )
  },
  TIMEOUT_MS,
)

it(
  '300 random requests return 200 from the full index',
  async () => {
    await fc.assert(
      fc.asyncProperty(inGroups(REQUESTS_AT_ONCE), async (group) => {
        const responses = await Promise.all(group.map((one) => fetchSite(addressOf(one))))
        const bodies = await Promise.all(responses.map((response) => response.text()))
        expect(responses.map(({ status }) => status)).toEqual(group.map(() => 200))
        expect(bodies.filter((body) => body.includes('matches by title only'))).toEqual([])
      }),
      { numRuns: Math.ceil(REQUESTS / REQUESTS_AT_ONCE) },
    )
  },
  TIMEOUT_MS,
)
