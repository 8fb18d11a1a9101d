import { TRAVEL_MODES } from './travel-graph.ts'
import { EDGE_FIELDS, type TravelGraphData, unpackKind } from './travel-graph-data.ts'
import { WAITING_MINUTES } from './waiting-minutes.ts'

/** The edges of each end without flights, in typed arrays: those of end `n` are at `starts[n]` to `starts[n + 1]`. */
export type EdgeIndex = {
  readonly starts: Int32Array
  readonly targets: Int32Array
  /** Index of the edge in the compiled file. */
  readonly edges: Int32Array
  /** What the search minimises: the mean of its minutes, more for an estimate, and the wait. */
  readonly costs: Float64Array
  /** Months in which the edge runs: bit 0 is January. */
  readonly months: Uint16Array
}

/** All months of a year, one bit each. */
export const ALL_YEAR = (1 << 12) - 1

const AIR = TRAVEL_MODES.indexOf('air')

/** What editors wrote is preferred to an estimate, unless that saves more than so much. */
const ESTIMATE_FACTOR = 1.4

/** The numbers of an edge of the compiled file. */
export function edgeAt({ edges }: TravelGraphData, index: number) {
  const at = index * EDGE_FIELDS
  const [from = 0, to = 0, kind = 0, minMinutes = 0, maxMinutes = 0, months = 0] = edges.slice(
    at,
    at + EDGE_FIELDS,
  )
  return { from, to, ...unpackKind(kind), minMinutes, maxMinutes, months: months === 0 ? ALL_YEAR : months }
}

export type TravelEdge = ReturnType<typeof edgeAt>

export const waitOf = ({ mode }: Pick<TravelEdge, 'mode'>): number =>
  WAITING_MINUTES[TRAVEL_MODES[mode] ?? 'road']

/** Sorts the edges by their ends, each under both. */
export function indexEdges(all: readonly TravelEdge[], endCount: number): EdgeIndex {
  const overland = all.flatMap((edge, index) => (edge.mode === AIR ? [] : [{ edge, index }]))
  const starts = new Int32Array(endCount + 1)
  for (const { edge } of overland) {
    for (const end of [edge.from, edge.to]) starts[end + 1] = (starts[end + 1] ?? 0) + 1
  }
  for (let end = 0; end < endCount; end++) starts[end + 1] = (starts[end + 1] ?? 0) + (starts[end] ?? 0)
  const next = starts.slice()
  const targets = new Int32Array(overland.length * 2)
  const edges = new Int32Array(overland.length * 2)
  const costs = new Float64Array(overland.length * 2)
  const months = new Uint16Array(overland.length * 2)
  for (const { edge, index } of overland) {
    for (const [from, to] of [
      [edge.from, edge.to],
      [edge.to, edge.from],
    ] as const) {
      const at = next[from] ?? 0
      next[from] = at + 1
      targets[at] = to
      edges[at] = index
      months[at] = edge.months
      costs[at] =
        ((edge.minMinutes + edge.maxMinutes) / 2) * (edge.isEstimate ? ESTIMATE_FACTOR : 1) + waitOf(edge)
    }
  }
  return { starts, targets, edges, costs, months }
}
