import { join } from 'node:path'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import { hashMapArt, hashMapLayers } from '#tools/compile/prepare/hash-sources.ts'
import { createDrawMap, createMapCache, type MapCache } from './map-cache.ts'
import { type PackedHashes, readPrecomputedMaps } from './precomputed-maps.ts'

/**
 * Opens the cache of drawn maps of a checkout, with the maps of the repository.
 * @param isPacked whether it is written to the repository afterwards, with every map that any code requests
 */
export function openMapCache(
  root: string,
  geodata: Geodata,
  isPacked = false,
): { readonly hashes: PackedHashes; readonly cache: MapCache } {
  const hashes = { sourceHash: hashMapArt(root), layerHash: hashMapLayers(root) }
  const cache = createMapCache({
    ...hashes,
    folder: join(root, '.generated/maps'),
    reusesLayers: !isPacked,
    draw: createDrawMap(geodata),
    precomputed: readPrecomputedMaps(hashes.sourceHash),
  })
  return { hashes, cache }
}
