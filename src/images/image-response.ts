import { getPath } from 'hono/utils/url'
import { entityTag } from '#src/http/rules/entity-tag.ts'
import { COMMON_HEADERS } from '#src/http/security-headers.ts'
import { isCacheableMethod, responseFromCache } from '#src/http/serve-cached-response.ts'
import { imageKeyOf } from '#src/images/rules/image-key.ts'
import type { CachedResponse, ResponseCache } from '#src/platform/response-cache.ts'
import type { EncodedImage } from './image-encoder.ts'

/** How long the isolate and the data centre keep a picture. */
const TTL_MS = 24 * 60 * 60 * 1000
/** One in a format that was second choice may be made better soon. */
const FALLBACK_FORMAT_TTL_MS = 5 * 60 * 1000
/** Visitors' caches: a day, and while a newer one is fetched (R5.7: at least four hours). */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/** The headers of every answer under `/_image`, pictures and refusals alike (R5.7). */
export function imageHeaders(own: Readonly<Record<string, string>>): Headers {
  const policy = { 'content-security-policy': "default-src 'none'; sandbox" }
  return new Headers({ ...COMMON_HEADERS, ...policy, ...own })
}

/**
 * A finished picture as an answer that leaves as it is.
 * @param isFallbackFormat true for a format that the encoder had no time to better
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
 * Answers with a picture from the memory of the isolate, before the app is asked, as `recallAnswer` does with pages.
 * @returns null when the request is for something else, or the picture is not there
 */
export function serveCachedImage(cache: ResponseCache, request: Request): Response | null {
  if (getPath(request) !== '/_image' || !isCacheableMethod(request)) return null
  const start = request.url.indexOf('?')
  const query = new URLSearchParams(start === -1 ? '' : request.url.slice(start))
  const name = imageKeyOf(query, request.headers.get('accept') ?? '')
  const stored = name === null ? null : cache.read(name, Date.now())
  return stored === null ? null : responseFromCache(request, stored)
}
