import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parseSearchRequest } from '#src/search/rules/search-request.ts'
import { createSpellingReader } from '#src/search/spelling-reader.ts'
import { runSearch } from '#src/search/store/run-search.ts'
import { createIndexCache, openSearchDatabase } from '#src/search/store/search-database.ts'
import { sampleOf } from '#test/support/sample.ts'
import { buildSearchIndexForTests, searchDb } from '#test/support/worker/build-search-index.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import furtherQueries from '#test/support/worker/search/further-queries.txt?raw'
import { SEARCH_QUERIES } from '#test/support/worker/search/search-queries.ts'
import typedQueries from '#test/support/worker/search/typed-queries.txt?raw'

const MIN_QUERIES = 1500
const MIN_FIRST_SHARE = 0.95
const MAX_POSITION = 5

vi.setConfig({ testTimeout: 60_000 })

type Row = readonly [query: string, wanted: string]

const readSpelling = createSpellingReader()
const database = openSearchDatabase(searchDb, createIndexCache())
const pathOf = (wanted: string): string =>
  wanted.startsWith('articles/') ? `/${wanted}` : `/destinations/${wanted}`

/** Returns the rank of the wanted page, from 0; -1 when it is not on the first page of results. */
async function placeOf([query, wanted]: Row): Promise<number> {
  const { hits } = await runSearch(
    database,
    await readSpelling(readShard),
    parseSearchRequest(new URLSearchParams({ q: query })),
  )
  return hits.findIndex(({ path }) => path === pathOf(wanted))
}

/** Parses lines of `wanted: query | query`. */
const readRows = (table: string): readonly Row[] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [wanted = '', queries = ''] = line.split(/: (.*)/s)
      return queries.split(' | ').map((query) => [query, wanted] as const)
    })

const ALL_GROUPS: Readonly<Record<string, readonly Row[]>> = {
  ...SEARCH_QUERIES,
  'queries of visitors': readRows(typedQueries),
  'foreign names, people and things, misspellings beside a country': readRows(furtherQueries),
}
const GROUPS = Object.entries(ALL_GROUPS).map(([group, rows]) => [group, sampleOf(rows)] as const)
const ROWS = GROUPS.flatMap(([, rows]) => rows)

describe('search relevance', () => {
  const places = new Map<Row, number>()
  beforeAll(async () => {
    await buildSearchIndexForTests()
    // Reads the shards once: sixteen hundred concurrent queries would each read them.
    await readSpelling(readShard)
    await Promise.all(ROWS.map(async (row) => places.set(row, await placeOf(row))))
  }, 180_000)
  const isFoundBefore = (row: Row, maxRank: number): boolean => {
    const place = places.get(row) ?? -1
    return place >= 0 && place < maxRank
  }

  it.each(GROUPS)('%s: every wanted page is among the first five', (_group, rows) => {
    expect(rows.filter((row) => !isFoundBefore(row, MAX_POSITION))).toEqual([])
  })

  it('the wanted page is first for at least 95 of 100 queries', () => {
    const misses = ROWS.filter((row) => !isFoundBefore(row, 1))
    expect(Object.values(ALL_GROUPS).flat().length).toBeGreaterThanOrEqual(MIN_QUERIES)
    expect(misses.length, misses.join(' · ')).toBeLessThanOrEqual(ROWS.length * (1 - MIN_FIRST_SHARE))
  })
})
