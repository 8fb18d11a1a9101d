import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { boxPath, outline, smoothPath } from '#art/drawing/path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { coniferPath } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { type CloudBar, paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintLacquerBridge } from './lacquer-bridge.ts'
import { paintMapleCanopy } from './maple-canopy.ts'
import { paintPagodaTower } from './pagoda-tower.ts'
import { paintPineBough } from './pine-bough.ts'

const PAPER = '#F3DFB6'
const VALLEY = '#EBD5A2'
const SHADOW = '#22101A'
const UMBRELLA = '#1F8583'
const MIST = '#FBF2DA'

const FAR_BARS = [
  [0.1, 0.425, 420, 20],
  [0.22, 0.45, 360, 22],
  [0.9, 0.4, 380, 20],
  [0.78, 0.425, 260, 16],
] as const
const VALLEY_BARS = [
  [0.3, 0.6, 520, 24],
  [0.16, 0.628, 420, 22],
  [0.95, 0.59, 460, 22],
] as const
const NEAR_BARS = [
  [0.1, 0.815, 520, 28],
  [0.3, 0.852, 460, 24],
] as const

function paintSkyAndSun(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  addRect(canvas, 0, 0, width, height, PAPER)
  sprayBand(canvas, '#E8B98A', 0, height * 0.42)
  const asDrawn = {
    x: width * (isWide ? 0.52 : 0.38),
    y: height * (isTall ? 0.345 : 0.29),
    radius: 190 * unit,
  }
  const { x, y: wantedY, radius } = placeDisc(variant, asDrawn)
  const y = Math.max(wantedY, radius + 36 * unit)
  addCircle(canvas, x, y, radius, '#CF3F2C')
  const half = outline`a${radius} ${radius} 0 1 1`
  const disc = outline`M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`
  sprayVertical(canvas, disc, '#EE8050', y + radius, y - radius * 0.2)
}

type HillLayer = {
  readonly y: number
  readonly swing: number
  readonly count: number
  readonly ink: string
  readonly mist: string
  readonly mistDepth: number
}

function paintHillLayer(canvas: PosterCanvas, layer: HillLayer): void {
  const { height, unit } = canvas
  const { y, swing, count, ink, mist, mistDepth } = layer
  const hill = smoothPath(hillLine(canvas, y, swing * unit, count), height)
  addPath(canvas, hill, ink)
  sprayVertical(canvas, hill, mist, y + mistDepth * unit, y - swing * 0.2 * unit)
}

/** Bars given as shares of the width and height, then width and height in units. */
function paintMistBars(canvas: PosterCanvas, bars: readonly CloudBar[], ink = MIST): void {
  const { width, height, unit } = canvas
  const placed = bars.map(
    ([across, down, long, thick]): CloudBar => [width * across, height * down, long * unit, thick * unit],
  )
  paintStreaks(canvas, placed, ink)
}

function paintCedars(canvas: PosterCanvas): void {
  const { width, height, unit, random } = canvas
  let cedars = ''
  for (let x = -10; x < width + 10; x += 26 * unit) {
    const y = height * 0.565 + (Math.sin(x / (110 * unit)) * 20 + 60) * unit
    cedars += coniferPath(canvas, x, y, random(70, 120) * unit)
  }
  addPath(canvas, cedars, '#3E6A58')
  sprayBand(canvas, VALLEY, height * 0.65, height * 0.54)
}

function paintValley(canvas: PosterCanvas): void {
  const { height } = canvas
  const far = { y: height * 0.46, swing: 62, count: 5, ink: '#A9AE86' }
  paintHillLayer(canvas, { ...far, mist: PAPER, mistDepth: 130 })
  paintMistBars(canvas, FAR_BARS, '#F9EFD4')
  const near = { y: height * 0.55, swing: 60, count: 6, ink: '#6C8A62' }
  paintHillLayer(canvas, { ...near, mist: VALLEY, mistDepth: 150 })
  paintCedars(canvas)
  paintMistBars(canvas, VALLEY_BARS)
  const inks = ['#8E3A2A', '#B5482C', '#D06A33']
  const crowns = { inks, gapInk: '#8E3A2A', rows: 4, radius: [26, 48], step: 42 } as const
  paintMapleCanopy(canvas, { y: height * 0.69, phase: 1, ...crowns })
}

function paintTemple(canvas: PosterCanvas, variant: SceneVariant, towerX: number): void {
  const { width, height, unit } = canvas
  const footY = height * 0.83
  const size = variant.detail === 1 ? { tiers: 3, scale: 1.42 * unit } : { tiers: 5, scale: 1.1 * unit }
  paintPagodaTower(canvas, { x: towerX, y: footY, ...size })
  const foot = boxPath(towerX - 242 * unit, footY - 88 * unit, 484 * unit, 99 * unit)
  sprayVertical(canvas, foot, '#B5482C', footY, footY - 66 * unit)
  const bars = [
    [towerX / width - 0.2, 0.735, 340, 20],
    [0.98, 0.76, 320, 22],
  ] as const
  paintMistBars(canvas, bars)
}

function paintMapleSlope(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const bright = ['#B23A26', '#DB6A2B', '#E9963B', '#7E2B27']
  const small = { inks: bright, gapInk: '#7E2B27', rows: 3, radius: [34, 62], step: 40 } as const
  paintMapleCanopy(canvas, { y: height * 0.83, phase: 2.4, ...small })
  paintMistBars(canvas, NEAR_BARS)
  const dark = ['#5B1E24', '#8A2A25', '#3A1820']
  const large = { inks: dark, gapInk: '#3A1820', rows: 3, radius: [50, 90], step: 50 } as const
  paintMapleCanopy(canvas, { y: height * 0.93, phase: 4, ...large })
  sprayBand(canvas, SHADOW, height, height * 0.9)
  const bridge = { x: width * (isWide ? 0.46 : 0.32), y: height * 0.985, scale: unit }
  paintLacquerBridge(canvas, bridge, UMBRELLA, variant.detail === 0 ? 1 : 2)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  paintSkyAndSun(canvas, variant)
  paintValley(canvas)
  paintTemple(canvas, variant, canvas.width * (canvas.isWide ? 0.68 : 0.6))
  paintMapleSlope(canvas, variant)
  if (variant.detail === 2) {
    paintPineBough(canvas)
  }
}

/** Temple, autumn: a red disc, tiered roofs, bars of mist over maple hills. */
export const pagoda: Scene = {
  name: 'pagoda',
  family: 'temperate-autumn',
  // The sky is bare paper; its palest bars stand for it, so that sun and maples stay warm when re-inked.
  skyInk: MIST,
  mistInk: '#E8B98A',
  shadowInk: SHADOW,
  accentInk: UMBRELLA,
  altText: 'A pagoda rising from maple hills, bars of mist and a great sun behind it',
  lightText: 'on an autumn afternoon',
  draw,
}
