import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { spreadMarks } from '#isomorphic/maps/spread-marks.ts'
import type { TripMapMark } from './trip-map-data.ts'
import type { TripMapStop } from './trip-map-stops.ts'

/** Pixels between two numbers, and for each further character of the widest one. */
const MIN_DISTANCE = 20
const CHARACTER_WIDTH = 8.5
/** Stops of a day that follow each other closer than this are one number on a map. */
const SAME_SPOT_PX = 14

type Spot = { readonly at: MapPoint; readonly first: TripMapStop; last: TripMapStop }

const labelOf = ({ first, last }: Spot): string =>
  first === last ? String(first.number) : `${first.number}–${last.number}`

/** The numbers of stops on a map. @param points of the stops, in pixels, in the same order */
export function tripMarks(
  stops: readonly TripMapStop[],
  points: readonly MapPoint[],
  size: { readonly width: number; readonly height: number },
): readonly TripMapMark[] {
  const spots: Spot[] = []
  for (const [index, stop] of stops.entries()) {
    const at = points[index] ?? { x: 0, y: 0 }
    const before = spots.at(-1)
    const isSame =
      before !== undefined &&
      before.first.day === stop.day &&
      before.last.number === stop.number - 1 &&
      Math.hypot(before.at.x - at.x, before.at.y - at.y) < SAME_SPOT_PX
    if (isSame) before.last = stop
    else spots.push({ at, first: stop, last: stop })
  }
  const labels = spots.map(labelOf)
  const widest = Math.max(1, ...labels.map(({ length }) => length))
  const distance = MIN_DISTANCE + CHARACTER_WIDTH * (widest - 1)
  const placed = spreadMarks(
    spots.map(({ at }) => at),
    size,
    distance,
  )
  return placed.map(({ x, y, anchor }, index) => ({
    x,
    y,
    label: labels[index] ?? '',
    day: spots[index]?.first.day ?? 1,
    ...(anchor === undefined ? {} : { anchor }),
  }))
}
