import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'

const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

/** Great-circle distance in kilometres. */
export function distanceKm(one: GeoPoint, other: GeoPoint): number {
  const latitude = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2)
  const longitude = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2)
  const chord =
    latitude * latitude +
    Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * longitude * longitude
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
