import type { TripGround } from '#isomorphic/trips/maps/trip-ground.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { groundFitOf } from './maps/ground-fit.ts'

/** Path data of a map that a page includes; the map of a country has ten times as much. On paper there is no limit. */
const MAX_GROUND_CHARACTERS = 8300

const sizeOf = ({ land, lakes, rivers, borders, disputed, streams, plan }: LocatorBase): number =>
  [land, lakes, rivers, borders, disputed, ...[...streams, ...plan].map(({ path }) => path)].join('').length

/** The map of a guide that trips are drawn on. */
export type GuideGround = { readonly base: LocatorBase; readonly ground: TripGround }

/**
 * Reads the maps of a guide that trips are drawn on: its own, and the one around a town whose own leaves out sights.
 * @param isOnPaper whether large maps are read as well
 * @returns the closest first, without those whose projection is not known or which are too large
 * @throws errors of `readShard`
 */
export async function readTripGrounds(
  readShard: ReadShard,
  place: Pick<DestinationRecord, 'map' | 'sights'>,
  { isOnPaper }: { readonly isOnPaper: boolean },
): Promise<readonly GuideGround[]> {
  if (place.map === null) return []
  const { baseId, aroundGround } = place.map
  const fit = groundFitOf(place)
  const known = [
    ...(fit === null ? [] : [{ baseId, fit }]),
    ...(aroundGround === undefined ? [] : [aroundGround]),
  ]
  const read = known.map(async (ground): Promise<readonly GuideGround[]> => {
    const base = await readShard<LocatorBase>(`map-${ground.baseId}`)
    if (base === null || (!isOnPaper && sizeOf(base) > MAX_GROUND_CHARACTERS)) return []
    const { id, width, height } = base
    return [{ base, ground: { id, width, height, fit: ground.fit } }]
  })
  return (await Promise.all(read)).flat()
}
