import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'

const MOVED = { 'cache-control': 'public, max-age=3600' }

/** `/destinations`, which some cut off from the address of a place, leads to the list of places. */
export function destinationRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/destinations', (c) => c.body(null, 301, { location: '/places', ...MOVED }))
}
