import { lastSegment } from '#src/http/rules/last-segment.ts'
import type {
  BestInTravelRecord,
  ContinentRecord,
  ContinentSlug,
  DestinationRecord,
  HomeRecord,
  LocatorBase,
  PlacesRecord,
  SitemapRecord,
} from './catalogue-types.ts'
import type { ReadShard } from './read-shard.ts'
import { shardOf } from './shard-of.ts'

export type DestinationLookup =
  | { readonly kind: 'found'; readonly place: DestinationRecord }
  /** The place exists at another path: its parent is wrong or missing. */
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'unknown' }

/** Finds a destination by its path, for example `/destinations/japan/kyoto`. Reads one entry of one shard. */
export async function findDestination(
  readShard: ReadShard,
  shardCount: number,
  path: string,
): Promise<DestinationLookup> {
  const slug = lastSegment(path)
  const namesakes = (await readShard<DestinationRecord[]>(`place-${shardOf(slug, shardCount)}`, slug)) ?? []
  const place = namesakes.find((candidate) => candidate.path === path)
  if (place !== undefined) return { kind: 'found', place }
  const country = path.split('/').slice(0, 3).join('/')
  const compatriots = namesakes.filter((candidate) => candidate.path.startsWith(`${country}/`))
  const [only, another] = compatriots.length > 0 ? compatriots : namesakes
  return only !== undefined && another === undefined
    ? { kind: 'moved', path: only.path }
    : { kind: 'unknown' }
}

export const readHome = (readShard: ReadShard): Promise<HomeRecord | null> => readShard<HomeRecord>('home')

export const readPlaces = (readShard: ReadShard): Promise<PlacesRecord | null> =>
  readShard<PlacesRecord>('places')

export const readContinent = (readShard: ReadShard, slug: ContinentSlug): Promise<ContinentRecord | null> =>
  readShard<ContinentRecord>(`continent-${slug}`)

export const readMapBase = (readShard: ReadShard, id: string): Promise<LocatorBase | null> =>
  readShard<LocatorBase>(`map-${id}`)

export const readBestInTravel = (readShard: ReadShard): Promise<BestInTravelRecord | null> =>
  readShard<BestInTravelRecord>('best-in-travel')

/** @param part from 1 */
export const readSitemapPart = (readShard: ReadShard, part: number): Promise<SitemapRecord | null> =>
  readShard<SitemapRecord>(`sitemap-${part}`)
