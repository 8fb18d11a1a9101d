import { type Context, Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { isWithinRateLimits, respondRateLimited } from '#src/http/rate-limit.ts'
import {
  COMPARE_PAGE,
  WHERE_FACTS_PAGE,
  WHERE_FEED_PAGE,
  WHERE_INTEREST_PAGE,
  WHERE_JSON_PAGE,
  WHERE_LIKE_PAGE,
  WHERE_MONTH_INTEREST_PAGE,
  WHERE_MONTH_PAGE,
  WHERE_PAGE,
  WHERE_RULES_PAGE,
} from './where-pages.ts'
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
  const handlers = () => import('./where-handlers.ts')
  type Handlers = Awaited<ReturnType<typeof handlers>>
  const serve =
    (name: keyof Handlers) =>
    async (c: Context<AppEnv>): Promise<Response> => {
      const isComputed = new URL(c.req.url).search !== ''
      if (isComputed && !(await isWithinRateLimits(c, 'search'))) return respondRateLimited(c)
      const [loaded, sources] = await Promise.all([handlers(), load()])
      return loaded[name](c, { ...sources, shardCount, nowMs })
    }
  return new Hono<AppEnv>()
    .get(WHERE_PAGE.path, serve('serveWhere'))
    .get(WHERE_INTEREST_PAGE.path, serve('serveWhere'))
    .get(WHERE_MONTH_INTEREST_PAGE.path, serve('serveWhere'))
    .get(WHERE_JSON_PAGE.path, serve('serveWhereJson'))
    .get(WHERE_FACTS_PAGE.path, serve('serveWhereFacts'))
    .get(WHERE_FEED_PAGE.path, serve('serveWhereFeed'))
    .get(WHERE_MONTH_PAGE.path, serve('serveWhere'))
    .get(WHERE_RULES_PAGE.path, serve('serveWhereRules'))
    .get(WHERE_LIKE_PAGE.path, serve('serveWhereLike'))
    .get(COMPARE_PAGE.path, serve('serveCompare'))
    .get('/destinations/:path{.+/like}', (c) =>
      c.body(null, 301, {
        location: `/where/like/${c.req.param('path').replace(LIKE_SUFFIX, '')}`,
        ...MOVED,
      }),
    )
}
