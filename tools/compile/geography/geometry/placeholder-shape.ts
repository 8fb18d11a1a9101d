import type { GeoPoint, Shape } from '#isomorphic/maps/map-geometry.ts'

/** Size of the placeholder for a place that no scale contains. */
const PLACEHOLDER_SIZE_DEGREES = 0.01

/** A small octagon for a country that no scale contains. */
export function octagonAround({ latitude, longitude }: GeoPoint): Shape {
  const corner = (index: number) => {
    const angle = (-index * Math.PI) / 4
    return [
      longitude + PLACEHOLDER_SIZE_DEGREES * Math.cos(angle),
      latitude + PLACEHOLDER_SIZE_DEGREES * Math.sin(angle),
    ] as const
  }
  return [[Array.from({ length: 9 }, (_, index) => corner(index % 8))]]
}
