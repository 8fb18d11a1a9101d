import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type GlyphPart, paintGlyphs } from '#art/drawing/glyphs.ts'
import { boxPath, outline, smoothPath } from '#art/drawing/path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { coniferPath } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { type CloudBar, paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { lacquerBridge } from './lacquer-bridge.ts'
import { paintMapleCanopy } from './maple-canopy.ts'
import { pagodaTower } from './pagoda-tower.ts'

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

/** A hill line in one ink whose foot dissolves into mist, `depth` units below. */
function paintHillLayer(
  canvas: PosterCanvas,
  share: number,
  swing: number,
  count: number,
  ink: string,
  mist: string,
  depth: number,
): void {
  const { height, unit } = canvas
  const y = height * share
  const hill = smoothPath(hillLine(canvas, y, swing * unit, count), height)
  addPath(canvas, hill, ink)
  sprayVertical(canvas, hill, mist, y + depth * unit, y - swing * 0.2 * unit)
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
  paintHillLayer(canvas, 0.46, 62, 5, '#A9AE86', PAPER, 130)
  paintMistBars(canvas, FAR_BARS, '#F9EFD4')
  paintHillLayer(canvas, 0.55, 60, 6, '#6C8A62', VALLEY, 150)
  paintCedars(canvas)
  paintMistBars(canvas, VALLEY_BARS)
  const inks = ['#8E3A2A', '#B5482C', '#D06A33']
  const crowns = { inks, gapInk: '#8E3A2A', rows: 4, radius: [26, 48], step: 42 } as const
  paintMapleCanopy(canvas, { y: height * 0.69, phase: 1, ...crowns })
}

function paintTemple(canvas: PosterCanvas, variant: SceneVariant, towerX: number): void {
  const { width, height, unit } = canvas
  const footY = height * 0.83
  const [tiers, scale] = variant.detail === 1 ? [3, 1.42] : [5, 1.1]
  paintGlyphs(canvas, { x: towerX, y: footY, scale: scale * unit }, pagodaTower(tiers))
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
  paintGlyphs(canvas, bridge, lacquerBridge(UMBRELLA, variant.detail === 0 ? 1 : 2))
}

/** Left and lower edge of each tuft, and its size. */
const TUFTS = [
  [-30, 20, 1.3],
  [-118, 62, 1.15],
  [-60, 116, 1],
  [-196, 104, 1.05],
  [-268, 134, 0.95],
  [-180, 156, 0.8],
  [-340, 158, 0.8],
] as const

const tufts = (lift: number): string =>
  TUFTS.map(
    ([x, y, size]) =>
      `M${x - 60 * size} ${y + lift}q${4 * size} ${-38 * size} ${60 * size} ${-42 * size}q${56 * size} ${4 * size} ${60 * size} ${42 * size}${outline`q${-15 * size} ${-10 * size} ${-30 * size} 0`.repeat(4)}z`,
  ).join('')

/** A pine branch that reaches in from the upper right corner. */
const PINE_BOUGH: readonly GlyphPart[] = [
  ['M30 20q-120 30 -186 74t-196 62q100 -14 200 -46t182 -52z', '#3A1820'],
  [tufts(0), '#24453F'],
  [tufts(-14), '#3E6A58'],
]

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  paintSkyAndSun(canvas, variant)
  paintValley(canvas)
  paintTemple(canvas, variant, canvas.width * (canvas.isWide ? 0.68 : 0.6))
  paintMapleSlope(canvas, variant)
  if (variant.detail === 2) {
    const { width, unit } = canvas
    paintGlyphs(canvas, { x: width + 50 * unit, y: -20 * unit, scale: unit }, PINE_BOUGH)
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
