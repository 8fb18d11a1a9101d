import type { GuideRoute } from '#src/catalogue/catalogue-types.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'

/** Length of the straight lines from stop to stop, which no road follows. */
export function routeKm({ stops }: Pick<GuideRoute, 'stops'>): number {
  return stops.reduce((sum, stop, index) => {
    const before = stops[index - 1]
    return before === undefined ? 0 : sum + distanceKm(before, stop)
  }, 0)
}
