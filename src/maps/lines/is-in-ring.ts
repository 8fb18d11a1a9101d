/** A point on a plane in any unit: degrees or pixels. */
export type FlatPoint = readonly [x: number, y: number]

/** Whether a point is inside a ring on the plane. */
export function isInRing([x, y]: FlatPoint, ring: readonly FlatPoint[]): boolean {
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
