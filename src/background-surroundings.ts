import type { Bindings } from '#src/config/bindings.ts'
import { parseConfig } from './config/config.ts'
import {
  createErrorReporter,
  type ErrorReporterOptions,
  type KeepError,
} from './platform/errors/error-reporter.ts'
import type { Fetch } from './platform/outside-fetch.ts'
import type { Signals } from './platform/signals.ts'
import { createTrips, watchBindings } from './platform/trips.ts'

/** What work without a visitor needs besides its bindings. */
export type BackgroundTools = {
  readonly fetch: Fetch
  /** Keeps the work alive that tells of errors. */
  readonly waitUntil: (work: Promise<unknown>) => void
  /** What the isolate counts. */
  readonly signals: Pick<Signals, 'count' | 'sample'>
  /** For the operators' desk; without it errors are in the log alone. */
  readonly keepError?: KeepError
  /** Lets time pass; tests have a clock of their own. */
  readonly sleep?: (ms: number) => Promise<void>
}

/**
 * The bindings of a piece of work, with their trips noted, and who is told of its errors, in the log and at the service for
 * errors, as requests do; the id is that of a message or a run.
 * @param route names the work in the log
 */
export function surround(
  env: Bindings,
  { fetch, waitUntil, signals, keepError }: BackgroundTools,
  route: string,
) {
  const config = parseConfig(env)
  const service = config.measuring.settings.errorService
  const trips = createTrips(Date.now, signals.count)
  const sceneOf = (error: unknown) => ({
    route,
    place: null,
    ...(trips.blame(error) ?? { binding: null, operation: null }),
  })
  const keep: ErrorReporterOptions['keep'] = async (error, told) => keepError?.(error, told, env.EVENTS_DB)
  return {
    config,
    env: watchBindings(env, trips),
    // What is sent by HTTP is a trip too; the variable names the service.
    fetch: trips.watch('MAIL_API_URL', { fetch }).fetch,
    report: (error: unknown, requestId: string): void =>
      createErrorReporter({ fetch, service, requestId, waitUntil, sceneOf, signals, keep })(error),
  }
}
