import { type PackedHashes, readPackedMaps } from '#tools/compile/maps/precomputed-maps.ts'
import { hashMapArt, hashMapLayers } from '#tools/compile/prepare/hash-sources.ts'

/**
 * Returns a line when the drawn maps of the repository, or the layers over them, were made by other code: each
 * compilation of a fresh checkout would draw all of them, which takes longer than everything else.
 * @param root root of the repository
 * @param packed hashes that the file of drawn maps names; null without the file
 */
export function findOutdatedMaps(
  root: string,
  packed: PackedHashes | null = readPackedMaps()?.hashes ?? null,
): readonly string[] {
  const isCurrent = packed?.sourceHash === hashMapArt(root) && packed.layerHash === hashMapLayers(root)
  return isCurrent ? [] : ['geodata/drawn-maps.ndjson.br: drawn by other code; run npm run geodata:maps']
}
