import {
  type AlertSetting,
  findAlerts,
  isAlertActive,
  parseAlertSettings,
  toAlert,
} from '#src/alerts/rules/alert-setting.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import type { WaitUntil } from '#src/platform/wait-until.ts'
import type { Alert } from '#src/site/frame/alert.ts'

/** The key of the SETTINGS store under which operators put alerts. */
export const ALERT_KEY = 'alert'
/** A change is seen within this time, and no more than one read is made in it. */
const REFRESH_INTERVAL_MS = 30_000
/** Settings may never hold up a page (R10.1). */
const READ_TIMEOUT_MS = 500

type Entry = { readonly setting: AlertSetting; readonly alert: Alert }

async function readEntries(settings: KVNamespace): Promise<readonly Entry[]> {
  const reading = settings.get(ALERT_KEY, { cacheTtl: 60 })
  const found = parseAlertSettings(await withDeadline(reading, READ_TIMEOUT_MS, 'settings'))
  return Promise.all(
    found.map(async (setting) => ({ setting, alert: await toAlert(setting, sha256Base64url) })),
  )
}

const selectAlerts = (entries: readonly Entry[], path: string, nowMs: number): readonly Alert[] =>
  findAlerts(entries, path, nowMs).map(({ alert }) => alert)

/** What an isolate knows of alerts. */
export type AlertCache = {
  /** The alerts of a page, the nearest first; undefined when nobody looked yet. Looks again by the way when it is time to. */
  readonly peek: (settings: KVNamespace, waitUntil: WaitUntil, path: string) => readonly Alert[] | undefined
  /** The same, looked up when it is not known. @throws {UnavailableError} when the store fails or takes over 500 ms */
  readonly read: (settings: KVNamespace, waitUntil: WaitUntil, path: string) => Promise<readonly Alert[]>
  /** Versions of all that are on, wherever they show, as far as is known. */
  readonly activeVersions: () => readonly string[]
}

/** Keeps alerts in the memory of an isolate, so that pages need not wait for KV (R10.1). */
export function createAlertCache(nowMs: () => number): AlertCache {
  let cached: readonly Entry[] | undefined
  let refreshAtMs = Number.NEGATIVE_INFINITY

  const refresh = async (settings: KVNamespace): Promise<readonly Entry[]> => {
    refreshAtMs = nowMs() + REFRESH_INTERVAL_MS
    cached = await readEntries(settings)
    return cached
  }
  const peek: AlertCache['peek'] = (settings, waitUntil, path) => {
    if (cached === undefined) return undefined
    const now = nowMs()
    if (now >= refreshAtMs) waitUntil(refresh(settings).catch(() => undefined))
    return selectAlerts(cached, path, now)
  }
  return {
    peek,
    activeVersions: () =>
      (cached ?? [])
        .filter(({ setting }) => isAlertActive(setting, nowMs()))
        .map(({ alert }) => alert.version),
    async read(settings, waitUntil, path) {
      const known = peek(settings, waitUntil, path)
      if (known !== undefined) return known
      if (nowMs() < refreshAtMs) throw new UnavailableError('settings (failed a moment ago)')
      return selectAlerts(await refresh(settings), path, nowMs())
    },
  }
}
