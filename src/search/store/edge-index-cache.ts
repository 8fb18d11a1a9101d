import { withDeadline } from '#src/platform/deadline.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import type { WaitUntil } from '#src/platform/wait-until.ts'
import type { IndexCache } from './search-database.ts'
import { parseCachedIndex } from './search-rows.ts'

/** A slower cache read is no better than a query. */
const INDEX_CACHE_TIMEOUT_MS = 100
/** An outdated entry costs one additional round trip. */
const TTL_S = HOUR_S

type EdgeIndexCacheOptions = {
  readonly cache: Cache
  /** Origin of the site, for the cache key. */
  readonly origin: string
  /** Extends the invocation until the cache write has finished. */
  readonly waitUntil: WaitUntil
}

/**
 * Cache of the open index: the isolate's memory, then the data centre's cache, so that a new isolate needs no query to
 * a distant database. Failed cache operations are ignored.
 */
export function createEdgeIndexCache(
  isolateCache: IndexCache,
  { cache, origin, waitUntil }: EdgeIndexCacheOptions,
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
      const fromEdge = await withDeadline(readEdgeCache(), INDEX_CACHE_TIMEOUT_MS, 'edge cache').catch(
        () => null,
      )
      if (fromEdge !== null) isolateCache.write(fromEdge)
      return fromEdge
    },
    write(index) {
      isolateCache.write(index)
      const headers = { 'content-type': 'application/json', 'cache-control': `public, max-age=${TTL_S}` }
      const write = cache.put(address, new Response(JSON.stringify(index), { headers }))
      waitUntil(withDeadline(write, INDEX_CACHE_TIMEOUT_MS, 'edge cache').catch(() => undefined))
    },
  }
}
