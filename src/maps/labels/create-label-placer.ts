import type { GuideMap, MapMark } from '#src/catalogue/map-types.ts'
import { boxesOfMark } from './boxes-of-mark.ts'
import {
  DESKTOP_METRICS,
  isInside,
  type LabelBox,
  type LabelMetrics,
  NARROW_METRICS,
  overlaps,
  PHONE_METRICS,
  type Side,
} from './label-box.ts'
import { boxesOf, isCentredName } from './mark-boxes.ts'

/** Pixels of the maps of guides, without what stays free at their edges. */
const FRAME: LabelBox = { left: 6, top: 6, right: 754, bottom: 694 }
const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom']
/** Pixels by which the name of a square or a park, of a water and of land may be moved, the nearest first. */
const SQUARE_SHIFTS = [0, -14, 14]
const WATER_SHIFTS = [...SQUARE_SHIFTS, -28, 28]
const LAND_SHIFTS = [...WATER_SHIFTS, -42, 42]

/** What is shown together at one size of type. */
type Layout = {
  readonly metrics: LabelMetrics
  readonly isShown: (mark: MapMark) => boolean
  /** Boxes of marks that are known. */
  readonly boxes: WeakMap<MapMark, readonly LabelBox[]>
}

type Position = Pick<MapMark, 'x' | 'y' | 'side'>

/**
 * Places a label that is longer than the one its mark was placed with.
 * @param others the other marks of the map
 * @returns the mark with the label, twice where phones show it elsewhere; null when a wide map has no space
 */
export type PlaceLabel = (
  mark: MapMark,
  label: string,
  others: readonly MapMark[],
) => readonly MapMark[] | null

/** What the label alone covers. */
const labelBoxes = (mark: MapMark, metrics: LabelMetrics): readonly LabelBox[] =>
  mark.path === undefined ? boxesOf(mark, mark.side, metrics).slice(-1) : boxesOfMark(mark, metrics)

function boxesIn({ metrics, boxes }: Layout, mark: MapMark): readonly LabelBox[] {
  const known = boxes.get(mark) ?? boxesOfMark(mark, metrics)
  boxes.set(mark, known)
  return known
}

const shifted = ({ x, y, side }: MapMark, shifts: readonly number[]): readonly Position[] =>
  shifts.flatMap((down) => shifts.map((right) => ({ x: x + right, y: y + down, side })))

/** The present position and the others: any side of a dot, near the middle of an area. */
function positionsOf(mark: MapMark): readonly Position[] {
  const { x, y, side, role, path } = mark
  if (path !== undefined) return [{ x, y, side }]
  if (role === 'land') return shifted(mark, LAND_SHIFTS)
  if (role === 'water') return shifted(mark, WATER_SHIFTS)
  if (isCentredName(mark)) return shifted(mark, SQUARE_SHIFTS)
  return [side, ...SIDES].map((each) => ({ x, y, side: each }))
}

const isSame = (one: Position, other: Position): boolean =>
  one.x === other.x && one.y === other.y && one.side === other.side

/** What phones show of a mark; its subject is always named, in English where nothing longer fits. */
function phoneMark(mark: MapMark, label: string, position: Position | null): MapMark | null {
  if (position !== null) return { ...mark, ...position, label, isMinor: false, isForPhone: true }
  return mark.role === 'here' && !mark.isMinor ? { ...mark, isForPhone: true } : null
}

/** Creates the placement of longer labels on one map, at the sizes of type that its marks were placed with. */
export function createLabelPlacer({ marks, controls }: Pick<GuideMap, 'marks' | 'controls'>): PlaceLabel {
  const isTown = marks.some(({ isForPhone }) => isForPhone === true)
  const wide: Layout = {
    metrics: DESKTOP_METRICS,
    isShown: ({ isForPhone }) => isForPhone !== true,
    boxes: new WeakMap(),
  }
  const phone: Layout = {
    metrics: isTown ? NARROW_METRICS : PHONE_METRICS,
    isShown: ({ isMinor }) => !isMinor,
    boxes: new WeakMap(),
  }

  function findPosition(
    layout: Layout,
    mark: MapMark,
    label: string,
    others: readonly MapMark[],
  ): Position | null {
    if (!layout.isShown(mark)) return null
    const taken = [...controls, ...others.filter(layout.isShown).flatMap((other) => boxesIn(layout, other))]
    const isFree = (position: Position): boolean =>
      labelBoxes({ ...mark, ...position, label }, layout.metrics).every(
        (box) => isInside(box, FRAME) && !taken.some((other) => overlaps(box, other)),
      )
    return positionsOf(mark).find(isFree) ?? null
  }

  return (mark, label, others) => {
    const onPhone = phoneMark(mark, label, findPosition(phone, mark, label, others))
    if (!wide.isShown(mark)) return onPhone === null ? null : [onPhone]
    const position = findPosition(wide, mark, label, others)
    if (position === null) return null
    const placed = { ...mark, ...position, label }
    if (onPhone === null) return [{ ...placed, isMinor: true }]
    return isSame(onPhone, position)
      ? [{ ...placed, isMinor: false }]
      : [{ ...placed, isMinor: true }, onPhone]
  }
}
