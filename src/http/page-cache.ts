import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type CacheKeyQuery, cacheKeyOf } from '#src/http/rules/cache-key.ts'
import { entityTag } from '#src/http/rules/entity-tag.ts'
import { readEdgeCache, writeEdgeCache } from '#src/platform/edge-cache.ts'
import type { CachedResponse, ResponseCache } from '#src/platform/response-cache.ts'
import type { AppEnv } from './app-env.ts'
import { markIsolateHit, responseFromCache } from './serve-cached-response.ts'
import { settingsVersion } from './settings-version.ts'

/** How long an answer may be kept by the isolate and the data centre; visitors' caches follow Cache-Control. */
const TTL_MS = 24 * 60 * 60 * 1000

/** Visitors' own caches: fresh for a minute, then checked by ETag. */
export const PAGE_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600'

/** Of a page with an alert, which must be gone from the next page once it was closed. */
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
  /** In the key beside the settings, so that a deployment never mixes with what came before (R8.5, R14.5). */
  readonly buildId: string
  /** Parameters that an answer may depend on besides its path. */
  readonly cacheKeyQueries: ReadonlyMap<string, CacheKeyQuery>
  /** Off while developing, where every request must show the code as it is. */
  readonly isEnabled: boolean
}

/**
 * Answers from the data centre's cache, else from the route, and keeps what the route gave there and in the isolate's
 * memory, where `recallAnswer` finds it. Only for routes whose answer depends on nothing but the path and the parameters
 * listed for it (R8.1): nothing else of the query is part of the key.
 * Kept are answers with status 200, `Cache-Control: public` and no cookie, made from the whole catalogue.
 * @param addHeaders adds the headers that middleware outside would add, so that a kept answer leaves as it is
 */
export function pageCache(options: PageCacheOptions, addHeaders: (c: Context<AppEnv>) => void) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isSafeMethod = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isCacheEnabled = options.isEnabled && c.get('config').cachesPages
    if (!isSafeMethod || !isCacheEnabled) return next()
    const alertVersion = c.get('alert')?.version ?? null
    const memoryKey = cacheKeyOf(c.req.path, c.req.url, options.cacheKeyQueries, alertVersion)
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
