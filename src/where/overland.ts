import type { JourneyMonth, OverlandReach, TravelGraph } from '#isomorphic/travel-graph/travel-graph.ts'
import type { HoursOverland } from '#isomorphic/where/trip-origin.ts'

/** What the answers take of the travel graph. */
export type Overland = Pick<TravelGraph, 'reachFrom' | 'placeAt' | 'areNested'>

/** What can be reached from a start in a month. */
export type ReachIn = (month: JourneyMonth) => OverlandReach

/** The reach of a start, each month computed once: the counts of the twelve months ask for all. */
export function createReachIn(
  { reachFrom }: Pick<Overland, 'reachFrom'>,
  from: Parameters<Overland['reachFrom']>[0],
): ReachIn {
  const known = new Map<JourneyMonth, OverlandReach>()
  return (month) => {
    const reach = known.get(month) ?? reachFrom(from, month)
    known.set(month, reach)
    return reach
  }
}

/** Mean hours of journeys, for the ranking; none to places in the start and around it. */
export const meanHours = ({ hours, around }: OverlandReach): HoursOverland =>
  new Map([
    ...[...hours].map(([id, { minHours, maxHours }]) => [id, (minHours + maxHours) / 2] as const),
    ...around.map((id) => [id, 0] as const),
  ])
