import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { canonicalisePath, isPlainPath } from '#src/http/rules/canonical-path.ts'
import type { AppEnv } from './app-env.ts'

/** Paths whose names are made by the build and keep their case. */
const CASED_PREFIX = '/assets/'

/**
 * Sends every spelling of a page's address to the one that is canonical, by 301, and refuses what cannot be an address
 * (M1.8, R9). The query is kept as it is.
 */
export function canonicalPath(refuse: (c: Context<AppEnv>, status: 400 | 414) => Promise<Response>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (isPlainPath(c.req.path)) return next()
    const { pathname, search } = new URL(c.req.url)
    const verdict = canonicalisePath(pathname)
    if (verdict.kind === 'refused') return refuse(c, verdict.status)
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (verdict.path === pathname || !isReading || pathname.startsWith(CASED_PREFIX)) return next()
    return c.body(null, 301, { location: verdict.path + search, 'cache-control': 'public, max-age=3600' })
  })
}
