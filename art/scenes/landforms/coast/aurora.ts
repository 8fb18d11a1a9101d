import { addCircle, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import type { Point } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { paintFloes, paintIceberg } from '#art/kit/drift-ice.ts'
import { ICE_MINT, paintFjord, paintFjordWalls, paintShore } from '#art/kit/ice-fjord.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { paintAuroraRibbon } from './aurora-ribbon.ts'

const HORIZON = 0.66
const NIGHT = '#071B2E'
const SNOW = '#F4FAEE'
const CABIN_RED = '#B8342A'
const CABIN_SHADE = '#7E2226'

/** Shares of width and height. */
const HIGH_EDGE = [
  [-0.05, 0.22],
  [0.14, 0.29],
  [0.32, 0.2],
  [0.52, 0.23],
  [0.74, 0.14],
  [1.06, 0.2],
] as const
const MAIN_EDGE = [
  [-0.05, 0.47],
  [0.12, 0.42],
  [0.3, 0.49],
  [0.47, 0.38],
  [0.68, 0.41],
  [0.86, 0.31],
  [1.06, 0.36],
] as const

function paintStars(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit, random } = canvas
  let path = ''
  for (let index = 0; index < 70; index += 1) {
    const size = (random(0.8, 2.4) * unit).toFixed(1)
    path += `M${Math.round(random(0, width))} ${Math.round(random(0, horizonY * 0.8))}h${size}v${size}h-${size}z`
  }
  addPath(canvas, path, '#E7F3E4')
}

function paintMoon(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const asDrawn = { x: width * (isWide ? 0.36 : 0.24), y: height * 0.12, radius: 36 * unit }
  const moon = placeDisc(variant, asDrawn)
  addCircle(canvas, moon.x, moon.y, moon.radius, '#DDEEE4')
}

function paintAurora(canvas: PosterCanvas, isReversed: boolean): void {
  const { width, height, unit } = canvas
  const edgeOf = (shares: readonly Point[]): readonly Point[] => {
    const edge = shares.map(
      ([across, down]): Point => [width * (isReversed ? 1 - across : across), height * down],
    )
    return isReversed ? edge.toReversed() : edge
  }
  const high = { edge: edgeOf(HIGH_EDGE), height: 210 * unit }
  paintAuroraRibbon(canvas, { ...high, veilInk: '#2E8F86', edgeInk: '#5FC0A0' })
  const main = { edge: edgeOf(MAIN_EDGE), height: 300 * unit }
  paintAuroraRibbon(canvas, { ...main, veilInk: '#5BD39A', edgeInk: '#C9F5B8' })
}

function paintCabin(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  addPath(canvas, placePath('M-70 0v-62h90v62z', at), CABIN_RED)
  addPath(canvas, placePath('M20 0v-62l32 -50l32 50v62z', at), CABIN_SHADE)
  addPath(canvas, placePath('M-82 -56l38 -60h100l-38 60z', at), SNOW)
  addPath(canvas, placePath('M48 -116h8l38 58l-10 2z', at), '#BBDAD2')
  addPath(canvas, placePath('M-50 -46h22v22h-22zM-12 -46h22v22h-22z', at), '#FFD27A')
  addPath(canvas, placePath('M42 -52h22v52h-22z', at), '#4A1720')
  addPath(canvas, placePath('M-24 -142h15v34h-15z', at), CABIN_SHADE)
  const smoke = [
    [x + 2 * scale, y - 150 * scale, 46 * scale, 9 * scale],
    [x + 34 * scale, y - 166 * scale, 70 * scale, 11 * scale],
  ] as const
  paintStreaks(canvas, smoke, '#BFE6D0', { opacity: 0.55 })
}

function paintIcebergs(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, unit, isWide } = canvas
  const x = width * (isWide ? 0.24 : 0.22)
  if (variant.detail === 2) {
    paintIceberg(canvas, { x: x + 210 * unit, y: horizonY + 50 * unit, scale: 0.6 * unit })
  }
  paintIceberg(canvas, { x, y: horizonY + 92 * unit, scale: 1.05 * unit })
}

function paintSettlement(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const hasNeighbour = variant.detail === 1
  const x = width * (isWide ? 0.74 : hasNeighbour ? 0.56 : 0.72)
  const shoreY = height * 0.89
  paintShore(canvas, x, shoreY)
  if (hasNeighbour) {
    paintCabin(canvas, { x: x + 190 * unit, y: shoreY + 4 * unit, scale: 0.72 * unit })
  }
  paintCabin(canvas, { x, y: shoreY + 14 * unit, scale: 1.15 * unit })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { height, unit } = canvas
  const horizonY = height * HORIZON
  paintSky(canvas, { top: NIGHT, middle: '#0C3444', horizon: '#12606A' }, horizonY)
  paintStars(canvas, horizonY)
  if (variant.discScale !== 1) {
    paintMoon(canvas, variant)
  }
  paintAurora(canvas, variant.detail === 1)
  paintFjordWalls(canvas, horizonY)
  paintFjord(canvas, horizonY)
  paintFloes(canvas, horizonY + 44 * unit, height * 0.9)
  paintIcebergs(canvas, variant, horizonY)
  paintSettlement(canvas, variant)
}

/** Ice, polar night: ribbons with rays, floes in perspective, a red cabin. */
export const aurora: Scene = {
  name: 'aurora',
  family: 'polar',
  skyInk: NIGHT,
  mistInk: ICE_MINT,
  shadowInk: NIGHT,
  accentInk: CABIN_RED,
  altText: 'Polar lights over a fjord full of ice floes, a cabin on the snowy shore',
  lightText: 'in the polar night',
  draw,
}
