import type { CatalogueManifest } from './catalogue-types.ts'
import type { FallbackCatalogue } from './fallback-catalogue.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import type { PackedCore } from './packed-core.ts'

/**
 * Returns a loader for the fallback of the static files. Most isolates never need it, so it is imported lazily, and
 * unpacked once even for concurrent callers.
 * @param loadPacked loads the bundled catalogue
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
