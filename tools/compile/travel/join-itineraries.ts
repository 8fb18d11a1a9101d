import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { EndTable } from './end-table.ts'
import type { IndexedLeg } from './index-legs.ts'
import type { AuthoredLeg } from './travel-types.ts'

/**
 * Legs of itineraries between ends that ways name too. A stop on the way that nothing else names adds its kilometres,
 * and no end: a guide has thousands of stops.
 */
export function joinItineraries(legs: readonly AuthoredLeg[], table: EndTable): readonly IndexedLeg[] {
  const joined = new Map<string, IndexedLeg>()
  const byItinerary = Map.groupBy(
    legs.filter(({ source }) => source === 'itinerary'),
    ({ at }) => at,
  )
  for (const stops of byItinerary.values()) {
    let start = stops[0] === undefined ? null : table.indexOf(stops[0].from)
    let km = 0
    for (const { from, to, mode, months } of stops) {
      km += distanceKm(from, to)
      const end = table.indexOf(to)
      if (end === null) continue
      if (start !== null && start !== end) {
        const [one, other] = [Math.min(start, end), Math.max(start, end)]
        const key = `${one} ${other}`
        const known = joined.get(key)
        if (known === undefined || known.km > km)
          joined.set(key, { one, other, km, mode, minutes: null, months, source: 'itinerary' })
      }
      start = end
      km = 0
    }
  }
  return [...joined.values()]
}
