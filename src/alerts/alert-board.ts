import { isAlertDue, parseAlertSetting, toAlert } from '#src/alerts/rules/alert-notice.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { hashText } from '#src/platform/hash-text.ts'
import type { Alert } from '#src/site/frame/alert.ts'

/** The key of the SETTINGS store under which operators put the alert. */
const ALERT_KEY = 'alert'
/** A change is seen within this time, and no more than one read is made in it. */
const LOOK_AGAIN_MS = 30_000
/** Settings may never hold up a page (R10.1). */
const READ_TIMEOUT_MS = 500

type Setting = Awaited<ReturnType<typeof readSetting>>
export type WaitUntil = (work: Promise<unknown>) => void

async function readSetting(settings: KVNamespace) {
  const reading = settings.get(ALERT_KEY, { cacheTtl: 60 })
  const setting = parseAlertSetting(await withDeadline(reading, READ_TIMEOUT_MS, 'settings'))
  return setting === null ? null : { setting, alert: await toAlert(setting, hashText) }
}

const dueAlert = (found: Setting, nowMs: number): Alert | null =>
  found !== null && isAlertDue(found.setting, nowMs) ? found.alert : null

/** What an isolate knows of the alert. */
export type AlertBoard = {
  /** The alert that is on, or null; undefined when nobody looked yet. Looks again by the way when it is time to. */
  readonly peek: (settings: KVNamespace, waitUntil: WaitUntil) => Alert | null | undefined
  /** The same, looked up when it is not known. @throws {UnavailableError} when the store fails or takes over 500 ms */
  readonly read: (settings: KVNamespace, waitUntil: WaitUntil) => Promise<Alert | null>
}

/** Keeps the alert in the memory of an isolate, so that pages need not wait for KV (R10.1). */
export function createAlertBoard(nowMs: () => number): AlertBoard {
  let kept: Setting | undefined
  let lookAgainAtMs = Number.NEGATIVE_INFINITY

  const look = async (settings: KVNamespace): Promise<Setting> => {
    lookAgainAtMs = nowMs() + LOOK_AGAIN_MS
    kept = await readSetting(settings)
    return kept
  }
  const peek: AlertBoard['peek'] = (settings, waitUntil) => {
    if (kept === undefined) return undefined
    const now = nowMs()
    if (now >= lookAgainAtMs) waitUntil(look(settings).catch(() => undefined))
    return dueAlert(kept, now)
  }
  return {
    peek,
    async read(settings, waitUntil) {
      const known = peek(settings, waitUntil)
      if (known !== undefined) return known
      if (nowMs() < lookAgainAtMs) throw new UnavailableError('settings (failed a moment ago)')
      return dueAlert(await look(settings), nowMs())
    },
  }
}
