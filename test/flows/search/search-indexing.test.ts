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

/** A story as another part of the compiler may write it: no poster, no continent, no parents but its list. */
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

/** Enough to search, few enough to fill again and again. */
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

describe('filling the index', () => {
  it('takes documents of any kind: a story is found by title, text and topic, and counted by kind', async () => {
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'with a story')
    expect((await find('night trains'))[0]).toBe(STORY.path)
    expect(await find('couchette')).toEqual([STORY.path])
    expect(await find('sleepers vienna', { kind: 'article' })).toEqual([STORY.path])
    expect(await find('', { kind: 'article' })).toEqual([STORY.path])
  })

  it('does nothing when the documents are those of the index in use', async () => {
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'twice')
    expect(await buildSearchIndexForTests([], 'twice')).toBe(false)
    expect((await find('night trains'))[0]).toBe(STORY.path)
  })

  it('removes stale rows, for readers that remember the index before as well', async () => {
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'stale rows 1')
    expect(await find('couchette')).toEqual([STORY.path])
    await buildSearchIndexForTests(DOCUMENTS, 'stale rows 2')
    expect(await find('couchette')).toEqual([])
    await buildSearchIndexForTests([...DOCUMENTS, STORY], 'stale rows 3')
    await buildSearchIndexForTests(DOCUMENTS, 'stale rows 4')
    expect(await find('couchette')).toEqual([])
    expect((await tablesOfIndexes()).size).toBe(2)
  })

  it('never shows a half-filled index, and begins again after one that was broken off', async () => {
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

  /** The number of rows of every table of the index in use, and of the documents that it says it has. */
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
    return { said: facetTotal, counts }
  }

  it('lets fillings at once write tables of their own: one of them is in use in the end, and whole', async () => {
    const lists = [[...DOCUMENTS, STORY], DOCUMENTS, [STORY]]
    const run = crypto.randomUUID()
    const rivals = lists.map((documents, index) =>
      buildSearchIndexForTests(documents, `rival ${index} ${run}`),
    )
    expect(await Promise.all(rivals)).toEqual([true, true, true])
    const { said: facetTotal, counts } = await countIndex()
    expect(lists.map(({ length }) => length)).toContain(facetTotal)
    expect(counts).toEqual([facetTotal, facetTotal, facetTotal])
    await buildSearchIndexForTests(DOCUMENTS, `after ${run}`)
    expect((await tablesOfIndexes()).size).toBe(2)
  })

  it('keeps the index of the filling that began last when an earlier one goes on', async () => {
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
    expect((await countIndex()).said).toBe(DOCUMENTS.length)
  })

  it('waits while another process writes', async () => {
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
    expect((await countIndex()).said).toBe(DOCUMENTS.length)
  })

  it('answers by the new index while it is searched and filled at once', async () => {
    const before = await find('kyoto')
    const searches = Array.from({ length: 30 }, () => find('kyoto'))
    await buildSearchIndexForTests(DOCUMENTS, 'at once')
    for (const hits of await Promise.all(searches)) expect(hits).toEqual(before)
  })

  it('takes quotes, signs of SQL and an empty list', async () => {
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
