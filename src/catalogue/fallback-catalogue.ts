import type { CatalogueManifest } from './catalogue-types.ts'
import type { CoreCatalogue } from './core-catalogue-types.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import type { PackedCore } from './packed-core.ts'
import { readCoreShard } from './read-core-shard.ts'
import { unpackCore } from './unpack-core.ts'

/** Stands in for the static files of the catalogue. */
export type FallbackCatalogue = {
  /** The shard of that name, null for those that are not bundled. */
  readonly read: <T>(name: string) => T | null
  /** All that is bundled. */
  readonly core: CoreCatalogue
}

export function createFallbackCatalogue(
  packed: PackedCore,
  front: FrontCatalogue,
  manifest: CatalogueManifest,
): FallbackCatalogue {
  const core = unpackCore(packed, front)
  return { read: <T>(name: string) => readCoreShard<T>(core, manifest, name), core }
}
