import type { MultiPolygon } from 'geojson'
import { boundsOf, sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, Polygon, Shape } from '#isomorphic/maps/map-geometry.ts'
import { isOnOrNear } from '#tools/compile/geography/geometry/shape-distance.ts'

/** The map of an island up to this size shows all of its sights. */
const MAX_ISLAND_KM = 150
/** Error of the world's data at capes and islets in kilometres. */
const NEAR_KM = 4

function isSmall(polygon: Polygon): boolean {
  const { width, height } = sizeKm(boundsOf(polygon[0] ?? []))
  return Math.max(width, height) <= MAX_ISLAND_KM
}

const shapeOf = (polygon: Polygon): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [polygon.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude]))],
})

/**
 * Sights that a map is fitted to, and those that are on the same small islands: a cape at the end of an island would be
 * missed, and half of the island with it.
 * @param chosen sights that the map is fitted to
 * @param land the land of the country
 * @returns sights in their order
 */
export function withSightsOnIslands(
  chosen: readonly GeoPoint[],
  sights: readonly GeoPoint[],
  land: Shape,
): readonly GeoPoint[] {
  if (chosen.length === sights.length) return sights
  const islands = land
    .filter(isSmall)
    .map(shapeOf)
    .filter((island) => chosen.some((sight) => isOnOrNear(island, sight, NEAR_KM)))
  return sights.filter(
    (sight) => chosen.includes(sight) || islands.some((island) => isOnOrNear(island, sight, NEAR_KM)),
  )
}
