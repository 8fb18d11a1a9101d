import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parseSearchRequest } from '#src/search/rules/search-request.ts'
import { createSpellingReader } from '#src/search/spelling-reader.ts'
import { runSearch } from '#src/search/store/run-search.ts'
import { createIndexCache, openSearchDatabase } from '#src/search/store/search-database.ts'
import { itUnlessSample, sampleOf } from '#test/support/sample.ts'
import {
  buildSearchIndexForTests,
  COMPILED_DOCUMENTS,
  searchDb,
} from '#test/support/worker/build-search-index.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import { printFigures } from '#test/support/worker/print-figures.ts'
import newPlaceQueries from '#test/support/worker/search/new-place-queries.txt?raw'

const PLACES = '/destinations/'
const NAMES_BY_FILE = import.meta.glob<string>('../../../content/languages/*/names.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const MIN_FIRST_OF_ALL = 0.99

vi.setConfig({ testTimeout: 120_000 })

type Row = readonly [query: string, place: string]

/** Lines of `place: query | query`; comments start with #. */
const TYPED: readonly Row[] = newPlaceQueries.split('\n').flatMap((line) => {
  const [, place = '', queries = ''] = /^([^#:]+): (.+)$/.exec(line) ?? []
  return queries === '' ? [] : queries.split(' | ').map((query): Row => [query, place])
})
const NEW_PLACES = new Set(TYPED.map(([, place]) => place))

/** Names in the six languages of the site. */
const NAMES: readonly Row[] = [
  ...COMPILED_DOCUMENTS.filter(({ path }) => path.startsWith(PLACES)).map(
    ({ title, path }): Row => [title, path.slice(PLACES.length)],
  ),
  ...Object.values(NAMES_BY_FILE).flatMap((text) =>
    text.split('\n').flatMap((line): readonly Row[] => {
      const [, place, name] = /^([a-z][a-z/-]*): "?([^"]+)"?$/.exec(line) ?? []
      return place === undefined || name === undefined ? [] : [[name, place]]
    }),
  ),
]

const readSpelling = createSpellingReader()
const database = openSearchDatabase(searchDb, createIndexCache())

/** Places by name: two may share one, as Granada and Grenada do in French. */
const placesNamed = Map.groupBy(NAMES, ([name]) => name)

async function missOf([query, place]: Row): Promise<readonly string[]> {
  const { hits } = await runSearch(
    database,
    await readSpelling(readShard),
    parseSearchRequest(new URLSearchParams({ q: query })),
  )
  const first = hits[0]?.path ?? 'nothing'
  const wanted = [place, ...(placesNamed.get(query) ?? []).map(([, other]) => other)]
  return wanted.some((one) => first === `${PLACES}${one}`) ? [] : [`${query} → ${first} (wanted ${place})`]
}

async function missesOf(name: string, rows: readonly Row[]): Promise<readonly string[]> {
  const misses = (await Promise.all(rows.map(missOf))).flat()
  printFigures(name, { queries: rows.length, 'not first': misses.length, misses: misses.join(' · ') })
  return misses
}

describe('names of places', () => {
  beforeAll(async () => {
    await buildSearchIndexForTests()
    await readSpelling(readShard)
  }, 180_000)

  it('find the 76 newest places first in six languages', async () => {
    expect(NEW_PLACES.size).toBe(76)
    const rows = NAMES.filter(([, place]) => NEW_PLACES.has(place))
    expect(rows.length).toBeGreaterThanOrEqual(6 * 76)
    expect(await missesOf('names of new places', sampleOf(rows, 5))).toEqual([])
  })

  it('find them by misspellings, short forms and local scripts', async () => {
    expect(await missesOf('typed names of new places', sampleOf(TYPED, 5))).toEqual([])
  })

  itUnlessSample('find nearly all places first in six languages', async () => {
    const misses = await missesOf('names of all places', NAMES)
    expect(1 - misses.length / NAMES.length).toBeGreaterThanOrEqual(MIN_FIRST_OF_ALL)
  })
})
