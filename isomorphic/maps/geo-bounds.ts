import type { LonLat } from './map-geometry.ts'
import { centreOf, KM_PER_DEGREE, unwrapLongitude } from './map-geometry.ts'

/** A box in degrees. `west` ≤ `east`; both may exceed ±180, so that a box across the antimeridian is contiguous. */
export type GeoBounds = {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/**
 * Smallest box around the points.
 * @throws {RangeError} without points
 */
export function boundsOf(points: readonly LonLat[]): GeoBounds {
  if (points.length === 0) throw new RangeError('boundsOf needs a point')
  const reference = centreOf(points).longitude
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [longitude, latitude] of points) {
    const unwrapped = unwrapLongitude(longitude, reference)
    west = Math.min(west, unwrapped)
    east = Math.max(east, unwrapped)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return { west, east, south, north }
}

/** Smallest box around two boxes, the shorter way around the Earth. */
export function joinBounds(first: GeoBounds, second: GeoBounds): GeoBounds {
  const middle = (first.west + first.east) / 2
  const shift = unwrapLongitude((second.west + second.east) / 2, middle) - (second.west + second.east) / 2
  return {
    west: Math.min(first.west, second.west + shift),
    east: Math.max(first.east, second.east + shift),
    south: Math.min(first.south, second.south),
    north: Math.max(first.north, second.north),
  }
}

/** Size of the box in kilometres: west to east at its middle latitude, and south to north. */
export function sizeKm(bounds: GeoBounds): { readonly width: number; readonly height: number } {
  const middle = ((bounds.south + bounds.north) / 2) * (Math.PI / 180)
  return {
    width: (bounds.east - bounds.west) * KM_PER_DEGREE * Math.cos(middle),
    height: (bounds.north - bounds.south) * KM_PER_DEGREE,
  }
}
