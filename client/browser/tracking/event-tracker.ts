import type {
  BeamName,
  BeamPayloads,
  CommandName,
  CommandPayloads,
  TrackingCall,
} from '#client/shared/tracking-events.ts'
import { upperCaseTexts } from '#client/shared/upper-case-texts.ts'

const TYPE_PREFIX = 'fernway.tracking.v1.'

/** How the watchers of the page tell what they saw. */
export type EventTracker = {
  /** Sends a typed event: `beam`, its name, and the payload with its `@type`. */
  readonly beam: <Name extends BeamName>(name: Name, payload: BeamPayloads[Name]) => void
  readonly command: <Name extends CommandName>(name: Name, payload: CommandPayloads[Name]) => void
}

/** Every payload leaves with its texts in upper case (spec section 7). */
export function createEventTracker(send: (call: TrackingCall) => void): EventTracker {
  return {
    beam: (name, payload) =>
      send(['beam', name, upperCaseTexts({ '@type': TYPE_PREFIX + name, ...payload })]),
    command: (name, payload) => send([name, upperCaseTexts(payload)]),
  }
}
