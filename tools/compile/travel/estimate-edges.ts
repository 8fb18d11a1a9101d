import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'

export type EstimateEnd = GeoPoint & {
  readonly country: string
  readonly landmass: number
  readonly hasRoads: boolean
}

export type EstimateSources = {
  readonly ends: readonly EstimateEnd[]
  /** Pairs of ends that editors joined over land. */
  readonly joined: readonly (readonly [number, number])[]
  readonly isLand: (point: GeoPoint) => boolean
  /** Whether one may cross the land border of two countries. */
  readonly isOpen: (country: string, other: string) => boolean
}

const NEIGHBOURS = 6
/** Neighbours are found so far away; further ones only to join what is not joined otherwise. */
const MAX_NEIGHBOUR_KM = 350
const MAX_GAP_KM = 1500
/**
 * Points of a line that are tested for water, and how many in a row may be wet: a bay, a wide river; more of them where
 * two parts of one land are not joined otherwise.
 */
const STEP_KM = 5
const MAX_WET_STEPS = 3
const MAX_WET_STEPS_OF_A_GAP = 9

/** Whether the straight line stays on land, but for narrow water. */
function isOverLand(
  one: GeoPoint,
  other: GeoPoint,
  isLand: (point: GeoPoint) => boolean,
  maxWetSteps = MAX_WET_STEPS,
): boolean {
  const steps = Math.ceil(distanceKm(one, other) / STEP_KM)
  const turn = ((((other.longitude - one.longitude + 540) % 360) + 360) % 360) - 180
  let wet = 0
  for (let step = 1; step < steps; step++) {
    const share = step / steps
    const point = {
      latitude: one.latitude + share * (other.latitude - one.latitude),
      longitude: one.longitude + share * turn,
    }
    wet = isLand(point) ? 0 : wet + 1
    if (wet > maxWetSteps) return false
  }
  return true
}

/** Groups of ends that are joined; `join` returns whether two groups became one. */
function createGroups(count: number) {
  const parents = Array.from({ length: count }, (_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parents[root] !== root) root = parents[root] ?? root
    parents[index] = root
    return root
  }
  return {
    join(one: number, other: number): void {
      parents[rootOf(one)] = rootOf(other)
    },
    areJoined: (one: number, other: number): boolean => rootOf(one) === rootOf(other),
  }
}

type Pair = { readonly one: number; readonly other: number; readonly km: number }

/** All pairs of ends on one mass of land up to the greatest distance, nearest first. */
function pairsOf(ends: readonly EstimateEnd[]): readonly Pair[] {
  const pairs: Pair[] = []
  for (const [one, end] of ends.entries()) {
    if (!end.hasRoads || end.landmass === -1) continue
    for (let other = one + 1; other < ends.length; other++) {
      const goal = ends[other]
      if (goal === undefined || goal.landmass !== end.landmass || !goal.hasRoads) continue
      // A degree of latitude is 111 km.
      if (Math.abs(goal.latitude - end.latitude) > MAX_GAP_KM / 111) continue
      const km = distanceKm(end, goal)
      if (km <= MAX_GAP_KM) pairs.push({ one, other, km })
    }
  }
  return pairs.sort((a, b) => a.km - b.km)
}

/**
 * Edges by road that no editor wrote: to the nearest neighbours of each end on its land, then the shortest ones that join
 * what is still apart. None leads over water, over a closed border, or to where no road leads.
 */
export function estimateEdges({ ends, joined, isLand, isOpen }: EstimateSources): readonly Pair[] {
  const groups = createGroups(ends.length)
  const written = new Set<string>()
  const degrees = new Array<number>(ends.length).fill(0)
  for (const [one, other] of joined) {
    groups.join(one, other)
    written.add(`${Math.min(one, other)} ${Math.max(one, other)}`)
  }
  const edges: Pair[] = []
  for (const pair of pairsOf(ends)) {
    const { one, other, km } = pair
    if (written.has(`${one} ${other}`)) continue
    const isNeighbour =
      km <= MAX_NEIGHBOUR_KM && (degrees[one] ?? 0) < NEIGHBOURS && (degrees[other] ?? 0) < NEIGHBOURS
    const areJoined = groups.areJoined(one, other)
    if (!isNeighbour && areJoined) continue
    const [start, goal] = [ends[one], ends[other]]
    if (start === undefined || goal === undefined) continue
    if (!isOpen(start.country, goal.country)) continue
    const maxWetSteps = areJoined ? MAX_WET_STEPS : MAX_WET_STEPS_OF_A_GAP
    if (!isOverLand(start, goal, isLand, maxWetSteps)) continue
    groups.join(one, other)
    degrees[one] = (degrees[one] ?? 0) + 1
    degrees[other] = (degrees[other] ?? 0) + 1
    edges.push(pair)
  }
  return edges
}
