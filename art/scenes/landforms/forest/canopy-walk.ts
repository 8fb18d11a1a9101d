import { addLine, addPath, addPolygon } from '#art/drawing/canvas.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintCanopy } from '#art/kit/jungle-canopy.ts'
import { DARK_LEAF, LIGHT_LEAF, MIDDLE_LEAF, paintLeaf } from '#art/kit/jungle-leaves.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRopeBridge, paintWalker, pointOn, type Span } from './canopy-bridge.ts'

const HAZE = '#EEF3D8'
const NIGHT = '#0C2F33'
const ROPE = '#F0D6A0'
const PLANK = '#8A5638'

/** Share of the height, inks, radii of the crowns, distance between two, back to front. */
const CROWNS = [
  [0.34, ['#9CC6AC', '#8DBBA4'], [26, 44], 40],
  [0.46, ['#6FA88E', '#5E9A84', '#7FB394'], [34, 56], 52],
  [0.6, ['#3F8468', '#4F9272', '#357860'], [44, 70], 66],
  [0.78, ['#1F5F50', '#215F51'], [56, 88], 84],
] as const

/** Half widths of the trunk at its top, its middle and its foot, to the left edge of a face and to the right one. */
const TRUNK_FACES = [
  [[-1, 1], [-0.94, 0.94], [-1.3, 1.3], '#3B4A3E'],
  [[-1, -0.55], [-0.94, -0.4], [-1.3, -0.5], '#8A9A62'],
] as const

/** A giant trunk from edge to edge with its lit side, and the platform round it. */
function paintTrunk({ canvas, height, unit }: LandmarkContext, x: number, deckY: number): void {
  const half = 66 * unit
  const [topY, middleY, footY] = [-10, height * 0.5, height + 10]
  for (const [top, middle, foot, ink] of TRUNK_FACES) {
    const side = (index: 0 | 1): readonly [Point, Point, Point] => [
      [x + half * top[index], topY],
      [x + half * middle[index], middleY],
      [x + half * foot[index], footY],
    ]
    addPolygon(canvas, [...side(0), ...side(1).toReversed()], ink)
  }
  let bark = ''
  for (let index = 0; index < 7; index += 1) {
    const left = x + half * (-0.2 + ((index * 5) % 7) * 0.15)
    bark += outline`M${left} ${height * (0.05 + index * 0.135)}q${10 * unit} ${50 * unit} 0 ${96 * unit}q${-10 * unit} ${-50 * unit} 0 ${-96 * unit}z`
  }
  addPath(canvas, bark, '#26382F')
  const deck = outline`M${x - half - 46 * unit} ${deckY}h${2 * half + 92 * unit}v${16 * unit}h${-2 * half - 92 * unit}z`
  addPath(canvas, deck, PLANK)
  let [struts, posts] = ['', '']
  for (const side of [-1, 1]) {
    const outer = x + side * (half + 40 * unit)
    struts += outline`M${outer} ${deckY + 16 * unit}L${x + side * half * 0.8} ${deckY + 90 * unit}`
    posts += outline`M${outer} ${deckY}v${-70 * unit}`
  }
  addLine(canvas, struts, PLANK, 8 * unit)
  addLine(canvas, posts, ROPE, 5 * unit)
}

function paintLianas({ canvas, width, height, unit }: LandmarkContext): void {
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

/** Opposite the trunk or beside it, share of the height, length, degrees, half width, inks, fingers. */
const LEAVES = [
  [false, 0.99, 430, -52, 110, MIDDLE_LEAF, 8],
  [false, 1.01, 400, -18, 92, DARK_LEAF, 8],
  [false, 0.9, 250, -74, 60, LIGHT_LEAF, 0],
  [true, 1.01, 360, -34, 96, DARK_LEAF, 8],
  [true, -0.02, 330, 46, 84, DARK_LEAF, 8],
] as const

/** Giant leaves at both edges, more of them on the left or on the right. */
function paintLeaves({ canvas, width, height, unit }: LandmarkContext, isLeft: boolean): void {
  for (const [isFar, share, length, degrees, halfWidth, inks, fingers] of LEAVES) {
    const x = isLeft === isFar ? width + 20 * unit : -20 * unit
    const turned = isLeft === isFar ? 180 - degrees : degrees
    paintLeaf(canvas, { x, y: height * share, length, degrees: turned, halfWidth, inks, fingers })
  }
}

/** The bridge from the trunk to the far edge with its walkers. */
function paintBridge(s: LandmarkContext, trunkX: number, deckY: number): void {
  const { canvas, width, unit, isWide } = s
  const { detail } = s.variant
  const farX = detail === 2 ? -40 : width + 40
  const span: Span = { from: [trunkX, deckY], to: [farX, deckY - 30 * unit], sag: 54 * unit }
  const walkers = [
    [0.44, s.accent],
    [0.6, '#F3E3BC'],
  ] as const
  for (const [along, shirt] of walkers.slice(0, detail === 1 ? 1 : 2)) {
    const [x, y] = pointOn(span, isWide ? along : along + 0.04)
    paintWalker(canvas, { x, y: y + 2 * unit, scale: 0.96 * unit }, shirt)
  }
  paintRopeBridge(canvas, span)
}

/** Up in the crowns of a rainforest: a hanging bridge between giant trees, mist between the treetops. */
export const canopyWalk = landmark({
  name: 'canopy-walk',
  isPortrait: false,
  palette: {
    ...PALETTES.monsoon,
    top: '#A8D0BC',
    middle: '#CFE3C8',
    horizon: HAZE,
    disc: '#FFF6D8',
    deep: NIGHT,
  },
  accent: '#E5652F',
  ground: 0.6,
  focus: { narrow: 0.5, wide: 0.58 },
  middleShare: 0.3,
  sun: (variant) => [variant.detail === 1 ? -110 : 90, 400, 78],
  clouds: null,
  altText: 'A rope bridge hung from a giant tree high over misty rainforest, people walking across it',
  lightText: 'in the pale light of morning',
  paint: (s) => {
    const { canvas, width, height, unit, isWide } = s
    const { detail } = s.variant
    const isRight = detail === 2
    for (const [index, [share, inks, radii, spacing]] of CROWNS.entries()) {
      const canopy = { y: height * share, wavePhase: index * 2.1 + detail, radii, spacing, inks }
      paintCanopy(canvas, index < 3 ? { ...canopy, mist: { ink: HAZE, depth: 0.14 } } : canopy)
    }
    sprayBand(canvas, NIGHT, height + 60 * unit, height * 0.84)
    paintLianas(s)
    const trunkX = width * (isWide ? (isRight ? 0.9 : 0.34) : isRight ? 0.84 : 0.16)
    paintBridge(s, trunkX, height * 0.56)
    paintTrunk(s, trunkX, height * 0.56)
    paintLeaves(s, isWide || isRight)
  },
})
