import { type PosterRef, posterAddress } from '#client/posters/poster-address.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest, DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { findArticle } from '#src/catalogue/stories.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import { pagesAround, pagesBelow, pagesOfStory } from './rules/near-pages.ts'

/** The largest country of today has a third of it; what a generated one has beyond it stays at home. */
const MOST_PAGES = 60
const STORIES = '/articles/'

/** A guide that can be taken along, before anything of it was weighed. */
export type Guide = {
  readonly path: string
  readonly name: string
  readonly kind: string
  readonly picture: string
  /** Its own page first. */
  readonly pages: readonly string[]
}

export type GuideSources = Pick<CatalogueManifest, 'shardCount' | 'storyShardCount'> & {
  readonly readShard: ReadShard
}

const thumbOf = (poster: PosterRef): string => posterAddress(poster, '1x1', 'thumb')

async function findPlace(
  { readShard, shardCount }: GuideSources,
  path: string,
): Promise<DestinationRecord | null> {
  const lookup = await findDestination(readShard, shardCount, path)
  return lookup.kind === 'found' ? lookup.place : null
}

/** Places by their paths; those that cannot be had now are left out. */
export async function readPlacesOf(
  sources: GuideSources,
  paths: readonly string[],
): Promise<readonly DestinationRecord[]> {
  const places = await Promise.all(paths.map((path) => findPlace(sources, path).catch(() => null)))
  return places.filter((place) => place !== null)
}

/** All pages below a place, level by level. */
async function listBelow(sources: GuideSources, place: DestinationRecord): Promise<readonly string[]> {
  const found: string[] = []
  let level: readonly string[] = pagesBelow(place)
  while (level.length > 0 && found.length < MOST_PAGES) {
    found.push(...level)
    const places = await Promise.all(level.map((path) => findPlace(sources, path)))
    const below = places.flatMap((each) => (each === null ? [] : pagesBelow(each)))
    level = below.filter((path) => !found.includes(path))
  }
  return found
}

/**
 * What belongs to the guide of a page, for every country, region, city and story: null for any other address.
 * @throws whatever `readShard` throws
 */
export async function findGuide(sources: GuideSources, path: string): Promise<Guide | null> {
  const { readShard, storyShardCount } = sources
  if (path.startsWith(STORIES)) {
    const story = await findArticle(readShard, storyShardCount, lastSegment(path))
    if (story === null || story.path !== path) return null
    const pages = [...new Set([path, ...pagesOfStory(story)])].slice(0, MOST_PAGES)
    return { path, name: story.title, kind: 'article', picture: thumbOf(story.poster), pages }
  }
  const place = await findPlace(sources, path)
  if (place === null) return null
  const below = await listBelow(sources, place)
  const pages = [...new Set([path, ...below, ...pagesAround(place)])].slice(0, MOST_PAGES)
  return { path, name: place.name, kind: place.kind, picture: thumbOf(place.poster), pages }
}
