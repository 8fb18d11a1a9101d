import type { Bindings } from '#src/config/bindings.ts'
import { type Config, parseConfig } from './config/config.ts'
import {
  createErrorReporter,
  type ErrorReporterOptions,
  type RecordError,
} from './platform/errors/error-reporter.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Fetch } from './platform/provider-fetch.ts'
import { createTracer, instrumentBindings } from './platform/tracer.ts'

/** Dependencies of jobs besides the bindings. */
export type JobDependencies = {
  readonly fetch: Fetch
  /** Extends the lifetime of the isolate until an error is reported. */
  readonly waitUntil: (work: Promise<unknown>) => void
  /** Metrics of the isolate. */
  readonly metrics: Pick<Metrics, 'count' | 'sampleError'>
  /** Stores errors for the admin pages; without it errors are only logged. */
  readonly recordError?: RecordError
  /** Tests replace it with a simulated clock. */
  readonly sleep?: (ms: number) => Promise<void>
}

/** Dependencies of one run of a job. */
export type JobContext = {
  readonly config: Config
  /** Bindings whose calls are traced. */
  readonly env: Bindings
  readonly fetch: Fetch
  /** `fetch` for the mail service; its calls are traced like those of a binding. */
  readonly mailFetch: Fetch
  readonly sleep: (ms: number) => Promise<void>
  readonly nowMs: () => number
  readonly nowS: () => number
  /** Logs and reports an error; the ID is that of the message or the scheduled run. */
  readonly report: (error: unknown, requestId: string) => void
}

/**
 * Creates the context of one run: traced bindings, and errors that are reported as those of requests are.
 * @param route name of the run in logs and error reports
 * @param nowMs the clock; for scheduled jobs the time for which the run was scheduled
 * @throws when a variable of the deployment is invalid
 */
export function createJobContext(
  env: Bindings,
  { fetch, waitUntil, metrics, recordError, sleep = (ms) => scheduler.wait(ms) }: JobDependencies,
  route: string,
  nowMs: () => number,
): JobContext {
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
    fetch,
    // The mail service is named after the variable that configures it.
    mailFetch: tracer.instrument('MAIL_API_URL', { fetch }).fetch,
    sleep,
    nowMs,
    nowS: () => Math.floor(nowMs() / 1000),
    report: (error, requestId) =>
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
