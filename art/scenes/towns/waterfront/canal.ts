import { addPath, addPolygon, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { boxPath, closeToBase, outline } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { block, cupola, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintGabledEnd, paintSloop } from './gabled-canal.ts'
import { paintGondola } from './gondola.ts'
import { paintPalazzoRow } from './palazzo-row.ts'

const DEEP = '#0B3540'
const COPPER = '#5F8F8C'
const COPPER_SHADE = '#3B6C74'
const STONE = '#A9A58C'
const STONE_SHADE = '#7F8E86'

/** A copper dome with its lantern. */
const dome = (x: number, base: number, radius: number): readonly GlyphPart[] => [
  ...cupola(x, base, radius, radius * 1.26, COPPER, COPPER_SHADE),
  [block(x, base - radius * 1.22, radius * 0.26, radius * 0.4), COPPER_SHADE],
  [round(x, base - radius * 1.68, radius * 0.13) + peak(x, base - radius * 1.7, 5, radius * 0.34), COPPER],
]

const BASILICA: readonly GlyphPart[] = [
  ['M-130 -66h260v70h-260zM-78 -106h156v60h-156z', STONE],
  ['M14 -106h64v110h-64z', STONE_SHADE],
  ...dome(0, -104, 76),
  ...dome(118, -62, 36),
  ['M-176 -190h22v194h-22z', '#C07A52'],
  ['M-180 -188l15 -44l15 44z', COPPER],
]

const FAR_BRIDGE: readonly GlyphPart[] = [
  ['M-230 0v-44q230 -60 460 0v44h-90q-20 -66 -140 -66t-140 66z', '#D9B48A'],
  ['M-140 0q20 -66 140 -66t140 66h-12q-24 -54 -128 -54t-128 54z', STONE_SHADE],
]

function paintFarEnd(s: LandmarkContext): void {
  const { canvas, x, groundY, unit } = s
  s.draw(s.at(40, 0), BASILICA)
  const shore = ridgeLine(canvas, groundY - 24 * unit, 12 * unit, 34, 0.8)
  addPolygon(canvas, closeToBase(shore, groundY), '#8F8A78')
  const haze = boxPath(x - 330 * unit, groundY - 70 * unit, 660 * unit, 74 * unit)
  sprayVertical(canvas, haze, s.palette.horizon, groundY, groundY - 64 * unit)
}

function paintNearRipples({ canvas, groundY, height, unit }: LandmarkContext): void {
  const light = { topY: groundY + 50 * unit, bottomY: height * 0.98, count: 30 }
  paintRipples(canvas, { ...light, minWidth: 30 * unit, maxWidth: 110 * unit }, '#BFE0CF', { opacity: 0.5 })
  const dark = { topY: height * 0.76, bottomY: height, count: 16 }
  paintRipples(canvas, { ...dark, minWidth: 60 * unit, maxWidth: 140 * unit }, DEEP, { opacity: 0.7 })
}

function paintMooringPole(s: LandmarkContext, x: number, topY: number, girth: number): void {
  const { canvas, height, unit } = s
  const left = x - girth / 2
  addRect(canvas, left, topY, girth, height - topY + 10, '#F2E4C6')
  let stripes = ''
  for (let y = topY + 24 * unit; y < height; y += 58 * unit) {
    stripes += outline`M${left} ${y}l${girth} ${-18 * unit}v${28 * unit}l${-girth} ${18 * unit}z`
  }
  addPath(canvas, stripes, '#A63A30')
  addRect(canvas, x + girth * 0.18, topY, girth * 0.32, height, '#1B2A36', { opacity: 0.35 })
  const cap = outline`M${x - girth * 0.6} ${topY + 2}q${girth * 0.6} ${-girth * 1.3} ${girth * 1.2} 0z`
  addPath(canvas, cap, '#C9A24A')
}

/** Share of the width, share of the height, girth in units. */
const POLES = [
  [0.83, 0.62, 24],
  [0.91, 0.56, 28],
  [0.09, 0.66, 26],
] as const
const WIDE_POLES = [
  [0.865, 0.62, 24],
  [0.905, 0.56, 28],
  [0.1, 0.66, 26],
] as const

function paintMooringPoles(s: LandmarkContext, isMirrored: boolean): void {
  const { width, height, unit, isWide } = s
  for (const [across, down, girth] of isWide ? WIDE_POLES : POLES)
    paintMooringPole(s, width * (isMirrored ? 1 - across : across), height * down, girth * unit)
}

/** Canals: two rows of house fronts to one vanishing point; a gondola and a dome in one city, gables elsewhere. */
export const canal = landmark({
  name: 'canal',
  isPortrait: false,
  palette: {
    ...PALETTES.noon,
    top: '#2C6E80',
    middle: '#8DB9A8',
    horizon: '#FADDA2',
    disc: '#FFF3CC',
    bars: '#FCEBC2',
    deep: DEEP,
  },
  accent: '#B5322B',
  mist: '#F4CF96',
  ground: 0.58,
  focus: { narrow: 0.5, wide: 0.56 },
  middleShare: 0.3,
  sun: [-120, 190, 62],
  clouds: [
    [0.46, 0.57, 300, 12],
    [0.61, 0.61, 220, 9],
    [0.38, 0.74, 240, 8],
  ],
  altText: 'An open boat on a canal between rows of gabled houses, an arched bridge and a spire beyond',
  touchedAltTexts: {
    gondola: 'A gondola on a wide canal between rows of old house fronts, a dome and a bell tower beyond',
  },
  lightText: 'towards evening',
  paint: (s) => {
    const { canvas, x, groundY, width, height, unit, isWide, accent } = s
    const { detail, touches } = s.variant
    const hasGondola = touches.includes('gondola')
    if (hasGondola) paintFarEnd(s)
    else paintGabledEnd(canvas, { middleX: x, horizonY: groundY })
    paintWater(s, '#2F7F80', 0, '#F4CF96')
    if (detail === 2 || !hasGondola) s.draw(s.at(0, 8), FAR_BRIDGE)
    const row = { waterY: groundY, hasGables: !hasGondola }
    paintPalazzoRow(canvas, { side: 'left', farX: x - 215 * unit, ...row })
    paintPalazzoRow(canvas, { side: 'right', farX: x + 215 * unit, ...row })
    paintNearRipples(s)
    if (!hasGondola) {
      paintSloop(canvas, { x: width * (isWide ? 0.54 : 0.48), y: height * 0.82, scale: 1.05 * unit }, accent)
      return
    }
    const isTurned = detail === 1
    const place = { x: width * (isWide ? 0.52 : 0.47), y: height * 0.81, scale: 1.12 * unit }
    paintGondola(canvas, { ...place, isTurned }, accent)
    paintMooringPoles(s, isTurned)
  },
})
