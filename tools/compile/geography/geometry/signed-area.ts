import type { Line } from '#isomorphic/maps/map-geometry.ts'

/** Area inside a ring in square degrees, on the plane; positive for anticlockwise rings. */
export function signedArea(ring: Line): number {
  let twice = 0
  let previous = ring[ring.length - 1]
  for (const point of ring) {
    if (previous !== undefined) twice += previous[0] * point[1] - point[0] * previous[1]
    previous = point
  }
  return twice / 2
}
