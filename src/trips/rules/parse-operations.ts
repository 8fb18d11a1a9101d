import * as v from 'valibot'
import { isTripId } from '#isomorphic/trips/trip-kinds.ts'
import { MAX_OPERATIONS, MAX_TRIP_NOTE_LENGTH } from '#isomorphic/trips/trip-limits.ts'

const KEY = /^[\w-]{8,64}$/
/** In UTF-16 units, twice the characters of the longest value. */
const MAX_VALUE_UNITS = 2 * MAX_TRIP_NOTE_LENGTH
const MAX_NAME_LENGTH = 40

const Value = v.pipe(v.string(), v.maxLength(MAX_VALUE_UNITS))
const Name = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))

/** Operations as devices send them. Their entities, fields and values are checked where they are applied. */
export const TripOperations = v.pipe(
  v.array(v.object({ key: v.pipe(v.string(), v.regex(KEY)), e: Name, f: Name, v: Value, was: Value })),
  v.maxLength(MAX_OPERATIONS),
)
export const TripSince = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)
export const TripId = v.pipe(
  v.string(),
  v.check((text: string) => isTripId(text)),
)
