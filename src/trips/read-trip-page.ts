import type { Context } from 'hono'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { createTripRegisters, type TripRegisters } from '#isomorphic/trips/trip-registers.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { createTripsContext } from './create-trips-context.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'
import type { TripSnapshot } from './rules/trip-request.ts'

/** A trip as its page needs it. */
export type ReadTrip = {
  readonly snapshot: TripSnapshot
  readonly registers: TripRegisters
  readonly plan: TripPlan
}

function toReadTrip(snapshot: TripSnapshot): ReadTrip {
  const registers = createTripRegisters(snapshot.fields)
  return { snapshot, registers, plan: readTripPlan(registers) }
}

/**
 * Reads a trip; null when it does not exist or the visitor is no member.
 * @throws {UnavailableError} when the object does not respond
 */
export async function readTrip(
  c: Context<AppEnv>,
  tripId: string,
  nowMs: () => number,
): Promise<ReadTrip | null> {
  const { objects, owner } = createTripsContext(c, nowMs)
  try {
    return toReadTrip(await requestTrip(objects, tripId, { do: 'read', owner, since: 0 }))
  } catch (error) {
    if (error instanceof TripProblemError) return null
    throw error
  }
}
