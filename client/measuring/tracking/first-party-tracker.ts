import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import { EVENTS_PATH, MAX_EVENTS, type SentEvent } from '#isomorphic/measuring/tracking-events.ts'
import type { TrackingFunction } from './tracker-queue.ts'

/** Events within this interval are sent as one batch. */
const BATCH_INTERVAL_MS = 5000
/** Delay after a failed request or a 429 or 5xx response. */
const BACKOFF_MS = 60_000
/** A request that fails this short before the page is left was cancelled by leaving. */
const PAGEHIDE_GRACE_MS = 500
/** Analytics Engine accepts at least this many data points per request (src/measuring/event-store.ts). */
const MAX_BATCH_EVENTS = 25
/** Requests with `keepalive` are limited to 64 kB, and a character has up to three bytes in UTF-8. */
const MAX_BATCH_LENGTH = 16_000
/** Typical events have a few hundred characters; one that is too long would block all others. */
const MAX_EVENT_LENGTH = 4000

export type FirstPartyTracker = {
  readonly track: TrackingFunction
  /** Drops queued events and stops sending. */
  readonly stop: () => void
}

/**
 * Serialises an event without checking its name, which the server does; null without a name, and for values that JSON
 * cannot hold.
 */
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
 * First-party tracker: sends events in batches to POST /api/events, and by beacon when the visitor leaves. Offline it
 * queues the newest hundred and sends them when the browser is online (R10.8).
 * @param mayStillMeasure checked before queueing and sending: consent may have been withdrawn in another tab
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
    // Network errors, 429 and 5xx are retried; other responses are final. A request in flight when the page was left
    // may have been received and is not retried, so that no event counts twice.
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
      // Other `pagehide` listeners may report events after the listener of this tracker.
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
