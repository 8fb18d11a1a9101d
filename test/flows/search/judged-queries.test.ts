import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SuggestResponse } from '#isomorphic/search/suggestion.ts'
import { parseSearchRequest } from '#src/search/rules/search-request.ts'
import { createSpellingReader } from '#src/search/spelling-reader.ts'
import { runSearch } from '#src/search/store/run-search.ts'
import { createIndexCache, openSearchDatabase } from '#src/search/store/search-database.ts'
import { suggestPages } from '#src/search/suggest-pages.ts'
import { buildSearchIndexForTests, searchDb } from '#test/support/worker/build-search-index.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import { printFigures } from '#test/support/worker/print-figures.ts'
import judgedQueries from '#test/support/worker/search/judged-queries.txt?raw'
import untunedQueries from '#test/support/worker/search/untuned-queries.txt?raw'

const MIN_QUERIES = 200
const MIN_FIRST_SHARE = 0.92
const MIN_FIVE_SHARE = 0.98
const FIVE = 5
/** For queries that the search was not tuned for: below what was measured, so that it notices a loss. */
const MIN_UNTUNED_FIRST_SHARE = 0.92
const MIN_UNTUNED_FIVE_SHARE = 0.95
/** Words that many texts have, with the most results that make sense. */
const BROAD_QUERIES = ['by train', 'warm in february', 'where to go in february', 'weekend break']
const MAX_BROAD_RESULTS = 100

vi.setConfig({ testTimeout: 60_000 })

type Judged = { readonly query: string; readonly wanted: string }

/** Lines of `page: query | query`; a page without a leading slash is a place. */
const parseJudged = (text: string): readonly Judged[] =>
  text.split('\n').flatMap((line) => {
    const [, page = '', queries = ''] = /^([^#:]+): (.*)$/.exec(line) ?? []
    const wanted = page.startsWith('/') ? page : `/destinations/${page}`
    return queries === '' ? [] : queries.split(' | ').map((query) => ({ query, wanted }))
  })
const JUDGED = parseJudged(judgedQueries)
const UNTUNED = parseJudged(untunedQueries)

const readSpelling = createSpellingReader()
const database = openSearchDatabase(searchDb, createIndexCache())

const search = async (query: string) =>
  runSearch(database, await readSpelling(readShard), parseSearchRequest(new URLSearchParams({ q: query })))
const findPaths = async (query: string): Promise<readonly string[]> =>
  (await search(query)).hits.map(({ path }) => path)

/** Misses as `query → what came first`, of all results, and those outside the first five. */
async function judge(queries: readonly Judged[], findPaths: (query: string) => Promise<readonly string[]>) {
  const judged: (Judged & { readonly paths: readonly string[] })[] = []
  for (const each of queries) judged.push({ ...each, paths: await findPaths(each.query) })
  const missesOf = (count: number): readonly string[] =>
    judged
      .filter(({ wanted, paths }) => !paths.slice(0, count).includes(wanted))
      .map(({ query, wanted, paths }) => `${query} → ${paths[0] ?? 'nothing'} (wanted ${wanted})`)
  const share = (misses: readonly string[]): number => 1 - misses.length / queries.length
  const [first, five] = [missesOf(1), missesOf(FIVE)]
  return { count: queries.length, first, five, firstShare: share(first), fiveShare: share(five) }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function print(
  name: string,
  { count, first, five, firstShare, fiveShare }: Awaited<ReturnType<typeof judge>>,
): void {
  printFigures(name, {
    'judged queries': String(count),
    'first right': percent(firstShare),
    'within five': percent(fiveShare),
    'not first': first.join(' · '),
    'not within five': five.join(' · '),
  })
}

describe('judged queries', () => {
  beforeAll(async () => {
    await buildSearchIndexForTests()
  }, 120_000)

  it('has at least 200 of them', () => {
    expect(JUDGED.length).toBeGreaterThanOrEqual(MIN_QUERIES)
  })

  it('the search has the right page first for 92 of 100, and within five for 98', async () => {
    const result = await judge(JUDGED, findPaths)
    print('search', result)
    expect(result.firstShare, result.first.join(' · ')).toBeGreaterThanOrEqual(MIN_FIRST_SHARE)
    expect(result.fiveShare, result.five.join(' · ')).toBeGreaterThanOrEqual(MIN_FIVE_SHARE)
  })

  it('the search understands queries that it was not tuned for', async () => {
    const result = await judge(UNTUNED, findPaths)
    print('search, untuned', result)
    expect(result.firstShare, result.first.join(' · ')).toBeGreaterThanOrEqual(MIN_UNTUNED_FIRST_SHARE)
    expect(result.fiveShare, result.five.join(' · ')).toBeGreaterThanOrEqual(MIN_UNTUNED_FIVE_SHARE)
  })

  it('the suggestions understand the same', async () => {
    const result = await judge(JUDGED, async (query) => {
      const { suggestions }: SuggestResponse = await suggestPages(
        readShard,
        readSpelling,
        query.toLowerCase(),
        'en',
      )
      return suggestions.map(({ path }) => path)
    })
    print('suggestions', result)
    expect(result.fiveShare, result.five.join(' · ')).toBeGreaterThanOrEqual(0.9)
  })

  it.each(BROAD_QUERIES)('%j has a number of results that makes sense', async (query) => {
    const { counts } = await search(query)
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(MAX_BROAD_RESULTS)
  })
})
