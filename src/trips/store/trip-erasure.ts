import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import { requestTrip, type TripObjects } from '#src/trips/request-trip.ts'

/** Objects that one run erases, so that a run ends within the time of a cron trigger. */
const MAX_ERASURES_PER_RUN = 100

const OWNED = `SELECT trip_id FROM trips WHERE owner = ?1 AND role = 'owner'`

/** Statements that erase a trip: its object follows by `eraseQueuedTrips`. */
export const eraseTripStatements = (tripId: string, nowS: number): readonly Statement[] => [
  statement(`INSERT OR IGNORE INTO trips_to_erase (trip_id, since_s) VALUES (?, ?)`, tripId, nowS),
  statement('DELETE FROM trip_links WHERE trip_id = ?', tripId),
  statement('DELETE FROM trips WHERE trip_id = ?', tripId),
]

/**
 * Statements that erase all trips that an account owns, for all of their members, and the account from the trips of
 * others; idempotent.
 */
export const eraseTripsStatements = (owner: string, nowS: number): readonly Statement[] => [
  statement(
    `INSERT OR IGNORE INTO trips_to_erase (trip_id, member, since_s)
     SELECT trip_id, CASE role WHEN 'owner' THEN '' ELSE owner END, ?2 FROM trips WHERE owner = ?1`,
    owner,
    nowS,
  ),
  statement(`DELETE FROM trip_links WHERE made_by = ?1 OR trip_id IN (${OWNED})`, owner),
  statement(`DELETE FROM trips WHERE trip_id IN (${OWNED})`, owner),
  statement('DELETE FROM trips WHERE owner = ?1', owner),
]

/** Erases one object of the queue. Throws as `requestTrip` does; then it stays in the queue. */
export async function eraseQueuedTrip(
  db: D1Database,
  objects: TripObjects,
  { tripId, member }: { readonly tripId: string; readonly member: string },
): Promise<void> {
  await requestTrip(objects, tripId, member === '' ? { do: 'erase' } : { do: 'erase-member', owner: member })
  await runStatements(db, [
    statement('DELETE FROM trips_to_erase WHERE trip_id = ? AND member = ?', tripId, member),
  ])
}

/**
 * Erases the objects of deleted trips and accounts. One that fails stays in the queue for the next run.
 * @returns how many are left
 * @throws the first error of an object, after all were tried, so that the failure is reported
 */
export async function eraseQueuedTrips(db: D1Database, objects: TripObjects): Promise<number> {
  const rows = await selectRows(
    db,
    'trips_to_erase',
    ['trip_id', 'member'],
    'ORDER BY tries, since_s LIMIT ?',
    MAX_ERASURES_PER_RUN,
  )
  const errors: unknown[] = []
  for (const row of rows) {
    const queued = { tripId: row.trip_id, member: row.member }
    try {
      await eraseQueuedTrip(db, objects, queued)
    } catch (error) {
      errors.push(error)
      await runStatements(db, [
        statement(
          'UPDATE trips_to_erase SET tries = tries + 1 WHERE trip_id = ? AND member = ?',
          ...[queued.tripId, queued.member],
        ),
      ])
    }
  }
  if (errors.length > 0) throw errors[0]
  return rows.length
}
