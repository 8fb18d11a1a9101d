import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, panes, pavilionRoof, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const BRICK = '#B4553E'
const BRICK_SHADE = '#7C3738'
const PLASTER = '#F6E6CC'
const TILE = '#9A4436'
const TILE_SHADE = '#662E34'
const PANE = '#3E2A36'

/** A corner tower: a square foot, an eight-sided upper half with plaster niches, a pointed roof. */
const tower = (x: number, wide: number, foot: number, upper: number): readonly GlyphPart[] => [
  ...solid(x, 0, wide, foot, BRICK, BRICK_SHADE, 0.34),
  [`M${x - wide / 2} ${-foot + 2}l${wide * 0.1} -20h${wide * 0.8}l${wide * 0.1} 20z`, BRICK_SHADE],
  ...solid(x, -foot - 12, wide * 0.84, upper, BRICK, BRICK_SHADE, 0.3),
  [
    block(x, -foot - 16, wide * 0.84, 6) +
      block(x, -foot - upper * 0.5, wide * 0.84, 5) +
      block(x, -foot - upper - 6, wide * 0.92, 8) +
      block(x, -foot + 6, wide, 5),
    PLASTER,
  ],
  [
    arches(x - wide * 0.28, x + wide * 0.1, 3, -foot - 24, wide * 0.12, upper * 0.34) +
      arches(x - wide * 0.28, x + wide * 0.1, 3, -foot - upper * 0.56, wide * 0.12, upper * 0.32) +
      arches(x - wide * 0.28, x + wide * 0.08, 2, -foot * 0.46, wide * 0.16, foot * 0.34),
    PLASTER,
  ],
  [
    panes(x - wide * 0.09, x - wide * 0.09, 1, -foot - 30, wide * 0.07, 16) +
      panes(x - wide * 0.24, x + wide * 0.04, 2, -foot * 0.56, wide * 0.07, 18),
    PANE,
  ],
  ...cone(x, -foot - upper - 12, wide * 1.02, wide * 1.02, TILE, TILE_SHADE),
  [
    `M${x - 1.5} ${-foot - upper - 10 - wide}h3v-24h-3zM${x + 1.5} ${-foot - upper - 34 - wide}l18 5l-18 6z`,
    PANE,
  ],
]

/** Mir: gate tower in the middle, corner towers, the wall in brick and plaster, the palace wing on the right. */
const CASTLE: readonly GlyphPart[] = [
  ...tower(-150, 64, 100, 84),
  ...tower(170, 64, 100, 84),
  ...solid(-160, 0, 240, 92, BRICK, BRICK_SHADE, 0.06),
  ...solid(152, 0, 250, 116, PLASTER, '#C7AE9C', 0.06),
  ...pavilionRoof(152, -114, 140, 54, TILE, TILE_SHADE, 0.8),
  [block(-160, -84, 240, 6) + block(-160, -40, 240, 4), PLASTER],
  [arches(-258, -62, 9, -48, 13, 26), PLASTER],
  [panes(64, 238, 6, -70, 13, 24) + panes(64, 238, 6, -24, 13, 20), PANE],
  ...tower(-286, 92, 132, 100),
  ...tower(290, 92, 132, 100),
  ...tower(0, 116, 172, 122),
  [arches(-10, -10, 1, 0, 42, 70), PLASTER],
  [arches(-10, -10, 1, 0, 32, 60), PANE],
]

/** A young birch in yellow leaf. */
const BIRCH: readonly GlyphPart[] = [
  ['M-7 0L-3 -250h5L7 0z', '#F4EDDC'],
  ['M-5 -40h8l-2 6h-6zM-1 -84h6l-2 6h-4zM-4 -130h6l-2 5h-4z', '#3A3236'],
  ['M0 -330q46 60 56 130q4 60 -30 70q-24 10 -52 0q-36 -12 -30 -72q10 -70 56 -128z', '#D9A436'],
  ['M0 -330q46 60 56 130q4 60 -30 70q-14 6 -24 4q22 -90 -2 -204z', '#B47C2C'],
  ['M-2 -120v-130h3v130zM0 -170l26 -30l2 3l-28 36zM0 -150l-28 -34l2 -3l28 32z', '#F4EDDC'],
]

/** Mir Castle in Belarus: five towers of brick and white niches over their pond, birches turning. */
export const mirTowers = landmark({
  name: 'mir-towers',
  palette: { ...PALETTES.autumn, top: '#5C9CB8', middle: '#CFD8C2' },
  accent: '#F2B62E',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A brick castle of five towers with white niches and pointed red roofs, a gate in the tallest, reflected in a pond among trees that turn yellow',
  paint: (s) => {
    paintTreeCrowns(s, '#B8944A', 74, 0, '#8A7A4A')
    paintGroundMist(s, 130, 0.5)
    s.draw(s.at(0, 0), [['M-1600 60V-8Q0 -30 1600 -8V60z', '#8E9A58']])
    s.draw(s.at(0, 6, 1.02), CASTLE)
    s.draw(s.at(0, 0), [['M-1600 70V4Q-300 -6 0 6T1600 2V70z', '#7A8A4C']])
    paintWater(s, '#4C8494', 52, '#E6DDC0', null)
    for (const [across, half, ink] of [
      [0, 62, BRICK],
      [-292, 46, BRICK],
      [296, 46, BRICK],
      [164, 90, '#D9C4AC'],
      [-170, 90, BRICK],
    ] as const)
      paintMirrorBars(s, ink, across, 44, half, across === 0 ? 13 : 9)
    s.draw(s.at(0, 0), [
      ['M-1600 700V320Q-500 280 -260 310Q60 320 240 372Q700 400 1600 350V700z', '#A59A50'],
      ['M-1600 700V380Q-500 330 -200 352Q100 370 300 420H1600V700z', '#86803F'],
    ])
    s.draw(s.at(300, 396), BIRCH)
    s.draw(s.at(368, 410, 0.8), BIRCH)
    s.draw(s.at(-560, 380, 1.1), BIRCH)
    s.draw(s.at(-30, 362, 0.95), walker(0, s.accent, '#33405A'))
    paintReeds(s, 'left', '#7E7A3C')
  },
})
