import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { requestTrip, type TripObjects } from '#src/trips/request-trip.ts'
import { bindings } from '#test/support/worker/test-database.ts'

export const tripObjects: TripObjects = { namespace: bindings.TRIPS, jurisdiction: null }

/** Creates the object of a trip, without a row in the index. */
export async function createTripObjectOf(
  owner: string,
  ...operations: readonly TripOperation[]
): Promise<string> {
  const tripId = randomHex(16)
  const create = { do: 'create', owner, tripId, shownName: 'Name', operations } as const
  await requestTrip(tripObjects, tripId, create)
  return tripId
}

/** Reads a trip as a member. Throws as `requestTrip` does. */
export const readTripAs = (owner: string, tripId: string) =>
  requestTrip(tripObjects, tripId, { do: 'read', owner, since: 0 })

const stubOf = (tripId: string) => bindings.TRIPS.get(bindings.TRIPS.idFromName(tripId))

/** Ends the process of an object, if it runs; the next request starts it again from what it has stored. */
export async function endTripProcess(tripId: string): Promise<void> {
  const { evictDurableObject } = await import('cloudflare:test')
  await evictDurableObject(stubOf(tripId)).catch((error: unknown) => {
    if (!/not currently running/.test(String(error))) throw error
  })
}

/** Runs the alarm of a trip after its process ended, so that it knows only what is stored. */
export async function runTripAlarm(tripId: string): Promise<void> {
  const { runDurableObjectAlarm } = await import('cloudflare:test')
  await endTripProcess(tripId)
  await runDurableObjectAlarm(stubOf(tripId))
}

/** Adds a row to the index. */
export const listTrip = (tripId: string, owner: string, joinedAtS = 0) =>
  bindings.DB.prepare(
    `INSERT INTO trips (owner, trip_id, role, name, days, stops, changed_at_s, joined_at_s)
     VALUES (?, ?, 'owner', '', 0, 0, 0, ?)`,
  )
    .bind(owner, tripId, joinedAtS)
    .run()
