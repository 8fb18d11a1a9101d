import { createMiddleware } from 'hono/factory'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { type Config, parseConfig } from '#src/config/config.ts'
import {
  createErrorReporter,
  type ErrorReporterOptions,
  type RecordError,
} from '#src/platform/errors/error-reporter.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { requestIdOf } from '#src/platform/request-id.ts'
import { createTracer, instrumentBindings } from '#src/platform/tracer.ts'
import type { AppEnv } from './app-env.ts'
import { requestErrorContext } from './request-error-context.ts'

/**
 * Sets configuration, request ID, language, edge cache and error reporter, and instruments every binding with spans.
 * @param metrics of the isolate
 * @param recordError stores errors for the admin
 */
export function requestContext(
  fetch: Fetch,
  edgeCache: Cache,
  metrics = createMetrics(Date.now),
  recordError: RecordError = async () => undefined,
) {
  // In production an isolate has one environment; tests use several.
  const configs = new WeakMap<Bindings, Config>()
  const configOf = (env: Bindings): Config => {
    const known = configs.get(env)
    if (known !== undefined) return known
    const config = parseConfig(env)
    configs.set(env, config)
    return config
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    const config = configOf(c.env)
    c.set('config', config)
    const requestId = requestIdOf(c.req.raw.headers)
    c.set('requestId', requestId)
    c.set('locale', DEFAULT_LOCALE)
    const service = config.measuring.settings.errorService
    const waitUntil = (work: Promise<unknown>): void => c.executionCtx.waitUntil(work)
    const tracer = createTracer(Date.now, metrics.count)
    // Not instrumented: recording an error is not part of the request's own spans.
    const { EVENTS_DB } = c.env
    c.env = instrumentBindings(c.env, tracer)
    c.set('tracer', tracer)
    c.set('edgeCache', tracer.instrument('CACHE', edgeCache))
    const errorContextOf = (error: unknown) => requestErrorContext(c, error)
    c.set('errorContextOf', errorContextOf)
    const recordRequestError: ErrorReporterOptions['recordError'] = (error, details) =>
      recordError(error, details, EVENTS_DB)
    c.set(
      'report',
      createErrorReporter({
        fetch,
        service,
        requestId,
        waitUntil,
        errorContextOf,
        metrics,
        recordError: recordRequestError,
      }),
    )
    return next()
  })
}
