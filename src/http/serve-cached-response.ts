import type { LocalisedPath } from '#isomorphic/words/localised-path.ts'
import { type CacheKeyQuery, cacheKeyOf } from '#src/http/rules/cache-key.ts'
import { isNotModified } from '#src/http/rules/conditional-request.ts'
import type { CachedResponse, ResponseCache } from '#src/platform/response-cache.ts'

/** The response as the isolate's cache will return it: marked as an isolate hit (R8.6). */
export function markIsolateHit(cached: CachedResponse): CachedResponse {
  const headers = new Headers(cached.headers)
  headers.set('server-timing', 'cache;desc=isolate')
  return { ...cached, headers }
}

/** Responds from a cached response: 304 when the visitor's copy is current, no body for HEAD. */
export function responseFromCache(request: Request, cached: CachedResponse): Response {
  const { headers, etag } = cached
  if (isNotModified(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : cached.body, { headers })
}

/** Whether a cached response may answer this method. */
export const isCacheableMethod = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/**
 * Responds from the isolate's cache, before the app runs: a cached response has all its headers, and depends on nothing
 * but the path and the parameters that `queries` lists for it. `pageCache` fills the cache.
 * @param address language and path of the request
 * @param alertVersion of the alert that the visitor must see, null for none
 * @returns null on a cache miss
 */
export function serveCachedResponse(
  cache: ResponseCache,
  queries: ReadonlyMap<string, CacheKeyQuery>,
  request: Request,
  address: LocalisedPath,
  alertVersion: string | null,
): Response | null {
  if (!isCacheableMethod(request)) return null
  const key = cacheKeyOf(address.path, request.url, queries, address.tag, alertVersion)
  const cached = key === null ? null : cache.read(key, Date.now())
  return cached === null ? null : responseFromCache(request, cached)
}
