import type { Outlines } from '#isomorphic/maps/outlines.ts'
import { drawTripMaps } from '#isomorphic/trips/maps/draw-trip-maps.ts'
import type { TripMaps } from '#isomorphic/trips/maps/trip-map-data.ts'
import type { DayView } from '#isomorphic/trips/plan-view.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { readTripGrounds } from './read-trip-ground.ts'

/** The maps of a trip, and the maps of guides that they show parts of, each once. */
export type DrawnTripMaps = { readonly maps: TripMaps; readonly grounds: readonly LocatorBase[] }

/**
 * Draws the maps of a trip.
 * @param isOnPaper whether large maps of guides are drawn as well
 * @param places guide pages of the trip by path
 * @returns no map that needs coasts where they cannot be read; a guide whose map cannot be read is left out
 */
export async function readTripMaps(
  readShard: ReadShard,
  days: readonly DayView[],
  places: ReadonlyMap<string, DestinationRecord>,
  { report, isOnPaper }: { readonly report: (error: unknown) => void; readonly isOnPaper: boolean },
): Promise<DrawnTripMaps> {
  const orElse =
    <T>(value: T) =>
    (error: unknown): T => {
      report(error)
      return value
    }
  const [outlines, ...read] = await Promise.all([
    readShard<Outlines>('outlines').catch(orElse(null)),
    ...[...places].map(async ([path, place]) => {
      const grounds = await readTripGrounds(readShard, place, { isOnPaper }).catch(orElse([]))
      return [path, grounds] as const
    }),
  ])
  const guides = new Map(read)
  const maps = drawTripMaps(days, {
    outlines,
    guides: new Map([...guides].map(([path, grounds]) => [path, grounds.map(({ ground }) => ground)])),
  })
  const bases = new Map([...guides.values()].flat().map(({ base }) => [base.id, base]))
  return { maps, grounds: maps.groundIds.flatMap((id) => bases.get(id) ?? []) }
}
