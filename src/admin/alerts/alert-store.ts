import type { AlertPlace } from '#src/admin/alerts/alert-places.ts'
import { ADMIN_ALERTS_KEY, TERMINAL_ALERT_KEY } from '#src/alerts/rules/alert-keys.ts'
import { type AlertSetting, combineAlerts, MAX_ALERTS } from '#src/alerts/rules/alert-setting.ts'
import { type Statement, statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'

const SETTINGS_TIMEOUT_MS = 5000
const MAX_LISTED = 100
/** KV accepts one write a second for a key. */
const MAX_WRITES = 3
const EMPTY_LIST = JSON.stringify({ alerts: [] })

export type AlertRecord = {
  readonly id: string
  readonly text: string
  readonly startS: number | null
  readonly endS: number | null
  readonly placeName: string
  readonly pathPrefixes: readonly string[] | null
  readonly publishedAtS: number
  readonly publishedBy: string
  readonly endedAtS: number | null
}

/** Alerts published in the admin: active and scheduled ones first, then the newest. Throws as `selectRows` does. */
export async function listAlerts(db: D1Database, nowS: number): Promise<readonly AlertRecord[]> {
  const rows = await selectRows(
    db,
    'alerts',
    ['id', 'text', 'start_s', 'end_s', 'place_name', 'under', 'published_at_s', 'published_by', 'ended_at_s'],
    `ORDER BY ended_at_s IS NULL AND (end_s IS NULL OR end_s > ?) DESC, published_at_s DESC, id LIMIT ?`,
    nowS,
    MAX_LISTED,
  )
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    startS: row.start_s,
    endS: row.end_s,
    placeName: row.place_name,
    pathPrefixes: row.under === null ? null : (JSON.parse(row.under) as readonly string[]),
    publishedAtS: row.published_at_s,
    publishedBy: row.published_by,
    endedAtS: row.ended_at_s,
  }))
}

/** An alert before it is published. */
export type AlertDraft = {
  readonly text: string
  readonly startS: number | null
  readonly endS: number | null
  readonly place: AlertPlace
}

/**
 * Publishes an alert unless one with this ID exists, which makes a repeated submission harmless, or the limit of active
 * and scheduled alerts is reached.
 */
export const insertAlertStatement = (id: string, draft: AlertDraft, by: string, nowS: number): Statement =>
  statement(
    `INSERT OR IGNORE INTO alerts (id, text, start_s, end_s, place, place_name, under, published_at_s, published_by)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE (SELECT count(*) FROM alerts
       WHERE ended_at_s IS NULL AND (end_s IS NULL OR end_s > ?8)) < ${MAX_ALERTS}`,
    id,
    draft.text,
    draft.startS,
    draft.endS,
    draft.place.value,
    draft.place.name,
    draft.place.pathPrefixes === null ? null : JSON.stringify(draft.place.pathPrefixes),
    nowS,
    by,
  )

/** Whether an alert with this ID was published. Throws as `selectRows` does. */
export const hasAlert = async (db: D1Database, id: string): Promise<boolean> =>
  (await selectRows(db, 'alerts', ['id'], 'WHERE id = ?', id)).length > 0

export const endAlertStatement = (id: string, nowS: number): Statement =>
  statement(
    'UPDATE alerts SET ended_at_s = ?1 WHERE id = ?2 AND ended_at_s IS NULL AND (end_s IS NULL OR end_s > ?1)',
    nowS,
    id,
  )

/** Whether an alert is shown now or scheduled. */
export const isActiveOrScheduled = ({ endS, endedAtS }: AlertRecord, nowS: number): boolean =>
  endedAtS === null && (endS === null || endS > nowS)

const toIsoTime = (seconds: number): string => new Date(seconds * 1000).toISOString()

const toSetting = ({ id, text, startS, endS, pathPrefixes }: AlertRecord): AlertSetting => ({
  id,
  text,
  ...(startS === null ? {} : { start: toIsoTime(startS) }),
  ...(endS === null ? {} : { end: toIsoTime(endS) }),
  ...(pathPrefixes === null ? {} : { under: [...pathPrefixes] }),
})

const readSetting = (settings: KVNamespace, key: string): Promise<string | null> =>
  withDeadline(settings.get(key), SETTINGS_TIMEOUT_MS, 'settings')

/** Alerts in KV that `npm run alert` has set. @throws {UnavailableError} when KV does not answer */
export async function readTerminalAlerts(settings: KVNamespace): Promise<readonly AlertSetting[]> {
  return combineAlerts(await readSetting(settings, TERMINAL_ALERT_KEY), EMPTY_LIST)
}

/** Ends the alert that `npm run alert` has set. @throws {UnavailableError} when KV does not answer */
export const endTerminalAlert = (settings: KVNamespace): Promise<void> =>
  withDeadline(settings.delete(TERMINAL_ALERT_KEY), SETTINGS_TIMEOUT_MS, 'settings')

async function serialiseActiveAlerts(db: D1Database, nowS: number): Promise<string> {
  const active = (await listAlerts(db, nowS)).filter((alert) => isActiveOrScheduled(alert, nowS))
  return JSON.stringify({ alerts: active.slice(0, MAX_ALERTS).map(toSetting) })
}

/**
 * Writes active and scheduled alerts to KV, where pages read them. Idempotent; when another operator has changed them in
 * the meantime they are written again, so that the last write has all changes.
 * @throws {UnavailableError} when a store does not answer
 */
export async function publishAlerts(db: D1Database, settings: KVNamespace, nowS: number): Promise<void> {
  let published = ''
  for (let attempt = 0; attempt < MAX_WRITES; attempt += 1) {
    const current = await serialiseActiveAlerts(db, nowS)
    if (current === published) return
    await withDeadline(settings.put(ADMIN_ALERTS_KEY, current), SETTINGS_TIMEOUT_MS, 'settings')
    published = current
  }
}

/**
 * Publishes alerts that KV does not have, such as after a failure of KV or a restore of the database; runs every five
 * minutes.
 * @throws {UnavailableError} when a store does not answer
 */
export async function synchroniseAlerts(db: D1Database, settings: KVNamespace, nowS: number): Promise<void> {
  const stored = await readSetting(settings, ADMIN_ALERTS_KEY)
  const current = await serialiseActiveAlerts(db, nowS)
  if (current !== (stored ?? EMPTY_LIST)) await publishAlerts(db, settings, nowS)
}
