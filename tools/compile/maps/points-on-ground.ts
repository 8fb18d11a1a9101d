import type { GuideRoute } from '#src/catalogue/catalogue-types.ts'
import { boundsOf, type GeoBounds, sizeKm } from '#src/maps/drawing/geo-bounds.ts'
import type { GeoPoint, LonLat } from '#src/maps/lines/map-geometry.ts'
import { DESTINATIONS } from '#tools/compile/places/place.ts'

const MIN_SIGHTS = 3
/** Of a map on a ground of its own. */
const MAX_WIDTH_KM = 1300
/** Stops of a route this far beyond the sights, in lengths of their box, are still fitted into the frame. */
const STOP_MARGIN = 0.15
/** A sight is left to the edge when the map of the others is this much closer; at most that share of them. */
const MIN_GAIN = 1.9
const MAX_EXCLUDED_SHARE = 0.3

/** Id of the map of a story's route. */
export const routeMapId = (slug: string): string => `route-${slug}`

/** Id of the map of a page's own, from the page's address. */
export const mapIdOf = (path: string): string => path.slice(DESTINATIONS.length + 1).replaceAll('/', '-')

/** Id of the map of a country of small islands, from its page's address. */
export const islandsMapId = (path: string): string => `islands-${mapIdOf(path)}`

const boxOf = (points: readonly GeoPoint[]): GeoBounds =>
  boundsOf(points.map(({ latitude, longitude }): LonLat => [longitude, latitude]))

/** Kilometres of the longer side of the box around points. */
export function extentOf(points: readonly GeoPoint[]): number {
  const { width, height } = sizeKm(boxOf(points))
  return Math.max(width, height)
}

/**
 * Sights without the one or two for whose sake all others would stand in a heap; the map points at those from its edge.
 * Two far out side by side are left out together, though leaving out one of them gains nothing.
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

/** Whether points lie close enough for a map on a ground; the way round a continent is drawn as countries are. */
export const fitsGround = (points: readonly GeoPoint[]): boolean => extentOf(points) <= MAX_WIDTH_KM

/** The points that the map of a region or a city is fitted to: its sights, and stops of its routes among them. Null for a page without a map of its own. */
export function pointsOnGround(
  sights: readonly GeoPoint[],
  routes: readonly GuideRoute[],
): readonly GeoPoint[] | null {
  if (sights.length < MIN_SIGHTS) return null
  const core = withoutOutliers(sights)
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
