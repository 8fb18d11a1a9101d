import { addCircle, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const TIMBER = '#4A3226'
const TIMBER_SHADE = '#2E2420'
const THATCH = '#C98F45'
const THATCH_SHADE = '#8A5A34'
const STRAW = '#F4D58C'
const DARK = '#1C2B2A'

/** A thatched hut on short posts, its left side lit. */
export function paintFarmHut(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-46 0v-20h6v20zM-6 0v-20h6v20zM38 0v-20h6v20z', at), TIMBER_SHADE)
  addPath(canvas, placePath('M-50 -62h70v44h-70z', at), TIMBER)
  addPath(canvas, placePath('M20 -62h30v44h-30z', at), TIMBER_SHADE)
  addPath(canvas, placePath('M-28 -52h18v34h-18z', at), '#F6C667')
  addPath(canvas, placePath('M-66 -52q24 -18 34 -58h60l10 58z', at), THATCH)
  addPath(canvas, placePath('M28 -110q14 38 40 58h-36z', at), THATCH_SHADE)
}

/** A farmer bent over the water under a wide straw hat; the sash takes the accent ink. */
export function paintPlanter(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  addPath(canvas, placePath('M-14 0l2 -46h14l2 46zM6 0l2 -46h12l-2 46z', at), DARK)
  addPath(canvas, placePath('M-14 -44q-2 -30 20 -44q26 -8 42 10l-8 16q-14 -6 -20 2l-8 18z', at), accentInk)
  addPath(canvas, placePath('M34 -66l14 50l-8 2l-20 -42z', at), DARK)
  addPath(canvas, placePath('M24 -86l38 -2l24 34q-30 2 -62 -32z', at), STRAW)
  addPath(canvas, placePath('M44 -18l-6 22M44 -18l4 22M44 -18l12 18', at), 'none', {
    stroke: '#2F6B3F',
    'stroke-width': 3,
  })
}

/** A water buffalo standing in a field, facing right. */
export function paintBuffalo(canvas: PosterCanvas, at: Placement): void {
  addPath(
    canvas,
    placePath(
      'M-62 0v-36q-8 -40 26 -46q50 -6 78 2l8 -8l22 8q12 14 8 28q-12 6 -24 0q-6 10 -14 14v38h-12v-30h-58v30h-12v-28l-8 2v26z',
      at,
    ),
    DARK,
  )
  addPath(canvas, placePath('M-54 -60q-2 -14 18 -18q46 -8 70 0q-40 4 -88 18z', at), '#4A5A54')
  addPath(
    canvas,
    placePath('M44 -84q-2 -22 -22 -24q10 12 12 26zM62 -82q16 -14 30 -8q-14 2 -22 14z', at),
    '#CFC09A',
  )
  addCircle(canvas, at.x + 64 * (at.scaleX ?? at.scale), at.y - 72 * at.scale, 2.5 * at.scale, '#F4D58C')
}
