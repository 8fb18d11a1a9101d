import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'

const MOVED = { 'cache-control': 'public, max-age=3600' }

/** `/destinations`, which remains when the rest of a place's URL is cut off, redirects to the list of places. */
export function destinationRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/destinations', (c) => c.body(null, 301, { location: '/places', ...MOVED }))
}
