import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { boxAround, isInside, type LabelBox, overlaps } from '#src/maps/labels/label-box.ts'
import { labelWidth } from '#src/maps/labels/label-width.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH } from './route-view.ts'

/** Size of the names of stops: about 11 px on a small phone, where the drawing is 309 px wide. */
const TYPE_PX = 14.5
const LINE_PX = 16
/** Other fonts, before the site's own is loaded, are wider. */
const FONT_SLACK = 1.06
/** From the centre of a number to its name. */
const GAP = 13
const HALF_NUMBER = 11
const EDGE = 3
const FRAME: LabelBox = { left: EDGE, top: EDGE, right: ROUTE_WIDTH - EDGE, bottom: ROUTE_HEIGHT - EDGE }
const MAX_LENGTH = 30

export type StopName = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end' | 'middle'
}

/** A name without what follows a comma or is in brackets. */
const shortened = (name: string): string => name.replace(/\s*[,(].*$/, '')

type Side = Omit<StopName, 'text'> & { readonly box: LabelBox }

function sidesOf({ x, y }: MapPoint, width: number): readonly Side[] {
  const [top, bottom] = [y - LINE_PX / 2, y + LINE_PX / 2]
  const below = y + HALF_NUMBER + LINE_PX / 2 + 1
  const above = y - HALF_NUMBER - LINE_PX / 2 - 1
  const centred = (middle: number): Side => ({
    x,
    y: middle,
    anchor: 'middle',
    box: {
      left: x - width / 2,
      right: x + width / 2,
      top: middle - LINE_PX / 2,
      bottom: middle + LINE_PX / 2,
    },
  })
  return [
    { x: x + GAP, y, anchor: 'start', box: { left: x + GAP, right: x + GAP + width, top, bottom } },
    { x: x - GAP, y, anchor: 'end', box: { left: x - GAP - width, right: x - GAP, top, bottom } },
    centred(below),
    centred(above),
  ]
}

/**
 * Places the names of stops beside their numbers, where they cover no number and no other name. A name without space is
 * left out: the list of stops has it.
 * @param numbers where the numbers are drawn, in the order of the names
 * @param taken boxes of what else must stay free, such as the scale
 */
export function placeStopNames(
  names: readonly string[],
  numbers: readonly MapPoint[],
  taken: readonly LabelBox[] = [],
): readonly StopName[] {
  const covered: LabelBox[] = [...taken, ...numbers.map(({ x, y }) => boxAround(x, y, HALF_NUMBER))]
  return names.flatMap((name, index): readonly StopName[] => {
    const at = numbers[index]
    if (at === undefined) return []
    for (const text of new Set([name, shortened(name)])) {
      if (text.length > MAX_LENGTH) continue
      const found = sidesOf(at, labelWidth(text, TYPE_PX) * FONT_SLACK).find(
        ({ box }) => isInside(box, FRAME) && !covered.some((other) => overlaps(box, other)),
      )
      if (found === undefined) continue
      const { box, ...place } = found
      covered.push(box)
      return [{ text, ...place }]
    }
    return []
  })
}
