import type { GuideRoute } from '#src/catalogue/catalogue-types.ts'
import { boundsOf } from '#src/maps/drawing/geo-bounds.ts'
import type { GeoPoint, LonLat } from '#src/maps/drawing/map-geometry.ts'
import { DESTINATIONS } from '#tools/compile/places/place.ts'

const LEAST_SIGHTS = 3
/** Stops of a route this far beyond the sights, in lengths of their box, are still fitted into the frame. */
const NEAR = 0.15

/** Id of the map of a page's own, from the page's address. */
export const mapIdOf = (path: string): string => path.slice(DESTINATIONS.length + 1).replaceAll('/', '-')

/** The points that the map of a region or a city is fitted to: its sights, and stops of its routes among them. Null for a page without a map of its own. */
export function pointsOnGround(
  sights: readonly GeoPoint[],
  routes: readonly GuideRoute[],
): readonly GeoPoint[] | null {
  if (sights.length < LEAST_SIGHTS) return null
  const box = boundsOf(sights.map(({ latitude, longitude }): LonLat => [longitude, latitude]))
  const [x, y] = [(box.east - box.west) * NEAR, (box.north - box.south) * NEAR]
  const stops = routes
    .flatMap((route) => route.stops)
    .filter(
      ({ latitude, longitude }) =>
        longitude >= box.west - x &&
        longitude <= box.east + x &&
        latitude >= box.south - y &&
        latitude <= box.north + y,
    )
  return [...sights, ...stops]
}
