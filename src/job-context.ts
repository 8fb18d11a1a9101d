import type { Bindings } from '#src/config/bindings.ts'
import { parseConfig } from './config/config.ts'
import {
  createErrorReporter,
  type ErrorReporterOptions,
  type RecordError,
} from './platform/errors/error-reporter.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Fetch } from './platform/provider-fetch.ts'
import { createTracer, instrumentBindings } from './platform/tracer.ts'

/** What work without a visitor needs besides its bindings. */
export type JobDependencies = {
  readonly fetch: Fetch
  /** Keeps the work alive that tells of errors. */
  readonly waitUntil: (work: Promise<unknown>) => void
  /** What the isolate counts. */
  readonly metrics: Pick<Metrics, 'count' | 'sampleError'>
  /** For the operators' desk; without it errors are in the log alone. */
  readonly recordError?: RecordError
  /** Lets time pass; tests have a clock of their own. */
  readonly sleep?: (ms: number) => Promise<void>
}

/**
 * The bindings of a piece of work, with their trips noted, and who is told of its errors, in the log and at the service for
 * errors, as requests do; the id is that of a message or a run.
 * @param route names the work in the log
 */
export function createJobContext(
  env: Bindings,
  { fetch, waitUntil, metrics, recordError }: JobDependencies,
  route: string,
) {
  const config = parseConfig(env)
  const service = config.measuring.settings.errorService
  const tracer = createTracer(Date.now, metrics.count)
  const errorContextOf = (error: unknown) => ({
    route,
    place: null,
    ...(tracer.attributeError(error) ?? { binding: null, operation: null }),
  })
  const recordJobError: ErrorReporterOptions['recordError'] = async (error, details) =>
    recordError?.(error, details, env.EVENTS_DB)
  return {
    config,
    env: instrumentBindings(env, tracer),
    // What is sent by HTTP is a trip too; the variable names the service.
    fetch: tracer.instrument('MAIL_API_URL', { fetch }).fetch,
    report: (error: unknown, requestId: string): void =>
      createErrorReporter({
        fetch,
        service,
        requestId,
        waitUntil,
        errorContextOf,
        metrics,
        recordError: recordJobError,
      })(error),
  }
}
