import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { isInside, type LabelBox, overlaps } from '#src/maps/labels/label-box.ts'
import { crossesBox } from './crosses-box.ts'
import { numberBox, type RouteNumber } from './route-numbers.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH } from './route-view.ts'
import { englishWidth, type WidthOf } from './width-in-languages.ts'

/** Size of the names of stops: about 11 px on a small phone, where the drawing is 309 px wide. */
const TYPE_PX = 14.5
const LINE_PX = 16
/** Other fonts, before the site's own is loaded, are wider. */
const FONT_SLACK = 1.06
/** From a number to its name. */
const GAP = 2.5
const EDGE = 3
const FRAME: LabelBox = { left: EDGE, top: EDGE, right: ROUTE_WIDTH - EDGE, bottom: ROUTE_HEIGHT - EDGE }
const MAX_LENGTH = 30
/** The letters of a name are lower than its line; a line of the route, which is wide, stays off its ends. */
const [LETTERS_INSET, END_MARGIN] = [1.5, 2]

export type StopName = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end' | 'middle'
}

/** What a name must not cover. */
export type NameObstacles = {
  /** Such as the scale. */
  readonly boxes?: readonly LabelBox[]
  /** The line of the route, and others. */
  readonly lines?: readonly PixelLine[]
}

/** A name without what follows a comma or is in brackets. */
const shortened = (name: string): string => name.replace(/\s*[,(].*$/, '')

type Position = StopName & { readonly box: LabelBox }

/** Positions of a name around its number, the best first. */
function positionsOf(number: RouteNumber, text: string, width: number): readonly Position[] {
  const { left, right, top, bottom } = numberBox(number, GAP)
  const half = LINE_PX / 2
  const [above, below] = [top - half, bottom + half]
  const at = (x: number, y: number, anchor: StopName['anchor']): Position => {
    const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    return { text, x, y, anchor, box: { left: start, right: start + width, top: y - half, bottom: y + half } }
  }
  const { x, y } = number
  const [upper, lower] = [top + half / 2, bottom - half / 2]
  return [
    at(right, y, 'start'),
    at(left, y, 'end'),
    at(x, below, 'middle'),
    at(x, above, 'middle'),
    at(right, upper, 'start'),
    at(right, lower, 'start'),
    at(left, upper, 'end'),
    at(left, lower, 'end'),
    at(left + GAP, below, 'start'),
    at(left + GAP, above, 'start'),
    at(right - GAP, below, 'end'),
    at(right - GAP, above, 'end'),
    at(right - GAP, below, 'start'),
    at(right - GAP, above, 'start'),
    at(left + GAP, below, 'end'),
    at(left + GAP, above, 'end'),
  ]
}

const lettersOf = ({ left, right, top, bottom }: LabelBox): LabelBox => ({
  left: left - END_MARGIN,
  right: right + END_MARGIN,
  top: top + LETTERS_INSET,
  bottom: bottom - LETTERS_INSET,
})

/** The texts of a number: the name of its first stop, in full and short. */
function textsOf({ members }: RouteNumber, names: readonly string[]): readonly string[] {
  const own = names[members[0] ?? 0]
  return own === undefined
    ? []
    : [...new Set([own, shortened(own)])].filter(({ length }) => length <= MAX_LENGTH)
}

/** Leaders of moved numbers, which a name must not cover either. */
const leadersOf = (numbers: readonly RouteNumber[]): readonly PixelLine[] =>
  numbers.flatMap(({ x, y, anchor }): readonly PixelLine[] =>
    anchor === undefined ? [] : [[{ x, y }, anchor]],
  )

/**
 * Places the names of stops beside their numbers, where they cover no number, no other name and no line. A number with
 * few free positions is named before one with many. A name without space is left out: the list of stops has it.
 * @param names of the stops
 * @param numbers of the stops, as drawn
 * @param widthOf the width that a name needs, in all languages
 */
export function placeStopNames(
  names: readonly string[],
  numbers: readonly RouteNumber[],
  { boxes = [], lines = [] }: NameObstacles = {},
  widthOf: WidthOf = englishWidth,
): readonly StopName[] {
  const pins = numbers.map((number) => numberBox(number, 1))
  const strokes = [...lines, ...leadersOf(numbers)]
  const open = numbers.map((number) =>
    textsOf(number, names).map((text) =>
      positionsOf(number, text, widthOf(text) * TYPE_PX * FONT_SLACK).filter(
        ({ box }) =>
          isInside(box, FRAME) &&
          ![...boxes, ...pins].some((other) => overlaps(box, other)) &&
          !strokes.some((line) => crossesBox(line, lettersOf(box))),
      ),
    ),
  )
  return placeFewestFirst(open)
}

/** Gives each number one of its open positions, the number with the fewest first, full names before short ones. */
function placeFewestFirst(open: readonly (readonly (readonly Position[])[])[]): readonly StopName[] {
  const placed = new Map<number, Position>()
  const isFree = ({ box }: Position): boolean =>
    [...placed.values()].every((other) => !overlaps(box, other.box))
  const waiting = new Set(open.keys())
  while (waiting.size > 0) {
    const left = [...waiting].map((index) => {
      const free = (open[index] ?? []).map((positions) => positions.filter(isFree))
      return { index, free, count: free.flat().length }
    })
    const next = left.toSorted((one, other) => one.count - other.count || one.index - other.index)[0]
    if (next === undefined) break
    waiting.delete(next.index)
    const others = left.filter(({ index }) => index !== next.index)
    const found = bestOf(next.free.find((positions) => positions.length > 0) ?? [], others)
    if (found !== undefined) placed.set(next.index, found)
  }
  return [...placed]
    .toSorted(([one], [other]) => one - other)
    .map(([, { text, x, y, anchor }]) => ({ text, x, y, anchor }))
}

type Waiting = { readonly free: readonly (readonly Position[])[] }

/** The first position that takes no other number its last free one; else the first. */
function bestOf(positions: readonly Position[], others: readonly Waiting[]): Position | undefined {
  const leavesAll = ({ box }: Position): boolean =>
    others.every(
      ({ free }) => free.flat().length === 0 || free.flat().some((other) => !overlaps(box, other.box)),
    )
  return positions.find(leavesAll) ?? positions[0]
}
