import type { TripObjects } from '#src/trips/request-trip.ts'

/** The account whose trips are accessed, with the stores. */
export type TripsContext = {
  readonly db: D1Database
  readonly objects: TripObjects
  /** Hash of issuer and subject, as in sessions. */
  readonly owner: string
  readonly nowS: number
}
