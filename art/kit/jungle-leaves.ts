import { addLine, addPath, closeGroup, openGroup, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'

export type LeafInks = { readonly upper: string; readonly lower: string }

export const DARK_LEAF: LeafInks = { upper: '#0E3A34', lower: '#0A2C2A' }
export const MIDDLE_LEAF: LeafInks = { upper: '#1E6A4A', lower: '#14523E' }
export const LIGHT_LEAF: LeafInks = { upper: '#5E9A48', lower: '#3B7A40' }

export type Leaf = {
  /** Where the stem begins. */
  readonly x: number
  readonly y: number
  /** In units. */
  readonly length: number
  readonly halfWidth: number
  /** Clockwise from pointing right. */
  readonly degrees: number
  readonly inks: LeafInks
  /** Fingers on each side; a whole leaf has none. */
  readonly fingers?: number
}

function fingersPath(length: number, halfWidth: number, count: number, side: -1 | 1): string {
  const reach = (share: number): number =>
    halfWidth * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)) ** 0.8
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const [start, end] = [index / count, (index + 0.82) / count]
    const [out, back] = [reach(start), reach(end)]
    const stemX = length * start
    const tip = outline`Q${stemX + out * 0.3} ${side * out * 0.8} ${stemX + out * 0.9} ${side * out}`
    const home = outline`Q${length * end + back * 0.5} ${side * back * 0.5} ${length * end} 0z`
    path += outline`M${stemX} 0${tip}${home}`
  }
  return path
}

/** A large leaf, whole or fingered, in a lit and a shaded half. */
export function paintLeaf(canvas: PosterCanvas, leaf: Leaf): void {
  const { unit } = canvas
  const { x, y, inks, fingers = 0 } = leaf
  const [length, half] = [leaf.length * unit, leaf.halfWidth * unit]
  openGroup(canvas, { transform: outline`translate(${x} ${y}) rotate(${leaf.degrees})` })
  if (fingers === 0) {
    const lower = outline`Q${length * 0.3} ${half} `
    addPath(canvas, outline`M0 0Q${length * 0.3} ${-half} ${length} 0${lower}0 0z`, inks.upper)
    addPath(canvas, outline`M0 0${lower}${length} 0z`, inks.lower)
  } else {
    addPath(canvas, fingersPath(length, half, fingers, -1), inks.upper)
    addPath(canvas, fingersPath(length, half, fingers, 1), inks.lower)
    addLine(canvas, outline`M0 0H${length}`, inks.lower, 5 * unit)
  }
  closeGroup(canvas)
}
