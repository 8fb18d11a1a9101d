import { addCircle, addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { boxPath, closeToBase } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { reflectionPath } from '#art/kit/water.ts'

const HULL = '#14202A'
const BRICK = '#A9705A'
const BRICK_SHADE = '#7F5A58'
const SPIRE = '#4E7A78'
const TREE = '#6E8F6A'

/** The far end of a northern canal: trees along the quay, a brick church with a tall spire. */
export function paintGabledEnd(
  canvas: PosterCanvas,
  { middleX, horizonY }: { readonly middleX: number; readonly horizonY: number },
): void {
  const { unit } = canvas
  const church = { x: middleX + 56 * unit, y: horizonY, scale: unit }
  addPath(canvas, placePath('M-6 0v-84l60 -40l62 40v84z', church), BRICK)
  addPath(canvas, placePath('M54 -124l62 40v84h-40v-90z', church), BRICK_SHADE)
  addPath(canvas, placePath('M-50 0v-178h52v178z', church), BRICK)
  addPath(canvas, placePath('M-16 0v-178h18v178z', church), BRICK_SHADE)
  addPath(canvas, placePath('M-54 -176l24 -40v-18l6 -86l6 86v18l24 40z', church), SPIRE)
  const trees = ridgeLine(canvas, horizonY - 44 * unit, 26 * unit, 34, 0.8)
  addPolygon(canvas, closeToBase(trees, horizonY), TREE)
  const bank = boxPath(middleX - 330 * unit, horizonY - 60 * unit, 660 * unit, 60 * unit)
  sprayVertical(canvas, bank, '#3F6A5C', horizonY + 20 * unit, horizonY - 50 * unit, 0.8)
  const haze = boxPath(middleX - 330 * unit, horizonY - 80 * unit, 660 * unit, 84 * unit)
  sprayVertical(canvas, haze, '#FADDA2', horizonY, horizonY - 72 * unit)
}

/** An open boat with two people in it, heading left, its waterline a little below y; the hull stripe in the accent ink. */
export function paintSloop(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  const { x, y, scale } = at
  const bars = { count: 6, step: 12 * scale, stray: 22 * scale, thickness: 7 * scale, taper: 20 * scale }
  addPath(
    canvas,
    reflectionPath(canvas, { x, y: y + 24 * scale, halfWidth: 150 * scale, ...bars }),
    '#082A34',
    {
      opacity: 0.8,
    },
  )
  for (const [left, shirt] of [
    [-24, '#F6EBD2'],
    [74, '#E9B44A'],
  ] as const) {
    const seat = { x: x + left * scale, y: y - 14 * scale, scale }
    addPath(canvas, placePath('M-20 14q-4 -50 10 -62h20q16 12 12 62z', seat), shirt)
    addCircle(canvas, seat.x + scale, seat.y - 64 * scale, 13 * scale, '#7A4434')
    addPath(canvas, placePath('M-14 -64q0 -18 15 -18q15 0 14 18q-6 -8 -14 -8t-15 8z', seat), HULL)
  }
  addPath(
    canvas,
    placePath('M-176 -36q60 20 160 20h148l12 -8h14q0 40 -30 56q-120 14 -236 0q-50 -20 -68 -68z', at),
    HULL,
  )
  addPath(canvas, placePath('M-168 -22q60 18 150 18h158l10 -6v10l-10 8h-160q-100 0 -138 -14z', at), accentInk)
  addLine(canvas, placePath('M142 -24l-34 -22', at), '#C9A24A', 5 * scale)
}
