import { addCircle, addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { closeToBase, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { ridgeLine } from '#art/kit/terrain.ts'

const MIST = '#FAF0CF'
const DEEP = '#1D3A3A'
const STONE = '#E9D6AE'
const STONE_SHADE = '#8F8276'
const TASSEL = '#D8392B'

const PEAK =
  'M-330 60C-250 -10 -210 -90 -160 -120C-120 -150 -104 -270 -62 -356C-40 -402 -8 -410 14 -372C60 -300 84 -210 122 -150C150 -110 250 -40 340 60z' as const
const PEAK_SHADE =
  'M-16 -396C-4 -398 6 -386 14 -372C60 -300 84 -210 122 -150C150 -110 250 -40 340 60h-220C90 -30 40 -80 44 -150C46 -230 4 -300 -16 -396z' as const
const SHOULDER = 'M-240 60C-190 0 -130 -90 -76 -140C-40 -170 0 -160 24 -120C70 -50 150 0 210 60z' as const

function paintPeaks(canvas: PosterCanvas, middleX: number, footY: number): void {
  const { height, unit } = canvas
  const far = ridgeLine(canvas, footY - 190 * unit, 90 * unit, 26, 0.5)
  addPolygon(canvas, closeToBase(far, height), '#A9BFA8')
  sprayBand(canvas, MIST, footY - 40 * unit, footY - 240 * unit, 0.95)
  const peak = { x: middleX + 90 * unit, y: footY, scale: 1.06 * unit }
  const body = placePath(PEAK, peak)
  addPath(canvas, body, '#7FA06A')
  addPath(canvas, placePath(PEAK_SHADE, peak), '#35605A')
  spray(
    canvas,
    body,
    '#C9CF8A',
    [peak.x - 200 * unit, peak.y - 160 * unit, peak.x - 10 * unit, peak.y - 130 * unit],
    0.9,
  )
  addLine(
    canvas,
    placePath(
      'M-40 -340Q-50 -240 -90 -150M-14 -360Q-4 -260 -30 -140M20 -300Q40 -200 70 -110M60 -200Q90 -120 150 -40',
      peak,
    ),
    '#2A4F4A',
    4 * unit,
    { opacity: 0.55 },
  )
  const shoulder = { x: middleX - 150 * unit, y: footY, scale: unit }
  addPath(canvas, placePath(SHOULDER, shoulder), '#5F8C62')
  addPath(
    canvas,
    placePath('M-20 -154Q10 -146 24 -120C70 -50 150 0 210 60h-150C50 0 0 -60 -20 -154z', shoulder),
    '#2F5A52',
  )
  sprayBand(canvas, MIST, footY + 50 * unit, footY - 110 * unit, 0.9)
}

/** The edges of the terraces, from the saddle down to the lower edge. */
function terraceEdge(canvas: PosterCanvas, index: number, middleX: number, footY: number): readonly Point[] {
  const { width, unit } = canvas
  const drop = (34 * index + 5.4 * index * index) * unit
  const bend = (across: number): number =>
    Math.sin(across * 3.4 + 0.5 + index * 0.12) * (16 + index * 4) * unit
  const slope = (across: number): number =>
    (Math.abs(across - middleX / width) * 250 - 60) * unit * Math.max(0.1, 1 - index * 0.1)
  return [-0.02, 0.2, 0.4, 0.6, 0.8, 1.02].map(
    (across): Point => [width * across, footY + 40 * unit + drop + bend(across) + slope(across)],
  )
}

function paintTerraces(canvas: PosterCanvas, middleX: number, footY: number): void {
  const { height, unit } = canvas
  for (let index = 0; index < 8; index += 1) {
    const edge = terraceEdge(canvas, index, middleX, footY)
    const wall = (13 + index * 3.4) * unit
    addPath(canvas, smoothPath(edge, height + 20), STONE_SHADE)
    addLine(canvas, smoothPath(edge), STONE, wall * 0.42)
    const grass = edge.map(([x, y]): Point => [x, y + wall])
    addPath(canvas, smoothPath(grass, height + 20), index % 2 === 0 ? '#8FB45A' : '#7AA552')
  }
  sprayBand(canvas, DEEP, height, height * 0.82)
}

/** A roofless house: two stone gables, a wall with trapezoid doors between. */
function paintHouse(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    ['M34 0v-40l22 -30l22 30v40z', STONE_SHADE],
    ['M-44 0v-40h78v40z', STONE],
    ['M-66 0v-40l22 -30l22 30v40z', '#F6E8C8'],
    ['M-52 0l3 -24h10l3 24zM-6 0l3 -26h12l3 26zM-18 -26l2 -10h6l2 10zM22 -26l2 -10h6l2 10z', '#4A5650'],
  ])
}

const HOUSES = [
  [-150, -8, 0.62],
  [-60, 2, 0.72],
  [64, 0, 0.66],
  [160, -4, 0.58],
  [-210, 34, 0.78],
  [-104, 46, 0.86],
  [20, 46, 0.9],
  [140, 42, 0.8],
  [236, 34, 0.66],
] as const

/** A llama looking down at it all, a tassel of the accent ink at its ear. */
function paintLlama(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    ['M-62 0l4 -60h14l2 60zM30 0l2 -58h14l4 58z', '#C9AE86'],
    [
      'M-78 -96q-10 44 16 50q60 12 112 -2q22 -12 20 -60q2 -40 4 -74l22 -4q10 -4 6 -14l-24 -14l-2 -24l-8 2l-4 22q-22 2 -26 26l-10 66q-60 -8 -106 26z',
      '#FBF1DA',
    ],
    ['M-40 -46q50 8 92 -4q22 -12 20 -60q-8 44 -112 64z', '#D9C29A'],
    ['M-48 0l2 -50h15l1 50zM44 0l1 -52h15l3 52z', '#FBF1DA'],
    ['M58 -206q8 4 6 22l-7 12l-6 -12z', TASSEL],
    ['M-52 -94q44 -26 96 -14l-4 22q-46 -6 -86 12z', TASSEL],
    ['M84 -196h7v7h-7z', '#2B2A2E'],
  ])
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const footY = height * (isTall ? 0.5 : isWide ? 0.54 : 0.52)
  const middleX = width * (isWide ? 0.6 : 0.52)
  paintSky(canvas, { top: '#79AFB4', middle: '#D3DDBE', horizon: MIST }, footY, 0.4)
  const sun = placeDisc(variant, { x: middleX - 150 * unit, y: footY - 330 * unit, radius: 62 * unit })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFFAE6')
  paintPeaks(canvas, middleX, footY)
  const bars = [
    [middleX - 250 * unit, footY - 96 * unit, 420 * unit, 18 * unit],
    [middleX - 330 * unit, footY - 70 * unit, 260 * unit, 13 * unit],
    [middleX + 290 * unit, footY - 170 * unit, 330 * unit, 16 * unit],
    [middleX + 360 * unit, footY - 8 * unit, 380 * unit, 15 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FFF8E0', { opacity: 0.92 })
  paintTerraces(canvas, middleX, footY)
  for (const [across, down, size] of HOUSES)
    paintHouse(canvas, { x: middleX + across * unit, y: footY + (26 + down) * unit, scale: size * unit })
  const llamaX = width * (isWide ? 0.34 : variant.detail === 1 ? 0.3 : 0.24)
  paintLlama(canvas, { x: llamaX, y: height * 0.945, scale: 1.12 * unit })
  sprayVertical(canvas, outline`M0 ${height * 0.9}H${width}V${height}H0z`, DEEP, height, height * 0.93)
}

/** A stone town without roofs on a saddle between peaks, terraces below it, a llama in front. */
export const citadel: Scene = {
  name: 'citadel',
  family: 'highland',
  skyInk: '#79AFB4',
  mistInk: '#79AFB4',
  shadowInk: DEEP,
  accentInk: TASSEL,
  altText: 'Roofless stone houses and terraces on a saddle below a steep green peak, a llama looking on',
  lightText: 'as the mist lifts',
  draw,
}
