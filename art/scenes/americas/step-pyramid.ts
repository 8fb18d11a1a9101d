import { addPath, addPolygon } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintCanopy } from '#art/kit/jungle-canopy.ts'
import { DARK_LEAF, LIGHT_LEAF, MIDDLE_LEAF, paintLeaf } from '#art/kit/jungle-leaves.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const HAZE = '#FFE9BE'
const NIGHT = '#102F34'
const STONE = '#EFD3A0'
const STONE_SHADE = '#8E6A66'
const RISER = '#C79A78'

/** Tiers, half the width of the lowest, half of the highest, height of one, and the height of the comb, in units. */
type Build = readonly [number, number, number, number, number]

const BUILDS: readonly [Build, Build, Build] = [
  [8, 186, 66, 46, 130],
  [6, 226, 92, 56, 84],
  [9, 170, 58, 46, 150],
]

/** The temple on top, with a comb on its roof. */
function temple(half: number, comb: number): readonly GlyphPart[] {
  return [
    [`M${-half} 2v-66h${2 * half}v66z`, STONE],
    [`M${half * 0.45} 2v-66h${half * 0.55}v66z`, STONE_SHADE],
    [`M${-half - 7} -60l10 -34h${2 * half - 6}l10 34z`, RISER],
    [`M${half * 0.45} -60v-34h${half * 0.55 - 3}l10 34z`, STONE_SHADE],
    [
      `M${-half * 0.6} -92l10 ${-comb * 0.6}h8v${-comb * 0.4}h${half * 1.2 - 36}v${comb * 0.4}h8l10 ${comb * 0.6}z`,
      STONE,
    ],
    [`M${half * 0.2} -92v${-comb}h${half * 0.4 - 18}v${comb * 0.4}h8l10 ${comb * 0.6}z`, STONE_SHADE],
    ['M-15 2v-46q15 -14 30 0v46z', NIGHT],
    [`M-5 ${-comb * 0.55 - 92}h10v${comb * 0.22}h-10z`, NIGHT],
  ]
}

/** A stepped pyramid with its stair and temple. */
function paintPyramid(s: LandmarkContext, place: Placement, build: Build): void {
  const { canvas } = s
  const { x, y, scale } = place
  const [tiers, broad, narrow, rise, comb] = build
  const face = (ink: string, ...corners: readonly Point[]): void =>
    addPolygon(
      canvas,
      corners.map(([across, up]): Point => [x + across * scale, y - up * scale]),
      ink,
    )
  for (let tier = 0; tier < tiers; tier += 1) {
    const wide = broad + ((narrow - broad) * tier) / (tiers - 1)
    const [low, high, top, edge] = [tier * rise, (tier + 1) * rise, wide - 9, wide * 0.46]
    face(RISER, [-wide, low], [-top, high], [top, high], [wide, low])
    face(STONE_SHADE, [edge, low], [edge, high], [top, high], [wide, low])
    face(STONE, [-top - 4, high - 8], [-top, high], [top, high], [top + 4, high - 8])
    face(RISER, [edge, high - 8], [edge, high], [top, high], [top + 4, high - 8])
  }
  const [top, stair] = [tiers * rise, narrow * 0.46]
  face(STONE, [-stair * 1.7, 0], [-stair, top], [stair, top], [stair * 1.7, 0])
  let steps = ''
  for (let up = 10; up < top; up += 13) {
    const wide = stair * (1.7 - (0.7 * up) / top) - 7
    steps += outline`M${x - wide * scale} ${y - up * scale}h${2 * wide * scale}v${4 * scale}h${-2 * wide * scale}z`
  }
  addPath(canvas, steps, RISER)
  face(STONE_SHADE, [stair * 1.7, 0], [stair, top], [stair * 0.78, top], [stair * 1.36, 0])
  s.draw({ ...place, y: y - top * scale }, temple(narrow * 0.74, comb))
}

/** A toucan on a bough. */
const toucan = (beak: string): readonly GlyphPart[] => [
  ['M-240 40q160 -30 300 -16q60 4 130 30l-4 10q-70 -22 -130 -24q-140 -8 -292 16z', '#3A2A2E'],
  ['M-34 20q-30 40 -34 92l24 -6q10 -50 34 -84z', NIGHT],
  ['M-46 22q-14 -84 36 -106q44 -14 62 22q14 50 -22 82q-40 22 -76 2z', NIGHT],
  ['M12 -84q30 -8 40 22q0 34 -22 46q-26 -8 -30 -34q0 -20 12 -34z', '#FFF0B8'],
  ['M42 -74q60 -26 104 10q10 14 4 34q-10 -16 -34 -18q-36 -2 -66 4z', beak],
  ['M134 -70q18 10 20 24q2 12 -4 16q-10 -16 -26 -18z', NIGHT],
  ['M-14 16h8v16h-8zM10 16h8v16h-8z', '#5F86A0'],
  [round(30, -64, 7), '#5F86A0'],
  [round(30, -64, 3.5), NIGHT],
]

/** Large leaves at both edges; more of them opposite the toucan. */
function paintFrame({ canvas, width, height, unit }: LandmarkContext, isRight: boolean): void {
  const near = isRight ? width + 20 * unit : -20 * unit
  const far = isRight ? -20 * unit : width + 20 * unit
  const turn = (degrees: number, isFar: boolean): number => (isRight === isFar ? degrees : 180 - degrees)
  for (const [isFar, share, length, degrees, halfWidth, inks, fingers] of [
    [false, 1, 430, -50, 110, MIDDLE_LEAF, 8],
    [false, 1.02, 400, -16, 92, DARK_LEAF, 8],
    [true, 0.99, 440, -54, 112, MIDDLE_LEAF, 8],
    [true, 1.02, 390, -22, 92, DARK_LEAF, 8],
    [true, 0.88, 260, -76, 60, LIGHT_LEAF, 0],
    [true, -0.03, 400, 50, 96, DARK_LEAF, 8],
  ] as const)
    paintLeaf(canvas, {
      x: isFar ? far : near,
      y: height * share,
      length,
      halfWidth,
      degrees: turn(degrees, isFar),
      inks,
      fingers,
    })
}

/** A stepped pyramid standing out of the forest in the first sun, a toucan in front. */
export const stepPyramid = landmark({
  name: 'step-pyramid',
  isPortrait: false,
  palette: {
    ...PALETTES.gold,
    top: '#F2A65A',
    middle: '#F8C47E',
    horizon: HAZE,
    disc: '#FFF8DC',
    bars: '#FFF1CE',
    deep: NIGHT,
  },
  accent: '#F25C1F',
  ground: 0.56,
  middleShare: 0.34,
  sun: (variant, isWide) => [variant.detail === 1 && !isWide ? 210 : -210, 320, 74],
  clouds: [
    [0.35, 0.214, 240, 13],
    [0.875, 0.55, 220, 11],
  ],
  altText: 'Stepped pyramids standing out of misty rainforest, a toucan on a bough in front',
  lightText: 'at sunrise',
  paint: (s) => {
    const { canvas, x, width, height, unit, isWide } = s
    const { detail } = s.variant
    const isRight = detail === 1 && !isWide
    const side = isRight ? 1 : -1
    const mist = { ink: HAZE, depth: 0.13 }
    const far = { radii: [26, 46], spacing: 42, inks: ['#A9BE8C', '#97B284'], mist } as const
    const woods = { radii: [40, 66], spacing: 60 } as const
    paintCanopy(canvas, { ...far, y: height * 0.5, wavePhase: detail })
    paintPyramid(s, { x: x + side * 290 * unit, y: height * 0.64, scale: 0.5 * unit }, BUILDS[1])
    sprayBand(canvas, HAZE, height * 0.6, height * 0.4, 0.7)
    const middle = { ...woods, wavePhase: detail * 2 + 1, inks: ['#5F9468', '#4F8662', '#6FA06E'] }
    paintCanopy(canvas, { ...middle, y: height * 0.61, mist })
    const scale = (canvas.isTall ? 1.3 : 1.02) * unit
    paintPyramid(s, { x: x - side * 30 * unit, y: height * 0.83, scale }, BUILDS[detail])
    paintCanopy(canvas, { ...woods, y: height * 0.765, wavePhase: 4, inks: ['#2C6A52', '#347558'] })
    paintCanopy(canvas, { ...woods, y: height * 0.88, wavePhase: 2, inks: ['#184C46', '#1B5249'] })
    sprayBand(canvas, NIGHT, height + 40 * unit, height * 0.86)
    paintFrame(s, isRight)
    const perch = { x: isRight ? width - 120 * unit : 120 * unit, y: height * (isWide ? 0.7 : 0.66) }
    s.draw({ ...perch, scale: 0.86 * unit, scaleX: -side * 0.86 * unit }, toucan(s.accent))
  },
})
