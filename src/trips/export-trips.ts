import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'
import type { TripsContext } from './store/trips-context.ts'
import { readTrips } from './store/trips-index.ts'

/**
 * Exports all trips of an account with every field, also removed entities, whose text is still stored.
 * @throws when an object cannot be read: an export is complete or fails
 */
export async function exportTrips(
  context: Pick<TripsContext, 'db' | 'objects' | 'owner'>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { objects, owner } = context
  const trips = await readTrips(context)
  const exported = await Promise.all(
    trips.map(async ({ tripId, role, name }) => {
      const found = await requestTrip(objects, tripId, { do: 'read', owner, since: 0 }).catch(
        (error: unknown) => {
          // A trip whose creation failed half-way has an index row and no object.
          if (error instanceof TripProblemError) return null
          throw error
        },
      )
      if (found === null) return { id: tripId, role, name }
      const { fields, members, activity } = found
      return {
        id: tripId,
        role,
        ...readTripPlan(createTripRegisters(fields)),
        fields: fields.map(({ e, f, v }) => ({ entity: e, field: f, value: v })),
        members: members.map((member) => ({ name: member.shownName, role: member.role })),
        activity,
      }
    }),
  )
  return exported
}
