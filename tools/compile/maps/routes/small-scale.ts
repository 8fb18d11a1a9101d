import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { boxAround, type LabelBox, overlaps } from '#src/maps/labels/label-box.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import { crossesBox } from './crosses-box.ts'
import { numberBox, type RouteNumber } from './route-numbers.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH } from './route-view.ts'

/** Lengths available for the bar in km; the longest within a quarter of the width is used. */
const LENGTHS_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const
const MAX_SHARE = 0.25
const [MARGIN, HEIGHT, TICK] = [10, 30, 6]
/** A corner is worse by a number than by a line. */
const NUMBER_COST = 10

export type SmallScale = { readonly markup: Markup; readonly box: LabelBox }

/** The scale bar of a drawing of 400 × 250 px in a corner without numbers and, where there is one, without a line. */
export function smallScale(
  pixelsPerKm: number,
  numbers: readonly RouteNumber[],
  lines: readonly PixelLine[] = [],
): SmallScale {
  const km = LENGTHS_KM.findLast((length) => length * pixelsPerKm <= ROUTE_WIDTH * MAX_SHARE) ?? LENGTHS_KM[0]
  const width = Math.round(km * pixelsPerKm * 10) / 10
  const across = Math.max(width, 48)
  const corners = [
    { x: MARGIN, y: ROUTE_HEIGHT - MARGIN },
    { x: ROUTE_WIDTH - MARGIN - across, y: ROUTE_HEIGHT - MARGIN },
    { x: MARGIN, y: MARGIN + HEIGHT },
    { x: ROUTE_WIDTH - MARGIN - across, y: MARGIN + HEIGHT },
  ].map(({ x, y }) => ({ x, y, box: { left: x - 3, right: x + across + 3, top: y - HEIGHT, bottom: y + 4 } }))
  const covered = ({ box }: (typeof corners)[number]): number =>
    numbers.filter((number) => overlaps(box, numberBox(number, 1.5))).length * NUMBER_COST +
    lines.filter((line) => crossesBox(line, box)).length
  const [first] = corners.toSorted((one, other) => covered(one) - covered(other))
  const { x, y, box } = first ?? { x: MARGIN, y: MARGIN, box: boxAround(0, 0, 0) }
  const text = km < 1 ? `${km * 1000} m` : `${km} km`
  const markup = hastElement('g', { class: 'route-scale', transform: `translate(${Math.round(x)} ${y})` }, [
    hastElement('path', { d: `M0-${TICK}v${TICK}h${width}v-${TICK}` }, []),
    hastElement('text', { y: '-9' }, [text]),
  ])
  return { markup, box }
}
