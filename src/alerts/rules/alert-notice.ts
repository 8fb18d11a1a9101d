import * as v from 'valibot'
import type { Alert } from '#src/site/frame/alert.ts'
import { alertMarkup } from './alert-markup.ts'

/** Longest text; three lines on a phone. */
const MAX_TEXT_LENGTH = 400

const Instant = v.pipe(v.string(), v.isoTimestamp())

const AlertSetting = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TEXT_LENGTH)),
  start: v.optional(Instant),
  end: v.optional(Instant),
})

/** What the operator wrote (docs/operations.md, alert). */
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

/** Whether the alert is on: from `start`, and before `end`. */
export function isAlertDue({ start, end }: AlertSetting, nowMs: number): boolean {
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
