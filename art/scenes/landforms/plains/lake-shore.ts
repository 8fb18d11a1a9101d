import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath, outline } from '#art/drawing/path.ts'
import { coniferPath } from '#art/kit/flora.ts'

export type WoodedIsle = {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly treeHeight: number
  readonly treeInk: string
  readonly shoreInk: string
}

/** A low island of conifers with a pale waterline and its broken reflection. */
export function paintWoodedIsle(canvas: PosterCanvas, isle: WoodedIsle): void {
  const { unit, random } = canvas
  const { x, y, halfWidth, treeHeight, treeInk, shoreInk } = isle
  addPath(canvas, lensPath(x, y + 3 * unit, halfWidth * 1.08, halfWidth * 0.1), shoreInk)
  const count = Math.max(5, Math.round(halfWidth / (13 * unit)))
  let trees = ''
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const tall = treeHeight * (Math.sin(Math.PI * share) * 0.7 + 0.3) * random(0.7, 1.15)
    trees += coniferPath(canvas, x + halfWidth * (share * 1.8 - 0.9), y, tall)
  }
  let reflection = ''
  for (let index = 0; index < 8; index += 1) {
    const barY = y + 8 * unit + index * treeHeight * 0.1
    const half = halfWidth * (1 - index * 0.1)
    reflection += lensPath(x + random(-8, 8) * unit, barY, half, treeHeight * 0.045)
  }
  addPath(canvas, reflection, treeInk, { opacity: 0.5 })
  addPath(canvas, trees, treeInk)
  addPath(canvas, lensPath(x, y + 5 * unit, halfWidth, halfWidth * 0.05), '#F3E3B4')
}

/** A timber cabin with a jetty to the left. */
export const cabin = (wall: string): readonly GlyphPart[] => [
  ['M-230 -6h190v8h-190zM-214 -6h7v34h-7zM-150 -6h7v30h-7zM-90 -6h7v26h-7z', '#8C6F62'],
  ['M-64 4v-66h74v66zM-64 -62l37 -40l37 40z', wall],
  ['M10 4v-66h76v66z', '#9C3A2C'],
  ['M-27 -110h108l18 52h-78z', '#33414A'],
  ['M-27 -110l10 0l-52 56l-9 -2z', '#F7F0DC'],
  ['M56 -104v-30h16v30z', '#8C6F62'],
  ['M-46 -44h18v20h-18zM30 -44h34v20h-34z', '#FBE3A8'],
  ['M-18 4v-42h18v42z', '#2A2430'],
]

/** A birch trunk from y up, with bark marks. */
export function paintBirch(canvas: PosterCanvas, x: number, y: number, tall: number, half: number): void {
  const { unit, random } = canvas
  const topY = y - tall
  addPath(
    canvas,
    outline`M${x - half} ${y}L${x - half * 0.6} ${topY}h${half * 1.2}L${x + half} ${y}z`,
    '#F6F0DE',
  )
  const shade = outline`M${x + half * 0.2} ${y}L${x + half * 0.2} ${topY}h${half * 0.4}L${x + half} ${y}z`
  addPath(canvas, shade, '#B9BFAE')
  let marks = ''
  for (let markY = topY; markY < y; markY += random(26, 60) * unit) {
    const across = outline`l${half * random(0.6, 1.2)} ${5 * unit}l${-half} ${5 * unit}`
    marks += `${outline`M${x - half * 0.9} ${markY}`}${across}z`
  }
  addPath(canvas, marks, '#2A2E34')
}

const LEAF_INKS = ['#2F6E52', '#7FA650', '#C9BE5A'] as const

export type LeafCloud = {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly count: number
}

/** Loose birch leaves in three greens, thickest around the middle of each cloud. */
export function paintLeaves(canvas: PosterCanvas, clouds: readonly LeafCloud[]): void {
  const { unit, random } = canvas
  const paths = LEAF_INKS.map(() => '')
  for (const { x, y, reach, count } of clouds) {
    for (let index = 0; index < count; index += 1) {
      const leafX = x + (random() + random() - 1) * reach
      const leafY = y + (random() + random() - 1) * reach * 0.55
      const size = random(5, 11) * unit
      const upper = outline`M${leafX} ${leafY}q${size} ${-size * 0.7} ${size * 2} 0`
      paths[index % paths.length] += `${upper}${outline`q${-size} ${size * 0.9} ${-size * 2} 0`}z`
    }
  }
  for (const [index, ink] of LEAF_INKS.entries()) {
    addPath(canvas, paths[index] ?? '', ink)
  }
}
