import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import type { SceneVariant } from '#art/kit/scene.ts'

const ROCK_DARK = '#2C2032'
const DARKEST = '#171424'
const SUIT = '#FF5436'

/** A swimmer heading right, with the rings round him. */
export function paintSwimmer(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  addPath(
    canvas,
    lensPath(x, y + 8 * scale, 92 * scale, 16 * scale) +
      lensPath(x - 6 * scale, y + 20 * scale, 60 * scale, 10 * scale),
    '#DDF7E2',
    { opacity: 0.8 },
  )
  addPath(canvas, placePath('M-8 2l-70 8l-4 -8l70 -16z', at), '#8A4B34')
  addPath(canvas, placePath('M-34 -2q24 -16 48 -8l6 12q-30 8 -54 6z', at), SUIT)
  addPath(canvas, placePath('M10 -6l34 -26l26 18l-4 6l-22 -12l-26 20z', at), '#8A4B34')
  addCircle(canvas, x + 26 * scale, y - 12 * scale, 13 * scale, '#8A4B34')
  addPath(canvas, placePath('M12 -14q2 -16 16 -14q12 4 8 12z', at), DARKEST)
}

/** A landing stage with a ladder; on some posters someone about to jump. */
export function paintLanding(canvas: PosterCanvas, variant: SceneVariant, x: number, y: number): void {
  const { unit } = canvas
  const at = { x, y, scale: unit }
  addPath(canvas, placePath('M-110 -16h176v14h-176z', at), '#B98A55')
  addPath(canvas, placePath('M-96 -2h10v60h-10zM20 -2h10v64h-10zM-40 -2h8v60h-8z', at), ROCK_DARK)
  addLine(canvas, placePath('M40 -44v96M62 -44v96M40 -22h22M40 2h22M40 26h22', at), '#D9B071', 4 * unit)
  if (variant.detail !== 0) {
    addPath(canvas, placePath('M-58 -16l4 -40h8l4 40zM-42 -16l2 -40h8l2 40z', at), '#6B3A2C')
    addPath(canvas, placePath('M-60 -46q2 -30 16 -34q14 4 16 34z', at), SUIT)
    addCircle(canvas, x - 44 * unit, y - 92 * unit, 11 * unit, '#6B3A2C')
    addPath(canvas, placePath('M-56 -94q0 -14 12 -14q12 0 12 14z', at), DARKEST)
  }
}
