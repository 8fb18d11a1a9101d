import { addCircle, addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { boxPath, closeToBase, lensPath, type Point, polylinePath, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintAntlerCoral, paintBrainCoral, paintSeaFan, paintTubeSponge } from './coral-garden.ts'
import { diver, MANTA, paintShoal, TURTLE } from './reef-life.ts'

const SHALLOW = '#7FD3C4'
const LIGHT = '#F3F2CE'
const WATER = '#1D8FA4'
const DEEP = '#0D4C70'
const ABYSS = '#082C4A'
const CORAL = '#E8785F'
const CORAL_SHADE = '#A83F54'
const PLUM = '#5A2450'
const GOLD = '#F0B54C'
const GOLD_SHADE = '#B9763A'
const DIVER = '#FF5A2A'

/** Across, where each shaft of light leaves the surface and meets the deep, and its width there. */
const SHAFTS = [
  [-0.42, 90],
  [-0.2, 150],
  [0.02, 110],
  [0.2, 170],
  [0.46, 120],
] as const

function paintLight(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, random } = canvas
  addRect(canvas, 0, 0, width, height, WATER)
  sprayBand(canvas, SHALLOW, 0, height * 0.42)
  sprayBand(canvas, DEEP, height * 0.86, height * 0.36)
  const asDrawn = { x: width * (isWide ? 0.62 : 0.6), y: 44 * unit, radius: 86 * unit }
  const sun = placeDisc({ ...variant, discLift: Math.min(0.2, variant.discLift) }, asDrawn)
  addCircle(canvas, sun.x, sun.y, sun.radius, LIGHT)
  for (const [lean, broad] of SHAFTS) {
    const footX = sun.x + lean * height
    const bottomY = height * random(0.66, 0.82)
    const shaft: readonly Point[] = [
      [sun.x + lean * 70 * unit - 16 * unit, 0],
      [sun.x + lean * 70 * unit + 24 * unit, 0],
      [footX + broad * unit, bottomY],
      [footX - broad * 0.4 * unit, bottomY],
    ]
    spray(canvas, polylinePath(shaft), LIGHT, [sun.x, 0, footX, bottomY], 0.72)
  }
  let surface = ''
  for (let index = 0; index < 26; index += 1) {
    const share = random()
    const [x, y] = [random(0, width), (8 + share * 96) * unit]
    surface += lensPath(x, y, (120 - 70 * share) * unit, (9 - 5 * share) * unit)
  }
  addPath(canvas, surface, '#D4F0DC', { opacity: 0.75 })
}

/** A wall of the reef that comes in from one side, as a line from the edge of the sheet down to the sand. */
function paintWall(canvas: PosterCanvas, side: -1 | 1, topY: number, reach: number, ink: string): void {
  const { width, height, unit, random } = canvas
  const edgeX = side < 0 ? -20 : width + 20
  const points: Point[] = []
  for (let step = 0; step <= 7; step += 1) {
    const share = step / 7
    const x = edgeX - side * reach * share ** 0.8
    points.push([x, topY + (height * 0.82 - topY) * share ** 1.5 + random(-26, 26) * unit])
  }
  addPath(canvas, smoothPath(side < 0 ? points : points.toReversed(), height), ink)
}

function paintSeabed(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  paintWall(canvas, 1, height * 0.34, width * (isWide ? 0.24 : 0.36), '#1A6E8C')
  paintWall(canvas, -1, height * 0.46, width * (isWide ? 0.3 : 0.42), '#176384')
  sprayBand(canvas, DEEP, height * 0.88, height * 0.62)
  const bed = ridgeLine(canvas, height * 0.83, 34 * unit, 24, 0.6)
  addPolygon(canvas, closeToBase(bed, height), '#0E4264')
  sprayVertical(canvas, boxPath(0, height * 0.8, width, height * 0.2), ABYSS, height, height * 0.82)
}

/** Share of the width, share of the height, size in units. */
type Bed = readonly (readonly [number, number, number])[]

const FANS: Bed = [
  [0.1, 0.9, 250],
  [0.93, 0.93, 210],
]
const DOMES: Bed = [
  [0.3, 0.93, 190],
  [0.74, 0.95, 230],
  [0.5, 0.98, 150],
]
const ANTLERS: Bed = [
  [0.2, 0.95, 240],
  [0.62, 0.94, 170],
  [0.86, 0.97, 280],
]
const WIDE_FANS: Bed = [
  [0.06, 0.92, 260],
  [0.95, 0.93, 250],
  [0.5, 0.94, 170],
]
const WIDE_DOMES: Bed = [
  [0.2, 0.95, 210],
  [0.67, 0.96, 240],
  [0.4, 0.97, 150],
]
const WIDE_ANTLERS: Bed = [
  [0.13, 0.97, 230],
  [0.57, 0.95, 180],
  [0.86, 0.98, 300],
  [0.32, 0.96, 150],
]

function paintGarden(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const spots = (bed: Bed): readonly { x: number; y: number; size: number }[] =>
    bed.map(([across, down, size]) => ({ x: width * across, y: height * down, size: size * unit }))
  for (const spot of spots(isWide ? WIDE_FANS : FANS)) paintSeaFan(canvas, spot, PLUM, CORAL_SHADE)
  for (const spot of spots(isWide ? WIDE_DOMES : DOMES)) paintBrainCoral(canvas, spot, GOLD, GOLD_SHADE)
  for (const spot of spots(isWide ? WIDE_ANTLERS : ANTLERS)) paintAntlerCoral(canvas, spot, CORAL)
  const spongeX = width * (variant.detail === 1 ? 0.42 : isWide ? 0.76 : 0.44)
  paintTubeSponge(canvas, { x: spongeX, y: height * 0.97, size: 150 * unit }, [CORAL, CORAL_SHADE, PLUM])
  const front = ridgeLine(canvas, height * 0.95, 34 * unit, 30, 0.62)
  addPolygon(canvas, closeToBase(front, height), '#051D33')
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  paintLight(canvas, variant)
  paintSeabed(canvas)
  const shoalX = width * (isWide ? 0.3 : 0.06)
  paintShoal(canvas, { x: shoalX, y: height * 0.7, reach: 300 * unit, count: 44 }, '#F2D98A')
  const focus = { x: width * (isWide ? 0.56 : 0.48), y: height * (isTall ? 0.5 : 0.47) }
  const [creature, scale] = variant.detail === 1 ? ([MANTA, 1.25] as const) : ([TURTLE, 1.3] as const)
  paintGlyphs(canvas, { ...focus, scale: scale * unit }, creature)
  const place = { x: width * 0.76, y: height * (isTall ? 0.28 : 0.27), scale: 0.74 * unit }
  paintGlyphs(canvas, { ...place, scaleX: -0.74 * unit }, diver(DIVER))
  paintGarden(canvas, variant)
}

/** Coral reef seen from under water: shafts of light, a turtle or a ray, a garden of corals. */
export const reef: Scene = {
  name: 'reef',
  family: 'maritime',
  skyInk: SHALLOW,
  mistInk: SHALLOW,
  shadowInk: ABYSS,
  accentInk: DIVER,
  altText: 'A diver above a coral garden under water, a big sea creature gliding through shafts of light',
  lightText: 'in clear sunlight',
  draw,
}
