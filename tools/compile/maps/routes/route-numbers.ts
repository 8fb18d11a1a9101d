import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { LabelBox } from '#src/maps/labels/label-box.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import { separateBoxes } from './separate-boxes.ts'

const HALF_NUMBER = 10.5
/** Half the width of a character of a number, and of the white around it. */
const [HALF_CHARACTER, HALF_EDGE] = [4, 3]
/** Between two numbers, which have an outline. */
const GAP = 1.5
/** Stops nearer than this are at one place: they share a number. */
const SAME_PLACE = 3
/** A number that moved less than this still covers its point. */
const MAX_UNLINKED_SHIFT = 5
const DOT_RADIUS = 2.5

/** A number, or several of one place, on the drawing. */
export type RouteNumber = MapPoint & {
  readonly label: string
  readonly halfWidth: number
  /** Of the points with this number. */
  readonly members: readonly number[]
  /** The point itself, where the number was moved. */
  readonly anchor?: MapPoint
}

const round = (value: number): number => Math.round(value * 10) / 10

export const numberBox = ({ x, y, halfWidth }: RouteNumber, margin = 0): LabelBox => ({
  left: x - halfWidth - margin,
  right: x + halfWidth + margin,
  top: y - HALF_NUMBER - margin,
  bottom: y + HALF_NUMBER + margin,
})

/** Indices of the points of each place, in order. */
function groupPoints(points: readonly MapPoint[]): readonly (readonly number[])[] {
  const groups: number[][] = []
  for (const [index, { x, y }] of points.entries()) {
    const group = groups.find(([first = 0]) => {
      const other = points[first] ?? { x: Infinity, y: Infinity }
      return Math.hypot(other.x - x, other.y - y) < SAME_PLACE
    })
    if (group === undefined) groups.push([index])
    else group.push(index)
  }
  return groups
}

/**
 * Moves the numbers of points apart until none covers another; points of one place have one number.
 * @param labels of the points, by default from 1
 */
export function spreadNumbers(
  points: readonly MapPoint[],
  labels: readonly string[] = [],
): readonly RouteNumber[] {
  const pins = groupPoints(points).map((members) => {
    const label = members.map((index) => labels[index] ?? String(index + 1)).join(' · ')
    const halfWidth = Math.max(HALF_NUMBER, label.length * HALF_CHARACTER + HALF_EDGE)
    return { members, label, halfWidth, point: points[members[0] ?? 0] ?? { x: 0, y: 0 } }
  })
  const places = separateBoxes(
    pins.map(({ point, halfWidth }) => ({
      ...point,
      halfWidth: halfWidth + GAP,
      halfHeight: HALF_NUMBER + GAP,
    })),
  )
  return pins.map(({ members, label, halfWidth, point }, index) => {
    const { x, y } = places[index] ?? point
    const number = { x: round(x), y: round(y), label, halfWidth, members }
    return Math.hypot(point.x - x, point.y - y) > MAX_UNLINKED_SHIFT
      ? { ...number, anchor: { x: round(point.x), y: round(point.y) } }
      : number
  })
}

const leader = ({ x, y }: MapPoint, anchor: MapPoint): readonly Markup[] => [
  hastElement('path', { d: `M${x} ${y}L${anchor.x} ${anchor.y}` }, []),
  hastElement(
    'circle',
    { class: 'route-point', cx: String(anchor.x), cy: String(anchor.y), r: String(DOT_RADIUS) },
    [],
  ),
]

/** Draws numbers, those that were moved with a line to their point. */
export function drawNumbers(numbers: readonly RouteNumber[]): readonly Markup[] {
  return [
    ...numbers.flatMap((number) => (number.anchor === undefined ? [] : leader(number, number.anchor))),
    ...numbers.flatMap((number) => {
      const { x, y, label, halfWidth } = number
      const { left, top } = numberBox(number)
      const size = { width: String(2 * halfWidth), height: String(2 * HALF_NUMBER) }
      return [
        hastElement('rect', { x: String(round(left)), y: String(round(top)), ...size }, []),
        hastElement('text', { x: String(x), y: String(y), dy: '.36em', 'text-anchor': 'middle' }, [label]),
      ]
    }),
  ]
}
