import { addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { closeToBase } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { ridgeLine } from '#art/kit/terrain.ts'

/** A range under snow, haze at its foot. */
export function paintSnowyRange(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit, random } = canvas
  const snow = { lit: '#FFF7E6', shade: '#A9C2C4', lineY: horizonY - 78 * unit }
  const inks = { lit: '#B9A79A', shade: '#6E8791', snow, roughness: 0.7 }
  const reach = { leftReach: 250 * unit, rightReach: 240 * unit }
  for (let x = -60 * unit; x < width + 200 * unit; x += 210 * unit * random(0.7, 1.05)) {
    const peakY = horizonY - random(120, 245) * unit
    paintMassif(canvas, { x, peakY, baseY: horizonY + 20, ...reach, ...inks })
  }
  sprayBand(canvas, '#F3C088', horizonY + 20, horizonY - 110 * unit)
}

/** Bare cliffs with flat tops, where no snow is near. */
export function paintDryCliffs(canvas: PosterCanvas, horizonY: number): void {
  const { unit } = canvas
  const far = ridgeLine(canvas, horizonY - 130 * unit, 70 * unit, 18, 0.42)
  addPolygon(canvas, closeToBase(far, horizonY + 20), '#C3AE98')
  sprayBand(canvas, '#F3C088', horizonY - 20 * unit, horizonY - 150 * unit, 0.8)
  const near = ridgeLine(canvas, horizonY - 62 * unit, 44 * unit, 24, 0.5)
  addPolygon(canvas, closeToBase(near, horizonY + 20), '#A98C80')
  sprayBand(canvas, '#F3C088', horizonY + 20, horizonY - 80 * unit)
}
