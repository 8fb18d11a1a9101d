import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, ogives, panes, peak, peaks } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const LIT = '#FBE9DC'
const SHADE = '#D9A9A4'
const DARK = '#6E4A5E'

/** Height of the roofline above the square at a distance from the middle. */
const roof = (x: number): number => 262 - Math.abs(x) * 0.46
const PIERS = [-300, -214, -128, -44, 44, 128, 214, 300]

const TRAM: readonly GlyphPart[] = [
  ['M-2 -132l-34 -34h68z M-40 -168h80v4h-80z', '#3A2A34'],
  ['M-176 -124q4 -14 20 -14h312q16 0 20 14z', '#8A6A4A'],
  ['M-188 -14v-98q0 -12 12 -12h352q12 0 12 12v98z', '#F4E3B8'],
  ['M-188 -14v-42h376v42z', '#E8B83E'],
  [panes(-150, 150, 9, -64, 26, 48), '#3E5468'],
  [block(-174, -14, 22, 104) + block(174, -14, 22, 104), '#A8762E'],
  ['M-196 -14h392v10h-392z', '#4A2E38'],
  [
    'M-130 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0zM-80 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0zM48 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0zM98 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z',
    '#2A1F30',
  ],
]

/** The pinnacles of the cathedral behind an old yellow tram. */
export const tramDuomo = landmark({
  name: 'tram-duomo',
  palette: {
    ...PALETTES.highland,
    top: '#B9A9BE',
    middle: '#DCC3C0',
    horizon: '#F7E2CC',
    lightText: 'on a hazy morning',
  },
  accent: '#D8402E',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A marble cathedral with a broad gabled front and a forest of pinnacles, an old yellow tram and people crossing the square before it',
  paint: (s) => {
    s.draw(s.at(0, 4), [
      ['M-1400 0v-210h900v210zM500 0v-230h900v230z', '#D8B4A4'],
      [arches(-1340, -540, 12, -60, 36, 90) + arches(540, 1000, 8, -60, 36, 90), '#B08490'],
      [block(0, -300, 26, 150), SHADE],
      [peak(0, -450, 22, 110), LIT],
      ['M-3 -556h6v-22h-6zM-5 -578q5 -14 10 0z', '#E2B04A'],
      [
        [-120, -80, -40, 40, 80, 120].map((x) => block(x, -230, 7, 110) + peak(x, -340, 11, 46)).join(''),
        SHADE,
      ],
      [`M-320 0${PIERS.map((x) => `L${x} ${-roof(x)}`).join('')}L320 0z`, LIT],
      [`M150 0L150 ${-roof(150)}L300 ${-roof(300)}L320 0z`, SHADE],
      [PIERS.map((x) => block(x, 0, 17, roof(x) + 16)).join(''), '#FFF6EA'],
      [PIERS.map((x) => `M${x + 3} 0v${-roof(x) - 16}h6v${roof(x) + 16}z`).join(''), SHADE],
      [PIERS.map((x) => peak(x, -roof(x) - 14, 17, 70) + block(x, -roof(x) - 78, 4, 22)).join(''), '#FFF6EA'],
      [peaks(-286, 286, 27, -150, 7, 26), SHADE],
      [
        PIERS.slice(0, -1)
          .map((x) => ogives(x + 43, x + 43, 1, -92, 26, roof(x + 43) > 200 ? 90 : 60))
          .join(''),
        DARK,
      ],
      [
        [-171, -86, 0, 86, 171].map((x) => arches(x, x, 1, 0, x === 0 ? 52 : 40, x === 0 ? 84 : 64)).join(''),
        DARK,
      ],
      [ogives(0, 0, 1, -196, 30, 40), '#A8707E'],
    ])
    paintPaving(s, '#D9BCAC', '#A8848A')
    s.draw(s.atDepth(0, 0.46), [['M-1500 -3h2600v4h-2600zM-1500 14h2600v4h-2600z', '#6E5A66']])
    s.draw(s.atDepth(-40, 0.44, 1.06), TRAM)
    s.draw(s.atDepth(-300, 0.6, 1), [...person(0, '#3E5A7A'), ...person(40, s.accent)])
    s.draw(s.atDepth(230, 0.78, 1.25), walker(0, '#4A3A52', '#E8B83E'))
    s.draw(s.atDepth(310, 0.82, 1.1), dog(0, '#FBE9DC'))
  },
})
