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

/** A point that wants to be on the map, in its pixels; the first of a list take precedence. */
export type MarkCandidate = Pick<MapMark, 'x' | 'y' | 'label' | 'role' | 'anchor' | 'away'> & {
  /** Further places where the name of an area may stand, the best first. */
  readonly positions?: readonly MapPoint[]
  /** The number that a name belongs to: it stands beside it, wherever that has moved. */
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

/** What lies on the map in its corners: the inset and the scale. */
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

/** A number stands inside its own square; names stand beside their dot, or beside a number that stands on it. */
function boxesOf(wish: MarkCandidate, side: Side, metrics: LabelMetrics): readonly LabelBox[] {
  const { x, y, label, role } = wish
  if (role === 'sight') return [dotBox(wish, metrics)]
  if (role === 'water' || role === 'land') return [areaBox(x, y, label, role, metrics)]
  if (role === 'name') return [labelBox(x, y, label, side, { ...metrics, gap: metrics.sightGap })]
  return [dotBox(wish, metrics), labelBox(x, y, label, side, metrics)]
}

/** The subject of the page, and numbers, which the list beside the map promises. */
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

/** Where a mark finds room: beside its point, or for an area on one of its spots; null when nowhere. */
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

/** The name of a place whose dot a number covers, as a name of that number; null when no number covers it. */
function besideNumber(wish: MarkCandidate, placed: readonly Placed[]): MarkCandidate | null {
  const dot = dotBox(wish, DESKTOP_METRICS)
  const number = placed.find(
    ({ wish: other }) => isNumber(other) && overlaps(dotBox(other, DESKTOP_METRICS), dot),
  )
  return number === undefined ? null : { ...wish, x: number.wish.x, y: number.wish.y, role: 'name' }
}

/** Whether a name says what the map says already: under the same name, or beside a number that has one. */
function isDuplicate(wish: MarkCandidate, placed: readonly Placed[]): boolean {
  if (isRequired(wish) || isArea(wish) || isDistance(wish)) return false
  return placed.some(({ wish: other }) => {
    if (isNumber(other) || isArea(other) || isDistance(other)) return false
    const isSameNumber =
      wish.role === 'name' && other.role === 'name' && wish.x === other.x && wish.y === other.y
    return other.label === wish.label || isSameNumber
  })
}

/** Every sight of the list is found on the map, so their numbers make room for one another first. */
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

/** The name of a sight where its number now is; none for a number that a line leads away from its spot. */
function besideItsNumber(wish: MarkCandidate, numbers: readonly MarkCandidate[]): readonly MarkCandidate[] {
  if (wish.of === undefined) return [wish]
  const number = numbers.find(({ label }) => label === wish.of)
  return number === undefined || number.anchor !== undefined ? [] : [{ ...wish, x: number.x, y: number.y }]
}

/** Spots that numbers have left: a name of a sight would hide where its neighbour belongs. */
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
    // Dots of names still to come keep their ground, so that no label has to cross them.
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
 * Moves numbers apart and puts them first, chooses the side of every label so that none covers another, drops marks that find no room, and marks as minor those
 * that would collide at the type size of a phone. The subject of the page and the numbers of sights are always kept.
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
