import type { GeoPoint, Polygon, Shape } from '#isomorphic/maps/map-geometry.ts'
import { createPolygonFinder } from './polygon-finder.ts'

/** Ports, piers and small islands beside a larger one that the data omit. */
const SHORE_TOLERANCE_KM = 25
/** Ports and piers of the drawn shore itself. */
const PORT_TOLERANCE_KM = 3
const RADIANS = Math.PI / 180

/** Area of the outer ring on the sphere, in an arbitrary unit. */
function areaOf([outer = []]: Polygon): number {
  let area = 0
  let previous = outer[outer.length - 1]
  for (const corner of outer) {
    if (previous !== undefined) {
      const heights = Math.sin(corner[1] * RADIANS) + Math.sin(previous[1] * RADIANS)
      area += (corner[0] - previous[0]) * heights
    }
    previous = corner
  }
  return Math.abs(area)
}

/**
 * Numbers the masses of land by size: 0 is Africa with Asia and Europe, 1 the Americas. An island that the data lack is
 * -1 for its own: two points on it are joined by what guides say of them. So is a point beside the shore to which
 * guides know boats alone.
 */
export function createLandmassFinder(land: Shape): (point: GeoPoint, isByBoatOnly: boolean) => number {
  const bySize = land
    .map((polygon) => ({ polygon, area: areaOf(polygon) }))
    .toSorted((one, other) => other.area - one.area)
  const find = createPolygonFinder(
    bySize.map(({ polygon }, item) => ({ item, polygon })),
    SHORE_TOLERANCE_KM,
  )
  const contains = createPolygonFinder(
    bySize.map(({ polygon }, item) => ({ item, polygon })),
    PORT_TOLERANCE_KM,
  )
  return (point, isByBoatOnly) => (isByBoatOnly ? contains(point) : find(point)) ?? -1
}
