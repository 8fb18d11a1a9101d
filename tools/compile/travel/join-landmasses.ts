import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'

/** A leg between two ends, as far as bridges and tunnels are concerned. */
type LandLeg = {
  readonly one: number
  readonly other: number
  readonly km: number
  readonly mode: TravelMode
  readonly isStated: boolean
}

/** Longer ways between two islands may use a ferry on the way. */
const MAX_LINK_KM = 80
const LAND_MODES: readonly TravelMode[] = ['train', 'road', 'bus', 'foot', 'cycle']

/**
 * Joins masses of land by their fixed links: a short way over land between two of them proves a bridge or a tunnel.
 * Returns for each end the largest mass (the least number) that its own is joined with.
 * @param landmasses of each end, -1 for an island that the coast data lack
 */
export function joinLandmasses(landmasses: readonly number[], legs: readonly LandLeg[]): readonly number[] {
  const joined = new Map<number, number>()
  const rootOf = (landmass: number): number => {
    const next = joined.get(landmass)
    return next === undefined ? landmass : rootOf(next)
  }
  for (const { one, other, km, mode, isStated } of legs) {
    if (!isStated || km > MAX_LINK_KM || !LAND_MODES.includes(mode)) continue
    const roots = [one, other].map((end) => rootOf(landmasses[end] ?? -1))
    const [minRoot, maxRoot] = [Math.min(...roots), Math.max(...roots)]
    if (minRoot >= 0 && minRoot !== maxRoot) joined.set(maxRoot, minRoot)
  }
  return landmasses.map(rootOf)
}
