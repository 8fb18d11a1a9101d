import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { type GeoPoint, KM_PER_DEGREE, type Polygon } from '#src/maps/lines/map-geometry.ts'

const RADIANS = Math.PI / 180

type Bounded<T> = {
  readonly item: T
  readonly polygon: Polygon
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

function bound<T>(item: T, polygon: Polygon): Bounded<T> {
  let [west, east, south, north] = [180, -180, 90, -90]
  for (const [x, y] of polygon[0] ?? []) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { item, polygon, west, east, south, north }
}

/** Least distance from a point to the outer ring, in kilometres; infinite beyond the margin, in degrees. */
function distanceToRing({ latitude, longitude }: GeoPoint, [outer = []]: Polygon, margin: number): number {
  const width = Math.cos(latitude * RADIANS)
  let minKm = Number.POSITIVE_INFINITY
  let previous = outer[outer.length - 1]
  for (const corner of outer) {
    if (previous !== undefined) {
      const [startY, endY] = [previous[1] - latitude, corner[1] - latitude]
      const isFar = (startY > margin && endY > margin) || (startY < -margin && endY < -margin)
      if (!isFar) {
        const [startX, endX] = [(previous[0] - longitude) * width, (corner[0] - longitude) * width]
        const [east, north] = [endX - startX, endY - startY]
        const length = east * east + north * north
        const share = length === 0 ? 0 : -(startX * east + startY * north) / length
        const along = Math.max(0, Math.min(1, share))
        minKm = Math.min(minKm, Math.hypot(startX + along * east, startY + along * north))
      }
    }
    previous = corner
  }
  return minKm * KM_PER_DEGREE
}

/**
 * Finds the polygon that contains a point, else the nearest within a tolerance: ports and piers are off the drawn
 * shore.
 */
export function createPolygonFinder<T>(
  entries: readonly { readonly item: T; readonly polygon: Polygon }[],
  toleranceKm: number,
): (point: GeoPoint) => T | null {
  const bounded = entries.map(({ item, polygon }) => bound(item, polygon))
  const margin = toleranceKm / KM_PER_DEGREE
  return (point) => {
    const { latitude: y, longitude: x } = point
    const sideways = margin / Math.max(0.1, Math.cos(y * RADIANS))
    const near = bounded.filter(
      ({ west, east, south, north }) =>
        x >= west - sideways && x <= east + sideways && y >= south - margin && y <= north + margin,
    )
    const around = near.find(
      ({ polygon: [outer = [], ...holes] }) =>
        isInRing([x, y], outer) && !holes.some((hole) => isInRing([x, y], hole)),
    )
    if (around !== undefined) return around.item
    let found: T | null = null
    let minKm = toleranceKm
    for (const { item, polygon } of near) {
      const km = distanceToRing(point, polygon, margin)
      if (km > minKm) continue
      minKm = km
      found = item
    }
    return found
  }
}
