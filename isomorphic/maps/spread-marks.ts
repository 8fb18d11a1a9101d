import type { MapPoint } from './map-geometry.ts'

/** Where the number of a point stands; the anchor is the point where the number was moved. */
export type SpreadMark = MapPoint & { readonly anchor?: MapPoint }

/** Minimum distance in pixels between two numbers that are legible on a phone. */
const MIN_MARK_DISTANCE = 26
const DIRECTIONS = 12
const RINGS = [1, 1.7, 2.5, 3.4, 4.4] as const
const EDGE_MARGIN = 16
/** Space beside half of a number, which is as wide as the distance at most. */
const SIDE_SPACE = 3

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Places of the numbers of points; overlapping ones are moved apart and get an anchor at their point.
 * @param distance minimum distance of two marks in pixels
 */
export function spreadMarks(
  points: readonly MapPoint[],
  { width, height }: { readonly width: number; readonly height: number },
  distance = MIN_MARK_DISTANCE,
): readonly SpreadMark[] {
  const taken: MapPoint[] = []
  const side = Math.max(EDGE_MARGIN, distance / 2 + SIDE_SPACE)
  const isFree = ({ x, y }: MapPoint): boolean =>
    x >= side &&
    y >= EDGE_MARGIN &&
    x <= width - side &&
    y <= height - EDGE_MARGIN &&
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= distance)
  const placesAround = ({ x, y }: MapPoint): readonly MapPoint[] =>
    RINGS.flatMap((ring) =>
      Array.from({ length: DIRECTIONS }, (_, step) => {
        const angle = (step * 2 * Math.PI) / DIRECTIONS
        return {
          x: x + Math.cos(angle) * ring * distance,
          y: y + Math.sin(angle) * ring * distance,
        }
      }),
    )
  return points.map((point): SpreadMark => {
    const place = [point, ...placesAround(point)].find(isFree) ?? point
    taken.push(place)
    const at = { x: round(place.x), y: round(place.y) }
    return place === point ? at : { ...at, anchor: { x: round(point.x), y: round(point.y) } }
  })
}
