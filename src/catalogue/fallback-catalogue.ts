import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { CatalogueManifest } from './catalogue-types.ts'
import type { CoreCatalogue } from './core-catalogue-types.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import type { PackedCore } from './packed-core.ts'
import { readCoreShard } from './read-core-shard.ts'
import { unpackCore } from './unpack-core.ts'

/** Fallback for the static files of the catalogue. */
export type FallbackCatalogue = {
  /** The shard with this name; null for shards that are not bundled. */
  readonly read: <T>(name: string) => T | null
  /** Everything that is bundled. */
  readonly core: CoreCatalogue
}

/** Unpacks the bundled catalogue, whose content is in the default language. */
export function createFallbackCatalogue(
  packed: PackedCore,
  front: FrontCatalogue,
  manifest: CatalogueManifest,
): FallbackCatalogue {
  const core = unpackCore(packed, front)
  const source = { core, manifest, locale: DEFAULT_LOCALE }
  return { read: <T>(name: string) => readCoreShard<T>(source, name), core }
}
