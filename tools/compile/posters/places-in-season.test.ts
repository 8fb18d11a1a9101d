import { describe, expect, it } from 'vitest'
import type { SeasonWord } from '#src/catalogue/catalogue-types.ts'
import { buildPlaceSample } from '#tools/compile/fixtures/place-sample.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { choosePoster } from './choose-poster.ts'
import { placesInSeason } from './places-in-season.ts'
import type { PosterAssignments } from './poster-book.ts'

const SCENES = ['stilt', 'medina', 'aurora', 'canal', 'lakes', 'siq']
const posters: PosterAssignments = {
  posterOf({ path, scene, latitude, longitude, traits, country }) {
    const wish = {
      id: path,
      continent: country.continent,
      latitude,
      longitude,
      traits,
      scene,
      ownsScene: true,
      isSynthetic: false,
    }
    return { traits: choosePoster(wish, 0), ref: { id: path, version: '00000000', theme: 0, alt: '' } }
  },
}

/** A place that is at its best in the given months, from 0. */
function placeIn(name: string, months: readonly number[], given: Partial<Place> = {}): Place {
  const season = Array.from(
    { length: 12 },
    (_, month): SeasonWord => (months.includes(month) ? 'best' : 'wet'),
  )
  return buildPlaceSample({ name, path: `/destinations/${name}`, tagline: 'Why then', season, ...given })
}

const namesOf = (months: readonly (readonly Place[])[]): readonly (readonly string[])[] =>
  months.map((places) => places.map(({ name }) => name))

describe('placesInSeason', () => {
  it('shows up to four places in a month, and only those at their best that have a tagline', () => {
    const many = SCENES.map((scene, index) => placeIn(scene, [0], { scene, rank: index + 1 }))
    const silent = placeIn('silent', [1], { tagline: null })
    const months = namesOf(placesInSeason([...many, silent], posters))
    expect(months[0]).toEqual(['stilt', 'medina', 'aurora', 'canal'])
    expect(months.slice(1).flat()).toEqual([])
  })

  it('prefers a short season to a long one', () => {
    const long = placeIn('long', [0, 1, 2], { scene: 'stilt', rank: 1 })
    const short = placeIn('short', [1], { scene: 'medina', rank: 2 })
    expect(namesOf(placesInSeason([long, short], posters))[1]).toEqual(['short', 'long'])
  })

  it('spreads a month over the continents and over both sides of the equator', () => {
    const landOf = (slug: string) => {
      const country = loadCountries().find((one) => one.slug === slug)
      if (country === undefined) throw new Error(`no country is called ${slug}`)
      return country
    }
    const inMay = (name: string, slug: string, latitude: number, scene: string): Place =>
      placeIn(name, [4], { country: landOf(slug), latitude, scene })
    const places = [
      inMay('a-laos', 'laos', 18, 'stilt'),
      inMay('b-japan', 'japan', 35, 'medina'),
      inMay('c-china', 'china', 39, 'aurora'),
      inMay('d-italy', 'italy', 42, 'canal'),
      inMay('e-spain', 'spain', 40, 'lakes'),
      inMay('f-namibia', 'namibia', -22, 'siq'),
    ]
    expect(namesOf(placesInSeason(places, posters))[4]).toEqual(['a-laos', 'f-namibia', 'd-italy', 'b-japan'])
  })

  it('excludes places with a travel advisory, and cities of such a country', () => {
    const [country] = loadCountries()
    if (country === undefined) throw new Error('there are countries')
    const path = `/destinations/${country.slug}`
    const warned = placeIn('warned', [6], { path, country, advisory: 'Do not go now.' })
    const city = placeIn('its-city', [6], { country, kind: 'city', scene: 'medina' })
    const elsewhere = placeIn('elsewhere', [6], { scene: 'aurora' })
    expect(namesOf(placesInSeason([warned, city], posters)).flat()).toEqual([])
    expect(namesOf(placesInSeason([elsewhere], posters))[6]).toEqual(['elsewhere'])
  })

  it('skips a poster similar to the previous one', () => {
    const [one, twin] = ['one', 'twin'].map((name, index) =>
      placeIn(name, [5], { scene: 'stilt', rank: index + 1 }),
    )
    if (one === undefined || twin === undefined) throw new Error('two places were made')
    expect(namesOf(placesInSeason([one, twin], posters))[5]).toEqual(['one'])
  })
})
