import { ALL_YEAR, type TravelEdge, waitOf } from './edge-index.ts'
import { type OverlandHours, TRAVEL_MODES, type TravelMode } from './travel-graph.ts'

const MINUTES_PER_HOUR = 60

/** What is known of the way to an end, built from that to the end before it. */
export type Journey = {
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

/** The journey from an end to itself. */
export const NO_JOURNEY: Journey = {
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

/** Travels one edge more. */
export function extendJourney(journey: Journey, edge: TravelEdge): Journey {
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

/** Mean of the least and the most hours. */
export const meanHoursOf = ({ minMinutes, maxMinutes }: Journey): number =>
  (minMinutes + maxMinutes) / 2 / MINUTES_PER_HOUR

/** A journey as the graph answers it. */
export const toOverlandHours = ({
  minMinutes,
  maxMinutes,
  changes,
  modes,
  isEstimate,
  months,
}: Journey): OverlandHours => ({
  minHours: minMinutes / MINUTES_PER_HOUR,
  maxHours: maxMinutes / MINUTES_PER_HOUR,
  changes,
  modes,
  grade: isEstimate ? 'estimate' : 'stated',
  months,
})
