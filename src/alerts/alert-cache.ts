import { ADMIN_ALERTS_KEY, TERMINAL_ALERT_KEY } from '#src/alerts/rules/alert-keys.ts'
import {
  type AlertSetting,
  combineAlerts,
  findAlerts,
  isAlertActive,
  toAlert,
} from '#src/alerts/rules/alert-setting.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { createSingleFlight } from '#src/platform/single-flight.ts'
import type { WaitUntil } from '#src/platform/wait-until.ts'
import type { Alert } from '#src/site/frame/alert.ts'

/** Changes take effect within this time; no more than one read is started in it. */
const REFRESH_INTERVAL_MS = 30_000
/** Timeout of a read: settings must not delay a page (R10.1). */
const READ_TIMEOUT_MS = 500
const SINGLE_KEY = 'alerts'

type Entry = { readonly setting: AlertSetting; readonly alert: Alert }

async function readEntries(settings: KVNamespace): Promise<readonly Entry[]> {
  const reading = Promise.all(
    [TERMINAL_ALERT_KEY, ADMIN_ALERTS_KEY].map((key) => settings.get(key, { cacheTtl: 60 })),
  )
  const [terminal = null, admin = null] = await withDeadline(reading, READ_TIMEOUT_MS, 'settings')
  const found = combineAlerts(terminal, admin)
  return Promise.all(
    found.map(async (setting) => ({ setting, alert: await toAlert(setting, sha256Base64url) })),
  )
}

const selectAlerts = (entries: readonly Entry[], path: string, nowMs: number): readonly Alert[] =>
  findAlerts(entries, path, nowMs).map(({ alert }) => alert)

/** Cache of alerts in an isolate. */
export type AlertCache = {
  /**
   * The cached alerts of a page, the most specific first; undefined when nothing is cached. Refreshes stale entries in
   * the background.
   */
  readonly peek: (settings: KVNamespace, waitUntil: WaitUntil, path: string) => readonly Alert[] | undefined
  /** The alerts of a page, read from KV on a cache miss. @throws {UnavailableError} when KV fails or exceeds 500 ms */
  readonly read: (settings: KVNamespace, waitUntil: WaitUntil, path: string) => Promise<readonly Alert[]>
  /** Versions of all active alerts in the cache, for any page. */
  readonly activeVersions: () => readonly string[]
}

/** Caches alerts in the memory of an isolate, so that pages need not wait for KV (R10.1). */
export function createAlertCache(nowMs: () => number): AlertCache {
  let cached: readonly Entry[] | undefined
  let refreshAtMs = Number.NEGATIVE_INFINITY
  const firstReads = createSingleFlight<readonly Entry[]>({
    timeoutMs: READ_TIMEOUT_MS,
    nowMs,
    createTimeoutError: () => new UnavailableError('settings (the read of another request took too long)'),
  })

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
      // Requests that arrive during the first read wait for it: a page without its alert would be cached.
      if (nowMs() < refreshAtMs && !firstReads.isRunning(SINGLE_KEY))
        throw new UnavailableError('settings (the last read failed)')
      return selectAlerts(await firstReads.run(SINGLE_KEY, () => refresh(settings), waitUntil), path, nowMs())
    },
  }
}
