import { getPath } from 'hono/utils/url'
import { type CacheKeyQuery, cacheKeyOf } from '#src/http/rules/cache-key.ts'
import { isNotModified } from '#src/http/rules/conditional-request.ts'
import type { CachedResponse, ResponseCache } from '#src/platform/response-cache.ts'

/** The answer as the isolate's memory will give it, which says so (R8.6). */
export function markIsolateHit(cached: CachedResponse): CachedResponse {
  const headers = new Headers(cached.headers)
  headers.set('server-timing', 'cache;desc=isolate')
  return { ...cached, headers }
}

/** Makes the answer to this request from a kept one: 304 when the visitor has it already, no body for HEAD. */
export function responseFromCache(request: Request, cached: CachedResponse): Response {
  const { headers, etag } = cached
  if (isNotModified(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : cached.body, { headers })
}

/** Whether a kept answer will do. */
export const isCacheableMethod = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/**
 * Answers from the memory of the isolate, before the app is asked: a kept answer has all its headers and depends on
 * nothing but the path and what `keyed` lists for it. Answers come to be kept by `pageCache`.
 * @param alertVersion of the alert that the visitor is to see, null for none
 * @returns null when there is no such answer
 */
export function serveCachedResponse(
  cache: ResponseCache,
  queries: ReadonlyMap<string, CacheKeyQuery>,
  request: Request,
  alertVersion: string | null,
): Response | null {
  if (!isCacheableMethod(request)) return null
  const key = cacheKeyOf(getPath(request), request.url, queries, alertVersion)
  const cached = key === null ? null : cache.read(key, Date.now())
  return cached === null ? null : responseFromCache(request, cached)
}
