import { withDeadline } from '#src/platform/deadline.ts'
import type { WaitUntil } from '#src/platform/wait-until.ts'
import type { IndexCache } from './search-database.ts'
import { parseCachedIndex } from './search-rows.ts'

/** A note that is slow to read is no better than asking the index. */
const EDGE_CACHE_TIMEOUT_MS = 100
/** A note of an index that was replaced costs one trip, once. */
const TTL_S = 60 * 60

type EdgeIndexCacheOptions = {
  readonly cache: Cache
  /** Origin of the site, under which the data centre keeps the note. */
  readonly origin: string
  /** Lets work outlive the answer (`waitUntil`). */
  readonly waitUntil: WaitUntil
}

/**
 * The memory of an isolate with that of its data centre behind it, so that a new isolate need not ask a database far away
 * which index is in use. What the cache refuses is no one's problem.
 */
export function createEdgeIndexCache(
  isolateCache: IndexCache,
  { cache, origin, waitUntil: afterwards }: EdgeIndexCacheOptions,
): IndexCache {
  const address = `${origin}/.search-index`
  async function readEdgeCache() {
    const response = await cache.match(address)
    return response === undefined ? null : parseCachedIndex(await response.json())
  }
  return {
    async read() {
      const fromIsolate = await isolateCache.read()
      if (fromIsolate !== null) return fromIsolate
      const fromEdge = await withDeadline(readEdgeCache(), EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(
        () => null,
      )
      if (fromEdge !== null) isolateCache.write(fromEdge)
      return fromEdge
    },
    write(index) {
      isolateCache.write(index)
      const headers = { 'content-type': 'application/json', 'cache-control': `public, max-age=${TTL_S}` }
      const write = cache.put(address, new Response(JSON.stringify(index), { headers }))
      afterwards(withDeadline(write, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => undefined))
    },
  }
}
