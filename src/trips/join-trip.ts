import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'
import type { TripsContext } from './store/trips-context.ts'
import { addTripToIndex, removeFromTripIndex, type TripLimit } from './store/trips-index.ts'

/**
 * Makes the visitor an editor of a trip, once.
 * @returns why not, or null
 * @throws as `requestTrip` does, without a row in the list
 */
export async function joinTrip(
  context: TripsContext,
  tripId: string,
  plan: TripPlan,
  shownName: string,
): Promise<TripLimit | 'too_many_members' | null> {
  const { objects, owner } = context
  const limit = await addTripToIndex(context, tripId, 'editor', plan)
  if (limit !== null) return limit
  try {
    await requestTrip(objects, tripId, { do: 'join', owner, shownName })
    return null
  } catch (error) {
    await removeFromTripIndex(context, tripId, owner).catch(() => undefined)
    if (error instanceof TripProblemError && error.problem === 'too_many_members') return 'too_many_members'
    throw error
  }
}
