import { DEVICE_GUIDE_PATH } from '#isomorphic/offline/offline-names.ts'
import { type PosterRef, posterAddress } from '#isomorphic/posters/poster-address.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest, DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { findArticle } from '#src/catalogue/stories.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import { childPages, relatedPages, storyPlaces } from './rules/related-pages.ts'

/** Maximum number of pages per guide, three times those of the largest country; further pages are omitted. */
const MAX_PAGES = 60
const STORY_PATH_PREFIX = '/articles/'
const DEVICE_PICTURE = '/favicon.svg'

/** A guide that can be downloaded, without sizes. */
export type Guide = {
  readonly path: string
  readonly name: string
  readonly kind: string
  readonly picture: string
  /** The guide's own page first. */
  readonly pages: readonly string[]
  /** Pages whose names lead to the guide in the offline search without being part of it: the places of a story. */
  readonly namedPages: readonly string[]
}

export type GuideSources = Pick<CatalogueManifest, 'shardCount' | 'storyShardCount'> & {
  readonly readShard: ReadShard
}

const thumbAddress = (poster: PosterRef): string => posterAddress(poster, '1x1', 'thumb')

async function findPlace(
  { readShard, shardCount }: GuideSources,
  path: string,
): Promise<DestinationRecord | null> {
  const lookup = await findDestination(readShard, shardCount, path)
  return lookup.kind === 'found' ? lookup.place : null
}

/** Reads places by path; omits those that cannot be read. */
export async function readDestinations(
  sources: GuideSources,
  paths: readonly string[],
): Promise<readonly DestinationRecord[]> {
  const places = await Promise.all(paths.map((path) => findPlace(sources, path).catch(() => null)))
  return places.filter((place) => place !== null)
}

/** Lists all pages below a place, level by level. */
async function listDescendants(sources: GuideSources, place: DestinationRecord): Promise<readonly string[]> {
  const found: string[] = []
  let level: readonly string[] = childPages(place)
  while (level.length > 0 && found.length < MAX_PAGES) {
    found.push(...level)
    const places = await Promise.all(level.map((path) => findPlace(sources, path)))
    const children = places.flatMap((each) => (each === null ? [] : childPages(each)))
    level = children.filter((path) => !found.includes(path))
  }
  return found
}

/**
 * Finds the guide of a country, region, city or story, or of the pages of what is on the device; null for any other
 * address.
 * @param deviceGuideName name of the latter
 * @throws errors of `readShard`
 */
export async function findGuide(
  sources: GuideSources,
  path: string,
  deviceGuideName: string,
): Promise<Guide | null> {
  const { readShard, storyShardCount } = sources
  if (path === DEVICE_GUIDE_PATH)
    return { path, name: deviceGuideName, kind: 'device', picture: DEVICE_PICTURE, pages: [], namedPages: [] }
  if (path.startsWith(STORY_PATH_PREFIX)) {
    const story = await findArticle(readShard, storyShardCount, lastSegment(path))
    if (story === null || story.path !== path) return null
    const picture = thumbAddress(story.poster)
    // A reader who downloads a story of five minutes expects it alone, not the guides of its places.
    return {
      path,
      name: story.title,
      kind: 'article',
      picture,
      pages: [path],
      namedPages: storyPlaces(story),
    }
  }
  const place = await findPlace(sources, path)
  if (place === null) return null
  const descendants = await listDescendants(sources, place)
  const pages = [...new Set([path, ...descendants, ...relatedPages(place)])].slice(0, MAX_PAGES)
  const { name, kind, poster } = place
  return { path, name, kind, picture: thumbAddress(poster), pages, namedPages: [] }
}
