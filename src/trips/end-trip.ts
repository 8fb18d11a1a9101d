import { runStatements } from '#src/platform/database.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'
import { eraseQueuedTrip, eraseTripStatements } from './store/trip-erasure.ts'
import type { TripsContext } from './store/trips-context.ts'
import { removeFromTripIndex } from './store/trips-index.ts'

/**
 * Deletes a trip for all its members, or takes the visitor out of it. The index goes first, so that nothing is listed
 * that is being erased; an object that fails is erased by the queue.
 * @param onDelay reports an object that is erased later
 * @throws {TripProblemError} `view_only` when the visitor is not its owner, `last_owner` when an owner wants to leave
 */
export async function endTrip(
  context: TripsContext,
  tripId: string,
  how: 'delete-trip' | 'leave',
  onDelay: (error: unknown) => void,
): Promise<'deleted' | 'left'> {
  const { db, objects, owner, nowS } = context
  const { role, members } = await requestTrip(objects, tripId, { do: 'read', owner, since: 0 })
  if (how === 'delete-trip') {
    if (role !== 'owner') throw new TripProblemError('view_only')
    await runStatements(db, eraseTripStatements(tripId, nowS))
    await eraseQueuedTrip(db, objects, { tripId, member: '' }).catch(onDelay)
    return 'deleted'
  }
  const me = members.find(({ isCaller }) => isCaller)
  if (me !== undefined)
    await requestTrip(objects, tripId, { do: 'set-role', owner, member: me.id, role: null })
  await removeFromTripIndex(context, tripId, owner)
  return 'left'
}
