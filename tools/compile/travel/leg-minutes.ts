import type { EstimateEnd } from './estimate-edges.ts'
import type { IndexedLeg } from './index-legs.ts'
import { createSpeeds } from './travel-speeds.ts'
import type { Minutes } from './travel-types.ts'

const MINUTES_PER_HOUR = 60
/** Estimates are no shorter: a kilometre through a town takes its time. */
const MIN_ESTIMATE_MINUTES = 10
/** Estimates differ from the truth by about as much. */
const ESTIMATE_SPREAD = 0.2

function spread(minutes: number): Minutes {
  return {
    minMinutes: Math.round(Math.max(MIN_ESTIMATE_MINUTES, minutes * (1 - ESTIMATE_SPREAD))),
    maxMinutes: Math.round(Math.max(MIN_ESTIMATE_MINUTES, minutes * (1 + ESTIMATE_SPREAD))),
  }
}

type Distance = Pick<IndexedLeg, 'one' | 'other' | 'km' | 'mode'>

/**
 * Returns how long a leg without hours takes: its kilometres at the speed that the guides of its countries give.
 * @param legs all legs; those with hours are the samples
 */
export function createLegMinutes(
  legs: readonly IndexedLeg[],
  ends: readonly EstimateEnd[],
  continentOf: (country: string) => string,
): (leg: Distance) => Minutes {
  const countryAt = (end: number): string => ends[end]?.country ?? ''
  const speedOf = createSpeeds(
    legs.map(({ mode, km, minutes, one }) => ({
      mode,
      country: countryAt(one),
      continent: continentOf(countryAt(one)),
      km,
      hours: minutes === null ? 0 : (minutes.minMinutes + minutes.maxMinutes) / 2 / MINUTES_PER_HOUR,
    })),
  )
  return ({ one, other, km, mode }) => {
    const [start, goal] = [one, other].map((end) => {
      const country = countryAt(end)
      return speedOf(mode, country, continentOf(country))
    })
    const speed = ((start ?? 0) + (goal ?? 0)) / 2
    return spread((km / speed) * MINUTES_PER_HOUR)
  }
}
