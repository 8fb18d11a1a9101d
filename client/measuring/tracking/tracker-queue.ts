import type { TrackingCall } from '#isomorphic/measuring/tracking-events.ts'
import { MAX_EVENTS } from '#isomorphic/measuring/tracking-events.ts'

/** Retry interval (S9.7). */
const RETRY_MS = 300
/** A minute of retries (M1.13). */
const MAX_ATTEMPTS = 200

export type TrackingFunction = (...call: TrackingCall) => unknown

export type TrackerQueue = {
  readonly call: (call: TrackingCall) => void
  /** Drops pending calls; no further calls are made. */
  readonly stop: () => void
}

export type TrackerQueueOptions = {
  /** The tracking function; undefined until it is loaded. */
  readonly findTracker: () => TrackingFunction | undefined
  readonly warn: (text: string) => void
}

/**
 * Calls the tracking function, or queues calls until it is available: retries every 300 ms for a minute, retains the
 * newest hundred calls, warns once per page (M1.13). A tracker that loads later receives all subsequent calls.
 */
export function createTrackerQueue({ findTracker, warn }: TrackerQueueOptions): TrackerQueue {
  const pending: TrackingCall[] = []
  let timer: ReturnType<typeof setInterval> | undefined
  let attempts = 0
  let hasWarned = false
  let isStopped = false

  const reset = (): void => {
    clearInterval(timer)
    timer = undefined
    pending.length = 0
  }
  const deliver = (track: TrackingFunction, ...further: readonly TrackingCall[]): void => {
    const calls = [...pending, ...further]
    reset()
    for (const call of calls) {
      try {
        track(...call)
      } catch {
        // An error of a third-party tracker must not stop the watchers of the page.
      }
    }
  }
  const retry = (): void => {
    attempts += 1
    const track = findTracker()
    if (track !== undefined) deliver(track)
    else if (attempts >= MAX_ATTEMPTS) reset()
  }

  return {
    call(call) {
      if (isStopped) return
      const track = findTracker()
      if (track !== undefined) {
        deliver(track, call)
        return
      }
      if (!hasWarned) warn('Tracker not available on page.')
      hasWarned = true
      if (attempts >= MAX_ATTEMPTS) return
      if (pending.length >= MAX_EVENTS) pending.shift()
      pending.push(call)
      timer ??= setInterval(retry, RETRY_MS)
    },
    stop() {
      isStopped = true
      reset()
    },
  }
}
