import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const TIMBER = '#5E1D22'
const LACQUER = '#C24A2E'
const COAT = '#F7E4BE'
const SASH = '#27303A'

const DECK = 'M-176 34q86 -84 176 -84t176 84h-30q-66 -62 -146 -62t-146 62z'
const RAIL = 'M-170 4q84 -82 170 -82t170 82v8q-84 -80 -170 -80t-170 80z'
const POSTS = [-144, -96, -48, 0, 48, 96, 144]
  .map((left) => `M${left - 3} ${-82 + (left / 24) ** 2 * 1.9}h6v34h-6z`)
  .join('')

/** A low arched bridge, its middle at x; the figures cross it under umbrellas of the accent ink. */
export function paintLacquerBridge(
  canvas: PosterCanvas,
  at: Placement,
  accentInk: string,
  figures: 1 | 2,
): void {
  addPath(canvas, placePath(DECK, at), TIMBER)
  for (const offset of figures === 2 ? [-22, 54] : [14]) {
    paintUmbrellaBearer(canvas, { ...at, x: at.x + offset * at.scale, y: at.y - 46 * at.scale }, accentInk)
  }
  addPath(canvas, placePath(RAIL, at), LACQUER)
  addPath(canvas, placePath(POSTS, at), LACQUER)
}

function paintUmbrellaBearer(canvas: PosterCanvas, at: Placement, umbrellaInk: string): void {
  addPath(canvas, placePath('M-13 0q1 -40 6 -58q7 -7 14 0q5 18 6 58z', at), COAT)
  addPath(canvas, placePath('M-10 -34h20v9h-20z', at), SASH)
  addPath(
    canvas,
    placePath('M-36 -66q8 -26 36 -30q28 4 36 30q-9 -7 -18 0q-9 -7 -18 0q-9 -7 -18 0q-9 -7 -18 0z', at),
    umbrellaInk,
  )
}
