import { describe, expect, it } from 'vitest'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { searchTitles } from '#src/search/title-search.ts'
import { buildDocumentSample } from '#tools/compile/fixtures/document-sample.ts'
import { buildTitleIndex } from './title-index.ts'

const ASIA = { name: 'Asia', path: '/asia/places' }
const documents = [
  buildDocumentSample({
    title: 'Türkiye',
    otherNames: ['Turkey', 'トルコ'],
    path: '/destinations/turkiye',
    parents: [ASIA],
  }),
  buildDocumentSample({ title: 'Peru', path: '/destinations/peru', landmarks: ['Machu Picchu'] }),
  buildDocumentSample({ title: 'Saint Lucia', path: '/destinations/saint-lucia' }),
  buildDocumentSample({ title: 'New York', kind: 'city', path: '/destinations/united-states/new-york' }),
  buildDocumentSample({
    title: 'Ivory Coast',
    otherNames: ['Côte d’Ivoire', 'Coast'],
    path: '/destinations/ivory-coast',
    lead: 'Lagoons behind a long coast.',
  }),
]
const index = buildTitleIndex(documents)
const summaryOf = ({ title, path, kind }: SearchDocument) => ({
  place: { name: title, path, kind, rank: null, parentName: 'X' } as PlaceSummary,
})
const readShard = async <T>(name: string, entry?: string): Promise<T | null> => {
  const bucket = entry ?? name.replace('titles-', '')
  return index.buckets.includes(bucket) ? (index.entriesOf(bucket, summaryOf) as T) : null
}
const namesFor = async (query: string): Promise<readonly string[]> =>
  (await searchTitles(readShard, query, 5)).map(({ name }) => name)

describe('buildTitleIndex', () => {
  it.each([
    ['turkey', 'Türkiye'],
    ['TÜRK', 'Türkiye'],
    ['トル', 'Türkiye'],
    ['st lucia', 'Saint Lucia'],
    ['lucia', 'Saint Lucia'],
    ['york', 'New York'],
    ['new yo', 'New York'],
    ['cote d’ivoire', 'Ivory Coast'],
    ['d ivoire', 'Ivory Coast'],
    ['n', 'New York'],
    ['machu pic', 'Peru'],
  ])('returns for %j: %s', async (query, name) => {
    expect(await namesFor(query)).toContain(name)
  })

  it('lists a page once per bucket, with the names that match', () => {
    const entries = index.entriesOf('6c75', summaryOf)
    expect(entries).toEqual([
      {
        terms: ['saint lucia', 'st lucia'],
        order: expect.any(Number),
        place: expect.objectContaining({ name: 'Saint Lucia' }),
      },
    ])
  })

  it('contains names of places inside and around, and marks common words', () => {
    expect(index.entriesOf('6d61', summaryOf)).toMatchObject([
      { terms: [], inside: ['machu picchu', 'machupicchu'], called: ['Machu Picchu'] },
    ])
    expect(index.entriesOf('6173', summaryOf)).toMatchObject([{ terms: [], around: ['asia'] }])
    expect(index.entriesOf('636f', summaryOf)[0]?.plain).toEqual(['coast'])
  })

  it('folds names and drops those that fold to nothing', () => {
    const odd = buildTitleIndex([buildDocumentSample({ title: 'Łódź', otherNames: ['Lodz', '—'] })])
    expect(odd.buckets).toEqual(['6c', '6c6f'])
  })

  it('sorts pages whose titles begin with the character first in its bucket', () => {
    const many = Array.from({ length: 60 }, (_, number) =>
      buildDocumentSample({
        title: `Aa ${number}`,
        otherNames: [`M${number}`],
        path: `/a/${number}`,
        importance: 900,
      }),
    )
    const mali = buildDocumentSample({ title: 'Mali', path: '/m', importance: 1 })
    const [first] = buildTitleIndex([...many, mali]).entriesOf('6d', summaryOf)
    expect(first?.place.name).toBe('Mali')
  })

  it('names its buckets in hexadecimal digits', () => {
    expect(index.buckets.filter((bucket) => !/^[0-9a-f]+$/.test(bucket))).toEqual([])
  })
})
