import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { CatalogueManifest, DestinationRecord, Sight } from '#src/catalogue/catalogue-types.ts'
import { findPlace, toPlaceSummary } from '#src/catalogue/find-place.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { keyName, sightAnchor, sightSlug } from '#src/catalogue/sight-slug.ts'
import { findArticle } from '#src/catalogue/stories.ts'
import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { SaveTarget } from '#src/saves/rules/save-target.ts'
import type { SavedPageView } from './saved-page-view.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

/** A saved page in its current state. */
export type SavedPage =
  | { readonly kind: 'place'; readonly place: DestinationRecord }
  | {
      readonly kind: 'sight'
      readonly place: DestinationRecord
      readonly sight: Sight
      /** Its number on the page and the map of its place, from 1. */
      readonly number: number
    }
  | { readonly kind: 'story'; readonly story: ArticleSummary }

function findSight(place: DestinationRecord, slug: string): SavedPage | null {
  const index = place.sights.findIndex((sight) => sightSlug(keyName(sight)) === slug)
  const sight = place.sights[index]
  return sight === undefined ? null : { kind: 'sight', place, sight, number: index + 1 }
}

/** Finds the page of a save target; null when it has left the guide. Reads one shard, or two after a page was moved. */
export async function findSavedPage(
  readShard: ReadShard,
  { shardCount, storyShardCount }: CatalogueManifest,
  { kind, path }: SaveTarget,
): Promise<SavedPage | null> {
  if (kind === 'story') {
    const story = await findArticle(readShard, storyShardCount, lastSegment(path))
    return story && { kind, story }
  }
  const [placePath = '', slug = ''] = path.split('#')
  const place = await findPlace(readShard, shardCount, placePath)
  if (place === null) return null
  return kind === 'sight' ? findSight(place, slug) : { kind, place }
}

/** What the guide says of a saved page in one sentence; empty for a story. */
export const summaryOf = (page: SavedPage): string =>
  page.kind === 'sight' ? page.sight.text : page.kind === 'place' ? page.place.summary : ''

/** The part of a saved page that its card shows. */
export function toSavedPageView(page: SavedPage, locale: Locale): SavedPageView {
  const words = pickWords(SAVES_WORDS, locale).page
  if (page.kind === 'story') {
    const { title, path, poster, topic, minutes } = page.story
    const meta = words.storyMeta(topic.name, minutes)
    return { name: title, path, poster, meta, country: null, at: null }
  }
  const { place } = page
  const { name, path, poster, parentName } = toPlaceSummary(place)
  const country = place.ancestors[0]?.name ?? place.name
  if (page.kind === 'sight') {
    const { name: sightName, latitude, longitude } = page.sight
    return {
      name: sightName,
      path: `${path}#${sightAnchor(page.sight, page.number)}`,
      poster,
      meta: words.sightMeta(name),
      country,
      at: { latitude, longitude },
    }
  }
  const { latitude, longitude } = place
  return { name, path, poster, meta: parentName, country, at: { latitude, longitude } }
}
