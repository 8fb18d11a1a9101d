import { addPath, addPolygon } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { closeToBase, outline, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { paintForest } from '#art/kit/flora.ts'
import { paintPines } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintGildedMonastery, paintPrayerFlags, paintTiledCloister } from './cliff-cloister.ts'
import { type PillarInks, paintStonePillar } from './stone-pillar.ts'

const SHADOW = '#243A3A'

const FAR: PillarInks = { lit: '#CDB6B4', shade: '#AE9AA8', crack: '#B9A4AC', green: '#A9AE98' }
const MIDDLE: PillarInks = { lit: '#C29C8C', shade: '#8A7288', crack: '#A58488', green: '#8A9A78' }
const NEAR: PillarInks = { lit: '#C98F6A', shade: '#6E5068', crack: '#9C6A5C', green: '#6F8A52' }

/** Share of the width, share of the height of the top, half widths of top and foot in units. */
type Spot = readonly [number, number, number, number]

const FAR_SPOTS: readonly Spot[] = [
  [0.16, 0.36, 40, 62],
  [0.34, 0.42, 34, 60],
  [0.84, 0.33, 44, 70],
  [0.97, 0.4, 40, 60],
]
const WIDE_FAR_SPOTS: readonly Spot[] = [
  [0.06, 0.42, 44, 70],
  [0.2, 0.36, 40, 64],
  [0.37, 0.4, 46, 70],
  [0.46, 0.45, 34, 54],
  [0.76, 0.36, 44, 70],
  [0.86, 0.32, 50, 76],
  [0.97, 0.4, 44, 70],
]
const MIDDLE_SPOTS: readonly Spot[] = [
  [0.06, 0.5, 64, 110],
  [1, 0.47, 74, 120],
]
const WIDE_MIDDLE_SPOTS: readonly Spot[] = [
  [0.28, 0.5, 62, 110],
  [0.9, 0.46, 72, 130],
]

function paintPillars(s: LandmarkContext, spots: readonly Spot[], foot: number, inks: PillarInks): void {
  const { canvas, width, height, unit } = s
  for (const [across, top, topHalf, footHalf] of spots)
    paintStonePillar(canvas, {
      x: width * across,
      topY: height * top,
      footY: height * foot,
      topHalf: topHalf * unit,
      footHalf: footHalf * unit,
      inks,
    })
}

/** Pillars in two mists behind the one that carries the monastery. */
function paintFarRocks(s: LandmarkContext): void {
  const { canvas, width, height, unit, isWide, palette } = s
  paintPillars(s, isWide ? WIDE_FAR_SPOTS : FAR_SPOTS, 0.66, FAR)
  sprayBand(canvas, palette.horizon, height * 0.66, height * 0.42)
  const bars = [
    [width * 0.2, height * 0.51, 420 * unit, 17 * unit],
    [width * 0.34, height * 0.535, 300 * unit, 13 * unit],
    [width * 0.88, height * 0.47, 340 * unit, 15 * unit],
  ] as const
  paintStreaks(canvas, bars, palette.bars, { opacity: 0.9 })
  paintPillars(s, isWide ? WIDE_MIDDLE_SPOTS : MIDDLE_SPOTS, 0.84, MIDDLE)
  addPath(canvas, smoothPath(hillLine(canvas, height * 0.74, 40 * unit, 4), height), '#93A184')
  sprayBand(canvas, '#F0DDBB', height * 0.9, height * 0.62, 0.95)
}

function paintMonastery(s: LandmarkContext): void {
  const { canvas, x, width, height, unit, isWide } = s
  const topY = height * 0.43
  const size = { footY: height * 0.9, topHalf: 158 * unit, footHalf: 232 * unit }
  paintStonePillar(canvas, { x, topY, ...size, inks: NEAR })
  const ledge = { x: x + 4 * unit, y: topY + 12 * unit, scale: 1.08 * unit }
  if (!s.variant.touches.includes('gilded')) {
    paintTiledCloister(canvas, ledge)
    return
  }
  paintGildedMonastery(canvas, ledge)
  const fromX = width * (isWide ? 0.28 : 0.06)
  paintPrayerFlags(canvas, { fromX, fromY: height * 0.5, toX: x - 110 * unit, toY: topY - 60 * unit })
  paintPrayerFlags(canvas, { fromX, fromY: height * 0.505, toX: x - 130 * unit, toY: topY + 6 * unit })
}

/** Steps that climb in three flights from the near ground to the foot of the pillar. */
function paintStairs({ canvas, x, height, unit }: LandmarkContext, fromX: number): void {
  const turns = [
    [fromX, 0.985],
    [fromX + 130 * unit, 0.93],
    [fromX + 20 * unit, 0.885],
    [x - 70 * unit, 0.835],
  ] as const
  for (const [index, [startX, down]] of turns.entries()) {
    const [endX, endDown] = turns[index + 1] ?? [startX, down]
    const broad = (30 - index * 6) * unit
    if (endX === startX) break
    const flight = outline`M${startX} ${height * down}L${endX} ${height * endDown}h${broad * 0.8}L${startX + broad} ${height * down}z`
    addPath(canvas, flight, '#E9D3AC')
  }
}

/** A walker with a pack, a straw hat and a staff. */
const walker = (pack: string): readonly GlyphPart[] => [
  ...person(0, '#F1E2BE', '#C98F4A', SHADOW),
  ['M-26 -88q-6 34 2 46h18v-50q-14 -6 -20 4z', pack],
  ['M16 -68l20 22v46h-4v-44l-20 -20z', SHADOW],
]

/** A monastery on a pillar of rock: pillars in three mists, steps that climb to it, a walker. */
export const cliffMonastery = landmark({
  name: 'cliff-monastery',
  isPortrait: false,
  palette: {
    ...PALETTES.highland,
    top: '#9597C6',
    middle: '#DDBFB4',
    horizon: '#F7E3BE',
    disc: '#FFF5D8',
    bars: '#FDF2D8',
    deep: SHADOW,
  },
  accent: '#E23B2C',
  mist: '#9597C6',
  ground: 0.62,
  focus: { narrow: 0.56, wide: 0.6 },
  middleShare: 0.34,
  sun: [-265, 400, 66],
  clouds: [[0.84, 0.16, 320, 14]],
  altText: 'A monastery on top of a sheer rock above the mist, a walker on the steps that lead to it',
  touchedAltTexts: {
    gilded:
      'A white monastery with gilded roofs on a sheer rock, prayer flags strung from it, a walker on the steps',
  },
  lightText: 'in soft morning haze',
  paint: (s) => {
    const { canvas, width, height, unit, isWide } = s
    paintFarRocks(s)
    paintMonastery(s)
    sprayBand(canvas, '#E7D3B4', height * 0.9, height * 0.74, 0.8)
    addPath(canvas, smoothPath(hillLine(canvas, height * 0.87, 34 * unit, 3), height), '#5E7A5A')
    const wood = { groundY: height * 0.9, minHeight: 46 * unit, maxHeight: 92 * unit, step: 30 * unit }
    paintForest(canvas, wood, '#3F6152')
    const near = ridgeLine(canvas, height * 0.915, 26 * unit, 20, 0.6)
    addPolygon(canvas, closeToBase(near, height), '#4F6B46')
    sprayBand(canvas, SHADOW, height + 20 * unit, height * 0.9, 0.95)
    const stairX = width * (isWide ? 0.42 : 0.22)
    paintStairs(s, stairX)
    s.draw({ x: stairX + 86 * unit, y: height * 0.958, scale: 0.8 * unit }, walker(s.accent))
    paintPines(s, 'left', SHADOW, 330, 0.3)
    paintPines(s, 'right', SHADOW, 330, 0.3)
  },
})
