import { describe, expect, it } from 'vitest'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { searchTitles } from '#src/search/title-search.ts'
import { buildPlaceSample } from './places/place-sample.ts'
import { buildTitleIndex, termsOf } from './title-index.ts'

const places = [
  buildPlaceSample({ name: 'Türkiye', otherNames: ['Turkey', 'トルコ'], path: '/destinations/turkiye' }),
  {
    ...buildPlaceSample({ name: 'Peru', path: '/destinations/peru' }),
    landmarks: ['Machu Picchu', 'New York'],
  },
  buildPlaceSample({ name: 'Saint Lucia', path: '/destinations/saint-lucia' }),
  buildPlaceSample({ name: 'New York', kind: 'city', path: '/destinations/united-states/new-york' }),
  buildPlaceSample({ name: 'Ivory Coast', otherNames: ['Côte d’Ivoire'], path: '/destinations/ivory-coast' }),
]
const index = buildTitleIndex(places)
const summaryOf = ({ name, path, kind }: { name: string; path: string; kind: PlaceSummary['kind'] }) =>
  ({ name, path, kind, rank: null }) as PlaceSummary
const readShard = async <T>(name: string): Promise<T | null> => {
  const bucket = name.replace('titles-', '')
  return index.buckets.includes(bucket) ? (index.entriesOf(bucket, summaryOf) as T) : null
}
const namesFor = async (query: string): Promise<readonly string[]> =>
  (await searchTitles(readShard, query, 5)).map(({ name }) => name)

describe('the title index', () => {
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
  ])('answers %j with %s', async (query, name) => {
    expect(await namesFor(query)).toContain(name)
  })

  it('leaves a landmark that has a page to that page', async () => {
    expect(await namesFor('new york')).toEqual(['New York'])
  })

  it('holds a place once in a bucket, with the names that lead there', () => {
    const entries = index.entriesOf('6c75', summaryOf)
    expect(entries).toEqual([
      { terms: ['saint lucia', 'st lucia'], place: expect.objectContaining({ name: 'Saint Lucia' }) },
    ])
  })

  it('names its buckets in plain letters and digits', () => {
    expect(index.buckets.filter((bucket) => !/^[0-9a-f]+$/.test(bucket))).toEqual([])
  })
})

describe('termsOf', () => {
  it('folds names and drops those that fold to nothing', () => {
    expect(termsOf(buildPlaceSample({ name: 'Łódź', otherNames: ['Lodz', '—'] }))).toEqual(['lodz'])
  })
})
