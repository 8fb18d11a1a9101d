import { type GeoPoint, KM_PER_DEGREE } from '#isomorphic/maps/map-geometry.ts'
import type { FlatPoint } from '#src/maps/lines/is-in-ring.ts'

const RADIANS = Math.PI / 180

type Edge = { readonly start: FlatPoint; readonly end: FlatPoint }

/** A ring of longitudes and latitudes, sorted by latitude: the ring around Africa, Asia and Europe has 100,000 edges. */
export type RingIndex = {
  /** Whether a point is inside, on the plane. */
  readonly contains: (point: FlatPoint) => boolean
  /** Least distance from a point to the ring in kilometres; infinite where it is above the margin, in degrees. */
  readonly distanceKm: (point: GeoPoint, margin: number) => number
}

/** The edges by each whole degree of latitude that they touch. */
function edgesByDegree(ring: readonly FlatPoint[]): ReadonlyMap<number, readonly Edge[]> {
  const bands = new Map<number, Edge[]>()
  let start = ring[ring.length - 1]
  for (const end of ring) {
    if (start !== undefined) {
      const edge = { start, end }
      const [first, last] = [Math.floor(Math.min(start[1], end[1])), Math.floor(Math.max(start[1], end[1]))]
      for (let degree = first; degree <= last; degree += 1) {
        const band = bands.get(degree)
        if (band === undefined) bands.set(degree, [edge])
        else band.push(edge)
      }
    }
    start = end
  }
  return bands
}

/** Distance from a point to an edge, in degrees of latitude. */
function distanceToEdge({ latitude, longitude }: GeoPoint, width: number, { start, end }: Edge): number {
  const [startX, endX] = [(start[0] - longitude) * width, (end[0] - longitude) * width]
  const [startY, endY] = [start[1] - latitude, end[1] - latitude]
  const [east, north] = [endX - startX, endY - startY]
  const length = east * east + north * north
  const share = length === 0 ? 0 : -(startX * east + startY * north) / length
  const along = Math.max(0, Math.min(1, share))
  return Math.hypot(startX + along * east, startY + along * north)
}

/** Sorts the edges of a ring, so that a point is compared with those at its latitude alone. */
export function createRingIndex(ring: readonly FlatPoint[]): RingIndex {
  const bands = edgesByDegree(ring)
  return {
    contains([x, y]) {
      let isInside = false
      for (const { start, end } of bands.get(Math.floor(y)) ?? []) {
        if (end[1] > y === start[1] > y) continue
        const share = (y - end[1]) / (start[1] - end[1])
        if (x < end[0] + share * (start[0] - end[0])) isInside = !isInside
      }
      return isInside
    },
    distanceKm(point, margin) {
      const width = Math.cos(point.latitude * RADIANS)
      const [south, north] = [point.latitude - margin, point.latitude + margin]
      let minimum = Number.POSITIVE_INFINITY
      for (let degree = Math.floor(south); degree <= Math.floor(north); degree += 1)
        for (const edge of bands.get(degree) ?? []) {
          const { start, end } = edge
          const isFar = (start[1] > north && end[1] > north) || (start[1] < south && end[1] < south)
          if (!isFar) minimum = Math.min(minimum, distanceToEdge(point, width, edge))
        }
      return minimum * KM_PER_DEGREE
    },
  }
}
