import type { TripPosition } from './trip-plan.ts'

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two positions on the great circle. */
export function distanceBetween(one: TripPosition, other: TripPosition): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const width =
    Math.sin(radians(other.longitude - one.longitude) / 2) ** 2 *
    Math.cos(radians(one.latitude)) *
    Math.cos(radians(other.latitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, height + width)))
}
