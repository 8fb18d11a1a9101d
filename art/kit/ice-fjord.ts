import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintMassif } from '#art/kit/massif.ts'

export const ICE_MINT = '#8FD1B6'

/** Share of the width, then height and reach in units. */
const PEAKS = [
  [-0.02, 210, 250],
  [0.26, 130, 200],
  [0.5, 155, 210],
  [0.78, 255, 270],
  [1.04, 190, 240],
] as const
const WIDE_PEAKS = [
  [-0.02, 250, 280],
  [0.16, 150, 200],
  [0.36, 120, 200],
  [0.56, 175, 210],
  [0.74, 260, 270],
  [0.96, 210, 260],
] as const

/** Peaks of snow and rock around the ice, their feet in haze. */
export function paintFjordWalls(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit, isWide } = canvas
  const inks = { lit: '#DDEEE4', shade: '#2D6474', roughness: 0.7, steps: 8, drift: 0.06 }
  for (const [across, rise, reach] of isWide ? WIDE_PEAKS : PEAKS) {
    const sides = { leftReach: reach * unit, rightReach: reach * 1.05 * unit }
    const peakY = horizonY - rise * unit
    paintMassif(canvas, { x: width * across, peakY, baseY: horizonY + 2, ...sides, ...inks })
  }
  sprayBand(canvas, ICE_MINT, horizonY, horizonY - 90 * unit, 0.8)
}

/** The water between, pale towards the horizon. */
export function paintFjord(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit, random } = canvas
  addRect(canvas, 0, horizonY, width, height, '#0E3F50')
  sprayBand(canvas, '#6FCBA4', horizonY, horizonY + height * 0.16)
  let shimmer = ''
  for (let index = 0; index < 16; index += 1) {
    const x = width * random(0.3, 0.8)
    shimmer += lensPath(x, horizonY + (8 + index * 13) * unit, random(50, 190) * unit, 8 * unit)
  }
  addPath(canvas, shimmer, '#A6EDBE', { opacity: 0.5 })
}

/** A snowy point of land around x. */
export function paintShore(canvas: PosterCanvas, cabinX: number, cabinY: number): void {
  const { width, height, unit } = canvas
  const edge: readonly Point[] = [
    [-20, height * 0.985],
    [width * 0.2, height * 0.965],
    [cabinX - 260 * unit, height * 0.95],
    [cabinX - 90 * unit, cabinY + 8 * unit],
    [cabinX + 120 * unit, cabinY],
    [width + 20, cabinY - 20 * unit],
  ]
  const shore = smoothPath(edge, height)
  addPath(canvas, shore, '#E9F4EC')
  sprayVertical(canvas, shore, '#3D8390', height, cabinY + 4 * unit)
}
