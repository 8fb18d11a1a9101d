import * as v from 'valibot'
import { parseDismissedAlerts } from '#isomorphic/alerts/dismissed-alerts.ts'
import type { Alert } from '#src/site/frame/alert.ts'
import { alertMarkup } from './alert-markup.ts'

/** Longest text; three lines on a phone. */
const MAX_TEXT_LENGTH = 400
/** On at once, or still to come. */
export const MAX_ALERTS = 20

const Instant = v.pipe(v.string(), v.isoTimestamp())

const Path = v.pipe(v.string(), v.regex(/^(?:\/[a-z0-9-]+){1,5}$/))

const AlertSetting = v.object({
  /** Of the desk's alerts; the terminal's has none. */
  id: v.optional(v.pipe(v.string(), v.maxLength(40))),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TEXT_LENGTH)),
  start: v.optional(Instant),
  end: v.optional(Instant),
  /** Pages below these show it; absent: all pages. */
  under: v.optional(v.pipe(v.array(Path), v.minLength(1), v.maxLength(400))),
})
const AlertList = v.object({ alerts: v.pipe(v.array(AlertSetting), v.maxLength(MAX_ALERTS)) })

/** What an operator wrote (docs/operations.md, alert). */
export type AlertSetting = v.InferOutput<typeof AlertSetting>

/** Cookies by which a visitor's closing of the alert is remembered; the first is that of S9.5. */
export const ALERT_DISMISSED_COOKIE = 'alertDismissed'
export const ALERT_VERSION_COOKIE = 'alertVersion'
export const ALERT_DISMISSED_MAX_AGE_S = 604_800

/**
 * Reads the setting: JSON `{text, start?, end?}`, times in ISO 8601 with a zone.
 * @returns null when it is missing or not of that shape: a page without banner is better than a broken one
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
 * Reads what the store holds: one alert as the terminal writes it, or the list that the desk keeps. Whatever makes no sense
 * is no alert.
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

const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** Of how many places an alert is, where one of them is around a path: fewer are nearer. Null where it does not belong. */
function countTargetPlaces({ under }: AlertSetting, path: string): number | null {
  if (under === undefined) return Number.POSITIVE_INFINITY
  return under.some((base) => isUnder(path, base)) ? under.length : null
}

/**
 * The alerts of a page that are on, the one for the fewest places first, this page's among them; of several for as many
 * the first. A page shows the first that its visitor has not closed.
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

/** Whether an alert is on: from `start`, and before `end`. */
export function isAlertActive({ start, end }: AlertSetting, nowMs: number): boolean {
  if (start !== undefined && nowMs < Date.parse(start)) return false
  return end === undefined || nowMs < Date.parse(end)
}

/**
 * The desk's alerts are told apart by their ids, so that one which is published again shows again; the terminal's by
 * their text.
 * @param versionOf a short hash
 */
export async function toAlert(
  { id = '', text }: AlertSetting,
  versionOf: (text: string) => Promise<string>,
): Promise<Alert> {
  return { html: alertMarkup(text), version: (await versionOf(id + text)).slice(0, 12) }
}

type ReadCookie = (name: string) => string | null

/** Whether a visitor has closed this very alert; without a version the cookie of S9.5 decides alone. */
export function isAlertDismissed(readCookie: ReadCookie, version: string | null): boolean {
  if (readCookie(ALERT_DISMISSED_COOKIE) !== 'true') return false
  const closed = readCookie(ALERT_VERSION_COOKIE)
  return closed === null || version === null || parseDismissedAlerts(closed).includes(version)
}
