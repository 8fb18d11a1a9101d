import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { bandPath, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { coniferPath } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { paintGlint, paintRipples } from '#art/kit/water.ts'
import { paintBirch, paintCabin, paintLakeCanoe, paintLeaves, paintWoodedIsle } from './lake-shore.ts'

const HORIZON = 0.36
const HORIZON_INK = '#FBE3A8'
const DEEP = '#14506A'
const NIGHT = '#33303C'
const CANOE = '#C8432B'

/** Share of the width, and the same in wide formats; then in units: below the horizon, half width, trees. */
type IsleSpot = readonly [number, number, number, number, number, string, string]

const ISLES: readonly IsleSpot[] = [
  [0.22, 0.22, 36, 120, 48, '#568C7E', '#8FAF8C'],
  [0.84, 0.84, 50, 150, 60, '#4A8274', '#8FAF8C'],
  [0.46, 0.46, 78, 84, 50, '#3F7868', '#7FA07C'],
  [0.1, 0.1, 150, 180, 110, '#2C6458', '#6A9270'],
  [0.8, 0.74, 204, 190, 136, '#205448', '#5C8862'],
]

function paintSkyAndSun(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  paintSky(canvas, { top: '#5FA0A8', middle: '#BFD4B8', horizon: HORIZON_INK }, horizonY + 20 * unit, 0.4)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF6DA')
  const bars = [
    [width * 0.66, horizonY - 120 * unit, 320 * unit, 8 * unit],
    [width * 0.52, horizonY - 96 * unit, 200 * unit, 6 * unit],
    [width * 0.2, height * 0.1, 300 * unit, 10 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FFF3CF', { opacity: 0.85 })
}

function paintFarShore(canvas: PosterCanvas, y: number): void {
  const { width, unit, random } = canvas
  const tall = 26 * unit
  let trees = ''
  for (let x = -10; x < width + 10; x += 9 * unit) {
    trees += outline`M${x - 7 * unit} ${y}l${7 * unit} ${-tall * random(0.6, 1.2)}l${7 * unit} ${tall}z`
  }
  addPath(canvas, trees + bandPath(canvas, y - tall * 0.35, tall * 0.4), '#7FA898')
}

function paintLake(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY, width, height - horizonY, '#6FB0AC')
  sprayBand(canvas, '#FBE6B2', horizonY, horizonY + height * 0.26)
  sprayBand(canvas, DEEP, height, height * 0.52)
  paintFarShore(canvas, horizonY + 2)
  const breadth = { topWidth: 60 * unit, bottomWidth: 30 * unit }
  paintGlint(canvas, { x: sun.x, topY: horizonY + 8, bottomY: height * 0.6, ...breadth }, '#FFF8E0')
}

function paintIsles(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  for (const [share, wideShare, offset, halfWidth, tall, treeInk, shoreInk] of ISLES) {
    paintWoodedIsle(canvas, {
      x: width * (isWide ? wideShare : share),
      y: horizonY + offset * unit,
      halfWidth: halfWidth * unit,
      treeHeight: tall * unit,
      treeInk,
      shoreInk,
    })
  }
  const ripples = { topY: horizonY + 90 * unit, bottomY: height * 0.94, count: 40 }
  paintRipples(canvas, { ...ripples, minWidth: 20 * unit, maxWidth: 110 * unit }, '#F6EBC6', {
    opacity: 0.45,
  })
}

function paintRockShelf(canvas: PosterCanvas): void {
  const { width, height } = canvas
  const line: readonly Point[] = [
    [-20, height * 0.9],
    [width * 0.14, height * 0.885],
    [width * 0.34, height * 0.93],
    [width * 0.52, height * 0.985],
    [width * 0.7, height * 1.02],
  ]
  const rock = smoothPath(line, height + 20)
  addPath(canvas, rock, '#8C6F62')
  sprayVertical(canvas, rock, NIGHT, height, height * 0.9)
}

function paintBirchFrame(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  paintBirch(canvas, width * (isWide ? 0.05 : 0.075), height + 20, height * 1.05, 20 * unit)
  paintBirch(canvas, width * (isWide ? 0.1 : 0.17), height + 20, height * 1.05, 13 * unit)
  paintBirch(canvas, width * 0.955, height * 1.02, height * 1.05, 17 * unit)
  paintLeaves(canvas, [
    { x: width * 0.1, y: height * 0.05, reach: 300 * unit, count: 130 },
    { x: width * 0.96, y: height * 0.03, reach: 200 * unit, count: 70 },
  ])
}

/** Share of the width, and the same in wide formats; height in units. */
const PINES = [
  [-0.02, -0.01, 820],
  [0.1, 0.055, 620],
  [0.2, 0.11, 380],
  [0.93, 0.95, 540],
  [1.03, 1, 760],
] as const

function paintConiferFrame(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const trees = PINES.map(([share, wideShare, tall]) =>
    coniferPath(canvas, width * (isWide ? wideShare : share), height + 50 * unit, tall * unit),
  )
  addPath(canvas, trees.join(''), '#173C3C')
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const sun = placeDisc(variant, { x: width * 0.62, y: horizonY - 70 * unit, radius: 60 * unit })
  paintSkyAndSun(canvas, sun, horizonY)
  paintLake(canvas, sun, horizonY)
  paintIsles(canvas, horizonY)
  if (variant.detail === 2) {
    const shore = { x: width * (isWide ? 0.7 : 0.76), y: horizonY + 204 * unit, scale: 0.9 * unit }
    paintCabin(canvas, shore, CANOE)
  }
  const isFar = variant.detail === 2
  const canoeY = height * (isFar ? 0.8 : 0.74)
  paintLakeCanoe(canvas, { x: width * 0.46, y: canoeY, scale: (isFar ? 0.9 : 1.2) * unit }, CANOE)
  paintRockShelf(canvas)
  if (variant.detail === 1) {
    paintConiferFrame(canvas)
  } else {
    paintBirchFrame(canvas)
  }
}

/** Lake district: wooded islands and their reflections, a canoe, birches as the frame. */
export const lakes: Scene = {
  name: 'lakes',
  family: 'highland',
  skyInk: '#5FA0A8',
  mistInk: '#6FB0AC',
  shadowInk: NIGHT,
  accentInk: CANOE,
  altText: 'Two people in a canoe on a still lake with wooded islands, tall trees to each side',
  lightText: 'on a light summer evening',
  draw,
}
