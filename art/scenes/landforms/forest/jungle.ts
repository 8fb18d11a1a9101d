import { addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { continuePath, lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { bushesPath, type Canopy, paintCanopy, paintGiantTree } from '#art/kit/jungle-canopy.ts'
import { DARK_LEAF, type LeafInks, LIGHT_LEAF, MIDDLE_LEAF, paintLeaf } from '#art/kit/jungle-leaves.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRipples } from '#art/kit/water.ts'

const HAZE = '#FDF3D2'
const NIGHT = '#0B2C2A'
const HULL = '#3A1E1C'
const BIRD =
  'M0 0q-30 -34 -64 -20q34 2 52 28l-30 18q30 2 46 -10l38 4q-10 -12 -28 -14q4 -30 36 -50q-42 6 -50 44z'

/** Haze over the lower half of the sun. */
function paintHaze({ canvas, sun }: LandmarkContext): void {
  const reach = sun.radius + 2
  const disc = outline`M${sun.x - reach} ${sun.y}a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0z`
  sprayVertical(canvas, disc, '#F8C56C', sun.y + sun.radius, sun.y - 0.5 * sun.radius)
}

function paintFarForest(s: LandmarkContext): void {
  const { canvas, x, width, height } = s
  const layer = (share: number, wavePhase: number, rest: Omit<Canopy, 'y' | 'wavePhase'>): void =>
    paintCanopy(canvas, { y: height * share, wavePhase, ...rest })
  const farInks = ['#B5C48A', '#A7BA84']
  layer(0.36, 1, { radii: [30, 54], spacing: 30, inks: farInks, mist: { ink: HAZE, depth: 0.12 } })
  const middleInks = ['#7FA673', '#6F9A6C']
  layer(0.44, 2, { radii: [36, 64], spacing: 36, inks: middleInks, mist: { ink: '#F3EBC0', depth: 0.17 } })
  if (s.variant.detail === 1)
    paintGiantTree(canvas, { x: x - 245 * s.unit, y: height * 0.58, scale: 0.95 * s.unit })
  const nearer = { radii: [44, 76], spacing: 40, inks: ['#4A8560', '#3C7857', '#5A9260'] } as const
  layer(0.52, 3.4, { ...nearer, gap: { x, reach: 260 }, mist: { ink: '#D9E3B0', depth: 0.16 } })
  addRect(canvas, 0, height * 0.68, width, height * 0.32, '#1E5A48')
  const near = { radii: [50, 84], spacing: 46, inks: ['#2A6A50', '#1F5C48', '#357A54'] } as const
  layer(0.62, 5, { ...near, gap: { x, reach: 330 } })
}

/** Distance from the middle in units, share of the height, half width in units. */
const RIVER_BENDS = [
  [10, 0.6, 10],
  [-40, 0.645, 28],
  [40, 0.7, 60],
  [10, 0.78, 120],
  [-60, 0.9, 210],
  [-80, 1.06, 330],
] as const

function paintRiver({ canvas, x, width, height, unit }: LandmarkContext): void {
  const shore = (side: -1 | 1): readonly Point[] =>
    RIVER_BENDS.map(([across, share, half]): Point => [x + (across + side * half) * unit, height * share])
  const path = `${smoothPath(shore(-1))}${continuePath(smoothPath(shore(1).toReversed()))}z`
  addPath(canvas, path, '#7FB8A4')
  sprayVertical(canvas, path, '#FBE6A8', height * 0.6, height * 0.86)
  sprayVertical(canvas, path, '#1F6468', height, height * 0.74)
  const ripples = { topY: height * 0.72, bottomY: height * 0.98, count: 18, minWidth: 20 * unit }
  const across = [(x - 120 * unit) / width, (x + 70 * unit) / width] as const
  paintRipples(canvas, { ...ripples, maxWidth: 80 * unit, across }, '#FFF6D6', { opacity: 0.6 })
}

/** A thatched hut on stilts that reach 22 units below the foot of its floor beams. */
const HUT: readonly GlyphPart[] = [
  ['M-64 -30h6v52h-6zM-20 -30h6v52h-6zM24 -30h6v52h-6zM64 -30h6v52h-6z', HULL],
  ['M-70 -34h146v8h-146zM-58 -74h120v42h-120z', '#8A5A3A'],
  ['M-20 -66h26v34h-26z', HULL],
  ['M-92 -66L-44 -142H48L98 -66z', '#C9A15A'],
  ['M48 -142L98 -66H62L28 -142z', '#8F6A3C'],
]

function paintBanks(s: LandmarkContext): void {
  const { canvas, x, width, height, unit } = s
  for (const direction of [1, -1] as const) {
    const edge: readonly Point[] = [
      [x + direction * 112 * unit, height * 0.742],
      [x + direction * 170 * unit, height * 0.79],
      [x + direction * 280 * unit, height * 0.88],
      [x + direction * 330 * unit, height * 1.05],
    ]
    const bank = smoothPath(edge) + outline`H${direction < 0 ? -20 : width + 20}V${height * 0.742}z`
    const outerX = direction < 0 ? -40 * unit : width
    addPath(canvas, bushesPath(canvas, outerX, x + direction * 146 * unit, height * 0.73), '#17483C')
    addPath(canvas, bank, '#17483C')
    sprayVertical(canvas, bank, NIGHT, height, height * 0.76)
  }
  if (s.variant.detail === 2)
    s.draw({ x: x - (s.isWide ? 270 : 215) * unit, y: height * 0.8, scale: 1.15 * unit }, HUT)
}

const sitter = (x: number, shirt: string): readonly GlyphPart[] => [
  [`M${x - 11} 4q0 -38 11 -38t11 38z`, shirt],
  [round(x, -42, 8), '#2A1A1C'],
]

function paintCanoe(s: LandmarkContext): void {
  const place = { x: s.x - 10 * s.unit, y: s.height * 0.84, scale: s.unit }
  const shadow = lensPath(place.x, place.y + 16 * s.unit, 84 * s.unit, 8 * s.unit)
  addPath(s.canvas, shadow, '#0E3C40', { opacity: 0.7 })
  s.draw(place, [
    ['M-92 -8q92 24 186 0q-30 28 -94 28t-92 -28z', HULL],
    ...sitter(-36, s.accent),
    ...sitter(30, '#F7EBD0'),
  ])
}

/** From the left or right edge and from the height, in shares and units; length, degrees, half width, fingers. */
type LeafSpot = readonly ['left' | 'right', number, number, number, number, number, LeafInks, number]

const LOW_LEAVES: readonly LeafSpot[] = [
  ['left', -20, 0.98, 430, -62, 110, MIDDLE_LEAF, 8],
  ['left', -10, 1, 400, -28, 92, DARK_LEAF, 8],
  ['right', -20, 0.98, 450, -116, 110, MIDDLE_LEAF, 8],
  ['right', -10, 1.02, 380, -150, 90, LIGHT_LEAF, 0],
  ['left', -20, 0.9, 330, -86, 70, LIGHT_LEAF, 0],
  ['right', -10, 0.86, 320, -98, 60, DARK_LEAF, 0],
]
/** Without the two that would cover the hut. */
const LOW_LEAVES_BY_HUT = LOW_LEAVES.filter(([edge, , , , degrees]) => edge === 'right' || degrees > -60)
const HIGH_LEAVES: readonly LeafSpot[] = [
  ['left', -30, -0.03, 420, 44, 100, DARK_LEAF, 8],
  ['left', 60, -0.04, 330, 70, 80, MIDDLE_LEAF, 7],
  ['right', -30, -0.03, 430, 138, 100, DARK_LEAF, 8],
  ['right', 80, -0.05, 300, 108, 70, MIDDLE_LEAF, 7],
  ['left', -20, 0.12, 300, 16, 60, LIGHT_LEAF, 0],
]

function paintLeafFrame(s: LandmarkContext, spots: readonly LeafSpot[]): void {
  const { canvas, width, height, unit } = s
  for (const [edge, inset, share, length, degrees, halfWidth, inks, fingers] of spots) {
    const x = edge === 'left' ? inset * unit : width - inset * unit
    paintLeaf(canvas, { x, y: height * share, length, degrees, halfWidth, inks, fingers })
  }
}

/** Two birds above the river. */
function paintFlock({ canvas, x, height, unit }: LandmarkContext): void {
  const near = placePath(BIRD, { x: x - 110 * unit, y: height * 0.3, scale: unit })
  const far = placePath(BIRD, { x: x - 190 * unit, y: height * 0.345, scale: 0.66 * unit })
  addPath(canvas, near + far, '#1B2A2A')
}

/** Rainforest river: crowns in four mists, a bend of light, a frame of giant leaves. */
export const jungle = landmark({
  name: 'jungle',
  isPortrait: false,
  palette: {
    ...PALETTES.forest,
    top: '#F3D98C',
    middle: '#F8E9B4',
    horizon: HAZE,
    disc: '#F0803C',
    deep: NIGHT,
  },
  accent: '#D8432B',
  mist: '#F8C56C',
  ground: 0.5,
  focus: { narrow: 0.52, wide: 0.58 },
  middleShare: 0.3,
  sun: [40, 250, 96],
  clouds: null,
  altText: 'Two people in a canoe on a river through rainforest, giant leaves in front',
  lightText: 'as the morning mist lifts',
  paint: (s) => {
    const { detail } = s.variant
    paintHaze(s)
    paintFarForest(s)
    paintRiver(s)
    paintCanoe(s)
    paintBanks(s)
    paintLeafFrame(s, detail === 2 ? LOW_LEAVES_BY_HUT : LOW_LEAVES)
    paintLeafFrame(s, detail === 0 ? HIGH_LEAVES : HIGH_LEAVES.filter(([edge]) => edge === 'right'))
    if (detail === 0) paintFlock(s)
  },
})
