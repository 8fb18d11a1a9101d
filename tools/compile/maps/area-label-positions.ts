import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import {
  areaBox,
  DESKTOP_METRICS,
  type LabelBox,
  type LabelMetrics,
  PHONE_METRICS,
} from '#src/maps/labels/label-box.ts'
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

/** Creates a test whether a box is over the subject of a map. */
export function createSubjectTest({ subject }: Pick<LocatorBase, 'subject'>): (box: LabelBox) => boolean {
  const rings = parsePathData(subject).map((ring) => ring.map(({ x, y }): FlatPoint => [x, y]))
  return (box) =>
    gridOver(box).some((point) => rings.some((ring) => isInRing(point, ring))) ||
    rings.some((ring) =>
      ring.some(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom),
    )
}

/**
 * Removes candidate positions over the map's subject from labels of neighbours. Positions that cross a border at the
 * size of a wide map come last, those that are over the subject at the size of a phone before them.
 */
export function keepClearLabelPositions<T extends AreaLabelCandidate>(
  candidates: readonly T[],
  base: LocatorBase,
): readonly T[] {
  const isOverSubject = createSubjectTest(base)
  const borders = parsePathData(base.borders).flatMap(pointsAlong)
  return candidates.flatMap((wish) => {
    if (wish.role !== 'land') return [wish]
    const spots = [{ x: wish.x, y: wish.y }, ...(wish.positions ?? [])].map(({ x, y }) => {
      const boxAt = (metrics: LabelMetrics): LabelBox => areaBox(x, y, wish.label, 'land', metrics)
      return { x, y, box: boxAt(DESKTOP_METRICS), phoneBox: boxAt(PHONE_METRICS) }
    })
    const costOf = ({ box, phoneBox }: (typeof spots)[number]): number => {
      const isCrossed = borders.some(
        ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      )
      return (isCrossed ? 2 : 0) + (isOverSubject(phoneBox) ? 1 : 0)
    }
    const [first, ...others] = spots
      .filter(({ box }) => !isOverSubject(box))
      .toSorted((one, other) => costOf(one) - costOf(other))
      .map(({ x, y }) => ({ x, y }))
    return first === undefined ? [] : [{ ...wish, ...first, positions: others }]
  })
}
