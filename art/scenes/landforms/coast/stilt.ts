import { addCircle, addLine, addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { boxPath, closeToBase } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintGlint, paintRipples, reflectionPath } from '#art/kit/water.ts'

const HORIZON = 0.56
const SHORE = '#8C2F2C'
const DEEP = '#0A3A44'
const SILHOUETTE = '#1C1020'
const SKIN = '#2A1220'
const ROBE = '#F0B83F'

type HouseInks = Readonly<Record<'body' | 'roof' | 'lit' | 'reflection', string>>

const FAR_HOUSE: HouseInks = { body: '#5B2430', roof: '#6F2B2E', lit: '#C4553A', reflection: '#3B2230' }
const NEAR_HOUSE: HouseInks = { body: '#2A1524', roof: '#37192A', lit: '#B04A38', reflection: '#0C2630' }

const FAR_PALMS = [
  { across: 0.06, tall: 110 },
  { across: 0.13, tall: 80 },
  { across: 0.3, tall: 70 },
  { across: 0.86, tall: 95 },
  { across: 0.93, tall: 120 },
  { across: 0.47, tall: 60 },
]

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
  const reach = sun.radius + 6 * unit
  const hazeHeight = Math.max(1, horizonY - sun.y + reach)
  const haze = boxPath(sun.x - reach, sun.y - reach, 2 * reach, hazeHeight)
  sprayVertical(canvas, haze, '#F6A652', horizonY, horizonY - 170 * unit)
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
  for (const { across, tall } of FAR_PALMS) {
    const place = { x: width * across, groundY: horizonY, height: tall * unit, lean: random(-0.15, 0.15) }
    paintPalm(canvas, { ...place, trunk: SHORE, leaf: SHORE })
  }
}

function paintLagoon(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY, width, height, '#12656A')
  sprayBand(canvas, '#E9914B', horizonY, horizonY + height * 0.17)
  sprayBand(canvas, DEEP, height, height * 0.72)
  const breadth = { topWidth: 0.93 * sun.radius, bottomWidth: 0.39 * sun.radius }
  paintGlint(
    canvas,
    { x: sun.x, topY: horizonY + 4, bottomY: height * 0.84, ...breadth, count: 17 },
    '#FFE7AE',
  )
  const far = { topY: horizonY + 20 * unit, bottomY: height * 0.95, count: 26 }
  paintRipples(canvas, { ...far, minWidth: 26 * unit, maxWidth: 90 * unit }, '#1F8A86', { opacity: 0.7 })
  const near = { topY: horizonY + 60 * unit, bottomY: height, count: 16 }
  paintRipples(canvas, { ...near, minWidth: 30 * unit, maxWidth: 90 * unit }, '#08303A', { opacity: 0.75 })
}

function stiltPath(canvas: PosterCanvas, at: Placement): string {
  const stilts = [-72, -36, 0, 36, 72].map((left) => `M${left} -64l${canvas.random(-3, 3)} 64h5V-64z`)
  return placePath(stilts.join(''), at)
}

function paintHouse(canvas: PosterCanvas, at: Placement, inks: HouseInks): void {
  const { x, y, scale } = at
  addPath(canvas, stiltPath(canvas, at), inks.body)
  addPath(canvas, placePath('M-84 -70h168v9h-168zM-66 -126h132v62h-132z', at), inks.body)
  addPath(canvas, placePath('M-18 -112h30v48h-30z', at), '#1A1522')
  addPath(canvas, placePath('M30 -107h20v18h-20z', at), '#F6B24E')
  addPath(canvas, placePath('M-93 -116L-30 -212H36L93 -116z', at), inks.roof)
  addPath(canvas, placePath('M36 -212L93 -116H63L24 -212z', at), inks.lit)
  const bars = { count: 8, step: 12 * scale, stray: 14 * scale, thickness: 6 * scale, taper: 7.5 * scale }
  const reflection = reflectionPath(canvas, { x, y: y + 8 * scale, halfWidth: 90 * scale, ...bars })
  addPath(canvas, reflection, inks.reflection, { opacity: 0.8 })
}

function paintVillage(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const house = (across: number, down: number, size: number, inks: HouseInks): void =>
    paintHouse(canvas, { x: width * across, y: height * down, scale: size * unit }, inks)
  for (const [across, down, size] of isWide ? WIDE_HOUSES : HOUSES) {
    house(across, down + (8 * unit) / height, size, FAR_HOUSE)
  }
  const hasNeighbour = variant.detail === 2
  if (hasNeighbour) {
    house(isWide ? 0.23 : 0.34, 0.655, 0.85, NEAR_HOUSE)
  }
  house(isWide ? 0.13 : hasNeighbour ? 0.12 : 0.17, 0.73, 1.42, NEAR_HOUSE)
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
  mistInk: '#F9C368',
  shadowInk: DEEP,
  accentInk: ROBE,
  altText: 'Stilt houses on a lagoon, a pirogue gliding past',
  lightText: 'at dusk',
  draw,
}
