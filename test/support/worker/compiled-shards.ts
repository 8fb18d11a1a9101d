import manifest from '#generated/catalogue-manifest.json'
import { fetchAssetText } from '#src/catalogue/catalogue-assets.ts'
import { createReadShard } from '#src/catalogue/read-shard.ts'
import { createLru } from '#src/platform/lru.ts'
import { bindings } from './test-database.ts'

const memory = createLru<unknown>(12_000_000)

/** Reads the compiled shards as the site does. */
export const readShard = createReadShard({
  fetchText: fetchAssetText(bindings.ASSETS),
  cacheFor: () => memory,
  version: manifest.version,
})
