import type { TravelGraph, TravelLeg } from '#isomorphic/travel-graph/travel-graph.ts'
import type { FindTravelTime } from '#isomorphic/trips/plan-view.ts'
import type { TripPlan, TripStop } from '#isomorphic/trips/trip-plan.ts'
import { loadTravelGraph } from '#src/travel-graph/load-travel-graph.ts'

const PREFIX = '/destinations/'

/** The place of a stop as the travel graph names it; null for a place of one's own. */
const placeIdOf = ({ path }: TripStop): string | null =>
  path === null ? null : (path.slice(PREFIX.length).split('#')[0] ?? null)

const middleMinutes = ({
  minHours,
  maxHours,
}: {
  readonly minHours: number
  readonly maxHours: number
}): number => Math.round(((minHours + maxHours) / 2) * 60)

/** Whether a leg runs in a month, 0 for January. */
const runsIn = ({ months }: TravelLeg, month: number | null): boolean =>
  months === null || month === null || months.includes(month + 1)

/** Times of ways as the guides state them, or as the travel graph estimates them along stated legs. */
export const createTravelTimes =
  (graph: TravelGraph): FindTravelTime =>
  (from, to, { by, month }) => {
    const [start, end] = [placeIdOf(from), placeIdOf(to)]
    if (start === null || end === null || start === end) return null
    if (graph.areNested(start, end)) return 'none'
    const direct = graph
      .legsFrom(start)
      .find((leg) => leg.to.place === end && leg.mode === by && runsIn(leg, month))
    if (direct !== undefined) return { by: direct.mode, minutes: middleMinutes(direct), grade: direct.grade }
    const hours = by === 'air' ? null : graph.hoursOverland(start, end, month)
    if (hours === null) return null
    const mode = hours.modes[0] ?? 'road'
    return by === null || by === mode ? { by: mode, minutes: middleMinutes(hours), grade: hours.grade } : null
  }

/** Loads the times for a trip; a trip within one place needs none, and a failure leaves estimates. */
export async function loadTravelTimes(
  { days }: TripPlan,
  report: (error: unknown) => void,
): Promise<FindTravelTime> {
  const places = new Set(days.flatMap(({ stops }) => stops.map(placeIdOf)))
  places.delete(null)
  if (places.size < 2) return () => null
  try {
    return createTravelTimes(await loadTravelGraph())
  } catch (error) {
    report(error)
    return () => null
  }
}
