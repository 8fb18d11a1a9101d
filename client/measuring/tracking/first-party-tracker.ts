import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import { EVENTS_PATH, MAX_EVENTS, type SentEvent } from '#isomorphic/measuring/tracking-events.ts'
import type { TrackingFunction } from './tracker-queue.ts'

/** Events that come together travel together. */
const BATCH_INTERVAL_MS = 5000
/** A server that cannot take them now is left alone for so long. */
const BACKOFF_MS = 60_000
/** A request that fails so long before its page is left failed because of that. */
const PAGEHIDE_GRACE_MS = 500
/** Analytics Engine takes as many points of one request for certain (src/measuring/event-store.ts). */
const MAX_BATCH_EVENTS = 25
/** A request that outlives its page takes 64 kB, and a character up to three bytes. */
const MAX_BATCH_LENGTH = 16_000
/** Ours have a few hundred; one that is too long would stand in the way of all others. */
const MAX_EVENT_LENGTH = 4000

export type FirstPartyTracker = {
  readonly track: TrackingFunction
  /** Forgets what is not sent yet, and sends nothing more. */
  readonly stop: () => void
}

/** An event as it is sent, the server knows which there are; null for what has no name, and for what JSON cannot hold. */
function toEvent([command, first, second]: Parameters<TrackingFunction>): string | null {
  const path = privatePagePrefixOf(location.pathname) ?? location.pathname
  const [name, payload] = command === 'beam' ? [first, second] : [command, first]
  if (typeof name !== 'string') return null
  try {
    const event: SentEvent = { name, path, payload: payload ?? {} }
    const text = JSON.stringify(event)
    return text.length > MAX_EVENT_LENGTH ? null : text
  } catch {
    return null
  }
}

/**
 * Our own tracker: events go to POST /api/events in batches, and by beacon when the visitor leaves. Offline it keeps the
 * newest hundred and sends them when the network is back (R10.8).
 * @param mayStillMeasure asked before anything is kept or sent: consent may have been taken back in another tab
 */
export function createFirstPartyTracker(mayStillMeasure: () => boolean): FirstPartyTracker {
  const queued: string[] = []
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false
  let pageHideCount = 0
  let isSending = false

  const enqueue = (event: string): void => {
    if (queued.push(event) > MAX_EVENTS) queued.shift()
  }
  const takeBatch = (): readonly string[] => {
    clearTimeout(timer)
    timer = undefined
    if (!mayStillMeasure()) queued.length = 0
    let length = 0
    const exceedsBatch = (event: string, index: number): boolean => {
      length += event.length
      return index >= MAX_BATCH_EVENTS || length > MAX_BATCH_LENGTH
    }
    const end = queued.findIndex(exceedsBatch)
    return queued.splice(0, end === -1 ? queued.length : end)
  }
  const bodyOf = (events: readonly string[]): string => `{"events":[${events.join()}]}`
  const requeue = (events: readonly string[]): void => {
    if (signal.aborted) return
    queued.unshift(...events)
    queued.splice(0, Math.max(0, queued.length - MAX_EVENTS))
  }
  const schedule = (ms: number): void => {
    if (queued.length === 0 || isSending || signal.aborted) return
    timer ??= setTimeout(() => {
      timer = undefined
      void send()
    }, ms)
  }

  async function send(): Promise<void> {
    if (!navigator.onLine || isSending) return
    const events = takeBatch()
    if (events.length === 0) return
    isSending = true
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: bodyOf(events), keepalive: true, signal }
    const pageHideCountBefore = pageHideCount
    const response = await fetch(EVENTS_PATH, request).catch(() => null)
    if (response === null) await new Promise((resolve) => setTimeout(resolve, PAGEHIDE_GRACE_MS))
    isSending = false
    // A refusal would be repeated; no answer, and an answer that says later, are worth another try. What was on its way when
    // the page was left has arrived for all anybody knows, and is not counted twice.
    const isRetryable = response === null || response.status === 429 || response.status >= 500
    if (isRetryable && (response !== null || pageHideCount === pageHideCountBefore)) requeue(events)
    schedule(isRetryable ? BACKOFF_MS : BATCH_INTERVAL_MS)
  }
  const sendByBeacon = (): void => {
    while (navigator.onLine) {
      const events = takeBatch()
      if (events.length === 0) return
      if (navigator.sendBeacon?.(EVENTS_PATH, bodyOf(events))) continue
      requeue(events)
      return
    }
  }

  addEventListener('online', () => void send(), { signal })
  addEventListener(
    'pagehide',
    () => {
      isLeaving = true
      pageHideCount += 1
      sendByBeacon()
    },
    { signal },
  )
  addEventListener(
    'pageshow',
    () => {
      isLeaving = false
      schedule(BATCH_INTERVAL_MS)
    },
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sendByBeacon()
      else schedule(BATCH_INTERVAL_MS)
    },
    { signal },
  )

  return {
    track: (...call) => {
      if (signal.aborted || !mayStillMeasure()) return
      const event = toEvent(call)
      if (event === null) return
      enqueue(event)
      // What other listeners report on the way out comes after our own has run.
      if (isLeaving) sendByBeacon()
      else if (queued.length === MAX_BATCH_EVENTS) void send()
      else schedule(BATCH_INTERVAL_MS)
    },
    stop: () => {
      clearTimeout(timer)
      queued.length = 0
      controller.abort()
    },
  }
}
