import { describe, expect, it } from 'vitest'
import { loadCountries } from './load-countries.ts'
import type { Place } from './place.ts'
import { linkPlaces } from './place-links.ts'
import { buildPlaceSample } from './place-sample.ts'

const countries = loadCountries()

function place(id: string, latitude: number, longitude: number, given: Partial<Place> = {}): Place {
  const [slug = ''] = id.split('/')
  const country = countries.find((candidate) => candidate.slug === slug)
  if (country === undefined) throw new Error(`no country ${slug}`)
  const path = `/destinations/${id}`
  const parent = path.slice(0, path.lastIndexOf('/'))
  const isCountry = id === slug
  return buildPlaceSample({
    name: id,
    path,
    country,
    kind: isCountry ? 'country' : 'city',
    parentPath: isCountry ? null : parent,
    latitude,
    longitude,
    overviewHtml: '<p>Text.</p>',
    ...given,
  })
}

const italy = place('italy', 42.8, 12.8)
const tuscany = place('italy/tuscany', 43.4, 11, { kind: 'region' })
const siena = place('italy/tuscany/siena', 43.3, 11.3)
const venice = place('italy/venice', 45.4, 12.3, { rank: 2 })
const palermo = place('italy/palermo', 38.1, 13.4)
const slovenia = place('slovenia', 46.1, 14.8)
const ljubljana = place('slovenia/ljubljana', 46.05, 14.5)
const bari = place('italy/bari', 41.1, 16.9, { overviewHtml: null })
const japan = place('japan', 36, 138)
const links = linkPlaces([italy, tuscany, siena, venice, palermo, slovenia, ljubljana, bari, japan])
const names = (places: readonly Place[]): readonly string[] => places.map(({ name }) => name)

describe('nearbyOf', () => {
  it('puts places of the same country first, by distance, then one of each other country', () => {
    expect(names(links.nearbyOf(venice))).toEqual([
      'italy/tuscany',
      'italy/tuscany/siena',
      'italy/palermo',
      'slovenia/ljubljana',
    ])
  })

  it('leaves out the family, pages without text and the far side of the world', () => {
    expect(names(links.nearbyOf(tuscany))).toEqual(['italy/venice', 'italy/palermo', 'slovenia/ljubljana'])
    expect(names(links.nearbyOf(japan))).toEqual([])
  })
})

describe('childrenOf', () => {
  it('gives a country its regions and all its cities, best first', () => {
    const { regions, cities } = links.childrenOf(italy)
    expect(names(regions)).toEqual(['italy/tuscany'])
    expect(names(cities)).toEqual(['italy/venice', 'italy/palermo', 'italy/tuscany/siena', 'italy/bari'])
  })

  it('gives a region its own cities and a city none', () => {
    expect(names(links.childrenOf(tuscany).cities)).toEqual(['italy/tuscany/siena'])
    expect(links.childrenOf(siena)).toEqual({ regions: [], cities: [] })
  })
})

describe('ancestorsOf', () => {
  it('leads from the country down to the parent', () => {
    expect(names(links.ancestorsOf(siena))).toEqual(['italy', 'italy/tuscany'])
    expect(links.ancestorsOf(italy)).toEqual([])
  })
})
