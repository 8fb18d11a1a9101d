import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'
import type { TripsContext } from './store/trips-context.ts'
import {
  addTripToIndex,
  confirmTripInIndex,
  isTripLimit,
  type TripLimit,
  withdrawFromTripIndex,
} from './store/trips-index.ts'

/**
 * Makes the visitor an editor of a trip, once.
 * @returns why not, or null
 * @throws as `requestTrip` does, without a new row in the list
 */
export async function joinTrip(
  context: TripsContext,
  tripId: string,
  plan: TripPlan,
  shownName: string,
): Promise<TripLimit | 'too_many_members' | null> {
  const { objects, owner } = context
  const addition = await addTripToIndex(context, tripId, plan)
  if (isTripLimit(addition)) return addition
  try {
    const { role } = await requestTrip(objects, tripId, { do: 'join', owner, shownName })
    await confirmTripInIndex(context, tripId, role, plan)
    return null
  } catch (error) {
    if (addition === 'new') await withdrawFromTripIndex(context, tripId).catch(() => undefined)
    if (error instanceof TripProblemError && error.problem === 'too_many_members') return 'too_many_members'
    throw error
  }
}
