import { readFileSync } from 'node:fs'
import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, LonLat, MapPoint, Polygon, Shape } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { RankedRiver } from '#src/maps/drawing/locator-input.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import type { CountryCode } from '#tools/compile/geography/countries/country-code.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import type { GeoIndex } from '#tools/compile/geography/geometry/geo-index.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'

/** Steps per degree, on a grid of tenths. */
const STEPS = 100

/** Lakes and rivers on the map of one country, accurate to some 300 m. */
export type DetailedWaters = {
  readonly lakes: readonly Polygon[]
  readonly rivers: readonly RankedRiver[]
}

/** Path data of the lakes, all rings of a lake in one path, and of the rivers by rank. */
type Packed = { readonly lakes: readonly string[]; readonly rivers: readonly string[] }
export type DetailedWatersFile = Readonly<Record<CountryCode, Packed>>

/** The file that `npm run geodata:detailed-waters` writes. */
export const DETAILED_WATERS_FILE = geodataFile('detailed-waters.json')

const toSteps = ([x, y]: LonLat): MapPoint => ({ x: x * STEPS, y: y * STEPS })
const toDegrees = ({ x, y }: MapPoint): LonLat => [x / STEPS, y / STEPS]

/** A closed ring, as required by d3-geo. */
const closed = (ring: Line): Line => {
  const [first] = ring
  return first === undefined ? ring : [...ring, first]
}

export function packWaters({ lakes, rivers }: DetailedWaters): Packed {
  const ranks = Math.max(-1, ...rivers.map(({ rank }) => rank)) + 1
  return {
    lakes: lakes.map((rings) =>
      pathData(
        rings.map((ring) => ring.map(toSteps)),
        true,
      ),
    ),
    rivers: Array.from({ length: ranks }, (_, rank) =>
      pathData(
        rivers.filter((river) => river.rank === rank).map(({ line }) => line.map(toSteps)),
        false,
      ),
    ),
  }
}

function unpackWaters({ lakes, rivers }: Packed): DetailedWaters {
  const lines = (path: string): readonly Line[] => parsePathData(path).map((line) => line.map(toDegrees))
  return {
    lakes: lakes.map((path) => lines(path).map(closed)),
    rivers: rivers.flatMap((path, rank) => lines(path).map((line) => ({ line, rank }))),
  }
}

/** Waters of the countries whose maps are too detailed for the waters of the world, by code. */
export function readDetailedWaters(): (code: CountryCode) => DetailedWaters | null {
  const file: DetailedWatersFile = JSON.parse(readFileSync(DETAILED_WATERS_FILE, 'utf8'))
  return memoize((code: CountryCode) => {
    const packed = file[code]
    return packed === undefined ? null : unpackWaters(packed)
  })
}

/** Lakes that do not intersect any known lake. */
function lakesMissingFrom(known: Shape, lakes: Shape): Shape {
  return lakes.filter(([shore = []]) => {
    return !known.some(
      ([other = []]) =>
        shore.some((point) => isInRing(point, other)) || other.some((point) => isInRing(point, shore)),
    )
  })
}

/** Waters of a country's map, with those lakes of the world's data that the finer data counts as sea (IJsselmeer). */
export function detailedWatersAround(
  closeWaters: (code: CountryCode) => DetailedWaters | null,
  lakes: GeoIndex<Polygon>,
): (code: CountryCode, view: GeoBounds) => DetailedWaters | null {
  const known = new Map<string, DetailedWaters>()
  return (code, view) => {
    const close = closeWaters(code)
    if (close === null) return null
    // A country may be drawn in several views, each with different lakes.
    const key = [code, view.west, view.south, view.east, view.north].join()
    const found = known.get(key) ?? {
      ...close,
      lakes: [...close.lakes, ...lakesMissingFrom(close.lakes, lakes.around(view))],
    }
    known.set(key, found)
    return found
  }
}
