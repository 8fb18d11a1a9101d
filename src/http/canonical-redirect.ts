import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { canonicalisePath, isPlainPath } from '#src/http/rules/canonical-path.ts'
import type { AppEnv } from './app-env.ts'

/** Paths with file names from the build, which are case-sensitive. */
const CASE_SENSITIVE_PREFIX = '/assets/'

/**
 * Redirects every variant of a page's path to the canonical one with 301, and rejects invalid paths (M1.8, R9). The
 * query is preserved.
 */
export function canonicalRedirect(reject: (c: Context<AppEnv>, status: 400 | 414) => Promise<Response>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (isPlainPath(c.req.path)) return next()
    const { pathname, search } = new URL(c.req.url)
    const result = canonicalisePath(pathname)
    if (result.kind === 'rejected') return reject(c, result.status)
    const isSafeMethod = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (result.path === pathname || !isSafeMethod || pathname.startsWith(CASE_SENSITIVE_PREFIX)) return next()
    return c.body(null, 301, { location: result.path + search, 'cache-control': 'public, max-age=3600' })
  })
}
