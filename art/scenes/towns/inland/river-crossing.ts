import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'

const RED_LEAD = '#C4452D'
const HANGERS = 15

/** A suspension bridge over the far river, its deck as wide as the poster. */
export function paintFarSuspensionBridge(canvas: PosterCanvas, riverY: number): void {
  const { width, unit, isWide } = canvas
  const deckY = riverY - 40 * unit
  const topY = deckY - 120 * unit
  const [firstX, secondX] = [width * 0.12, width * (isWide ? 0.3 : 0.44)]
  const pylons = [firstX, firstX + 12 * unit, secondX, secondX + 12 * unit].map(
    (x) => outline`M${x} ${riverY + 16 * unit}V${topY}`,
  )
  const [first, second] = [firstX + 6 * unit, secondX + 6 * unit]
  const rise = outline`M${firstX - 240 * unit} ${deckY}Q${firstX - 80 * unit} ${deckY - 10 * unit} ${first} ${topY}`
  const span = outline`Q${(first + second) / 2} ${deckY + 96 * unit} ${second} ${topY}`
  const fall = outline`Q${secondX + 110 * unit} ${deckY - 6 * unit} ${secondX + 300 * unit} ${deckY}`
  addLine(canvas, outline`M-10 ${deckY}H${width}${pylons.join('')}${rise}${span}${fall}`, RED_LEAD, 4 * unit)
  const hangers = Array.from({ length: HANGERS }, (_none, index) => {
    const share = (index + 1) / (HANGERS + 1)
    const sag = 4 * share * (1 - share)
    const cableY = deckY - 120 * unit * (1 - sag) + 12 * unit * sag
    return outline`M${between(first, second, share)} ${deckY}V${Math.min(deckY, cableY)}`
  })
  addLine(canvas, hangers.join(''), RED_LEAD, 1.4 * unit)
}

/** Share of the width, units below the far bank, scale. */
const BOATS = [
  [0.07, 34, 1],
  [0.2, 20, 0.7],
  [0.34, 48, 1.15],
  [0.94, 26, 0.8],
] as const

/** Small sails on the far river. */
export function paintFarBoats(canvas: PosterCanvas, riverY: number): void {
  const { width, unit } = canvas
  for (const [across, down, size] of BOATS) {
    const at = { x: width * across, y: riverY + down * unit, scale: size * unit }
    addPath(canvas, placePath('M-3 -6v-54q-24 26 -26 54z', at), '#FBF3DC')
    addPath(canvas, placePath('M3 -8v-44q18 20 22 44z', at), '#E58F6C')
    addPath(canvas, placePath('M-32 -4h64q-8 12 -20 12h-28q-10 -2 -16 -12z', at), '#1F4A5C')
  }
}
