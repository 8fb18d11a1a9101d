import type {
  BeamName,
  BeamPayloads,
  CommandName,
  CommandPayloads,
  TrackingCall,
} from '#isomorphic/measuring/tracking-events.ts'
import { upperCaseTexts } from './upper-case-texts.ts'

const TYPE_PREFIX = 'fernway.tracking.v1.'
/** Deduplicates double clicks and the form submission that they trigger. */
const DEDUPLICATION_WINDOW_MS = 500

/** Event methods of the page's watchers. */
export type EventTracker = {
  /** Sends a typed event: `beam`, its name, and the payload with its `@type`. */
  readonly beam: <Name extends BeamName>(name: Name, payload: BeamPayloads[Name]) => void
  readonly command: <Name extends CommandName>(name: Name, payload: CommandPayloads[Name]) => void
}

/**
 * Puts the texts of every payload in upper case (S7.9) and deduplicates identical events within half a second.
 * @param nowMs a monotonic clock
 */
export function createEventTracker(
  send: (call: TrackingCall) => void,
  nowMs: () => number = () => performance.now(),
): EventTracker {
  const sentMs = new Map<string, number>()
  const sendOnce = (call: TrackingCall): void => {
    const now = nowMs()
    for (const [text, ms] of sentMs) if (now - ms >= DEDUPLICATION_WINDOW_MS) sentMs.delete(text)
    const text = JSON.stringify(call)
    if (sentMs.has(text)) return
    sentMs.set(text, now)
    send(call)
  }
  return {
    beam: (name, payload) =>
      sendOnce(['beam', name, upperCaseTexts({ '@type': TYPE_PREFIX + name, ...payload })]),
    command: (name, payload) => sendOnce([name, upperCaseTexts(payload)]),
  }
}
