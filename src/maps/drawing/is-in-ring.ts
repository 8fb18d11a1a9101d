import type { MapPoint, PixelLine } from './map-geometry.ts'

/** Whether a point of a map lies inside a ring. */
export function isInRing({ x, y }: MapPoint, ring: PixelLine): boolean {
  let isInside = false
  let before = ring.at(-1)
  for (const corner of ring) {
    if (before !== undefined && corner.y > y !== before.y > y) {
      const share = (y - corner.y) / (before.y - corner.y)
      if (x < corner.x + share * (before.x - corner.x)) isInside = !isInside
    }
    before = corner
  }
  return isInside
}
