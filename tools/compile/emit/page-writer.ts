import type { ShardEntry } from './shard-entries.ts'

/** An entry with its value, or the key of one that was prepared. */
export type PageEntry<Value = unknown> = ShardEntry<Value> | readonly [key: string]

/** Writes shards of pages in all languages. */
export type PageWriter = {
  readonly write: (name: string, content: unknown) => void
  /** Translates an entry of a shard whose name is not known yet. */
  readonly prepareEntry: (name: string, entry: ShardEntry) => void
  /** Writes an object shard with one entry per line, so that one can be read without the others. */
  readonly writeEntries: (name: string, entries: readonly PageEntry[]) => void
}
