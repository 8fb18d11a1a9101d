import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ErrorContext } from '#src/platform/errors/error-context.ts'
import type { AppEnv } from './app-env.ts'
import { dataCentreOf } from './data-centre-of.ts'

/** Pattern of the matched route; null when no route matches. */
function routePatternOf(c: Context<AppEnv>): string | null {
  return matchedRoutes(c).findLast(({ path }) => path !== '/*' && path !== '*')?.path ?? null
}

/** Where an error of this request happened (R13.6), without address or visitor data. */
export function requestErrorContext(c: Context<AppEnv>, error: unknown): ErrorContext {
  const span = c.get('tracer').attributeError(error)
  return {
    route: routePatternOf(c),
    place: dataCentreOf(c.req.raw),
    binding: span?.binding ?? null,
    operation: span?.operation ?? null,
  }
}
