import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { compositionOf } from '#src/posters/drawing/poster-traits.ts'
import { scenes } from '#src/posters/drawing/scenes.ts'
import { buildCatalogue } from '#tools/compile/build-catalogue.ts'
import { PROJECT_ROOT } from '#tools/compile/content-fixture.ts'
import type { EmitSources } from '#tools/compile/emit-shards.ts'
import { createGeodata } from '#tools/compile/geography/create-geodata.ts'
import { featuredIn, firstInOverview, rankedPlaces } from '#tools/compile/lists/list-records.ts'
import { createDrawMap, createMapCache } from '#tools/compile/maps/map-cache.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'
import { readContent } from '#tools/compile/read-content.ts'
import { hashMapArt } from '#tools/compile/source-hash.ts'
import { findFaults } from './poster-truths.ts'
import { sharesComposition } from './settle-posters.ts'

const MINUTE = 60_000

let sources: Omit<EmitSources, 'parts'>

beforeAll(() => {
  const geodata = createGeodata()
  const countries = loadCountries()
  const vocabulary = {
    countries: new Map(countries.map((country) => [country.slug, country])),
    scenes: Object.keys(scenes),
  }
  const reading = { contentDir: join(PROJECT_ROOT, 'content'), showsDrafts: false }
  const content = readContent(reading, vocabulary, geodata, () => {})
  if (content === null) throw new Error('the content of the guide could not be read')
  const maps = join(PROJECT_ROOT, '.generated/maps')
  const { draw } = createMapCache(maps, hashMapArt(PROJECT_ROOT), createDrawMap(geodata))
  sources = buildCatalogue(content, countries, geodata, {
    root: PROJECT_ROOT,
    generateCount: 0,
    year: 2026,
    draw,
  }).sources
}, 3 * MINUTE)

const traitsOf = (place: Place) => sources.posters.posterOf(place).traits

/** Pairs that stand side by side on a page. */
function neighbours(): readonly (readonly [Place, Place])[] {
  const { places, links, continents } = sources
  const children = places.flatMap((place) => Object.values(links.childrenOf(place)))
  const ofContinents = continents.flatMap(({ slug }) => [
    featuredIn(slug, places),
    firstInOverview(slug, places),
  ])
  const lists = [rankedPlaces(places), ...ofContinents, ...children]
  return lists.flatMap((list) => list.slice(1).map((place, index) => [list[index] ?? place, place] as const))
}

it('lets an editor choose what is drawn of every place', () => {
  expect(sources.places.filter(({ scene }) => scene === null).map(idOf)).toEqual([])
})

it('draws no composition for more than four places', () => {
  const shared = Map.groupBy(sources.places, (place) => compositionOf(traitsOf(place)))
  expect(
    [...shared]
      .filter(([, places]) => places.length > 4)
      .map(([name, places]) => [name, ...places.map(idOf)]),
  ).toEqual([])
  expect(shared.size).toBeGreaterThan(180)
})

it('shows nothing of a place that is not there, and all that must be', () => {
  expect(
    sources.places.flatMap((place) =>
      findFaults(idOf(place), { ...place, continent: place.country.continent }, traitsOf(place)),
    ),
  ).toEqual([])
})

it('sets no two posters side by side that share a composition', () => {
  const pairs = neighbours()
  expect(pairs.length).toBeGreaterThan(200)
  const alike = pairs.filter(([one, other]) => sharesComposition(traitsOf(one), traitsOf(other)))
  expect(alike.map((pair) => pair.map(idOf))).toEqual([])
})

// A palm beside the same row of houses makes another picture of it, but not one to hang beside the first.
it('sets no two posters of one scene side by side in the list of the year, where it begins again included', () => {
  const ranked = rankedPlaces(sources.places)
  const scenesInTurn = ranked.map((place) => traitsOf(place).scene)
  const alike = ranked.filter((_, index) => scenesInTurn[index] === scenesInTurn.at(index - 1))
  expect(alike.map(idOf)).toEqual([])
})

it('shows every city of Egypt in a scene of its own', () => {
  const egypt = sources.places.filter(({ country }) => country.slug === 'egypt')
  expect(egypt.length).toBeGreaterThan(2)
  expect(new Set(egypt.map((place) => traitsOf(place).scene)).size).toBe(egypt.length)
})
