import type {
  BeamName,
  BeamPayloads,
  CommandName,
  CommandPayloads,
  TrackingCall,
} from '#isomorphic/measuring/tracking-events.ts'
import { upperCaseTexts } from './upper-case-texts.ts'

const TYPE_PREFIX = 'fernway.tracking.v1.'
/** A double click, and a form that is sent by it, are one thing done. */
const DEDUPLICATION_WINDOW_MS = 500

/** How the watchers of the page tell what they saw. */
export type EventTracker = {
  /** Sends a typed event: `beam`, its name, and the payload with its `@type`. */
  readonly beam: <Name extends BeamName>(name: Name, payload: BeamPayloads[Name]) => void
  readonly command: <Name extends CommandName>(name: Name, payload: CommandPayloads[Name]) => void
}

/**
 * Every payload leaves with its texts in upper case (S7.9); what happens again within half a second counts once.
 * @param nowMs any clock that does not go back
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
