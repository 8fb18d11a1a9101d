import { logDataLoss } from '#src/measuring/log-data-loss.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { contextWithoutBinding } from '#src/platform/errors/error-context.ts'
import type { RecordError } from '#src/platform/errors/error-reporter.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { fingerprintOf, groupingKeyOf } from './error-grouping.ts'
import { type ErrorOccurrence, occurrenceOfError } from './error-occurrence.ts'
import { recordOccurrence } from './error-store.ts'

/** The error is in the log even when the store times out. */
const STORE_TIMEOUT_MS = 2000

/** Records errors for the admin. Never rejects. */
export type ErrorRecorder = (occurrence: ErrorOccurrence, db: D1Database) => Promise<void>

/**
 * Creates the error recorder of an isolate: it writes once a minute per group and ten times a minute in total, and
 * counts suppressed errors (as sampling does, src/platform/metrics.ts). Errors still suppressed when an isolate ends
 * are not counted.
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

/**
 * Adapts the recorder to errors of the worker.
 * @param build of the worker
 */
export const recordWorkerErrors =
  (build: string, recorder: ErrorRecorder): RecordError =>
  (error, details, db) =>
    recorder(occurrenceOfError(error, { ...details, build }), db)
