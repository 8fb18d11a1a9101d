import type { Lru } from '#src/platform/lru.ts'

/** Reads one compiled shard by name; null when there is none of that name. Throws when it cannot be read. */
export type ReadShard = <T>(name: string) => Promise<T | null>

export type ShardSource = {
  /** Gives the text of a static file, null when there is none; throws when the store does not answer. */
  readonly fetchText: (path: string) => Promise<string | null>
  /** Where a shard of this name is kept parsed, charged by the length of its JSON in UTF-16 units, and for the entry itself. */
  readonly memoryOf: (name: string) => Lru<unknown>
  /** Folder of this build's shards. */
  readonly version: string
}

/**
 * What an entry costs besides its value, in the unit of the room: half a kilobyte was measured. Names of shards follow
 * from what visitors type, so what is not there must not be remembered for nothing (R13.4).
 */
const ENTRY_UNITS = 300

/** Shards are parsed once an isolate; a name without a shard is remembered too. */
export function createReadShard({ fetchText, memoryOf, version }: ShardSource): ReadShard {
  return async <T>(name: string): Promise<T | null> => {
    const key = `${version}/${name}`
    const memory = memoryOf(name)
    const known = memory.read(key)
    if (known !== undefined) return known as T | null
    const text = await fetchText(`/_catalogue/${version}/${name}.json`)
    const shard: unknown = text === null ? null : JSON.parse(text)
    memory.write(key, shard, ENTRY_UNITS + key.length + (text?.length ?? 0))
    return shard as T | null
  }
}
