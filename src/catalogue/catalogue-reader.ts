import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { createLru } from '#src/platform/lru.ts'
import { fetchAssetText } from './catalogue-assets.ts'
import type { CatalogueManifest } from './catalogue-types.ts'
import type { FallbackCatalogue } from './fallback-catalogue.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import { createReadShard, type ReadShard } from './read-shard.ts'

declare module 'hono' {
  interface ContextVariableMap {
    readonly readShard: ReadShard
  }
}

/**
 * Most of the catalogue as it is; of a much larger one, what is asked for. In UTF-16 units of JSON, which is mostly markup
 * and takes little more than a byte each; an isolate may use 128 MB in all.
 */
const MAX_SHARD_CACHE_UNITS = 8_000_000
/** The maps of all countries. Each is part of many pages, so however many places there are, they do not push maps out. */
const MAX_MAP_CACHE_UNITS = 8_000_000
const MAP_SHARD_PREFIX = 'map-'

export type CatalogueFiles = {
  readonly manifest: CatalogueManifest
  readonly front: FrontCatalogue
  readonly loadFallback: () => Promise<FallbackCatalogue>
}

/**
 * Gives routes `readShard`. When the static files cannot be read, the part of the catalogue that is bundled with the
 * worker stands in, the failure is told, and the answer is marked so that it is not kept (R10.2).
 */
export function catalogueReader({ manifest, loadFallback }: Omit<CatalogueFiles, 'front'>) {
  const others = createLru<unknown>(MAX_SHARD_CACHE_UNITS)
  const maps = createLru<unknown>(MAX_MAP_CACHE_UNITS)
  const readFallback = async <T>(name: string, entry?: string): Promise<T | null> => {
    const fallback = await loadFallback()
    if (entry === undefined) return fallback.read<T>(name)
    const shard = fallback.read<Record<string, T>>(name)
    return shard !== null && Object.hasOwn(shard, entry) ? (shard[entry] ?? null) : null
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    const read = createReadShard({
      fetchText: fetchAssetText(c.env.ASSETS),
      cacheFor: (name) => (name.startsWith(MAP_SHARD_PREFIX) ? maps : others),
      version: manifest.version,
    })
    c.set('readShard', async <T>(name: string, entry?: string) => {
      if (c.get('isDegraded')) return readFallback<T>(name, entry)
      try {
        return await read<T>(name, entry)
      } catch (error) {
        // Pages read several shards at once; one line says that they cannot be had.
        if (!c.get('isDegraded')) c.var.report(error)
        c.set('isDegraded', true)
        return readFallback<T>(name, entry)
      }
    })
    await next()
    if (c.get('isDegraded')) c.res.headers.set('cache-control', 'no-store')
  })
}
