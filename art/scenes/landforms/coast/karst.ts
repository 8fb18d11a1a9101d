import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { paintBattenJunk } from './batten-junk.ts'
import { type KarstInks, paintKarstTower } from './karst-tower.ts'

const DEEP = '#0C4A50'
const SILHOUETTE = '#2A1B1E'

const FAR_INKS: KarstInks = { rock: '#A3C2AE', shade: '#8FB4A6', green: '#93B79F' }
const MIDDLE_INKS: KarstInks = { rock: '#6FA38E', shade: '#4B8880', green: '#5B9377' }
const NEAR_INKS: KarstInks = { rock: '#3D7D6B', shade: '#1C5052', green: '#25614F' }

const FAR = [0.03, 0.18, 0.34, 0.5, 0.63, 0.8, 0.96]
const WIDE_FAR = [0.03, 0.12, 0.25, 0.36, 0.47, 0.58, 0.7, 0.8, 0.9, 0.98]
const MIDDLE = [0.1, 0.42, 0.58, 0.98]
const WIDE_MIDDLE = [0.18, 0.31, 0.55, 0.66, 0.88]
/** Share of the width, then half width and height in units. */
const NEAR = [
  [0.8, 124, 500],
  [1, 90, 350],
  [0.02, 80, 260],
] as const
const WIDE_NEAR = [
  [0.79, 128, 480],
  [0.95, 104, 360],
  [0.07, 92, 330],
] as const
const NEAR_STATURE = [1, 0.82, 1.1] as const

/** A row of towers at shares of the width; half widths and heights in units. */
function paintTowerRow(
  s: LandmarkContext,
  shares: readonly number[],
  footY: number,
  halves: readonly [number, number],
  heights: readonly [number, number],
  inks: KarstInks,
): void {
  const { canvas, width, unit } = s
  for (const share of shares) {
    const halfWidth = canvas.random(...halves) * unit
    const height = canvas.random(...heights) * unit
    paintKarstTower(canvas, { x: width * share, footY, halfWidth, height, inks })
  }
}

function paintMistyTowers(s: LandmarkContext): void {
  const { groundY, width, unit, isWide } = s
  paintTowerRow(s, isWide ? WIDE_FAR : FAR, groundY - 8 * unit, [34, 56], [110, 210], FAR_INKS)
  paintGroundMist(s, 150, 1)
  paintTowerRow(s, isWide ? WIDE_MIDDLE : MIDDLE, groundY, [52, 74], [190, 300], MIDDLE_INKS)
  paintGroundMist(s, 144, 1, '#EFE3BC')
  const bars = [
    [width * 0.2, groundY - 70 * unit, 460 * unit, 18 * unit],
    [width * 0.36, groundY - 48 * unit, 320 * unit, 14 * unit],
    [width * 0.86, groundY - 92 * unit, 380 * unit, 16 * unit],
  ] as const
  paintStreaks(s.canvas, bars, '#FBF3D6', { opacity: 0.9 })
}

/** The towers that stand in the bay, with reflection and foam at their feet. */
function paintNearTowers(s: LandmarkContext): void {
  const { canvas, groundY, width, unit } = s
  const stature = NEAR_STATURE[s.variant.detail]
  for (const [share, broad, tall] of s.isWide ? WIDE_NEAR : NEAR) {
    const x = width * share
    const size = { halfWidth: (broad / stature) * unit, height: tall * stature * unit }
    paintMirrorBars(s, '#1F6B66', (x - s.x) / unit, 32, broad * 1.15)
    paintKarstTower(canvas, { x, footY: groundY + 34 * unit, ...size, inks: NEAR_INKS })
    const foam = lensPath(x, groundY + 35 * unit, size.halfWidth * 1.1, 8 * unit)
    addPath(canvas, foam, '#F3E9C4', { opacity: 0.8 })
  }
}

const SAMPAN: readonly GlyphPart[] = [
  ['M50 -62l32 78h4l-32 -78z', SILHOUETTE],
  ['M26 0l4 -44q8 -12 16 0l6 44z', '#7C2F24'],
  ['M18 -50l21 -17l21 17z', '#F0D9A0'],
  ['M-76 -12q76 24 156 0q-18 26 -76 26t-80 -26z', SILHOUETTE],
]

function paintSampan(s: LandmarkContext, place: Placement): void {
  const { x, y, scale } = place
  addPath(s.canvas, lensPath(x, y + 22 * scale, 64 * scale, 8 * scale), DEEP, { opacity: 0.7 })
  s.draw(place, SAMPAN)
}

/** Sea karst: limestone towers in three mists, a junk under batten sails. */
export const karst = landmark({
  name: 'karst',
  isPortrait: false,
  palette: {
    ...PALETTES.monsoon,
    top: '#6FA79A',
    middle: '#B9CFAE',
    horizon: '#F6E7BD',
    disc: '#F3A35C',
    deep: DEEP,
  },
  accent: '#D9532B',
  mist: '#6FA79A',
  ground: 0.66,
  focus: { narrow: 0.4, wide: 0.55 },
  middleShare: 0.3,
  sun: [-80, 420, 74],
  clouds: null,
  altText: 'A junk under battened sails among limestone towers that rise from a bay',
  lightText: 'in morning haze',
  paint: (s) => {
    const { canvas, accent } = s
    paintMistyTowers(s)
    paintWater(s, '#2F8C80', 0, '#E9E3B6', '#F3E9C4')
    paintNearTowers(s)
    if (s.variant.detail === 1) paintSampan(s, s.atDepth(290, 0.7))
    if (s.variant.detail === 2) paintBattenJunk(canvas, s.atDepth(s.isWide ? -340 : 300, 0.22, 0.42), accent)
    paintBattenJunk(canvas, s.atDepth(0, 0.54, 1.2), accent)
  },
})
