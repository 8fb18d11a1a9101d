import type { JourneyMonth, OverlandReach, TravelGraph } from '#isomorphic/travel-graph/travel-graph.ts'
import type { HoursOverland } from '#isomorphic/where/trip-origin.ts'

/** What the answers take of the travel graph. */
export type Overland = Pick<TravelGraph, 'reachFrom' | 'placeAt' | 'areNested'>

/** What can be reached from a start in a month. */
export type ReachIn = (month: JourneyMonth) => OverlandReach

function onceAMonth<Value>(compute: (month: JourneyMonth) => Value): (month: JourneyMonth) => Value {
  const known = new Map<JourneyMonth, Value>()
  return (month) => {
    const value = known.get(month) ?? compute(month)
    known.set(month, value)
    return value
  }
}

/** Mean hours of journeys, for the ranking; none to places in the start and around it. */
const meanHours = ({ hours, around }: OverlandReach): HoursOverland =>
  new Map([
    ...[...hours].map(([id, { minHours, maxHours }]) => [id, (minHours + maxHours) / 2] as const),
    ...around.map((id) => [id, 0] as const),
  ])

/** The reach of a start and its mean hours, each month computed once: the counts of the twelve months need all. */
export function createReachIn(
  { reachFrom }: Pick<Overland, 'reachFrom'>,
  from: Parameters<Overland['reachFrom']>[0],
): { readonly reachIn: ReachIn; readonly hoursIn: (month: JourneyMonth) => HoursOverland } {
  const reachIn = onceAMonth((month) => reachFrom(from, month))
  return { reachIn, hoursIn: onceAMonth((month) => meanHours(reachIn(month))) }
}
