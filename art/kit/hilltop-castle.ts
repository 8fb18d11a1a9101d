import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'

const STONE = '#E3BE84'
const STONE_LIT = '#EBCB95'
const STONE_SHADE = '#A77F58'
const MERLON_STEP = 14

/** In units from the middle of the castle: left edge, top, width, height. */
type Wall = readonly [number, number, number, number]

const WALLS: readonly (readonly [Wall, string])[] = [
  [[-150, -26, 300, 60], STONE],
  [[40, -26, 110, 60], STONE_SHADE],
  [[-160, -62, 46, 100], STONE],
  [[-132, -62, 18, 100], STONE_SHADE],
  [[-20, -78, 52, 110], STONE_LIT],
  [[12, -78, 20, 110], STONE_SHADE],
  [[116, -50, 40, 90], '#D9B179'],
]

function crenelledPath([left, top, width, height]: Wall): string {
  const count = Math.max(2, Math.round(width / MERLON_STEP))
  const step = width / count
  const merlon = `v-7h${(step * 0.55).toFixed(1)}v7h${(step * 0.45).toFixed(1)}`
  return `M${left} ${top + height}v${-height}${merlon.repeat(count)}v${height}z`
}

/** A crenelled castle with a keep and a flag, around x. */
export function paintHilltopCastle(canvas: PosterCanvas, x: number, y: number): void {
  const { unit } = canvas
  const at = { x, y, scale: unit }
  for (const [wall, ink] of WALLS) {
    addPath(canvas, placePath(crenelledPath(wall), at), ink)
  }
  addLine(canvas, outline`M${x + 6 * unit} ${y - 84 * unit}v${-40 * unit}`, '#5A3A30', 3 * unit)
  addPath(canvas, placePath('M7 -124l34 7l-34 10z', at), '#C4452D')
}
