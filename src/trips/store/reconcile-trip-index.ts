import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { runStatements, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import type { TripRole } from '#src/trips/rules/trip-request.ts'
import { insertTripStatement } from './trips-index.ts'

/** A trip as its object knows it. */
export type ReconciledTrip = {
  readonly tripId: string
  readonly members: readonly { readonly owner: string; readonly role: TripRole }[]
  readonly plan: TripPlan
  /** Whether a member has read it since its creation. */
  readonly isOpened: boolean
  readonly changedAtS: number
  readonly nowS: number
}

/**
 * Makes the index follow the object of a trip: adds rows that are missing, which happens when the database is restored
 * to an earlier time, and removes rows of accounts that are no members. An account that was deleted is not listed
 * again, and a row of the last day may belong to someone who is joining.
 * @returns `unlisted` when the trip was deleted, or no account has it and none will
 * @throws as `runStatements` does
 */
export async function reconcileTripIndex(
  db: D1Database,
  { tripId, members, plan, isOpened, changedAtS, nowS }: ReconciledTrip,
): Promise<'listed' | 'unlisted'> {
  const [listed, queued, erased] = await runStatements(db, [
    statement('SELECT owner FROM trips WHERE trip_id = ?', tripId),
    statement('SELECT member FROM trips_to_erase WHERE trip_id = ?', tripId),
    statement(
      'SELECT key FROM erased_accounts WHERE key IN (SELECT value FROM json_each(?))',
      JSON.stringify(members.map(({ owner }) => owner)),
    ),
  ])
  const listedOwners = new Set(listed.rows.map(({ owner }) => owner))
  const leaving = new Set([...queued.rows.map(({ member }) => member), ...erased.rows.map(({ key }) => key)])
  const staying = members.filter(({ owner }) => listedOwners.has(owner) || !leaving.has(owner))
  const isInUse = isOpened || listedOwners.size > 0
  if (leaving.has('') || staying.length === 0 || !isInUse) return 'unlisted'
  await runStatements(db, [
    ...staying
      .filter(({ owner }) => !listedOwners.has(owner))
      .map(({ owner, role }) => insertTripStatement(owner, tripId, role, plan, changedAtS, nowS)),
    statement(
      'DELETE FROM trips WHERE trip_id = ? AND joined_at_s < ? AND owner NOT IN (SELECT value FROM json_each(?))',
      ...[tripId, nowS - DAY_S, JSON.stringify(members.map(({ owner }) => owner))],
    ),
  ])
  return 'listed'
}
