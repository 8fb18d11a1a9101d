import type { ReadShard } from './read-shard.ts'
import { shardOf } from './shard-of.ts'
import type { TitleLine } from './title-types.ts'

const encoder = new TextEncoder()
const ASCII = /^(?:[0-7][\da-f])*$/
const OTHER_SHARD_COUNT = 256

/**
 * Bucket of the titles for a folded word: its first two characters as hexadecimal UTF-8, so that every script yields a
 * plain file name.
 */
export function titleBucketOf(foldedWord: string): string {
  const start = [...foldedWord].slice(0, 2).join('')
  return Array.from(encoder.encode(start), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The shard of a bucket. Words in Latin letters have one for each bucket; the three thousand small buckets of all other
 * scripts are entries of 256 shards.
 */
export const titleShardOf = (bucket: string): { readonly name: string; readonly entry?: string } =>
  ASCII.test(bucket)
    ? { name: `titles-${bucket}` }
    : { name: `titles-other-${shardOf(bucket, OTHER_SHARD_COUNT)}`, entry: bucket }

/** Reads the lines of a bucket; null when no title is in it. @throws when the shard cannot be read */
export function readTitles(readShard: ReadShard, bucket: string): Promise<readonly TitleLine[] | null> {
  const { name, entry } = titleShardOf(bucket)
  return readShard<readonly TitleLine[]>(name, entry)
}
