import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'

/** An airport with scheduled flights. */
export type Airport = GeoPoint & {
  /** IATA code. */
  readonly code: string
  readonly name: string
  readonly town: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly isLarge: boolean
}
