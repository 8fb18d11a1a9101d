import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import {
  boxAround,
  isInside,
  type LabelBox,
  type LabelMetrics,
  metricsOf,
  overlaps,
  type Side,
} from '#src/maps/labels/label-box.ts'
import { labelWidth } from '#src/maps/labels/label-width.ts'
import { placeAlong } from '#src/maps/labels/line-label.ts'
import { boxesOf, dotBox, labelTextOf, mapControls } from '#src/maps/labels/mark-boxes.ts'
import { isletBoxes, othersBeside } from './beside-distance.ts'
import { hasDot, isArea, isDistance, isNumber, isRequired, type MarkCandidate } from './mark-candidate.ts'

/** A mark with its label in a free position, and what it covers. */
export type Placed = {
  readonly wish: MarkCandidate
  readonly side: Side
  readonly boxes: readonly LabelBox[]
  /** The line that the label follows. */
  readonly baseline?: PixelLine
}

type Space = {
  readonly frame: LabelBox
  readonly taken: readonly LabelBox[]
  /** Dots of later marks. */
  readonly dots: readonly LabelBox[]
  readonly metrics: LabelMetrics
}

const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom']
const EDGE = 6

export function frameOf({ width, height }: LocatorBase): LabelBox {
  return { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE }
}

export const isFree = (box: LabelBox, taken: readonly LabelBox[]): boolean =>
  !taken.some((other) => overlaps(box, other))

/** The first side on which a mark and its label are free; null when there is none. */
function findFreeSide(wish: MarkCandidate, { frame, taken, dots, metrics }: Space): Side | null {
  const fits = (side: Side): boolean => {
    const boxes = boxesOf(wish, side, metrics)
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

/** A name along its line, at its straightest free part. */
function placeOnLine(
  wish: MarkCandidate,
  line: PixelLine,
  { frame, taken, dots, metrics }: Space,
): Placed | null {
  const { typeSize, lineHeight } = metricsOf(wish.role, metrics)
  const size = { length: labelWidth(labelTextOf(wish), typeSize), height: lineHeight }
  const found = placeAlong(line, size, (boxes) =>
    boxes.every((box) => isFree(box, taken) && isFree(box, dots) && isInside(box, frame)),
  )
  if (found === null) return null
  const { baseline, middle, boxes } = found
  return { wish: { ...wish, ...middle }, side: 'right', boxes, baseline }
}

/** Finds a free position: along its line, beside the point, or for an area one of its positions; null without one. */
function placeCandidate(wish: MarkCandidate, space: Space): Placed | null {
  if (wish.line !== undefined) return placeOnLine(wish, wish.line, space)
  for (const spot of [wish, ...(wish.positions ?? [])]) {
    const { positions: _, ...moved } = { ...wish, x: spot.x, y: spot.y }
    const side = findFreeSide(moved, space)
    if (side !== null) return { wish: moved, side, boxes: boxesOf(moved, side, space.metrics) }
  }
  return null
}

/** Finds a free position that covers no dot of a later mark, else any, else one for the shorter label. */
function placeAnyLabel(wish: MarkCandidate, space: Space): Placed | null {
  const found = placeCandidate(wish, space) ?? placeCandidate(wish, { ...space, dots: [] })
  if (found !== null || wish.shorter === undefined) return found
  const { shorter, ...others } = wish
  return placeAnyLabel({ ...others, label: shorter }, space)
}

/** A place closer than this to the point of a number is where the sight is. */
const MAX_SAME_POINT = 12

/** Whether a number has moved away from the point of a place. */
const isMovedFrom = (place: MarkCandidate, { anchor }: MarkCandidate): boolean =>
  anchor !== undefined && Math.hypot(anchor.x - place.x, anchor.y - place.y) <= MAX_SAME_POINT

/**
 * Turns the name of a place that has the point of a number into a name of that number.
 * @returns the name as it is when no number covers it, and null when one does that has moved there from elsewhere
 */
function besideNumber(
  wish: MarkCandidate,
  placed: readonly Placed[],
  metrics: LabelMetrics,
): MarkCandidate | null {
  if (isRequired(wish) || isArea(wish) || !hasDot(wish) || wish.role === 'stop' || wish.role === 'view')
    return wish
  const dot = dotBox(wish, metrics)
  const numbers = placed.flatMap(({ wish: other }) => (isNumber(other) ? [other] : []))
  const covering = numbers.filter((number) => overlaps(dotBox(number, metrics), dot))
  const own =
    covering.find(({ anchor }) => anchor === undefined) ?? numbers.find((number) => isMovedFrom(wish, number))
  if (own !== undefined) return { ...wish, x: own.x, y: own.y, role: 'name' }
  return covering.length === 0 ? wish : null
}

/** The quarters that a label names: two for `Roma and Condesa`. */
const quartersOf = (label: string): readonly string[] => label.toLowerCase().split(/ and |, /)

const namesSame = (label: string, other: string): boolean =>
  quartersOf(label).some((quarter) => quartersOf(other).includes(quarter))

/** Whether the map already shows the name, or the number already has one. */
function isDuplicate(wish: MarkCandidate, placed: readonly Placed[]): boolean {
  // A quarter of the plan that “Where to stay” names too.
  if (wish.role === 'land')
    return placed.some(({ wish: { role, label } }) => role === 'land' && namesSame(label, wish.label))
  if (isRequired(wish) || isArea(wish) || isDistance(wish) || wish.role === 'stop') return false
  return placed.some(({ wish: other }) => {
    if (isNumber(other) || isArea(other) || isDistance(other)) return false
    const isSameNumber =
      wish.role === 'name' && other.role === 'name' && wish.x === other.x && wish.y === other.y
    return other.label === wish.label || isSameNumber
  })
}

/** Original positions of moved numbers: the name of another sight must not cover them. */
const vacatedPositions = (placed: readonly Placed[], metrics: LabelMetrics): readonly LabelBox[] =>
  placed.flatMap(({ wish: { anchor } }) =>
    anchor === undefined ? [] : [boxAround(anchor.x, anchor.y, metrics.dotRadius)],
  )

/** Places marks in order of precedence, each where it overlaps none before it; those without space are dropped. */
export function placeCandidates(
  base: LocatorBase,
  wishes: readonly MarkCandidate[],
  metrics: LabelMetrics,
): readonly Placed[] {
  const frame = frameOf(base)
  const taken: LabelBox[] = [...mapControls(base)]
  const placed: Placed[] = []
  const islets = isletBoxes(base)
  const allDots = wishes.map((wish) => (hasDot(wish) ? dotBox(wish, metrics) : null))
  for (const [order, wanted] of wishes.entries()) {
    const wish = besideNumber(wanted, placed, metrics)
    if (wish === null || isDuplicate(wish, placed)) continue
    // Dots of later names are reserved, so that no label covers them.
    const later = allDots.slice(order + 1).filter((dot) => dot !== null)
    const dots = isDistance(wish) ? [...later, ...islets] : later
    const others = isDistance(wish) ? othersBeside(wish, placed, metrics) : []
    const required = wish.of === undefined ? taken : [...taken, ...vacatedPositions(placed, metrics)]
    const space = { frame, dots, metrics }
    const apart = placeAnyLabel(wish, { ...space, taken: [...required, ...others] })
    const near =
      apart === null && others.length > 0 ? placeAnyLabel(wish, { ...space, taken: required }) : null
    // Above or below its number it would seem to name the one beside, too.
    const found = apart ?? (near?.side === 'right' || near?.side === 'left' ? near : null)
    const forced = isRequired(wish)
      ? { wish, side: 'right' as const, boxes: boxesOf(wish, 'right', metrics) }
      : null
    const chosen = found ?? forced
    if (chosen === null) continue
    placed.push(chosen)
    taken.push(...chosen.boxes)
  }
  return placed
}
