import { addCircle, addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath, outline, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintShopper } from '#art/kit/market-people.ts'
import { paintBus, paintLamp, paintNearUmbrellaPine, paintRiverLandmark } from '#art/kit/river-landmark.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintGlint, paintRipples } from '#art/kit/water.ts'
import { paintArchBridge, paintCityLandmark } from './city-landmark.ts'
import { paintQuayHouses } from './quay-houses.ts'

const QUAY = 0.66
const CREAM = '#FBE6BE'
const DEEP = '#23384C'
const UMBRELLA = '#D8392B'
const RIVER_LANDMARKS = ['iron-tower', 'clock-tower', 'great-dome'] as const
const LEAVES = ['#B5532C', '#DB8A34', '#8A3A2A'] as const

function paintSkyAndSun(canvas: PosterCanvas, sun: Disc, quayY: number): void {
  const { width, height, unit } = canvas
  paintSky(canvas, { top: '#72AABB', middle: '#E9CFA8', horizon: CREAM }, quayY, 0.34)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF6DA')
  const bars = [
    [width * 0.84, height * 0.1, 360 * unit, 16 * unit],
    [width * 0.95, height * 0.125, 240 * unit, 12 * unit],
    [width * 0.16, height * 0.33, 340 * unit, 14 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FDF4DC', { opacity: 0.9 })
}

function paintCity(canvas: PosterCanvas, variant: SceneVariant, quayY: number): void {
  const { width, height, unit } = canvas
  const isRoman = variant.touches.includes('great-dome')
  const tiles = isRoman ? { roofs: ['#C9703F', '#9A4A36'] as const } : {}
  const air = { haze: CREAM, widths: [52, 96], ...tiles } as const
  addPath(canvas, smoothPath(hillLine(canvas, quayY - 190 * unit, 50 * unit, 4), height), '#C3C9AE')
  paintQuayHouses(canvas, { ...air, baseY: quayY, heights: [120, 196], hazeShare: 0.55 })
  sprayBand(canvas, CREAM, quayY - 40 * unit, quayY - 190 * unit, 0.85)
  const known = RIVER_LANDMARKS.find((touch) => variant.touches.includes(touch))
  if (known === undefined) {
    paintCityLandmark(canvas, { x: width * 0.62, y: quayY - 70 * unit, scale: 1.06 * unit }, variant.detail)
  } else {
    paintRiverLandmark(canvas, { x: width * 0.6, y: quayY - 40 * unit, scale: 0.98 * unit }, known)
  }
  paintQuayHouses(canvas, { ...air, baseY: quayY + 4 * unit, heights: [74, 128], hazeShare: 0.12 })
  let crowns = ''
  for (let x = -10; x < width + 20; x += canvas.random(26, 56) * unit) {
    const r = canvas.random(16, 28) * unit
    crowns += outline`M${x - r} ${quayY + 8 * unit}q${r * 0.1} ${-r * 1.7} ${r} ${-r * 1.7}t${r} ${r * 1.7}z`
  }
  addPath(canvas, crowns, '#A5683A')
  addRect(canvas, 0, quayY + 6 * unit, width, 30 * unit, '#C9A27E')
  addRect(canvas, 0, quayY + 6 * unit, width, 6 * unit, '#F3D9AC')
}

function paintRiver(canvas: PosterCanvas, sun: Disc, waterY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, waterY, width, height - waterY, '#5B8C93')
  sprayBand(canvas, '#F0D6A4', waterY, waterY + height * 0.14)
  sprayBand(canvas, DEEP, height, height * 0.8)
  const breadth = { topWidth: sun.radius, bottomWidth: 0.7 * sun.radius, count: 13 }
  paintGlint(canvas, { x: sun.x, topY: waterY + 40 * unit, bottomY: height * 0.92, ...breadth }, '#FFF0C4')
  const ripples = { topY: waterY + 40 * unit, bottomY: height * 0.96, count: 28 }
  paintRipples(canvas, { ...ripples, minWidth: 22 * unit, maxWidth: 100 * unit }, '#CFE0CC', { opacity: 0.5 })
}

function paintBarge(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, lensPath(at.x, at.y + 10 * at.scale, 170 * at.scale, 16 * at.scale), DEEP, { opacity: 0.6 })
  addPath(canvas, placePath('M-170 -20h318q14 0 26 -10l-14 32q-6 8 -16 8h-286q-22 -4 -28 -30z', at), DEEP)
  addPath(canvas, placePath('M-120 -20v-22h176v22z', at), '#F6E3BE')
  addPath(
    canvas,
    placePath(
      'M-108 -36h18v10h-18zM-78 -36h18v10h-18zM-48 -36h18v10h-18zM-18 -36h18v10h-18zM12 -36h18v10h-18z',
      at,
    ),
    '#4A4658',
  )
  addPath(canvas, placePath('M-128 -42h192v-6h-192z', at), '#B5532C')
}

/** The near quay: a parapet, an iron lamp, someone under an umbrella of the accent ink. */
function paintNearQuay(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const topY = height * 0.925
  addRect(canvas, 0, topY, width, height, '#5C4A50')
  addRect(canvas, 0, topY, width, 13 * unit, '#C9A27E')
  sprayBand(canvas, DEEP, height, topY + 12 * unit, 0.9)
  const x = width * (isWide ? 0.46 : variant.detail === 1 ? 0.62 : 0.36)
  const walker = { x, y: topY + 34 * unit, scale: 0.86 * unit }
  paintShopper(canvas, walker, '#2F3B58')
  const umbrella = { x: x + 12 * unit, y: topY - 112 * unit, scale: 0.84 * unit }
  addLine(canvas, placePath('M0 0v64', umbrella), DEEP, 3 * unit)
  addPath(
    canvas,
    placePath(
      'M-76 2q4 -58 76 -66q72 8 76 66q-13 -14 -25 0q-13 -14 -26 0q-12 -14 -25 0q-13 -14 -25 0q-13 -14 -26 0q-12 -14 -25 0z',
      umbrella,
    ),
    UMBRELLA,
  )
}

/** A plane tree in autumn whose boughs reach in from the upper corner. */
function paintPlaneTree(canvas: PosterCanvas): void {
  const { width, height, unit, isWide, random } = canvas
  const x = width * (isWide ? 0.06 : 0.05)
  const trunk = outline`M${x - 26 * unit} ${height}Q${x - 6 * unit} ${height * 0.5} ${x - 30 * unit} -10h${46 * unit}Q${x + 22 * unit} ${height * 0.5} ${x + 30 * unit} ${height}z`
  addPath(canvas, trunk, '#4A3840')
  const bough = outline`M${x} ${height * 0.3}Q${x + 90 * unit} ${height * 0.2} ${x + 240 * unit} ${height * 0.13}M${x} ${height * 0.2}Q${x + 60 * unit} ${height * 0.1} ${x + 150 * unit} ${height * 0.04}`
  addLine(canvas, bough, '#4A3840', 11 * unit)
  for (const ink of LEAVES) {
    let leaves = ''
    for (let index = 0; index < 26; index += 1) {
      const along = random()
      const leafX = x + (along * 330 - 60) * unit
      const leafY = height * (0.18 - along * 0.08) + random(-120, 66) * (1 - along * 0.5) * unit
      const size = random(15, 27) * unit
      leaves += outline`M${leafX - size} ${leafY}q${size} ${-size * 1.2} ${2 * size} 0q${-size} ${size * 1.2} ${-2 * size} 0z`
    }
    addPath(canvas, leaves, ink)
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const quayY = height * QUAY
  const waterY = quayY + 34 * unit
  const isWestminster = variant.touches.includes('clock-tower')
  const asDrawn = isWestminster
    ? { x: width * (isWide ? 0.78 : 0.84), y: height * 0.36, radius: 84 * unit }
    : { x: width * (isWide ? 0.42 : 0.4), y: height * 0.2, radius: 60 * unit }
  const sun = placeDisc(variant, asDrawn)
  paintSkyAndSun(canvas, sun, quayY)
  paintCity(canvas, variant, quayY)
  paintRiver(canvas, sun, waterY)
  paintArchBridge(canvas, quayY + 8 * unit, waterY + 66 * unit)
  paintBarge(canvas, {
    x: width * (isWide ? 0.7 : variant.detail === 1 ? 0.3 : 0.68),
    y: height * 0.865,
    scale: 0.74 * unit,
  })
  if (isWestminster) {
    paintBus(canvas, { x: width * 0.36, y: quayY + 12 * unit, scale: unit }, UMBRELLA)
    paintLamp(canvas, { x: width * 0.1, y: height * 0.94, scale: 1.6 * unit })
  } else if (variant.touches.includes('great-dome')) {
    paintNearUmbrellaPine(canvas)
  } else {
    paintPlaneTree(canvas)
  }
  paintNearQuay(canvas, variant)
}

/** Old river city: stone houses along a quay, a bridge of arches, a landmark behind, a plane tree in front. */
export const embankment: Scene = {
  name: 'embankment',
  family: 'temperate-autumn',
  skyInk: '#72AABB',
  mistInk: '#72AABB',
  shadowInk: DEEP,
  accentInk: UMBRELLA,
  altText:
    'An old city along a river, a bridge of stone arches before it, someone with an umbrella on the quay',
  touchedAltTexts: {
    'iron-tower':
      'A tall tower of open ironwork above grey roofs and a river, someone with an umbrella on the quay',
    'clock-tower':
      'A clock tower beside a river, a red bus on the bridge, someone with an umbrella on the quay',
    'great-dome': 'A great ribbed dome above a river and a bridge of stone arches, an umbrella pine in front',
  },
  lightText: 'after an October shower',
  draw,
}
