import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cupola, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STONE = '#F2E8D2'
const SHADE = '#C4B9AC'
const GAP = '#8A8290'

/** The basilica of Yamoussoukro: dome on a ring of columns, a porch, colonnades that reach out on both sides. */
const BASILICA: readonly GlyphPart[] = [
  [block(0, -60, 700, 10) + block(-262, 0, 176, 52) + block(262, 0, 176, 52), STONE],
  [panes(-336, -190, 8, -8, 11, 40) + panes(190, 336, 8, -8, 11, 40), GAP],
  [block(-350, 0, 44, 78) + block(350, 0, 44, 78), STONE],
  [block(362, 0, 20, 78) + block(-338, 0, 20, 78), SHADE],
  [block(0, 0, 330, 108), STONE],
  [block(118, 0, 94, 108), SHADE],
  [panes(-146, 146, 12, -10, 12, 78), GAP],
  [block(0, -100, 346, 12), '#FFF8E8'],
  [block(0, -112, 252, 56), STONE],
  [block(84, -112, 84, 56), SHADE],
  [panes(-112, 112, 11, -118, 10, 42), GAP],
  [block(0, -164, 264, 9), '#FFF8E8'],
  ...cupola(0, -172, 122, 132, '#DCD6D0', '#A8A4AE'),
  [
    'M-82 -172Q-74 -262 -12 -302L-8 -302Q-62 -262 -66 -172zM-36 -172Q-34 -262 -6 -303L-2 -303Q-20 -262 -20 -172zM34 -172Q32 -262 4 -303L8 -303Q50 -262 50 -172zM80 -172Q76 -262 12 -300L18 -298Q90 -262 94 -172z',
    '#C0BCC2',
  ],
  [block(0, -298, 44, 40), STONE],
  [block(14, -298, 16, 40), SHADE],
  [panes(-14, 14, 3, -302, 6, 28), GAP],
  ...cupola(0, -338, 20, 24, '#DCD6D0', '#A8A4AE'),
  [block(0, -360, 5, 44) + block(0, -384, 24, 5), '#D9A43A'],
  [block(0, -4, 90, 96), STONE],
  ['M-52 -100L0 -128L52 -100z', '#FFF8E8'],
  [panes(-34, 34, 4, -4, 11, 82), GAP],
  [block(0, 8, 420, 12) + block(0, 16, 480, 9), '#D8CCB8'],
]

/** Yamoussoukro before rain: the white dome far above palms and coffee, women on the red road home. */
export const palmBasilica = landmark({
  name: 'palm-basilica',
  palette: {
    ...PALETTES.monsoon,
    top: '#3F5F74',
    middle: '#7F9CA0',
    horizon: '#F3DFB4',
    deep: '#1E3A38',
    lightText: 'before the rain',
  },
  accent: '#E2562E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A vast white church with a ribbed dome, porch and long colonnades above low palms, women with basins on their heads on a red road in front',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, -14, 1.14), BASILICA)
    paintTreeCrowns(s, '#4E7A4C', 34, 12)
    paintOpenGround(s, '#6E8E4E', '#587A44', -10)
    s.draw(s.at(0, 10), [
      [`M60 6H100Q240 60 120 130Q-40 200 -200 ${deep}H330C220 260 380 110 112 6z`, '#B9603C'],
      [`M60 6H74Q200 60 76 130Q-120 200 -240 ${deep}H-200Q-40 200 120 130Q240 60 100 6z`, '#D98A58'],
    ])
    const basin: readonly GlyphPart[] = [
      ['M-26 -140h52l-10 20h-32z', '#E8ECE8'],
      ['M-22 -140q22 -24 44 0z', '#D9A43A'],
    ]
    s.draw(s.at(172, 104, 0.72), [...robed(0, '#2E6A8A', '#F2C23C'), ...basin])
    s.draw(s.at(60, 250, 1.3), [...robed(0, '#F2C23C', '#2E6A8A'), ...basin])
    s.draw(s.at(150, 238, 1.2), [...robed(0, '#7A3A6A', s.accent), ...basin])
    paintPalms(s, 'left', '#1F4A3C', '#3A2E30', 560, 2)
  },
})
