import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import type { OverlandHours, TravelGraph } from '#isomorphic/travel-graph/travel-graph.ts'
import { POINT_STEPS, type TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import type { Detour } from '#src/admin/travel/travel-review.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'

/** Nearer places are one town and its suburbs. */
const MIN_KM = 30
const MAX_KM = 300
/** As the crow flies. A slow bus on a mountain road is as fast as this. */
const MIN_KM_PER_HOUR = 30
const MAX_DETOURS = 100

type FoundDetour = Detour & { readonly kmPerHour: number }

/**
 * Pairs of places on one mass of land that are near each other and far apart by the graph, slowest first; pairs without
 * a journey are the slowest.
 */
export function findDetours(
  { places, names, points, landmasses }: TravelGraphData,
  { reachableWithoutFlying }: Pick<TravelGraph, 'reachableWithoutFlying'>,
  textOf: (hours: OverlandHours) => string,
): readonly Detour[] {
  const pointOf = (index: number): GeoPoint => ({
    latitude: (points[2 * index] ?? 0) / POINT_STEPS,
    longitude: (points[2 * index + 1] ?? 0) / POINT_STEPS,
  })
  const placeAt = (index: number) => ({ id: places[index] ?? '', name: names[index] ?? '' })
  const found: FoundDetour[] = []
  for (const [from, id] of places.entries()) {
    const hoursTo = reachableWithoutFlying(id)
    for (let to = from + 1; to < places.length; to++) {
      if (landmasses[to] !== landmasses[from] || landmasses[from] === -1) continue
      const km = distanceKm(pointOf(from), pointOf(to))
      if (km < MIN_KM || km > MAX_KM) continue
      const hours = hoursTo.get(places[to] ?? '')
      const kmPerHour = hours === undefined ? 0 : (2 * km) / (hours.minHours + hours.maxHours)
      if (kmPerHour >= MIN_KM_PER_HOUR) continue
      found.push({
        from: placeAt(from),
        to: placeAt(to),
        km: Math.round(km),
        hours: hours === undefined ? null : textOf(hours),
        kmPerHour,
      })
    }
  }
  return found
    .toSorted((one, other) => one.kmPerHour - other.kmPerHour)
    .slice(0, MAX_DETOURS)
    .map(({ kmPerHour: _, ...detour }) => detour)
}
