import { addCircle, addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintCanopy } from '#art/kit/jungle-canopy.ts'
import { DARK_LEAF, LIGHT_LEAF, MIDDLE_LEAF, paintLeaf } from '#art/kit/jungle-leaves.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { paintRopeBridge, paintWalker, pointOn, type Span } from './canopy-bridge.ts'

const SKY = '#A8D0BC'
const HAZE = '#EEF3D8'
const NIGHT = '#0C2F33'
const SHIRT = '#E5652F'
const ROPE = '#F0D6A0'
const PLANK = '#8A5638'

/** A giant trunk from edge to edge with its buttresses of light, and the platform round it. */
function paintTrunk(canvas: PosterCanvas, x: number, half: number, deckY: number): void {
  const { height, unit } = canvas
  const side = (share: number, y: number): Point => [x + half * share, y]
  addPolygon(
    canvas,
    [
      side(-1, -10),
      side(-0.94, height * 0.5),
      side(-1.3, height + 10),
      side(1.3, height + 10),
      side(0.94, height * 0.5),
      side(1, -10),
    ],
    '#3B4A3E',
  )
  addPolygon(
    canvas,
    [
      side(-1, -10),
      side(-0.94, height * 0.5),
      side(-1.3, height + 10),
      side(-0.5, height + 10),
      side(-0.4, height * 0.5),
      side(-0.55, -10),
    ],
    '#8A9A62',
  )
  let bark = ''
  for (let index = 0; index < 7; index += 1) {
    const top = height * (0.05 + index * 0.135)
    const left = x + half * (-0.2 + ((index * 5) % 7) * 0.15)
    bark += outline`M${left} ${top}q${10 * unit} ${50 * unit} 0 ${96 * unit}q${-10 * unit} ${-50 * unit} 0 ${-96 * unit}z`
  }
  addPath(canvas, bark, '#26382F')
  const deck = outline`M${x - half - 46 * unit} ${deckY}h${2 * half + 92 * unit}v${16 * unit}h${-2 * half - 92 * unit}z`
  addPath(canvas, deck, PLANK)
  addLine(
    canvas,
    outline`M${x - half - 40 * unit} ${deckY + 16 * unit}L${x - half * 0.8} ${deckY + 90 * unit}M${x + half + 40 * unit} ${deckY + 16 * unit}L${x + half * 0.8} ${deckY + 90 * unit}`,
    PLANK,
    8 * unit,
  )
  addLine(
    canvas,
    outline`M${x - half - 42 * unit} ${deckY}v${-70 * unit}M${x + half + 42 * unit} ${deckY}v${-70 * unit}`,
    ROPE,
    5 * unit,
  )
}

function paintLianas(canvas: PosterCanvas): void {
  const { width, height, unit } = canvas
  let lines = ''
  for (const [share, reach] of [
    [0.3, 0.2],
    [0.36, 0.13],
    [0.66, 0.24],
    [0.72, 0.15],
  ] as const) {
    lines += outline`M${width * share} -10q${26 * unit} ${height * reach * 0.5} ${-6 * unit} ${height * reach}`
  }
  addLine(canvas, lines, '#2F5C46', 4 * unit, { 'stroke-linecap': 'round' })
}

function paintLeaves(canvas: PosterCanvas, isLeft: boolean): void {
  const { width, height, unit } = canvas
  const edge = isLeft ? -20 * unit : width + 20 * unit
  const turn = (degrees: number): number => (isLeft ? degrees : 180 - degrees)
  const far = isLeft ? width + 20 * unit : -20 * unit
  paintLeaf(canvas, {
    x: edge,
    y: height * 0.99,
    length: 430,
    degrees: turn(-52),
    halfWidth: 110,
    inks: MIDDLE_LEAF,
    fingers: 8,
  })
  paintLeaf(canvas, {
    x: edge,
    y: height * 1.01,
    length: 400,
    degrees: turn(-18),
    halfWidth: 92,
    inks: DARK_LEAF,
    fingers: 8,
  })
  paintLeaf(canvas, {
    x: edge,
    y: height * 0.9,
    length: 250,
    degrees: turn(-74),
    halfWidth: 60,
    inks: LIGHT_LEAF,
  })
  paintLeaf(canvas, {
    x: far,
    y: height * 1.01,
    length: 360,
    degrees: 180 - turn(-34),
    halfWidth: 96,
    inks: DARK_LEAF,
    fingers: 8,
  })
  paintLeaf(canvas, {
    x: far,
    y: -20 * unit,
    length: 330,
    degrees: 180 - turn(46),
    halfWidth: 84,
    inks: DARK_LEAF,
    fingers: 8,
  })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const middleX = width * (isWide ? 0.58 : 0.5)
  paintSky(canvas, { top: SKY, middle: '#CFE3C8', horizon: HAZE }, height * 0.6, 0.3)
  const disc = { x: middleX + (variant.detail === 1 ? -110 : 90) * unit, y: height * 0.2, radius: 78 * unit }
  const sun = placeDisc(variant, disc)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF6D8')
  const rows = [
    [0.34, ['#9CC6AC', '#8DBBA4'], [26, 44], 40],
    [0.46, ['#6FA88E', '#5E9A84', '#7FB394'], [34, 56], 52],
    [0.6, ['#3F8468', '#4F9272', '#357860'], [44, 70], 66],
    [0.78, ['#1F5F50', '#215F51'], [56, 88], 84],
  ] as const
  const bridge = { y: height * 0.56, sag: 54 * unit }
  const isRight = variant.detail === 2
  const trunkX = width * (isWide ? (isRight ? 0.9 : 0.34) : isRight ? 0.84 : 0.16)
  const farX = isRight ? -40 : width + 40
  for (const [index, [share, inks, radii, spacing]] of rows.entries()) {
    const mist = { ink: HAZE, depth: 0.14 }
    const canopy = { y: height * share, wavePhase: index * 2.1 + variant.detail, radii, spacing, inks }
    paintCanopy(canvas, index < 3 ? { ...canopy, mist } : canopy)
  }
  sprayBand(canvas, NIGHT, height + 60 * unit, height * 0.84)
  paintLianas(canvas)
  const span: Span = { from: [trunkX, bridge.y], to: [farX, bridge.y - 30 * unit], sag: bridge.sag }
  const walkers = [
    [0.44, SHIRT],
    [0.6, '#F3E3BC'],
  ] as const
  for (const [along, shirt] of walkers.slice(0, variant.detail === 1 ? 1 : 2)) {
    const [x, y] = pointOn(span, isWide ? along : along + 0.04)
    paintWalker(canvas, { x, y: y + 2 * unit, scale: 0.96 * unit }, shirt)
  }
  paintRopeBridge(canvas, span)
  paintTrunk(canvas, trunkX, 66 * unit, bridge.y)
  paintLeaves(canvas, isWide || isRight)
}

/** Up in the crowns of a rainforest: a hanging bridge between giant trees, mist between the treetops. */
export const canopyWalk: Scene = {
  name: 'canopy-walk',
  family: 'monsoon',
  skyInk: SKY,
  mistInk: HAZE,
  shadowInk: NIGHT,
  accentInk: SHIRT,
  altText: 'A rope bridge hung from a giant tree high over misty rainforest, people walking across it',
  lightText: 'in the pale light of morning',
  draw,
}
