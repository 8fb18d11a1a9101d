import { readRows } from '#src/platform/database.ts'
import { DAY_MS, DAY_S } from '#src/platform/durations.ts'
import type { TripStorage } from './trip-storage.ts'

/** The object does not know its own name. */
const ID_KEY = 'trip-id'
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

/**
 * Erases a trip that no account has in its index: its creation failed half-way, or its last member has left. Deletes
 * old idempotency keys.
 * @throws when the database does not respond; the platform runs the alarm again
 */
export async function maintainTrip(
  ctx: DurableObjectState,
  db: D1Database,
  storage: TripStorage,
  { erase, nowMs }: { readonly erase: () => Promise<unknown>; readonly nowMs: () => number },
): Promise<void> {
  const tripId = (await ctx.storage.get<string>(ID_KEY)) ?? ''
  const [row] = await readRows(db, 'SELECT 1 FROM trips WHERE trip_id = ? LIMIT 1', tripId)
  if (row === undefined) {
    await erase()
    return
  }
  const currentMs = nowMs()
  storage.forgetDone(Math.floor(currentMs / 1000) - DONE_RETENTION_DAYS * DAY_S)
  await ctx.storage.setAlarm(currentMs + MAINTENANCE_DAYS * DAY_MS)
}
