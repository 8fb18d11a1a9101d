import {
  addCircle,
  addLine,
  addPath,
  addPolygon,
  addRect,
  type PosterCanvas,
} from '#src/art/poster/canvas.ts'
import { paintPalm } from '#src/art/poster/flora.ts'
import { boxPath, closeToBase, outline, type Point } from '#src/art/poster/path.ts'
import { placePath } from '#src/art/poster/place-path.ts'
import type { Scene, SceneVariant } from '#src/art/poster/scene.ts'
import { type Disc, placeDisc } from '#src/art/poster/scene-variant.ts'
import { paintSky, paintStreaks } from '#src/art/poster/sky.ts'
import { bandPath, sprayUpright } from '#src/art/poster/spray.ts'
import { ridgeLine } from '#src/art/poster/terrain.ts'
import { paintGlint, paintRipples, reflectionPath } from '#src/art/poster/water.ts'

const HORIZON = 0.56
const SHORE = '#8C2F2C'
const DEEP = '#0A3A44'
const SILHOUETTE = '#1C1020'
const SKIN = '#2A1220'
const ROBE = '#F0B83F'

type HouseInks = {
  readonly body: string
  readonly roof: string
  readonly lit: string
  readonly reflection: string
}

const FAR_HOUSE: HouseInks = { body: '#5B2430', roof: '#6F2B2E', lit: '#C4553A', reflection: '#3B2230' }
const NEAR_HOUSE: HouseInks = { body: '#2A1524', roof: '#37192A', lit: '#B04A38', reflection: '#0C2630' }

/** Share of the width, share of the height, scale. */
type HouseSpot = readonly [number, number, number]

const HOUSES: readonly HouseSpot[] = [
  [0.42, 0.575, 0.5],
  [0.8, 0.58, 0.62],
  [0.94, 0.6, 0.85],
  [0.3, 0.572, 0.42],
]
const WIDE_HOUSES: readonly HouseSpot[] = [
  [0.44, 0.575, 0.5],
  [0.53, 0.585, 0.62],
  [0.84, 0.59, 0.72],
  [0.95, 0.6, 0.9],
  [0.33, 0.57, 0.4],
]

function paintSkyAndSun(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  paintSky(canvas, { top: '#C9402B', middle: '#EE7A3A', horizon: '#F9C368' }, horizonY, 0.34)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF0C4')
  const top = sun.y - sun.radius - 6 * unit
  const haze = boxPath(
    sun.x - sun.radius - 6 * unit,
    top,
    2 * sun.radius + 12 * unit,
    Math.max(1, horizonY - top),
  )
  sprayUpright(canvas, haze, '#F6A652', horizonY, horizonY - 170 * unit)
  const bars = [
    [sun.x - 170 * unit, horizonY - 190 * unit, 300 * unit, 9 * unit],
    [sun.x + 150 * unit, horizonY - 118 * unit, 360 * unit, 8 * unit],
    [sun.x - 60 * unit, horizonY - 92 * unit, 240 * unit, 6 * unit],
    [width * 0.12, height * 0.16, 320 * unit, 12 * unit],
    [width * 0.26, height * 0.185, 240 * unit, 8 * unit],
    [width * 0.9, height * 0.1, 360 * unit, 11 * unit],
  ] as const
  paintStreaks(canvas, bars, '#F7B768', { opacity: 0.8 })
}

function paintFarShore(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit, random } = canvas
  const ridge = ridgeLine(canvas, horizonY - 20 * unit, 14 * unit, 40, 0.75)
  addPolygon(canvas, closeToBase(ridge, horizonY), SHORE)
  const palms = [
    [0.06, 110],
    [0.13, 80],
    [0.3, 70],
    [0.86, 95],
    [0.93, 120],
    [0.47, 60],
  ] as const
  for (const [share, height] of palms) {
    const lean = random(-0.15, 0.15)
    paintPalm(canvas, {
      x: width * share,
      groundY: horizonY,
      height: height * unit,
      lean,
      trunk: SHORE,
      leaf: SHORE,
    })
  }
}

function paintLagoon(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY, width, height, '#12656A')
  sprayUpright(
    canvas,
    bandPath(canvas, horizonY, height * 0.2),
    '#E9914B',
    horizonY,
    horizonY + height * 0.17,
  )
  sprayUpright(canvas, bandPath(canvas, height * 0.72, height * 0.28), DEEP, height, height * 0.72)
  const breadth = sun.radius / (118 * unit)
  const glint = { x: sun.x, topY: horizonY + 4, bottomY: height * 0.84, count: 17 }
  paintGlint(
    canvas,
    { ...glint, topWidth: 110 * unit * breadth, bottomWidth: 46 * unit * breadth },
    '#FFE7AE',
  )
  const light = {
    topY: horizonY + 20 * unit,
    bottomY: height * 0.95,
    count: 26,
    minWidth: 26 * unit,
    maxWidth: 90 * unit,
  }
  paintRipples(canvas, light, '#1F8A86', { opacity: 0.7 })
  const dark = {
    topY: horizonY + 60 * unit,
    bottomY: height,
    count: 16,
    minWidth: 30 * unit,
    maxWidth: 90 * unit,
  }
  paintRipples(canvas, dark, '#08303A', { opacity: 0.75 })
}

function paintHouse(canvas: PosterCanvas, x: number, y: number, scale: number, inks: HouseInks): void {
  const { random } = canvas
  const width = 150 * scale
  const wall = 62 * scale
  const floorY = y - 64 * scale
  const eavesY = floorY - wall + 10 * scale
  const ridgeY = floorY - wall - 86 * scale
  const stilts = [0, 1, 2, 3, 4].map((index) => {
    const left = x + (index * 0.24 - 0.48) * width
    return outline`M${left} ${floorY}l${random(-3, 3) * scale} ${64 * scale}h${Math.max(3, 5 * scale)}V${floorY}z`
  })
  addPath(canvas, stilts.join(''), inks.body)
  addRect(canvas, x - width * 0.56, floorY - 6 * scale, width * 1.12, 9 * scale, inks.body)
  addRect(canvas, x - width * 0.44, floorY - wall, width * 0.88, wall, inks.body)
  addRect(canvas, x - width * 0.12, floorY - wall * 0.78, width * 0.2, wall * 0.78, '#1A1522')
  addRect(canvas, x + width * 0.2, floorY - wall * 0.7, width * 0.13, wall * 0.3, '#F6B24E')
  const [left, right] = [x - width * 0.62, x + width * 0.62]
  addPolygon(
    canvas,
    [
      [left, eavesY],
      [x - width * 0.2, ridgeY],
      [x + width * 0.24, ridgeY],
      [right, eavesY],
    ],
    inks.roof,
  )
  const gable: readonly Point[] = [
    [x + width * 0.24, ridgeY],
    [right, eavesY],
    [x + width * 0.42, eavesY],
    [x + width * 0.16, ridgeY],
  ]
  addPolygon(canvas, gable, inks.lit)
  const bars = { count: 8, step: 12 * scale, stray: 14 * scale, thickness: 6 * scale, taper: width * 0.05 }
  const reflection = reflectionPath(canvas, { x, y: y + 8 * scale, halfWidth: width * 0.6, ...bars })
  addPath(canvas, reflection, inks.reflection, { opacity: 0.8 })
}

function paintVillage(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  for (const [across, down, scale] of isWide ? WIDE_HOUSES : HOUSES) {
    paintHouse(canvas, width * across, height * down + 8 * unit, scale * unit, FAR_HOUSE)
  }
  if (variant.detail === 2) {
    paintHouse(canvas, width * (isWide ? 0.2 : 0.3), height * 0.655, 0.95 * unit, NEAR_HOUSE)
  }
  paintHouse(
    canvas,
    width * (isWide ? 0.13 : variant.detail === 2 ? 0.1 : 0.17),
    height * 0.73,
    1.42 * unit,
    NEAR_HOUSE,
  )
}

function paintPaddler(canvas: PosterCanvas, x: number, y: number, scale: number): void {
  const at = { x, y, scale }
  addLine(canvas, placePath('M34 -196L-4 62', at), SILHOUETTE, 5 * scale)
  addPath(canvas, placePath('M-20 6l6 -78q2 -44 20 -46q17 2 17 46l3 78z', at), ROBE)
  addPath(canvas, placePath('M-12 -74q0 -46 19 -48q17 2 20 20l6 -26l9 4l-12 50l-20 2z', at), SKIN)
  addCircle(canvas, x + 8 * scale, y - 140 * scale, 14 * scale, SKIN)
  addPath(canvas, placePath('M-9 -143q-2 -22 18 -23q20 2 15 20z', at), '#1F8A86')
}

function paintPirogue(canvas: PosterCanvas, x: number, y: number, scale: number): void {
  const at = { x, y, scale }
  const bars = { count: 6, step: 11 * scale, stray: 20 * scale, thickness: 6 * scale, taper: 20 * scale }
  const reflection = reflectionPath(canvas, { x, y: y + 24 * scale, halfWidth: 150 * scale, ...bars })
  addPath(canvas, reflection, '#06242C', { opacity: 0.85 })
  addPath(canvas, placePath('M-190 -14q190 34 385 -8q-60 52 -190 50t-195 -42z', at), SILHOUETTE)
  addLine(canvas, placePath('M-183 -12q185 34 372 -6', at), '#E8843C', 4 * scale)
  paintPaddler(canvas, x + 92 * scale, y, scale)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const asDrawn = { x: width * (isWide ? 0.66 : 0.6), y: horizonY - 150 * unit, radius: 118 * unit }
  const sun = placeDisc(variant, asDrawn)
  paintSkyAndSun(canvas, sun, horizonY)
  paintFarShore(canvas, horizonY)
  paintLagoon(canvas, sun, horizonY)
  paintVillage(canvas, variant)
  if (variant.detail === 1) {
    paintPirogue(canvas, width * (isWide ? 0.47 : 0.5), height * 0.675, 0.55 * unit)
  }
  paintPirogue(canvas, width * (isWide ? 0.58 : 0.62), height * 0.83, 1.15 * unit)
}

/** Lagoon, tropics, dusk: a huge low sun, stilt houses receding, a pirogue. */
export const stilt: Scene = {
  name: 'stilt',
  family: 'tropical-dusk',
  skyInk: '#C9402B',
  horizonInk: '#F9C368',
  shadowInk: DEEP,
  accentInk: ROBE,
  altText: 'Stilt houses on a lagoon, a pirogue gliding past',
  lightText: 'at dusk',
  draw,
}
