import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { AuthoredLeg } from './travel-types.ts'

/**
 * Greatest speeds in kilometres an hour as the crow flies: the fastest trains and airliners, fast ferries, motorways.
 * A way that is faster has wrong hours, or one of its ends is somewhere else.
 */
export const MAX_KM_PER_HOUR: Readonly<Record<TravelMode, number>> = {
  train: 320,
  road: 130,
  bus: 130,
  boat: 110,
  air: 950,
  foot: 7,
  cycle: 35,
}

/** Hours of short hops are rounded up to a quarter, and may look too fast or too slow. */
const MIN_CHECKED_KM = 30
const MINUTES_PER_HOUR = 60

/** Reports ways that are faster than their vehicle. */
export function checkSpeeds(legs: readonly AuthoredLeg[], report: ReportError): void {
  for (const { from, to, mode, minutes, at } of legs) {
    const km = distanceKm(from, to)
    if (minutes === null || km < MIN_CHECKED_KM) continue
    const speed = (km / minutes.maxMinutes) * MINUTES_PER_HOUR
    if (speed <= MAX_KM_PER_HOUR[mode]) continue
    const [file = at, line = '1'] = at.split(':')
    report({
      file,
      line: Number(line),
      problem: `${from.name} to ${to.name} is ${Math.round(km)} km, ${Math.round(speed)} km/h by ${mode}`,
      expected: `hours and points that give no more than ${MAX_KM_PER_HOUR[mode]} km/h`,
    })
  }
}
