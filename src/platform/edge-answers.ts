import type { StoredAnswer } from './answer-store.ts'
import { withDeadline } from './deadline.ts'

/** The page cache must never cost more than rendering the page. */
const EDGE_CACHE_TIMEOUT_MS = 400
/** Carries, with the stored answer, when it expires and the Cache-Control that visitors get; the store has its own. */
const KEPT = 'x-kept'

const edgeAddress = (siteOrigin: string, key: string): string => siteOrigin + key

async function readAnswer(cache: Cache, address: string): Promise<StoredAnswer | null> {
  const hit = await cache.match(address)
  const kept = hit?.headers.get(KEPT) ?? ''
  const expiresAtMs = Number.parseInt(kept, 10)
  if (hit === undefined || !(expiresAtMs > Date.now())) return null
  const headers = new Headers(hit.headers)
  headers.delete(KEPT)
  headers.set('cache-control', kept.slice(kept.indexOf(' ') + 1))
  headers.set('server-timing', 'cache;desc=edge')
  return {
    body: new Uint8Array(await hit.arrayBuffer()),
    headers,
    etag: headers.get('etag') ?? '',
    expiresAtMs,
  }
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
  headers.set(KEPT, `${expiresAtMs} ${headers.get('cache-control')}`)
  headers.set(
    'cache-control',
    `public, max-age=${Math.max(1, Math.floor((expiresAtMs - Date.now()) / 1000))}`,
  )
  const writing = cache.put(edgeAddress(siteOrigin, key), new Response(body, { headers }))
  // The page was answered already; the next isolate renders it again.
  await withDeadline(writing, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => undefined)
}
