import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { placePath } from '#art/drawing/place-path.ts'

const BRANCH = 'M30 20q-120 30 -186 74t-196 62q100 -14 200 -46t182 -52z'
const TUFT = 'M-60 0q4 -38 60 -42q56 4 60 42q-15 -10 -30 0q-15 -10 -30 0q-15 -10 -30 0q-15 -10 -30 0z'
/** Offset to the left edge of the branch and down, and size. */
const TUFTS = [
  [-30, 20, 1.3],
  [-118, 62, 1.15],
  [-60, 116, 1],
  [-196, 104, 1.05],
  [-268, 134, 0.95],
  [-180, 156, 0.8],
  [-340, 158, 0.8],
] as const

/** A pine branch that reaches into the poster from the top right corner. */
export function paintPineBough(canvas: PosterCanvas): void {
  const { width, unit } = canvas
  const at = { x: width + 50 * unit, y: -20 * unit, scale: unit }
  addPath(canvas, placePath(BRANCH, at), '#3A1820')
  const tufts = (lift: number): string =>
    TUFTS.map(([left, down, size]) =>
      placePath(TUFT, { x: at.x + left * unit, y: at.y + (down + lift) * unit, scale: size * unit }),
    ).join('')
  addPath(canvas, tufts(0), '#24453F')
  addPath(canvas, tufts(-14), '#3E6A58')
}
