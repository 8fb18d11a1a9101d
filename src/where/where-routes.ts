import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { isWithinRateLimits, respondRateLimited } from '#src/http/rate-limit.ts'
import { WHERE_PAGES } from './where-pages.ts'
import type { LoadWhereSources } from './where-sources.ts'

const LIKE_SUFFIX = /\/like$/
const MOVED = { 'cache-control': 'public, max-age=3600' }

/**
 * `/where` and `/compare`. Code and data are loaded on the first request, so that other requests do not pay for them
 * (docs/adr/0022). Answers to questions with parameters are computed on every request and share the rate limit of searches.
 */
export function whereRoutes(
  load: LoadWhereSources,
  { shardCount, nowMs }: { readonly shardCount: number; readonly nowMs: () => number },
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  for (const { path } of WHERE_PAGES)
    routes.get(path, async (c) => {
      const isComputed = new URL(c.req.url).search !== ''
      if (isComputed && !(await isWithinRateLimits(c, 'search'))) return respondRateLimited(c)
      const [{ serveWherePage }, sources] = await Promise.all([
        import('./where-handlers.ts'),
        load(c.get('locale')),
      ])
      return serveWherePage(path, c, { ...sources, shardCount, nowMs })
    })
  return routes.get('/destinations/:path{.+/like}', (c) =>
    c.body(null, 301, {
      location: `/where/like/${c.req.param('path').replace(LIKE_SUFFIX, '')}`,
      ...MOVED,
    }),
  )
}
