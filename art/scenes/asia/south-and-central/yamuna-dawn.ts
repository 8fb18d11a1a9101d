import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating, poledBoat } from '#art/kit/boats.ts'
import { wader } from '#art/kit/figures.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, dome, ogives, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LIT = '#FFF3E2'
const SHADE = '#C9A9B4'
const RED = '#C47A66'
const RED_SHADE = '#8E5360'

const minaret = (x: number): readonly GlyphPart[] => [
  [taper(x, 0, 19, 176, 0.66), LIT],
  [taper(x + 5, 0, 9, 176, 0.6), SHADE],
  [block(x, -58, 21, 5) + block(x, -116, 18, 5) + block(x, -172, 17, 5), SHADE],
  [dome(x, -176, 8, 18), LIT],
]

const TOMB: readonly GlyphPart[] = [
  ...minaret(-186),
  ...minaret(186),
  ...cupola(-62, -146, 26, 46, LIT, SHADE),
  ...cupola(62, -146, 26, 46, LIT, SHADE),
  ['M-58 -146v-32h116v32zM-8 -286h16v26h-16z', SHADE],
  ['M-52 -176C-78 -214 -56 -258 0 -286C56 -258 78 -214 52 -176z', LIT],
  ['M0 -286C56 -258 78 -214 52 -176H18C44 -214 30 -256 0 -286z', SHADE],
  ['M-2 -318h4v34h-4z', '#D9A24E'],
  ['M-122 0v-146h244v146z', LIT],
  ['M70 0v-146h52v146z', SHADE],
  ['M-46 0v-164h92v164z', '#FFF8EC'],
  [ogives(0, 0, 1, 0, 58, 132), '#A98596'],
  [
    ogives(-96, -66, 2, -4, 18, 52) +
      ogives(-96, -66, 2, -76, 18, 52) +
      ogives(66, 96, 2, -4, 18, 52) +
      ogives(66, 96, 2, -76, 18, 52),
    '#B893A2',
  ],
]

const wing = (x: number): readonly GlyphPart[] => [
  ...solid(x, 0, 170, 66, RED, RED_SHADE, 0.3),
  [
    ogives(x, x, 1, 0, 34, 58) + ogives(x - 56, x - 56, 1, 0, 24, 42) + ogives(x + 56, x + 56, 1, 0, 24, 42),
    '#6E3E50',
  ],
  ...cupola(x - 50, -66, 22, 36, LIT, SHADE),
  ...cupola(x, -66, 30, 50, LIT, SHADE),
  ...cupola(x + 50, -66, 22, 36, LIT, SHADE),
]

/** The white tomb above the Yamuna, seen across the water in the mist. */
export const yamunaDawn = landmark({
  name: 'yamuna-dawn',
  palette: {
    ...PALETTES.dusk,
    top: '#E39A86',
    middle: '#F4BE9A',
    horizon: '#FFE6C6',
    deep: '#4A2E48',
    lightText: 'before sunrise',
  },
  accent: '#D93A2C',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A white domed tomb with four minarets on a red terrace above a wide river, a man poling a boat and cranes in the shallows',
  paint: (s) => {
    paintGroundMist(s, 300, 0.9)
    s.draw(s.at(0, -44, 1.18), [...wing(-330), ...wing(330), ...TOMB])
    paintGroundMist(s, 130, 0.55)
    s.draw(s.at(0, 8), [
      ['M-1400 0v-46h2400v46z', RED],
      ['M-1400 -46h2400v-8h-2400z', '#E3A58C'],
      [arches(-1380, 980, 72, 0, 20, 30), RED_SHADE],
    ])
    paintWater(s, '#C58F8E', 8, '#FFE3C4', null)
    for (const [across, half, count] of [
      [0, 150, 12],
      [-218, 16, 8],
      [218, 16, 8],
    ] as const)
      paintMirrorBars(s, '#FFF0DE', across, 20, half, count)
    paintFloating(s, s.atDepth(-80, 0.52, 0.9), 140, poledBoat('#4A2C40', s.accent))
    s.draw(s.atDepth(170, 0.82, 0.9), wader(0, '#6E4A5E', '#3A2438', s.accent))
    s.draw(s.atDepth(270, 0.9, 1.05), wader(0, '#6E4A5E', '#3A2438', s.accent))
    paintReeds(s, 'left', '#3E2840', 190)
  },
})
