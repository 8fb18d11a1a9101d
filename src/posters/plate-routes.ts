import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { loadLate } from '#src/platform/loading/load-late.ts'

/**
 * `/plates/{id}.{version}.svg`: the drawing of a sight, cached as a poster is. All of it is a separate chunk, which an
 * isolate imports for its first plate.
 */
export function plateRoutes(): Hono<AppEnv> {
  const loadPlates = loadLate(() => import('./respond-with-plate.ts'))
  return new Hono<AppEnv>().get('/plates/:file', rateLimit('poster'), async (c) =>
    (await loadPlates()).respondWithPlate(c),
  )
}
