import { withDeadline } from './deadline.ts'
import type { CachedResponse } from './response-cache.ts'

/** The page cache must never cost more than rendering the page. */
const EDGE_CACHE_TIMEOUT_MS = 400
/** Carries, with the stored answer, when it expires and the Cache-Control that visitors get; the store has its own. */
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

/** Reads an answer that another isolate of this data centre stored; null when there is none or the cache fails. */
export async function readEdgeCache(
  cache: Cache,
  siteOrigin: string,
  key: string,
): Promise<CachedResponse | null> {
  const reading = matchCachedResponse(cache, edgeCacheUrl(siteOrigin, key))
  return withDeadline(reading, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => null)
}

/** Stores an answer for the other isolates of this data centre; failing to do so is no one's problem. */
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
  // The page was answered already; the next isolate renders it again.
  await withDeadline(writing, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => undefined)
}
