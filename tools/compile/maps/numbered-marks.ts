import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { PixelBox } from '#isomorphic/maps/pixel-box.ts'
import type { MapMark } from '#src/catalogue/catalogue-types.ts'

/** Half the side of a number on a phone, in the map's pixels, plus a hairline. */
const RADIUS = 21.5
/** A number that moved less than this, 1.5 mm on desktop, needs no line. */
const MAX_UNLINKED_SHIFT = 5.5
const MAX_ITERATIONS = 200
const round = (pixels: number): number => Math.round(pixels * 10) / 10

export type MapArea = { readonly width: number; readonly height: number }

/**
 * The translation that separates two overlapping squares, applied to both in opposite directions; null when they do not
 * overlap.
 */
function overlapPush(one: MapPoint, other: MapPoint): MapPoint | null {
  const [gapX, gapY] = [other.x - one.x, other.y - one.y]
  const [overlapX, overlapY] = [2 * RADIUS - Math.abs(gapX), 2 * RADIUS - Math.abs(gapY)]
  if (overlapX <= 0 || overlapY <= 0) return null
  if (overlapX < overlapY) return { x: ((gapX < 0 ? -1 : 1) * overlapX) / 2, y: 0 }
  return { x: 0, y: ((gapY < 0 ? -1 : 1) * overlapY) / 2 }
}

/**
 * The translation that moves a square out of a box by its nearest side towards the centre of the map; null when it is
 * outside.
 */
function pushOutOf({ x, y }: MapPoint, { left, right, top, bottom }: PixelBox): MapPoint | null {
  const isClear = x + RADIUS <= left || x - RADIUS >= right || y + RADIUS <= top || y - RADIUS >= bottom
  if (isClear) return null
  const isWest = left < RADIUS * 2
  const isNorth = top < RADIUS * 2
  const across = isWest ? right + RADIUS - x : left - RADIUS - x
  const down = isNorth ? bottom + RADIUS - y : top - RADIUS - y
  return Math.abs(across) < Math.abs(down) ? { x: across, y: 0 } : { x: 0, y: down }
}

const within = (value: number, max: number): number => Math.min(max - RADIUS, Math.max(RADIUS, value))

/**
 * Moves numbers apart until none overlaps another, as little as necessary, so that every entry of the list beside the
 * map is visible on it. Deterministic.
 * @param taken corners of the map to avoid
 * @returns the points in the same order
 */
function separateNumbers(
  points: readonly MapPoint[],
  area: MapArea,
  taken: readonly PixelBox[],
): readonly MapPoint[] {
  const spread = points.map(({ x, y }) => ({ x, y }))
  for (let turn = 0; turn < MAX_ITERATIONS; turn++) {
    let isMoved = false
    for (const [index, one] of spread.entries()) {
      for (const other of spread.slice(index + 1)) {
        const push = overlapPush(one, other)
        if (push === null) continue
        isMoved = true
        one.x = within(one.x - push.x, area.width)
        one.y = within(one.y - push.y, area.height)
        other.x = within(other.x + push.x, area.width)
        other.y = within(other.y + push.y, area.height)
      }
    }
    for (const one of spread) {
      const push = taken.map((box) => pushOutOf(one, box)).find((found) => found !== null)
      if (push === undefined || push === null) continue
      isMoved = true
      one.x = within(one.x + push.x, area.width)
      one.y = within(one.y + push.y, area.height)
    }
    if (!isMoved) break
  }
  return spread.map(({ x, y }) => ({ x: round(x), y: round(y) }))
}

/** Numbers of a list as marks of a map, in order; a moved number is connected to its point by a line. */
export function numberedMarks(
  points: readonly MapPoint[],
  area: MapArea,
  taken: readonly PixelBox[] = [],
): readonly MapMark[] {
  return separateNumbers(points, area, taken).map(({ x, y }, index) => {
    const mark = { x, y, label: String(index + 1), side: 'right', role: 'sight', isMinor: false } as const
    const point = points[index]
    const isMoved = point !== undefined && Math.hypot(point.x - x, point.y - y) > MAX_UNLINKED_SHIFT
    return isMoved ? { ...mark, anchor: { x: round(point.x), y: round(point.y) } } : mark
  })
}
