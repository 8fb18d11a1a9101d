import type { WorldDot } from '#src/catalogue/catalogue-types.ts'
import { isInside, type LabelBox, overlaps, type Side } from './label-box.ts'
import { labelWidth } from './label-width.ts'

/** Sizes of type and dots on the map of the world, in its units: the smaller it is shown, the larger (`where-map.css`). */
export const WORLD_LAYOUTS = {
  wide: { typeSize: 17, dotRadius: 6 },
  middle: { typeSize: 26, dotRadius: 9 },
  phone: { typeSize: 40, dotRadius: 12 },
} as const
export type WorldLayout = keyof typeof WORLD_LAYOUTS
const LAYOUTS = Object.keys(WORLD_LAYOUTS) as readonly WorldLayout[]

/** Where the name of a dot is in one layout; shown only while one points at the dot, where it would cover something. */
export type WorldName = { readonly side: Side | null; readonly isAside: boolean }
export type NamedDot = Omit<WorldDot, 'isLabelled'> & {
  readonly names: Readonly<Record<WorldLayout, WorldName>>
}

type MapSize = { readonly width: number; readonly height: number }
type Point = Pick<WorldDot, 'x' | 'y'>

const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom']
/** From the dot to a name beside it, and the edges of names above and below it, in em. */
const [GAP, NEAR, FAR] = [0.75, 0.36, 1.46]
/** Above and below the middle of a line of type, in em. */
const [ASCENT, DESCENT] = [0.5, 0.62]
/** Other fonts, before the site's own is loaded, are wider. */
const FONT_SLACK = 1.05
/** Free units around dots, and at the edges of the map. */
const MARGIN = 3

/** The box of a name at a dot. */
export function worldNameBox(name: string, { x, y }: Point, side: Side, typeSize: number): LabelBox {
  const width = labelWidth(name, typeSize) * FONT_SLACK
  const gap = GAP * typeSize
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + gap : x - gap - width
    return { left, right: left + width, top: y - ASCENT * typeSize, bottom: y + DESCENT * typeSize }
  }
  const [top, bottom] = side === 'top' ? [-FAR, -NEAR] : [NEAR, FAR]
  const half = width / 2
  return { left: x - half, right: x + half, top: y + top * typeSize, bottom: y + bottom * typeSize }
}

const around = ({ x, y }: Point, radius: number): LabelBox => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

/** Names of all dots in one layout, the first ones first. */
function placeNames(
  dots: readonly Pick<WorldDot, 'name' | 'x' | 'y'>[],
  { width, height }: MapSize,
  { typeSize, dotRadius }: (typeof WORLD_LAYOUTS)[WorldLayout],
): readonly WorldName[] {
  const frame = { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom: height - MARGIN }
  const taken: LabelBox[] = []
  return dots.map((dot) => {
    const boxAt = (side: Side): LabelBox => worldNameBox(dot.name, dot, side, typeSize)
    const inside = SIDES.filter((side) => isInside(boxAt(side), frame))
    const others = dots.filter((other) => other !== dot).map((other) => around(other, dotRadius + MARGIN))
    const free = inside.find((side) => ![...taken, ...others].some((box) => overlaps(box, boxAt(side))))
    if (free === undefined) return { side: inside[0] ?? null, isAside: true }
    taken.push(boxAt(free))
    return { side: free, isAside: false }
  })
}

/**
 * Names the dots of the map of answers: inside the map, over no dot and over no other name. A name without space appears
 * while one points at its dot, and is left out where it would be cut.
 */
export function withWorldNames(
  dots: readonly Omit<WorldDot, 'isLabelled'>[],
  size: MapSize,
): readonly NamedDot[] {
  const placed = LAYOUTS.map((layout) => [layout, placeNames(dots, size, WORLD_LAYOUTS[layout])] as const)
  return dots.map((dot, index) => ({
    ...dot,
    names: Object.fromEntries(
      placed.map(([layout, names]) => [layout, names[index] ?? { side: null, isAside: true }]),
    ) as NamedDot['names'],
  }))
}
