import { findDestination } from './catalogue.ts'
import type { DestinationRecord, PlaceSummary } from './catalogue-types.ts'
import type { ReadShard } from './read-shard.ts'

/** Reduces the record of a destination page to what a card needs. */
export function toPlaceSummary(place: DestinationRecord): PlaceSummary {
  const { name, path, kind, continent, ancestors, summary, tagline, poster, rank } = place
  const parentName = ancestors.at(-1)?.name ?? continent.name
  return { name, path, kind, parentName, continent: continent.slug, summary, tagline, poster, rank }
}

/** Finds the place of a path that was valid once: also under its present path; null when the guide has dropped it. */
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
