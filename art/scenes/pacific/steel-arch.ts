import { addLine, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, type Point } from '#art/drawing/path.ts'

const STEEL = '#34546B'
const PANELS = 22

/** Two chords of steel between stone pylons, the deck hung below. */
export function paintSteelArch(canvas: PosterCanvas, middleX: number, waterY: number): void {
  const { width, unit } = canvas
  const deckY = waterY - 112 * unit
  const half = 330 * unit
  const chord = (share: number, rise: number, foot: number): Point => [
    middleX + (share * 2 - 1) * half,
    deckY + foot * unit - rise * unit * (1 - (share * 2 - 1) ** 2),
  ]
  let [upper, lower, truss, hangers] = ['', '', '', '']
  for (let index = 0; index <= PANELS; index += 1) {
    const share = index / PANELS
    const [x, topY] = chord(share, 196, -34)
    const [, lowY] = chord(share, 224, 46)
    const [nextX, nextY] = chord((index + 1) / PANELS, 224, 46)
    upper += outline`${index === 0 ? 'M' : 'L'}${x} ${topY}`
    lower += outline`${index === 0 ? 'M' : 'L'}${x} ${lowY}`
    truss += outline`M${x} ${topY}V${lowY}`
    if (index < PANELS) truss += outline`M${x} ${topY}L${nextX} ${nextY}`
    if (lowY < deckY) hangers += outline`M${x} ${lowY}V${deckY}`
  }
  addLine(canvas, hangers, STEEL, 2 * unit)
  addLine(canvas, truss, STEEL, 2.4 * unit)
  addLine(canvas, upper, STEEL, 7 * unit)
  addLine(canvas, lower, '#22405A', 8 * unit)
  addRect(canvas, 0, deckY, width, 15 * unit, STEEL)
  addRect(canvas, 0, deckY - 3 * unit, width, 4 * unit, '#B8C9C4')
  for (const side of [-1, 1]) {
    for (let x = middleX + side * (half + 90 * unit); x > -20 && x < width + 20; x += side * 92 * unit)
      addRect(canvas, x - 9 * unit, deckY + 12 * unit, 18 * unit, waterY - deckY - 8 * unit, '#8F8A8C')
    for (const [shift, ink] of [
      [-26, '#C9A688'],
      [20, '#E4C49C'],
    ] as const)
      paintGlyphs(canvas, { x: middleX + side * (half + 22 * unit) + shift * unit, y: waterY, scale: unit }, [
        ['M-24 0l4 -196h32l4 196z', ink],
        ['M2 0v-196h10l4 196z', '#8A6E70'],
        ['M-22 -196h36v-12h-36z', '#F3DDB4'],
      ])
  }
}
