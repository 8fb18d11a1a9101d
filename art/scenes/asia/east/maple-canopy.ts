import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'

export type MapleCanopy = {
  readonly y: number
  /** Where the wave of the tree tops starts, so that two canopies do not run in step. */
  readonly phase: number
  /** From the back to the front. */
  readonly inks: readonly string[]
  /** Fills what shows between the lowest crowns and the next canopy. */
  readonly gapInk: string
  readonly rows: number
  /** Crown radius and the distance of two crowns, in units. */
  readonly radius: readonly [number, number]
  readonly step: number
}

function crownPath(x: number, y: number, r: number): string {
  const left = outline`a${r * 0.55} ${r * 0.5} 0 0 1 ${r * 0.6} ${-r * 0.55}`
  const top = outline`a${r * 0.5} ${r * 0.45} 0 0 1 ${r * 0.85} 0`
  const right = outline`a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.55} ${r * 0.55}`
  return `${outline`M${x - r} ${y}`}${left}${top}${right}z`
}

/** Rows of tree crowns across the whole width, their inks mixed at random. */
export function paintMapleCanopy(canvas: PosterCanvas, canopy: MapleCanopy): void {
  const { width, unit, random } = canvas
  const { y, phase, inks, gapInk, rows, radius, step } = canopy
  const rowDepth = radius[1] * 0.62 * unit
  addRect(canvas, 0, y + rowDepth, width, rows * rowDepth + 60 * unit, gapInk)
  const paths = inks.map(() => '')
  for (let row = 0; row < rows; row += 1) {
    for (let x = -30 * unit; x < width + 30 * unit; x += step * unit * random(0.5, 1)) {
      const r = random(...radius) * unit
      const footY = y + row * rowDepth + Math.sin(x / (150 * unit) + phase) * 26 * unit
      paths[Math.floor(random(0, inks.length))] += crownPath(x, footY, r)
    }
  }
  for (const [index, ink] of inks.entries()) {
    addPath(canvas, paths[index] ?? '', ink)
  }
}
