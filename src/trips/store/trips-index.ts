import { MAX_NEW_TRIPS_PER_HOUR, MAX_TRIPS } from '#isomorphic/trips/trip-limits.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { TransactionAbortedError } from '#src/platform/app-error.ts'
import { abortWhen, runStatements, type Statement, statement } from '#src/platform/database.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import type { TripRole } from '#src/trips/rules/trip-request.ts'
import type { TripSummary } from '#src/trips/rules/trip-summary.ts'
import type { TripsContext } from './trips-context.ts'

/** Why no trip could be added to an account. */
export type TripLimit = 'too_many_trips' | 'too_many_new_trips'

/** What became of adding a trip: it is new in the list, was there before, or exceeds a limit. */
export type TripAddition = 'new' | 'present' | TripLimit

export const isTripLimit = (addition: TripAddition): addition is TripLimit =>
  addition !== 'new' && addition !== 'present'

type Database = Pick<TripsContext, 'db'>

/** The part of a trip that lists show. */
const summaryValues = ({ name, startsOn, days, ideas }: TripPlan) =>
  [name, startsOn, days.length, days.reduce((sum, day) => sum + day.stops.length, ideas.length)] as const

/** A statement that adds a trip to the index of an account; one that is there stays as it is. */
export const insertTripStatement = (
  owner: string,
  tripId: string,
  role: TripRole,
  plan: TripPlan,
  changedAtS: number,
  joinedAtS: number,
): Statement =>
  statement(
    `INSERT OR IGNORE INTO trips (owner, trip_id, role, name, starts_on, days, stops, changed_at_s, joined_at_s)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[owner, tripId, role, ...summaryValues(plan), changedAtS, joinedAtS],
  )

/** The trips of an account: those to come first, then those without dates, then past ones. */
export async function readTrips({
  db,
  owner,
}: Pick<TripsContext, 'db' | 'owner'>): Promise<readonly TripSummary[]> {
  const rows = await selectRows(
    db,
    'trips',
    ['trip_id', 'role', 'name', 'starts_on', 'days', 'stops', 'changed_at_s'],
    'WHERE owner = ? ORDER BY starts_on IS NULL, starts_on, changed_at_s DESC',
    owner,
  )
  return rows.map((row) => ({
    tripId: row.trip_id,
    role: row.role,
    name: row.name,
    startsOn: row.starts_on,
    days: row.days,
    stops: row.stops,
    changedAtS: row.changed_at_s,
  }))
}

/** Role of a trip until its object has confirmed another: it gives no right over the trip of someone else. */
const UNCONFIRMED = 'viewer' satisfies TripRole

/**
 * Adds a trip to the index of an account before its object knows of it, within the limits of the account. Adding it
 * again changes nothing.
 * @throws as `runStatements` does
 */
export async function addTripToIndex(
  { db, owner, nowS }: TripsContext,
  tripId: string,
  plan: TripPlan,
): Promise<TripAddition> {
  const isNew = 'NOT EXISTS (SELECT 1 FROM trips WHERE owner = ?1 AND trip_id = ?2)'
  const count = '(SELECT count(*) FROM trips WHERE owner = ?1'
  try {
    const [, , inserted] = await runStatements(db, [
      abortWhen('too_many_trips', `${isNew} AND ${count}) >= ${MAX_TRIPS}`, owner, tripId),
      abortWhen(
        'too_many_new_trips',
        `${isNew} AND ${count} AND joined_at_s > ?3) >= ${MAX_NEW_TRIPS_PER_HOUR}`,
        ...[owner, tripId, nowS - HOUR_S],
      ),
      insertTripStatement(owner, tripId, UNCONFIRMED, plan, nowS, nowS),
    ])
    return inserted.changes === 1 ? 'new' : 'present'
  } catch (error) {
    if (error instanceof TransactionAbortedError) return error.code as TripLimit
    throw error
  }
}

/** Writes the role that the object has confirmed; also where a concurrent request that failed has removed the row. */
export async function confirmTripInIndex(
  { db, owner, nowS }: TripsContext,
  tripId: string,
  role: TripRole,
  plan: TripPlan,
): Promise<void> {
  await runStatements(db, [
    insertTripStatement(owner, tripId, role, plan, nowS, nowS),
    statement('UPDATE trips SET role = ? WHERE trip_id = ? AND owner = ?', role, tripId, owner),
  ])
}

/** Removes a trip that no object has confirmed: not the row of a member whose request was repeated and failed. */
export async function withdrawFromTripIndex(
  { db, owner }: Pick<TripsContext, 'db' | 'owner'>,
  tripId: string,
): Promise<void> {
  await runStatements(db, [
    statement('DELETE FROM trips WHERE trip_id = ? AND owner = ? AND role = ?', tripId, owner, UNCONFIRMED),
  ])
}

/** Updates what lists show of a trip, for all of its members. */
export async function updateTripIndex(
  { db, nowS }: TripsContext,
  tripId: string,
  plan: TripPlan,
): Promise<void> {
  await runStatements(db, [
    statement(
      'UPDATE trips SET name = ?2, starts_on = ?3, days = ?4, stops = ?5, changed_at_s = ?6 WHERE trip_id = ?1',
      ...[tripId, ...summaryValues(plan), nowS],
    ),
  ])
}

/** Removes a trip from the index of one account. */
export async function removeFromTripIndex({ db }: Database, tripId: string, owner: string): Promise<void> {
  await runStatements(db, [
    statement('DELETE FROM trips WHERE trip_id = ? AND owner = ?', tripId, owner),
    statement('DELETE FROM trip_links WHERE trip_id = ? AND made_by = ?', tripId, owner),
  ])
}

/** Changes the role of an account in the index. */
export async function updateTripRole(
  { db }: Database,
  tripId: string,
  owner: string,
  role: TripRole,
): Promise<void> {
  await runStatements(db, [
    statement('UPDATE trips SET role = ? WHERE trip_id = ? AND owner = ?', role, tripId, owner),
  ])
}
