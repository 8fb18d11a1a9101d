import type { Outlines } from '#isomorphic/maps/outlines.ts'
import type { DayView } from '#isomorphic/trips/plan-view.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { drawTripMaps, type TripGround } from './maps/draw-trip-maps.ts'
import { groundProjectionOf } from './maps/ground-projection.ts'
import type { TripMaps } from './maps/trip-map-data.ts'

const NO_MAPS: TripMaps = { trip: null, days: {}, grounds: [] }

/** Path data of a map that a page includes; the map of a country has ten times as much. On paper there is no limit. */
const MAX_GROUND_CHARACTERS = 6000

const sizeOf = ({ land, lakes, rivers, borders, disputed, streams, plan }: LocatorBase): number =>
  [land, lakes, rivers, borders, disputed, ...[...streams, ...plan].map(({ path }) => path)].join('').length

/**
 * Draws the maps of a trip.
 * @param isOnPaper whether large maps of guides are drawn as well
 * @param places guide pages of the trip by path
 * @returns no maps where the coasts cannot be read; a guide whose map cannot be read is left out
 */
export async function readTripMaps(
  readShard: ReadShard,
  days: readonly DayView[],
  places: ReadonlyMap<string, DestinationRecord>,
  { report, isOnPaper }: { readonly report: (error: unknown) => void; readonly isOnPaper: boolean },
): Promise<TripMaps> {
  const orNull = (error: unknown): null => {
    report(error)
    return null
  }
  const readGround = async ([path, place]: readonly [string, DestinationRecord]): Promise<
    readonly [string, TripGround] | null
  > => {
    const project = groundProjectionOf(place)
    if (project === null || place.map === null) return null
    const base = await readShard<LocatorBase>(`map-${place.map.baseId}`).catch(orNull)
    return base !== null && (isOnPaper || sizeOf(base) <= MAX_GROUND_CHARACTERS)
      ? [path, { base, project }]
      : null
  }
  const [outlines, ...grounds] = await Promise.all([
    readShard<Outlines>('outlines').catch(orNull),
    ...[...places].map(readGround),
  ])
  if (outlines === null) return NO_MAPS
  const guides = new Map(grounds.filter((ground) => ground !== null))
  return drawTripMaps(days, { outlines, guides })
}
