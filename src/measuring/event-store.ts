import type { VisitorEventRecord } from '#src/measuring/rules/visitor-event.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { DATABASE_TIMEOUT_MS } from '#src/platform/timeouts.ts'

/** Also purged with each batch, independent of the daily job. */
export const EVENTS_RETENTION_S = 90 * DAY_S
/** Share of the 16 kB limit of a data point. */
const MAX_PAYLOAD = 4000
/** Purges in small portions, because a visitor's batch waits for it; still more than a batch inserts. */
const PURGE_EXPIRED =
  'DELETE FROM events WHERE id IN (SELECT id FROM events WHERE received_at_s < ? ORDER BY received_at_s LIMIT 200)'

export type EventStores = {
  /** Replaces D1 where it is bound. */
  readonly analytics: AnalyticsEngineDataset | undefined
  readonly db: D1Database
}

async function storeInDatabase(
  db: D1Database,
  events: readonly VisitorEventRecord[],
  nowS: number,
): Promise<void> {
  const insert = db.prepare(
    'INSERT INTO events (received_at_s, name, path, detail, amount, payload) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const purge = db.prepare(PURGE_EXPIRED).bind(nowS - EVENTS_RETENTION_S)
  const rows = events.map(({ name, path, detail, amount, payload }) =>
    insert.bind(nowS, name, path, detail, amount, JSON.stringify(payload)),
  )
  await withDeadline(db.batch([purge, ...rows]), DATABASE_TIMEOUT_MS, 'database')
}

/**
 * Stores events for `npm run events -- report`: in Analytics Engine (blobs: name, path, detail, payload; double:
 * amount) where it is bound, else in D1.
 * @throws {UnavailableError} when D1 fails; the caller logs the loss (R7.4)
 */
export async function storeEvents(
  { analytics, db }: EventStores,
  events: readonly VisitorEventRecord[],
  nowS: number,
): Promise<void> {
  if (events.length === 0) return
  if (analytics === undefined) return storeInDatabase(db, events, nowS)
  for (const { name, path, detail, amount, payload } of events) {
    const blobs = [name, path, detail, JSON.stringify(payload).slice(0, MAX_PAYLOAD)]
    analytics.writeDataPoint({ blobs, doubles: [amount], indexes: [name] })
  }
}
