const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Number of the shard that contains a slug, from 0 to `shardCount - 1`: 32-bit FNV-1a over the UTF-16 code units,
 * modulo the count. The content compiler and the worker share it, so the shard of a page follows from its path.
 * @param slug last segment of a path, for example `kyoto`
 */
export function shardOf(slug: string, shardCount: number): number {
  let hash = FNV_OFFSET
  for (let index = 0; index < slug.length; index++) {
    hash = Math.imul(hash ^ slug.charCodeAt(index), FNV_PRIME)
  }
  return (hash >>> 0) % shardCount
}
