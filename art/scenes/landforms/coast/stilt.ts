import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { boxPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintRidge } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { reflectionPath } from '#art/kit/water.ts'

const SHORE = '#8C2F2C'
const SILHOUETTE = '#1C1020'
const SKIN = '#2A1220'

type HouseInks = Readonly<Record<'body' | 'roof' | 'lit' | 'reflection', string>>

const FAR_HOUSE: HouseInks = { body: '#5B2430', roof: '#6F2B2E', lit: '#C4553A', reflection: '#3B2230' }
const NEAR_HOUSE: HouseInks = { body: '#2A1524', roof: '#37192A', lit: '#B04A38', reflection: '#0C2630' }

/** Share of the width, depth between horizon and lower edge, scale. */
type HouseSpot = readonly [number, number, number]

const HOUSES: readonly HouseSpot[] = [
  [0.42, 0.052, 0.5],
  [0.8, 0.063, 0.62],
  [0.94, 0.11, 0.85],
  [0.3, 0.045, 0.42],
]
const WIDE_HOUSES: readonly HouseSpot[] = [
  [0.44, 0.052, 0.5],
  [0.53, 0.075, 0.62],
  [0.84, 0.086, 0.72],
  [0.95, 0.11, 0.9],
  [0.33, 0.04, 0.4],
]

/** Haze over the foot of the sun and bars of cloud across it. */
function paintLowSun(s: LandmarkContext): void {
  const { canvas, groundY, sun, unit } = s
  const reach = sun.radius + 6 * unit
  const topY = sun.y - reach
  const haze = boxPath(sun.x - reach, topY, 2 * reach, Math.max(1, groundY - topY))
  sprayVertical(canvas, haze, '#F6A652', groundY, groundY - 170 * unit)
  const bars = [
    [sun.x - 170 * unit, groundY - 190 * unit, 300 * unit, 9 * unit],
    [sun.x + 150 * unit, groundY - 118 * unit, 360 * unit, 8 * unit],
    [sun.x - 60 * unit, groundY - 92 * unit, 240 * unit, 6 * unit],
  ] as const
  paintStreaks(canvas, bars, s.palette.bars, { opacity: 0.8 })
}

const house = ({ body, roof, lit }: HouseInks): readonly GlyphPart[] => [
  [[-72, -36, 0, 36, 72].map((x) => `M${x} -64l${(x % 5) - 1} 64h5V-64z`).join(''), body],
  ['M-84 -70h168v9h-168zM-66 -126h132v62h-132z', body],
  ['M-18 -112h30v48h-30z', '#1A1522'],
  ['M30 -107h20v18h-20z', '#F6B24E'],
  ['M-93 -116L-30 -212H36L93 -116z', roof],
  ['M36 -212L93 -116H63L24 -212z', lit],
]

function paintHouse(s: LandmarkContext, [share, depth, size]: HouseSpot, inks: HouseInks): void {
  const place = { x: s.width * share, y: s.atDepth(0, depth).y, scale: size * s.unit }
  const { x, y, scale } = place
  s.draw(place, house(inks))
  const bars = { count: 8, step: 12 * scale, stray: 14 * scale, thickness: 6 * scale, taper: 7.5 * scale }
  const path = reflectionPath(s.canvas, { x, y: y + 8 * scale, halfWidth: 90 * scale, ...bars })
  addPath(s.canvas, path, inks.reflection, { opacity: 0.8 })
}

function paintVillage(s: LandmarkContext): void {
  const hasNeighbour = s.variant.detail === 2
  for (const spot of s.isWide ? WIDE_HOUSES : HOUSES) paintHouse(s, spot, FAR_HOUSE)
  if (hasNeighbour) paintHouse(s, [s.isWide ? 0.23 : 0.34, 0.216, 0.85], NEAR_HOUSE)
  paintHouse(s, [s.isWide ? 0.13 : hasNeighbour ? 0.12 : 0.17, 0.386, 1.42], NEAR_HOUSE)
}

/** A long pirogue with one paddler who stands at its bow. */
const pirogue = (robe: string): readonly GlyphPart[] => [
  ['M-190 -14q190 34 385 -8q-60 52 -190 50t-195 -42z', SILHOUETTE],
  ['M-183 -14q185 34 372 -6l1 4q-187 28 -373 6z', '#E8843C'],
  ['M124 -196L86 62h5L129 -196z', SILHOUETTE],
  ['M72 6l6 -78q2 -44 20 -46q17 2 17 46l3 78z', robe],
  ['M80 -74q0 -46 19 -48q17 2 20 20l6 -26l9 4l-12 50l-20 2z', SKIN],
  [round(100, -140, 14), SKIN],
  ['M83 -143q-2 -22 18 -23q20 2 15 20z', '#1F8A86'],
]

/** Lagoon, tropics, dusk: a huge low sun, stilt houses in rows towards it, a pirogue. */
export const stilt = landmark({
  name: 'stilt',
  isPortrait: false,
  palette: {
    ...PALETTES.dusk,
    top: '#C9402B',
    middle: '#EE7A3A',
    horizon: '#F9C368',
    disc: '#FFF0C4',
    bars: '#F7B768',
    deep: '#0A3A44',
  },
  accent: '#F0B83F',
  ground: 0.56,
  focus: { narrow: 0.6, wide: 0.66 },
  middleShare: 0.34,
  sun: [0, 150, 118],
  clouds: [
    [0.12, 0.29, 320, 12],
    [0.26, 0.33, 240, 8],
    [0.9, 0.18, 360, 11],
  ],
  altText: 'Stilt houses on a lagoon, a pirogue gliding past',
  lightText: 'at dusk',
  paint: (s) => {
    const glide = (place: Placement): void => paintFloating(s, place, 160, pirogue(s.accent))
    paintLowSun(s)
    paintRidge(s, SHORE, 20, 14, 0)
    paintFarPalms(s, SHORE, [0.06, 0.13, 0.3, 0.47, 0.86, 0.93], 84)
    paintWater(s, '#12656A', 0, '#E9914B', '#FFE7AE')
    paintVillage(s)
    if (s.variant.detail === 1) glide(s.atDepth(s.isWide ? -300 : -80, 0.26, 0.55))
    glide(s.atDepth(s.isWide ? -130 : 16, 0.61, 1.15))
  },
})
