import { addLine, addPolygon } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { closeToBase, outline, type Point, polylinePath } from '#art/drawing/path.ts'
import { spray } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintCombers, paintSurf, paintTussocks } from './coast-surf.ts'
import { crestYAt, type HeadlandInks, KEEPERS_COTTAGE, lighthouseTower, paintHeadland } from './headland.ts'

const DEEP = '#0B2F44'
const GLOW = '#FFF3CF'
const GRASS = '#1D3A38'

const FAR: HeadlandInks = { turf: '#8FA07C', rock: '#C0917E', rockShade: '#96707A', edge: '#D9AC92' }
const NEAR: HeadlandInks = { turf: '#7F9A45', rock: '#B4694E', rockShade: '#6B3A46', edge: '#E0A078' }

/** Crests as shares of the width and of the height above the horizon. */
const FAR_CREST = [
  [0.42, 0.946],
  [0.52, 0.875],
  [0.74, 0.839],
  [1.05, 0.786],
] as const
const WIDE_FAR_CREST = [
  [0.5, 0.946],
  [0.56, 0.875],
  [0.7, 0.839],
  [1.02, 0.804],
] as const
const NEAR_CREST = [
  [0.44, 1.036],
  [0.52, 0.911],
  [0.68, 0.875],
  [0.86, 0.911],
  [1.08, 0.839],
] as const
const WIDE_NEAR_CREST = [
  [0.53, 1],
  [0.58, 0.893],
  [0.68, 0.857],
  [0.82, 0.893],
  [1.05, 0.821],
] as const

const walker = (oilskin: string): readonly GlyphPart[] => [
  ['M-12 0l4 -34h8l-2 34zM4 0l-2 -34h10l2 34z', DEEP],
  ['M-16 -26q-4 -46 10 -56h14q16 12 12 56z', oilskin],
  ['M-12 -80q0 -22 13 -22q14 2 12 22z', oilskin],
  [round(-3, -86, 7), '#8A4B34'],
]

function paintBeam({ canvas, unit }: LandmarkContext, x: number, y: number): void {
  const beam: readonly Point[] = [
    [x, y - 8 * unit],
    [x - 620 * unit, y - 110 * unit],
    [x - 620 * unit, y + 20 * unit],
    [x, y + 8 * unit],
  ]
  spray(canvas, polylinePath(beam), GLOW, [x, y, x - 560 * unit, y - 40 * unit], 0.9)
}

/** The near headland with the tower, the cottage behind it, the path and a walker. */
function paintStation(s: LandmarkContext, crest: readonly Point[]): void {
  const { canvas, x, groundY, width, height, unit } = s
  const [waterY, footY] = [height * 0.83, crestYAt(crest, x)]
  paintBeam(s, x, footY - 268 * unit)
  s.draw({ x: x + 122 * unit, y: footY + 26 * unit, scale: 0.9 * unit }, KEEPERS_COTTAGE)
  paintHeadland(canvas, { crest, waterY, turfDepth: 46 * unit, inks: NEAR })
  s.draw({ x, y: footY + 16 * unit, scale: unit }, lighthouseTower(s.variant.detail === 1 ? 1 : 3))
  const noseX = crest[0]?.[0] ?? 0
  paintSurf(canvas, noseX - 40 * unit, waterY, width - noseX)
  const path = outline`M${x + 6 * unit} ${footY + 16 * unit}q${60 * unit} ${24 * unit} ${170 * unit} ${14 * unit}T${width + 10} ${groundY * 0.946}`
  addLine(canvas, path, '#E8CFA0', 6 * unit)
  const walkerX = x - (s.isWide ? 96 : 84) * unit
  s.draw({ x: walkerX, y: crestYAt(crest, walkerX) + 14 * unit, scale: 0.62 * unit }, walker(s.accent))
}

/** Lighthouse coast: a banded tower on a headland, combers rolling in, a walker on the turf. */
export const lighthouse = landmark({
  name: 'lighthouse',
  isPortrait: false,
  palette: {
    ...PALETTES.morning,
    top: '#2F6F8A',
    middle: '#E8A58A',
    horizon: '#FBD9A6',
    disc: GLOW,
    bars: '#FBE3BE',
    deep: DEEP,
  },
  accent: '#F4B81F',
  mist: '#F3C493',
  ground: 0.56,
  focus: { narrow: 0.65, wide: 0.66 },
  middleShare: 0.46,
  sun: (_variant, isWide) => [isWide ? -570 : -328, 74, 64],
  clouds: [
    [0.16, 0.286, 380, 22],
    [0.3, 0.334, 280, 16],
    [0.84, 0.143, 300, 16],
    [0.33, 0.92, 330, 10],
    [0.09, 0.88, 260, 8],
  ],
  altText: 'A lighthouse and a cottage on a headland above rolling surf, a walker on the turf',
  lightText: 'at the end of the day',
  paint: (s) => {
    const { canvas, groundY, width, height, unit, isWide } = s
    const crestOf = (shares: readonly Point[]): readonly Point[] =>
      shares.map(([across, down]): Point => [width * across, groundY * down])
    paintWater(s, '#1F6E82', 0, '#F3C493')
    const far = { crest: crestOf(isWide ? WIDE_FAR_CREST : FAR_CREST), inks: FAR }
    paintHeadland(canvas, { ...far, waterY: groundY + 14 * unit, turfDepth: 18 * unit })
    paintGroundMist(s, 60, 0.9)
    paintCombers(canvas, width * (isWide ? 0.66 : 0.62))
    paintStation(s, crestOf(isWide ? WIDE_NEAR_CREST : NEAR_CREST))
    addPolygon(canvas, closeToBase(ridgeLine(canvas, height * 0.95, 36 * unit, 20, 0.6), height), GRASS)
    paintTussocks(canvas, GRASS)
  },
})
