import { join } from 'node:path'
import { scenes } from '#src/posters/drawing/scenes.ts'
import { type BuiltCatalogue, buildCatalogue } from './build-catalogue.ts'
import { PROJECT_ROOT } from './content-fixture.ts'
import { geodata } from './geography/sample-geodata.ts'
import { createDrawMap, createMapCache } from './maps/map-cache.ts'
import { loadCountries } from './places/load-countries.ts'
import { readContent } from './read-content.ts'
import { hashMapArt } from './source-hash.ts'

let cachedGuide: BuiltCatalogue['sources'] | null = null

/** The whole real guide, put together once for all tests of a process; its maps are drawn when they are asked for. */
export function sampleGuide(): BuiltCatalogue['sources'] {
  cachedGuide ??= buildGuide()
  return cachedGuide
}

function buildGuide(): BuiltCatalogue['sources'] {
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
  return buildCatalogue(content, countries, geodata, {
    root: PROJECT_ROOT,
    generateCount: 0,
    year: 2026,
    drawMap: draw,
  }).sources
}
