import { beforeAll, describe, expect, it } from 'vitest'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { BuiltCatalogue } from '#tools/compile/build-catalogue.ts'
import { sampleGuide } from '#tools/compile/fixtures/sample-guide.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { createContinentRecord } from '#tools/compile/records/list-records.ts'
import { landAt } from './check-coordinates.ts'
import { bordersOf } from './country-borders.ts'
import { DESTINATIONS, isGuided, type Place } from './place.ts'

/** Distances and lists of the complete guide (S3.10). */
const MINUTE = 60_000
const NEAR_KM = 600

let sources: BuiltCatalogue['sources']

beforeAll(() => {
  sources = sampleGuide()
}, 3 * MINUTE)

const isFamily = (one: Place, other: Place): boolean =>
  one.path === other.path || one.path.startsWith(`${other.path}/`) || other.path.startsWith(`${one.path}/`)

describe('nearby places', () => {
  it('are all pages within 600 km, or the next three with their distance where there are fewer', () => {
    const guided = sources.places.filter(isGuided)
    const pointOf = (place: Place) =>
      (place.kind === 'country' ? geodata.capitalOf(place.country.code) : null) ?? place
    for (const place of guided) {
      const near = sources.links.nearbyOf(place)
      const wanted = guided.filter(
        (one) => !isFamily(one, place) && distanceKm(pointOf(place), pointOf(one)) <= NEAR_KM,
      )
      const paths = near.map((entry) => entry.place.path)
      expect(paths, place.path).toEqual(expect.arrayContaining(wanted.map(({ path }) => path)))
      expect(near.length, place.path).toBeGreaterThanOrEqual(3)
      const others = near.filter(({ isNeighbour }) => !isNeighbour)
      const farIndex = others.findLastIndex(({ km }) => km > NEAR_KM)
      expect(farIndex, place.path).toBeLessThan(3)
    }
  })

  it('start with every neighbour of a country', () => {
    const byCode = new Map(
      sources.places.filter(({ kind }) => kind === 'country').map((place) => [place.country.code, place]),
    )
    for (const place of byCode.values()) {
      const expected = bordersOf(place.country).flatMap((code) => byCode.get(code)?.path ?? [])
      const first = sources.links.nearbyOf(place).slice(0, expected.length)
      expect(first.map((entry) => entry.place.path).toSorted(), place.path).toEqual(expected.toSorted())
    }
  })
})

describe('lists', () => {
  it('of a continent contain each of its pages', () => {
    const listed = new Set(
      sources.continents.flatMap((text) =>
        createContinentRecord(text, sources).countries.flatMap(({ path, places }) => [
          path,
          ...places.map((place) => place.path),
        ]),
      ),
    )
    expect(sources.places.filter(({ path }) => !listed.has(path)).map(({ path }) => path)).toEqual([])
    expect(listed).toContain(`${DESTINATIONS}/italy/sicily`)
  })
})

describe('points', () => {
  it('of places and sights are in their country', () => {
    const astray = sources.places
      .filter(isGuided)
      .flatMap((place) =>
        [place, ...place.sights]
          .filter((point) => landAt(place.country, point, geodata) === null)
          .map((point) => `${point.name} of ${place.path}`),
      )
    expect(astray).toEqual([])
  })
})
