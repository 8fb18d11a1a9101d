import { scenes } from '#art/scenes.ts'
import { sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { foldText } from '#isomorphic/search/fold-text.ts'
import type { Ground } from '#src/maps/drawing/ground.ts'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { createGeodata, type Geodata } from '#tools/compile/geography/create-geodata.ts'
import { encodeGround, readGround, writeGrounds } from '#tools/compile/geography/ground-file.ts'
import {
  MAX_TOWN_WIDTH_KM,
  readTownRivers,
  townRiversWithin,
} from '#tools/compile/geography/waters/town-rivers.ts'
import { guideRoutes } from '#tools/compile/guide/guide-sections.ts'
import {
  aroundIdOf,
  fitsGround,
  islandsMapId,
  mapIdOf,
  routeMapId,
} from '#tools/compile/maps/points-on-ground.ts'
import { groundPointsOf } from '#tools/compile/maps/points-on-islands.ts'
import { paddedCorners } from '#tools/compile/maps/routes/route-view.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { DESTINATIONS } from '#tools/compile/places/place.ts'
import { type Content, readContent } from '#tools/compile/read-content.ts'
import { createContentErrors, formatContentError } from '#tools/compile/text/content-error.ts'
import { openRivers, openShores } from './binned-lines.ts'
import { createCountryLabels } from './country-labels.ts'
import { extractGround } from './extract-ground.ts'
import { createGroundLabels } from './ground-labels.ts'
import { readNaturalEarth } from './natural-earth.ts'
import { correctShores } from './shore-corrections.ts'

const USAGE = 'npm run geodata:grounds -- [--earth FOLDER] [--gshhg /usr/share/gmt-gshhg]'

type GroundRequest = {
  readonly id: string
  readonly points: readonly GeoPoint[]
  /** Code of the country that the map shows. */
  readonly code: string
  /** Whether the town is the subject of the map, whose name the page already shows. */
  readonly isOwnPage: (town: string) => boolean
  readonly isRegion: boolean
  /** Names on the maps of countries are in a separate file. */
  readonly isCountry: boolean
}

/** Every map that is fitted to points: of regions, cities and routes of stories. */
function groundRequests(
  { authored, articles, streetPlans }: Content,
  geodata: Geodata,
): readonly GroundRequest[] {
  const places = authored.flatMap((place): readonly GroundRequest[] => {
    const { path, fields, country } = place
    const sights = (fields.sights ?? []).map(({ at }) => at)
    const isCountry = fields.kind === 'country'
    const streetPlan = streetPlans.get(path.slice(DESTINATIONS.length + 1)) ?? null
    const routes = guideRoutes(place)
    const points = groundPointsOf({ kind: fields.kind, sights, routes, country, streetPlan }, geodata)
    if (points === null) return []
    const ownName = foldText(fields.name)
    const isOwn = (town: string): boolean => foldText(town) === ownName
    const id = isCountry ? islandsMapId(path) : mapIdOf(path)
    const own = {
      id,
      points,
      code: country.code,
      isOwnPage: isOwn,
      isRegion: fields.kind === 'region',
      isCountry,
    }
    const around = paddedCorners([...points, ...sights, ...routes.flatMap(({ stops }) => stops)])
    return fields.kind === 'city' && fitsGround(around)
      ? [own, { ...own, id: aroundIdOf(id), points: around, isRegion: true }]
      : [own]
  })
  const codes = new Map(authored.map(({ path, country }) => [path, country.code]))
  const stories = articles.flatMap(({ slug, fields }): readonly GroundRequest[] => {
    const code = codes.get(`${DESTINATIONS}/${fields.places[0]}`)
    if (fields.route === undefined || code === undefined) return []
    const points = fields.route.map(({ at }) => at)
    if (!fitsGround(points)) return []
    return [{ id: routeMapId(slug), points, code, isOwnPage: () => false, isRegion: false, isCountry: false }]
  })
  return [...places, ...stories]
}

/**
 * Extracts land and water of every region and city from GSHHG and labels it with names of Natural Earth. Must be run
 * again when sights have moved outside their ground (docs/how-to/add-map-data.md).
 * @param earthFolder folder of Natural Earth; empty to leave names unchanged
 */
function buildGrounds(gshhg: string, earthFolder: string): void {
  const log = createContentErrors()
  const geodata = createGeodata()
  const countries = loadCountries()
  const vocabulary = {
    countries: new Map(countries.map((country) => [country.slug, country])),
    scenes: Object.keys(scenes),
  }
  const read = readContent({ contentDir: 'content', showsDrafts: true }, vocabulary, geodata, log.report)
  if (read === null) throw new Error(log.list().map(formatContentError).join('\n'))
  const survey = { shores: openShores(gshhg), rivers: openRivers(gshhg) }
  const earth = earthFolder === '' ? null : readNaturalEarth(earthFolder)
  const townRivers = readTownRivers()
  const countryName = (code: string): string => countries.find((country) => country.code === code)?.name ?? ''
  const requests = groundRequests(read, geodata).map((wish) => ({
    ...wish,
    known: readGround(wish.id)?.names ?? [],
  }))
  const grounds: Record<string, Ground> = {}
  for (const { id, points, code, isOwnPage, isRegion, isCountry, known } of requests) {
    const frame = fitFrame(points)
    const isWide = sizeKm(frame.bounds).width > MAX_TOWN_WIDTH_KM
    const ground = correctShores(id, extractGround(frame, survey, isRegion || isWide))
    const byHand = townRiversWithin(townRivers, frame.bounds).map(({ name, line }) => ({
      name,
      lines: [line],
      rank: 0,
    }))
    const lands = isWide ? createCountryLabels(frame, code, countryName, geodata) : []
    const found = () =>
      earth === null ? known : [...lands, ...createGroundLabels(frame, ground, earth, byHand, isOwnPage)]
    const names = isCountry ? [] : found()
    grounds[id] = { ...ground, names }
    const { length } = JSON.stringify(encodeGround(grounds[id]))
    console.log(`${id}: ${length} bytes; ${names.map(({ label }) => label).join(', ')}`)
  }
  writeGrounds(grounds)
}

if (import.meta.main) {
  const { values } = readArguments(USAGE, {
    options: {
      gshhg: { type: 'string', default: '/usr/share/gmt-gshhg' },
      earth: { type: 'string', default: '' },
    },
  })
  buildGrounds(values.gshhg, values.earth)
}
