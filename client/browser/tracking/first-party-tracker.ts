import { BEAM_NAMES, EVENTS_PATH, MOST_EVENTS, type SentEvent } from '#client/shared/tracking-events.ts'
import type { TrackingFunction } from './tracker-queue.ts'

/** Events that come together travel together. */
const BATCH_MS = 5000
/** A beacon takes 64 kB; an event has a few hundred bytes. */
const MOST_IN_BATCH = 25

export type FirstPartyTracker = {
  readonly track: TrackingFunction
  /** Forgets what is not sent yet, and sends nothing more. */
  readonly stop: () => void
}

const isBeam = (name: unknown): boolean => (BEAM_NAMES as readonly unknown[]).includes(name)

function toEvent(path: string, call: Parameters<TrackingFunction>): SentEvent | null {
  const [command, first, second] = call
  if (command !== 'beam') return { name: command, path, payload: first ?? {} }
  return isBeam(first) ? { name: String(first), path, payload: second ?? {} } : null
}

/**
 * Our own tracker: events go to POST /api/events in batches, and by beacon when the visitor leaves. Offline it keeps the
 * newest hundred and sends them when the network is back (quality R10.8).
 * @param mayStillMeasure asked before anything is kept or sent: consent may have been taken back in another tab
 */
export function createFirstPartyTracker(mayStillMeasure: () => boolean): FirstPartyTracker {
  const waiting: SentEvent[] = []
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false

  const keep = (events: readonly SentEvent[]): void => {
    waiting.push(...events)
    waiting.splice(0, Math.max(0, waiting.length - MOST_EVENTS))
  }
  const takeBatch = (): readonly SentEvent[] => {
    clearTimeout(timer)
    timer = undefined
    if (!mayStillMeasure()) waiting.length = 0
    return waiting.splice(0, MOST_IN_BATCH)
  }
  const schedule = (): void => {
    if (waiting.length > 0 && !signal.aborted) timer ??= setTimeout(() => void send(), BATCH_MS)
  }

  async function send(): Promise<void> {
    if (!navigator.onLine) return
    const events = takeBatch()
    if (events.length === 0) return
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify({ events }), keepalive: true, signal }
    const answer = await fetch(EVENTS_PATH, request).catch(() => null)
    // A refusal would be repeated; no answer, and an answer that says later, are worth another try.
    if (answer === null || answer.status === 429 || answer.status >= 500) {
      if (!signal.aborted) waiting.unshift(...events)
      keep([])
    }
    schedule()
  }
  const sendByBeacon = (): void => {
    for (let events = takeBatch(); events.length > 0; events = takeBatch()) {
      if (navigator.sendBeacon(EVENTS_PATH, JSON.stringify({ events }))) continue
      waiting.unshift(...events)
      return
    }
  }

  addEventListener('online', () => void send(), { signal })
  addEventListener(
    'pagehide',
    () => {
      isLeaving = true
      sendByBeacon()
    },
    { signal },
  )
  addEventListener('pageshow', () => (isLeaving = false), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden' && navigator.onLine) sendByBeacon()
    },
    { signal },
  )

  return {
    track: (...call) => {
      const event = toEvent(location.pathname, call)
      if (event === null || signal.aborted || !mayStillMeasure()) return
      keep([event])
      // What other listeners report on the way out comes after our own has run.
      if (isLeaving) sendByBeacon()
      else if (waiting.length >= MOST_IN_BATCH) void send()
      else schedule()
    },
    stop: () => {
      clearTimeout(timer)
      waiting.length = 0
      controller.abort()
    },
  }
}
