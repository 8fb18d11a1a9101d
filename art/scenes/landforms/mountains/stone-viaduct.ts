import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'

export type Viaduct = {
  /** Height of the rails at the left and at the right edge. */
  readonly leftY: number
  readonly rightY: number
  readonly arches: number
}

const DECK_DEPTH = 34
const PIER_SHARE = 0.16
const STONE = '#D9BE8C'
const STONE_SHADE = '#7A6656'

/** The height of the rails above a place on the width. */
export function railY(canvas: PosterCanvas, { leftY, rightY }: Viaduct, x: number): number {
  return between(leftY, rightY, x / canvas.width)
}

function footY({ width, height, unit }: PosterCanvas, x: number): number {
  return height * 0.84 + Math.sin((x / width) * 3) * 16 * unit
}

type ArchSpan = {
  readonly leftX: number
  readonly rightX: number
  readonly pier: number
  readonly radius: number
  readonly springY: number
}

function archSpans(canvas: PosterCanvas, viaduct: Viaduct): readonly ArchSpan[] {
  const step = canvas.width / viaduct.arches
  const pier = step * PIER_SHARE
  const radius = step * 0.5 - pier
  return Array.from({ length: viaduct.arches }, (_none, index) => {
    const crownY = railY(canvas, viaduct, (index + 0.5) * step) + DECK_DEPTH * canvas.unit
    return { leftX: index * step, rightX: (index + 1) * step, pier, radius, springY: crownY + radius }
  })
}

function bodyPath(canvas: PosterCanvas, viaduct: Viaduct, spans: readonly ArchSpan[]): string {
  const { width } = canvas
  const deck = outline`M-10 ${viaduct.leftY}L${width + 10} ${viaduct.rightY}V${footY(canvas, width)}`
  const openings = spans.toReversed().map(({ leftX, rightX, pier, radius, springY }) => {
    const up = outline`L${rightX - pier} ${footY(canvas, rightX)}L${rightX - pier * 0.8} ${springY}`
    const arch = outline`A${radius * 1.02} ${radius} 0 0 0 ${leftX + pier * 0.8} ${springY}`
    return up + arch + outline`L${leftX + pier} ${footY(canvas, leftX)}`
  })
  return `${deck}${openings.join('')}H-10z`
}

/** The right face of each pier and the underside of each arch. */
function shadePath(canvas: PosterCanvas, { leftX, rightX, pier, radius, springY }: ArchSpan): string {
  const { unit } = canvas
  const [pierX, baseY] = [leftX + pier * 0.15, footY(canvas, leftX)]
  const up = outline`M${pierX} ${baseY}V${springY - radius * 0.1}`
  const face = outline`L${leftX + pier * 0.8} ${springY}L${leftX + pier} ${baseY}z`
  const [startX, endX] = [rightX - pier * 0.8, leftX + pier * 0.8]
  const under = outline`M${startX} ${springY}A${radius * 1.02} ${radius} 0 0 0 ${endX} ${springY}`
  const back = outline`l${-6 * unit} ${-4 * unit}A${radius * 1.1} ${radius * 1.1} 0 0 1 ${startX} ${springY}z`
  return up + face + under + back
}

/** A tall stone viaduct across the sheet, its piers a little lower in the middle. */
export function paintViaduct(canvas: PosterCanvas, viaduct: Viaduct): void {
  const { width, height, unit } = canvas
  const spans = archSpans(canvas, viaduct)
  const body = bodyPath(canvas, viaduct, spans)
  addPath(canvas, body, STONE)
  addPath(canvas, spans.map((span) => shadePath(canvas, span)).join(''), STONE_SHADE)
  sprayVertical(canvas, body, '#8A7A5A', height * 0.86, height * 0.62, 0.9)
  const { leftY, rightY } = viaduct
  const top = outline`M-10 ${leftY - 8 * unit}L${width + 10} ${rightY - 8 * unit}`
  addPath(canvas, `${top}${outline`v${14 * unit}L-10 ${leftY + 6 * unit}`}z`, '#EFD9A8')
}
