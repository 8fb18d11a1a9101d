import { createMiddleware } from 'hono/factory'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue.ts'
import { readCoreShard } from '#src/catalogue/core-catalogue.ts'
import { createReadShard } from '#src/catalogue/read-shard.ts'
import { createShardMemory } from '#src/catalogue/shard-memory.ts'
import type { AppEnv } from '#src/env.ts'
import { fetchAssetText } from '#src/services/catalogue-assets.ts'

/** The whole catalogue as it is; of a much larger one, what is asked for. An isolate may use 128 MB in all. */
const JSON_IN_MEMORY = 12_000_000

export type CatalogueFiles = { readonly manifest: CatalogueManifest; readonly core: CoreCatalogue }

/**
 * Gives routes `readShard`. When the static files cannot be read, the part of the catalogue that is bundled with the
 * worker stands in, and the answer is marked so that it is not kept (quality R10.2).
 */
export function catalogueReader({ manifest, core }: CatalogueFiles) {
  const memory = createShardMemory(JSON_IN_MEMORY)
  return createMiddleware<AppEnv>(async (c, next) => {
    const read = createReadShard({
      fetchText: fetchAssetText(c.env.ASSETS),
      memory,
      version: manifest.version,
    })
    c.set('readShard', async <T>(name: string) => {
      if (c.get('isDegraded')) return readCoreShard<T>(core, manifest, name)
      try {
        return await read<T>(name)
      } catch {
        c.set('isDegraded', true)
        return readCoreShard<T>(core, manifest, name)
      }
    })
    await next()
    if (c.get('isDegraded')) c.res.headers.set('cache-control', 'no-store')
  })
}
