import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintGlint, paintRipples, reflectionPath } from '#art/kit/water.ts'
import { paintDeltaCanoe, paintEgret } from './delta-boat.ts'
import { paintMangroveIsle, paintMangroveTree } from './mangrove-tree.ts'

const HORIZON = 0.36
const GLOW = '#FBE2A2'
const DEEP = '#0E3F45'
const SHIRT = '#F0562E'
const SILHOUETTE = '#132B2E'

/** Share of the width, share of the height, half width in units; size and ink follow from the height. */
type Isle = readonly [number, number, number]

const ISLES: readonly Isle[] = [
  [0.2, 0.385, 170],
  [0.74, 0.39, 190],
  [0.47, 0.41, 110],
  [0.06, 0.44, 150],
  [0.92, 0.45, 170],
  [0.36, 0.475, 140],
  [0.7, 0.52, 180],
  [0.1, 0.56, 200],
  [1, 0.63, 220],
  [0, 0.7, 170],
]
const WIDE_ISLES: readonly Isle[] = [
  [0.08, 0.385, 190],
  [0.3, 0.39, 170],
  [0.52, 0.385, 150],
  [0.76, 0.39, 200],
  [0.96, 0.4, 150],
  [0.19, 0.43, 180],
  [0.43, 0.44, 130],
  [0.88, 0.46, 190],
  [0.68, 0.49, 150],
  [0.32, 0.52, 190],
  [0.04, 0.56, 210],
  [0.97, 0.6, 240],
  [0.2, 0.67, 190],
]

function paintSkyAndSun(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  paintSky(canvas, { top: '#6FAE9E', middle: '#C3D3A0', horizon: GLOW }, horizonY, 0.3)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#F58B45')
  const bars = [
    [sun.x - 90 * unit, horizonY - 58 * unit, 330 * unit, 11 * unit],
    [sun.x + 120 * unit, horizonY - 82 * unit, 260 * unit, 9 * unit],
    [width * 0.16, height * 0.1, 330 * unit, 14 * unit],
    [width * 0.86, height * 0.15, 300 * unit, 12 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FCF0C6', { opacity: 0.88 })
  addPath(canvas, smoothPath(hillLine(canvas, horizonY - 12 * unit, 10 * unit, 6), horizonY + 8), '#8FB092')
}

function paintDelta(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  addRect(canvas, 0, horizonY, width, height, '#3E9A8E')
  sprayBand(canvas, '#F7D893', horizonY, horizonY + height * 0.26)
  sprayBand(canvas, DEEP, height, height * 0.66)
  const breadth = { topWidth: 1.3 * sun.radius, bottomWidth: 0.8 * sun.radius, count: 22 }
  paintGlint(canvas, { x: sun.x, topY: horizonY + 6, bottomY: height * 0.86, ...breadth }, '#FFE9AE')
  for (const [across, down, reach] of isWide ? WIDE_ISLES : ISLES) {
    const near = (down - HORIZON) / (0.72 - HORIZON)
    const rise = (34 + 96 * near) * unit
    const place = {
      x: width * across,
      waterY: height * down,
      halfWidth: reach * (0.72 + 0.5 * near) * unit,
      rise,
    }
    const inks =
      near < 0.22
        ? ['#8DB07E', '#A9C487', '#6E9678']
        : near < 0.5
          ? ['#4F8A62', '#7DAC66', '#2F6658']
          : ['#2A6650', '#4C8A54', '#123F40']
    const [leaf = DEEP, leafLit = leaf, roots = leaf] = inks
    const bars = {
      count: 5,
      step: rise * 0.1,
      stray: rise * 0.2,
      thickness: rise * 0.06,
      taper: place.halfWidth * 0.1,
    }
    addPath(
      canvas,
      reflectionPath(canvas, {
        x: place.x,
        y: place.waterY + rise * 0.1,
        halfWidth: place.halfWidth * 0.9,
        ...bars,
      }),
      roots,
      { opacity: 0.6 },
    )
    paintMangroveIsle(canvas, { ...place, leaf, leafLit, roots })
    if (near < 0.3) sprayBand(canvas, GLOW, place.waterY + 4, place.waterY - rise * 0.7, 0.4)
  }
  const ripples = { topY: height * 0.5, bottomY: height * 0.97, count: 34 }
  paintRipples(canvas, { ...ripples, minWidth: 22 * unit, maxWidth: 110 * unit }, '#CFE6BF', { opacity: 0.5 })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const horizonY = height * HORIZON
  const sun = placeDisc(variant, {
    x: width * (isWide ? 0.58 : 0.56),
    y: horizonY - 76 * unit,
    radius: 82 * unit,
  })
  paintSkyAndSun(canvas, sun, horizonY)
  paintDelta(canvas, sun, horizonY)
  paintDeltaCanoe(canvas, {
    x: width * (isWide ? 0.56 : 0.54),
    y: height * (isTall ? 0.74 : 0.77),
    scale: 0.92 * unit,
  })
  const frame = { wood: SILHOUETTE, leaf: '#16423F', leafLit: '#24604C' }
  const trees = isWide
    ? [
        [0.06, 0.93, 660, 0.04],
        [0.95, 0.95, 600, -0.05],
      ]
    : [
        [0.04, 0.94, 640, 0.02],
        [0.98, 0.97, 480, -0.06],
      ]
  for (const [across = 0, down = 0, tall = 0, lean = 0] of trees) {
    const place = { x: width * across, waterY: height * down, height: tall * unit, lean }
    addPath(canvas, lensPath(place.x, place.waterY + 8 * unit, tall * 0.5 * unit, 34 * unit), SILHOUETTE, {
      opacity: 0.55,
    })
    paintMangroveTree(canvas, { ...place, ...frame })
  }
  if (variant.detail !== 2) {
    paintEgret(canvas, { x: width * (isWide ? 0.3 : 0.36), y: height * 0.915, scale: 0.9 * unit })
  }
  if (variant.detail === 1) {
    paintEgret(canvas, {
      x: width * (isWide ? 0.38 : 0.7),
      y: height * 0.94,
      scale: 0.72 * unit,
      scaleX: -0.72 * unit,
    })
  }
}

/** Mangrove delta: low green islands parted by bright channels, prop roots in front, a canoe. */
export const mangrove: Scene = {
  name: 'mangrove',
  family: 'monsoon',
  skyInk: '#6FAE9E',
  mistInk: '#6FAE9E',
  shadowInk: DEEP,
  accentInk: SHIRT,
  altText: 'A canoe on the channels of a delta among mangrove islands, prop roots in the foreground',
  lightText: 'as the sun goes down',
  draw,
}
