import type { FoundPaths } from './create-path-search.ts'
import { ALL_YEAR, type TravelEdge, waitOf } from './edge-index.ts'
import { type OverlandHours, TRAVEL_MODES, type TravelMode } from './travel-graph.ts'

const MINUTES_PER_HOUR = 60

/** What is known of the way to an end, built from that to the end before it. */
type Journey = {
  readonly minMinutes: number
  readonly maxMinutes: number
  /** Half of the waits before and after each leg. */
  readonly firstWait: number
  readonly lastWait: number
  readonly changes: number
  readonly modes: readonly TravelMode[]
  readonly isEstimate: boolean
  readonly months: number
}

const START: Journey = {
  minMinutes: 0,
  maxMinutes: 0,
  firstWait: 0,
  lastWait: 0,
  changes: 0,
  modes: [],
  isEstimate: false,
  months: ALL_YEAR,
}

const ROAD = TRAVEL_MODES.indexOf('road')

function extend(journey: Journey, edge: TravelEdge): Journey {
  const wait = waitOf(edge)
  const mode = TRAVEL_MODES[edge.mode] ?? 'road'
  const { modes } = journey
  const isFirst = modes.length === 0
  const drivesOn = edge.mode === ROAD && modes.at(-1) === 'road'
  const between = isFirst ? 0 : (journey.lastWait + wait) / 2
  return {
    minMinutes: journey.minMinutes + between + edge.minMinutes,
    maxMinutes: journey.maxMinutes + between + edge.maxMinutes,
    firstWait: isFirst ? wait : journey.firstWait,
    lastWait: wait,
    changes: journey.changes + (isFirst || drivesOn ? 0 : 1),
    modes: modes.at(-1) === mode ? modes : [...modes, mode],
    isEstimate: journey.isEstimate || edge.isEstimate,
    months: journey.months & edge.months,
  }
}

const toHours = ({ minMinutes, maxMinutes, changes, modes, isEstimate, months }: Journey): OverlandHours => ({
  minHours: minMinutes / MINUTES_PER_HOUR,
  maxHours: maxMinutes / MINUTES_PER_HOUR,
  changes,
  modes,
  grade: isEstimate ? 'estimate' : 'stated',
  months,
})

/**
 * Hours of the paths of a search.
 * @param isWanted which ends are reported
 */
export function hoursOfPaths(
  { reached, count, previous, lastEdge }: FoundPaths,
  edges: readonly TravelEdge[],
  isWanted: (end: number) => boolean,
): ReadonlyMap<number, OverlandHours> {
  const journeys: Journey[] = []
  const hours = new Map<number, OverlandHours>()
  for (let index = 0; index < count; index++) {
    const end = reached[index] as number
    const edge = edges[lastEdge[end] as number]
    if (edge === undefined) {
      journeys[end] = START
      continue
    }
    const journey = extend(journeys[previous[end] as number] ?? START, edge)
    journeys[end] = journey
    if (isWanted(end)) hours.set(end, toHours(journey))
  }
  return hours
}
