import { createMiddleware } from 'hono/factory'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { createLru } from '#src/platform/lru.ts'
import { fetchAssetText } from './catalogue-assets.ts'
import type { CatalogueManifest } from './catalogue-types.ts'
import type { FallbackCatalogue } from './fallback-catalogue.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import { isPageShard, languageShard } from './language-shard.ts'
import { createReadShard, type ReadShard } from './read-shard.ts'

declare module 'hono' {
  interface ContextVariableMap {
    readonly readShard: ReadShard
    /** The same in English, in every language. */
    readonly readEnglishShard: ReadShard
  }
}

/**
 * Limit for shards other than maps: most of a catalogue of the present size, the most recently used part of a much
 * larger one. In UTF-16 units of JSON; most of it is markup and takes little more than a byte per unit. An isolate may
 * use 128 MB in all.
 */
const MAX_SHARD_CACHE_UNITS = 8_000_000
/**
 * Limit for map shards: the maps of all countries. Maps are part of many pages, so they have a cache of their own from
 * which places cannot evict them.
 */
const MAX_MAP_CACHE_UNITS = 8_000_000
const MAP_SHARD_PREFIX = 'map-'

export type CatalogueFiles = {
  readonly manifest: CatalogueManifest
  readonly front: FrontCatalogue
  readonly loadFallback: () => Promise<FallbackCatalogue>
  /** False in development, where a page is compiled into the existing shards; true by default. */
  readonly cachesShards?: boolean
}

/**
 * Provides `readShard` to routes. When static files cannot be read, it falls back to the part of the catalogue that is
 * bundled with the worker, reports the error, and marks the response as degraded so that it is not cached (R10.2).
 */
export function catalogueReader({
  manifest,
  loadFallback,
  cachesShards = true,
}: Omit<CatalogueFiles, 'front'>) {
  const others = createLru<unknown>(cachesShards ? MAX_SHARD_CACHE_UNITS : 0)
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
    const readCompiled = async <T>(name: string, entry?: string): Promise<T | null> => {
      if (c.get('isDegraded')) return readFallback<T>(name, entry)
      try {
        return await read<T>(name, entry)
      } catch (error) {
        // Pages read several shards at once; the error is reported once per request.
        if (!c.get('isDegraded')) c.get('report')(error)
        c.set('isDegraded', true)
        return readFallback<T>(name, entry)
      }
    }
    c.set('readEnglishShard', readCompiled)
    // Pages are compiled in each language; what is not is translated when it is read.
    c.set('readShard', async <T>(name: string, entry?: string) => {
      const { locale } = c.var
      if (locale === DEFAULT_LOCALE || !isPageShard(name)) return readCompiled<T>(name, entry)
      const compiled = cachesShards ? await readCompiled<T>(languageShard(locale, name), entry) : null
      return compiled ?? localiseContent(locale, await readCompiled<T>(name, entry))
    })
    await next()
    if (c.get('isDegraded')) c.res.headers.set('cache-control', 'no-store')
  })
}
