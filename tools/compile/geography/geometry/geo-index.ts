import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import { boundsOf } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, Polygon, Ring, Shape } from '#isomorphic/maps/map-geometry.ts'
import { unwrapLongitude } from '#isomorphic/maps/map-geometry.ts'
import { clipToBox } from './clip-to-box.ts'

/** A spatial index of world geometry: returns the parts around a view, so that most of the Earth is never drawn. */
export type GeoIndex<T> = { readonly around: (view: GeoBounds) => readonly T[] }

/** Margin of a frame around the view it is fitted to, as a multiple of the view's size; generous. */
const MARGIN_FACTOR = 1.5
const MIN_MARGIN_DEGREES = 3
/** Beyond this latitude frames are not boxes of degrees: geometry is neither clipped nor omitted. */
const POLAR_LATITUDE = 70
/** Wider rings run around a pole and cannot be clipped on the plane. */
const POLAR_WIDTH_DEGREES = 350

/** Land, clipped well outside the frame. */
export function indexLand(land: Shape): GeoIndex<Polygon> {
  const entries = land.map((polygon) => {
    const bounds = boundsOf(polygon[0] ?? [])
    return { polygon, bounds, onOneTurn: normaliseLongitudes(polygon, bounds) }
  })
  return {
    around: (view) => {
      const box = boxAround(view)
      if (box === null) return land
      return entries.flatMap(({ polygon, bounds, onOneTurn }) => {
        if (!overlaps(bounds, box)) return []
        return contains(box, bounds) || isPolar(bounds) ? [polygon] : clipped(onOneTurn(), bounds, box)
      })
    },
  }
}

/**
 * Returns the polygon with all longitudes in the range of its centre; cached, because hundreds of maps request a
 * continent.
 */
function normaliseLongitudes(polygon: Polygon, { west, east }: GeoBounds): () => Polygon {
  let turned: Polygon | null = null
  return () => {
    turned ??= polygon.map((ring) => ring.map(([x, y]) => [unwrapLongitude(x, (west + east) / 2), y]))
    return turned
  }
}

/** Lines, without clipping. */
export function indexLines(lines: readonly Line[]): GeoIndex<Line> {
  const entries = lines.map((line) => ({ line, bounds: boundsOf(line) }))
  return {
    around: (view) => {
      const box = boxAround(view)
      if (box === null) return lines
      return entries.filter(({ bounds }) => overlaps(bounds, box)).map(({ line }) => line)
    },
  }
}

function boxAround({ west, east, south, north }: GeoBounds): GeoBounds | null {
  const reach = Math.max((north - south) * MARGIN_FACTOR, (east - west) * MARGIN_FACTOR, MIN_MARGIN_DEGREES)
  const farthest = Math.max(Math.abs(south - reach), Math.abs(north + reach))
  if (farthest > POLAR_LATITUDE) return null
  const stretch = 1 / Math.cos((farthest * Math.PI) / 180)
  return {
    west: west - reach * stretch,
    east: east + reach * stretch,
    south: south - reach,
    north: north + reach,
  }
}

function clipped(onOneTurn: Polygon, bounds: GeoBounds, box: GeoBounds): Shape {
  const middle = (bounds.west + bounds.east) / 2
  const shift = unwrapLongitude(middle, (box.west + box.east) / 2) - middle
  // The box is shifted to the land, and only the clipped part back: a continent has a hundred thousand points.
  const boxThere = { ...box, west: box.west - shift, east: box.east - shift }
  const onSameTurn = (ring: Ring): Ring => (shift === 0 ? ring : ring.map(([x, y]) => [x + shift, y]))
  const [outer, ...holes] = onOneTurn.map((ring) => onSameTurn(clipToBox(ring, boxThere)))
  return outer === undefined || outer.length === 0
    ? []
    : [[outer, ...holes.filter((hole) => hole.length > 0)]]
}

function overlaps(one: GeoBounds, other: GeoBounds): boolean {
  if (one.south > other.north || other.south > one.north) return false
  return middleDistance(one, other) <= (one.east - one.west + other.east - other.west) / 2
}

function contains(outer: GeoBounds, inner: GeoBounds): boolean {
  if (inner.south < outer.south || inner.north > outer.north) return false
  return middleDistance(outer, inner) <= (outer.east - outer.west - inner.east + inner.west) / 2
}

function middleDistance(one: GeoBounds, other: GeoBounds): number {
  const middle = (other.west + other.east) / 2
  return Math.abs(unwrapLongitude((one.west + one.east) / 2, middle) - middle)
}

function isPolar(bounds: GeoBounds): boolean {
  return bounds.east - bounds.west > POLAR_WIDTH_DEGREES
}
