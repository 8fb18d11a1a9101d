/** Parsed shards kept in one isolate; the least recently used goes first. */
export type ShardMemory = {
  readonly read: (name: string) => unknown
  readonly write: (name: string, shard: unknown) => void
}

/** @param capacity how many shards stay */
export function createShardMemory(capacity: number): ShardMemory {
  const shards = new Map<string, unknown>()
  return {
    read(name) {
      const shard = shards.get(name)
      if (shard === undefined) return undefined
      shards.delete(name)
      shards.set(name, shard)
      return shard
    },
    write(name, shard) {
      shards.set(name, shard)
      const oldest = shards.size > capacity ? shards.keys().next().value : undefined
      if (oldest !== undefined) shards.delete(oldest)
    },
  }
}
