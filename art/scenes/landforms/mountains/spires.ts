import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { coniferPath, paintForest } from '#art/kit/flora.ts'
import { paintMassif } from '#art/kit/massif.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintGraniteSpires } from './granite-spires.ts'

const HORIZON = 0.64
const CREAM = '#FBE3B6'
const DEEP_SHADE = '#10292E'
const SUNFLOWER = '#F7C843'

function paintSkyAndClouds(
  canvas: PosterCanvas,
  variant: SceneVariant,
  middleX: number,
  horizonY: number,
): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#1D5C74', middle: '#7DB4AE', horizon: CREAM }, horizonY, 0.36)
  if (variant.discScale !== 1) {
    const asDrawn = { x: width * (isWide ? 0.3 : 0.16), y: height * 0.24, radius: 60 * unit }
    const sun = placeDisc(variant, asDrawn)
    addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF3D0')
  }
  const bars = [
    [middleX - 250 * unit, height * 0.28, 330 * unit, 14 * unit],
    [middleX + 210 * unit, height * 0.22, 420 * unit, 18 * unit],
    [middleX + 320 * unit, height * 0.252, 240 * unit, 10 * unit],
    [width * 0.06, height * 0.19, 300 * unit, 13 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FDF1D6', { opacity: 0.85 })
}

function paintFarRange(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit, random } = canvas
  const snow = { lit: '#FFF8E8', shade: '#B5D0CE', lineY: horizonY - 96 * unit }
  const reach = { leftReach: 230 * unit, rightReach: 210 * unit }
  for (let x = -100 * unit; x < width + 200 * unit; x += 190 * unit * random(0.7, 1.1)) {
    const peakY = horizonY - random(90, 170) * unit
    paintMassif(canvas, { x, peakY, baseY: horizonY, ...reach, lit: '#8FB0AE', shade: '#5D8C95', snow })
  }
  sprayBand(canvas, '#FBE0B4', horizonY, horizonY - 150 * unit)
}

function paintFoothills(canvas: PosterCanvas, horizonY: number): void {
  const { unit } = canvas
  sprayBand(canvas, '#FBE7C4', horizonY, horizonY - 120 * unit)
  const moraine = smoothPath(hillLine(canvas, horizonY - 26 * unit, 34 * unit, 6), horizonY + 10)
  addPath(canvas, moraine, '#5E8470')
  sprayVertical(canvas, moraine, '#A5B98A', horizonY - 50 * unit, horizonY + 10)
}

function paintLake(canvas: PosterCanvas, middleX: number, horizonY: number): void {
  const { width, height, unit, random } = canvas
  addRect(canvas, 0, horizonY, width, height, '#3FA09C')
  sprayBand(canvas, '#BFE0CC', horizonY, horizonY + height * 0.08)
  const deep = '#155A68'
  sprayVertical(canvas, outline`M0 ${height * 0.68}h${width}V${height}H0z`, deep, height * 0.9, height * 0.68)
  let reflection = ''
  for (let index = 0; index < 13; index += 1) {
    const halfWidth = (150 - (index / 13) * 90) * unit
    const y = horizonY + (10 + index * 14) * unit
    reflection += lensPath(middleX + random(-30, 30) * unit, y, halfWidth, 8 * unit)
  }
  addPath(canvas, reflection, '#EFA274', { opacity: 0.8 })
  const spread = { topY: horizonY + 12 * unit, bottomY: height * 0.86, count: 34 }
  paintRipples(canvas, { ...spread, minWidth: 24 * unit, maxWidth: 120 * unit }, '#D7EEDD', { opacity: 0.6 })
}

function paintFarForest(canvas: PosterCanvas, middleX: number, horizonY: number): void {
  const { width, unit } = canvas
  const heightAt = (share: number): number =>
    Math.max(0, Math.abs(share - middleX / width) - 0.1) * 1.7 + 0.12
  const trees = { groundY: horizonY + 12 * unit, minHeight: 40 * unit, maxHeight: 66 * unit, step: 15 * unit }
  paintForest(canvas, { ...trees, heightAt }, '#1F4A48')
}

function paintAutumnBank(canvas: PosterCanvas): void {
  const { width, height, unit, random } = canvas
  const phase = random(0, 6)
  const groundY = (x: number): number => height * 0.89 + Math.sin(x / (90 * unit) + phase) * 22 * unit
  const crest: Point[] = []
  for (let x = -20; x < width + 100 * unit; x += 70 * unit) {
    crest.push([x, groundY(x)])
  }
  addPath(canvas, smoothPath(crest, height), '#B2432B')
  let [bright, dark] = ['', '']
  for (let x = -20; x < width + 20; x += 17 * unit) {
    const y = groundY(x) + 4 * unit
    const r = random(14, 30) * unit
    const tuft = outline`M${x - r} ${y}q${r * 0.2} ${-r * 1.2} ${r} ${-r * 1.3}q${r * 0.8} ${r * 0.1} ${r} ${r * 1.3}z`
    if (random() < 0.5) {
      bright += tuft
    } else {
      dark += tuft
    }
  }
  addPath(canvas, bright, '#D8602F')
  addPath(canvas, dark, '#9C3527')
  sprayBand(canvas, '#2A1A22', height, height * 0.87)
}

/** Share of the width and height in units. */
const FRAME = [
  [0.03, 330],
  [0.1, 240],
  [0.165, 150],
  [0.93, 300],
  [1, 380],
  [0.86, 170],
] as const
const WIDE_FRAME = [
  [0.02, 330],
  [0.065, 250],
  [0.105, 170],
  [0.95, 300],
  [0.99, 380],
  [0.91, 190],
] as const

function paintConiferFrame(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const trees = (isWide ? WIDE_FRAME : FRAME).map(([across, tall]) =>
    coniferPath(canvas, width * across, height * 0.985, tall * unit, tall * unit * 0.34),
  )
  addPath(canvas, trees.join(''), DEEP_SHADE)
  addRect(canvas, 0, height * 0.975, width, height * 0.03, '#10201F')
}

function paintKayak(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  addPath(canvas, lensPath(x, y + 16 * scale, 66 * scale, 8 * scale), '#155A68')
  addPath(canvas, placePath('M-34 -44l4 -2l66 38l-3 4z', at), '#2A1A22')
  addPath(canvas, placePath('M-11 -4q-3 -30 8 -32q12 0 12 32z', at), '#2A1A22')
  addCircle(canvas, x - 1 * scale, y - 44 * scale, 8 * scale, '#2A1A22')
  addPath(canvas, placePath('M-72 -8q70 12 144 0q-30 18 -72 18t-72 -18z', at), SUNFLOWER)
}

function paintTent(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-52 0q22 -58 50 -62q34 4 58 62z', at), SUNFLOWER)
  addPath(canvas, placePath('M-2 -62q34 4 58 62h-40q-2 -40 -18 -62z', at), '#8A2C22')
  addPath(canvas, placePath('M-24 0q6 -26 13 -34q8 14 10 34z', at), '#2A1A22')
}

function paintKayaks(canvas: PosterCanvas, middleX: number, isPair: boolean): void {
  const { height, unit } = canvas
  paintKayak(canvas, { x: middleX - 120 * unit, y: height * 0.8, scale: 0.8 * unit })
  if (isPair) {
    paintKayak(canvas, { x: middleX + 40 * unit, y: height * 0.775, scale: 0.62 * unit })
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const middleX = width * (isWide ? 0.64 : 0.54)
  paintSkyAndClouds(canvas, variant, middleX, horizonY)
  paintFarRange(canvas, horizonY)
  const group = (['high-middle', 'high-left', 'three-towers'] as const)[variant.detail]
  paintGraniteSpires(canvas, middleX, horizonY + 8, group)
  paintFoothills(canvas, horizonY)
  paintLake(canvas, middleX, horizonY)
  paintFarForest(canvas, middleX, horizonY)
  const hasTent = variant.detail === 1
  if (!hasTent) {
    paintKayaks(canvas, middleX, variant.detail === 2)
  }
  paintAutumnBank(canvas)
  if (hasTent) {
    paintTent(canvas, { x: middleX - 130 * unit, y: height * 0.9, scale: unit })
  }
  paintConiferFrame(canvas)
}

/** Granite needles over a glacial lake: overlapping warm and cool faces, an autumn bank. */
export const spires: Scene = {
  name: 'spires',
  family: 'maritime',
  skyInk: '#1D5C74',
  mistInk: '#FAB883',
  shadowInk: DEEP_SHADE,
  accentInk: SUNFLOWER,
  altText: 'Granite spires above a glacial lake, low scrub along the near bank',
  lightText: 'in the first sun',
  draw,
}
