import { addCircle, addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { closeToBase, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { coniferPath } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintGlint, paintRipples } from '#art/kit/water.ts'
import { paintBoathouse, paintCoastalSteamer } from './fjord-boats.ts'
import { type FjordWall, paintFallThread, paintFjordWall } from './fjord-wall.ts'

const HORIZON = 0.6
const PEACH = '#FBDDB4'
const DEEP = '#0C3347'
const FUNNEL = '#E2462C'
const SNOW = '#FFF4E2'
const FOREST = '#12303A'

function paintSkyAndSun(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  paintSky(canvas, { top: '#5FA3B4', middle: '#BFD0BC', horizon: PEACH }, horizonY, 0.32)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF3CF')
  const bars = [
    [sun.x - 60 * unit, horizonY - 318 * unit, 320 * unit, 12 * unit],
    [sun.x + 110 * unit, horizonY - 288 * unit, 220 * unit, 9 * unit],
    [width * 0.14, height * 0.09, 340 * unit, 14 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FCEBCB', { opacity: 0.9 })
}

type Row = Omit<FjordWall, 'waterY' | 'noseX' | 'summitX'> & { readonly nose: number; readonly top: number }

const ROWS: readonly (readonly Row[])[] = [
  [
    {
      side: -1,
      nose: -20,
      top: -210,
      shoulder: 90,
      summit: 250,
      lit: '#A9C0B8',
      shade: '#8FB0B2',
      snow: SNOW,
    },
    { side: 1, nose: 30, top: 200, shoulder: 110, summit: 290, lit: '#C4C4A8', shade: '#93AFA8', snow: SNOW },
  ],
  [
    { side: 1, nose: 96, top: 330, shoulder: 170, summit: 400, lit: '#B99E7C', shade: '#62897F', snow: SNOW },
    {
      side: -1,
      nose: -96,
      top: -290,
      shoulder: 170,
      summit: 390,
      lit: '#6F938E',
      shade: '#4C7C84',
      snow: SNOW,
    },
  ],
  [
    { side: -1, nose: -210, top: -620, shoulder: 300, summit: 620, lit: '#4F7A70', shade: '#285868' },
    { side: 1, nose: 214, top: 580, shoulder: 250, summit: 560, lit: '#8D8A57', shade: '#3B6A5E' },
  ],
]

function paintWalls(canvas: PosterCanvas, valleyX: number, horizonY: number): void {
  const { unit, isWide } = canvas
  const spread = isWide ? 1.5 : 1
  for (const [depth, row] of ROWS.entries()) {
    const waterY = horizonY + depth * 15 * unit
    for (const { nose, top, shoulder, summit, ...rest } of row) {
      const place = { noseX: valleyX + nose * spread * unit, summitX: valleyX + top * spread * unit, waterY }
      paintFjordWall(canvas, { ...rest, ...place, shoulder: shoulder * unit, summit: summit * unit })
    }
    if (depth < 2) sprayBand(canvas, PEACH, waterY + 4 * unit, waterY - (110 - depth * 20) * unit, 0.92)
  }
  paintFallThread(
    canvas,
    valleyX + 345 * spread * unit,
    horizonY - 256 * unit,
    horizonY + 28 * unit,
    '#F6F3E2',
  )
  paintFallThread(
    canvas,
    valleyX - 366 * spread * unit,
    horizonY - 310 * unit,
    horizonY + 30 * unit,
    '#A9CFD2',
  )
}

function paintWater(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY + 30 * unit, width, height, '#23697C')
  sprayBand(canvas, '#F0D2A6', horizonY + 28 * unit, horizonY + 150 * unit)
  sprayBand(canvas, DEEP, height, height * 0.72)
  const breadth = { topWidth: 1.1 * sun.radius, bottomWidth: 0.7 * sun.radius, count: 15 }
  paintGlint(canvas, { x: sun.x, topY: horizonY + 38 * unit, bottomY: height * 0.86, ...breadth }, '#FFF0C8')
  const ripples = { topY: horizonY + 60 * unit, bottomY: height * 0.96, count: 30 }
  paintRipples(canvas, { ...ripples, minWidth: 24 * unit, maxWidth: 100 * unit }, '#8FC2BE', { opacity: 0.5 })
  paintRipples(canvas, { ...ripples, count: 14, minWidth: 40 * unit, maxWidth: 130 * unit }, DEEP, {
    opacity: 0.6,
  })
}

function paintShore(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, random } = canvas
  const shoreX = width * (isWide ? 0.9 : 0.86)
  if (variant.detail !== 2) {
    paintBoathouse(canvas, { x: shoreX - 60 * unit, y: height * 0.87, scale: 0.9 * unit })
    if (variant.detail === 1) {
      paintBoathouse(canvas, { x: shoreX + 56 * unit, y: height * 0.885, scale: 1.05 * unit })
    }
  }
  const bank = [
    [-20, height * 0.955],
    [width * 0.3, height * 0.965],
    [width * 0.6, height * 0.945],
    [width * 0.82, height * 0.875],
    [width + 20, height * 0.85],
  ] as const
  addPath(canvas, smoothPath(bank, height), FOREST)
  const near = ridgeLine(canvas, height * 0.975, 14 * unit, 24, 0.6)
  addPolygon(canvas, closeToBase(near, height), '#0A2028')
  let trees = ''
  const stand = (from: number, to: number, baseY: number, tall: number): void => {
    for (let x = from; x < to; x += random(26, 46) * unit) {
      trees += coniferPath(canvas, x, baseY + random(-8, 12) * unit, random(0.7, 1.2) * tall * unit)
    }
  }
  stand(-10 * unit, width * (isWide ? 0.12 : 0.16), height * 0.98, 210)
  stand(width * (isWide ? 0.93 : 0.93), width + 20, height * 0.93, 190)
  addPath(canvas, trees, '#0A2028')
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const horizonY = height * HORIZON
  const valleyX = width * (isWide ? 0.6 : 0.52)
  const sun = placeDisc(variant, { x: valleyX - 6 * unit, y: horizonY - 236 * unit, radius: 60 * unit })
  paintSkyAndSun(canvas, sun, horizonY)
  paintWalls(canvas, valleyX, horizonY)
  paintWater(canvas, sun, horizonY)
  const ship = { x: width * (isWide ? 0.56 : 0.44), y: height * (isTall ? 0.76 : 0.795), scale: 0.86 * unit }
  paintCoastalSteamer(canvas, ship, FUNNEL)
  paintShore(canvas, variant)
}

/** A fjord: walls in three depths that drop into still water, a steamer below them. */
export const fjord: Scene = {
  name: 'fjord',
  family: 'maritime',
  skyInk: '#5FA3B4',
  mistInk: '#8FC2BE',
  shadowInk: DEEP,
  accentInk: FUNNEL,
  altText: 'A coastal steamer on a fjord between steep walls with snow on their tops',
  lightText: 'in low northern sun',
  draw,
}
