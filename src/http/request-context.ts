import { createMiddleware } from 'hono/factory'
import type { Bindings } from '#src/config/bindings.ts'
import { type Config, parseConfig } from '#src/config/config.ts'
import {
  createErrorReporter,
  type ErrorReporterOptions,
  type KeepError,
} from '#src/platform/errors/error-reporter.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import { requestIdOf } from '#src/platform/request-id.ts'
import { createSignals } from '#src/platform/signals.ts'
import { createTrips, watchBindings } from '#src/platform/trips.ts'
import type { AppEnv } from './app-env.ts'
import { requestScene } from './request-scene.ts'

/**
 * Sets configuration, request id, the data centre's cache and who is told of errors, and has every binding note its trips.
 * @param signals of the isolate
 * @param keepError for the operators' desk
 */
export function requestContext(
  fetch: Fetch,
  edgeCache: Cache,
  signals = createSignals(Date.now),
  keepError: KeepError = async () => undefined,
) {
  // An isolate sees one environment in its life; the map lets tests bring several.
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
    const service = config.measuring.settings.errorService
    const waitUntil = (work: Promise<unknown>): void => c.executionCtx.waitUntil(work)
    const trips = createTrips(Date.now, signals.count)
    // Not watched: what keeps an error is none of the request's own trips.
    const { EVENTS_DB } = c.env
    c.env = watchBindings(c.env, trips)
    c.set('trips', trips)
    c.set('edgeCache', trips.watch('CACHE', edgeCache))
    const sceneOf = (error: unknown) => requestScene(c, error)
    c.set('sceneOf', sceneOf)
    const keep: ErrorReporterOptions['keep'] = (error, told) => keepError(error, told, EVENTS_DB)
    c.set('report', createErrorReporter({ fetch, service, requestId, waitUntil, sceneOf, signals, keep }))
    return next()
  })
}
