import type { Line, LonLat } from '#src/maps/drawing/map-geometry.ts'

/** Whether a point lies inside a ring, on the plane. */
export function isInRing([x, y]: LonLat, ring: Line): boolean {
  let isInside = false
  let previous = ring[ring.length - 1]
  for (const corner of ring) {
    if (previous !== undefined && corner[1] > y !== previous[1] > y) {
      const share = (y - corner[1]) / (previous[1] - corner[1])
      if (x < corner[0] + share * (previous[0] - corner[0])) isInside = !isInside
    }
    previous = corner
  }
  return isInside
}

/** Area inside a ring in square degrees, on the plane; above zero when the ring runs anticlockwise. */
export function signedArea(ring: Line): number {
  let twice = 0
  let previous = ring[ring.length - 1]
  for (const point of ring) {
    if (previous !== undefined) twice += previous[0] * point[1] - point[0] * previous[1]
    previous = point
  }
  return twice / 2
}
