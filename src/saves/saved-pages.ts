import type { CatalogueManifest, DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { findPlace, toPlaceSummary } from '#src/catalogue/saved-places.ts'
import { findArticle } from '#src/catalogue/stories.ts'
import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { SaveTarget } from '#src/saves/rules/save-target.ts'
import type { SavedPageView } from './saved-page-types.ts'

/** A page that somebody saved, as the guide has it now. */
export type SavedPage =
  | { readonly kind: 'place'; readonly place: DestinationRecord }
  | { readonly kind: 'story'; readonly story: ArticleSummary }

/** The page that can be saved at an address, or null when it has left the guide. Reads one shard, two after a move. */
export async function findSavedPage(
  readShard: ReadShard,
  { shardCount, storyShardCount }: CatalogueManifest,
  { kind, path }: SaveTarget,
): Promise<SavedPage | null> {
  if (kind === 'story') {
    const story = await findArticle(readShard, storyShardCount, lastSegment(path))
    return story && { kind, story }
  }
  const place = await findPlace(readShard, shardCount, path)
  return place && { kind, place }
}

/** What its print shows. */
export function toSavedPageView(page: SavedPage): SavedPageView {
  if (page.kind === 'place') {
    const { name, path, poster, parentName } = toPlaceSummary(page.place)
    return { name, path, poster, meta: parentName }
  }
  const { title, path, poster, topic, minutes } = page.story
  return { name: title, path, poster, meta: `${topic.name} · ${minutes} minute read` }
}
