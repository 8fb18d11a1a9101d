import type { TripRole } from './trip-request.ts'

/** A trip in the list of an account. */
export type TripSummary = {
  readonly tripId: string
  readonly role: TripRole
  readonly name: string
  readonly startsOn: string | null
  readonly days: number
  readonly stops: number
  readonly changedAtS: number
}
