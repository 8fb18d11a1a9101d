import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type CacheKeyQuery, cacheKeyOf } from '#src/http/rules/cache-key.ts'
import { entityTag } from '#src/http/rules/entity-tag.ts'
import { DAY_MS } from '#src/platform/durations.ts'
import { readEdgeCache, writeEdgeCache } from '#src/platform/edge-cache.ts'
import type { CachedResponse, ResponseCache } from '#src/platform/response-cache.ts'
import type { AppEnv } from './app-env.ts'
import { markIsolateHit, responseFromCache } from './serve-cached-response.ts'
import { settingsVersion } from './settings-version.ts'

/** TTL in the isolate and the data centre; visitors' caches follow Cache-Control. */
const TTL_MS = DAY_MS

/** For visitors' caches: fresh for a minute, then revalidated by ETag. */
export const PAGE_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600'

/** For a page with an alert: once the visitor dismisses the alert, the next page must be without it. */
const ALERT_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

async function toCachedResponse(response: Response, expiresAtMs: number): Promise<CachedResponse> {
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = entityTag(body)
  const headers = new Headers(response.headers)
  headers.set('etag', etag)
  headers.set('content-length', String(body.byteLength))
  return { body, headers, etag, expiresAtMs }
}

const isStorable = (response: Response): boolean =>
  response.status === 200 &&
  !response.headers.has('set-cookie') &&
  response.headers.get('cache-control')?.startsWith('public') === true

function writeToEdge(c: Context<AppEnv>, key: string, stored: CachedResponse): void {
  c.executionCtx.waitUntil(writeEdgeCache(c.get('edgeCache'), c.get('config').siteOrigin, key, stored))
}

export type PageCacheOptions = {
  readonly responseCache: ResponseCache
  /** Part of the cache key beside the settings, so that builds never share entries (R8.5, R14.5). */
  readonly buildId: string
  /** Query parameters that a response may depend on, by path. */
  readonly cacheKeyQueries: ReadonlyMap<string, CacheKeyQuery>
  /** False in development, where every request must reflect the current code. */
  readonly isEnabled: boolean
}

/**
 * Responds from the data centre's cache, else from the route, and stores the response there and in the isolate's cache,
 * from which `serveCachedResponse` reads it. Only for routes whose response depends on nothing but the path and the
 * query parameters listed for it; no other parameter is part of the key (R8.1). Stored are responses with status 200,
 * `Cache-Control: public`, without cookies and not degraded.
 * @param addHeaders adds the headers that outer middleware would add, because a cached response skips that middleware
 */
export function pageCache(options: PageCacheOptions, addHeaders: (c: Context<AppEnv>) => void) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isSafeMethod = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isCacheEnabled = options.isEnabled && c.get('config').cachesPages
    if (!isSafeMethod || !isCacheEnabled) return next()
    const alertVersion = c.get('alert')?.version ?? null
    const memoryKey = cacheKeyOf(
      c.req.path,
      c.req.url,
      options.cacheKeyQueries,
      c.get('locale'),
      alertVersion,
    )
    if (memoryKey === null) return next()
    const version = `build=${options.buildId}&settings=${await settingsVersion(c.get('config'))}`
    const edgeKey = `${memoryKey}${memoryKey.includes('?') ? '&' : '?'}${version}`
    const nowMs = Date.now()
    const edgeHit = await readEdgeCache(c.get('edgeCache'), c.get('config').siteOrigin, edgeKey)
    if (edgeHit !== null) {
      options.responseCache.write(memoryKey, markIsolateHit(edgeHit))
      return responseFromCache(c.req.raw, edgeHit)
    }
    await next()
    if (c.get('isDegraded') || !isStorable(c.res)) return
    addHeaders(c)
    if (alertVersion !== null) c.res.headers.set('cache-control', ALERT_CACHE_CONTROL)
    const stored = await toCachedResponse(c.res, nowMs + TTL_MS)
    options.responseCache.write(memoryKey, markIsolateHit(stored))
    writeToEdge(c, edgeKey, stored)
    c.res = undefined
    c.res = responseFromCache(c.req.raw, stored)
  })
}
