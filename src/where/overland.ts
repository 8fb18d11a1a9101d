import type { OverlandHours, TravelGraph } from '#isomorphic/travel-graph/travel-graph.ts'
import type { HoursOverland } from '#isomorphic/where/trip-origin.ts'

/** What the answers take of the travel graph. */
export type Overland = Pick<TravelGraph, 'reachableWithoutFlying' | 'nearestPlace'>

/** Mean hours of journeys, for the ranking. */
export const meanHours = (journeys: ReadonlyMap<string, OverlandHours>): HoursOverland =>
  new Map([...journeys].map(([id, { minHours, maxHours }]) => [id, (minHours + maxHours) / 2]))
