import type { PocketDocument } from '#client/pocket/pocket-document.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { ReadShard } from './read-shard.ts'
import { shardOf } from './shard-of.ts'

const STORIES = '/articles/'
const COUNTRY_PART = 2

/** The shard with what a page is searched by in the pocket: its country's, or that of some stories. */
export function pocketShardOf(path: string, storyShardCount: number): string {
  return path.startsWith(STORIES)
    ? `pocket-article-${shardOf(lastSegment(path), storyShardCount)}`
    : `pocket-${path.split('/')[COUNTRY_PART]}`
}

/** What the pages of a guide are searched by, in the order of their addresses; a page without a text of its own has none. */
export async function readPocketDocuments(
  readShard: ReadShard,
  storyShardCount: number,
  paths: readonly string[],
): Promise<readonly PocketDocument[]> {
  const names = [...new Set(paths.map((path) => pocketShardOf(path, storyShardCount)))]
  const shards = await Promise.all(
    names.map((name) => readShard<Readonly<Record<string, PocketDocument>>>(name)),
  )
  return paths.flatMap((path) =>
    shards.flatMap((shard) => (shard !== null && Object.hasOwn(shard, path) && shard[path]) || []),
  )
}
