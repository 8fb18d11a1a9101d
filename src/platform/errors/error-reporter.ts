import type { ErrorService } from '#isomorphic/measuring/measuring-settings.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Metrics } from '#src/platform/metrics.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { ErrorContext } from './error-context.ts'
import { logError } from './log-error.ts'
import { notifyErrorService } from './notify-error-service.ts'

/**
 * Stores an error of the worker for the admin. Never rejects.
 * @param db the event database
 */
export type RecordError = (
  error: unknown,
  details: { readonly context: ErrorContext; readonly requestId: string },
  db: D1Database,
) => Promise<void>

export type ErrorReporterOptions = {
  readonly fetch: Fetch
  /** Null: errors are only logged. */
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

/** Key of the sampling: the service gets one call per kind and minute. */
function kindOf(error: Error, { route, binding, operation }: ErrorContext): string {
  const code = error instanceof AppError ? error.code : error.name
  return [code, route, binding, operation].join(' ')
}

/**
 * Creates the error reporter of one request. It logs each error once, even when it is reported repeatedly, stores
 * samples for the admin and sends samples to the configured service (R13.6).
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
