import { reportLoss } from '#src/measuring/log-loss.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { KeepError } from '#src/platform/errors/error-reporter.ts'
import { sceneWithout } from '#src/platform/errors/error-scene.ts'
import { createSignals } from '#src/platform/signals.ts'
import { causeOf, fingerprintOf } from './error-cause.ts'
import { type ErrorOccurrence, occurrenceOfError } from './error-occurrence.ts'
import { keepOccurrence } from './error-store.ts'

/** The log has it anyway. */
const STORE_TIMEOUT_MS = 2000

/** Keeps errors for the desk. Never rejects, and never holds up what it is called from. */
export type ErrorKeeper = (occurrence: ErrorOccurrence, db: D1Database) => Promise<void>

/**
 * One keeper an isolate: of one cause it writes once a minute, of all together ten times, and counts what it held back
 * (as samples for a service are, src/platform/signals.ts). What an isolate held back when it ends is not counted.
 */
export function createErrorKeeper(nowMs: () => number): ErrorKeeper {
  const { sample } = createSignals(nowMs)
  return async (occurrence, db) => {
    const cause = causeOf(occurrence)
    const heldBack = sample(cause)
    if (heldBack === null) return
    const { requestId, page, place } = occurrence
    const times = heldBack + 1
    try {
      const nowS = Math.floor(nowMs() / 1000)
      const fingerprint = await fingerprintOf(cause)
      const keeping = keepOccurrence(db, occurrence, { fingerprint, times, nowS })
      await withDeadline(keeping, STORE_TIMEOUT_MS, 'errors')
    } catch {
      reportLoss('errors_lost', times, requestId, sceneWithout(page, place))
    }
  }
}

/** How errors of the worker reach a keeper. @param build of the worker */
export const keepErrorsOf =
  (build: string, keeper: ErrorKeeper): KeepError =>
  (error, told, db) =>
    keeper(occurrenceOfError(error, { ...told, build }), db)
