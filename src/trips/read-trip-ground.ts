import type { TripGround } from '#isomorphic/trips/maps/trip-ground.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { groundFitOf } from './maps/ground-fit.ts'

/** Path data of a map that a page includes; the map of a country has ten times as much. On paper there is no limit. */
const MAX_GROUND_CHARACTERS = 6000

const sizeOf = ({ land, lakes, rivers, borders, disputed, streams, plan }: LocatorBase): number =>
  [land, lakes, rivers, borders, disputed, ...[...streams, ...plan].map(({ path }) => path)].join('').length

/** The map of a guide that trips are drawn on. */
export type GuideGround = { readonly base: LocatorBase; readonly ground: TripGround }

/**
 * Reads the map of a guide that trips are drawn on.
 * @param isOnPaper whether a large map is read as well
 * @returns null where the projection of the map is not known, or the map is too large
 * @throws errors of `readShard`
 */
export async function readTripGround(
  readShard: ReadShard,
  place: Pick<DestinationRecord, 'map' | 'sights'>,
  { isOnPaper }: { readonly isOnPaper: boolean },
): Promise<GuideGround | null> {
  const fit = groundFitOf(place)
  if (fit === null || place.map === null) return null
  const base = await readShard<LocatorBase>(`map-${place.map.baseId}`)
  if (base === null || (!isOnPaper && sizeOf(base) > MAX_GROUND_CHARACTERS)) return null
  const { id, width, height } = base
  return { base, ground: { id, width, height, fit } }
}
