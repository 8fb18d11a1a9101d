import { findDestination } from './catalogue.ts'
import type { DestinationRecord, PlaceSummary } from './catalogue-types.ts'
import type { ReadShard } from './read-shard.ts'

/** What a card needs to know, from all that a page knows. */
export function toPlaceSummary(place: DestinationRecord): PlaceSummary {
  const { name, path, kind, continent, ancestors, summary, tagline, poster, rank } = place
  const parentName = ancestors.at(-1)?.name ?? continent.name
  return { name, path, kind, parentName, continent: continent.slug, summary, tagline, poster, rank }
}

/** The place of an address that was good once: where it is now, or null when it has left the guide. */
export async function findPlace(
  readShard: ReadShard,
  shardCount: number,
  path: string,
): Promise<DestinationRecord | null> {
  const lookup = await findDestination(readShard, shardCount, path)
  if (lookup.kind === 'found') return lookup.place
  if (lookup.kind === 'unknown') return null
  const moved = await findDestination(readShard, shardCount, lookup.path)
  return moved.kind === 'found' ? moved.place : null
}
