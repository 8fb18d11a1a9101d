import type { OfflineSearchDocument } from '#isomorphic/offline/offline-search-index.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { ReadShard } from './read-shard.ts'
import { shardOf } from './shard-of.ts'

const STORY_PREFIX = '/articles/'
const COUNTRY_SEGMENT = 2

/** Name of the shard with the offline search document of a page: one shard per country, several for stories. */
export function offlineShardOf(path: string, storyShardCount: number): string {
  return path.startsWith(STORY_PREFIX)
    ? `offline-article-${shardOf(lastSegment(path), storyShardCount)}`
    : `offline-${path.split('/')[COUNTRY_SEGMENT]}`
}

/**
 * Reads the offline search documents of the pages of a guide, in the order of `paths`; pages without a text of their
 * own are omitted.
 */
export async function readOfflineDocuments(
  readShard: ReadShard,
  storyShardCount: number,
  paths: readonly string[],
): Promise<readonly OfflineSearchDocument[]> {
  const names = [...new Set(paths.map((path) => offlineShardOf(path, storyShardCount)))]
  const shards = await Promise.all(
    names.map((name) => readShard<Readonly<Record<string, OfflineSearchDocument>>>(name)),
  )
  return paths.flatMap((path) =>
    shards.flatMap((shard) => (shard !== null && Object.hasOwn(shard, path) && shard[path]) || []),
  )
}
