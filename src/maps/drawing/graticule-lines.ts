import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Line } from '#isomorphic/maps/map-geometry.ts'

/** Mesh widths in degrees; five is the default (D8.2), finer ones are used where five would leave the map empty. */
const STEPS = [0.25, 0.5, 1, 2.5, 5, 10] as const
const MIN_LINES = 3

/** Meridians and parallels across the box. */
export function graticuleLines(box: GeoBounds): readonly Line[] {
  const isRound = box.east - box.west >= 360
  const [west, east] = isRound ? [-180, 180] : [box.west, box.east]
  const step = stepFor(Math.min(east - west, box.north - box.south))
  const south = Math.max(box.south, -90 + step)
  const north = Math.min(box.north, 90 - step)
  return [
    ...multiples(step, west, east).map((longitude) =>
      sampleLine(south, north, (latitude) => [longitude, latitude]),
    ),
    ...multiples(step, south, north).map((latitude) =>
      sampleLine(west, east, (longitude) => [longitude, latitude]),
    ),
  ]
}

function stepFor(span: number): number {
  if (span > 90) return 10
  return STEPS.findLast((step) => step <= 5 && span / step >= MIN_LINES) ?? STEPS[0]
}

function multiples(step: number, from: number, to: number): readonly number[] {
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

function sampleLine(from: number, to: number, at: (degrees: number) => Line[number]): Line {
  const count = Math.max(1, Math.ceil(to - from))
  return Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count))
}
