import {
  addLine,
  addPath,
  addPolygon,
  addRect,
  closeGroup,
  openGroup,
  type PosterCanvas,
} from '#art/drawing/canvas.ts'
import { boxPath, outline, type Point } from '#art/drawing/path.ts'
import { spray } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { coastPath, coastPoint, definePalmCrown, type Isle, paintIsle } from './coral-isle.ts'
import { paintOutrigger, paintSeaplane } from './island-vessels.ts'

const SEA = '#0B4F78'
const DEEP = '#08385E'
const LAGOON_PALE = '#A5E6D2'
const SAIL = '#E2562F'
const PIER_ANGLE = 2.27

/** Shares of width and height, radius in units, squash, phase, number of palms; the first is the focus. */
type IsleSpot = readonly [number, number, number, number, number, number]

const WIDE_ISLES: readonly IsleSpot[] = [
  [0.66, 0.48, 250, 0.86, 2.5, 28],
  [0.2, 0.22, 105, 0.8, 4.2, 14],
  [0.13, 0.8, 76, 0.8, 2.2, 8],
  [0.93, 0.9, 66, 0.8, 3.1, 7],
  [0.4, 0.84, 40, 0.8, 5.4, 3],
]
const SQUARE_ISLES: readonly IsleSpot[] = [
  [0.54, 0.46, 226, 0.92, 2.5, 36],
  [0.1, 0.86, 92, 0.8, 4.2, 10],
  [0.93, 0.88, 76, 0.8, 2.2, 8],
  [0.93, 0.1, 54, 0.8, 5, 5],
]
const UPRIGHT_ISLES: readonly IsleSpot[] = [
  [0.53, 0.42, 216, 1.02, 2.5, 36],
  [0.14, 0.83, 104, 0.8, 4.2, 12],
  [0.9, 0.88, 84, 0.8, 2.2, 9],
  [0.92, 0.08, 58, 0.8, 5, 5],
]

/** The coast of the largest island in each version of the scene. */
const FOCUS_PHASES = [2.5, 5.1, 0.4] as const

function isleSpots({ width, height, isWide }: PosterCanvas): readonly IsleSpot[] {
  return isWide ? WIDE_ISLES : width === height ? SQUARE_ISLES : UPRIGHT_ISLES
}

function islesOf(canvas: PosterCanvas, variant: SceneVariant): readonly Isle[] {
  const { width, height, unit } = canvas
  return isleSpots(canvas).map(([across, down, radius, squash, phase, palms], index) => {
    const isle = { x: width * across, y: height * down, radius: radius * unit, squash, phase, palms }
    const focus = { phase: FOCUS_PHASES[variant.detail], isRing: variant.detail === 1 }
    return index === 0 ? { ...isle, ...focus } : isle
  })
}

function paintSea(canvas: PosterCanvas): void {
  const { width, height, unit, random } = canvas
  addRect(canvas, 0, 0, width, height, SEA)
  spray(canvas, boxPath(0, 0, width, height), DEEP, [width, height, width * 0.2, height * 0.1])
  let waves = ''
  for (let index = 0; index < 54; index += 1) {
    const length = random(10, 34) * unit
    const start = outline`M${random(0, width)} ${random(0, height)}`
    waves += start + outline`q${length * 0.5} ${-7 * unit} ${length} 0t${length} 0`
  }
  addLine(canvas, waves, '#2C7FA0', 2 * unit, { 'stroke-linecap': 'round', opacity: 0.6 })
}

function paintReefHeads(canvas: PosterCanvas, isle: Isle): void {
  const { unit, random } = canvas
  let heads = ''
  for (let index = 0; index < 26; index += 1) {
    const [x, y] = coastPoint(isle, random(0, 2 * Math.PI), random(1.12, 1.42), 0.15)
    const size = random(4, 11) * unit
    const half = outline`a${size} ${size * 0.7} 0 1 0 `
    heads += `${outline`M${x - size} ${y}`}${half}${outline`${size * 2} 0`}${half}${outline`${-size * 2} 0`}z`
  }
  addPath(canvas, heads, '#258E92', { opacity: 0.75 })
}

/** A hut on stilts seen from above: its shadow on the lagoon and a roof with two lit sides. */
function paintHut(canvas: PosterCanvas, x: number, y: number): void {
  const { unit } = canvas
  const [half, deep] = [17 * unit, 13.6 * unit]
  addPath(canvas, boxPath(x - half + 8 * unit, y + 10 * unit, 2 * half, 1.4 * half), '#0E5E77', {
    opacity: 0.45,
  })
  const corners: readonly [Point, Point, Point, Point] = [
    [x - half, y - deep],
    [x + half, y - deep],
    [x + half, y + deep],
    [x - half, y + deep],
  ]
  const ridge: Point = [x + half * 0.4, y]
  addPolygon(canvas, corners, '#C98A4B')
  addPolygon(canvas, [corners[0], corners[1], ridge, [x - half * 0.4, y]], '#E9B872')
  addPolygon(canvas, [corners[2], corners[1], ridge], '#8A4E30')
}

function paintPier(canvas: PosterCanvas, isle: Isle): void {
  const { unit } = canvas
  const [x, y] = coastPoint(isle, PIER_ANGLE, 0.95, 0.165)
  const walk = outline`M${x} ${y}l${-92 * unit} ${74 * unit}q${-60 * unit} ${6 * unit} ${-84 * unit} ${-44 * unit}`
  const branch = outline`m${84 * unit} ${44 * unit}q0 ${50 * unit} ${44 * unit} ${70 * unit}`
  addLine(canvas, walk + branch, '#8A5A3A', 6 * unit)
  const spots = [
    [-176, 30],
    [-150, 66],
    [-112, 92],
    [-78, 124],
    [-44, 146],
  ] as const
  for (const [across, down] of spots) {
    paintHut(canvas, x + across * unit, y + down * unit)
  }
}

function paintVessel(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const place = outline`translate(${width * (isWide ? 0.36 : 0.68)} ${height * (isWide ? 0.58 : 0.79)})`
  openGroup(canvas, { transform: `${place} rotate(-24) scale(${(1.2 * unit).toFixed(2)})` })
  if (variant.detail === 2) {
    paintSeaplane(canvas, SAIL)
  } else {
    paintOutrigger(canvas, SAIL)
  }
  closeGroup(canvas)
}

function paintCloud(canvas: PosterCanvas, x: number, y: number, scale: number): void {
  const cloud: Isle = { x, y, radius: 100 * scale, squash: 0.46, phase: x + y, palms: 0 }
  const shadow = { ...cloud, x: x + 70 * scale, y: y + 90 * scale }
  addPath(canvas, coastPath(shadow, 1, 0.12), '#04263F', { opacity: 0.28 })
  addPath(canvas, coastPath(cloud, 1, 0.12), '#FFFBEF')
  const top = { ...cloud, x: x - 18 * scale, y: y - 8 * scale, phase: cloud.phase + 2 }
  addPath(canvas, coastPath(top, 0.62, 0.14), '#ffffff')
}

function paintClouds(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const spots = isWide
    ? ([
        [0.42, 0.13, 0.85],
        [0.88, 0.14, 1],
      ] as const)
    : ([
        [0.16, 0.1, 0.95],
        [0.93, 0.6, 0.8],
      ] as const)
  for (const [across, down, scale] of spots) {
    paintCloud(canvas, width * across, height * down, scale * unit)
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  paintSea(canvas)
  const palmCrown = definePalmCrown(canvas)
  const isles = islesOf(canvas, variant)
  for (const isle of isles) {
    paintIsle(canvas, isle, palmCrown)
  }
  const [focus] = isles
  if (focus !== undefined) {
    paintReefHeads(canvas, focus)
    paintPier(canvas, focus)
  }
  paintVessel(canvas, variant)
  paintClouds(canvas)
}

/** Coral islands from straight above: blobs in seven rings; no sun to vary. */
export const atoll: Scene = {
  name: 'atoll',
  family: 'maritime',
  skyInk: SEA,
  mistInk: LAGOON_PALE,
  shadowInk: DEEP,
  accentInk: SAIL,
  altText: 'Palm islands in pale lagoons and reefs seen from above, huts on a pier beside the largest',
  lightText: 'in bright midday sun',
  draw,
}
