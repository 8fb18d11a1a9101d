import { isTripId, TRIP_ENTITY } from '#isomorphic/trips/trip-kinds.ts'
import { MAX_ENTITIES } from '#isomorphic/trips/trip-limits.ts'
import { parseTripValue } from '#isomorphic/trips/trip-values.ts'
import { parseTripSource, type TripSource } from './parse-trip-source.ts'

/** The form of a new trip. */
export type NewTripForm = TripSource & {
  /** Chosen when the form was made, so that a form that is sent twice makes one trip. */
  readonly id: string
  readonly name: string
  readonly startsOn: string
  readonly days: number
}

const DEFAULT_DAYS = 3

/** Parses the form; null when a value is impossible. */
export function parseNewTrip(fields: Readonly<Record<string, unknown>>): NewTripForm | null {
  const { id, days } = fields
  const name = parseTripValue(TRIP_ENTITY, 'name', fields['name'] ?? '')
  const startsOn = parseTripValue(TRIP_ENTITY, 'startsOn', fields['startsOn'] ?? '')
  const count = days === undefined || days === '' ? DEFAULT_DAYS : Number(days)
  if (!isTripId(id) || name === null || startsOn === null) return null
  if (!Number.isInteger(count) || count < 1 || count > MAX_ENTITIES.day) return null
  return { id, name, startsOn, days: count, ...parseTripSource(fields) }
}
