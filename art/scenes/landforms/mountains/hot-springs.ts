import { addPath } from '#art/drawing/canvas.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintFirs, paintGroundMist, paintHills, paintRidge } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPines } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { hillLine } from '#art/kit/terrain.ts'

const SHADOW = '#2B2440'
const PLANK_SHADE = '#4E3A48'

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

type Pool = { readonly x: number; readonly y: number; readonly reachX: number; readonly reachY: number }

/** The rim of a pool at a share of its reach: uneven, with fingers of colour on the outermost rings. */
function rimPath(s: LandmarkContext, pool: Pool, share: number, fingers: number): string {
  const count = 24
  const points = Array.from({ length: count }, (_none, index): Point => {
    const angle = (index / count) * Math.PI * 2
    const finger = index % 2 === 0 ? fingers * s.canvas.random(0.4, 1) : 0
    const reach = share + finger + Math.sin(angle * 3 + 1) * 0.03
    return [pool.x + Math.cos(angle) * pool.reachX * reach, pool.y + Math.sin(angle) * pool.reachY * reach]
  })
  const [first = [0, 0] as Point, second = first] = points
  return `${smoothPath([...points, first, second])}z`
}

function paintPool(s: LandmarkContext, pool: Pool): void {
  addPath(s.canvas, rimPath(s, pool, 1.13, 0.05), '#F4E3C4')
  for (const [index, [ink, share]] of RINGS.entries())
    addPath(s.canvas, rimPath(s, pool, share, index === 0 ? 0.26 : index < 3 ? 0.07 : 0.015), ink)
}

/** Water that runs off over the sinter towards the viewer, in the colours of the rim. */
function paintRunoff({ canvas, height, unit }: LandmarkContext, pool: Pool): void {
  for (const [across, ink, broad] of [
    [-0.5, '#DE7A2F', 30],
    [-0.12, '#A6472F', 40],
    [0.3, '#DE7A2F', 26],
    [0.62, '#F3BE4B', 30],
  ] as const) {
    const startX = pool.x + across * pool.reachX
    const endX = startX + (across * 330 + canvas.random(-50, 50)) * unit
    const startY = pool.y + pool.reachY * 0.86
    const half = broad * unit
    const down = outline`M${startX - half * 0.5} ${startY}C${startX + 60 * unit} ${startY + 80 * unit} ${endX - 90 * unit} ${height * 0.88} ${endX - half} ${height + 10}`
    const back = outline`h${2.4 * half}C${endX - 40 * unit} ${height * 0.88} ${startX + 100 * unit} ${startY + 80 * unit} ${startX + half * 0.6} ${startY}z`
    addPath(canvas, down + back, ink)
  }
}

/** A column of steam that widens and drifts to the right as it rises. */
function paintSteam(s: LandmarkContext, x: number, footY: number, tall: number, reach: number): void {
  const topY = footY - tall
  const left = outline`M${x - reach * 0.1} ${footY}C${x - reach * 1.1} ${footY - tall * 0.4} ${x + reach * 0.5} ${footY - tall * 0.5} ${x - reach * 0.5} ${topY}`
  const right = outline`q${reach * 0.9} ${-reach * 0.6} ${reach * 1.9} 0C${x + reach * 1.9} ${footY - tall * 0.5} ${x + reach * 0.1} ${footY - tall * 0.4} ${x + reach * 0.1} ${footY}z`
  sprayVertical(s.canvas, left + right, '#FFF9EC', footY, topY - reach * 0.5, 0.82)
}

/** A boardwalk on posts that crosses the near ground, with one walker or two. */
function paintBoardwalk(s: LandmarkContext): void {
  const { canvas, width, height, unit, isWide, accent } = s
  const [startY, endY] = [height * 0.95, height * (isWide ? 0.82 : 0.83)]
  const yAt = (share: number): number => startY + (endY - startY) * share
  let [posts, joints] = ['', '']
  for (let step = 0; step <= 16; step += 1) {
    const share = step / 16
    const x = width * share
    posts += outline`M${x} ${yAt(share) + 20 * unit}h${9 * unit}v${(40 - 20 * share) * unit}h${-9 * unit}z`
    joints += outline`M${x + 30 * unit} ${yAt(share) - 26 * unit}l${-24 * unit} ${46 * unit}h${3 * unit}l${24 * unit} ${-46 * unit}z`
  }
  const strip = (left: number, right: number, depth: number, depthLeft: number): string =>
    outline`M-10 ${startY + left * unit}L${width + 10} ${endY + right * unit}v${depth * unit}L-10 ${startY + depthLeft * unit}z`
  addPath(canvas, posts, PLANK_SHADE)
  addPath(canvas, strip(-26, -18, 36, 20), '#8E6A58')
  addPath(canvas, joints, PLANK_SHADE, { opacity: 0.5 })
  addPath(canvas, strip(20, 18, 9, 32), PLANK_SHADE)
  const share = isWide ? 0.47 : 0.34
  const walker = { x: width * share, y: yAt(share) }
  s.draw({ ...walker, scale: 0.8 * unit }, person(0, accent))
  if (s.variant.detail !== 0)
    s.draw({ x: walker.x + 52 * unit, y: walker.y - 8 * unit, scale: 0.66 * unit }, person(0, accent))
}

/** Hot springs: a pool in rings of colour, steam, a boardwalk with people on it. */
export const hotSprings = landmark({
  name: 'hot-springs',
  isPortrait: false,
  palette: {
    ...PALETTES.autumn,
    top: '#7E9FB8',
    middle: '#E6C4B0',
    horizon: '#FBEBCB',
    disc: '#FFF7DF',
    bars: '#FDF2DC',
    deep: SHADOW,
  },
  accent: '#E5352B',
  mist: '#7E9FB8',
  ground: 0.44,
  focus: { narrow: 0.53, wide: 0.6 },
  middleShare: 0.4,
  sun: [-270, 235, 60],
  clouds: [
    [0.82, 0.23, 360, 16],
    [0.92, 0.28, 240, 12],
    [0.12, 0.68, 300, 13],
  ],
  altText: 'A steaming hot spring in rings of blue, green and orange, walkers on a boardwalk beside it',
  lightText: 'on a cold morning',
  paint: (s) => {
    const { canvas, x, groundY, width, height, unit, isWide } = s
    const { isTall } = canvas
    paintRidge(s, '#A7A6B4', 110, 66, 0.9)
    paintHills(s, '#6F8478', 34, 36, 0)
    paintFirs(s, '#3C5A58', 70, 4)
    paintGroundMist(s, 46, 0.7)
    const ground = smoothPath(hillLine(canvas, groundY + 8 * unit, 8 * unit, 4), height)
    addPath(canvas, ground, '#E9D2AE')
    spray(canvas, ground, '#C79A7C', [width, height, width * 0.4, height * 0.55])
    const [reachX, reachY] = [(isWide ? 420 : 330) * unit, (isTall ? 148 : 122) * unit]
    const pool: Pool = { x, y: height * 0.65, reachX, reachY }
    const farX = width * (isWide ? 0.3 : 0.14)
    const far: Pool = { x: farX, y: height * 0.5, reachX: 110 * unit, reachY: 24 * unit }
    paintRunoff(s, pool)
    paintPool(s, far)
    if (s.variant.detail === 2) paintPool(s, { ...far, x: width * 0.88, reachX: 90 * unit })
    paintPool(s, pool)
    paintSteam(s, far.x, far.y, (s.variant.detail === 1 ? 330 : 190) * unit, 46 * unit)
    for (const [across, tall, reach] of [
      [-0.42, 300, 70],
      [0.02, 420, 110],
      [0.4, 250, 66],
    ] as const)
      paintSteam(s, x + across * reachX, pool.y - reachY * 0.2, tall * unit, reach * unit)
    sprayBand(canvas, SHADOW, height + 60 * unit, height * 0.9, 0.9)
    paintBoardwalk(s)
    paintPines(s, 'right', SHADOW, 390, 0.3)
  },
})
