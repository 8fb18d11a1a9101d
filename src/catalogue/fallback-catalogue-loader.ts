import type { CatalogueManifest } from './catalogue-types.ts'
import type { FallbackCatalogue } from './fallback-catalogue.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import type { PackedCore } from './packed-core.ts'

/**
 * Gives what stands in for the static files. Most isolates never need it, so it is loaded for the first who asks, and
 * unpacked once however many ask meanwhile.
 * @param loadPacked gives the bundled catalogue
 */
export function createFallbackLoader(
  front: FrontCatalogue,
  manifest: CatalogueManifest,
  loadPacked: () => Promise<PackedCore>,
): () => Promise<FallbackCatalogue> {
  let fallback: FallbackCatalogue | null = null
  return async () => {
    const [{ createFallbackCatalogue }, packed] = await Promise.all([
      import('./fallback-catalogue.ts'),
      loadPacked(),
    ])
    fallback ??= createFallbackCatalogue(packed, front, manifest)
    return fallback
  }
}
