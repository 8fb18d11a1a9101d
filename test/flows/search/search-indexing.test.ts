import { afterAll, describe, expect, it, vi } from 'vitest'
import { createSpellingDictionary } from '#isomorphic/search/spelling-dictionary.ts'
import { EDITORIAL_CONTENT_WEIGHT } from '#src/search/rules/editorial-content-weight.ts'
import { parseSearchRequest } from '#src/search/rules/search-request.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { runSearch } from '#src/search/store/run-search.ts'
import { createIndexCache, openSearchDatabase } from '#src/search/store/search-database.ts'
import {
  buildSearchIndexForTests,
  COMPILED_DOCUMENTS,
  searchDb,
} from '#test/support/worker/build-search-index.ts'
import { bindingDatabase } from '#tools/operate/search/index-database.ts'
import { indexSlices } from '#tools/operate/search/index-statements.ts'
import { rebuildIndex } from '#tools/operate/search/rebuild-index.ts'

/** A story as another part of the compiler could write it: no poster, no continent, no parents except its list. */
const STORY: SearchDocument = {
  kind: 'article',
  path: '/articles/night-trains-of-europe',
  title: 'Night trains of Europe',
  otherNames: [],
  adjectives: [],
  landmarks: [],
  parents: [{ name: 'Stories', path: '/articles' }],
  parentNames: [],
  continent: null,
  lead: 'Eleven sleepers, ranked by their breakfast.',
  keywords: ['road trips', 'Austria'],
  text: 'The couchette to Vienna leaves at dusk.',
  poster: null,
  importance: EDITORIAL_CONTENT_WEIGHT + 50,
}

/** Enough documents to search, few enough to index repeatedly. */
const DOCUMENTS = COMPILED_DOCUMENTS.filter(({ path }) => /\/(?:japan|italy|norway|vietnam)/.test(path))

vi.setConfig({ testTimeout: 30_000 })

const memory = createIndexCache()
const NO_TERMS = createSpellingDictionary([])
async function find(query: string, more: Readonly<Record<string, string>> = {}) {
  const request = parseSearchRequest(new URLSearchParams({ q: query, ...more }))
  return (await runSearch(openSearchDatabase(searchDb, memory), NO_TERMS, request)).hits.map(
    ({ path }) => path,
  )
}

async function tablesOfIndexes(): Promise<ReadonlySet<string | undefined>> {
  const { results } = await searchDb
    .prepare("SELECT name FROM sqlite_master WHERE name LIKE 'search_documents_%'")
    .all<{ name: string }>()
  return new Set(results.map(({ name }) => name))
}

afterAll(async () => {
  await buildSearchIndexForTests()
})

describe('indexing', () => {
  it('documents of any kind are indexed: a story is found by title, text and topic, and counted by kind', async () => {
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'with a story')
    expect((await find('night trains'))[0]).toBe(STORY.path)
    expect(await find('couchette')).toEqual([STORY.path])
    expect(await find('sleepers vienna', { kind: 'article' })).toEqual([STORY.path])
    expect(await find('', { kind: 'article' })).toEqual([STORY.path])
  })

  it('unchanged documents are not indexed again', async () => {
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'twice')
    expect(await buildSearchIndexForTests([], 'twice')).toBe(false)
    expect((await find('night trains'))[0]).toBe(STORY.path)
  })

  it('stale rows are removed, also for readers that have cached the previous index', async () => {
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'stale rows 1')
    expect(await find('couchette')).toEqual([STORY.path])
    await buildSearchIndexForTests(DOCUMENTS, 'stale rows 2')
    expect(await find('couchette')).toEqual([])
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'stale rows 3')
    await buildSearchIndexForTests(DOCUMENTS, 'stale rows 4')
    expect(await find('couchette')).toEqual([])
    expect((await tablesOfIndexes()).size).toBe(2)
  })

  it('an incomplete index is never used, and an interrupted run starts again', async () => {
    await buildSearchIndexForTests(DOCUMENTS, 'whole')
    const state = await searchDb
      .prepare('SELECT generation FROM search_index')
      .first<{ generation: number }>()
    const plan = { generation: (state?.generation ?? 0) + 1, version: 'broken off', stale: [] }
    const before = await find('kyoto')
    const statements = [...indexSlices([STORY], plan)].flatMap((slice) => slice.statements)
    const turn = statements.findIndex((statement) => statement.includes('INTO search_index'))
    expect(turn).toBeGreaterThan(8)
    for (const statement of statements.slice(0, turn)) {
      await searchDb.prepare(statement).run()
      if (statement.startsWith('INSERT')) expect(await find('kyoto')).toEqual(before)
    }
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'begun again')
    expect(await find('kyoto')).toEqual(before)
    expect(await find('couchette')).toEqual([STORY.path])
    expect((await tablesOfIndexes()).size).toBe(2)
  })

  /** Returns the row count of every table of the current index, and its declared number of documents. */
  async function countIndex() {
    const index = await searchDb.prepare('SELECT generation, facets FROM search_index').first()
    const { generation, facets } = index as { generation: number; facets: string }
    const facetTotal = Object.values(JSON.parse(facets) as Record<string, number>).reduce(
      (sum, each) => sum + each,
    )
    const tables = ['documents', 'words', 'name_words'].map((table) => `search_${table}_${generation}`)
    const counts = await Promise.all(
      tables.map((table) => searchDb.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')),
    )
    return { facetTotal, counts }
  }

  it('concurrent runs write separate tables, and one complete index is in use afterwards', async () => {
    const lists = [[...DOCUMENTS, STORY], DOCUMENTS, [STORY]]
    const run = crypto.randomUUID()
    const rivals = lists.map((documents, index) =>
      buildSearchIndexForTests(documents, `rival ${index} ${run}`),
    )
    expect(await Promise.all(rivals)).toEqual([true, true, true])
    const { facetTotal, counts } = await countIndex()
    expect(lists.map(({ length }) => length)).toContain(facetTotal)
    expect(counts).toEqual([facetTotal, facetTotal, facetTotal])
    await buildSearchIndexForTests(DOCUMENTS, `after ${run}`)
    expect((await tablesOfIndexes()).size).toBe(2)
  })

  it('the index of the most recently started run stays in use when an earlier run continues', async () => {
    const generation = await searchDb
      .prepare('SELECT generation FROM search_index')
      .first<number>('generation')
    const plan = { generation: (generation ?? 0) + 1, version: 'slow', stale: [] }
    const statements = [...indexSlices([STORY], plan)].flatMap((slice) => slice.statements)
    const half = statements.findIndex((statement) => statement.startsWith('INSERT'))
    for (const statement of statements.slice(0, half)) await searchDb.prepare(statement).run()
    await buildSearchIndexForTests(DOCUMENTS, `fast ${crypto.randomUUID()}`)
    await expect(searchDb.prepare(statements[half] ?? '').run()).rejects.toThrow('no such table')
    const turn = statements.find((statement) => statement.includes('INTO search_index')) ?? ''
    await searchDb.prepare(turn).run()
    expect((await countIndex()).facetTotal).toBe(DOCUMENTS.length)
  })

  it('indexing waits for a concurrent writer', async () => {
    const failures = [
      'D1_ERROR: database is locked: SQLITE_BUSY',
      'D1_ERROR: Failed to get session commit token: internal error',
    ]
    const locked = {
      prepare: (sql: string) => searchDb.prepare(sql),
      batch: (statements: D1PreparedStatement[]) => {
        const failure = failures.pop()
        return failure === undefined ? searchDb.batch(statements) : Promise.reject(new Error(failure))
      },
    }
    const compiled = { documents: DOCUMENTS, version: crypto.randomUUID() }
    expect(await rebuildIndex(bindingDatabase(locked as never), compiled)).toBe(true)
    expect(failures).toEqual([])
    expect((await countIndex()).facetTotal).toBe(DOCUMENTS.length)
  })

  it('a search during indexing uses the new index once it is complete', async () => {
    const before = await find('kyoto')
    const searches = Array.from({ length: 30 }, () => find('kyoto'))
    await buildSearchIndexForTests(DOCUMENTS, 'at once')
    for (const hits of await Promise.all(searches)) expect(hits).toEqual(before)
  })

  it('quotes, SQL syntax and an empty list are indexed', async () => {
    await buildSearchIndexForTests(
      [{ ...STORY, title: `O'Hara's "best"; DROP TABLE x;--\0`, path: '/articles/o' }],
      'signs',
    )
    expect(await find("o'hara")).toEqual(['/articles/o'])
    await buildSearchIndexForTests([], 'nothing')
    expect(await find('kyoto')).toEqual([])
    expect(await find('')).toEqual([])
  })
})
