import { boundsOf, type GeoBounds, sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, LonLat, Shape } from '#isomorphic/maps/map-geometry.ts'
import type { GuideRoute } from '#src/catalogue/catalogue-types.ts'
import { DESTINATIONS } from '#tools/compile/places/place.ts'
import { withSightsOnIslands } from './sights-on-island.ts'

export const MIN_SIGHTS = 3
/** Maximum width of a map on its own ground. */
const MAX_WIDTH_KM = 1300
/** Stops of a route this far beyond the sights, as a fraction of their box, are included in the frame. */
const STOP_MARGIN = 0.15
/** Outliers are marked at the edge when this makes the map this much more detailed, up to this share of the sights. */
const MIN_GAIN = 1.9
const MAX_EXCLUDED_SHARE = 0.3

/** ID of the map of a story's route. */
export const routeMapId = (slug: string): string => `route-${slug}`

/** ID of the map of a page, from the page's path. */
export const mapIdOf = (path: string): string => path.slice(DESTINATIONS.length + 1).replaceAll('/', '-')

/** ID of the ground around a town, for its second map and for routes that leave the first. */
export const aroundIdOf = (id: string): string => `${id}-around`

/** ID of the map of a country of small islands, from its page's path. */
export const islandsMapId = (path: string): string => `islands-${mapIdOf(path)}`

const boxOf = (points: readonly GeoPoint[]): GeoBounds =>
  boundsOf(points.map(({ latitude, longitude }): LonLat => [longitude, latitude]))

/** Kilometres of the box around points. */
export const sizeOf = (points: readonly GeoPoint[]): ReturnType<typeof sizeKm> => sizeKm(boxOf(points))

/** Kilometres of the longer side of the box around points. */
export function extentOf(points: readonly GeoPoint[]): number {
  const { width, height } = sizeOf(points)
  return Math.max(width, height)
}

/**
 * Sights without one or two outliers that would compress all others into a cluster; the map marks those at its edge.
 * Two adjacent outliers are omitted together, though omitting only one gains nothing.
 */
export function withoutOutliers(sights: readonly GeoPoint[]): readonly GeoPoint[] {
  const fewest = Math.max(MIN_SIGHTS, Math.ceil(sights.length * (1 - MAX_EXCLUDED_SHARE)))
  let core = sights
  let smaller = sights
  while (smaller.length > fewest) {
    const all = smaller
    smaller =
      all
        .map((out) => all.filter((sight) => sight !== out))
        .toSorted((one, other) => extentOf(one) - extentOf(other))[0] ?? []
    if (extentOf(smaller) * MIN_GAIN <= extentOf(core)) core = smaller
  }
  return core
}

/**
 * Whether points are close enough for a map on its own ground; a route around a continent is drawn like the map of a
 * country.
 */
export const fitsGround = (points: readonly GeoPoint[]): boolean => extentOf(points) <= MAX_WIDTH_KM

/**
 * The points that the map of a region is fitted to: its sights, and stops of its routes among them. Null for a page
 * without its own map.
 * @param land the land of the country: the sights of a small island are shown together
 */
export function pointsOnGround(
  sights: readonly GeoPoint[],
  routes: readonly GuideRoute[],
  land: Shape,
): readonly GeoPoint[] | null {
  if (sights.length < MIN_SIGHTS) return null
  const core = withSightsOnIslands(withoutOutliers(sights), sights, land)
  const box = boxOf(core)
  const [x, y] = [(box.east - box.west) * STOP_MARGIN, (box.north - box.south) * STOP_MARGIN]
  const stops = routes
    .flatMap((route) => route.stops)
    .filter(
      ({ latitude, longitude }) =>
        longitude >= box.west - x &&
        longitude <= box.east + x &&
        latitude >= box.south - y &&
        latitude <= box.north + y,
    )
  return [...core, ...stops]
}
