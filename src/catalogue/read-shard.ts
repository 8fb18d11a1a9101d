import type { Lru } from '#src/platform/lru.ts'

/**
 * Reads one compiled shard by name, or one entry of a shard with one entry per line; null when it does not exist.
 * @throws when the shard cannot be read
 */
export type ReadShard = <T>(name: string, entry?: string) => Promise<T | null>

export type ShardSource = {
  /** Reads the text of a static file, null when it does not exist; rejects when the store does not respond. */
  readonly fetchText: (path: string) => Promise<string | null>
  /**
   * Cache for the parsed shard of this name. The size of an entry is the length of its JSON in UTF-16 units plus the
   * overhead of the entry.
   */
  readonly cacheFor: (name: string) => Lru<unknown>
  /** Folder of the shards of this build. */
  readonly version: string
}

/**
 * Cost of a cache entry besides its value, in UTF-16 units: half a kilobyte was measured. Shard names are derived from
 * user input, so caching a missing shard must cost something, too (R13.4).
 */
const ENTRY_OVERHEAD_UNITS = 300

/**
 * The JSON of one entry of an object that `ShardWriter.writeEntries` wrote: each entry starts a line, and JSON has no
 * other line breaks. Null when there is no entry with this name.
 */
function extractEntry(text: string, entry: string): string | null {
  const start = `\n${JSON.stringify(entry)}:`
  const at = text.indexOf(start)
  if (at === -1) return null
  const end = text.indexOf('\n', at + 1)
  return text.slice(at + start.length, text[end - 1] === ',' ? end - 1 : end)
}

/**
 * Shards are parsed once per isolate; missing names are cached, too. Of a shard with many entries only the requested
 * entry is parsed and cached.
 */
export function createReadShard({ fetchText, cacheFor, version }: ShardSource): ReadShard {
  return async <T>(name: string, entry?: string): Promise<T | null> => {
    const key = entry === undefined ? `${version}/${name}` : `${version}/${name}/${entry}`
    const cache = cacheFor(name)
    const cached = cache.get(key)
    if (cached !== undefined) return cached as T | null
    const file = await fetchText(`/_catalogue/${version}/${name}.json`)
    const text = file === null || entry === undefined ? file : extractEntry(file, entry)
    const shard: unknown = text === null ? null : JSON.parse(text)
    cache.set(key, shard, ENTRY_OVERHEAD_UNITS + key.length + (text?.length ?? 0))
    return shard as T | null
  }
}
