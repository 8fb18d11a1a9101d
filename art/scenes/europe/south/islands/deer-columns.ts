import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, peak, solid, steps, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** What the head wears: the antlers of a stag, the ears of a doe. */
const ANTLERS =
  'l-5 -6l-12 -6l-2 -7l4 -1l2 5l6 3l0 -12l-4 -7l4 -2l5 8l1 14l5 9l4 -9l0 -14l5 -9l4 2l-4 8l1 12l6 -5l1 -6l4 1l-1 8l-10 8l-4 8'
const EARS = 'l-8 -8l-6 -1l3 -6l9 2l6 7l4 0l4 -8l6 -1l0 7l-5 8'

const pillar = (x: number, deer: string, head: string): readonly GlyphPart[] => [
  [steps(x, 10, 96, 3, 14, 12), '#E8D3AA'],
  ...solid(x, -32, 36, 190, '#F3E3C0', '#B59A84', 0.4),
  [block(x, -222, 56, 14), '#F3E3C0'],
  [
    `M${x - 33} -236l3 -18l2 -16q-10 -8 -4 -20l-4 -8l9 2l31 -1q6 -4 9 -18${head}L${x + 38} -308l-2 6l-15 2q-2 12 -8 22l4 20l2 22h-6l-8 -30l1 30h-6l-4 -30h-10l-2 30h-6l0 -30l-9 30z`,
    deer,
  ],
]

/** The entrance of Mandraki harbour on Rhodes: two columns with deer, the three mills of the mole. */
export const deerColumns = landmark({
  name: 'deer-columns',
  palette: { ...PALETTES.noon, top: '#2E86C0', middle: '#8ECAD8', horizon: '#FBEAC0' },
  accent: '#E2503A',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'Two stone columns with bronze deer at a harbour mouth, three round windmills on the mole and a fort behind, a caique coming in',
  paint: (s) => {
    paintHills(s, '#A9B8C0', 40, 20, 0.4)
    const mill = (x: number): readonly GlyphPart[] => [
      [taper(x, 10, 70, 110, 0.8), '#F6E3BE'],
      [`M${x + 4} 10V-100h24l7 110z`, '#B59A84'],
      [peak(x, -98, 74, 40), '#B5543E'],
      [block(x - 10, 10, 18, 36), '#5A4038'],
      [
        `M${x - 64} -150l128 92l-3 4l-128 -92zM${x + 64} -150l-128 92l3 4l128 -92zM${x - 2} -184h4v160h-4z`,
        '#5A4038',
      ],
    ]
    s.draw(s.at(0, 10), [
      ['M-1500 10V-30H1200V10z', '#D9BE94'],
      ...mill(-120),
      ...mill(20),
      ...mill(160),
      ...mill(-620),
      ...solid(360, 10, 150, 120, '#E8D0A4', '#A5897A', 0.3),
      [crenels(290, 430, 8, -110, 10), '#E8D0A4'],
      ...solid(380, -110, 56, 90, '#E8D0A4', '#A5897A', 0.4),
      [crenels(356, 404, 4, -200, 9), '#E8D0A4'],
    ])
    paintWater(s, '#1E8AB8', 14, '#CFE8E0', null)
    s.draw(s.at(0, 130), [
      ['M-1500 90V0L-230 -10L-190 30L-200 90zM1200 90V0L240 -10L200 30L210 90z', '#C9AE88'],
      ['M-1500 0L-230 -10L-190 30l-40 8L-1500 34zM1200 0L240 -10L200 30l40 8L1200 34z', '#E8D3AA'],
    ])
    s.draw(s.at(0, 120, 1.5), [...pillar(-186, '#3E6A5A', ANTLERS), ...pillar(186, '#3E6A5A', EARS)])
    paintFloating(s, s.at(0, 210, 1.15), 120, [
      ['M-6 -26V-200h6V-26z', '#5A4038'],
      ['M6 -40V-190Q70 -110 84 -40z', '#FFFBEC'],
      ['M-12 -40V-170Q-60 -100 -74 -40z', '#F3E3C8'],
      ['M-130 -40q60 22 130 22t136 -34l8 4q-10 50 -44 62h-180q-40 -10 -50 -54z', '#2E6AB0'],
      ['M-128 -34q60 24 130 22t132 -30l-3 14q-60 24 -130 24t-122 -20z', s.accent],
    ])
    s.draw(s.at(-320, 220, 1.1), [...walker(0, '#F6F0E0', s.accent), ...pointer(70, '#2E6A9A', '#F2D9A0')])
  },
})
