import { addCircle, addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { closeToBase, outline, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintForest } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintGildedMonastery, paintPrayerFlags, paintTiledCloister } from './cliff-cloister.ts'
import { type PillarInks, paintStonePillar } from './stone-pillar.ts'

const HAZE = '#F7E3BE'
const SHADOW = '#243A3A'
const PACK = '#E23B2C'
const STEP = '#E9D3AC'

const FAR: PillarInks = { lit: '#CDB6B4', shade: '#AE9AA8', crack: '#B9A4AC', green: '#A9AE98' }
const MIDDLE: PillarInks = { lit: '#C29C8C', shade: '#8A7288', crack: '#A58488', green: '#8A9A78' }
const NEAR: PillarInks = { lit: '#C98F6A', shade: '#6E5068', crack: '#9C6A5C', green: '#6F8A52' }

/** Share of the width, share of the height of the top, half widths of top and foot in units. */
type Spot = readonly [number, number, number, number]

const FAR_SPOTS: readonly Spot[] = [
  [0.16, 0.36, 40, 62],
  [0.34, 0.42, 34, 60],
  [0.84, 0.33, 44, 70],
  [0.97, 0.4, 40, 60],
]
const WIDE_FAR_SPOTS: readonly Spot[] = [
  [0.06, 0.42, 44, 70],
  [0.2, 0.36, 40, 64],
  [0.37, 0.4, 46, 70],
  [0.46, 0.45, 34, 54],
  [0.76, 0.36, 44, 70],
  [0.86, 0.32, 50, 76],
  [0.97, 0.4, 44, 70],
]

function paintSkyAndFarRocks(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#9597C6', middle: '#DDBFB4', horizon: HAZE }, height * 0.62, 0.34)
  const sun = placeDisc(variant, { x: width * (isWide ? 0.42 : 0.24), y: height * 0.2, radius: 66 * unit })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF5D8')
  for (const [across, top, topHalf, footHalf] of isWide ? WIDE_FAR_SPOTS : FAR_SPOTS) {
    const size = { topHalf: topHalf * unit, footHalf: footHalf * unit }
    paintStonePillar(canvas, {
      x: width * across,
      topY: height * top,
      footY: height * 0.66,
      ...size,
      inks: FAR,
    })
  }
  sprayBand(canvas, HAZE, height * 0.66, height * 0.42)
  const bars = [
    [width * 0.2, height * 0.51, 420 * unit, 17 * unit],
    [width * 0.34, height * 0.535, 300 * unit, 13 * unit],
    [width * 0.88, height * 0.47, 340 * unit, 15 * unit],
    [width * 0.84, height * 0.1, 320 * unit, 14 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FDF2D8', { opacity: 0.9 })
}

function paintMiddleRocks(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const spots: readonly Spot[] = isWide
    ? [
        [0.28, 0.5, 62, 110],
        [0.9, 0.46, 72, 130],
      ]
    : [
        [0.06, 0.5, 64, 110],
        [1, 0.47, 74, 120],
      ]
  for (const [across, top, topHalf, footHalf] of spots) {
    const size = { topHalf: topHalf * unit, footHalf: footHalf * unit }
    paintStonePillar(canvas, {
      x: width * across,
      topY: height * top,
      footY: height * 0.84,
      ...size,
      inks: MIDDLE,
    })
  }
  const hills = hillLine(canvas, height * 0.74, 40 * unit, 4)
  addPath(canvas, smoothPath(hills, height), '#93A184')
  sprayBand(canvas, '#F0DDBB', height * 0.9, height * 0.62, 0.95)
}

function paintWalker(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-12 0l4 -36h9l-3 36zM6 0l-6 -36h10l6 36z', at), SHADOW)
  addPath(canvas, placePath('M-10 -32q-4 -38 8 -44h10q10 8 8 44z', at), '#F1E2BE')
  addPath(canvas, placePath('M-24 -68q-4 30 4 38h12v-42q-10 -4 -16 4z', at), PACK)
  addCircle(canvas, at.x + 5 * at.scale, at.y - 86 * at.scale, 10 * at.scale, '#7A4434')
  addPath(canvas, placePath('M-12 -88h34l-8 -4q-10 -10 -18 0z', at), '#C98F4A')
  addLine(canvas, placePath('M14 -60l16 18v42', at), SHADOW, 3 * at.scale)
}

/** Steps that climb in three flights from the near ground to the foot of the pillar. */
function paintStairs(canvas: PosterCanvas, fromX: number, toX: number): void {
  const { height, unit } = canvas
  const turns = [
    [fromX, 0.985],
    [fromX + 130 * unit, 0.93],
    [fromX + 20 * unit, 0.885],
    [toX - 70 * unit, 0.835],
  ] as const
  for (const [index, [x, down]] of turns.entries()) {
    const next = turns[index + 1]
    if (next === undefined) break
    const broad = (30 - index * 6) * unit
    const [endX, endDown] = next
    addPath(
      canvas,
      outline`M${x} ${height * down}L${endX} ${height * endDown}h${broad * 0.8}L${x + broad} ${height * down}z`,
      STEP,
    )
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const isGilded = variant.touches.includes('gilded')
  paintSkyAndFarRocks(canvas, variant)
  paintMiddleRocks(canvas)
  const x = width * (isWide ? 0.6 : 0.56)
  const topY = height * 0.43
  const perch = { x, topY, footY: height * 0.9, topHalf: 158 * unit, footHalf: 232 * unit, inks: NEAR }
  paintStonePillar(canvas, perch)
  const ledge = { x: x + 4 * unit, y: topY + 12 * unit, scale: 1.08 * unit }
  if (isGilded) {
    paintGildedMonastery(canvas, ledge)
    const fromX = width * (isWide ? 0.28 : 0.06)
    paintPrayerFlags(canvas, { fromX, fromY: height * 0.5, toX: x - 110 * unit, toY: topY - 60 * unit })
    paintPrayerFlags(canvas, { fromX, fromY: height * 0.505, toX: x - 130 * unit, toY: topY + 6 * unit })
  } else {
    paintTiledCloister(canvas, ledge)
  }
  sprayBand(canvas, '#E7D3B4', height * 0.9, height * 0.74, 0.8)
  const wood = hillLine(canvas, height * 0.87, 34 * unit, 3)
  addPath(canvas, smoothPath(wood, height), '#5E7A5A')
  paintForest(
    canvas,
    { groundY: height * 0.9, minHeight: 46 * unit, maxHeight: 92 * unit, step: 30 * unit },
    '#3F6152',
  )
  const near = ridgeLine(canvas, height * 0.915, 26 * unit, 20, 0.6)
  addPolygon(canvas, closeToBase(near, height), '#4F6B46')
  sprayBand(canvas, SHADOW, height + 20 * unit, height * 0.9, 0.95)
  const stairX = width * (isWide ? 0.42 : 0.22)
  paintStairs(canvas, stairX, x)
  paintWalker(canvas, { x: stairX + 86 * unit, y: height * 0.958, scale: 0.92 * unit })
  const edge = (share: number): number =>
    Math.max(0, Math.abs(share - 0.5) * 2 - (isWide ? 0.78 : 0.68)) * 3.6
  paintForest(
    canvas,
    { groundY: height + 10, minHeight: 240 * unit, maxHeight: 330 * unit, step: 44 * unit, heightAt: edge },
    SHADOW,
  )
}

/** A monastery on a pillar of rock: pillars in three mists, steps that climb to it, a walker. */
export const cliffMonastery: Scene = {
  name: 'cliff-monastery',
  family: 'highland',
  skyInk: '#9597C6',
  mistInk: '#9597C6',
  shadowInk: SHADOW,
  accentInk: PACK,
  altText: 'A monastery on top of a sheer rock above the mist, a walker on the steps that lead to it',
  touchedAltTexts: {
    gilded:
      'A white monastery with gilded roofs on a sheer rock, prayer flags strung from it, a walker on the steps',
  },
  lightText: 'in soft morning haze',
  draw,
}
