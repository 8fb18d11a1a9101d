import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripDraft } from '#isomorphic/trips/trip-draft.ts'
import { MAX_OPERATIONS } from '#isomorphic/trips/trip-limits.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { requestTrip } from './request-trip.ts'
import type { TripChangeResult } from './rules/trip-request.ts'
import type { TripsContext } from './store/trips-context.ts'
import { addTripToIndex, removeFromTripIndex, type TripLimit } from './store/trips-index.ts'

/** The plan that a trip with these operations only would have. */
async function planOf(operations: readonly TripOperation[]): Promise<TripPlan> {
  const { applyTripOperation } = await import('#isomorphic/trips/apply-trip-operation.ts')
  const draft = createTripDraft(createTripRegisters([]))
  for (const operation of operations) applyTripOperation(draft, operation)
  return readTripPlan(draft.registers)
}

export type NewTrip = {
  /** Chosen by the client, so that a repeated request creates one trip. */
  readonly tripId: string
  /** The name of the account's holder for the other members. */
  readonly shownName: string
  /** Any number. */
  readonly operations: readonly TripOperation[]
}

/**
 * Creates a trip: first its row in the index, which has the limits, then its object. When the object fails the row is
 * removed again, so that nothing is listed that does not exist; a repeated request finishes it.
 * @throws as `requestTrip` and `runStatements` do
 */
export async function createTrip(
  context: TripsContext,
  { tripId, shownName, operations }: NewTrip,
): Promise<TripChangeResult | { readonly limit: TripLimit }> {
  const { objects, owner } = context
  const limit = await addTripToIndex(context, tripId, 'owner', await planOf(operations))
  if (limit !== null) return { limit }
  try {
    const first = operations.slice(0, MAX_OPERATIONS)
    let result = await requestTrip(objects, tripId, {
      do: 'create',
      owner,
      tripId,
      shownName,
      operations: first,
    })
    for (let sent = first.length; sent < operations.length; sent += MAX_OPERATIONS) {
      const batch = operations.slice(sent, sent + MAX_OPERATIONS)
      result = await requestTrip(objects, tripId, { do: 'change', owner, operations: batch, since: 0 })
    }
    return result
  } catch (error) {
    await removeFromTripIndex(context, tripId, owner).catch(() => undefined)
    throw error
  }
}
