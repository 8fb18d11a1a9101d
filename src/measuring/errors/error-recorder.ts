import { logDataLoss } from '#src/measuring/log-data-loss.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { contextWithoutBinding } from '#src/platform/errors/error-context.ts'
import type { RecordError } from '#src/platform/errors/error-reporter.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { fingerprintOf, groupingKeyOf } from './error-grouping.ts'
import { type ErrorOccurrence, occurrenceOfError } from './error-occurrence.ts'
import { recordOccurrence } from './error-store.ts'

/** The log has it anyway. */
const STORE_TIMEOUT_MS = 2000

/** Keeps errors for the desk. Never rejects, and never holds up what it is called from. */
export type ErrorRecorder = (occurrence: ErrorOccurrence, db: D1Database) => Promise<void>

/**
 * One keeper an isolate: of one cause it writes once a minute, of all together ten times, and counts what it held back
 * (as samples for a service are, src/platform/metrics.ts). What an isolate held back when it ends is not counted.
 */
export function createErrorRecorder(nowMs: () => number): ErrorRecorder {
  const { sampleError } = createMetrics(nowMs)
  return async (occurrence, db) => {
    const groupingKey = groupingKeyOf(occurrence)
    const suppressed = sampleError(groupingKey)
    if (suppressed === null) return
    const { requestId, page, place } = occurrence
    const times = suppressed + 1
    try {
      const nowS = Math.floor(nowMs() / 1000)
      const fingerprint = await fingerprintOf(groupingKey)
      const recording = recordOccurrence(db, occurrence, { fingerprint, times, nowS })
      await withDeadline(recording, STORE_TIMEOUT_MS, 'errors')
    } catch {
      logDataLoss('errors_lost', times, requestId, contextWithoutBinding(page, place))
    }
  }
}

/** How errors of the worker reach a keeper. @param build of the worker */
export const recordWorkerErrors =
  (build: string, recorder: ErrorRecorder): RecordError =>
  (error, details, db) =>
    recorder(occurrenceOfError(error, { ...details, build }), db)
