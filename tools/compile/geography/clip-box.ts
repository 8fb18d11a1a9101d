import type { GeoBounds } from '#src/maps/drawing/geo-bounds.ts'
import type { Line, LonLat, Ring } from '#src/maps/lines/map-geometry.ts'

type Side = {
  readonly isInside: (point: LonLat) => boolean
  readonly meet: (from: LonLat, to: LonLat) => LonLat
}

/**
 * Cuts a closed ring with a box, on the plane (Sutherland and Hodgman). Longitudes of the ring and the box must
 * already be on the same turn. What sticks out is folded onto the sides of the box. Empty when nothing is left.
 */
export function clipToBox(ring: Ring, box: GeoBounds): Ring {
  const open = sidesOf(box).reduce<Line>(cutAtSide, ring.slice(0, -1))
  const [first] = open
  return first === undefined || open.length < 3 ? [] : [...open, first]
}

function sidesOf({ west, east, south, north }: GeoBounds): readonly Side[] {
  return [
    { isInside: ([x]) => x >= west, meet: (from, to) => atLongitude(from, to, west) },
    { isInside: ([x]) => x <= east, meet: (from, to) => atLongitude(from, to, east) },
    { isInside: ([, y]) => y >= south, meet: (from, to) => atLatitude(from, to, south) },
    { isInside: ([, y]) => y <= north, meet: (from, to) => atLatitude(from, to, north) },
  ]
}

function cutAtSide(line: Line, side: Side): Line {
  const kept: LonLat[] = []
  let from = line[line.length - 1]
  for (const to of line) {
    if (from !== undefined && side.isInside(from) !== side.isInside(to)) kept.push(side.meet(from, to))
    if (side.isInside(to)) kept.push(to)
    from = to
  }
  return kept
}

function atLongitude(from: LonLat, to: LonLat, longitude: number): LonLat {
  return [longitude, from[1] + ((longitude - from[0]) / (to[0] - from[0])) * (to[1] - from[1])]
}

function atLatitude(from: LonLat, to: LonLat, latitude: number): LonLat {
  return [from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0]), latitude]
}
