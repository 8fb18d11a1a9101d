import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, LonLat, Ring } from '#isomorphic/maps/map-geometry.ts'

type Side = { readonly axis: 0 | 1; readonly limit: number; readonly isUpper: boolean }

/**
 * Clips a closed ring to a box, on the plane (Sutherland and Hodgman). Longitudes of ring and box must be in the same
 * range. Parts outside are projected onto the sides of the box. Empty when nothing remains.
 */
export function clipToBox(ring: Ring, box: GeoBounds): Ring {
  const open = sidesOf(box).reduce<Line>(clipAtSide, dropOutsideRuns(ring.slice(0, -1), box))
  const [first] = open
  return first === undefined || open.length < 3 ? [] : [...open, first]
}

/** A bit for each side that a point is beyond (Cohen and Sutherland). */
function outcode([x, y]: LonLat, { west, east, south, north }: GeoBounds): number {
  return (x < west ? 1 : 0) | (x > east ? 2 : 0) | (y < south ? 4 : 0) | (y > north ? 8 : 0)
}

/**
 * Removes points of runs that are completely beyond one side, which for a continent is most of them, before clipping. A
 * run around a corner of the box retains a point there, or its ends would be joined across the box.
 */
function dropOutsideRuns(line: Line, box: GeoBounds): Line {
  const [first] = line
  if (first === undefined) return line
  const simplified: LonLat[] = [first]
  let runPast = outcode(first, box)
  let last = first
  for (const point of line.slice(1)) {
    const past = outcode(point, box)
    runPast &= past
    if (runPast === 0) {
      if (simplified[simplified.length - 1] !== last) simplified.push(last)
      runPast = outcode(last, box) & past
      if (runPast === 0) {
        simplified.push(point)
        runPast = past
      }
    }
    last = point
  }
  if (simplified[simplified.length - 1] !== last) simplified.push(last)
  return simplified
}

function sidesOf({ west, east, south, north }: GeoBounds): readonly Side[] {
  return [
    { axis: 0, limit: west, isUpper: false },
    { axis: 0, limit: east, isUpper: true },
    { axis: 1, limit: south, isUpper: false },
    { axis: 1, limit: north, isUpper: true },
  ]
}

function clipAtSide(line: Line, { axis, limit, isUpper }: Side): Line {
  const isInside = (point: LonLat): boolean => (isUpper ? point[axis] <= limit : point[axis] >= limit)
  if (line.every(isInside)) return line
  const clipped: LonLat[] = []
  let from = line[line.length - 1]
  for (const to of line) {
    if (from !== undefined && isInside(from) !== isInside(to))
      clipped.push(intersection(from, to, axis, limit))
    if (isInside(to)) clipped.push(to)
    from = to
  }
  return clipped
}

/** The intersection of an edge with a meridian (axis 0) or a parallel. */
function intersection(from: LonLat, to: LonLat, axis: 0 | 1, limit: number): LonLat {
  const share = (limit - from[axis]) / (to[axis] - from[axis])
  const other = axis === 0 ? from[1] + share * (to[1] - from[1]) : from[0] + share * (to[0] - from[0])
  return axis === 0 ? [limit, other] : [other, limit]
}
