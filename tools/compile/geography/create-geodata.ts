import type { MultiPolygon } from 'geojson'
import { boundsOf, type GeoBounds, sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, Line, Shape } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorInput } from '#src/maps/drawing/locator-input.ts'
import { type FrameAnchor, piecesInView } from '#src/maps/drawing/pieces-in-view.ts'
import { type Atlas, loadAtlas } from './atlas.ts'
import { readAtlasTopology } from './atlas-topology.ts'
import { readCapitals } from './countries/capitals.ts'
import type { CountryCode } from './countries/country-code.ts'
import { DISPUTED_COUNTRIES } from './countries/disputed-lands.ts'
import { createLandOwnerTest } from './countries/land-owner.ts'
import { middleOf, neighboursOf, worldCountry } from './countries/world-country.ts'
import { boundingRing } from './geometry/bounding-ring.ts'
import { indexLand, indexLines } from './geometry/geo-index.ts'
import { toMultiPolygon } from './geometry/geo-shapes.ts'
import { octagonAround } from './geometry/placeholder-shape.ts'
import { lazy, memoize } from './memoize.ts'
import type { StreetPlan } from './street-plan-schema.ts'
import { indexWaters } from './waters/index-waters.ts'

export type LocatorRequest = {
  readonly code: CountryCode
  /** ID of the base map, for example the country's slug. */
  readonly id: string
  readonly label: string
  /** A point that the frame must include, the capital by default: for remote parts with their own ID (Svalbard). */
  readonly focus?: GeoPoint
  /** Points that the frame is fitted to, in any country, for a map without a subject. */
  readonly contextPoints?: readonly GeoPoint[]
  readonly keepClear: readonly GeoPoint[]
  /** Whether the map has a separate ground, fitted to `contextPoints`. */
  readonly isGround?: true
  /** Whether it is only the ground of a route, also that of another page. */
  readonly isRoute?: true
  /** Whether the ground shows a town, and the plan of its streets where one is drawn. */
  readonly town?: { readonly plan: StreetPlan | null }
  /** Whether the ground shows a complete country. */
  readonly isCountry?: true
}

/** Shapes of the world's countries. All geometry in degrees, longitude first as in GeoJSON. */
export type Geodata = {
  /** The input of `drawLocatorBase`. @throws {RangeError} for a code that world-countries does not contain */
  readonly locatorInput: (wish: LocatorRequest) => LocatorInput
  /** The part of the input that a country's own map is fitted to. @throws {RangeError} for an unknown code */
  readonly frameOf: (code: CountryCode) => Pick<LocatorInput, 'extent' | 'anchor'>
  /** The part of the input for a map on its own ground: without land, which is slow to cut out. */
  readonly bordersAround: (
    points: readonly GeoPoint[],
  ) => Pick<LocatorInput, 'borders' | 'disputed' | 'globeLand'>
  /**
   * The country's land, or null for one too small for the 1:50m data. Includes remote parts, and disputed land
   * according to `framedWith`, but no territories with their own code (`GUF`, `SJM`).
   */
  readonly shapeOf: (code: CountryCode) => MultiPolygon | null
  /** The land of the 1:10m data; null only for a place that this scale lacks as well. */
  readonly fineShapeOf: (code: CountryCode) => MultiPolygon | null
  /** Returns a test whether a ring of land belongs to a country, by the nearest land of the 1:10m data. */
  readonly createLandOwnerTest: (code: CountryCode, view: GeoBounds) => (ring: Line) => boolean
  /** The country's land of the 1:10m data without disputed land; empty for a place that this scale lacks as well. */
  readonly ownLandOf: (code: CountryCode) => Shape
  readonly isLandlocked: (code: CountryCode) => boolean
  /** Whether part of the land on the country's map is disputed. */
  readonly hasDisputedLand: (code: CountryCode) => boolean
  /** Codes of the countries that share a land border, in alphabetical order. */
  readonly neighboursOf: (code: CountryCode) => readonly CountryCode[]
  readonly capitalOf: (code: CountryCode) => GeoPoint | null
  /** Land of the world, for `drawWorldLand`. */
  readonly worldLand: Shape
  /** Interior borders of the world, and the limits of disputed land. */
  readonly worldBorders: readonly Line[]
  readonly worldDisputed: Shape
  /**
   * The country's land without disputed land, for a map on which it is filled; empty for a country that is completely
   * disputed.
   */
  readonly plainShapeOf: (code: CountryCode) => Shape
}

/** Views smaller than this are drawn from the 1:10m data. */
const MAX_DETAILED_KM = 1100

/** Reads the map data of the installed packages. Takes about a second: reuse the result. */
export function createGeodata(): Geodata {
  const coarse = indexed(loadAtlas('50m'))
  const fine = indexed(loadAtlas('10m'))
  const capitals = readCapitals()
  const globeLand = readAtlasTopology('110m').land
  const waters = lazy(indexWaters)
  return {
    locatorInput,
    frameOf: (code) => countryFrame(code),
    bordersAround: (points) => {
      const { view, borders, disputed } = bordersOf(points)
      return { borders: borders().around(view), disputed, globeLand: globeLand() }
    },
    // Callers request the same few shapes repeatedly, once for each point they check.
    shapeOf: memoize((code: CountryCode) => shapeOrNull(extentIn(coarse.atlas, code))),
    fineShapeOf: memoize((code: CountryCode) => shapeOrNull(extentIn(fine.atlas, code))),
    createLandOwnerTest: (code, view) => createLandOwnerTest(fine.atlas.countries, code, view),
    ownLandOf: (code) => fine.atlas.countries.get(code) ?? [],
    isLandlocked: (code) => worldCountry(code).landlocked,
    hasDisputedLand: (code) => fine.atlas.disputed.some(({ framedWith }) => framedWith.includes(code)),
    neighboursOf,
    capitalOf: (code) => capitals.get(code) ?? null,
    get worldLand() {
      return coarse.atlas.land()
    },
    worldBorders: coarse.atlas.borders(),
    plainShapeOf: (code) => coarse.atlas.countries.get(code) ?? [],
    worldDisputed: coarse.atlas.disputed.flatMap(({ shape }) => shape),
  }

  function locatorInput(wish: LocatorRequest): LocatorInput {
    return wish.contextPoints === undefined ? countryInput(wish) : pointsInput(wish, wish.contextPoints)
  }

  function bordersOf(points: readonly GeoPoint[]) {
    const [focus] = points
    if (focus === undefined) throw new RangeError('a map without points to show')
    const extent = [[boundingRing(points)]]
    const anchor: FrameAnchor = { kind: 'part', focus }
    const { atlas, land, borders } = isSmall(extent, anchor) ? fine : coarse
    const disputed = atlas.disputed.flatMap(({ shape }) => shape)
    return { extent, anchor, view: viewBounds(extent, anchor), land, borders, disputed }
  }

  function pointsInput({ id, label, keepClear }: LocatorRequest, points: readonly GeoPoint[]): LocatorInput {
    const { extent, anchor, view, land, borders, disputed } = bordersOf(points)
    return {
      id,
      label,
      subject: [],
      extent,
      anchor,
      land: land().around(view),
      borders: borders().around(view),
      ...waters().around(view),
      disputed,
      globeLand: globeLand(),
      keepClear,
    }
  }

  function countryFrame(code: CountryCode, focus?: GeoPoint) {
    const anchor: FrameAnchor =
      focus === undefined ? { kind: 'country', capital: capitals.get(code) ?? null } : { kind: 'part', focus }
    const scale = isSmall(extentIn(coarse.atlas, code), anchor) ? fine : coarse
    const known = extentIn(scale.atlas, code)
    const placeholder = known.length === 0 ? octagonAround(middleOf(code)) : []
    return { ...scale, anchor, placeholder, extent: [...known, ...placeholder] }
  }

  function countryInput({ code, id, label, focus, keepClear }: LocatorRequest): LocatorInput {
    const { atlas, land, borders, anchor, placeholder, extent } = countryFrame(code, focus)
    const view = viewBounds(extent, anchor)
    return {
      id,
      label,
      subject: DISPUTED_COUNTRIES.includes(code) ? [] : (atlas.countries.get(code) ?? placeholder),
      extent,
      anchor,
      land: [...land().around(view), ...placeholder],
      borders: borders().around(view),
      ...waters().around(view, focus === undefined ? code : undefined),
      disputed: atlas.disputed
        .filter((disputed) => disputed.isUndisputedFor !== code)
        .flatMap(({ shape }) => shape),
      globeLand: globeLand(),
      keepClear,
    }
  }
}

/** Indexed when a map is drawn: all maps of an unchanged guide are in the repository. */
function indexed(atlas: Atlas) {
  const land = lazy(() => indexLand(atlas.land()))
  return { atlas, land, borders: lazy(() => indexLines(atlas.borders())) }
}

function extentIn(atlas: Atlas, code: CountryCode): Shape {
  const framed = atlas.disputed.filter((land) => land.framedWith.includes(code))
  return [...(atlas.countries.get(code) ?? []), ...framed.flatMap((land) => land.shape)]
}

function isSmall(extent: Shape, anchor: FrameAnchor): boolean {
  if (extent.length === 0) return true
  const { width, height } = sizeKm(viewBounds(extent, anchor))
  return Math.max(width, height) < MAX_DETAILED_KM
}

function viewBounds(extent: Shape, anchor: FrameAnchor): GeoBounds {
  return boundsOf(piecesInView(extent, anchor).flatMap((polygon) => polygon[0] ?? []))
}

function shapeOrNull(shape: Shape): MultiPolygon | null {
  return shape.length === 0 ? null : toMultiPolygon(shape)
}
