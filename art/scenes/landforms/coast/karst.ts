import { addCircle, addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { paintRipples, reflectionPath } from '#art/kit/water.ts'
import { paintBattenJunk } from './batten-junk.ts'
import { type KarstInks, paintKarstTower } from './karst-tower.ts'

const HORIZON = 0.66
const PALE = '#F6E7BD'
const DEEP = '#0C4A50'
const SAIL = '#D9532B'
const SILHOUETTE = '#2A1B1E'

const FAR_INKS: KarstInks = { rock: '#A3C2AE', shade: '#8FB4A6', green: '#93B79F' }
const MIDDLE_INKS: KarstInks = { rock: '#6FA38E', shade: '#4B8880', green: '#5B9377' }
const NEAR_INKS: KarstInks = { rock: '#3D7D6B', shade: '#1C5052', green: '#25614F' }

const FAR = [0.03, 0.18, 0.34, 0.5, 0.63, 0.8, 0.96]
const WIDE_FAR = [0.03, 0.12, 0.25, 0.36, 0.47, 0.58, 0.7, 0.8, 0.9, 0.98]
const MIDDLE = [0.1, 0.42, 0.58, 0.98]
const WIDE_MIDDLE = [0.18, 0.31, 0.55, 0.66, 0.88]
/** Share of the width, then half width and height in units. */
const NEAR = [
  [0.8, 124, 500],
  [1, 90, 350],
  [0.02, 80, 260],
] as const
const WIDE_NEAR = [
  [0.79, 128, 480],
  [0.95, 104, 360],
  [0.07, 92, 330],
] as const
const NEAR_STATURE = [1, 0.82, 1.1] as const

function paintSkyAndSun(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#6FA79A', middle: '#B9CFAE', horizon: PALE }, horizonY, 0.3)
  const asDrawn = { x: width * (isWide ? 0.5 : 0.3), y: height * 0.24, radius: 74 * unit }
  const sun = placeDisc(variant, asDrawn)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#F3A35C')
}

type TowerRow = {
  readonly shares: readonly number[]
  readonly footY: number
  readonly halfWidth: readonly [number, number]
  readonly height: readonly [number, number]
  readonly inks: KarstInks
}

function paintTowerRow(canvas: PosterCanvas, { shares, footY, halfWidth, height, inks }: TowerRow): void {
  const { width, unit, random } = canvas
  for (const across of shares) {
    const size = { halfWidth: random(...halfWidth) * unit, height: random(...height) * unit }
    paintKarstTower(canvas, { x: width * across, footY, ...size, inks })
  }
}

function paintMistyTowers(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit, isWide } = canvas
  paintTowerRow(canvas, {
    shares: isWide ? WIDE_FAR : FAR,
    footY: horizonY - 8 * unit,
    halfWidth: [34, 56],
    height: [110, 210],
    inks: FAR_INKS,
  })
  sprayBand(canvas, PALE, horizonY + 6, horizonY - 150 * unit)
  paintTowerRow(canvas, {
    shares: isWide ? WIDE_MIDDLE : MIDDLE,
    footY: horizonY,
    halfWidth: [52, 74],
    height: [190, 300],
    inks: MIDDLE_INKS,
  })
  sprayBand(canvas, '#EFE3BC', horizonY + 6 * unit, horizonY - 144 * unit)
  const bars = [
    [width * 0.2, horizonY - 70 * unit, 460 * unit, 18 * unit],
    [width * 0.36, horizonY - 48 * unit, 320 * unit, 14 * unit],
    [width * 0.86, horizonY - 92 * unit, 380 * unit, 16 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FBF3D6', { opacity: 0.9 })
}

function paintBay(canvas: PosterCanvas, horizonY: number): void {
  const { width, height } = canvas
  addRect(canvas, 0, horizonY, width, height, '#2F8C80')
  sprayBand(canvas, '#E9E3B6', horizonY, horizonY + height * 0.13)
  sprayBand(canvas, DEEP, height, height * 0.74)
}

function paintNearTowers(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, unit, isWide } = canvas
  const stature = NEAR_STATURE[variant.detail]
  for (const [across, broad, tall] of isWide ? WIDE_NEAR : NEAR) {
    const x = width * across
    const size = { halfWidth: (broad / stature) * unit, height: tall * stature * unit }
    const bars = { count: 9, step: 15 * unit, stray: 20 * unit, thickness: 9 * unit }
    const breadth = { halfWidth: broad * 1.15 * unit, taper: broad * 0.09 * unit }
    const reflection = reflectionPath(canvas, { x, y: horizonY + 46 * unit, ...bars, ...breadth })
    addPath(canvas, reflection, '#1F6B66', { opacity: 0.9 })
    paintKarstTower(canvas, { x, footY: horizonY + 34 * unit, ...size, inks: NEAR_INKS })
    const foam = lensPath(x, horizonY + 35 * unit, size.halfWidth * 1.1, 8 * unit)
    addPath(canvas, foam, '#F3E9C4', { opacity: 0.8 })
  }
  const ripples = { topY: horizonY + 30 * unit, bottomY: canvas.height * 0.97, count: 34 }
  paintRipples(canvas, { ...ripples, minWidth: 24 * unit, maxWidth: 110 * unit }, '#CFE7C8', { opacity: 0.5 })
}

function paintSampan(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  addPath(canvas, lensPath(x, y + 22 * scale, 64 * scale, 8 * scale), DEEP, { opacity: 0.7 })
  addLine(canvas, placePath('M52 -62L84 16', at), SILHOUETTE, 3 * scale)
  addPath(canvas, placePath('M26 0l4 -44q8 -12 16 0l6 44z', at), '#7C2F24')
  addPath(canvas, placePath('M18 -50l21 -17l21 17z', at), '#F0D9A0')
  addPath(canvas, placePath('M-76 -12q76 24 156 0q-18 26 -76 26t-80 -26z', at), SILHOUETTE)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  paintSkyAndSun(canvas, variant, horizonY)
  paintMistyTowers(canvas, horizonY)
  paintBay(canvas, horizonY)
  paintNearTowers(canvas, variant, horizonY)
  const junkX = width * (isWide ? 0.55 : 0.4)
  if (variant.detail === 1) {
    paintSampan(canvas, { x: junkX + 290 * unit, y: height * 0.9, scale: unit })
  }
  if (variant.detail === 2) {
    const x = junkX + (isWide ? -340 : 300) * unit
    paintBattenJunk(canvas, { x, y: height * 0.735, scale: 0.42 * unit }, SAIL)
  }
  paintBattenJunk(canvas, { x: junkX, y: height * 0.845, scale: 1.2 * unit }, SAIL)
}

/** Sea karst: limestone towers in three mists, a junk under batten sails. */
export const karst: Scene = {
  name: 'karst',
  family: 'monsoon',
  skyInk: '#6FA79A',
  mistInk: '#6FA79A',
  shadowInk: DEEP,
  accentInk: SAIL,
  altText: 'A junk under battened sails among limestone towers that rise from a bay',
  lightText: 'in morning haze',
  draw,
}
