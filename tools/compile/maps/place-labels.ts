import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { cornerBox } from '#src/maps/drawing/empty-corner.ts'
import { SCALE_SIZE } from '#src/maps/drawing/scale-bar.ts'
import type { MapPoint } from '#src/maps/lines/map-geometry.ts'
import { numberedMarks } from '#tools/compile/maps/numbered-marks.ts'
import { keepClearLabelPositions } from './area-label-positions.ts'
import {
  areaBox,
  boxAround,
  DESKTOP_METRICS,
  isInside,
  type LabelBox,
  type LabelMetrics,
  labelBox,
  overlaps,
  PHONE_METRICS,
  type Side,
} from './label-box.ts'

/** A requested mark in pixels of the map; earlier ones in a list take precedence. */
export type MarkCandidate = Pick<MapMark, 'x' | 'y' | 'label' | 'role' | 'anchor' | 'away'> & {
  /** Further positions for the name of an area, the best first. */
  readonly positions?: readonly MapPoint[]
  /** The number that a name belongs to: it is placed beside it, wherever the number has moved. */
  readonly of?: string
}

const isArea = ({ role }: MarkCandidate): boolean => role === 'water' || role === 'land'
const isNumber = ({ role }: MarkCandidate): boolean => role === 'sight'

const isDistance = ({ role, label }: MarkCandidate): boolean => role === 'name' && / km$/.test(label)

const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom']
const CONTROLS_MARGIN = 4
const EDGE = 6

function frameOf({ width, height }: LocatorBase): LabelBox {
  return { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE }
}

/** Boxes in the corners of the map: the inset and the scale. */
export function mapControls(base: LocatorBase): readonly LabelBox[] {
  const boxes = [cornerBox(base.inset.corner, base.inset, base)]
  if (base.scale !== null) boxes.push(cornerBox(base.scale.corner, SCALE_SIZE, base))
  return boxes.map(({ left, top, right, bottom }) => ({
    left: left - CONTROLS_MARGIN,
    top: top - CONTROLS_MARGIN,
    right: right + CONTROLS_MARGIN,
    bottom: bottom + CONTROLS_MARGIN,
  }))
}

const dotBox = ({ x, y, role }: MarkCandidate, metrics: LabelMetrics): LabelBox =>
  boxAround(x, y, role === 'sight' ? metrics.sightRadius : metrics.dotRadius)

const isFree = (box: LabelBox, taken: readonly LabelBox[]): boolean =>
  !taken.some((other) => overlaps(box, other))

/** A number is in its square; a name is beside its dot, or beside the number on it. */
function boxesOf(wish: MarkCandidate, side: Side, metrics: LabelMetrics): readonly LabelBox[] {
  const { x, y, label, role } = wish
  if (role === 'sight') return [dotBox(wish, metrics)]
  if (role === 'water' || role === 'land') return [areaBox(x, y, label, role, metrics)]
  if (role === 'name') return [labelBox(x, y, label, side, { ...metrics, gap: metrics.sightGap })]
  return [dotBox(wish, metrics), labelBox(x, y, label, side, metrics)]
}

/** The subject of the page, and numbers, which the list beside the map refers to. */
const isRequired = (wish: MarkCandidate): boolean => wish.role === 'here' || isNumber(wish)

type Placed = { readonly wish: MarkCandidate; readonly side: Side }

/** The first side on which a mark and its label are free; null when there is none. */
function findFreeSide(
  wish: MarkCandidate,
  frame: LabelBox,
  taken: readonly LabelBox[],
  dots: readonly LabelBox[],
): Side | null {
  const fits = (side: Side): boolean => {
    const boxes = boxesOf(wish, side, DESKTOP_METRICS)
    if (wish.role === 'sight') return boxes.every((box) => isFree(box, taken))
    const label = boxes.at(-1)
    return (
      boxes.every((box) => isFree(box, taken)) &&
      label !== undefined &&
      isInside(label, frame) &&
      isFree(label, dots)
    )
  }
  return SIDES.find(fits) ?? null
}

/** Finds a free position: beside the point, or for an area one of its positions; null when there is none. */
function placeCandidate(
  wish: MarkCandidate,
  frame: LabelBox,
  taken: readonly LabelBox[],
  dots: readonly LabelBox[],
): Placed | null {
  for (const spot of [wish, ...(wish.positions ?? [])]) {
    const { positions: _, ...moved } = { ...wish, x: spot.x, y: spot.y }
    const side = findFreeSide(moved, frame, taken, dots)
    if (side !== null) return { wish: moved, side }
  }
  return null
}

/**
 * Turns the name of a place whose dot is covered by a number into a name of that number; null when no number covers it.
 */
function besideNumber(wish: MarkCandidate, placed: readonly Placed[]): MarkCandidate | null {
  const dot = dotBox(wish, DESKTOP_METRICS)
  const number = placed.find(
    ({ wish: other }) => isNumber(other) && overlaps(dotBox(other, DESKTOP_METRICS), dot),
  )
  return number === undefined ? null : { ...wish, x: number.wish.x, y: number.wish.y, role: 'name' }
}

/** Whether the map already shows the name, or the number already has one. */
function isDuplicate(wish: MarkCandidate, placed: readonly Placed[]): boolean {
  if (isRequired(wish) || isArea(wish) || isDistance(wish)) return false
  return placed.some(({ wish: other }) => {
    if (isNumber(other) || isArea(other) || isDistance(other)) return false
    const isSameNumber =
      wish.role === 'name' && other.role === 'name' && wish.x === other.x && wish.y === other.y
    return other.label === wish.label || isSameNumber
  })
}

/** Every sight of the list must be visible on the map, so their numbers are separated first. */
function withSeparatedNumbers(wishes: readonly MarkCandidate[], base: LocatorBase): readonly MarkCandidate[] {
  const sights = wishes.filter(isNumber)
  const spread = numberedMarks(sights, base, mapControls(base))
  const moved = sights.flatMap(({ label, away }, index) => {
    const mark = spread[index]
    if (mark === undefined) return []
    return [away === undefined ? { ...mark, label } : { x: mark.x, y: mark.y, role: mark.role, label, away }]
  })
  const others = wishes.filter((wish) => !isNumber(wish))
  return [...moved, ...others.flatMap((wish) => besideItsNumber(wish, moved))]
}

/** The name of a sight at its number's final position; none for a number that is connected by a line. */
function besideItsNumber(wish: MarkCandidate, numbers: readonly MarkCandidate[]): readonly MarkCandidate[] {
  if (wish.of === undefined) return [wish]
  const number = numbers.find(({ label }) => label === wish.of)
  return number === undefined || number.anchor !== undefined ? [] : [{ ...wish, x: number.x, y: number.y }]
}

/** Original positions of moved numbers: the name of another sight must not cover them. */
const vacatedPositions = (placed: readonly Placed[]): readonly LabelBox[] =>
  placed.flatMap(({ wish: { anchor } }) =>
    anchor === undefined ? [] : [boxAround(anchor.x, anchor.y, DESKTOP_METRICS.dotRadius)],
  )

function placeCandidates(base: LocatorBase, wishes: readonly MarkCandidate[]): readonly Placed[] {
  const frame = frameOf(base)
  const taken: LabelBox[] = [...mapControls(base)]
  const placed: Placed[] = []
  for (const [order, wanted] of wishes.entries()) {
    const wish = (isRequired(wanted) || isArea(wanted) ? null : besideNumber(wanted, placed)) ?? wanted
    if (isDuplicate(wish, placed)) continue
    // Dots of later names are reserved, so that no label covers them.
    const dots = wishes.slice(order + 1).map((other) => dotBox(other, DESKTOP_METRICS))
    const required = wish.of === undefined ? taken : [...taken, ...vacatedPositions(placed)]
    const found = placeCandidate(wish, frame, required, dots) ?? placeCandidate(wish, frame, required, [])
    const chosen = found ?? (isRequired(wish) ? { wish, side: 'right' as const } : null)
    if (chosen === null) continue
    placed.push(chosen)
    taken.push(...boxesOf(chosen.wish, chosen.side, DESKTOP_METRICS))
  }
  return placed
}

/**
 * Separates numbers and places them first, chooses the side of every label so that none overlaps, drops marks without
 * space, and marks as minor those that would overlap at the type size of a phone. The subject of the page and the
 * numbers of sights are always shown.
 */
export function placeLabels(base: LocatorBase, candidates: readonly MarkCandidate[]): readonly MapMark[] {
  const frame = frameOf(base)
  const taken: LabelBox[] = [...mapControls(base)]
  return placeCandidates(base, keepClearLabelPositions(withSeparatedNumbers(candidates, base), base)).map(
    ({ wish: { positions: _, of: __, ...wish }, side }) => {
      const boxes = boxesOf(wish, side, PHONE_METRICS)
      const fits = boxes.every((box) => isInside(box, frame) && isFree(box, taken))
      const isMinor = !isRequired(wish) && !fits
      if (!isMinor) taken.push(...boxes)
      return { ...wish, side, isMinor }
    },
  )
}
