import type { MultiPolygon } from 'geojson'
import countries from 'world-countries'
import { boundsOf, sizeKm } from '#src/art/map/geo-bounds.ts'
import type { LocatorInput } from '#src/art/map/locator-input.ts'
import type { GeoPoint, Shape } from '#src/art/map/map-geometry.ts'
import { piecesInView } from '#src/art/map/pieces-in-view.ts'
import type { FrameAnchor } from '#src/art/map/pieces-in-view.ts'
import { loadAtlas } from './atlas.ts'
import type { Atlas } from './atlas.ts'
import { readAtlasTopology } from './atlas-topology.ts'
import { readCapitals } from './capitals.ts'
import type { Capital } from './capitals.ts'
import type { CountryCode } from './country-code.ts'
import { DISPUTED_COUNTRIES } from './disputed-lands.ts'
import { toMultiPolygon } from './geo-shapes.ts'

export type LocatorWish = {
  readonly code: CountryCode
  /** Id of the base, for example the country's slug. */
  readonly id: string
  readonly label: string
  /**
   * A point the frame must show. Undefined: the capital. Give it to get a map of a far-off part that the
   * country's own map leaves out (Svalbard, the Canaries), under an id of its own.
   */
  readonly focus?: GeoPoint
  readonly keepClear: readonly GeoPoint[]
}

/** Shapes of the world's countries. All geometry in degrees, longitude first as in GeoJSON. */
export type Geodata = {
  /** Everything `drawLocatorBase` needs. Throws RangeError for a code that world-countries does not know. */
  readonly locatorInput: (wish: LocatorWish) => LocatorInput
  /**
   * The country's land (far-off parts and disputed land it holds or claims included), or null for one too
   * small for the 1:50m data.
   */
  readonly shapeOf: (code: CountryCode) => MultiPolygon | null
  /** The same from the 1:10m data; null only for a place that even this scale leaves out. */
  readonly fineShapeOf: (code: CountryCode) => MultiPolygon | null
  /** Codes of the countries that share a land border, alphabetical. */
  readonly neighboursOf: (code: CountryCode) => readonly CountryCode[]
  readonly capitalOf: (code: CountryCode) => Capital | null
  /** Land of the whole world, for `drawWorldLand`. */
  readonly worldLand: Shape
}

/** Views smaller than this are drawn from the 1:10m data. */
const FINE_BELOW_KM = 1100
/** Size of the stand-in for a place that no scale draws. */
const STAND_IN_DEGREES = 0.01

/** Reads the map data of the installed packages (about a second); keep the result. */
export function createGeodata(): Geodata {
  const coarse = loadAtlas('50m')
  const fine = loadAtlas('10m')
  const capitals = readCapitals()
  const globeLand = readAtlasTopology('110m').land
  return {
    locatorInput,
    shapeOf: (code) => orNull(extentIn(coarse, code)),
    fineShapeOf: (code) => orNull(extentIn(fine, code)),
    neighboursOf,
    capitalOf: (code) => capitals.get(code) ?? null,
    worldLand: coarse.land,
  }

  function locatorInput({ code, id, label, focus, keepClear }: LocatorWish): LocatorInput {
    const anchor: FrameAnchor =
      focus === undefined ? { kind: 'country', capital: capitals.get(code) ?? null } : { kind: 'part', focus }
    const atlas = isSmall(extentIn(coarse, code), anchor) ? fine : coarse
    const extent = extentIn(atlas, code)
    const standIn = extent.length === 0 ? octagonAround(code) : []
    const subject = DISPUTED_COUNTRIES.includes(code) ? [] : (atlas.countries.get(code) ?? standIn)
    return {
      id,
      label,
      subject,
      extent: [...extent, ...standIn],
      anchor,
      land: [...atlas.land, ...standIn],
      borders: atlas.borders,
      disputed: atlas.disputed.filter((land) => land.isPlainFor !== code).flatMap((land) => land.shape),
      globeLand,
      keepClear,
    }
  }
}

function extentIn(atlas: Atlas, code: CountryCode): Shape {
  const framed = atlas.disputed.filter((land) => land.framedWith.includes(code))
  return [...(atlas.countries.get(code) ?? []), ...framed.flatMap((land) => land.shape)]
}

function isSmall(extent: Shape, anchor: FrameAnchor): boolean {
  const outlines = piecesInView(extent, anchor).flatMap((polygon) => polygon[0] ?? [])
  if (outlines.length === 0) return true
  const { width, height } = sizeKm(boundsOf(outlines))
  return Math.max(width, height) < FINE_BELOW_KM
}

function neighboursOf(code: CountryCode): readonly CountryCode[] {
  return countryOf(code).borders.toSorted()
}

function countryOf(code: CountryCode) {
  const country = countries.find((candidate) => candidate.cca3 === code)
  if (country === undefined) throw new RangeError(`no country has the code ${code}`)
  return country
}

function octagonAround(code: CountryCode): Shape {
  const [latitude, longitude] = countryOf(code).latlng
  const corner = (index: number) => {
    const angle = (-index * Math.PI) / 4
    return [
      longitude + STAND_IN_DEGREES * Math.cos(angle),
      latitude + STAND_IN_DEGREES * Math.sin(angle),
    ] as const
  }
  return [[Array.from({ length: 9 }, (_, index) => corner(index % 8))]]
}

function orNull(shape: Shape): MultiPolygon | null {
  return shape.length === 0 ? null : toMultiPolygon(shape)
}
