import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, round } from '#art/kit/masonry.ts'
import { paintOpening } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LIT = '#A06A62'
const SHADE = '#7A4C56'
const WALL = '#3A2E3C'
const RELIEF = '#54434E'

/** The outline of a tower like a closed lotus: stepped tiers that swell, then close to a point. */
function bud(x: number, base: number, half: number, tall: number, from = -1): string {
  const tiers = 9
  const widths = [0.92, 1, 1.05, 1.04, 0.98, 0.88, 0.74, 0.55, 0.32]
  const side = (sign: number): string[] =>
    widths.flatMap((share, i) => {
      const [low, high] = [base - (tall * i) / tiers, base - (tall * (i + 0.84)) / tiers]
      return [`${x + sign * half * share * 0.94} ${low}`, `${x + sign * half * share} ${high}`]
    })
  return `M${x + (from < 0 ? -half * 0.94 : half * from)} ${base}L${(from < 0 ? side(-1) : [`${x + half * from} ${base}`]).join('L')}L${x} ${base - tall * 1.04}L${side(1).toReversed().join('L')}z`
}

const tower = (x: number, base: number, half: number, tall: number): readonly GlyphPart[] => [
  [bud(x, base, half, tall), LIT],
  [bud(x, base, half, tall, 0.22), SHADE],
]

/** A sugar palm: a straight trunk, a round head of fans. */
const sugarPalm = (x: number, tall: number): string =>
  `M${x - 4} 8V${-tall}h8V8zM${Array.from({ length: 26 }, (_none, i) => {
    const angle = (i / 26) * 2 * Math.PI
    const far = i % 2 === 0 ? 36 : 25
    return `${Math.round(x + far * Math.cos(angle))} ${Math.round(-tall - 14 + far * Math.sin(angle))}`
  }).join('L')}z`

/** The west front: five towers over two terraces of galleries, a stair and a porch in the middle. */
const TEMPLE: readonly GlyphPart[] = [
  ...tower(-112, -84, 32, 130),
  ...tower(112, -84, 32, 130),
  ...tower(-196, -70, 42, 170),
  ...tower(196, -70, 42, 170),
  [block(0, -60, 460, 34), '#925E5E'],
  ['M-240 -94h480l-14 -14h-452z', '#6E4652'],
  ...tower(0, -100, 58, 250),
  [block(0, -84, 150, 40), LIT],
  ['M20 -84h55v-40h-55z', SHADE],
  ['M-84 -124h168l-18 -18h-132z', '#6E4652'],
  [block(0, 0, 760, 62), '#9A6660'],
  ['M-390 -62h780l-14 -18h-752z', '#74495A'],
  [arches(-350, -90, 14, -12, 10, 34) + arches(90, 350, 14, -12, 10, 34), '#55344A'],
  ['M-388 -6h776v14h-776z', '#5E3C4C'],
  ['M-70 6v-84h140v84z', LIT],
  ['M22 6v-84h48v84z', SHADE],
  ['M-82 -78L0 -128L82 -78z', '#8A5658'],
  ['M-56 -82L0 -116L56 -82z', '#5E3C4C'],
  [block(0, 6, 44, 66), '#4A2E3E'],
]

const monk = (x: number, robe: string): readonly GlyphPart[] => [
  [`M${x - 20} 0q2 -70 8 -92h24q8 24 10 92z`, robe],
  [`M${x + 4} -92h8q8 24 10 92h-12z`, '#A8481E'],
  [`M${x + 6} -92q10 -2 10 20l-4 30l-8 -6z`, '#8A5640'],
  [round(x, -104, 11), '#8A5640'],
]

/** A goddess carved beside the door: tall crown, hand raised, long skirt. */
const devata = (x: number): string =>
  `M${x - 30} 170q4 -110 14 -150q-16 -20 -12 -52l-20 -34l14 -10l20 32h28l24 -40l12 8l-20 48q2 30 -14 50q12 50 18 148zM${x - 16} -92a16 18 0 1 0 32 0a16 18 0 1 0 -32 0zM${x - 24} -108l8 -34l8 18l8 -34l8 34l8 -18l8 34z`

/** A window closed by turned balusters of stone. */
const balusters = (x: number): readonly GlyphPart[] => [
  [block(x, 130, 220, 330), '#F4C27E'],
  [
    [-88, -44, 0, 44, 88]
      .map((dx) =>
        [0, 1, 2, 3, 4, 5]
          .map((i) => block(x + dx, 130 - i * 55, 28, 40) + block(x + dx, 92 - i * 55, 18, 17))
          .join(''),
      )
      .join(''),
    WALL,
  ],
]

/** Angkor Wat through the door of its outer gallery: causeway, monks, sugar palms, five towers. */
export const angkorDoor = landmark({
  name: 'angkor-door',
  palette: {
    ...PALETTES.gold,
    top: '#E58A54',
    middle: '#F8B866',
    horizon: '#FFE7A8',
    deep: '#2A2030',
    lightText: 'at sunrise',
  },
  accent: '#F0641E',
  mist: '#F3C68E',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'Through a dark stone doorway, a causeway leads to a temple with five towers like lotus buds, two monks in orange walking on it, sugar palms on either side',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-60Q-300 -90 -230 -70Q-160 -100 -120 -60H130Q170 -100 240 -74Q320 -90 1600 -60V10z',
        '#C49A82',
      ],
    ])
    s.draw(s.at(0, 0, 1.2), TEMPLE)
    s.draw(s.at(0, 0), [
      ['M-500 6H500V420H-400z', '#5E7A52'],
      ['M-500 6H500V22H-400z', '#93A064'],
      ['M-46 6H46L196 420H-196z', '#E2B58E'],
      ['M-46 6L-196 420H-236L-54 6zM46 6L196 420H236L54 6z', '#84585A'],
      [
        'M-52 26h104l3 5h-110zM-66 66h132l4 7h-140zM-88 126h176l5 9h-186zM-118 208h236l6 12h-248zM-160 320h320l8 16h-336z',
        '#C4957A',
      ],
    ])
    s.draw(s.at(0, 40), [[sugarPalm(-258, 190) + sugarPalm(-206, 120) + sugarPalm(252, 150), '#43384A']])
    s.draw(s.atDepth(-30, 0.24, 0.86), monk(0, s.accent))
    s.draw(s.atDepth(26, 0.31, 0.98), [
      ...monk(0, s.accent),
      ['M18 -60L24 -150h4L22 -60z', '#5A3A34'],
      ['M-36 -140q6 -52 62 -54q56 2 62 54q-62 -18 -124 0z', '#F2C23C'],
      ['M26 -194q56 2 62 54q-34 -10 -62 -10z', '#C9922E'],
    ])
    paintOpening(s, {
      ink: WALL,
      edge: '#8A6A66',
      half: 292,
      tall: 690,
      rise: 0,
      sill: 250,
    })
    s.draw(s.at(0, 0), [
      ['M-1600 -446H1600V-512H-1600z', RELIEF],
      [Array.from({ length: 40 }, (_none, i) => round(-1290 + i * 64, -479, 22)).join(''), '#6A5560'],
      [Array.from({ length: 40 }, (_none, i) => round(-1290 + i * 64, -479, 10)).join(''), WALL],
      ['M-1600 -524H1600V-538H-1600z', '#6A5560'],
      [devata(-372) + devata(372), RELIEF],
      ['M-1600 264H1600V280H-1600zM-1600 420H1600V428H-1600z', RELIEF],
      ['M-306 250H306L360 700H-360z', '#B98E74'],
      ['M-306 250H306L312 300H-312z', '#E3BC90'],
    ])
    s.draw(s.at(0, 0), [...balusters(-620), ...balusters(-920), ...balusters(620)])
  },
})
