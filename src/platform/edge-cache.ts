import { withDeadline } from './deadline.ts'
import type { CachedResponse } from './response-cache.ts'
import { EDGE_CACHE_TIMEOUT_MS } from './timeouts.ts'

/**
 * Header of the stored response with its expiry time and the Cache-Control for visitors; Cache-Control itself holds the
 * TTL of the edge cache.
 */
const CACHE_METADATA_HEADER = 'x-kept'

const edgeCacheUrl = (siteOrigin: string, key: string): string => siteOrigin + key

async function matchCachedResponse(cache: Cache, address: string): Promise<CachedResponse | null> {
  const hit = await cache.match(address)
  const metadata = hit?.headers.get(CACHE_METADATA_HEADER) ?? ''
  const expiresAtMs = Number.parseInt(metadata, 10)
  if (hit === undefined || !(expiresAtMs > Date.now())) return null
  const headers = new Headers(hit.headers)
  headers.delete(CACHE_METADATA_HEADER)
  headers.set('cache-control', metadata.slice(metadata.indexOf(' ') + 1))
  headers.set('server-timing', 'cache;desc=edge')
  return {
    body: new Uint8Array(await hit.arrayBuffer()),
    headers,
    etag: headers.get('etag') ?? '',
    expiresAtMs,
  }
}

/**
 * Reads a response that another isolate of this data centre stored; null on a miss, when it has expired, or when the
 * cache fails.
 */
export async function readEdgeCache(
  cache: Cache,
  siteOrigin: string,
  key: string,
): Promise<CachedResponse | null> {
  const reading = matchCachedResponse(cache, edgeCacheUrl(siteOrigin, key))
  return withDeadline(reading, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => null)
}

/** Stores a response for the other isolates of this data centre. Failures are ignored. */
export async function writeEdgeCache(
  cache: Cache,
  siteOrigin: string,
  key: string,
  { body, headers: visitorHeaders, expiresAtMs }: CachedResponse,
): Promise<void> {
  const headers = new Headers(visitorHeaders)
  headers.set(CACHE_METADATA_HEADER, `${expiresAtMs} ${headers.get('cache-control')}`)
  headers.set(
    'cache-control',
    `public, max-age=${Math.max(1, Math.floor((expiresAtMs - Date.now()) / 1000))}`,
  )
  const writing = cache.put(edgeCacheUrl(siteOrigin, key), new Response(body, { headers }))
  // The visitor has the page already; on a failure the next isolate renders it again.
  await withDeadline(writing, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => undefined)
}
