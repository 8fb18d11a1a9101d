import { KM_PER_DEGREE, type LonLat } from '#isomorphic/maps/map-geometry.ts'
import { type PlanePoint, toPlane } from '#tools/compile/town-plans/plan-geometry.ts'
import { metresBetween, type StreetGraph } from './street-graph.ts'

/** A stop this far from the nearest street is not on the plan. */
const MAX_SNAP_METRES = 130
/** A way along streets may be this much longer than the straight line: beyond, the plan lacks the street one takes. */
const MAX_DETOUR = 1.6
const DETOUR_ALLOWANCE_METRES = 60
const METRES_PER_DEGREE = KM_PER_DEGREE * 1000

function nearestNode({ nodes }: StreetGraph, point: PlanePoint): number | null {
  let best: number | null = null
  let nearest = MAX_SNAP_METRES
  for (const [index, node] of nodes.entries()) {
    const metres = metresBetween(node, point)
    if (metres <= nearest) [best, nearest] = [index, metres]
  }
  return best
}

/** Indices of the shortest path between two nodes (Dijkstra); empty without one. */
function findPath({ nodes }: StreetGraph, start: number, goal: number): readonly number[] {
  const distance = new Map([[start, 0]])
  const before = new Map<number, number>()
  const open = new Set([start])
  while (open.size > 0) {
    const current = [...open].reduce((one, other) =>
      (distance.get(other) ?? Infinity) < (distance.get(one) ?? Infinity) ? other : one,
    )
    if (current === goal) break
    open.delete(current)
    for (const [next, metres] of nodes[current]?.links ?? []) {
      const length = (distance.get(current) ?? Infinity) + metres
      if (length >= (distance.get(next) ?? Infinity)) continue
      distance.set(next, length)
      before.set(next, current)
      open.add(next)
    }
  }
  if (!distance.has(goal)) return []
  const path = [goal]
  for (let at = before.get(goal); at !== undefined; at = before.get(at)) path.unshift(at)
  return path
}

const lengthOf = (points: readonly PlanePoint[]): number =>
  points.slice(1).reduce((sum, to, index) => sum + metresBetween(points[index] ?? to, to), 0)

/** A way along streets, from and to the stops themselves. */
export type StreetWay = { readonly line: readonly LonLat[]; readonly metres: number }

/**
 * Finds the shortest way along the streets of a plan.
 * @returns null where a stop is away from all streets, or the plan lacks the streets between
 */
export function findStreetWay(graph: StreetGraph, from: LonLat, to: LonLat): StreetWay | null {
  const [start, end] = [toPlane(from, graph.origin), toPlane(to, graph.origin)]
  const [first, last] = [nearestNode(graph, start), nearestNode(graph, end)]
  if (first === null || last === null || first === last) return null
  const path = findPath(graph, first, last)
  if (path.length === 0) return null
  const points = [start, ...path.flatMap((index) => graph.nodes[index] ?? []), end]
  const metres = lengthOf(points)
  if (metres > metresBetween(start, end) * MAX_DETOUR + DETOUR_ALLOWANCE_METRES) return null
  const shrink = Math.cos((graph.origin[1] * Math.PI) / 180)
  const line = points.map(
    ({ east, north }): LonLat => [
      graph.origin[0] + east / METRES_PER_DEGREE / shrink,
      graph.origin[1] + north / METRES_PER_DEGREE,
    ],
  )
  return { line, metres }
}
