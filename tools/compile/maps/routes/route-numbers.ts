import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { numberedMarks } from '#tools/compile/maps/numbered-marks.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH } from './route-view.ts'

/** Numbers are spread in the pixels of a complete map, which are finer than these. */
const NUMBER_SCALE = 2
const HALF_NUMBER = 10.5

export type RouteNumber = MapPoint & { readonly label: string; readonly anchor?: MapPoint }

const round = (value: number): number => Math.round(value * 10) / 10
const coarse = ({ x, y }: MapPoint): MapPoint => ({ x: round(x / NUMBER_SCALE), y: round(y / NUMBER_SCALE) })

/** Moves the numbers of points apart until none covers another. @param labels of the points, by default from 1 */
export function spreadNumbers(
  points: readonly MapPoint[],
  labels: readonly string[] = [],
): readonly RouteNumber[] {
  const fine = points.map(({ x, y }) => ({ x: x * NUMBER_SCALE, y: y * NUMBER_SCALE }))
  const size = { width: ROUTE_WIDTH * NUMBER_SCALE, height: ROUTE_HEIGHT * NUMBER_SCALE }
  return numberedMarks(fine, size).map(({ x, y, label, anchor }, index) => ({
    ...coarse({ x, y }),
    label: labels[index] ?? label,
    ...(anchor !== undefined && { anchor: coarse(anchor) }),
  }))
}

/** Draws numbers, those that were moved with a line to their point. */
export function drawNumbers(numbers: readonly RouteNumber[]): readonly Markup[] {
  const side = String(2 * HALF_NUMBER)
  return numbers.flatMap(({ x, y, label, anchor }) => [
    ...(anchor === undefined
      ? []
      : [hastElement('path', { class: 'map-leader', d: `M${x} ${y}L${anchor.x} ${anchor.y}` }, [])]),
    hastElement(
      'rect',
      { x: String(round(x - HALF_NUMBER)), y: String(round(y - HALF_NUMBER)), width: side, height: side },
      [],
    ),
    hastElement('text', { x: String(x), y: String(y), dy: '.36em', 'text-anchor': 'middle' }, [label]),
  ])
}
