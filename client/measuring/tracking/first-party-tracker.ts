import { ownPageOf } from '#client/measuring/own-page.ts'
import type { TrackingFunction } from './tracker-queue.ts'
import { EVENTS_PATH, MOST_EVENTS, type SentEvent } from './tracking-events.ts'

/** Events that come together travel together. */
const BATCH_MS = 5000
/** A server that cannot take them now is left alone for so long. */
const REST_MS = 60_000
/** A request that fails so long before its page is left failed because of that. */
const LEAVING_MS = 500
/** Analytics Engine takes as many points of one request for certain (src/measuring/event-store.ts). */
const MOST_IN_BATCH = 25
/** A request that outlives its page takes 64 kB, and a character up to three bytes. */
const MOST_CHARACTERS = 16_000
/** Ours have a few hundred; one that is too long would stand in the way of all others. */
const LONGEST_EVENT = 4000

export type FirstPartyTracker = {
  readonly track: TrackingFunction
  /** Forgets what is not sent yet, and sends nothing more. */
  readonly stop: () => void
}

/** An event as it is sent, the server knows which there are; null for what has no name, and for what JSON cannot hold. */
function toEvent([command, first, second]: Parameters<TrackingFunction>): string | null {
  const path = ownPageOf(location.pathname) ?? location.pathname
  const [name, payload] = command === 'beam' ? [first, second] : [command, first]
  if (typeof name !== 'string') return null
  try {
    const event: SentEvent = { name, path, payload: payload ?? {} }
    const text = JSON.stringify(event)
    return text.length > LONGEST_EVENT ? null : text
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
  const waiting: string[] = []
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false
  let leavings = 0
  let isSending = false

  const keep = (event: string): void => {
    if (waiting.push(event) > MOST_EVENTS) waiting.shift()
  }
  const takeBatch = (): readonly string[] => {
    clearTimeout(timer)
    timer = undefined
    if (!mayStillMeasure()) waiting.length = 0
    let length = 0
    const isTooMuch = (event: string, index: number): boolean => {
      length += event.length
      return index >= MOST_IN_BATCH || length > MOST_CHARACTERS
    }
    const end = waiting.findIndex(isTooMuch)
    return waiting.splice(0, end === -1 ? waiting.length : end)
  }
  const bodyOf = (events: readonly string[]): string => `{"events":[${events.join()}]}`
  const giveBack = (events: readonly string[]): void => {
    if (signal.aborted) return
    waiting.unshift(...events)
    waiting.splice(0, Math.max(0, waiting.length - MOST_EVENTS))
  }
  const schedule = (ms: number): void => {
    if (waiting.length === 0 || isSending || signal.aborted) return
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
    const leavingsBefore = leavings
    const answer = await fetch(EVENTS_PATH, request).catch(() => null)
    if (answer === null) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
    isSending = false
    // A refusal would be repeated; no answer, and an answer that says later, are worth another try. What was on its way when
    // the page was left has arrived for all anybody knows, and is not counted twice.
    const isLater = answer === null || answer.status === 429 || answer.status >= 500
    if (isLater && (answer !== null || leavings === leavingsBefore)) giveBack(events)
    schedule(isLater ? REST_MS : BATCH_MS)
  }
  const sendByBeacon = (): void => {
    while (navigator.onLine) {
      const events = takeBatch()
      if (events.length === 0) return
      if (navigator.sendBeacon?.(EVENTS_PATH, bodyOf(events))) continue
      giveBack(events)
      return
    }
  }

  addEventListener('online', () => void send(), { signal })
  addEventListener(
    'pagehide',
    () => {
      isLeaving = true
      leavings += 1
      sendByBeacon()
    },
    { signal },
  )
  addEventListener(
    'pageshow',
    () => {
      isLeaving = false
      schedule(BATCH_MS)
    },
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sendByBeacon()
      else schedule(BATCH_MS)
    },
    { signal },
  )

  return {
    track: (...call) => {
      if (signal.aborted || !mayStillMeasure()) return
      const event = toEvent(call)
      if (event === null) return
      keep(event)
      // What other listeners report on the way out comes after our own has run.
      if (isLeaving) sendByBeacon()
      else if (waiting.length === MOST_IN_BATCH) void send()
      else schedule(BATCH_MS)
    },
    stop: () => {
      clearTimeout(timer)
      waiting.length = 0
      controller.abort()
    },
  }
}
