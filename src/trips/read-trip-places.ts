import { placePathsOf } from '#isomorphic/trips/place-paths-of.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'

/** Reads the guide pages of a trip by path, with those of their countries. Places that left the guide are missing. */
export async function readTripPlaces(
  readShard: ReadShard,
  shardCount: number,
  plan: TripPlan,
): Promise<ReadonlyMap<string, DestinationRecord>> {
  const read = async (path: string) => [path, await findPlace(readShard, shardCount, path)] as const
  const places = await Promise.all(placePathsOf(plan).map(read))
  const known = new Map(places.filter((entry): entry is [string, DestinationRecord] => entry[1] !== null))
  const countries = [...known.values()].flatMap(({ ancestors }) =>
    ancestors.slice(0, 1).map(({ path }) => path),
  )
  for (const [path, place] of await Promise.all([...new Set(countries)].map(read)))
    if (place !== null) known.set(path, place)
  return known
}
