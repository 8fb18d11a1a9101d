import { afterAll, describe, expect, it, vi } from 'vitest'
import type { SearchDocument } from '#src/catalogue/search-types.ts'
import { WEIGHTY } from '#src/domain/search-importance.ts'
import { parseSearchRequest } from '#src/domain/search-request.ts'
import { createIndexMemory, openSearchDatabase } from '#src/services/search-database.ts'
import { searchPages } from '#src/services/search-pages.ts'
import { COMPILED_DOCUMENTS, fillSearchIndex, searchDb } from '#test/support/worker/fill-search-index.ts'
import { fillStatements } from '#tools/search/index-statements.ts'

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
  importance: WEIGHTY + 50,
}

/** Enough to search, few enough to fill again and again. */
const DOCUMENTS = COMPILED_DOCUMENTS.filter(({ path }) => /\/(?:japan|italy|norway|vietnam)/.test(path))

vi.setConfig({ testTimeout: 30_000 })

const memory = createIndexMemory()
async function find(query: string, more: Readonly<Record<string, string>> = {}) {
  const request = parseSearchRequest(new URLSearchParams({ q: query, ...more }))
  return (await searchPages(openSearchDatabase(searchDb, memory), request)).hits.map(({ path }) => path)
}

async function tablesOfIndexes(): Promise<ReadonlySet<string | undefined>> {
  const { results } = await searchDb
    .prepare("SELECT name FROM sqlite_master WHERE name LIKE 'search_documents_%'")
    .all<{ name: string }>()
  return new Set(results.map(({ name }) => name))
}

afterAll(async () => {
  await fillSearchIndex()
})

describe('filling the index', () => {
  it('takes documents of any kind: a story is found by title, text and topic, and counted by kind', async () => {
    await fillSearchIndex([...DOCUMENTS, STORY], 'with a story')
    expect((await find('night trains'))[0]).toBe(STORY.path)
    expect(await find('couchette')).toEqual([STORY.path])
    expect(await find('sleepers vienna', { kind: 'article' })).toEqual([STORY.path])
    expect(await find('', { kind: 'article' })).toEqual([STORY.path])
  })

  it('does nothing when the documents are those of the index in use', async () => {
    await fillSearchIndex([...DOCUMENTS, STORY], 'twice')
    expect(await fillSearchIndex([], 'twice')).toBe(false)
    expect((await find('night trains'))[0]).toBe(STORY.path)
  })

  it('removes stale rows, for readers that remember the index before as well', async () => {
    await fillSearchIndex([...DOCUMENTS, STORY], 'stale rows 1')
    expect(await find('couchette')).toEqual([STORY.path])
    await fillSearchIndex(DOCUMENTS, 'stale rows 2')
    expect(await find('couchette')).toEqual([])
    await fillSearchIndex([...DOCUMENTS, STORY], 'stale rows 3')
    await fillSearchIndex(DOCUMENTS, 'stale rows 4')
    expect(await find('couchette')).toEqual([])
    expect((await tablesOfIndexes()).size).toBe(2)
  })

  it('never shows a half-filled index, and begins again after one that was broken off', async () => {
    await fillSearchIndex(DOCUMENTS, 'whole')
    const state = await searchDb
      .prepare('SELECT generation FROM search_index')
      .first<{ generation: number }>()
    const plan = { generation: (state?.generation ?? 0) + 1, version: 'broken off' }
    const before = await find('kyoto')
    const statements = [...fillStatements([STORY], plan)]
    const turn = statements.findIndex((statement) => statement.includes('INTO search_index'))
    expect(turn).toBeGreaterThan(10)
    for (const statement of statements.slice(0, turn)) {
      await searchDb.prepare(statement).run()
      if (statement.startsWith('INSERT')) expect(await find('kyoto')).toEqual(before)
    }
    await fillSearchIndex([...DOCUMENTS, STORY], 'begun again')
    expect(await find('kyoto')).toEqual(before)
    expect(await find('couchette')).toEqual([STORY.path])
  })

  it('answers by the new index while it is searched and filled at once', async () => {
    const before = await find('kyoto')
    const searches = Array.from({ length: 30 }, () => find('kyoto'))
    await fillSearchIndex(DOCUMENTS, 'at once')
    for (const hits of await Promise.all(searches)) expect(hits).toEqual(before)
  })

  it('takes quotes, signs of SQL and an empty list', async () => {
    await fillSearchIndex(
      [{ ...STORY, title: `O'Hara's "best"; DROP TABLE x;--\0`, path: '/articles/o' }],
      'signs',
    )
    expect(await find("o'hara")).toEqual(['/articles/o'])
    await fillSearchIndex([], 'nothing')
    expect(await find('kyoto')).toEqual([])
    expect(await find('')).toEqual([])
  })
})
