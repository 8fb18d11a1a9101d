import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { cornerBox } from '#src/maps/drawing/empty-corner.ts'
import { SCALE_ROOM } from '#src/maps/drawing/scale-bar.ts'
import type { MapPoint } from '#src/maps/lines/map-geometry.ts'
import { numberedMarks } from '#tools/compile/places/spread-numbers.ts'
import {
  areaBox,
  type Box,
  boxAround,
  DESKTOP_METRICS,
  isInside,
  type LabelMetrics,
  labelBox,
  overlaps,
  PHONE_METRICS,
  type Side,
} from './label-box.ts'
import { clearLandNames } from './land-name-spots.ts'

/** A point that wants to be on the map, in its pixels; the first of a list take precedence. */
export type MarkWish = Pick<MapMark, 'x' | 'y' | 'label' | 'role' | 'anchor' | 'away'> & {
  /** Further places where the name of an area may stand, the best first. */
  readonly spots?: readonly MapPoint[]
  /** The number that a name belongs to: it stands beside it, wherever that has moved. */
  readonly of?: string
}

const isArea = ({ role }: MarkWish): boolean => role === 'water' || role === 'land'
const isNumber = ({ role }: MarkWish): boolean => role === 'sight'

const isDistance = ({ role, label }: MarkWish): boolean => role === 'name' && / km$/.test(label)

const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom']
const FURNITURE_MARGIN = 4
const EDGE = 6

function frameOf({ width, height }: LocatorBase): Box {
  return { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE }
}

/** What lies on the map in its corners: the inset and the scale. */
export function furniture(base: LocatorBase): readonly Box[] {
  const boxes = [cornerBox(base.inset.corner, base.inset, base)]
  if (base.scale !== null) boxes.push(cornerBox(base.scale.corner, SCALE_ROOM, base))
  return boxes.map(({ left, top, right, bottom }) => ({
    left: left - FURNITURE_MARGIN,
    top: top - FURNITURE_MARGIN,
    right: right + FURNITURE_MARGIN,
    bottom: bottom + FURNITURE_MARGIN,
  }))
}

const dotBox = ({ x, y, role }: MarkWish, metrics: LabelMetrics): Box =>
  boxAround(x, y, role === 'sight' ? metrics.sightRadius : metrics.dotRadius)

const isFree = (box: Box, taken: readonly Box[]): boolean => !taken.some((other) => overlaps(box, other))

/** A number stands inside its own square; names stand beside their dot, or beside a number that stands on it. */
function boxesOf(wish: MarkWish, side: Side, metrics: LabelMetrics): readonly Box[] {
  const { x, y, label, role } = wish
  if (role === 'sight') return [dotBox(wish, metrics)]
  if (role === 'water' || role === 'land') return [areaBox(x, y, label, role, metrics)]
  if (role === 'name') return [labelBox(x, y, label, side, { ...metrics, gap: metrics.sightGap })]
  return [dotBox(wish, metrics), labelBox(x, y, label, side, metrics)]
}

/** The subject of the page, and numbers, which the list beside the map promises. */
const isKept = (wish: MarkWish): boolean => wish.role === 'here' || isNumber(wish)

type Placed = { readonly wish: MarkWish; readonly side: Side }

/** The first side on which a mark and its label are free; null when there is none. */
function freeSide(wish: MarkWish, frame: Box, taken: readonly Box[], dots: readonly Box[]): Side | null {
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
function place(wish: MarkWish, frame: Box, taken: readonly Box[], dots: readonly Box[]): Placed | null {
  for (const spot of [wish, ...(wish.spots ?? [])]) {
    const { spots: _, ...moved } = { ...wish, x: spot.x, y: spot.y }
    const side = freeSide(moved, frame, taken, dots)
    if (side !== null) return { wish: moved, side }
  }
  return null
}

/** The name of a place whose dot a number covers, as a name of that number; null when no number covers it. */
function besideNumber(wish: MarkWish, placed: readonly Placed[]): MarkWish | null {
  const dot = dotBox(wish, DESKTOP_METRICS)
  const number = placed.find(
    ({ wish: other }) => isNumber(other) && overlaps(dotBox(other, DESKTOP_METRICS), dot),
  )
  return number === undefined ? null : { ...wish, x: number.wish.x, y: number.wish.y, role: 'name' }
}

/** Whether a name says what the map says already: under the same name, or beside a number that has one. */
function isSaid(wish: MarkWish, placed: readonly Placed[]): boolean {
  if (isKept(wish) || isArea(wish) || isDistance(wish)) return false
  return placed.some(({ wish: other }) => {
    if (isNumber(other) || isArea(other) || isDistance(other)) return false
    const isSameNumber =
      wish.role === 'name' && other.role === 'name' && wish.x === other.x && wish.y === other.y
    return other.label === wish.label || isSameNumber
  })
}

/** Every sight of the list is found on the map, so their numbers make room for one another first. */
function withSpreadSights(wishes: readonly MarkWish[], base: LocatorBase): readonly MarkWish[] {
  const sights = wishes.filter(isNumber)
  const spread = numberedMarks(sights, base, furniture(base))
  const moved = sights.flatMap(({ label, away }, index) => {
    const mark = spread[index]
    if (mark === undefined) return []
    return [away === undefined ? { ...mark, label } : { x: mark.x, y: mark.y, role: mark.role, label, away }]
  })
  const others = wishes.filter((wish) => !isNumber(wish))
  return [...moved, ...others.flatMap((wish) => besideItsNumber(wish, moved))]
}

/** The name of a sight where its number now is; none for a number that a line leads away from its spot. */
function besideItsNumber(wish: MarkWish, numbers: readonly MarkWish[]): readonly MarkWish[] {
  if (wish.of === undefined) return [wish]
  const number = numbers.find(({ label }) => label === wish.of)
  return number === undefined || number.anchor !== undefined ? [] : [{ ...wish, x: number.x, y: number.y }]
}

/** Spots that numbers have left: a name of a sight would hide where its neighbour belongs. */
const leftSpots = (placed: readonly Placed[]): readonly Box[] =>
  placed.flatMap(({ wish: { anchor } }) =>
    anchor === undefined ? [] : [boxAround(anchor.x, anchor.y, DESKTOP_METRICS.dotRadius)],
  )

function placeAll(base: LocatorBase, wishes: readonly MarkWish[]): readonly Placed[] {
  const frame = frameOf(base)
  const taken: Box[] = [...furniture(base)]
  const placed: Placed[] = []
  for (const [order, wanted] of wishes.entries()) {
    const wish = (isKept(wanted) || isArea(wanted) ? null : besideNumber(wanted, placed)) ?? wanted
    if (isSaid(wish, placed)) continue
    // Dots of names still to come keep their ground, so that no label has to cross them.
    const dots = wishes.slice(order + 1).map((other) => dotBox(other, DESKTOP_METRICS))
    const kept = wish.of === undefined ? taken : [...taken, ...leftSpots(placed)]
    const found = place(wish, frame, kept, dots) ?? place(wish, frame, kept, [])
    const chosen = found ?? (isKept(wish) ? { wish, side: 'right' as const } : null)
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
export function arrangeMarks(base: LocatorBase, wishes: readonly MarkWish[]): readonly MapMark[] {
  const frame = frameOf(base)
  const taken: Box[] = [...furniture(base)]
  return placeAll(base, clearLandNames(withSpreadSights(wishes, base), base)).map(
    ({ wish: { spots: _, of: __, ...wish }, side }) => {
      const boxes = boxesOf(wish, side, PHONE_METRICS)
      const fits = boxes.every((box) => isInside(box, frame) && isFree(box, taken))
      const isMinor = !isKept(wish) && !fits
      if (!isMinor) taken.push(...boxes)
      return { ...wish, side, isMinor }
    },
  )
}
