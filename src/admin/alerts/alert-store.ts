import type { AlertPlace } from '#src/admin/alerts/alert-places.ts'
import { ALERT_KEY } from '#src/alerts/alert-cache.ts'
import { type AlertSetting, MAX_ALERTS, parseAlertSettings } from '#src/alerts/rules/alert-setting.ts'
import { readRows, type Statement, statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'

const SETTINGS_TIMEOUT_MS = 5000
const MAX_LISTED = 100

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

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Alerts published in the admin, newest first. Throws as `readRows` does. */
export async function listAlerts(db: D1Database): Promise<readonly AlertRecord[]> {
  const rows = await readRows(db, 'SELECT * FROM alerts ORDER BY published_at_s DESC, id LIMIT ?', MAX_LISTED)
  return rows.map((row) => ({
    id: String(row['id']),
    text: String(row['text']),
    startS: numberOrNull(row['start_s']),
    endS: numberOrNull(row['end_s']),
    placeName: String(row['place_name']),
    pathPrefixes: row['under'] === null ? null : (JSON.parse(String(row['under'])) as readonly string[]),
    publishedAtS: Number(row['published_at_s']),
    publishedBy: String(row['published_by']),
    endedAtS: numberOrNull(row['ended_at_s']),
  }))
}

/** An alert before it is published. */
export type AlertDraft = {
  readonly text: string
  readonly startS: number | null
  readonly endS: number | null
  readonly place: AlertPlace
}

export const insertAlertStatement = (id: string, draft: AlertDraft, by: string, nowS: number): Statement =>
  statement(
    `INSERT INTO alerts (id, text, start_s, end_s, place, place_name, under, published_at_s, published_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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

/** Alerts in KV that `npm run alert` has set. @throws {UnavailableError} when KV does not answer */
export async function readTerminalAlerts(settings: KVNamespace): Promise<readonly AlertSetting[]> {
  const text = await withDeadline(settings.get(ALERT_KEY), SETTINGS_TIMEOUT_MS, 'settings')
  return parseAlertSettings(text).filter(({ id }) => id === undefined)
}

/**
 * Writes active and scheduled alerts to KV, where pages read them: those set by the terminal first, then those of D1.
 * Idempotent.
 * @throws {UnavailableError} when a store does not answer
 */
export async function publishAlerts(
  db: D1Database,
  settings: KVNamespace,
  nowS: number,
  includesTerminalAlerts = true,
): Promise<void> {
  const terminal = includesTerminalAlerts ? await readTerminalAlerts(settings) : []
  const adminAlerts = (await listAlerts(db))
    .filter((alert) => isActiveOrScheduled(alert, nowS))
    .map(toSetting)
  const alerts = [...terminal, ...adminAlerts].slice(0, MAX_ALERTS)
  const write =
    alerts.length === 0 ? settings.delete(ALERT_KEY) : settings.put(ALERT_KEY, JSON.stringify({ alerts }))
  await withDeadline(write, SETTINGS_TIMEOUT_MS, 'settings')
}
