import { createMiddleware } from 'hono/factory'
import type { Bindings } from '#src/config/bindings.ts'
import { type Config, parseConfig } from '#src/config/config.ts'
import { createErrorReporter } from '#src/platform/error-reporter.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import { requestIdOf } from '#src/platform/request-id.ts'
import type { AppEnv } from './app-env.ts'

/** Sets configuration, request id, the data centre's cache and who is told of errors. */
export function requestContext(fetch: Fetch, edgeCache: Cache) {
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
    c.set('report', createErrorReporter({ fetch, service, requestId, waitUntil }))
    c.set('edgeCache', edgeCache)
    return next()
  })
}
