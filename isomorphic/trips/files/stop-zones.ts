import { distanceBetween } from '#isomorphic/trips/distance-between.ts'
import type { PlanView, StopView } from '#isomorphic/trips/plan-view.ts'
import { isTimeZone } from './zoned-time.ts'

type ZonedStop = { readonly stop: StopView; readonly index: number; readonly zone: string }

/** The item with the smallest distance; the first one of equals. */
function nearestOf<T>(items: readonly T[], distanceOf: (item: T) => number): T | undefined {
  let best: T | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const item of items) {
    const distance = distanceOf(item)
    if (distance >= bestDistance) continue
    best = item
    bestDistance = distance
  }
  return best
}

/** The zone of the nearest stop whose zone is known: on the map, else in the order of the trip. */
function zoneNear({ at }: StopView, index: number, zoned: readonly ZonedStop[]): string | undefined {
  const onMap =
    at === null
      ? undefined
      : nearestOf(zoned, ({ stop }) =>
          stop.at === null ? Number.POSITIVE_INFINITY : distanceBetween(at, stop.at),
        )
  // The stop before is nearer than the one after.
  return (onMap ?? nearestOf(zoned, (other) => Math.abs(index - other.index + 0.1)))?.zone
}

/**
 * The time zone of each stop with a day: that of its page; for a place of one's own that of the nearest stop with a page;
 * else that of the trip. Stops without any are missing: their times are floating.
 * @param zones by path of the guide page, without fragment
 */
export function stopZonesOf(view: PlanView, zones: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const stops = view.days.flatMap((day) => day.stops)
  const zoned = stops.flatMap((stop, index): readonly ZonedStop[] => {
    const zone = zones.get(stop.path?.split('#')[0] ?? '')
    return zone === undefined || !isTimeZone(zone) ? [] : [{ stop, index, zone }]
  })
  const own = new Map(zoned.map(({ stop, zone }) => [stop.id, zone]))
  const ofTrip = view.zone !== null && isTimeZone(view.zone) ? view.zone : undefined
  const found = new Map<string, string>()
  for (const [index, stop] of stops.entries()) {
    const zone = own.get(stop.id) ?? zoneNear(stop, index, zoned) ?? ofTrip
    if (zone !== undefined) found.set(stop.id, zone)
  }
  return found
}
