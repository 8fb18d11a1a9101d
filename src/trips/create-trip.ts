import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripDraft } from '#isomorphic/trips/trip-draft.ts'
import { MAX_OPERATIONS } from '#isomorphic/trips/trip-limits.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { requestTrip } from './request-trip.ts'
import type { TripChangeResult } from './rules/trip-request.ts'
import type { TripsContext } from './store/trips-context.ts'
import {
  addTripToIndex,
  confirmTripInIndex,
  isTripLimit,
  type TripLimit,
  withdrawFromTripIndex,
} from './store/trips-index.ts'

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
 * Creates a trip: first its row in the index, which has the limits, then its object, whose answer decides the role. When
 * the object fails, a new row is removed again, so that nothing is listed that does not exist; a repeated request
 * finishes it. The row of a trip that existed stays: without one its object would be erased (object/maintain-trip.ts).
 * @throws as `requestTrip` and `runStatements` do
 */
export async function createTrip(
  context: TripsContext,
  { tripId, shownName, operations }: NewTrip,
): Promise<TripChangeResult | { readonly limit: TripLimit }> {
  const { objects, owner } = context
  const plan = await planOf(operations)
  const addition = await addTripToIndex(context, tripId, plan)
  if (isTripLimit(addition)) return { limit: addition }
  try {
    // All batches say `create`: a trip counts as opened by the first change after its creation.
    const send = (sent: number) =>
      requestTrip(objects, tripId, {
        do: 'create',
        owner,
        tripId,
        shownName,
        operations: operations.slice(sent, sent + MAX_OPERATIONS),
      })
    let result = await send(0)
    for (let sent = MAX_OPERATIONS; sent < operations.length; sent += MAX_OPERATIONS)
      result = await send(sent)
    await confirmTripInIndex(context, tripId, result.role, plan)
    return result
  } catch (error) {
    if (addition === 'new') await withdrawFromTripIndex(context, tripId).catch(() => undefined)
    throw error
  }
}
