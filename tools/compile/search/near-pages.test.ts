import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { parseRequestedPage } from '#src/guide/not-found/requested-page.ts'
import { findSimilarPages } from '#src/guide/not-found/similar-pages.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { buildDocumentSample } from '#tools/compile/fixtures/document-sample.ts'
import { buildTitleIndex } from './title-index.ts'

/** Names as in a large catalogue: all share two beginnings. */
const SYLLABLES = ['ra', 'ne', 'lo', 'mi', 'tu', 'sa', 'ko', 'vi', 'de', 'pa']
function nameOf(index: number): string {
  const rest = [...String(index)].map((digit) => SYLLABLES[Number(digit)]).join('')
  return `${index % 2 === 0 ? 'Ma' : 'Li'}${rest}`
}

const COUNT = 100_000
const documents = Array.from({ length: COUNT }, (_, index) =>
  buildDocumentSample({ title: nameOf(index), path: `/destinations/x/${nameOf(index).toLowerCase()}` }),
)
const index = buildTitleIndex(documents)
const summaryOf = ({ title, path, kind }: SearchDocument) => ({
  place: { name: title, path, kind, parentName: 'X', continent: 'asia', rank: null } as PlaceSummary,
})
const shards = new Map(
  index.buckets.map((bucket) => [`titles-${bucket}`, index.entriesOf(bucket, summaryOf)]),
)
const readShard = async <T>(name: string): Promise<T | null> => (shards.get(name) ?? null) as T | null

describe('similar pages among a hundred thousand places', () => {
  it('include one of exactly this name, however unimportant', async () => {
    const name = nameOf(COUNT - 2)
    const { links } = await findSimilarPages(readShard, [], parseRequestedPage(`/${name}`), 3)
    expect(links[0]?.path).toBe(`/destinations/x/${name.toLowerCase()}`)
  })

  it('only compare the best few hundred', async () => {
    const wanted = parseRequestedPage('/marenelomitusakoo')
    await findSimilarPages(readShard, [], wanted, 3)
    const startMs = performance.now()
    for (let run = 0; run < 10; run++) await findSimilarPages(readShard, [], wanted, 3)
    // About 5 ms a run on one core; comparing all fifty thousand names of the shard takes ten times as long.
    expect((performance.now() - startMs) / 10).toBeLessThan(60)
  })

  it('are empty when the shards cannot be read', async () => {
    const fail = () => Promise.reject(new Error('no store'))
    expect(await findSimilarPages(fail, [], parseRequestedPage('/japan'), 3)).toEqual({
      links: [],
      places: [],
    })
  })
})
