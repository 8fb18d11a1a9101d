import type { MapMark } from '#src/catalogue/map-types.ts'
import type { MapPoint } from '#src/maps/lines/map-geometry.ts'

/** Minimum distance in pixels between two numbers that are legible on a phone. */
const MIN_MARK_DISTANCE = 26
const DIRECTIONS = 12
const RINGS = [1, 1.7, 2.5, 3.4, 4.4] as const
const EDGE_MARGIN = 16

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Numbered marks for points, from 1; overlapping marks are moved apart and get an anchor at their point.
 * @param distance minimum distance of two marks in pixels
 */
export function spreadMarks(
  points: readonly MapPoint[],
  { width, height }: { readonly width: number; readonly height: number },
  distance = MIN_MARK_DISTANCE,
): readonly MapMark[] {
  const taken: MapPoint[] = []
  const isFree = ({ x, y }: MapPoint): boolean =>
    x >= EDGE_MARGIN &&
    y >= EDGE_MARGIN &&
    x <= width - EDGE_MARGIN &&
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
  return points.map((point, index): MapMark => {
    const place = [point, ...placesAround(point)].find(isFree) ?? point
    taken.push(place)
    const mark = { label: String(index + 1), side: 'right', role: 'sight', isMinor: false } as const
    const at = { x: round(place.x), y: round(place.y) }
    return place === point
      ? { ...mark, ...at }
      : { ...mark, ...at, anchor: { x: round(point.x), y: round(point.y) } }
  })
}
