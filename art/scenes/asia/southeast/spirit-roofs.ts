import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintRidge } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const THATCH = '#8A7258'
const THATCH_DARK = '#5E4C44'
const POST = '#4A342E'

/** A sacred house of the Fataluku: four posts with discs, a carved box, a thatched roof twice as tall, horns on its ridge. */
const HOUSE: readonly GlyphPart[] = [
  [block(-78, 0, 16, 150) + block(-26, -6, 12, 146) + block(30, -6, 12, 146) + block(82, 0, 16, 150), POST],
  ['M-106 -128h56v9h-56zM54 -128h56v9H54zM-44 -128h36v8h-36zM12 -128h36v8H12z', '#2E2226'],
  ['M-112 -146H116V-206H-112z', '#9A5A3E'],
  ['M60 -146h56v-60H60z', '#7A4434'],
  [
    'M-112 -170H116v6H-112zM-112 -200H116v5H-112zM-96 -150l14 -14l14 14zM-56 -150l14 -14l14 14zM-16 -150l14 -14l14 14zM24 -150l14 -14l14 14zM64 -150l14 -14l14 14z',
    '#E9CFA0',
  ],
  ['M-20 -148v-44h38v44z', '#2E2226'],
  ['M-150 -196Q-110 -330 -92 -520H88Q106 -330 154 -196Q0 -176 -150 -196z', THATCH],
  ['M40 -520H88Q106 -330 154 -196Q110 -190 70 -188Q60 -350 40 -520z', THATCH_DARK],
  [
    'M-142 -220Q0 -200 146 -220l4 12Q0 -188 -146 -208zM-122 -290Q0 -272 124 -290v6Q0 -266 -124 -284zM-108 -370Q0 -354 110 -370v6Q0 -348 -109 -364zM-98 -450Q0 -436 98 -450v6Q0 -430 -98 -444z',
    THATCH_DARK,
  ],
  ['M-102 -514H98V-532H-102z', POST],
  [
    'M-108 -528q-40 -14 -46 -56q14 26 52 36zM104 -528q40 -14 46 -56q-14 26 -52 36zM-40 -532q-14 -18 -4 -40q4 20 14 40zM36 -532q14 -18 4 -40q-4 20 -14 40z',
    '#F2E6CC',
  ],
  ['M-8 -532v-34q8 -10 16 0v34z', '#F2E6CC'],
  ['M-50 0L-14 -146h8L-40 0zM-26 0L10 -146h8L-16 0z', POST],
  ['M-46 -20h30l-2 8h-30zM-38 -52h30l-2 8h-30zM-30 -84h30l-2 8h-30zM-22 -116h30l-2 8h-30z', POST],
]

const BUFFALO: readonly GlyphPart[] = [
  ['M-72 -62h18l-6 62h-14zM34 -62h18l4 62h-14z', '#3A323A'],
  [
    'M-92 -74q-6 -34 36 -38q50 -8 96 0q30 -8 56 6l22 10q10 12 0 22l-22 4q-10 16 -30 20l-2 50h-16l-4 -44h-72l-2 44h-16l-8 -50q-28 -2 -38 -24z',
    '#5A5058',
  ],
  ['M-92 -74q-14 20 -10 52l-6 8l-2 -10q-2 -34 10 -56z', '#3A323A'],
  ['M86 -104q-12 -34 18 -52q-8 26 6 46zM104 -100q24 -16 48 2q-26 -2 -38 14z', '#D9CBB4'],
]

/** Sacred houses of eastern Timor on a grassy hill: stilts, tall thatch, horns on the ridge, a buffalo passing. */
export const spiritRoofs = landmark({
  name: 'spirit-roofs',
  palette: {
    ...PALETTES.gold,
    top: '#6FA8B4',
    middle: '#E6D3A4',
    horizon: '#FCE7B4',
    deep: '#3A2E2A',
    lightText: 'late in the dry season',
  },
  accent: '#D9402C',
  ground: 0.72,
  sun: null,
  clouds: null,
  altText:
    'Two tall wooden houses on stilts with high thatched roofs and horns on the ridges stand on a dry grassy hill, a woman in woven cloth and a buffalo in front, mountains and the sea behind',
  paint: (s) => {
    paintRidge(s, '#8FA6A4', 210, 70, 0.8)
    s.draw(s.at(0, 0), [['M-1600 10V-90H1600V10z', '#7FB0B4']])
    paintRidge(s, '#6E8A72', 90, 40, 0.5)
    paintGroundMist(s, 60, 0.4)
    paintOpenGround(s, '#D9B566', '#B98F48', 16)
    s.draw(s.at(196, 30, 0.84), HOUSE)
    s.draw(s.at(-620, 20, 0.72), HOUSE)
    s.draw(s.at(-126, 92, 1.12), HOUSE)
    s.draw(s.at(130, 214, 1.2), BUFFALO)
    s.draw(s.at(-250, 216, 1.12), robed(0, s.accent, '#2E2A3A'))
  },
})
