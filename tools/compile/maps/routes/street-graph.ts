import type { Line, LonLat } from '#isomorphic/maps/map-geometry.ts'
import type { StreetPlan } from '#tools/compile/geography/street-plan-schema.ts'
import { type PlanePoint, toPlane } from '#tools/compile/town-plans/plan-geometry.ts'

/** Metres between two nodes of a street. */
const STEP_METRES = 25
/** Streets drawn from memory meet within this distance; more would join streets of neighbouring blocks. */
const JOIN_METRES = 40
/** The end of a street meets the next one, and a square all streets, within this distance. */
const END_METRES = 90

export type StreetNode = PlanePoint & { readonly links: Map<number, number> }

/** The streets, bridges and squares of a plan as nodes with distances in metres. */
export type StreetGraph = { readonly origin: LonLat; readonly nodes: readonly StreetNode[] }

export const metresBetween = (one: PlanePoint, other: PlanePoint): number =>
  Math.hypot(other.east - one.east, other.north - one.north)

/** Points of a line at equal distances, with both of its ends. */
function pointsAlong(line: readonly PlanePoint[]): readonly PlanePoint[] {
  const [first] = line
  if (first === undefined) return []
  const rest = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const count = Math.max(1, Math.ceil(metresBetween(from, to) / STEP_METRES))
    return Array.from({ length: count }, (_, step) => ({
      east: from.east + ((to.east - from.east) * (step + 1)) / count,
      north: from.north + ((to.north - from.north) * (step + 1)) / count,
    }))
  })
  return [first, ...rest]
}

type Placed = StreetNode & { readonly street: number; readonly reach: number }

function link(nodes: readonly StreetNode[], one: number, other: number): void {
  const [from, to] = [nodes[one], nodes[other]]
  if (from === undefined || to === undefined) return
  const metres = metresBetween(from, to)
  from.links.set(other, metres)
  to.links.set(one, metres)
}

/** Sorts nodes into squares, so that each is only compared with those within the longest reach. */
function indexNodes(nodes: readonly PlanePoint[]): (around: PlanePoint) => readonly number[] {
  const squareOf = (metres: number): number => Math.floor(metres / END_METRES)
  const squares = new Map<string, number[]>()
  for (const [index, { east, north }] of nodes.entries()) {
    const key = `${squareOf(east)} ${squareOf(north)}`
    const members = squares.get(key)
    if (members === undefined) squares.set(key, [index])
    else members.push(index)
  }
  const steps = [-1, 0, 1]
  // In the order of the nodes, which decides between streets at the same distance.
  return ({ east, north }) =>
    steps
      .flatMap((x) => steps.flatMap((y) => squares.get(`${squareOf(east) + x} ${squareOf(north) + y}`) ?? []))
      .sort((one, other) => one - other)
}

/** Joins the streets of a plan to a graph; streets that meet are joined, streets that only run side by side are not. */
export function createStreetGraph({ streets, bridges, squares }: StreetPlan): StreetGraph {
  const lines: readonly Line[] = [...streets, ...bridges].map(({ line }) => line)
  const origin = lines[0]?.[0] ?? [0, 0]
  const nodes: Placed[] = []
  for (const [street, line] of lines.entries()) {
    const points = pointsAlong(line.map((at) => toPlane(at, origin)))
    for (const [index, point] of points.entries()) {
      const isEnd = index === 0 || index === points.length - 1
      nodes.push({ ...point, links: new Map(), street, reach: isEnd ? END_METRES : JOIN_METRES })
      if (index > 0) link(nodes, nodes.length - 2, nodes.length - 1)
    }
  }
  for (const [index, { at }] of squares.entries())
    nodes.push({ ...toPlane(at, origin), links: new Map(), street: -1 - index, reach: END_METRES })
  const indicesAround = indexNodes(nodes)
  for (const [index, node] of nodes.entries()) {
    const nearest = new Map<number, number>()
    for (const other of indicesAround(node)) {
      const candidate = nodes[other]
      if (candidate === undefined || candidate.street === node.street) continue
      const metres = metresBetween(node, candidate)
      if (metres > node.reach) continue
      const before = nodes[nearest.get(candidate.street) ?? -1]
      if (before === undefined || metres < metresBetween(node, before)) nearest.set(candidate.street, other)
    }
    for (const other of nearest.values()) link(nodes, index, other)
  }
  return { origin, nodes }
}
