import { createRandom, type RandomRange, seedFromText } from '#art/drawing/random.ts'
import { type Country, slugOf } from '#tools/compile/places/load-countries.ts'
import { DESTINATIONS, type Place } from '#tools/compile/places/place.ts'
import { defaultPosterCaption } from '#tools/compile/records/build-places.ts'
import { generateName } from './generate-name.ts'

/** One in this many generated places is a region; the others are cities. */
const PLACES_PER_REGION = 12
const TRAITS_PER_PLACE = 3
const KM_PER_DEGREE = 111

type PlaceSite = { readonly country: Country; readonly traits: readonly string[] }

/** A point near the centre of a country, within half of its width. */
function pointIn(
  { world }: Country,
  random: RandomRange,
): { readonly latitude: number; readonly longitude: number } {
  const [latitude, longitude] = world.latlng
  const reach = Math.sqrt(Math.max(1, world.area)) / 3 / KM_PER_DEGREE
  const shift = (): number => random(-reach, reach)
  const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4
  return {
    latitude: round(Math.max(-80, Math.min(80, latitude + shift()))),
    longitude: round(((longitude + shift() + 540) % 360) - 180),
  }
}

function traitsFor(traits: readonly string[], random: RandomRange): readonly string[] {
  const start = Math.floor(random(0, traits.length))
  return [...traits.slice(start), ...traits.slice(0, start)].slice(0, TRAITS_PER_PLACE)
}

function generatePlace(
  index: number,
  site: PlaceSite,
  parentOf: () => Place | null,
  usedPaths: ReadonlySet<string>,
): Place {
  const { country } = site
  const random = createRandom(seedFromText(`${country.slug} ${index}`))
  const isRegion = index % PLACES_PER_REGION === 0
  const parent = isRegion ? null : parentOf()
  const parentPath = parent?.path ?? `${DESTINATIONS}/${country.slug}`
  let name = generateName(country.continent, random)
  while (usedPaths.has(`${parentPath}/${slugOf(name)}`)) name = generateName(country.continent, random)
  return {
    name,
    path: `${parentPath}/${slugOf(name)}`,
    kind: isRegion ? 'region' : 'city',
    country,
    parentPath,
    summary: `${name} is a specimen page in ${country.name}, made to measure the guide at a larger size.`,
    tagline: null,
    ...pointIn(country, random),
    dates: null,
    modifiedOn: null,
    rank: null,
    traits: traitsFor(site.traits, random),
    scene: null,
    light: null,
    shows: null,
    posterCaption: defaultPosterCaption(name, country),
    otherNames: [],
    namesAbroad: [],
    adjectives: [],
    landmarks: [],
    overviewHtml: null,
    depth: null,
    advisory: null,
    sections: [],
    routes: [],
    season: null,
    weather: null,
    weatherFor: [],
    rests: [],
    planning: null,
    festivals: [],
    sights: [],
    image: null,
    quarters: [],
    streetPlan: null,
    isSynthetic: true,
  }
}

/**
 * Generates regions and cities without text, to measure a larger guide; never published. They are spread evenly over
 * all countries, and the result is deterministic.
 * @param places those of the real guide, whose paths are reserved
 */
export function generatePlaces(places: readonly Place[], count: number): readonly Place[] {
  const sites = places.filter(({ kind, country }) => kind === 'country' && country.continent !== 'antarctica')
  const usedPaths = new Set(places.map(({ path }) => path))
  const regions = new Map<string, Place[]>()
  return Array.from({ length: count }, (_, index) => {
    const site = sites[index % sites.length]
    if (site === undefined) throw new Error('there are no countries to generate places in')
    const turn = Math.floor(index / sites.length)
    const known = regions.get(site.path) ?? []
    // One city in four belongs to no region.
    const parentOf = (): Place | null => (turn % 4 === 3 ? null : (known[turn % known.length] ?? null))
    const place = generatePlace(turn, site, parentOf, usedPaths)
    usedPaths.add(place.path)
    if (place.kind === 'region') regions.set(site.path, [...known, place])
    return place
  })
}
