import { addCircle, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintCanopy } from '#art/kit/jungle-canopy.ts'
import { DARK_LEAF, LIGHT_LEAF, MIDDLE_LEAF, paintLeaf } from '#art/kit/jungle-leaves.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'

const SKY = '#F2A65A'
const HAZE = '#FFE9BE'
const NIGHT = '#102F34'
const BEAK = '#F25C1F'
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

/** A stepped pyramid with its stair, a temple on top and a comb on the roof of it. */
function paintPyramid(canvas: PosterCanvas, { x, y, scale }: Placement, build: Build): void {
  const [tiers, broad, narrow, rise, comb] = build
  const at = (across: number, up: number): Point => [x + across * scale, y - up * scale]
  const half = (tier: number): number => broad + ((narrow - broad) * tier) / (tiers - 1)
  for (let tier = 0; tier < tiers; tier += 1) {
    const [wide, low, high] = [half(tier), tier * rise, (tier + 1) * rise]
    const inset = 9
    addPolygon(canvas, [at(-wide, low), at(inset - wide, high), at(wide - inset, high), at(wide, low)], RISER)
    addPolygon(
      canvas,
      [at(wide * 0.46, low), at(wide * 0.46, high), at(wide - inset, high), at(wide, low)],
      STONE_SHADE,
    )
    const ledge = [
      at(inset - wide - 4, high - 8),
      at(inset - wide, high),
      at(wide - inset, high),
      at(wide - inset + 4, high - 8),
    ]
    addPolygon(canvas, ledge, STONE)
    addPolygon(
      canvas,
      [
        at(wide * 0.46, high - 8),
        at(wide * 0.46, high),
        at(wide - inset, high),
        at(wide - inset + 4, high - 8),
      ],
      RISER,
    )
  }
  const top = tiers * rise
  const stair = narrow * 0.46
  addPolygon(canvas, [at(-stair * 1.7, 0), at(-stair, top), at(stair, top), at(stair * 1.7, 0)], STONE)
  let steps = ''
  for (let up = 10; up < top; up += 13) {
    const wide = stair * (1.7 - (0.7 * up) / top) - 7
    const [left, right] = [at(-wide, up), at(wide, up)]
    steps += outline`M${left[0]} ${left[1]}H${right[0]}v${4 * scale}H${left[0]}z`
  }
  addPath(canvas, steps, RISER)
  addPolygon(
    canvas,
    [at(stair * 1.7, 0), at(stair, top), at(stair * 0.78, top), at(stair * 1.36, 0)],
    STONE_SHADE,
  )
  const room = narrow * 0.74
  paintGlyphs(canvas, { x, y: y - top * scale, scale }, [
    [`M${-room} 2v-66h${2 * room}v66z`, STONE],
    [`M${room * 0.45} 2v-66h${room * 0.55}v66z`, STONE_SHADE],
    [`M${-room - 7} -60l10 -34h${2 * room - 6}l10 34z`, RISER],
    [`M${room * 0.45} -60v-34h${room * 0.55 - 3}l10 34z`, STONE_SHADE],
    [
      `M${-room * 0.6} -92l10 ${-comb * 0.6}h8v${-comb * 0.4}h${room * 1.2 - 36}v${comb * 0.4}h8l10 ${comb * 0.6}z`,
      STONE,
    ],
    [`M${room * 0.2} -92v${-comb}h${room * 0.4 - 18}v${comb * 0.4}h8l10 ${comb * 0.6}z`, STONE_SHADE],
    ['M-15 2v-46q15 -14 30 0v46z', NIGHT],
    [`M-5 ${-comb * 0.55 - 92}h10v${comb * 0.22}h-10z`, NIGHT],
  ])
}

/** A toucan on a bough. */
function paintToucan(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const turn = at.scaleX ?? scale
  paintGlyphs(canvas, at, [
    ['M-240 40q160 -30 300 -16q60 4 130 30l-4 10q-70 -22 -130 -24q-140 -8 -292 16z', '#3A2A2E'],
    ['M-34 20q-30 40 -34 92l24 -6q10 -50 34 -84z', NIGHT],
    ['M-46 22q-14 -84 36 -106q44 -14 62 22q14 50 -22 82q-40 22 -76 2z', NIGHT],
    ['M12 -84q30 -8 40 22q0 34 -22 46q-26 -8 -30 -34q0 -20 12 -34z', '#FFF0B8'],
    ['M42 -74q60 -26 104 10q10 14 4 34q-10 -16 -34 -18q-36 -2 -66 4z', BEAK],
    ['M134 -70q18 10 20 24q2 12 -4 16q-10 -16 -26 -18z', NIGHT],
    ['M-14 16h8v16h-8zM10 16h8v16h-8z', '#5F86A0'],
  ])
  addCircle(canvas, x + 30 * turn, y - 64 * scale, 7 * scale, '#5F86A0')
  addCircle(canvas, x + 30 * turn, y - 64 * scale, 3.5 * scale, NIGHT)
}

function paintFrame(canvas: PosterCanvas, isRight: boolean): void {
  const { width, height, unit } = canvas
  const near = isRight ? width + 20 * unit : -20 * unit
  const far = isRight ? -20 * unit : width + 20 * unit
  const turn = (degrees: number, isFar = false): number => (isRight === isFar ? degrees : 180 - degrees)
  const leaf = (x: number, share: number, length: number, degrees: number, halfWidth: number) => ({
    x,
    y: height * share,
    length,
    degrees,
    halfWidth,
  })
  paintLeaf(canvas, { ...leaf(near, 1, 430, turn(-50), 110), inks: MIDDLE_LEAF, fingers: 8 })
  paintLeaf(canvas, { ...leaf(near, 1.02, 400, turn(-16), 92), inks: DARK_LEAF, fingers: 8 })
  paintLeaf(canvas, { ...leaf(far, 0.99, 440, turn(-54, true), 112), inks: MIDDLE_LEAF, fingers: 8 })
  paintLeaf(canvas, { ...leaf(far, 1.02, 390, turn(-22, true), 92), inks: DARK_LEAF, fingers: 8 })
  paintLeaf(canvas, { ...leaf(far, 0.88, 260, turn(-76, true), 60), inks: LIGHT_LEAF })
  paintLeaf(canvas, { ...leaf(far, -0.03, 400, turn(50, true), 96), inks: DARK_LEAF, fingers: 8 })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const { detail } = variant
  const isRight = detail === 1 && !isWide
  const middleX = width * (isWide ? 0.6 : 0.5)
  paintSky(canvas, { top: SKY, middle: '#F8C47E', horizon: HAZE }, height * 0.56, 0.34)
  const disc = { x: middleX + (isRight ? 210 : -210) * unit, y: height * 0.24, radius: 74 * unit }
  const sun = placeDisc(variant, disc)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF8DC')
  const bars = [
    [middleX - 120 * unit, height * 0.12, 240 * unit, 13 * unit],
    [middleX + 300 * unit, height * 0.31, 220 * unit, 11 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FFF1CE', { opacity: 0.85 })
  const canopy = { radii: [26, 46] as const, spacing: 42 }
  const mist = { ink: HAZE, depth: 0.13 }
  paintCanopy(canvas, { ...canopy, y: height * 0.5, wavePhase: detail, inks: ['#A9BE8C', '#97B284'], mist })
  const smaller = { x: middleX + (isRight ? 290 : -290) * unit, y: height * 0.64, scale: 0.5 * unit }
  paintPyramid(canvas, smaller, BUILDS[1])
  sprayBand(canvas, HAZE, height * 0.6, height * 0.4, 0.7)
  const woods = { radii: [40, 66] as const, spacing: 60, wavePhase: detail * 2 + 1 }
  paintCanopy(canvas, { ...woods, y: height * 0.61, inks: ['#5F9468', '#4F8662', '#6FA06E'], mist })
  const scale = (isTall ? 1.3 : 1.02) * unit
  paintPyramid(canvas, { x: middleX + (isRight ? -30 : 30) * unit, y: height * 0.83, scale }, BUILDS[detail])
  paintCanopy(canvas, { ...woods, y: height * 0.765, wavePhase: 4, inks: ['#2C6A52', '#347558'] })
  paintCanopy(canvas, { ...woods, y: height * 0.88, wavePhase: 2, inks: ['#184C46', '#1B5249'] })
  sprayBand(canvas, NIGHT, height + 40 * unit, height * 0.86)
  paintFrame(canvas, isRight)
  const perch = { y: height * (isWide ? 0.7 : 0.66), scale: 0.86 * unit }
  const perchX = isRight ? width - 120 * unit : 120 * unit
  paintToucan(canvas, { ...perch, x: perchX, scaleX: (isRight ? -0.86 : 0.86) * unit })
}

/** A stepped pyramid standing out of the forest in the first sun, a toucan in front. */
export const stepPyramid: Scene = {
  name: 'step-pyramid',
  family: 'savannah',
  skyInk: SKY,
  mistInk: HAZE,
  shadowInk: NIGHT,
  accentInk: BEAK,
  altText: 'Stepped pyramids standing out of misty rainforest, a toucan on a bough in front',
  lightText: 'at sunrise',
  draw,
}
