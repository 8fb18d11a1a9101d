import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { areaBox, DESKTOP_METRICS, type LabelBox } from '#src/maps/labels/label-box.ts'
import { type FlatPoint, isInRing } from '#src/maps/lines/is-in-ring.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'

type AreaLabelCandidate = {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly role: MapMark['role']
  readonly positions?: readonly MapPoint[]
}

const COLUMNS = 9
/** Pixels between two sampled points of a border. */
const STEP = 6

/** Sample points of a box, including its corners. */
function gridOver({ left, right, top, bottom }: LabelBox): readonly FlatPoint[] {
  return Array.from({ length: COLUMNS * 2 }, (_, index) => [
    left + ((index % COLUMNS) / (COLUMNS - 1)) * (right - left),
    index < COLUMNS ? top : bottom,
  ])
}

function pointsAlong(line: PixelLine): readonly MapPoint[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}

/**
 * Removes candidate positions over the map's subject from labels of neighbours, and sorts positions that cross a border
 * last.
 */
export function keepClearLabelPositions<T extends AreaLabelCandidate>(
  candidates: readonly T[],
  base: LocatorBase,
): readonly T[] {
  const subject = parsePathData(base.subject).map((ring) => ring.map(({ x, y }): FlatPoint => [x, y]))
  const borders = parsePathData(base.borders).flatMap(pointsAlong)
  return candidates.flatMap((wish) => {
    if (wish.role !== 'land') return [wish]
    const boxes = [{ x: wish.x, y: wish.y }, ...(wish.positions ?? [])].map(({ x, y }) => {
      return { x, y, box: areaBox(x, y, wish.label, 'land', DESKTOP_METRICS) }
    })
    const clearPositions = boxes.filter(
      ({ box }) => !gridOver(box).some((point) => subject.some((ring) => isInRing(point, ring))),
    )
    const isCrossed = ({ box }: (typeof boxes)[number]): boolean =>
      borders.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    const [first, ...others] = [
      ...clearPositions.filter((spot) => !isCrossed(spot)),
      ...clearPositions.filter(isCrossed),
    ].map(({ x, y }) => ({ x, y }))
    return first === undefined ? [] : [{ ...wish, ...first, positions: others }]
  })
}
