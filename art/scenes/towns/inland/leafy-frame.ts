import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'

const BARK = '#2A2A34'
const LEAVES = ['#1F4A44', '#2F6450', '#4F8058'] as const

/** A broad tree in leaf that frames one side of the sheet, its crown across the upper corner. */
export function paintLeafyFrame(canvas: PosterCanvas, isRight: boolean): void {
  const { width, height, unit, random } = canvas
  const turn = isRight ? -1 : 1
  const x = isRight ? width * 0.975 : width * 0.025
  const trunk = outline`M${x - 30 * unit} ${height}Q${x} ${height * 0.6} ${x - 22 * unit} ${height * 0.1}h${44 * unit}Q${x + 26 * unit} ${height * 0.6} ${x + 34 * unit} ${height}z`
  addPath(canvas, trunk, BARK)
  // It ends inside the crown, never bare in the air.
  const bough = outline`M${x} ${height * 0.36}Q${x + turn * 40 * unit} ${height * 0.24} ${x + turn * 96 * unit} ${height * 0.1}`
  addLine(canvas, bough, BARK, 12 * unit)
  for (const [layer, ink] of LEAVES.entries()) {
    let leaves = ''
    for (let index = 0; index < 15; index += 1) {
      const along = random() ** 1.2
      const cx = x + turn * (along * 320 - 60) * unit
      const cy = height * 0.12 + (random(-150, 80) * (1 - along * 0.5) - layer * 16) * unit
      const r = random(30, 58) * unit
      leaves += outline`M${cx - r} ${cy}q${r * 0.1} ${-r * 0.9} ${r} ${-r * 0.9}t${r} ${r * 0.9}q${-r} ${r * 0.7} ${-2 * r} 0z`
    }
    addPath(canvas, leaves, ink)
  }
}
