import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintRipples, reflectionPath } from '#art/kit/water.ts'
import { type GlassTower, paintGlassTower, type TowerTop } from '#art/scenes/towns/waterfront/glass-tower.ts'
import { paintFerry, paintPromenade, paintWaterfront } from './bay-front.ts'

const SHORE = 0.64
const CREAM = '#FDEBC6'
const DEEP = '#0E3C5A'
const FERRY = '#F26B2B'
const MINT = '#D5EBD8'
const GLASS = '#5E9FAC'
const GLASS_DARK = '#2B6580'
const SAND = '#F4C79A'
const SAND_SHADE = '#B8776E'

/** Offset from the middle of the cluster, width and height in units, top, whether the walls are of stone. */
type Spot = readonly [number, number, number, TowerTop, boolean]

const NEAR_TOWERS: readonly Spot[] = [
  [-316, 74, 190, 'flat', true],
  [-238, 62, 300, 'step', false],
  [-160, 78, 230, 'fall', true],
  [-84, 58, 372, 'blade', false],
  [-4, 86, 270, 'flat', false],
  [76, 64, 460, 'needle', false],
  [156, 84, 320, 'rise', true],
  [234, 60, 236, 'step', false],
  [308, 78, 290, 'fall', false],
]
const WIDE_TOWERS: readonly Spot[] = [
  [-560, 70, 130, 'flat', false],
  [-480, 78, 180, 'step', true],
  [-398, 62, 240, 'rise', false],
  ...NEAR_TOWERS,
  [392, 70, 210, 'flat', true],
  [470, 60, 260, 'blade', false],
  [548, 80, 170, 'step', false],
]

function paintSkyAndHills(canvas: PosterCanvas, variant: SceneVariant, shoreY: number): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#3B8FB0', middle: '#A9D4CB', horizon: CREAM }, shoreY, 0.36)
  const sun = placeDisc(variant, { x: width * (isWide ? 0.34 : 0.22), y: height * 0.24, radius: 62 * unit })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF8E0')
  const bars = [
    [width * 0.8, height * 0.1, 380 * unit, 18 * unit],
    [width * 0.9, height * 0.126, 260 * unit, 13 * unit],
    [width * 0.12, height * 0.34, 330 * unit, 15 * unit],
    [width * 0.22, height * 0.362, 200 * unit, 11 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FDF4DC', { opacity: 0.9 })
  addPath(canvas, smoothPath(hillLine(canvas, shoreY - 130 * unit, 70 * unit, 5), shoreY), '#8DBBAC')
  sprayBand(canvas, CREAM, shoreY, shoreY - 150 * unit, 0.9)
}

function paintFarTowers(canvas: PosterCanvas, shoreY: number): void {
  const { width, unit, random } = canvas
  const tops: readonly TowerTop[] = ['flat', 'step', 'fall', 'rise']
  let index = 0
  for (let x = 10 * unit; x < width + 20; x += random(44, 76) * unit) {
    const rise = 90 + 120 * Math.sin((x / width) * Math.PI) ** 2
    const place = { x, baseY: shoreY, width: random(36, 58) * unit, height: rise * random(0.7, 1.3) * unit }
    paintGlassTower(canvas, {
      ...place,
      top: tops[index % tops.length] ?? 'flat',
      lit: '#BBD9CB',
      shade: '#93BFBC',
    })
    index += 1
  }
  sprayBand(canvas, CREAM, shoreY + 4 * unit, shoreY - 120 * unit, 0.9)
}

function paintCity(canvas: PosterCanvas, variant: SceneVariant, middleX: number, shoreY: number): void {
  const { unit, isWide } = canvas
  const turned = variant.detail === 1 ? -1 : 1
  const spots = isWide ? WIDE_TOWERS : NEAR_TOWERS
  for (const [index, [across, broad, tall, top, isStone]] of spots.entries()) {
    const x = middleX + across * turned * unit
    const glass = index % 2 === 0 ? { lit: MINT, line: '#A5D0C8' } : { lit: '#A9D6D2', line: '#7DBBC0' }
    const inks = isStone
      ? { lit: SAND, shade: SAND_SHADE, line: '#E2A67E' }
      : { ...glass, shade: index % 3 === 0 ? GLASS_DARK : GLASS }
    const tower: GlassTower = { x, baseY: shoreY, width: broad * unit, height: tall * unit, top, ...inks }
    const bars = { count: 9, step: 15 * unit, stray: 10 * unit, thickness: 8 * unit, taper: 2.4 * unit }
    const reflection = reflectionPath(canvas, {
      x,
      y: shoreY + 40 * unit,
      halfWidth: broad * 0.48 * unit,
      ...bars,
    })
    addPath(canvas, reflection, isStone ? '#E8C49A' : '#A9D6CF', { opacity: 0.55 })
    paintGlassTower(canvas, tower)
  }
}

function paintBay(canvas: PosterCanvas, shoreY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, shoreY, width, height - shoreY, '#2E86A0')
  sprayBand(canvas, '#BFE0CF', shoreY + 16 * unit, shoreY + height * 0.17, 0.8)
  sprayBand(canvas, DEEP, height, height * 0.78)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const shoreY = height * SHORE
  const middleX = width * (isWide ? 0.6 : 0.53)
  paintSkyAndHills(canvas, variant, shoreY)
  paintFarTowers(canvas, shoreY)
  paintBay(canvas, shoreY)
  paintCity(canvas, variant, middleX, shoreY)
  paintWaterfront(canvas, variant, middleX, shoreY)
  const ripples = { topY: shoreY + 50 * unit, bottomY: height * 0.92, count: 30 }
  paintRipples(canvas, { ...ripples, minWidth: 22 * unit, maxWidth: 100 * unit }, '#CDE8D6', { opacity: 0.5 })
  paintFerry(canvas, {
    x: width * 0.5,
    y: height * (isTall ? 0.79 : 0.82),
    scale: 0.86 * unit,
  })
  paintPromenade(canvas, variant)
}

/** Modern bay skyline: glass towers and their reflections, a waterfront, a ferry, palms or trees on the promenade. */
export const baySkyline: Scene = {
  name: 'bay-skyline',
  family: 'mediterranean',
  skyInk: '#3B8FB0',
  mistInk: '#7DBBC0',
  shadowInk: DEEP,
  accentInk: FERRY,
  altText: 'Glass towers along a bay and their reflections, a ferry crossing, a cyclist on the promenade',
  touchedAltTexts: {
    palms: 'Glass towers along a bay and their reflections, a ferry crossing, palms on the promenade',
  },
  lightText: 'on a bright morning',
  draw,
}
