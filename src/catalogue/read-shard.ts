import type { Lru } from '#src/platform/lru.ts'

/**
 * Reads one compiled shard by name, or one entry of a shard that is written line by line; null when there is none of that
 * name. Throws when it cannot be read.
 */
export type ReadShard = <T>(name: string, entry?: string) => Promise<T | null>

export type ShardSource = {
  /** Gives the text of a static file, null when there is none; throws when the store does not answer. */
  readonly fetchText: (path: string) => Promise<string | null>
  /** Where a shard of this name is kept parsed, charged by the length of its JSON in UTF-16 units, and for the entry itself. */
  readonly cacheFor: (name: string) => Lru<unknown>
  /** Folder of this build's shards. */
  readonly version: string
}

/**
 * What an entry costs besides its value, in the unit of the room: half a kilobyte was measured. Names of shards follow
 * from what visitors type, so what is not there must not be remembered for nothing (R13.4).
 */
const ENTRY_OVERHEAD_UNITS = 300

/**
 * The JSON of one entry of an object that `ShardWriter.writeEntries` wrote: each entry begins a line, and JSON has no line
 * breaks of its own. Null when there is none of that name.
 */
function extractEntry(text: string, entry: string): string | null {
  const start = `\n${JSON.stringify(entry)}:`
  const at = text.indexOf(start)
  if (at === -1) return null
  const end = text.indexOf('\n', at + 1)
  return text.slice(at + start.length, text[end - 1] === ',' ? end - 1 : end)
}

/**
 * Shards are parsed once an isolate; a name without a shard is remembered too. Of a shard with many entries only the one
 * that is asked for is parsed and kept: in a large guide the others would be thrown away unread.
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
