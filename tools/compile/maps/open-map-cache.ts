import { join } from 'node:path'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import { hashMapArt } from '#tools/compile/prepare/hash-sources.ts'
import { createDrawMap, createMapCache, type MapCache } from './map-cache.ts'
import { readPrecomputedMaps } from './precomputed-maps.ts'

/** Opens the cache of drawn maps of a checkout, with the maps of the repository. */
export function openMapCache(
  root: string,
  geodata: Geodata,
): { readonly sourceHash: string; readonly cache: MapCache } {
  const sourceHash = hashMapArt(root)
  const cache = createMapCache({
    folder: join(root, '.generated/maps'),
    sourceHash,
    draw: createDrawMap(geodata),
    precomputed: readPrecomputedMaps(sourceHash),
  })
  return { sourceHash, cache }
}
