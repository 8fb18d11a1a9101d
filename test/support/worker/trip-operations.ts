import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { randomHex } from '#src/platform/random-hex.ts'

/** An operation with a new key. */
export const tripOperation = (e: string, f: string, v: string, was = ''): TripOperation => ({
  key: randomHex(8),
  e,
  f,
  v,
  was,
})

/** A new trip's ID. */
export const newTripId = (): string => randomHex(16)
