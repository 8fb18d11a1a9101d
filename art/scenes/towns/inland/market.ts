import { addCircle, addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintBasketWoman, paintShopper } from '#art/kit/market-people.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import {
  paintStreetSection,
  pavingPath,
  pavingSeams,
  pennantPaths,
  placeInStreet,
  type Street,
  type StreetSection,
} from './market-street.ts'

const GLOW = '#FBD58C'
const SHADOW = '#2A1B36'
const DRESS = '#F0442E'
const TEAL = '#1E8C8A'
const DEPTHS = [0.36, 0.5, 0.7, 0.98, 1.37, 1.92, 2.7, 3.8]

const LIT_WALLS = ['#F2B878', '#F7D6A2', '#E8976A', '#F3C488', '#EBA878'] as const
const SHADED_WALLS = ['#8E4A56', '#7A3F56', '#A0565A', '#84465A', '#96505A'] as const
const STRIPES = [TEAL, '#C9552F', '#D9932F', '#2F6F8C'] as const
const PENNANTS = [TEAL, '#FBEBCB', '#D9932F'] as const
const LANTERNS = ['#E2582C', '#F8CB5A', '#C2363A'] as const
const GOODS = [
  ['#F2A030', '#C23A2E', '#8FA63C'],
  ['#E8C43C', '#8A3A52', '#E07A34'],
  ['#7F9A3A', '#F0BE4A', '#B8442E'],
] as const

function paintEndOfStreet(canvas: PosterCanvas, variant: SceneVariant, street: Street): void {
  const { width, height, unit } = canvas
  const { middleX, horizonY } = street
  paintSky(canvas, { top: '#E0633A', middle: '#F2A052', horizon: GLOW }, horizonY, 0.4)
  const sun = placeDisc(variant, { x: middleX - 54 * unit, y: horizonY - 170 * unit, radius: 88 * unit })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF0C6')
  sprayBand(canvas, '#F6B968', sun.y + sun.radius + 30 * unit, sun.y - sun.radius * 0.2)
  const bars = [
    [middleX - 90 * unit, horizonY - 330 * unit, 300 * unit, 12 * unit],
    [middleX + 110 * unit, horizonY - 300 * unit, 240 * unit, 10 * unit],
    [middleX + 30 * unit, horizonY - 120 * unit, 260 * unit, 8 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FCE3AE', { opacity: 0.85 })
  addPath(canvas, smoothPath(hillLine(canvas, horizonY - 30 * unit, 30 * unit, 5), height), '#C9774E')
  sprayBand(canvas, GLOW, horizonY + 20 * unit, horizonY - 60 * unit, 0.8)
  const gate = { x: middleX + 8 * unit, y: horizonY + 62 * unit, scale: unit }
  paintGate(canvas, gate, variant)
  addRect(canvas, 0, horizonY + 60 * unit, width, height, '#D79A62')
}

/** The gate at the end: an arch through a wall, a tower with a pitched, domed or flat top. */
function paintGate(canvas: PosterCanvas, at: Placement, variant: SceneVariant): void {
  addPath(canvas, placePath('M-130 0v-104h260v104z', at), '#B5654A')
  addPath(canvas, placePath('M26 -100v-120h58v120z', at), '#C97A50')
  addPath(canvas, placePath('M62 -100v-120h22v120z', at), '#8A4450')
  addPath(canvas, placePath('M44 -200q8 -14 16 0v26h-16z', at), SHADOW)
  if (variant.detail === 0) addPath(canvas, placePath('M18 -218l37 -44l37 44z', at), TEAL)
  if (variant.detail === 1) addPath(canvas, placePath('M24 -218q2 -42 31 -48q29 6 31 48z', at), TEAL)
  if (variant.detail === 2)
    addPath(canvas, placePath('M20 -218v-16h14v8h14v-8h14v8h14v-8h14v16z', at), '#8A4450')
  addPath(canvas, placePath('M-34 0v-44q4 -34 34 -38q30 4 34 38v44z', at), GLOW)
  addPath(canvas, placePath('M-130 -104h260v10h-260z', at), '#8A4450')
}

function sectionInks(index: number, side: -1 | 1): StreetSection['inks'] {
  const turn = index + (side < 0 ? 0 : 2)
  const isLit = side > 0
  return {
    wall: (isLit ? LIT_WALLS : SHADED_WALLS)[turn % LIT_WALLS.length] ?? GLOW,
    edge: isLit ? '#A8503C' : '#4E2844',
    shutter: isLit ? '#2F6F74' : '#3A2444',
    stripe: STRIPES[turn % STRIPES.length] ?? TEAL,
    stall: isLit ? '#9A5A3C' : '#6B3A44',
    stallEdge: '#4A2638',
    goods: GOODS[turn % GOODS.length] ?? GOODS[0],
  }
}

function paintPennants(canvas: PosterCanvas, street: Street, isLanterns: boolean): void {
  const { unit } = canvas
  const inks = isLanterns ? LANTERNS : PENNANTS
  const lines = [
    [0.62, 380],
    [0.95, 372],
    [1.42, 350],
  ] as const
  for (const [depth, high] of lines) {
    const { string, pennants } = pennantPaths(
      canvas,
      street,
      depth,
      Math.min(high, street.roof - 10),
      isLanterns,
    )
    addLine(canvas, string, SHADOW, 2 * unit)
    for (const [order, ink] of inks.entries()) addPath(canvas, pennants[order] ?? '', ink)
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const street: Street = {
    middleX: width * (isWide ? 0.58 : 0.5),
    horizonY: height * (isTall ? 0.52 : 0.55),
    wall: isWide ? 380 : 300,
    roof: isTall ? 470 : 400,
  }
  paintEndOfStreet(canvas, variant, street)
  addPath(canvas, pavingPath(canvas, street, 0.36, 5), '#D79A62')
  addLine(canvas, pavingSeams(canvas, street, 0.36, 3.4), '#B8744E', 2.4 * unit)
  sprayBand(canvas, SHADOW, height + 80 * unit, height * 0.78, 0.8)
  for (const [index, far] of DEPTHS.entries()) {
    const near = DEPTHS[index + 1]
    if (near === undefined) break
    for (const side of [-1, 1] as const)
      paintStreetSection(canvas, street, { side, far, near, inks: sectionInks(index, side) })
    if (index === 1)
      sprayVertical(
        canvas,
        pavingPath(canvas, street, 0.36, 0.7),
        GLOW,
        street.horizonY + 60 * unit,
        street.horizonY + 130 * unit,
        0.8,
      )
    if (index === 2) paintShopper(canvas, placeInStreet(canvas, street, -70, 0.72), '#F7E6C0')
    if (index === 3) paintShopper(canvas, placeInStreet(canvas, street, 92, 0.95), TEAL)
  }
  paintPennants(canvas, street, variant.touches.includes('lanterns'))
  const woman = placeInStreet(canvas, street, variant.detail === 1 ? 44 : -44, isTall ? 1.95 : 1.8)
  paintBasketWoman(canvas, { ...woman, scale: woman.scale * 0.84 }, DRESS)
}

/** Market street: awnings and stalls to one vanishing point, pennants overhead, a woman with a basket. */
export const market: Scene = {
  name: 'market',
  family: 'tropical-dusk',
  skyInk: '#E0633A',
  mistInk: '#F6B968',
  shadowInk: SHADOW,
  accentInk: DRESS,
  altText: 'A market street under striped awnings, heaps of fruit on the stalls, a woman with a basket',
  touchedAltTexts: {
    lanterns:
      'A market street under strings of paper lanterns, heaps of fruit on the stalls, a woman with a basket',
  },
  lightText: 'towards sunset',
  draw,
}
