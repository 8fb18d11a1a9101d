import type { BeamName, BeamPayloads, CommandName, CommandPayloads } from '#client/shared/tracking-events.ts'
import { upperCaseTexts } from '#client/shared/upper-case-texts.ts'
import type { TrackerQueue } from './tracker-queue.ts'

const TYPE_PREFIX = 'fernway.tracking.v1.'

/** How the watchers of the page tell what they saw. */
export type EventTracker = {
  /** Sends a typed event: `beam`, its name, and the payload with its `@type`. */
  readonly beam: <Name extends BeamName>(name: Name, payload: BeamPayloads[Name]) => void
  readonly command: <Name extends CommandName>(name: Name, payload: CommandPayloads[Name]) => void
}

/** Every payload leaves with its texts in upper case (spec section 7). */
export function createEventTracker(queue: TrackerQueue): EventTracker {
  return {
    beam: (name, payload) =>
      queue.call(['beam', name, upperCaseTexts({ '@type': TYPE_PREFIX + name, ...payload })]),
    command: (name, payload) => queue.call([name, upperCaseTexts(payload)]),
  }
}
