import { getPath } from 'hono/utils/url'
import { entityTag } from '#src/http/rules/entity-tag.ts'
import { COMMON_HEADERS } from '#src/http/security-headers.ts'
import { isCacheableMethod, responseFromCache } from '#src/http/serve-cached-response.ts'
import { imageKeyOf } from '#src/images/rules/image-key.ts'
import { DAY_MS } from '#src/platform/durations.ts'
import type { CachedResponse, ResponseCache } from '#src/platform/response-cache.ts'
import type { EncodedImage } from './image-encoder.ts'

/** TTL in the isolate's cache and in the data centre's cache. */
const TTL_MS = DAY_MS
/** Short, because a better format may be encoded later. */
const FALLBACK_FORMAT_TTL_MS = 5 * 60 * 1000
/** Browsers' caches: a day, then stale-while-revalidate (R5.7: at least four hours). */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/** Headers of all responses of `/_image`, including refusals (R5.7). */
export function imageHeaders(own: Readonly<Record<string, string>>): Headers {
  const policy = { 'content-security-policy': "default-src 'none'; sandbox" }
  return new Headers({ ...COMMON_HEADERS, ...policy, ...own })
}

/**
 * Creates the cacheable response of an encoded image.
 * @param isFallbackFormat true when the preferred format took too long to encode
 */
export function imageResponse(
  { bytes, type }: EncodedImage,
  nowMs: number,
  isFallbackFormat: boolean,
): CachedResponse {
  const etag = entityTag(bytes)
  const headers = imageHeaders({
    'content-type': type,
    'content-length': String(bytes.byteLength),
    'content-disposition': 'inline',
    'cache-control': CACHE_CONTROL,
    vary: 'Accept',
    etag,
  })
  return {
    body: bytes,
    headers,
    etag,
    expiresAtMs: nowMs + (isFallbackFormat ? FALLBACK_FORMAT_TTL_MS : TTL_MS),
  }
}

/**
 * Serves an image from the isolate's cache before the request reaches the app.
 * @returns null when the request is not for an image, or the image is not cached
 */
export function serveCachedImage(cache: ResponseCache, request: Request): Response | null {
  if (getPath(request) !== '/_image' || !isCacheableMethod(request)) return null
  const start = request.url.indexOf('?')
  const query = new URLSearchParams(start === -1 ? '' : request.url.slice(start))
  const name = imageKeyOf(query, request.headers.get('accept') ?? '')
  const stored = name === null ? null : cache.read(name, Date.now())
  return stored === null ? null : responseFromCache(request, stored)
}
