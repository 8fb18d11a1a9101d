import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { runStatements } from '#src/platform/database.ts'
import { selectStatement } from '#src/platform/tables/select-rows.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'
import type { TripsContext } from './store/trips-context.ts'

const dateOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString()

/** The content of a trip for one of its members; null for a trip whose creation failed half-way. */
async function exportContent({ objects, owner }: Pick<TripsContext, 'objects' | 'owner'>, tripId: string) {
  try {
    const { fields, members, activity } = await requestTrip(objects, tripId, { do: 'read', owner, since: 0 })
    return {
      plan: readTripPlan(createTripRegisters(fields)),
      // Also removed entities, whose text is still stored.
      fields: fields.map(({ e, f, v }) => ({ entity: e, field: f, value: v })),
      members: members.map(({ shownName, role }) => ({ name: shownName, role })),
      activity,
    }
  } catch (error) {
    if (error instanceof TripProblemError) return null
    throw error
  }
}

/**
 * Exports all trips of an account with every field, and the links that it has made.
 * @throws when an object cannot be read: an export is complete or fails
 */
export async function exportTrips(
  context: Pick<TripsContext, 'db' | 'objects' | 'owner'>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { db, owner } = context
  const [trips, links] = await runStatements(db, [
    selectStatement(
      'trips',
      ['trip_id', 'role', 'name', 'starts_on', 'days', 'stops', 'changed_at_s', 'joined_at_s'],
      'WHERE owner = ?',
      owner,
    ),
    selectStatement(
      'trip_links',
      ['trip_id', 'kind', 'made_at_s', 'ends_at_s', 'shows'],
      "WHERE trip_id IN (SELECT trip_id FROM trips WHERE owner = ? AND role = 'owner')",
      owner,
    ),
  ])
  const contents = await Promise.all(trips.rows.map(({ trip_id }) => exportContent(context, trip_id)))
  return trips.rows.map((trip, index) => ({
    id: trip.trip_id,
    role: trip.role,
    name: trip.name,
    startsOn: trip.starts_on,
    days: trip.days,
    stops: trip.stops,
    changed: dateOf(trip.changed_at_s),
    joined: dateOf(trip.joined_at_s),
    links: links.rows
      .filter(({ trip_id }) => trip_id === trip.trip_id)
      .map(({ kind, shows, made_at_s, ends_at_s }) => ({
        kind,
        shows,
        made: dateOf(made_at_s),
        ends: dateOf(ends_at_s),
      })),
    content: contents[index],
  }))
}
