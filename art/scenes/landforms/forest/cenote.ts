import {
  addCircle,
  addPath,
  addPolygon,
  addRect,
  closeGroup,
  openGroup,
  type PosterCanvas,
} from '#art/drawing/canvas.ts'
import { defineClip } from '#art/drawing/definition.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { boxPath, closeToBase, lensPath, type Point, polylinePath, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand, sprayRadial } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { jumper, LANDING, swimmer } from './cave-bathers.ts'
import { paintCaveRoof, paintHangingRoots, type Skylight, skylightPath } from './cave-roof.ts'

const POOL_Y = 0.66
const SKY = '#F8E8A6'
const BEAM = '#FFF6CE'
const ROCK = '#7A5A48'
const ROCK_DIM = '#4C3540'
const ROCK_DARK = '#2C2032'
const DARKEST = '#171424'
const LEAF = '#2F7A48'
const LEAF_SHADE = '#174A3E'
const POOL = '#19A0A2'
const SUIT = '#FF5436'

function paintBackWall(canvas: PosterCanvas, skylight: Skylight, poolY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, 0, width, height, ROCK)
  for (const [share, ink] of [
    [0.44, '#8E6B4E'],
    [0.53, '#6C5048'],
    [0.6, '#5B4346'],
  ] as const) {
    addPath(canvas, smoothPath(hillLine(canvas, height * share, 22 * unit, 7), height), ink)
  }
  const reach = Math.max(width * 0.42, 420 * unit)
  sprayRadial(canvas, boxPath(0, 0, width, poolY), '#D9A860', [skylight.x, poolY - 60 * unit, reach], 0.85)
}

function paintSkylight(canvas: PosterCanvas, variant: SceneVariant, skylight: Skylight): void {
  const { unit, random } = canvas
  addPath(canvas, skylightPath(canvas, skylight, 1.2), '#9A7350')
  addPath(canvas, skylightPath(canvas, skylight, 1.09), '#C99A5C')
  const hole = skylightPath(canvas, skylight, 1)
  addPath(canvas, hole, SKY)
  openGroup(canvas, { 'clip-path': defineClip(canvas, hole) })
  const asDrawn = { x: skylight.x - 40 * unit, y: skylight.y - 14 * unit, radius: 44 * unit }
  const sun = placeDisc(variant, asDrawn)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFFCEB')
  const top = skylight.y - skylight.reachY
  for (const [across, tall, lean] of [
    [-0.8, 80, 0.5],
    [0.84, 96, -0.5],
    [0.5, 70, 0.3],
  ] as const) {
    const place = {
      x: skylight.x + across * skylight.reachX,
      groundY: skylight.y + 20 * unit,
      height: tall * unit,
      lean,
    }
    paintPalm(canvas, { ...place, trunk: LEAF_SHADE, leaf: LEAF_SHADE, backLeaf: LEAF })
  }
  let canopy = ''
  for (let index = 0; index < 12; index += 1) {
    const x = skylight.x + skylight.reachX * random(-1, 1)
    canopy += lensPath(x, top + random(0, 16) * unit, random(40, 80) * unit, random(30, 60) * unit)
  }
  addPath(canvas, canopy, LEAF)
  closeGroup(canvas)
}

function paintPool(canvas: PosterCanvas, skylight: Skylight, poolY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, poolY, width, height - poolY, POOL)
  const glow = boxPath(0, poolY, width, height - poolY)
  sprayBand(canvas, '#0B4A5E', height, poolY + 60 * unit)
  sprayRadial(canvas, glow, '#8FE6CC', [skylight.x, poolY + 60 * unit, 330 * unit], 0.95)
  const ripples = { topY: poolY + 18 * unit, bottomY: height * 0.95, count: 30 }
  paintRipples(canvas, { ...ripples, minWidth: 24 * unit, maxWidth: 110 * unit }, '#C9F2DC', {
    opacity: 0.55,
  })
  paintRipples(canvas, { ...ripples, count: 16, minWidth: 30 * unit, maxWidth: 100 * unit }, '#0B5566', {
    opacity: 0.6,
  })
}

function paintBeam(canvas: PosterCanvas, skylight: Skylight, poolY: number): void {
  const { unit } = canvas
  const { x, y, reachX, reachY } = skylight
  const rimY = (across: number): number => y + Math.sqrt(1 - across * across) * reachY * 0.88
  for (const [from, to, left, right, strength] of [
    [-0.8, -0.1, -0.9, -0.2, 0.8],
    [-0.02, 0.34, -0.06, 0.42, 0.9],
    [0.46, 0.78, 0.6, 1.05, 0.7],
  ] as const) {
    const beam: readonly Point[] = [
      [x + from * reachX, rimY(from)],
      [x + to * reachX, rimY(to)],
      [x + right * reachX, poolY + 70 * unit],
      [x + left * reachX, poolY + 70 * unit],
    ]
    spray(canvas, polylinePath(beam), BEAM, [x, y - 40 * unit, x, poolY + 90 * unit], strength, 0.16)
  }
}

function paintFrame(canvas: PosterCanvas, middleX: number): void {
  const { width, height, unit, isWide, random } = canvas
  for (const side of [-1, 1] as const) {
    const edgeX = side < 0 ? -20 : width + 20
    const reach = width * (isWide ? 0.16 : 0.13)
    const points = Array.from({ length: 19 }, (_none, index): Point => {
      const share = index / 18
      const belly = 0.45 + 0.55 * Math.abs(Math.cos(share * 3))
      return [edgeX - side * reach * belly + random(-24, 24) * unit, height * (0.2 + 0.84 * share)]
    })
    addPolygon(
      canvas,
      [[edgeX, height * 0.1], ...points, [edgeX, height + 20]],
      side < 0 ? DARKEST : ROCK_DARK,
    )
  }
  paintCaveRoof(canvas, {
    middleX,
    middleY: -40 * unit,
    sideY: height * 0.3,
    maxLength: 150 * unit,
    step: 56 * unit,
    ink: DARKEST,
  })
  addPolygon(canvas, closeToBase(ridgeLine(canvas, height * 0.955, 46 * unit, 20, 0.6), height), DARKEST)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const x = width * (isWide ? 0.58 : 0.52)
  const poolY = height * POOL_Y
  const skylight: Skylight = { x, y: height * 0.17, reachX: 250 * unit, reachY: 92 * unit }
  paintBackWall(canvas, skylight, poolY)
  for (const [middle, side, maxLength, step, ink] of [
    [0.33, 0.44, 90, 34, ROCK_DIM],
    [0.26, 0.36, 120, 46, ROCK_DARK],
  ] as const) {
    const edge = { middleX: x, middleY: height * middle, sideY: height * side }
    paintCaveRoof(canvas, { ...edge, maxLength: maxLength * unit, step: step * unit, ink })
  }
  paintSkylight(canvas, variant, skylight)
  paintPool(canvas, skylight, poolY)
  paintBeam(canvas, skylight, poolY)
  paintHangingRoots(canvas, skylight, poolY, ['#3A2A2E', LEAF])
  const landing = { x: width * 0.8, y: height * 0.79, scale: unit }
  paintGlyphs(canvas, landing, variant.detail === 0 ? LANDING : [...LANDING, ...jumper(SUIT)])
  paintFrame(canvas, x)
  paintGlyphs(canvas, { x: x - 60 * unit, y: height * 0.81, scale: 0.95 * unit }, swimmer(SUIT))
}

/** A cave pool: light through a hole in the roof, roots that hang to turquoise water, a swimmer. */
export const cenote: Scene = {
  name: 'cenote',
  family: 'rainforest',
  skyInk: SKY,
  mistInk: '#8FE6CC',
  shadowInk: DARKEST,
  accentInk: SUIT,
  altText: 'A swimmer in a cave pool under a hole in the roof, roots hanging down into the light',
  lightText: 'in a shaft of noon sun',
  draw,
}
