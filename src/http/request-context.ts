import { createMiddleware } from 'hono/factory'
import type { Bindings } from '#src/config/bindings.ts'
import { type Config, parseConfig } from '#src/config/config.ts'
import { createErrorReporter } from '#src/platform/error-reporter.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import { requestIdOf } from '#src/platform/request-id.ts'
import type { AppEnv } from './app-env.ts'
import { bend, bendBindings } from './fault-injection.ts'
import { parseFaultPlan } from './fault-plan.ts'

/** Sets configuration, request id, caches and who is told of errors; bends bindings when a local test asks for it (R10.10). */
export function requestContext(fetch: Fetch) {
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
    const plan = config.injectsFaults ? parseFaultPlan(c.req.header('x-fault') ?? '') : null
    c.set('faults', plan)
    const cacheFault = plan?.bindings.get('cache')
    c.set('edgeCache', cacheFault === undefined ? caches.default : bend(caches.default, 'cache', cacheFault))
    if (plan === null) return next()
    c.env = bendBindings(c.env, plan)
    await next()
    c.res.headers.set('x-fault-applied', plan.applied)
    // Nobody on the way may keep what came about under a fault (R8.3).
    c.res.headers.set('cache-control', 'no-store')
  })
}
