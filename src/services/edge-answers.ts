import type { StoredAnswer } from './answer-store.ts'
import { withDeadline } from './deadline.ts'

/** The page cache must never cost more than rendering the page. */
const EDGE_CACHE_TIMEOUT_MS = 400
/** Carries the moment of expiry with the stored answer. */
const EXPIRES_HEADER = 'x-expires-at-ms'

function edgeRequest(siteOrigin: string, key: string): Request {
  return new Request(new URL(key, siteOrigin))
}

/** Reads an answer that another isolate of this data centre stored; null when there is none or the cache fails. */
export async function readEdgeAnswer(
  cache: Cache,
  siteOrigin: string,
  key: string,
): Promise<StoredAnswer | null> {
  try {
    const hit = await withDeadline(
      cache.match(edgeRequest(siteOrigin, key)),
      EDGE_CACHE_TIMEOUT_MS,
      'edge cache',
    )
    const expiresAtMs = Number(hit?.headers.get(EXPIRES_HEADER))
    if (hit === undefined || hit === null || !(expiresAtMs > Date.now())) return null
    const headers = new Headers(JSON.parse(hit.headers.get('x-answer-headers') ?? '[]') as [string, string][])
    const etag = headers.get('etag')
    if (etag === null) return null
    const body = new Uint8Array(await withDeadline(hit.arrayBuffer(), EDGE_CACHE_TIMEOUT_MS, 'edge cache'))
    return { body, headers, etag, expiresAtMs }
  } catch {
    return null
  }
}

/** Stores an answer for the other isolates of this data centre; failing to do so is no one's problem. */
export async function writeEdgeAnswer(
  cache: Cache,
  siteOrigin: string,
  key: string,
  answer: StoredAnswer,
): Promise<void> {
  const maxAgeSeconds = Math.max(1, Math.floor((answer.expiresAtMs - Date.now()) / 1000))
  const stored = new Response(answer.body, {
    headers: {
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      'x-answer-headers': JSON.stringify([...answer.headers]),
      [EXPIRES_HEADER]: String(answer.expiresAtMs),
    },
  })
  try {
    await withDeadline(cache.put(edgeRequest(siteOrigin, key), stored), EDGE_CACHE_TIMEOUT_MS, 'edge cache')
  } catch {
    // The page was answered already; the next isolate renders it again.
  }
}
