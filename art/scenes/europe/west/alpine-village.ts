import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const TIMBER = '#8A4B34'
const TIMBER_SHADE = '#4E2A36'
const PLASTER = '#F7E3C6'
const PLASTER_SHADE = '#A9869A'
const SNOW = '#FFF6EA'
const SNOW_SHADE = '#9FB0D6'
const LAMP = '#FFD27A'
const SPIRE = '#7A2E38'
const SPIRE_SHADE = '#4B2038'

/** A chalet under deep snow: gable to the left, plaster below, timber above, lamps lit. */
export function paintChalet(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-66 4v-40h84v40z', at), PLASTER)
  addPath(canvas, placePath('M18 4v-40h52v40z', at), PLASTER_SHADE)
  addPath(canvas, placePath('M-70 -36v-24l46 -42l46 42v24z', at), TIMBER)
  addPath(canvas, placePath('M20 -36v-26h52v26z', at), TIMBER_SHADE)
  addPath(canvas, placePath('M-72 -42h94v8h-94z', at), TIMBER_SHADE)
  const windows =
    'M-54 -62h14v16h-14zM-30 -62h14v16h-14zM-6 -62h14v16h-14zM-46 -26h16v18h-16zM-12 -26h16v30h-16zM34 -26h14v16h-14z'
  addPath(canvas, placePath(windows, at), LAMP)
  addPath(canvas, placePath('M-24 -122h74l40 56q-4 8 -14 4l-46 -2z', at), SNOW_SHADE)
  addPath(canvas, placePath('M-24 -122l54 56q-2 10 -14 8l-40 -38l-44 40q-14 2 -18 -8z', at), SNOW)
  addPath(canvas, placePath('M30 -122v-22h16v22z', at), TIMBER_SHADE)
  addPath(canvas, placePath('M27 -142h22v-8h-22z', at), SNOW)
}

/** The village church, its spire pointed or onion-shaped. */
export function paintVillageChurch(canvas: PosterCanvas, at: Placement, hasOnion: boolean): void {
  addPath(canvas, placePath('M10 4v-84h96v84z', at), PLASTER_SHADE)
  addPath(canvas, placePath('M4 -78l30 -46h66l16 46z', at), SNOW)
  addPath(canvas, placePath('M28 -62q8 -12 16 0v34h-16zM62 -62q8 -12 16 0v34h-16z', at), LAMP)
  addPath(canvas, placePath('M-34 4v-172h34v172z', at), PLASTER)
  addPath(canvas, placePath('M0 4v-172h26v172z', at), PLASTER_SHADE)
  addPath(canvas, placePath('M-20 -146q8 -14 16 0v26h-16z', at), TIMBER_SHADE)
  addCircle(canvas, at.x - 10 * at.scale, at.y - 96 * at.scale, 10 * at.scale, LAMP)
  if (hasOnion) {
    addPath(
      canvas,
      placePath('M-40 -168q36 -12 72 0q10 -30 -14 -46q-16 -12 -18 -40h-8q-2 28 -18 40q-24 16 -14 46z', at),
      SPIRE,
    )
    addPath(canvas, placePath('M0 -254q2 28 18 40q24 16 14 46q-10 -4 -24 -5q10 -40 -8 -81z', at), SPIRE_SHADE)
    addLine(canvas, placePath('M-4 -250v-34', at), SPIRE_SHADE, 3 * at.scale)
    return
  }
  addPath(canvas, placePath('M-42 -166l38 -140l8 0l28 140z', at), SPIRE)
  addPath(canvas, placePath('M-4 -306h4l32 140h-30z', at), SPIRE_SHADE)
  addLine(canvas, placePath('M-2 -300v-30', at), SPIRE_SHADE, 3 * at.scale)
}

/** A skier heading down to the left; the jacket takes the accent ink. */
export function paintSkier(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  const { x, y, scale } = at
  addLine(canvas, placePath('M-70 14L50 -6M-62 26L58 4', at), '#1B1B38', 5 * scale)
  addLine(canvas, placePath('M-26 -58l-34 60M20 -50l30 46', at), '#1B1B38', 3 * scale)
  addPath(canvas, placePath('M-14 8l6 -38l26 -6l4 14l-16 6l4 20zM6 4l10 -34h16l-8 36z', at), '#2B2A4E')
  addPath(canvas, placePath('M-12 -66q16 -16 34 -4q14 20 12 40q-18 10 -34 4q-4 -14 -26 -26z', at), accentInk)
  addCircle(canvas, x - 6 * scale, y - 78 * scale, 12 * scale, '#F4C9A0')
  addPath(canvas, placePath('M-20 -80q2 -16 16 -16q12 2 12 14z', at), '#1B1B38')
}
