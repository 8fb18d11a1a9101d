import { KM_PER_DEGREE, type Line, type LonLat } from '#isomorphic/maps/map-geometry.ts'

const METRES = 1000

/** Metres east and north of an origin, on the plane of a town. */
export type PlanePoint = { readonly east: number; readonly north: number }

/** Projects a point to metres around an origin: accurate to a metre within a town. */
export function toPlane([longitude, latitude]: LonLat, [originX, originY]: LonLat): PlanePoint {
  const shrink = Math.cos((originY * Math.PI) / 180)
  return {
    east: (longitude - originX) * KM_PER_DEGREE * METRES * shrink,
    north: (latitude - originY) * KM_PER_DEGREE * METRES,
  }
}

/** The nearest point of a line to a point. */
export type Foot = {
  /** Vector from the foot to the point, in metres. */
  readonly offset: PlanePoint
  /** Metres from the start of the line to the foot. */
  readonly along: number
  /** Metres to the left of the line in its direction; negative on its right. */
  readonly left: number
}

function footOnSegment(
  from: PlanePoint,
  to: PlanePoint,
): { readonly foot: PlanePoint; readonly share: number } {
  const [dx, dy] = [to.east - from.east, to.north - from.north]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.east * dx + from.north * dy) / length))
  return { foot: { east: from.east + dx * share, north: from.north + dy * share }, share }
}

/** Finds the point of a line that is nearest to a point. */
export function nearestOn(line: Line, point: LonLat): Foot {
  const plane = line.map((at) => toPlane(at, point))
  let best: Foot = { offset: { east: Infinity, north: Infinity }, along: 0, left: 0 }
  let run = 0
  const [first] = plane
  if (plane.length === 1 && first !== undefined)
    return { offset: { east: -first.east, north: -first.north }, along: 0, left: 0 }
  plane.slice(1).forEach((to, index) => {
    const from = plane[index] ?? to
    const { foot, share } = footOnSegment(from, to)
    const size = Math.hypot(to.east - from.east, to.north - from.north)
    if (Math.hypot(foot.east, foot.north) < Math.hypot(best.offset.east, best.offset.north)) {
      const cross = (to.east - from.east) * -from.north - (to.north - from.north) * -from.east
      best = {
        offset: { east: -foot.east, north: -foot.north },
        along: run + share * size,
        left: size === 0 ? 0 : cross / size,
      }
    }
    run += size
  })
  return best
}

/** The point halfway along a line. */
export function midpointOf(line: Line): LonLat {
  const [first = [0, 0] as const] = line
  const sizes = line.slice(1).map((to, index) => {
    const { east, north } = toPlane(to, line[index] ?? to)
    return Math.hypot(east, north)
  })
  let rest = sizes.reduce((sum, size) => sum + size, 0) / 2
  for (const [index, size] of sizes.entries()) {
    const [from, to] = [line[index] ?? first, line[index + 1] ?? first]
    if (rest <= size) {
      const share = size === 0 ? 0 : rest / size
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    }
    rest -= size
  }
  return line.at(-1) ?? first
}
