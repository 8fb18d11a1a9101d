import type { FoundPaths } from './create-path-search.ts'
import type { EdgeIndex, TravelEdge } from './edge-index.ts'
import { extendJourney, type Journey, NO_JOURNEY } from './journey-hours.ts'
import { createMinuteHeap } from './minute-heap.ts'

/** The shortest paths from one end to all, of ways that run in some month. */
export type PathTree = {
  /** Ends that were reached, nearest first. */
  readonly reached: Int32Array
  /** What the search minimised, by end; infinite where there is no path. */
  readonly minutes: Float64Array
  /** By end; absent where there is no path. */
  readonly journeys: readonly (Journey | undefined)[]
}

/** Copies the result of a search, and adds up the journeys along its paths. */
export function toPathTree(
  { reached, count, previous, lastEdge, minutes }: FoundPaths,
  edges: readonly TravelEdge[],
): PathTree {
  const journeys = new Array<Journey | undefined>(minutes.length)
  for (let index = 0; index < count; index++) {
    const end = reached[index] as number
    const edge = edges[lastEdge[end] as number]
    const before = journeys[previous[end] as number]
    journeys[end] = edge === undefined || before === undefined ? NO_JOURNEY : extendJourney(before, edge)
  }
  return { reached: reached.slice(0, count), minutes: minutes.slice(), journeys }
}

/**
 * Returns a function that finds what changes in a month. A path that is open in the month is the shortest in it too, so
 * that only ends with a closed path are searched again, beginning at the neighbours that are not.
 * @returns the journeys to the ends whose path is closed; absent where no other leads there
 */
export function createMonthRepair(
  { starts, targets, edges: edgeOf, costs, months }: EdgeIndex,
  edges: readonly TravelEdge[],
): (tree: PathTree, month: number) => ReadonlyMap<number, Journey> {
  const heap = createMinuteHeap(targets.length + 1)
  return ({ reached, minutes, journeys }, month) => {
    const found = new Map<number, Journey>()
    const isOpen = (mask: number): boolean => ((mask >> month) & 1) === 1
    const closed = new Map<number, { minutes: number; from: number; edge: number }>()
    for (const end of reached)
      if (!isOpen((journeys[end] as Journey).months))
        closed.set(end, { minutes: Number.POSITIVE_INFINITY, from: -1, edge: -1 })
    if (closed.size === 0) return found
    heap.clear()
    const relax = (end: number, from: number, at: number, total: number): void => {
      const best = closed.get(end)
      if (best === undefined || total >= best.minutes) return
      best.minutes = total
      best.from = from
      best.edge = edgeOf[at] as number
      heap.push(total, end)
    }
    for (const end of closed.keys())
      for (let at = starts[end] as number; at < (starts[end + 1] as number); at++) {
        const neighbour = targets[at] as number
        if (!isOpen(months[at] as number) || closed.has(neighbour)) continue
        relax(end, neighbour, at, (minutes[neighbour] as number) + (costs[at] as number))
      }
    for (let end = heap.pop(); end !== -1; end = heap.pop()) {
      const best = closed.get(end)
      const edge = edges[best?.edge ?? -1]
      if (best === undefined || edge === undefined || found.has(end)) continue
      const before = found.get(best.from) ?? journeys[best.from]
      if (before === undefined) continue
      found.set(end, extendJourney(before, edge))
      for (let at = starts[end] as number; at < (starts[end + 1] as number); at++)
        if (isOpen(months[at] as number) && !found.has(targets[at] as number))
          relax(targets[at] as number, end, at, best.minutes + (costs[at] as number))
    }
    return found
  }
}
