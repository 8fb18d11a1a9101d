import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ErrorScene } from '#src/platform/errors/error-scene.ts'
import type { AppEnv } from './app-env.ts'
import { placeOf } from './request-place.ts'

/** The pattern under which the app answers a request; null for an address that leads nowhere. */
function routePatternOf(c: Context<AppEnv>): string | null {
  return matchedRoutes(c).findLast(({ path }) => path !== '/*' && path !== '*')?.path ?? null
}

/** Where an error of this request happened (R13.6): no address, nothing of the visitor. */
export function requestScene(c: Context<AppEnv>, error: unknown): ErrorScene {
  const trip = c.var.trips.blame(error)
  return {
    route: routePatternOf(c),
    place: placeOf(c.req.raw),
    binding: trip?.binding ?? null,
    operation: trip?.operation ?? null,
  }
}
