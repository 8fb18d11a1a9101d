import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const crowns = (from: number, to: number, y: number, r: number): string =>
  Array.from({ length: Math.ceil((to - from) / (r * 1.1)) }, (_none, i) =>
    round(from + i * r * 1.1, y + ((i * 13) % 5) * r * 0.16, r * (0.8 + ((i * 7) % 4) * 0.14)),
  ).join('')

/** An Asian elephant to the left: high brow, small ear, rounded back, tail almost to the ground. */
const elephant = (skin: string, shade: string, hasTusks = false): readonly GlyphPart[] => [
  ['M62 -70Q86 -40 80 2l-5 0Q78 -36 56 -60z', shade],
  ['M-30 -50V0h22l4 -44zM44 -56L50 0h22L68 -60z', shade],
  [
    'M-76 -86Q-84 -128 -54 -134Q-34 -134 -24 -118Q20 -132 54 -112Q80 -92 74 -56L66 -30V0H44L38 -36Q14 -26 -14 -30L-20 0h-22L-46 -44Q-66 -50 -76 -86z',
    skin,
  ],
  ['M-76 -100Q-96 -92 -98 -56Q-98 -26 -92 -10Q-84 2 -72 -2l0 -8Q-82 -10 -84 -30Q-84 -58 -64 -72z', skin],
  ['M-46 -116Q-22 -124 -18 -96Q-18 -70 -34 -62Q-50 -72 -46 -116z', shade],
  ...(hasTusks ? ([['M-82 -66Q-94 -54 -108 -56Q-96 -66 -84 -74z', '#F3E6CC']] as const) : []),
  [round(-64, -104, 3.4), '#231F2A'],
]

/** An open boat with a helmsman and people in life vests, to the right. */
const boat = (vest: string): readonly GlyphPart[] => [
  ['M-180 -18q-2 -62 16 -66q18 4 16 66z', '#F3E6CC'],
  [round(-163, -94, 11), '#7A4632'],
  ['M-178 -96q16 -20 30 0z', '#C9A25E'],
  ...[-90, -30, 34, 96].flatMap((x) => [
    [`M${x - 17} -22q-3 -46 17 -50q20 4 17 50z`, vest] as const,
    [round(x, -84, 12), x % 4 === 2 ? '#8A5038' : '#C48A68'] as const,
    [`M${x - 13} -86q2 -14 13 -14t13 14q-12 -6 -26 0z`, '#2A2230'] as const,
  ]),
  ['M130 -66l26 -6v9l-26 4zM112 -64q-2 -8 6 -8h14v14h-14q-6 0 -6 -6z', '#2A2230'],
  ['M-214 -44l-8 62h8l14 -60zM-226 -54h22v18h-22z', '#3A3844'],
  ['M-206 -26Q-60 -12 120 -14Q190 -18 226 -44Q214 8 168 18H-170Q-200 10 -206 -26z', '#3E7A9A'],
  ['M-206 -26Q-60 -12 120 -14Q190 -18 226 -44l-6 16Q180 -4 120 -2Q-60 0 -202 -13z', '#F3E6CC'],
]

/** The lower Kinabatangan: small elephants at the water's edge below the forest, a boat that has stopped for them. */
export const elephantBank = landmark({
  name: 'elephant-bank',
  palette: {
    ...PALETTES.forest,
    top: '#DDBE78',
    middle: '#EAD9A0',
    horizon: '#F6EDC8',
    lightText: 'in late afternoon light',
  },
  accent: '#EE7A2C',
  ground: 0.46,
  sun: null,
  clouds: null,
  altText:
    'Elephants with a calf drink at the edge of a brown river below tall forest, people in orange life vests watch from a small boat',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 0), [
      [crowns(-1700, 1400, -210, 66), '#A9B87E'],
      ['M-1700 0V-200H1400V0z', '#A9B87E'],
    ])
    sprayBand(s.canvas, s.palette.horizon, s.groundY, s.groundY - 240 * s.unit, 0.6)
    s.draw(s.at(0, 0), [
      [
        'M-548 0L-540 -330h16L-512 0zM330 0L338 -350h18L368 0zM-160 0L-152 -290h12L-130 0zM-900 0L-892 -320h14L-866 0z',
        '#B9A88A',
      ],
      [
        crowns(-640, -420, -330, 62) +
          crowns(240, 460, -350, 66) +
          crowns(-220, -80, -286, 48) +
          crowns(-980, -780, -316, 58),
        '#5E8A54',
      ],
      [crowns(-1700, 1400, -130, 62), '#5E8A54'],
      ['M-1700 0V-120H1400V0z', '#5E8A54'],
      [crowns(-1700, 1400, -70, 54), '#3E7048'],
      ['M-1700 10V-64H1400V10z', '#3E7048'],
      [crowns(-1700, 1400, -20, 34), '#2C5A3E'],
      ['M-1700 10V-18H1400V10z', '#2C5A3E'],
    ])
    paintWater(s, '#A07E54', 30, '#D3BE8C', null)
    s.draw(s.at(0, 0), [
      [
        'M-1700 -4Q-700 -14 -200 0T600 -6L1400 0V54Q900 40 520 56Q200 74 -60 52Q-500 30 -900 52L-1700 44z',
        '#8FA85A',
      ],
      [
        'M-1700 40Q-900 44 -500 36Q-200 34 -60 46Q200 66 520 48Q900 34 1400 46V62Q900 50 520 66Q200 84 -60 62Q-500 42 -900 62L-1700 56z',
        '#7A5A40',
      ],
    ])
    s.draw(s.at(250, 50, 1.24), elephant('#8E848A', '#6A626C', true))
    s.draw(s.at(-10, 56, 1.12), elephant('#9A9094', '#746B74'))
    s.draw(s.at(112, 66, 0.62), elephant('#8E848A', '#6A626C'))
    s.draw(s.at(460, 44, 1.02), elephant('#9A9094', '#746B74'))
    s.draw(s.at(-330, 44, 1), elephant('#8E848A', '#6A626C'))
    s.draw(s.at(0, 0), [
      [
        'M-150 66q60 -8 120 2q-60 10 -120 -2zM90 78q60 -8 140 0q-70 12 -140 0zM-460 50q60 -8 120 2q-60 10 -120 -2z',
        '#E3D3A4',
      ],
    ])
    const low = 70 + (deep - 70) * 0.48
    paintFloating(s, s.at(-250, low, 1.06), 210, boat(s.accent))
    s.draw(s.at(0, deep), [
      ['M1400 20V-120Q900 -150 640 -110Q480 -70 420 20z', '#1F4430'],
      [crowns(520, 1400, -100, 44), '#1F4430'],
      [
        'M640 20Q560 -140 430 -190Q560 -170 660 20zM600 20Q500 -60 380 -70Q520 -80 640 20zM720 20Q700 -160 600 -260Q730 -180 760 20z',
        '#3E7048',
      ],
    ])
  },
})
