import { addCircle, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { closeToBase, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { coniferPath, paintForest } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintBoardwalk } from './boardwalk.ts'

const HORIZON = 0.44
const CREAM = '#FBEBCB'
const SHADOW = '#2B2440'
const COAT = '#E5352B'
const STEAM = '#FFF9EC'
const SINTER = '#E9D2AE'

/** From the rim inwards: ink, share of the reach. */
const RINGS = [
  ['#A6472F', 1],
  ['#DE7A2F', 0.9],
  ['#F3BE4B', 0.77],
  ['#9DC276', 0.66],
  ['#35ABA4', 0.56],
  ['#15708F', 0.42],
  ['#0F4A78', 0.24],
] as const

function paintSkyAndHills(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#7E9FB8', middle: '#E6C4B0', horizon: CREAM }, horizonY, 0.4)
  const sun = placeDisc(variant, { x: width * (isWide ? 0.4 : 0.22), y: height * 0.2, radius: 60 * unit })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF7DF')
  const bars = [
    [width * 0.82, height * 0.1, 360 * unit, 16 * unit],
    [width * 0.92, height * 0.123, 240 * unit, 12 * unit],
    [width * 0.12, height * 0.3, 300 * unit, 13 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FDF2DC', { opacity: 0.9 })
  addPolygon(
    canvas,
    closeToBase(ridgeLine(canvas, horizonY - 110 * unit, 66 * unit, 22, 0.5), height),
    '#A7A6B4',
  )
  sprayBand(canvas, CREAM, horizonY, horizonY - 120 * unit, 0.9)
  addPath(canvas, smoothPath(hillLine(canvas, horizonY - 34 * unit, 36 * unit, 4), height), '#6F8478')
  paintForest(
    canvas,
    { groundY: horizonY + 4 * unit, minHeight: 26 * unit, maxHeight: 62 * unit, step: 17 * unit },
    '#3C5A58',
  )
  sprayBand(canvas, CREAM, horizonY + 6 * unit, horizonY - 46 * unit, 0.7)
}

type Pool = { readonly x: number; readonly y: number; readonly reachX: number; readonly reachY: number }

/** The rim of a pool at a share of its reach: uneven, with fingers of colour on the outermost rings. */
function rimPath(canvas: PosterCanvas, pool: Pool, share: number, fingers: number): string {
  const count = 24
  const points = Array.from({ length: count }, (_none, index): Point => {
    const angle = (index / count) * Math.PI * 2
    const finger = index % 2 === 0 ? fingers * canvas.random(0.4, 1) : 0
    const reach = share + finger + Math.sin(angle * 3 + 1) * 0.03
    return [pool.x + Math.cos(angle) * pool.reachX * reach, pool.y + Math.sin(angle) * pool.reachY * reach]
  })
  const [first = [0, 0] as Point, second = first] = points
  return `${smoothPath([...points, first, second])}z`
}

function paintPool(canvas: PosterCanvas, pool: Pool): void {
  addPath(canvas, rimPath(canvas, pool, 1.13, 0.05), '#F4E3C4')
  for (const [index, [ink, share]] of RINGS.entries()) {
    addPath(canvas, rimPath(canvas, pool, share, index === 0 ? 0.26 : index < 3 ? 0.07 : 0.015), ink)
  }
}

/** Water that runs off over the sinter towards the viewer, in the colours of the rim. */
function paintRunoff(canvas: PosterCanvas, pool: Pool): void {
  const { height, unit, random } = canvas
  for (const [across, ink, broad] of [
    [-0.5, '#DE7A2F', 30],
    [-0.12, '#A6472F', 40],
    [0.3, '#DE7A2F', 26],
    [0.62, '#F3BE4B', 30],
  ] as const) {
    const startX = pool.x + across * pool.reachX
    const endX = startX + across * 330 * unit + random(-50, 50) * unit
    const startY = pool.y + pool.reachY * 0.86
    const half = broad * unit
    const down = outline`M${startX - half * 0.5} ${startY}C${startX + 60 * unit} ${startY + 80 * unit} ${endX - 90 * unit} ${height * 0.88} ${endX - half} ${height + 10}`
    addPath(
      canvas,
      down +
        outline`h${2.4 * half}C${endX - 40 * unit} ${height * 0.88} ${startX + 100 * unit} ${startY + 80 * unit} ${startX + half * 0.6} ${startY}z`,
      ink,
    )
  }
}

/** A column of steam that widens and drifts to the right as it rises. */
function paintSteam(canvas: PosterCanvas, x: number, footY: number, tall: number, reach: number): void {
  const topY = footY - tall
  const left = outline`M${x - reach * 0.1} ${footY}C${x - reach * 1.1} ${footY - tall * 0.4} ${x + reach * 0.5} ${footY - tall * 0.5} ${x - reach * 0.5} ${topY}`
  const right = outline`q${reach * 0.9} ${-reach * 0.6} ${reach * 1.9} 0C${x + reach * 1.9} ${footY - tall * 0.5} ${x + reach * 0.1} ${footY - tall * 0.4} ${x + reach * 0.1} ${footY}z`
  sprayVertical(canvas, left + right, STEAM, footY, topY - reach * 0.5, 0.82)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall, random } = canvas
  const horizonY = height * HORIZON
  paintSkyAndHills(canvas, variant, horizonY)
  const ground = smoothPath(hillLine(canvas, horizonY + 8 * unit, 8 * unit, 4), height)
  addPath(canvas, ground, SINTER)
  spray(canvas, ground, '#C79A7C', [width, height, width * 0.4, height * 0.55])
  const pool: Pool = {
    x: width * (isWide ? 0.6 : 0.53),
    y: height * (isTall ? 0.64 : 0.65),
    reachX: (isWide ? 420 : 330) * unit,
    reachY: (isTall ? 148 : 122) * unit,
  }
  const far: Pool = {
    x: width * (isWide ? 0.3 : 0.14),
    y: height * 0.5,
    reachX: 110 * unit,
    reachY: 24 * unit,
  }
  paintRunoff(canvas, pool)
  paintPool(canvas, far)
  if (variant.detail === 2) paintPool(canvas, { ...far, x: width * 0.88, reachX: 90 * unit })
  paintPool(canvas, pool)
  paintSteam(canvas, far.x, far.y, (variant.detail === 1 ? 330 : 190) * unit, 46 * unit)
  for (const [across, tall, reach] of [
    [-0.42, 300, 70],
    [0.02, 420, 110],
    [0.4, 250, 66],
  ] as const) {
    paintSteam(canvas, pool.x + across * pool.reachX, pool.y - pool.reachY * 0.2, tall * unit, reach * unit)
  }
  sprayBand(canvas, SHADOW, height + 60 * unit, height * 0.9, 0.9)
  paintBoardwalk(canvas, variant)
  let pines = ''
  const edgeX = width * (isWide ? 0.93 : 0.9)
  for (let x = edgeX; x < width + 40; x += random(34, 52) * unit) {
    pines += coniferPath(canvas, x, height + 10, random(260, 400) * unit)
  }
  addPath(canvas, pines, SHADOW)
}

/** Hot springs: a pool in rings of colour, steam, a boardwalk with people on it. */
export const hotSprings: Scene = {
  name: 'hot-springs',
  family: 'temperate-autumn',
  skyInk: '#7E9FB8',
  mistInk: '#7E9FB8',
  shadowInk: SHADOW,
  accentInk: COAT,
  altText: 'A steaming hot spring in rings of blue, green and orange, walkers on a boardwalk beside it',
  lightText: 'on a cold morning',
  draw,
}
