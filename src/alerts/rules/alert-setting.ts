import * as v from 'valibot'
import { parseDismissedAlerts } from '#isomorphic/alerts/dismissed-alerts.ts'
import type { Alert } from '#src/site/frame/alert.ts'
import { alertMarkup } from './alert-markup.ts'

/** Maximum text length: three lines on a phone. */
const MAX_TEXT_LENGTH = 400
/** Maximum number of current and scheduled alerts of the admin. */
export const MAX_ALERTS = 20

const Instant = v.pipe(v.string(), v.isoTimestamp())

const Path = v.pipe(v.string(), v.regex(/^(?:\/[a-z0-9-]+){1,5}$/))

const AlertSetting = v.object({
  /** Set for alerts of the admin; alerts of the command line have none. */
  id: v.optional(v.pipe(v.string(), v.maxLength(40))),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TEXT_LENGTH)),
  start: v.optional(Instant),
  end: v.optional(Instant),
  /** Path prefixes of the pages that show the alert; absent: all pages. */
  under: v.optional(v.pipe(v.array(Path), v.minLength(1), v.maxLength(400))),
})
const AlertList = v.object({ alerts: v.pipe(v.array(AlertSetting), v.maxLength(MAX_ALERTS)) })

/** An alert as stored by an operator (docs/operations.md, alert). */
export type AlertSetting = v.InferOutput<typeof AlertSetting>

/** Cookies that record the dismissal of alerts; the first is that of S9.5. */
export const ALERT_DISMISSED_COOKIE = 'alertDismissed'
export const ALERT_VERSION_COOKIE = 'alertVersion'
export const ALERT_DISMISSED_MAX_AGE_S = 604_800

/**
 * Parses the setting: JSON `{text, start?, end?}`, times in ISO 8601 with a zone.
 * @returns null if missing or invalid: a page without an alert is better than a broken one
 */
export function parseAlertSetting(json: string | null): AlertSetting | null {
  if (json === null) return null
  try {
    const parsed = v.safeParse(AlertSetting, JSON.parse(json))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/**
 * Parses the stored value: one alert, as the command line writes it, or the list of the admin. Invalid values are
 * ignored.
 */
export function parseAlertSettings(json: string | null): readonly AlertSetting[] {
  const one = parseAlertSetting(json)
  if (one !== null || json === null) return one === null ? [] : [one]
  try {
    const parsed = v.safeParse(AlertList, JSON.parse(json))
    return parsed.success ? parsed.output.alerts : []
  } catch {
    return []
  }
}

/**
 * The alerts of both keys (alert-keys.ts): that of the command line first. Until the admin has written its key, its alerts
 * are in the other one, where a previous version wrote them.
 */
export function combineAlerts(terminal: string | null, admin: string | null): readonly AlertSetting[] {
  const isOfAdmin = ({ id }: AlertSetting): boolean => id !== undefined
  return [
    ...parseAlertSettings(terminal).filter((alert) => !isOfAdmin(alert)),
    ...parseAlertSettings(admin ?? terminal).filter(isOfAdmin),
  ]
}

const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** Number of places the alert targets if one of them contains the path: fewer are more specific. Null if none does. */
function countTargetPlaces({ under }: AlertSetting, path: string): number | null {
  if (under === undefined) return Number.POSITIVE_INFINITY
  return under.some((base) => isUnder(path, base)) ? under.length : null
}

/**
 * The active alerts of a page, those with the fewest target places first; equals in stored order. A page shows the
 * first that its visitor has not dismissed.
 */
export function findAlerts<Entry extends { readonly setting: AlertSetting }>(
  entries: readonly Entry[],
  path: string,
  nowMs: number,
): readonly Entry[] {
  return entries
    .flatMap((entry) => {
      const places = isAlertActive(entry.setting, nowMs) ? countTargetPlaces(entry.setting, path) : null
      return places === null ? [] : [{ entry, places }]
    })
    .sort((one, other) => (one.places === other.places ? 0 : one.places - other.places))
    .map(({ entry }) => entry)
}

/** Whether an alert is active: from `start`, and before `end`. */
export function isAlertActive({ start, end }: AlertSetting, nowMs: number): boolean {
  if (start !== undefined && nowMs < Date.parse(start)) return false
  return end === undefined || nowMs < Date.parse(end)
}

/**
 * The version of an alert of the admin depends on its id, so that a republished alert is shown again; for the command
 * line it depends on the text alone.
 * @param versionOf a short hash
 */
export async function toAlert(
  { id = '', text }: AlertSetting,
  versionOf: (text: string) => Promise<string>,
): Promise<Alert> {
  return { html: alertMarkup(text), version: (await versionOf(id + text)).slice(0, 12) }
}

type ReadCookie = (name: string) => string | null

/** Whether a visitor has dismissed this alert; without a version the cookie of S9.5 alone decides. */
export function isAlertDismissed(readCookie: ReadCookie, version: string | null): boolean {
  if (readCookie(ALERT_DISMISSED_COOKIE) !== 'true') return false
  const closed = readCookie(ALERT_VERSION_COOKIE)
  return closed === null || version === null || parseDismissedAlerts(closed).includes(version)
}
