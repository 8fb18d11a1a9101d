/** An entry of a shard by its key. */
export type ShardEntry<Value = unknown> = readonly [key: string, value: Value]

const propertyOf = ([key, json]: ShardEntry<string>): string => `${JSON.stringify(key)}:${json}`

/** An object from the JSON of its entries. */
export const joinObject = (entries: readonly ShardEntry<string>[]): string =>
  `{${entries.map(propertyOf).join(',')}}`

/** The same with one entry per line, so that one can be read without the others. */
export const joinEntryLines = (entries: readonly ShardEntry<string>[]): string =>
  `{\n${entries.map(propertyOf).join(',\n')}\n}`

/** Formats an object shard with one entry per line. */
export const formatEntries = (entries: readonly ShardEntry[]): string =>
  joinEntryLines(entries.map(([key, value]) => [key, JSON.stringify(value)] as const))
