import type { ErrorService } from '#isomorphic/measuring/measuring-settings.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Metrics } from '#src/platform/metrics.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { ErrorContext } from './error-context.ts'
import { logError } from './log-error.ts'
import { notifyErrorService } from './notify-error-service.ts'

/**
 * Keeps an error of the worker for the operators' desk. Never rejects.
 * @param db of events
 */
export type RecordError = (
  error: unknown,
  details: { readonly context: ErrorContext; readonly requestId: string },
  db: D1Database,
) => Promise<void>

export type ErrorReporterOptions = {
  readonly fetch: Fetch
  /** Null: the log alone. */
  readonly service: ErrorService | null
  readonly requestId: string
  readonly waitUntil: (work: Promise<unknown>) => void
  /** Where an error happened. */
  readonly errorContextOf: (error: unknown) => ErrorContext
  readonly metrics: Pick<Metrics, 'sampleError'>
  readonly recordError: (
    error: unknown,
    details: { readonly context: ErrorContext; readonly requestId: string },
  ) => Promise<void>
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(`a thrown ${typeof error}`)

/** Errors of one kind are one call of the service a minute, however many visitors meet them. */
function kindOf(error: Error, { route, binding, operation }: ErrorContext): string {
  const code = error instanceof AppError ? error.code : error.name
  return [code, route, binding, operation].join(' ')
}

/**
 * Tells of the errors of one request: each in the log, once however many hands it goes through, samples at the
 * operators' desk and to the configured service (R13.6).
 */
export function createErrorReporter(options: ErrorReporterOptions) {
  const { fetch, service, requestId, waitUntil, errorContextOf, metrics, recordError } = options
  const reported = new Set<unknown>()
  return (error: unknown): void => {
    if (reported.has(error)) return
    reported.add(error)
    const context = errorContextOf(error)
    logError(error, requestId, context)
    waitUntil(recordError(error, { context, requestId }))
    if (service === null) return
    const heldBack = metrics.sampleError(kindOf(asError(error), context))
    if (heldBack === null) return
    waitUntil(notifyErrorService(fetch, service, asError(error), { requestId, heldBack, ...context }))
  }
}
