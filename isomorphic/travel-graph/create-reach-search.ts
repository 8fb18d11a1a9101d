import { type Journey, meanHoursOf, NO_JOURNEY, toOverlandHours } from './journey-hours.ts'
import type { PathTree } from './path-tree.ts'
import type { JourneyMonth, OverlandHours } from './travel-graph.ts'

/** Starts that are remembered: a question asks for twelve months of one start, and most visitors name few towns. */
const MAX_STARTS = 8
const MONTHS = Array.from({ length: 12 }, (_, month) => month)

/** Hours by end. */
type EndHours = ReadonlyMap<number, OverlandHours>

export type ReachSearchSources = {
  readonly treeFrom: (start: number) => PathTree
  readonly repair: (tree: PathTree, month: number) => ReadonlyMap<number, Journey>
  /** Whether a journey between two ends counts as one. */
  readonly isJourney: (start: number, end: number, journey: Journey) => boolean
  /** Those that are answered. */
  readonly ends: readonly number[]
}

type StartHours = {
  /** In any month. */
  readonly any: EndHours
  /** By month. */
  readonly months: readonly EndHours[]
}

/** The hours of a month: those of the shortest paths, but for what is closed in it. */
function withChange(base: EndHours, change: ReadonlyMap<number, Journey | null>): EndHours {
  if (change.size === 0) return base
  const hours = new Map(base)
  for (const [end, journey] of change) {
    if (journey === null) hours.delete(end)
    else hours.set(end, toOverlandHours(journey))
  }
  return hours
}

/** The journeys of a start to the ends, in any month and in each. */
function hoursOfStart(start: number, { treeFrom, repair, isJourney, ends }: ReachSearchSources): StartHours {
  const tree = treeFrom(start)
  const reached = ends.flatMap((end) => {
    const journey = tree.journeys[end]
    return journey === undefined || journey === NO_JOURNEY ? [] : [{ end, journey }]
  })
  const changes = MONTHS.map((month) => {
    const closed = reached.filter(({ journey }) => ((journey.months >> month) & 1) === 0)
    if (closed.length === 0) return new Map<number, Journey | null>()
    const found = repair(tree, month)
    return new Map(
      closed.map(({ end }) => {
        const journey = found.get(end)
        return [end, journey !== undefined && isJourney(start, end, journey) ? journey : null] as const
      }),
    )
  })
  const journeys = new Map(
    reached
      .filter(({ end, journey }) => isJourney(start, end, journey))
      .map(({ end, journey }) => [end, journey] as const),
  )
  const base = new Map([...journeys].map(([end, journey]) => [end, toOverlandHours(journey)] as const))
  // In any month the quickest journey of the months counts, so that naming a month never leads to more places.
  const quicker = new Map<number, Journey>()
  for (const change of changes)
    for (const [end, journey] of change) {
      const known = quicker.get(end) ?? journeys.get(end)
      if (journey !== null && (known === undefined || meanHoursOf(journey) < meanHoursOf(known)))
        quicker.set(end, journey)
    }
  return { any: withChange(base, quicker), months: changes.map((change) => withChange(base, change)) }
}

/** Returns a function that answers the hours from a start to the ends in a month; it remembers the latest starts. */
export function createReachSearch(
  sources: ReachSearchSources,
): (start: number, month: JourneyMonth) => EndHours {
  const latest = new Map<number, StartHours>()

  function startHours(start: number): StartHours {
    const known = latest.get(start) ?? hoursOfStart(start, sources)
    latest.delete(start)
    latest.set(start, known)
    const [oldest] = latest.keys()
    if (latest.size > MAX_STARTS && oldest !== undefined) latest.delete(oldest)
    return known
  }

  return (start, month) => {
    const { any, months } = startHours(start)
    return month === null ? any : (months[month] ?? any)
  }
}
