import * as v from 'valibot'
import type { Alert } from '#src/site/frame/alert.ts'
import { alertMarkup } from './alert-markup.ts'

/** Longest text; three lines on a phone. */
const MAX_TEXT_LENGTH = 400
/** On at once, or still to come. */
export const MOST_ALERTS = 20

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
const AlertList = v.object({ alerts: v.pipe(v.array(AlertSetting), v.maxLength(MOST_ALERTS)) })

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
function reach({ under }: AlertSetting, path: string): number | null {
  if (under === undefined) return Number.POSITIVE_INFINITY
  return under.some((base) => isUnder(path, base)) ? under.length : null
}

/**
 * The one alert that a page shows: of those that are on, the one for the fewest places, this page's among
 * them; of several for as many the first.
 */
export function findAlert<Entry extends { readonly setting: AlertSetting }>(
  entries: readonly Entry[],
  path: string,
  nowMs: number,
): Entry | null {
  let best: { readonly entry: Entry; readonly places: number } | null = null
  for (const entry of entries) {
    const places = isAlertDue(entry.setting, nowMs) ? reach(entry.setting, path) : null
    if (places !== null && (best === null || places < best.places)) best = { entry, places }
  }
  return best?.entry ?? null
}

/** Whether the alert is on: from `start`, and before `end`. */
function isAlertDue({ start, end }: AlertSetting, nowMs: number): boolean {
  if (start !== undefined && nowMs < Date.parse(start)) return false
  return end === undefined || nowMs < Date.parse(end)
}

/** @param versionOf a short hash */
export async function toAlert(
  { text }: AlertSetting,
  versionOf: (text: string) => Promise<string>,
): Promise<Alert> {
  return { html: alertMarkup(text), version: (await versionOf(text)).slice(0, 12) }
}

type ReadCookie = (name: string) => string | null

/** Whether a visitor has closed this very alert; without a version the cookie of S9.5 decides alone. */
export function isAlertDismissed(readCookie: ReadCookie, version: string | null): boolean {
  if (readCookie(ALERT_DISMISSED_COOKIE) !== 'true') return false
  const closed = readCookie(ALERT_VERSION_COOKIE)
  return closed === null || version === null || closed === version
}
