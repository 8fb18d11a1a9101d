import { addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { paintRailcar } from '#art/kit/railway-train.ts'

/** A snow-capped cone beyond the city, placed so that its right flank covers part of the sun. */
export function paintFarCone(canvas: PosterCanvas, sunX: number, horizonY: number): void {
  const { unit } = canvas
  const snow = { lit: '#FFF0D2', shade: '#D9A7A0', lineY: horizonY - 300 * unit }
  const cone = {
    x: sunX - 120 * unit,
    baseY: horizonY,
    peakY: horizonY - 410 * unit,
    drift: 0.02,
    roughness: 0.3,
  }
  paintMassif(canvas, {
    ...cone,
    leftReach: 520 * unit,
    rightReach: 540 * unit,
    lit: '#A9566A',
    shade: '#6F3A5C',
    snow,
  })
}

/** The elevated loop line along the lower edge, a train on it. */
export function paintLoopLine(
  canvas: PosterCanvas,
  inks: { readonly dark: string; readonly edge: string; readonly stripe: string },
): void {
  const { width, height, unit, isWide } = canvas
  const deckY = height * 0.87
  for (let x = 50 * unit; x < width; x += 190 * unit) {
    addRect(canvas, x, deckY, 34 * unit, height - deckY, inks.dark)
    addRect(canvas, x + 26 * unit, deckY, 8 * unit, height - deckY, inks.edge)
  }
  paintRailcar(
    canvas,
    { x: width * (isWide ? 0.46 : 0.5), y: deckY - 12 * unit, scale: 1.16 * unit, degrees: 0 },
    inks.stripe,
  )
  addRect(canvas, 0, deckY - 6 * unit, width, 40 * unit, inks.dark)
  addRect(canvas, 0, deckY - 6 * unit, width, 5 * unit, inks.edge)
}
