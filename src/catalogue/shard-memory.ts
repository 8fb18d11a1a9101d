/** Parsed shards kept in one isolate; the least recently used goes first. */
export type ShardMemory = {
  readonly read: (name: string) => unknown
  /** @param size length of the shard's JSON, in UTF-16 units */
  readonly write: (name: string, shard: unknown, size: number) => void
}

type KeptShard = { readonly shard: unknown; readonly size: number }

/** @param capacity how much JSON stays, in UTF-16 units; parsed it takes two to three times as many bytes */
export function createShardMemory(capacity: number): ShardMemory {
  const kept = new Map<string, KeptShard>()
  let keptSize = 0
  const drop = (name: string): void => {
    keptSize -= kept.get(name)?.size ?? 0
    kept.delete(name)
  }
  return {
    read(name) {
      const entry = kept.get(name)
      if (entry === undefined) return undefined
      // A Map keeps the order of insertion, so moving an entry to the end marks it as recently used.
      kept.delete(name)
      kept.set(name, entry)
      return entry.shard
    },
    write(name, shard, size) {
      drop(name)
      if (size > capacity) return
      kept.set(name, { shard, size })
      keptSize += size
      for (const oldest of kept.keys()) {
        if (keptSize <= capacity) return
        drop(oldest)
      }
    },
  }
}
