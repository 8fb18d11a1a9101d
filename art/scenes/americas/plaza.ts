import { addLine, addPath, addPolygon } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, type Point, polylinePath } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintShopper } from '#art/kit/market-people.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { colonialChurch } from './colonial-church.ts'

const SHADOW = '#3A2440'
const TRIM = '#FFF6E0'
const BLOSSOM = ['#8E6BB8', '#B08CD0', '#6F4F9E'] as const

/** An arcade that comes from the far side of the square to the edge of the sheet. */
function paintArcade(s: LandmarkContext, side: -1 | 1): void {
  const { canvas, groundY, width, height, unit } = s
  const [farX, nearX] = [s.at(side * 214, 0).x, side < 0 ? -40 : width + 40]
  const at = (along: number, up: number): Point => {
    const depth = along ** 1.3
    const y = groundY + 4 + height * 0.2 * depth - (128 + 210 * depth) * unit * up
    return [farX + (nearX - farX) * along, y]
  }
  const band = (low: number, high: number, ink: string): void => {
    const steps = [0, 0.25, 0.5, 0.75, 1]
    const lower = steps.map((along) => at(along, low))
    addPolygon(canvas, [...lower, ...steps.toReversed().map((along) => at(along, high))], ink)
  }
  const isShaded = side < 0
  band(1, 1.16, '#C9593E')
  band(0, 1, isShaded ? '#C77F62' : '#F6CF96')
  band(0.92, 1, isShaded ? '#8C4A4C' : TRIM)
  let [arches, windows] = ['', '']
  for (let index = 0; index < 6; index += 1) {
    const [left, right] = [(index + 0.14) / 6, (index + 0.86) / 6]
    const jambs = [at(left, 0), at(left, 0.34), at(left + 0.03, 0.44)]
    const head = [at((left + right) / 2, 0.5), at(right - 0.03, 0.44)]
    arches += polylinePath([...jambs, ...head, at(right, 0.34), at(right, 0)])
    const [from, to] = [left + 0.035, right - 0.035]
    windows += polylinePath([at(from, 0.62), at(from, 0.84), at(to, 0.84), at(to, 0.62)])
  }
  addPath(canvas, arches, isShaded ? '#4A2A44' : '#7A4650')
  addPath(canvas, windows, isShaded ? '#6E3A48' : '#4F7F86')
}

/** A smoking cone on the side that the tree leaves open. */
function paintVolcano(s: LandmarkContext): void {
  const across = s.variant.detail === 1 ? 196 : -216
  paintMountain(s, across, 500, 580, '#9DB7B4', '#6C8FA0', 0, 0.35)
  const crater = s.at(across + 90, -492)
  paintStreaks(s.canvas, [[crater.x, crater.y, 170 * s.unit, 17 * s.unit]], TRIM, { opacity: 0.85 })
}

const FOUNTAIN: readonly GlyphPart[] = [
  ['M-92 0q2 -34 10 -36h164q8 2 10 36q-92 22 -184 0z', '#B98E7C'],
  ['M-84 -36q84 -18 168 0q-84 18 -168 0z', '#6FA3A4'],
  ['M-8 -38v-60h16v60z', '#D9B08C'],
  ['M-40 -98q40 -12 80 0q-14 18 -40 20q-26 -2 -40 -20z', '#E8C9A0'],
  [
    'M-36 -96q-8 24 -14 56h3q6 -32 14 -54zM36 -96q8 24 14 56h-3q-6 -32 -14 -54zM-2 -100q0 -24 2 -30q2 6 2 30z',
    TRIM,
  ],
]

/** A jacaranda at one edge, its boughs across the upper corner. */
function paintJacaranda({ canvas, width, height, unit, isWide }: LandmarkContext, turn: 1 | -1): void {
  const x = turn < 0 ? width * (isWide ? 0.97 : 0.99) : width * 0.01
  addPath(
    canvas,
    outline`M${x - 24 * unit} ${height}Q${x + turn * 26 * unit} ${height * 0.6} ${x - 10 * unit} ${height * 0.2}h${26 * unit}Q${x + turn * 50 * unit} ${height * 0.6} ${x + 26 * unit} ${height}z`,
    SHADOW,
  )
  const bough = outline`M${x} ${height * 0.4}Q${x + turn * 60 * unit} ${height * 0.26} ${x + turn * 200 * unit} ${height * 0.17}`
  addLine(canvas, bough, SHADOW, 10 * unit)
  for (const ink of BLOSSOM) {
    let clusters = ''
    for (let index = 0; index < 16; index += 1) {
      const along = canvas.random() ** 1.3
      const middleX = x + turn * (along * 300 - 40) * unit
      const y = height * 0.13 + canvas.random(-150, 90) * (1 - along * 0.55) * unit
      const r = canvas.random(20, 42) * unit
      clusters += outline`M${middleX - r} ${y}q${r * 0.1} ${-r * 0.9} ${r} ${-r * 0.9}t${r} ${r * 0.9}q${-r} ${r * 0.6} ${-2 * r} 0z`
    }
    addPath(canvas, clusters, ink)
  }
}

/** A woman in a shawl and a hat, seen from the front. */
const shawlWoman = (shawl: string): readonly GlyphPart[] => [
  ['M-32 -12q6 -48 14 -66h36q8 18 14 66z', '#3C4A78'],
  ['M-11 0v-14h9v14zM4 0v-14h9v14z', '#6A3A34'],
  ['M-30 -64q2 -52 20 -60h20q18 8 20 60q-30 16 -60 0z', shawl],
  ['M-30 -76q30 14 60 0v8q-30 14 -60 0z', '#F6C23C'],
  ['M-12 -136a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#5A342E'],
  ['M-24 -142q8 -4 12 -6q0 -16 12 -16t12 16q4 2 12 6q-24 8 -48 0z', SHADOW],
]

/** A colonial square: a church with two towers and a dome, arcades on both sides, a fountain, a tree in flower. */
export const plaza = landmark({
  name: 'plaza',
  isPortrait: false,
  palette: {
    ...PALETTES.noon,
    top: '#3F86B4',
    middle: '#9CCBD0',
    horizon: '#FFECC8',
    disc: '#FFF8E0',
    bars: '#FDF6E2',
    deep: SHADOW,
  },
  accent: '#E23D5A',
  mist: '#F6CF96',
  ground: 0.66,
  focus: { narrow: 0.5, wide: 0.58 },
  middleShare: 0.4,
  sun: [260, 480, 58],
  clouds: [
    [0.87, 0.38, 300, 14],
    [0.1, 0.49, 280, 12],
  ],
  altText: 'A church with two towers and a dome on an arcaded square, a fountain, a woman in a bright shawl',
  touchedAltTexts: {
    volcano: 'A church with two towers on an arcaded square below a volcano, a woman in a bright shawl',
  },
  lightText: 'in clear mountain light',
  paint: (s) => {
    const { canvas, x, height, unit } = s
    const turn = s.variant.detail === 1 ? 1 : -1
    if (s.variant.touches.includes('volcano')) paintVolcano(s)
    paintHills(s, '#9FBF9C', 190, 60, 0)
    paintGroundMist(s, 320, 0.9)
    paintPaving(s, '#F0CD97', '#CF9F72')
    s.draw(s.at(0, 8, 1.04), colonialChurch(s.variant.detail))
    paintArcade(s, -1)
    paintArcade(s, 1)
    paintGroundMist(s, 30, 0.4)
    s.draw(s.at(10, 92, 0.86), FOUNTAIN)
    paintShopper(canvas, s.at(-turn * 116, 120, 0.5), TRIM)
    s.draw({ x: x + turn * 150 * unit, y: height * 0.945, scale: 0.96 * unit }, shawlWoman(s.accent))
    paintJacaranda(s, turn)
  },
})
