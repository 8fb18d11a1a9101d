import { type GeoPoint, KM_PER_DEGREE, type Polygon } from '#isomorphic/maps/map-geometry.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import { createRingIndex, type RingIndex } from './ring-index.ts'

const RADIANS = Math.PI / 180

type Bounds = {
  readonly outer: () => RingIndex
  readonly holes: Polygon
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

const ringIndexOf = memoize(createRingIndex)

/** Several finders share polygons, most of which are near no point: a ring is sorted when it is first asked. */
const boundsOf = memoize(([outer = [], ...holes]: Polygon): Bounds => {
  let [west, east, south, north] = [180, -180, 90, -90]
  for (const [x, y] of outer) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { outer: () => ringIndexOf(outer), holes, west, east, south, north }
})

/**
 * Finds the polygon that contains a point, else the nearest within a tolerance: ports and piers are off the drawn
 * shore.
 */
export function createPolygonFinder<T>(
  entries: readonly { readonly item: T; readonly polygon: Polygon }[],
  toleranceKm: number,
): (point: GeoPoint) => T | null {
  const bounded = entries.map(({ item, polygon }) => ({ item, ...boundsOf(polygon) }))
  const margin = toleranceKm / KM_PER_DEGREE
  return (point) => {
    const { latitude: y, longitude: x } = point
    const sideways = margin / Math.max(0.1, Math.cos(y * RADIANS))
    const near = bounded.filter(
      ({ west, east, south, north }) =>
        x >= west - sideways && x <= east + sideways && y >= south - margin && y <= north + margin,
    )
    const around = near.find(
      ({ outer, holes }) => outer().contains([x, y]) && !holes.some((hole) => isInRing([x, y], hole)),
    )
    if (around !== undefined) return around.item
    let found: T | null = null
    let minKm = toleranceKm
    for (const { item, outer } of near) {
      const km = outer().distanceKm(point, margin)
      if (km > minKm) continue
      minKm = km
      found = item
    }
    return found
  }
}
