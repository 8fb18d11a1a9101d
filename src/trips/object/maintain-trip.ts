import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { DAY_MS, DAY_S } from '#src/platform/durations.ts'
import { reconcileTripIndex } from '#src/trips/store/reconcile-trip-index.ts'
import type { TripMembers } from './trip-members.ts'
import type { TripStorage } from './trip-storage.ts'

/** The object does not know its own name. */
const ID_KEY = 'trip-id'
const OPENED_KEY = 'opened'
const MAINTENANCE_DAYS = 30
/** A device that was offline for longer applies its changes again, which is harmless. */
const DONE_RETENTION_DAYS = 90

/** Makes sure that the trip is looked at in a day. */
export async function scheduleMaintenance(
  { storage }: DurableObjectState,
  tripId: string,
  nowMs: number,
): Promise<void> {
  await storage.put(ID_KEY, tripId)
  if ((await storage.getAlarm()) === null) await storage.setAlarm(nowMs + DAY_MS)
}

/** Records that a member has read, changed or joined the trip: it is more than the rest of a creation that failed. */
export const markOpened = ({ storage }: DurableObjectState): Promise<void> => storage.put(OPENED_KEY, true)

/** What the maintenance of a trip needs of its object. */
export type MaintainedTrip = {
  readonly storage: TripStorage
  readonly members: TripMembers
  readonly readPlan: () => TripPlan
  readonly erase: () => Promise<unknown>
  readonly nowMs: () => number
}

/**
 * Corrects the index, which may have been restored to another time, and deletes old idempotency keys. Erases a trip
 * that was deleted, that has no member, or whose creation failed half-way: neither listed nor ever opened.
 * @throws when the database does not respond; the platform runs the alarm again
 */
export async function maintainTrip(
  ctx: DurableObjectState,
  db: D1Database,
  { storage, members, readPlan, erase, nowMs }: MaintainedTrip,
): Promise<void> {
  const tripId = (await ctx.storage.get<string>(ID_KEY)) ?? ''
  const isOpened = (await ctx.storage.get<boolean>(OPENED_KEY)) ?? false
  const currentMs = nowMs()
  const nowS = Math.floor(currentMs / 1000)
  const changedAtS = storage.readChangedAtS() ?? nowS
  const outcome = await reconcileTripIndex(db, {
    tripId,
    members: members.listOwners(),
    plan: readPlan(),
    isOpened,
    changedAtS,
    nowS,
  })
  if (outcome === 'unlisted') {
    await erase()
    return
  }
  await markOpened(ctx)
  storage.forgetDone(nowS - DONE_RETENTION_DAYS * DAY_S)
  await ctx.storage.setAlarm(currentMs + MAINTENANCE_DAYS * DAY_MS)
}
