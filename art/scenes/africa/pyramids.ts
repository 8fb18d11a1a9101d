import { addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { between, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'

const GROUND = 0.68
const GLOW = '#FFE3A6'
const NIGHT = '#33202E'
const SADDLE = '#1F8C88'

type Pyramid = { readonly x: number; readonly footY: number; readonly half: number; readonly rise: number }

const COURSES = 13

/** A lit face, a shaded one, the courses of its stones, and at the top what is left of a casing. */
function paintPyramid(canvas: PosterCanvas, { x, footY, half, rise }: Pyramid, hasCasing: boolean): void {
  const { unit, random } = canvas
  const [apex, edge]: [Point, Point] = [
    [x, footY - rise],
    [x + half * 0.3, footY + 10 * unit],
  ]
  const [left, right]: [Point, Point] = [
    [x - half, footY],
    [x + half, footY - 4 * unit],
  ]
  const face = outline`M${apex[0]} ${apex[1]}L${left[0]} ${left[1]}L${edge[0]} ${edge[1]}z`
  addPath(canvas, face, '#F3B560')
  addPolygon(canvas, [apex, edge, right], '#8C4A48')
  spray(canvas, face, '#FCDD94', [x - half * 0.7, footY, x, footY - rise * 0.7])
  let courses = ''
  for (let index = 1; index < COURSES; index += 1) {
    const down = index / COURSES + random(-0.02, 0.02)
    const [from, to] = [random(0, 0.5), random(0.6, 1)]
    const at = (across: number): string =>
      outline`${between(between(x, left[0], down), between(x, edge[0], down), across)} ${between(apex[1], between(left[1], edge[1], across), down)}`
    courses += `M${at(from)}L${at(to)}`
  }
  addLine(canvas, courses, '#C9853F', 2 * unit, { opacity: 0.8 })
  if (!hasCasing) return
  const cut = (share: number, end: Point): Point => [
    between(x, end[0], share),
    between(apex[1], end[1], share),
  ]
  addPolygon(canvas, [apex, cut(0.3, left), cut(0.24, [x - half * 0.2, footY]), cut(0.32, edge)], '#FFF0CC')
  addPolygon(canvas, [apex, cut(0.32, edge), cut(0.25, [x + half * 0.7, footY]), cut(0.3, right)], '#B78680')
}

const CAMEL =
  'M-58 0l3 -44q-14 -24 2 -42q8 -8 20 -6q10 -30 26 -2q14 0 26 6q10 -4 12 -34q2 -18 18 -18l14 6l-2 8l-14 2q-2 46 -20 56q-4 4 -5 10l4 58h-7l-8 -52h-36l-4 52h-7l-1 -50l-6 50z' as const

/** A camel and its rider, walking right; the saddle cloth takes the accent ink. */
function paintRider(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    [CAMEL, NIGHT],
    ['M-24 -84q12 -10 30 -2l2 26h-34z', SADDLE],
    ['M-20 -88q-2 -40 10 -44q14 4 10 44z', '#FBEFD2'],
    ['M-18 -138q0 -14 9 -14q9 0 9 14q-9 6 -18 0z', '#FBEFD2'],
  ])
}

function paintSand(canvas: PosterCanvas, groundY: number): void {
  const { width, height, unit } = canvas
  const plain: readonly Point[] = [
    [-20, groundY - 4 * unit],
    [width * 0.4, groundY + 8 * unit],
    [width + 20, groundY - 10 * unit],
  ]
  addPath(canvas, smoothPath(plain, height), '#EDBE77')
  sprayBand(canvas, '#FBE3AE', groundY - 8 * unit, groundY + 110 * unit)
  const crest: readonly Point[] = [
    [-20, height * 0.84],
    [width * 0.25, height * 0.815],
    [width * 0.56, height * 0.868],
    [width * 0.8, height * 0.85],
    [width + 20, height * 0.8],
  ]
  const dune = smoothPath(crest, height)
  addPath(canvas, dune, '#D08A4C')
  sprayVertical(canvas, dune, '#F4C47C', height * 0.8, height * 0.91)
  sprayBand(canvas, '#6E3A3C', height, height * 0.88)
}

function paintFrame(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const inks = { trunk: '#3B2430', leaf: '#2C3F3A', backLeaf: '#4A5A3E' }
  const x = width * (isWide ? 0.94 : 0.95)
  paintPalm(canvas, {
    x,
    groundY: height + 20,
    height: (isWide ? 600 : 540) * unit,
    lean: -0.05,
    frondScale: 1.05,
    ...inks,
  })
  paintPalm(canvas, { x: x + 70 * unit, groundY: height + 20, height: 400 * unit, lean: 0.05, ...inks })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const groundY = height * GROUND
  const middleX = width * (isWide ? 0.58 : 0.44)
  paintOpenSky(canvas, variant, {
    inks: { top: '#2A6E93', middle: '#93BDB4', horizon: GLOW, disc: '#FFF6D8', bars: '#FFF1CE' },
    horizonY: groundY,
    middleShare: 0.42,
    disc: [middleX + 176 * unit, 380, 84],
    bars: [
      [width * 0.2, 440, 330, 15],
      [width * 0.32, 416, 210, 11],
      [middleX + 230 * unit, 340, 260, 11],
    ],
  })
  const stand = (across: number, half: number, rise: number, hasCasing = false): void =>
    paintPyramid(
      canvas,
      { x: middleX + across * unit, footY: groundY, half: half * unit, rise: rise * unit },
      hasCasing,
    )
  stand(330, 130, 150)
  sprayBand(canvas, GLOW, groundY, groundY - 150 * unit, 0.6)
  stand(140, 246, 300, true)
  sprayBand(canvas, GLOW, groundY + 6 * unit, groundY - 90 * unit, 0.5)
  stand(-110, 290, 350)
  paintSand(canvas, groundY)
  const trackY = height * 0.855
  const trackX = width * (isWide ? 0.44 : 0.3)
  paintRider(canvas, { x: trackX + 118 * unit, y: trackY + 6 * unit, scale: 0.78 * unit })
  paintRider(canvas, { x: trackX, y: trackY + 2 * unit, scale: 0.92 * unit })
  paintFrame(canvas)
}

/** Three pyramids behind one another, riders on a dune, date palms at the edge. */
export const pyramids: Scene = {
  name: 'pyramids',
  family: 'arid-day',
  skyInk: '#2A6E93',
  mistInk: '#F4C47C',
  shadowInk: NIGHT,
  accentInk: SADDLE,
  altText: 'Three pyramids one behind the other, two riders on camels crossing the sand before them',
  lightText: 'on a clear morning',
  draw,
}
