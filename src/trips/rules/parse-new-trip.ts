import { isTripId, TRIP_ENTITY } from '#isomorphic/trips/trip-kinds.ts'
import { MAX_ENTITIES } from '#isomorphic/trips/trip-limits.ts'
import { parseTripValue } from '#isomorphic/trips/trip-values.ts'

/** The form of a new trip. */
export type NewTripForm = {
  /** Chosen when the form was made, so that a form that is sent twice makes one trip. */
  readonly id: string
  readonly name: string
  readonly startsOn: string
  readonly days: number
  /** Path of a guide; null for an empty trip. */
  readonly from: string | null
  /** Number of the guide's itinerary, from 1; null for the guide without one. */
  readonly itinerary: number | null
}

const FROM = /^\/destinations(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/
const ITINERARY = /^[1-9]$/
const DEFAULT_DAYS = 3

/** The guide and itinerary of a query or a form; nulls where they cannot be read. */
export function parseTripSource(
  fields: Readonly<Record<string, unknown>>,
): Pick<NewTripForm, 'from' | 'itinerary'> {
  const { from, itinerary } = fields
  const isGuide = typeof from === 'string' && from.length <= 200 && FROM.test(from)
  const isNumber = typeof itinerary === 'string' && ITINERARY.test(itinerary)
  return { from: isGuide ? from : null, itinerary: isGuide && isNumber ? Number(itinerary) : null }
}

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
