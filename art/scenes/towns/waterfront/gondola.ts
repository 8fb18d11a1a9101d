import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { reflectionPath } from '#art/kit/water.ts'

const HULL = '#14161F'
const GOLD = '#C9A24A'
const SHIRT = '#F6EBD2'
const SKIN = '#3A2128'
const STRAW = '#F2C66B'

const HULL_GLYPH = 'M-214 -62l10 -16l9 2v28q46 42 170 44q140 0 208 -62l14 2q-64 92 -222 90q-150 -4 -189 -88z'

export type Gondola = Placement & { readonly isTurned: boolean }

function paintRower(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  const { x, y, scale, scaleX = scale } = at
  addLine(canvas, placePath('M42 -118L-66 66', at), HULL, 4 * scale)
  addPath(canvas, placePath('M-13 12l3 -66h22l5 66z', at), HULL)
  addPath(canvas, placePath('M-12 -50q-2 -40 13 -42q16 2 13 42z', at), SHIRT)
  addLine(canvas, placePath('M-10 -60h22M-11 -72h24', at), accentInk, 4 * scale)
  addLine(canvas, placePath('M0 -84l30 16', at), SHIRT, 7 * scale)
  addCircle(canvas, x + scaleX, y - 102 * scale, 11 * scale, SKIN)
  addPath(canvas, placePath('M-17 -106h36l-8 -9h-20z', at), STRAW)
}

/** A gondola and its rower, its waterline a little below y; cover and stripes take the accent ink. */
export function paintGondola(
  canvas: PosterCanvas,
  { x, y, scale, isTurned }: Gondola,
  accentInk: string,
): void {
  const scaleX = isTurned ? -scale : scale
  const at = { x, y, scale, scaleX }
  const bars = { count: 6, step: 13 * scale, stray: 24 * scale, thickness: 7 * scale, taper: 20 * scale }
  const reflection = reflectionPath(canvas, { x, y: y + 22 * scale, halfWidth: 150 * scale, ...bars })
  addPath(canvas, reflection, '#082A34', { opacity: 0.8 })
  addPath(canvas, placePath(HULL_GLYPH, at), HULL)
  addLine(canvas, placePath('M-150 -6q120 26 240 -14', at), GOLD, 3.4 * scale)
  addPath(canvas, placePath('M-40 2q4 -34 40 -34t44 32z', at), accentInk)
  paintRower(canvas, { x: x + 122 * scaleX, y: y - 18 * scale, scale, scaleX }, accentInk)
}
