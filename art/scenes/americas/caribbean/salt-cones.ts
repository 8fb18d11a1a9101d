import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A flamingo that wades to the left, its neck up or down to feed. */
function flamingo(x: number, pink: string, isFeeding: boolean): readonly GlyphPart[] {
  return [
    [`M${x - 3} 4l4 -96h6l-3 96zM${x + 22} 4l-6 -50l4 -46h6l-4 46l7 50z`, '#D8707E'],
    [
      `M${x - 36} -104Q${x - 30} -140 ${x + 14} -140Q${x + 56} -132 ${x + 84} -98Q${x + 50} -82 ${x + 10} -82Q${x - 28} -84 ${x - 36} -104z`,
      pink,
    ],
    [`M${x + 4} -122Q${x + 50} -128 ${x + 84} -98Q${x + 50} -90 ${x + 20} -98z`, '#E4677A'],
    isFeeding
      ? [
          `M${x - 34} -112Q${x - 78} -130 ${x - 84} -70Q${x - 86} -40 ${x - 66} -24l-8 10Q${x - 104} -30 ${x - 98} -72Q${x - 88} -150 ${x - 24} -126z`,
          pink,
        ]
      : [
          `M${x - 34} -104Q${x - 66} -130 ${x - 46} -170Q${x - 24} -206 ${x - 48} -222l4 -12Q${x - 4} -214 ${x - 32} -164Q${x - 46} -134 ${x - 20} -122z`,
          pink,
        ],
    isFeeding
      ? [
          `M${x - 78} -22Q${x - 64} -30 ${x - 54} -18Q${x - 50} 0 ${x - 62} 6Q${x - 80} -4 ${x - 78} -22z`,
          pink,
        ]
      : [`M${x - 40} -238Q${x - 62} -242 ${x - 70} -226Q${x - 66} -214 ${x - 44} -220z`, pink],
    isFeeding
      ? [`M${x - 66} 6q6 4 10 -6l6 8q-8 8 -16 6z`, '#2A2430']
      : [`M${x - 68} -230Q${x - 84} -220 ${x - 80} -202Q${x - 70} -208 ${x - 60} -218z`, '#2A2430'],
  ]
}

const GLINTS = [
  [-330, 84, 90],
  [-40, 80, 110],
  [160, 86, 80],
  [-200, 150, 130],
  [60, 160, 160],
  [-330, 270, 150],
  [20, 290, 200],
  [-160, 440, 180],
] as const

/** A heap of salt with its shaded side. */
const heap = (x: number, base: number, w: number): readonly GlyphPart[] => [
  [peak(x, base, w, w * 0.42), '#FFFDF6'],
  [`M${x} ${base - w * 0.42}L${x + w / 2} ${base}H${x + w * 0.06}z`, '#C9D6DE'],
]

/** Bonaire's salt: white heaps in a row, the loading pier, pink pans, flamingos and low stone huts. */
export const saltCones = landmark({
  name: 'salt-cones',
  palette: {
    ...PALETTES.noon,
    top: '#3E97C2',
    middle: '#A7D6DE',
    horizon: '#FBEFD6',
    lightText: 'in the trade wind',
  },
  accent: '#F0909A',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'White cones of salt in a row behind pans of pink water, a loading pier out into the sea, small stone huts on the shore and flamingos in front',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintWater(s, '#2389AE', -40, '#BFE6E2', null)
    s.draw(s.at(0, 0), [
      ['M-1600 0H1300V30H-1600z', '#E9DCC0'],
      ['M-1600 -6H-160v3H-1600z', '#5E6A72'],
      [
        Array.from(
          { length: 34 },
          (_none, i) => `M${-1590 + i * 42} 4l14 -38h3l-14 38zM${-1566 + i * 42} 4l-14 -38h3l14 38z`,
        ).join(''),
        '#5E6A72',
      ],
      ['M-1600 -34H-140L-40 -92l3 6L-136 -28H-1600z', '#44525C'],
      [block(-300, -34, 40, 26) + block(-620, -34, 40, 26), '#8A98A0'],
      ...heap(-30, 6, 210),
      ...heap(140, 8, 250),
      ...heap(330, 10, 240),
      ...heap(520, 12, 260),
      ...heap(720, 12, 240),
      ...heap(-230, 8, 200),
      ...heap(-440, 8, 230),
    ])
    s.draw(s.at(0, 0), [
      [`M-1600 24H1300V${deep}H-1600z`, '#E39AA4'],
      [`M-1600 24H1300V60H-1600z`, '#EDB4B0'],
      [`M-1600 108H1300V${200}H-1600z`, '#D98396'],
      [`M-1600 210H1300V${360}H-1600z`, '#EBA6A6'],
      [`M-1600 380H1300V${deep}H-1600z`, '#CF7C94'],
      [
        `M-1600 60H1300v6H-1600zM-1600 100H1300v10H-1600zM-1600 198H1300v14H-1600zM-1600 358H1300v24H-1600z`,
        '#F3E6CE',
      ],
      [
        `M-90 24L-420 ${deep}h34L-80 24zM96 24L440 ${deep}h-34L86 24zM290 24L1240 ${deep}h-50L276 24zM-290 24L-1240 ${deep}h50L-276 24z`,
        '#F3E6CE',
      ],
      [
        GLINTS.map(
          ([x, y, w]) => `M${x} ${y}q${w / 2} ${-w * 0.04} ${w} 0q${-w / 2} ${w * 0.04} ${-w} 0z`,
        ).join(''),
        '#FBF3E6',
      ],
    ])
    s.draw(s.at(0, 0), [
      [[-360, -318, -276, -234].map((x) => `M${x - 16} 58v-18l16 -14l16 14v18z`).join(''), '#F7EFDC'],
      [[-360, -318, -276, -234].map((x) => `M${x + 2} 58v-30l14 12v18z`).join(''), '#C4B6A4'],
      [[-360, -318, -276, -234].map((x) => `M${x - 9} 58v-12h8v12z`).join(''), '#5A4A4E'],
    ])
    s.draw(s.at(210, 190, 0.5), [
      ...flamingo(0, s.accent, false),
      ...flamingo(130, '#F5ACAE', true),
      ...flamingo(-140, '#F5ACAE', true),
    ])
    s.draw(s.at(-170, 340, 1), flamingo(0, '#F5ACAE', true))
    s.draw(s.at(100, deep - 70, 1.5), flamingo(0, s.accent, false))
    s.draw(s.at(0, deep - 66), [[`M40 0q60 -10 130 0q-60 12 -130 0z`, '#FBF3E6']])
  },
})
