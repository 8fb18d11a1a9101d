import { addCircle, addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { stampSymbol } from '#art/drawing/definition.ts'
import { closeToBase, lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { defineProtea } from '#art/scenes/landforms/mountains/protea.ts'
import { paintTablecloth, paintTableMassif, type TablePlace } from './table-massif.ts'

const HORIZON = 0.6
const CREAM = '#FBE6C0'
const SHADE = '#102A2C'
const JIB = '#E2562F'
const SAILCLOTH = '#FFF8E8'
const CITY_INKS = ['#FBEBD0', '#F2CFA0', '#E9A27C', '#FBF3E2', '#CFE0D6'] as const
const CITY_ROWS = 3

function paintSkyAndSun(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#1E6E96', middle: '#7FBCC2', horizon: CREAM }, horizonY, 0.36)
  if (variant.discScale !== 1) {
    const asDrawn = { x: width * (isWide ? 0.32 : 0.72), y: height * 0.15, radius: 54 * unit }
    const sun = placeDisc(variant, asDrawn)
    addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF3CC')
  }
  const farCoast = ridgeLine(canvas, horizonY - 50 * unit, 40 * unit, 20, 0.6)
  addPolygon(canvas, closeToBase(farCoast, horizonY), '#9DB8AE')
}

function paintStreakClouds(canvas: PosterCanvas): void {
  const { width, height, unit } = canvas
  const bars = [
    [width * 0.12, height * 0.19, 380 * unit, 12 * unit],
    [width * 0.2, height * 0.165, 240 * unit, 10 * unit],
    [width * 0.9, height * 0.1, 300 * unit, 13 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FFF3DA', { opacity: 0.85 })
}

function paintCity(canvas: PosterCanvas, { middleX, horizonY }: TablePlace): void {
  const { width, unit, random } = canvas
  const fronts = CITY_INKS.map(() => '')
  let sides = ''
  for (let row = 0; row < CITY_ROWS; row += 1) {
    const footY = horizonY - (26 - row * 13) * unit
    for (let x = -10; x < width + 10; x += random(14, 30) * unit) {
      const broad = random(12, 26) * unit
      // Towers gather below the mountain, in the back row above all.
      const nearness = 1 - Math.min(1, Math.abs(x - middleX) / (360 * unit))
      const tall = (random(10, 22) + nearness * random(6, 62) * (row === 0 ? 1 : 0.55)) * unit
      fronts[Math.floor(random(0, CITY_INKS.length))] += outline`M${x} ${footY}v${-tall}h${broad}v${tall}z`
      sides += outline`M${x + broad * 0.68} ${footY}v${-tall}h${broad * 0.32}v${tall}z`
    }
  }
  for (const [index, ink] of CITY_INKS.entries()) {
    addPath(canvas, fronts[index] ?? '', ink)
  }
  addPath(canvas, sides, '#8A5A5C', { opacity: 0.55 })
  addRect(canvas, 0, horizonY - 4 * unit, width, 12 * unit, '#2B4A4E')
}

function paintBay(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY + 6, width, height, '#1F86A0')
  sprayBand(canvas, '#9FD6CC', horizonY + 6, horizonY + height * 0.1)
  const deep = outline`M0 ${height * 0.7}h${width}V${height}H0z`
  sprayVertical(canvas, deep, '#0D4763', height * 0.95, height * 0.7)
  const ripples = { topY: horizonY + 20 * unit, bottomY: height * 0.94, count: 46 }
  paintRipples(canvas, { ...ripples, minWidth: 22 * unit, maxWidth: 120 * unit }, '#CBEBE0', { opacity: 0.6 })
}

function paintYacht(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const wake = [lensPath(x, y + 24 * scale, 60 * scale, 10 * scale)]
  wake.push(lensPath(x + 8 * scale, y + 40 * scale, 40 * scale, 8 * scale))
  addPath(canvas, wake.join(''), '#F6E6CC', { opacity: 0.7 })
  addPath(canvas, placePath('M-4 0V-150q-66 70 -70 146z', at), SAILCLOTH)
  addPath(canvas, placePath('M4 -4V-134q46 60 62 128z', at), JIB)
  addPath(canvas, placePath('M-78 4h156q-14 22 -36 22h-88q-22 -4 -32 -22z', at), '#162B3E')
}

function paintYachts(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, unit, isWide } = canvas
  const isOnTheRight = variant.detail === 2
  const x = width * (isWide ? 0.5 : isOnTheRight ? 0.66 : 0.3)
  if (variant.detail === 1) {
    const offset = isWide ? -250 : 270
    paintYacht(canvas, { x: x + offset * unit, y: horizonY + 66 * unit, scale: 0.6 * unit })
  }
  paintYacht(canvas, { x, y: horizonY + 124 * unit, scale: 1.15 * unit })
}

/** Share of the width, share of the height, scale, tilt in degrees. */
const FLOWERS = [
  [0.8, 0.83, 0.95, 7],
  [0.945, 0.9, 0.8, 16],
  [0.1, 0.9, 0.85, -12],
] as const
const WIDE_FLOWERS = [
  [0.86, 0.83, 0.95, 7],
  [0.935, 0.9, 0.8, 16],
  [0.07, 0.9, 0.85, -12],
] as const

function paintFlowerBank(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const edge: readonly Point[] = [
    [-20, height * 0.9],
    [width * 0.2, height * 0.875],
    [width * 0.5, height * 0.93],
    [width * 0.8, height * 0.9],
    [width + 20, height * 0.86],
  ]
  const bank = smoothPath(edge, height)
  addPath(canvas, bank, '#24523F')
  sprayVertical(canvas, bank, SHADE, height, height * 0.88)
  const protea = defineProtea(canvas)
  const isTurned = variant.detail === 2
  for (const [across, down, size, tilt] of isWide ? WIDE_FLOWERS : FLOWERS) {
    const x = width * (isTurned ? 1 - across : across)
    const turn = `rotate(${isTurned ? -tilt : tilt}) scale(${(size * unit).toFixed(2)})`
    stampSymbol(canvas, protea, `${outline`translate(${x} ${height * down})`} ${turn}`)
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, isWide } = canvas
  const horizonY = height * HORIZON
  const place: TablePlace = { middleX: width * (isWide ? 0.6 : 0.53), horizonY }
  paintSkyAndSun(canvas, variant, horizonY)
  paintTableMassif(canvas, place)
  if (variant.detail !== 1) {
    paintTablecloth(canvas, place)
  }
  paintStreakClouds(canvas)
  paintCity(canvas, place)
  paintBay(canvas, horizonY)
  paintYachts(canvas, variant, horizonY)
  paintFlowerBank(canvas, variant)
}

/** Mesa, bay: buttress clefts, a bank of cloud spilling over, a city below, flowers. */
export const tablemount: Scene = {
  name: 'tablemount',
  family: 'maritime',
  skyInk: '#1E6E96',
  mistInk: '#7FBCC2',
  shadowInk: SHADE,
  accentInk: JIB,
  altText: 'A flat-topped mountain above a city and its bay, a yacht under sail, proteas in front',
  lightText: 'on a bright morning',
  draw,
}
