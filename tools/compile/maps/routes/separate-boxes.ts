import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH } from './route-view.ts'

const MAX_ITERATIONS = 300

/** A box by its centre. */
export type CentredBox = MapPoint & { readonly halfWidth: number; readonly halfHeight: number }

const within = (value: number, half: number, size: number): number =>
  Math.min(size - half, Math.max(half, value))

const inDrawing = ({ x, y, halfWidth, halfHeight }: CentredBox): CentredBox => ({
  x: within(x, halfWidth, ROUTE_WIDTH),
  y: within(y, halfHeight, ROUTE_HEIGHT),
  halfWidth,
  halfHeight,
})

/** The translation that separates two boxes, half of it for each; null where they do not overlap. */
function pushOf(one: CentredBox, other: CentredBox): MapPoint | null {
  const [right, down] = [other.x - one.x, other.y - one.y]
  const across = one.halfWidth + other.halfWidth - Math.abs(right)
  const along = one.halfHeight + other.halfHeight - Math.abs(down)
  // Rounding is no overlap.
  if (across <= 0.01 || along <= 0.01) return null
  return across < along
    ? { x: ((right < 0 ? -1 : 1) * across) / 2, y: 0 }
    : { x: 0, y: ((down < 0 ? -1 : 1) * along) / 2 }
}

/**
 * Moves boxes of the drawing apart until none overlaps another, as little as necessary. Deterministic.
 * @returns their centres, in the same order
 */
export function separateBoxes(boxes: readonly CentredBox[]): readonly MapPoint[] {
  const spread = boxes.map(inDrawing)
  for (let turn = 0; turn < MAX_ITERATIONS; turn++) {
    let isMoved = false
    for (let first = 0; first < spread.length; first++)
      for (let second = first + 1; second < spread.length; second++) {
        const [one, other] = [spread[first], spread[second]]
        const push = one === undefined || other === undefined ? null : pushOf(one, other)
        if (one === undefined || other === undefined || push === null) continue
        isMoved = true
        spread[first] = inDrawing({ ...one, x: one.x - push.x, y: one.y - push.y })
        spread[second] = inDrawing({ ...other, x: other.x + push.x, y: other.y + push.y })
      }
    if (!isMoved) break
  }
  return spread.map(({ x, y }) => ({ x, y }))
}
