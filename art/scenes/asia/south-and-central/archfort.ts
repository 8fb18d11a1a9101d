import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { paintGlint, paintRipples, reflectionPath } from '#art/kit/water.ts'
import { type Archway, type FrameInks, paintArchFrame } from './arch-frame.ts'
import { HILL_FORT, paintPalace, WATER_PALACE } from './lake-palace.ts'

const HORIZON = 0.64
const GLOW = '#FBD795'
const NIGHT = '#2B0E24'
const AWNING = '#C2362E'

const FRAME: FrameInks = {
  edge: '#F2B24A',
  band: '#8E2B34',
  fillet: '#F7D9A0',
  wall: '#56182E',
  star: '#B5473E',
  shadow: NIGHT,
  sill: '#7A2331',
}

/** Where the middle of the view lies and how wide the arch in front of it is. */
type View = { readonly x: number; readonly horizonY: number; readonly archHalf: number }

function paintSkyAndHills(canvas: PosterCanvas, sun: Disc, { x, horizonY }: View): void {
  const { width, unit } = canvas
  paintSky(canvas, { top: '#D4553A', middle: '#F0915A', horizon: GLOW }, horizonY, 0.3)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF0C8')
  const line: readonly Point[] = [
    [-20, horizonY - 60 * unit],
    [x - 330 * unit, horizonY - 110 * unit],
    [x - 150 * unit, horizonY - 190 * unit],
    [x + 120 * unit, horizonY - 175 * unit],
    [x + 330 * unit, horizonY - 100 * unit],
    [width + 20, horizonY - 50 * unit],
  ]
  const hills = smoothPath(line, horizonY + 10)
  addPath(canvas, hills, '#B8543F')
  sprayVertical(canvas, hills, '#F4B77A', horizonY, horizonY - 150 * unit)
}

/** Round bushes along the shore; `gap` units around the middle stay free. */
function paintShoreTrees(canvas: PosterCanvas, view: View, gap: number): void {
  const { width, unit, isWide, random } = canvas
  const [fromX, toX] = isWide ? [-20, width + 20] : [view.x - view.archHalf, view.x + view.archHalf]
  let path = ''
  for (let x = fromX; x < toX; x += 24 * unit) {
    const radius = random(12, 26) * unit
    if (Math.abs(x - view.x) >= gap * unit) {
      const top = outline`q${radius * 0.1} ${radius * -1.5} ${radius} ${radius * -1.5}t${radius} ${radius * 1.5}`
      path += `${outline`M${x - radius} ${view.horizonY + 4}`}${top}z`
    }
  }
  addPath(canvas, path, '#4B5A3C')
}

function paintLake(canvas: PosterCanvas, sun: Disc, { x, horizonY }: View): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY, width, height - horizonY, '#2C7C84')
  sprayBand(canvas, '#F3B878', horizonY, horizonY + height * 0.18)
  const breadth = { topWidth: 70 * unit, bottomWidth: 40 * unit }
  paintGlint(canvas, { x: sun.x, topY: horizonY + 8, bottomY: height * 0.84, ...breadth }, '#FFF0CC')
  const bars = { count: 12, step: 11 * unit, stray: 60 * unit, thickness: 8 * unit, taper: 12 * unit }
  const mirrored = { x: x - 60 * unit, y: horizonY + 10 * unit, halfWidth: 200 * unit, ...bars }
  addPath(canvas, reflectionPath(canvas, mirrored), '#D98A5C', { opacity: 0.6 })
  const ripples = { topY: horizonY + 30 * unit, bottomY: height * 0.9, count: 20 }
  paintRipples(canvas, { ...ripples, minWidth: 26 * unit, maxWidth: 80 * unit }, '#124E5C', { opacity: 0.6 })
}

function paintBoat(canvas: PosterCanvas, x: number, y: number, scale: number): void {
  const at = { x, y, scale }
  addPath(canvas, placePath('M-74 -10q70 16 148 -6q-24 34 -74 34t-74 -28z', at), '#22142A')
  addPath(canvas, placePath('M-34 -4v-34q34 -26 68 0v34h-6v-30h-56v30z', at), AWNING)
}

/** One arch around the view, and in wide formats a lower one to each side. */
function archesOf(canvas: PosterCanvas, variant: SceneVariant, view: View): readonly Archway[] {
  const { height, unit, isWide } = canvas
  const isKeel = variant.detail === 2
  const footY = height * 0.9
  const middle: Archway = {
    x: view.x,
    halfWidth: view.archHalf,
    springY: height * (isKeel ? 0.5 : 0.44),
    topY: height * 0.085,
    footY,
    foils: isKeel ? 0 : 5,
    pinch: 0.06,
  }
  if (!isWide) {
    return [middle]
  }
  const side = (direction: -1 | 1): Archway => ({
    x: view.x + direction * view.archHalf * 2.32,
    halfWidth: view.archHalf * 0.72,
    springY: middle.springY + 40 * unit,
    topY: height * 0.27,
    footY,
    foils: isKeel ? 0 : 4,
    pinch: 0,
  })
  return [middle, side(-1), side(1)]
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const view: View = { x: width * (isWide ? 0.6 : 0.5), horizonY, archHalf: (isWide ? 400 : 330) * unit }
  const sun = placeDisc(variant, { x: view.x + 70 * unit, y: height * 0.33, radius: 92 * unit })
  const isOnWater = variant.detail === 1
  paintSkyAndHills(canvas, sun, view)
  paintPalace(canvas, isOnWater ? WATER_PALACE : HILL_FORT, view.x, horizonY - 150 * unit)
  if (!isOnWater) {
    sprayBand(canvas, GLOW, horizonY + 4 * unit, horizonY - 62 * unit, 0.8)
  }
  paintShoreTrees(canvas, view, isOnWater ? 330 : 0)
  paintLake(canvas, sun, view)
  paintBoat(canvas, view.x + (isOnWater ? 130 : -150) * unit, horizonY + 120 * unit, unit)
  paintArchFrame(canvas, archesOf(canvas, variant, view), FRAME)
}

/** Fort, lake: domed towers seen through a carved arch, an arcade when wide. */
export const archfort: Scene = {
  name: 'archfort',
  family: 'tropical-dusk',
  skyInk: '#D4553A',
  mistInk: GLOW,
  shadowInk: NIGHT,
  accentInk: AWNING,
  altText: 'A domed palace across a lake, seen through a carved arch, one covered boat on the water',
  lightText: 'at sunset',
  draw,
}
