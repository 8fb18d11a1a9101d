import type { Polygon } from '#isomorphic/maps/map-geometry.ts'
import { unwrapLongitude } from '#isomorphic/maps/map-geometry.ts'

/**
 * A square island for tests: its centre and half its side, in degrees. Clockwise, as d3-geo requires for outer rings.
 */
export function squareLand(longitude: number, latitude: number, half: number): Polygon {
  const [west, east] = [unwrapLongitude(longitude - half, 0), unwrapLongitude(longitude + half, 0)]
  const [south, north] = [latitude - half, latitude + half]
  return [
    [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  ]
}
