import { addCircle, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const DARK = '#2A1B36'
const SKIN = '#7A4434'
const STRAW = '#E9B860'
const STRAW_SHADE = '#A8743C'

/** Someone walking away from the viewer in a long shirt, a bag on the shoulder. */
export function paintShopper(canvas: PosterCanvas, at: Placement, shirt: string): void {
  addPath(canvas, placePath('M-15 0l3 -62h12l-3 62zM4 0l-2 -62h13l2 62z', at), DARK)
  addPath(canvas, placePath('M-22 -56q-2 -66 12 -78h22q14 12 10 78z', at), shirt)
  addPath(canvas, placePath('M14 -128l12 6l6 50h-9zM-14 -128l-13 8l-4 48h9z', at), shirt)
  addPath(canvas, placePath('M20 -84h22l4 38h-28z', at), STRAW_SHADE)
  addCircle(canvas, at.x + at.scale, at.y - 148 * at.scale, 13 * at.scale, SKIN)
  addPath(canvas, placePath('M-13 -148q-2 -18 14 -18q16 0 14 18q-4 -6 -14 -6t-14 6z', at), DARK)
}

/** A woman with a basket of fruit on her hip; her dress takes the accent ink. */
export function paintBasketWoman(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  addPath(canvas, placePath('M-12 0l2 -22h9l-2 22zM6 0l-2 -22h9l2 22z', at), SKIN)
  addPath(
    canvas,
    placePath('M-30 -18q4 -64 16 -86l-4 -34q4 -8 16 -8h8q12 0 14 8l-4 34q14 24 16 86z', at),
    accentInk,
  )
  addPath(canvas, placePath('M20 -138l18 34l-8 22l-8 -4l4 -16l-14 -26z', at), SKIN)
  addPath(canvas, placePath('M16 -92q4 -20 14 -20t12 8q12 -4 14 12z', at), '#F2D24A')
  addPath(canvas, placePath('M10 -94h52q-4 30 -16 34h-22q-12 -6 -14 -34z', at), STRAW)
  addPath(canvas, placePath('M38 -94h24q-4 30 -16 34h-10q6 -16 2 -34z', at), STRAW_SHADE)
  addCircle(canvas, at.x + at.scale, at.y - 158 * at.scale, 13 * at.scale, SKIN)
  addPath(
    canvas,
    placePath('M-34 -160q14 -8 22 -9q4 -18 13 -18q10 0 14 18q10 1 22 9q-34 10 -71 0z', at),
    STRAW,
  )
}

/** Two people on their way up a street, one of them in the accent ink. */
export function paintPair(canvas: PosterCanvas, x: number, y: number, accentInk: string): void {
  const { unit } = canvas
  paintShopper(canvas, { x: x + 56 * unit, y: y - 14 * unit, scale: 0.74 * unit }, '#FBF0DA')
  paintBasketWoman(canvas, { x, y, scale: 0.78 * unit }, accentInk)
}
