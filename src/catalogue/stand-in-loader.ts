import type { CatalogueManifest } from './catalogue-types.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import type { PackedCore } from './packed-core.ts'
import type { StandIn } from './stand-in.ts'

/**
 * Gives what stands in for the static files. Most isolates never need it, so it is loaded for the first who asks, and
 * unpacked once however many ask meanwhile.
 * @param loadPacked gives the bundled catalogue
 */
export function createStandInLoader(
  front: FrontCatalogue,
  manifest: CatalogueManifest,
  loadPacked: () => Promise<PackedCore>,
): () => Promise<StandIn> {
  let standIn: StandIn | null = null
  return async () => {
    const [{ createStandIn }, packed] = await Promise.all([import('./stand-in.ts'), loadPacked()])
    standIn ??= createStandIn(packed, front, manifest)
    return standIn
  }
}
