import { describe, expect, it } from 'vitest'
import { buildPlaceSample } from '#tools/compile/fixtures/place-sample.ts'
import { loadCountries } from './load-countries.ts'
import type { Place } from './place.ts'
import { linkPlaces } from './place-links.ts'

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
  const near = (from: Place): readonly string[] => names(links.nearbyOf(from).map((entry) => entry.place))

  it('lists pages within 600 km by distance, in any country, without ancestors and children', () => {
    expect(near(venice)).toEqual(['slovenia/ljubljana', 'slovenia', 'italy/tuscany', 'italy/tuscany/siena'])
    expect(names(links.nearbyOf(venice).map(({ place: one }) => one))).not.toContain('italy/palermo')
    expect(near(tuscany)).not.toContain('italy')
    expect(near(tuscany)).not.toContain('italy/tuscany/siena')
  })

  it('omits pages without text, and lists the next ones where none is near', () => {
    expect(near(palermo)).not.toContain('italy/bari')
    const [next, ...others] = links.nearbyOf(japan)
    expect(others).toHaveLength(2)
    expect(next?.km).toBeGreaterThan(8000)
  })

  it('measures the distance of a country from its capital', () => {
    const kmTo = ({ nearbyOf }: typeof links): number =>
      nearbyOf(venice).find(({ place: one }) => one.name === 'slovenia')?.km ?? 0
    const capital = { latitude: 46.05, longitude: 14.5 }
    const fromCapital = linkPlaces([venice, slovenia], (code) =>
      code === slovenia.country.code ? capital : null,
    )
    expect(Math.round(kmTo(links))).toBe(209)
    expect(Math.round(kmTo(fromCapital))).toBe(185)
  })

  it('lists the neighbours of a country first', () => {
    const [first, second] = links.nearbyOf(slovenia)
    expect(first).toMatchObject({ place: { name: 'italy' }, isNeighbour: true })
    expect(second).toMatchObject({ place: { name: 'italy/venice' }, isNeighbour: false })
  })
})

describe('childrenOf', () => {
  it('returns regions and all cities of a country, best first', () => {
    const { regions, cities } = links.childrenOf(italy)
    expect(names(regions)).toEqual(['italy/tuscany'])
    expect(names(cities)).toEqual(['italy/venice', 'italy/palermo', 'italy/tuscany/siena', 'italy/bari'])
  })

  it('returns the cities of a region, and none for a city', () => {
    expect(names(links.childrenOf(tuscany).cities)).toEqual(['italy/tuscany/siena'])
    expect(links.childrenOf(siena)).toEqual({ regions: [], cities: [] })
  })
})

describe('ancestorsOf', () => {
  it('lists the ancestors from the country down to the parent', () => {
    expect(names(links.ancestorsOf(siena))).toEqual(['italy', 'italy/tuscany'])
    expect(links.ancestorsOf(italy)).toEqual([])
  })
})
