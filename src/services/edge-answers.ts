import type { StoredAnswer } from './answer-store.ts'
import { withDeadline } from './deadline.ts'

/** The page cache must never cost more than rendering the page. */
const EDGE_CACHE_TIMEOUT_MS = 400
/** Carries the moment of expiry with the stored answer. */
const EXPIRES = 'x-expires-at-ms'
/** Carries the Cache-Control that visitors get; the store goes by its own. */
const VISITOR_CACHE_CONTROL = 'x-visitor-cache-control'

const edgeAddress = (siteOrigin: string, key: string): string => siteOrigin + key

async function readAnswer(cache: Cache, address: string): Promise<StoredAnswer | null> {
  const hit = await cache.match(address)
  const expiresAtMs = Number(hit?.headers.get(EXPIRES))
  if (hit === undefined || !(expiresAtMs > Date.now())) return null
  const headers = new Headers(hit.headers)
  const etag = headers.get('etag')
  const cacheControl = headers.get(VISITOR_CACHE_CONTROL)
  if (etag === null || cacheControl === null) return null
  headers.set('cache-control', cacheControl)
  for (const internal of [EXPIRES, VISITOR_CACHE_CONTROL, 'cf-cache-status']) headers.delete(internal)
  return { body: new Uint8Array(await hit.arrayBuffer()), headers, etag, expiresAtMs }
}

/** Reads an answer that another isolate of this data centre stored; null when there is none or the cache fails. */
export async function readEdgeAnswer(
  cache: Cache,
  siteOrigin: string,
  key: string,
): Promise<StoredAnswer | null> {
  const reading = readAnswer(cache, edgeAddress(siteOrigin, key))
  return withDeadline(reading, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => null)
}

/** Stores an answer for the other isolates of this data centre; failing to do so is no one's problem. */
export async function writeEdgeAnswer(
  cache: Cache,
  siteOrigin: string,
  key: string,
  { body, headers: visitorHeaders, expiresAtMs }: StoredAnswer,
): Promise<void> {
  const headers = new Headers(visitorHeaders)
  headers.set(VISITOR_CACHE_CONTROL, headers.get('cache-control') ?? 'no-store')
  headers.set(
    'cache-control',
    `public, max-age=${Math.max(1, Math.floor((expiresAtMs - Date.now()) / 1000))}`,
  )
  headers.set(EXPIRES, String(expiresAtMs))
  const writing = cache.put(edgeAddress(siteOrigin, key), new Response(body, { headers }))
  // The page was answered already; the next isolate renders it again.
  await withDeadline(writing, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => undefined)
}
