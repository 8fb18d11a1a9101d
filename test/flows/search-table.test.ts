import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parseSearchRequest } from '#src/domain/search-request.ts'
import { createIndexMemory, openSearchDatabase } from '#src/services/search-database.ts'
import { searchPages } from '#src/services/search-pages.ts'
import { fillSearchIndex, searchDb } from '#test/support/worker/fill-search-index.ts'
import { SEARCH_QUERIES } from '#test/support/worker/search-queries.ts'

const LEAST_QUERIES = 150
const LEAST_FIRST = 0.95
const MOST_DOWN = 5

async function placeOf(query: string, wanted: string): Promise<number> {
  const database = openSearchDatabase(searchDb, createIndexMemory())
  const { hits } = await searchPages(database, parseSearchRequest(new URLSearchParams({ q: query })))
  return hits.findIndex(({ path }) => path === `/destinations/${wanted}`)
}

vi.setConfig({ testTimeout: 30_000 })

const queries = Object.values(SEARCH_QUERIES).flat()

describe('the table of queries', () => {
  beforeAll(async () => {
    await fillSearchIndex()
  }, 60_000)

  it.each(Object.entries(SEARCH_QUERIES))('%s: every one within the first five', async (_group, rows) => {
    const places = await Promise.all(
      rows.map(async ([query, wanted]) => [query, await placeOf(query, wanted)] as const),
    )
    expect(places.filter(([, place]) => place < 0 || place >= MOST_DOWN)).toEqual([])
  })

  it('has the wanted page first for at least 95 of 100', async () => {
    const places = await Promise.all(queries.map(([query, wanted]) => placeOf(query, wanted)))
    const misses = queries.filter((_, index) => places[index] !== 0)
    expect(queries.length).toBeGreaterThanOrEqual(LEAST_QUERIES)
    expect(misses.length, misses.join(' · ')).toBeLessThanOrEqual(queries.length * (1 - LEAST_FIRST))
  })
})
