import type { EdgeIndex } from './edge-index.ts'
import { createMinuteHeap } from './minute-heap.ts'

/** The result of a search; its arrays are valid until the next one. */
export type FoundPaths = {
  /** Ends that were reached, nearest first; the start is the first. */
  readonly reached: Int32Array
  readonly count: number
  /** The end before each reached end on its path. */
  readonly previous: Int32Array
  /** The edge by which each reached end was reached, as an index of the compiled file; -1 for the start. */
  readonly lastEdge: Int32Array
  /** What the search minimises, by end; infinite where there is no path. */
  readonly minutes: Float64Array
}

/**
 * Returns a search for the shortest paths from one end to all (Dijkstra), with arrays that are used again.
 * @returns a function of the end and the months of the journey as a mask: edges that run in none of them are not used
 */
export function createPathSearch(
  { starts, targets, edges, costs, months }: EdgeIndex,
  endCount: number,
): (from: number, wantedMonths: number) => FoundPaths {
  const minutes = new Float64Array(endCount)
  const isDone = new Uint8Array(endCount)
  const previous = new Int32Array(endCount)
  const lastEdge = new Int32Array(endCount)
  const reached = new Int32Array(endCount)
  const heap = createMinuteHeap(targets.length + 1)

  return (from, wantedMonths) => {
    minutes.fill(Number.POSITIVE_INFINITY)
    isDone.fill(0)
    heap.clear()
    minutes[from] = 0
    previous[from] = -1
    lastEdge[from] = -1
    heap.push(0, from)
    let count = 0
    for (let end = heap.pop(); end !== -1; end = heap.pop()) {
      if (isDone[end] === 1) continue
      const soFar = heap.minutes()
      isDone[end] = 1
      reached[count] = end
      count += 1
      const last = starts[end + 1] as number
      for (let at = starts[end] as number; at < last; at++) {
        if (((months[at] as number) & wantedMonths) === 0) continue
        const target = targets[at] as number
        const total = soFar + (costs[at] as number)
        if (total >= (minutes[target] as number)) continue
        minutes[target] = total
        previous[target] = end
        lastEdge[target] = edges[at] as number
        heap.push(total, target)
      }
    }
    return { reached, count, previous, lastEdge, minutes }
  }
}
