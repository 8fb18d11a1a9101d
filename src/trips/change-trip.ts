import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { requestTrip } from './request-trip.ts'
import type { TripChangeResult } from './rules/trip-request.ts'
import type { TripsContext } from './store/trips-context.ts'
import { updateTripIndex } from './store/trips-index.ts'

/** Fields that lists of trips show, or that change what they count. */
const LISTED_FIELDS = new Set(['name', 'startsOn', 'removed', 'order'])

/** Whether operations may change what lists of trips show. */
const changesIndex = (operations: readonly TripOperation[]): boolean =>
  operations.some(({ f }) => LISTED_FIELDS.has(f))

/**
 * Applies operations to a trip, of which all fields are returned.
 * @param waitUntil extends the request until the index is updated; a failure leaves the list as it was until the next
 * change
 * @throws as `requestTrip` does
 */
export async function changeTrip(
  context: TripsContext,
  tripId: string,
  operations: readonly TripOperation[],
  waitUntil: (work: Promise<void>) => void,
): Promise<TripChangeResult> {
  const { objects, owner } = context
  const result = await requestTrip(objects, tripId, { do: 'change', owner, operations, since: 0 })
  if (changesIndex(operations))
    waitUntil(updateTripIndex(context, tripId, readTripPlan(createTripRegisters(result.fields))))
  return result
}
