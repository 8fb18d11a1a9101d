import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const BARK = '#5A4038'
const PETAL = '#F4D94E'
const PETAL_SHADE = '#C9A22E'
const SKIN = '#7A4632'

/** The broad shield of Karthala over the strait, its caldera a notch in a long flat line. */
const SHIELD: readonly GlyphPart[] = [
  [
    'M-1600 6V-10Q-700 -30 -420 -74Q-220 -112 -60 -182Q10 -212 70 -216L96 -204L150 -206L170 -218Q240 -212 330 -160Q480 -84 760 -40Q1100 -14 1600 -6V6z',
    '#5E7F8C',
  ],
  ['M96 -204L150 -206L170 -218Q240 -212 330 -160Q480 -84 760 -40L500 6H260Q300 -90 200 -140z', '#46667A'],
  [
    'M108 -206q-4 -30 14 -46q-10 -26 18 -40q40 -22 110 -20q70 -4 120 -24q-30 40 -96 46q-50 4 -66 22q-22 10 -30 26q-14 14 -14 36z',
    '#F6F0E0',
  ],
]

/** A pruned ylang-ylang: a short trunk, limbs bent to the reach of a hand, leaves and blossom hanging from them. */
const tree = (x: number, base: number, size: number, leaf: string, dark: string): readonly GlyphPart[] => {
  const hang = [-104, -84, -62, -38, -14, 12, 36, 58, 82, 102]
  const drop = (dx: number, i: number, long: number): string => {
    const y = base - size * (1.02 - (dx / 150) ** 2 * 0.9) + ((i * 13) % 9)
    const cx = x + dx * size * 0.01
    const half = 0.13 * size
    return `M${cx - half} ${y}q${half} ${-half} ${2 * half} 0q${half * 0.2} ${long * 0.5} ${-half} ${long}q${-half * 1.2} ${-long * 0.5} ${-half} ${-long}z`
  }
  return [
    [
      `M${x - size * 0.07} ${base}q${size * 0.06} ${-size * 0.5} ${-size * 0.02} ${-size * 0.9}h${size * 0.16}q${-size * 0.04} ${size * 0.4} ${size * 0.04} ${size * 0.9}z`,
      BARK,
    ],
    [hang.map((dx, i) => drop(dx, i, size * 0.5)).join(''), dark],
    [hang.map((dx, i) => drop(dx + 9, i + 3, size * 0.36)).join(''), leaf],
    [
      hang
        .filter((_dx, i) => i % 2 === 0)
        .map((dx, i) => round(x + dx * size * 0.0096, base - size * (0.66 - (i % 3) * 0.12), size * 0.045))
        .join(''),
      PETAL,
    ],
  ]
}

/** A blossom near the viewer: six narrow petals that hang and curl. */
const blossom = (x: number, y: number, size: number): readonly GlyphPart[] => {
  const petal = (dx: number, long: number, bend: number): string =>
    `M${x - size * 0.1} ${y}q${(dx - 8) * size * 0.014} ${long * size * 0.4} ${dx * size * 0.02 + bend} ${long * size}q${size * 0.2 - bend} ${-long * size * 0.4} ${size * 0.2 - dx * size * 0.02} ${-long * size}z`
  return [
    [petal(-26, 0.9, -4) + petal(26, 0.86, 6) + petal(0, 1.06, 2), PETAL_SHADE],
    [petal(-46, 0.74, -8) + petal(46, 0.7, 8) + petal(-12, 1, -4) + petal(14, 0.94, 4), PETAL],
    [round(x, y - size * 0.02, size * 0.11), '#8FA53E'],
  ]
}

/** The leaves of the near bough, four numbers each: where they grow, across and down. */
const leaves = (rows: readonly number[]): string =>
  Array.from({ length: rows.length / 4 }, (_none, row) => {
    const [x = 0, y = 0, across = 0, down = 0] = rows.slice(row * 4)
    return leaf(x, y, across, down)
  }).join('')

const leaf = (x: number, y: number, across: number, down: number): string =>
  `M${x} ${y}q${across * 0.1 - down * 0.3} ${down * 0.5 + across * 0.16} ${across} ${down}q${-across * 0.3 + down * 0.3} ${-down * 0.76 - across * 0.1} ${-across} ${-down}z`

/** The trunk and the bough that is bent down over the picker. */
const BOUGH: readonly GlyphPart[] = [
  [
    'M300 660Q330 300 268 60Q236 -70 120 -190Q0 -300 -180 -306Q-290 -306 -390 -236L-394 -244Q-300 -330 -180 -330Q20 -330 150 -216Q250 -130 310 -10Q330 -160 440 -250Q560 -330 760 -320Q900 -300 960 -240L954 -232Q860 -296 740 -294Q590 -290 490 -216Q400 -130 384 40Q384 330 430 660z',
    BARK,
  ],
  ['M384 40Q384 330 430 660H372Q350 360 350 90Q350 -40 400 -150Q384 -60 384 40z', '#3E2C2C'],
]

const LEAVES_BACK = [
  -330, -290, -60, 120, -240, -318, -34, 150, -130, -324, 26, 160, -30, -300, -30, 140, 60, -250, 40, 150,
  150, -190, -20, 170, 230, -90, -54, 150, 420, -210, 60, 170, 520, -280, -30, 170, 640, -310, 44, 170, 760,
  -310, -30, 160, 880, -280, 60, 140,
]
const LEAVES_FRONT = [
  -370, -256, -70, 60, -290, -306, 40, 110, -190, -326, -60, 100, -80, -316, 70, 96, 20, -276, 76, 90, 110,
  -216, 90, 60, 200, -140, 80, 90, 370, -150, -70, 90, 460, -240, -60, 80, 580, -300, 70, 90, 700, -312, -60,
  96, 830, -300, -50, 110,
]

/** A woman in printed cloth who picks with both hands, a basket on her back. */
const picker = (scarf: string): readonly GlyphPart[] => [
  ['M-196 660Q-200 420 -160 226H0Q44 420 40 660z', '#2E6A8E'],
  ['M-66 660Q-60 420 -40 226H0Q44 420 40 660z', '#24527A'],
  [
    Array.from({ length: 5 }, (_none, row) =>
      [-150, -96, -44]
        .map((x, i) => round(x + (row % 2) * 22 - row * 4, 300 + row * 70 + i * 5, 13))
        .join(''),
    ).join(''),
    '#F2E2B8',
  ],
  ['M-166 236Q-184 110 -142 44Q-84 22 -32 48Q16 120 2 236z', '#F4EBD6'],
  ['M-50 40L-32 48Q16 120 2 236H-44Q-30 120 -50 40z', '#D3C2AA'],
  ['M-58 52Q10 20 66 -72Q84 -110 88 -150L108 -148Q112 -90 84 -36Q40 60 -24 110z', '#F4EBD6'],
  ['M88 -150l2 -34q10 -16 16 -2l6 40z', SKIN],
  ['M-78 70Q-20 70 40 16Q64 -12 78 -60L96 -54Q92 10 58 46Q0 100 -66 118z', '#E2D4BC'],
  ['M78 -60l6 -32q10 -12 14 2l-2 36z', SKIN],
  ['M-116 52q-2 -40 10 -54h46q6 24 12 52q-30 22 -68 2z', SKIN],
  ['M-124 -40q2 -56 52 -58q46 4 46 54q-6 48 -50 52q-44 -4 -48 -48z', SKIN],
  ['M-136 -10q-18 -88 56 -104q52 -2 58 40q-44 -20 -66 30q-8 40 -4 66q-14 40 -46 60q-16 -40 2 -92z', scarf],
]

const BASKET: readonly GlyphPart[] = [
  ['M-330 330Q-330 280 -240 276Q-150 280 -150 330L-172 430Q-240 452 -308 430z', '#B98A4E'],
  [
    'M-322 352q80 26 166 0l-3 14q-80 26 -160 0zM-316 388q80 26 152 0l-3 14q-70 24 -146 0zM-166 350l-10 80l-24 10l10 -96z',
    '#8A5E36',
  ],
  ['M-336 330a96 30 0 1 0 192 0a96 30 0 1 0 -192 0z', '#D9AE6E'],
]
const HEAP = [
  [-300, 306],
  [-262, 288],
  [-222, 286],
  [-184, 306],
  [-282, 322],
  [-242, 312],
  [-204, 322],
] as const

/** A ylang-ylang garden in the Comoros: a picker at a bough bent to her hand, Karthala across the strait. */
export const ylangGarden = landmark({
  name: 'ylang-garden',
  palette: {
    ...PALETTES.morning,
    top: '#4F9CB4',
    middle: '#A8D2CC',
    horizon: '#FBE6BE',
    deep: '#143A34',
    lightText: 'soon after sunrise',
  },
  accent: '#E2402C',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A woman in printed cloth picks yellow ylang-ylang blossom from a low bent bough, a full basket beside her, more bent trees and a broad smoking volcano across the water',
  paint: (s) => {
    s.draw(s.at(20, -6), SHIELD)
    paintGroundMist(s, 110, 0.7)
    s.draw(s.at(0, 0), [
      ['M-1600 -6H1600V110H-1600z', '#3E9AA4'],
      [
        'M-1600 30H-500L-300 36L-520 42H-1600zM-160 54H240L420 60L220 66H-140zM500 20H1600V28H520z',
        '#8CCBC4',
      ],
    ])
    paintOpenGround(s, '#8FA650', '#5E7E3E', -84)
    s.draw(s.at(0, 0), [
      ...[-1080, -900, -720, -540, -380, -220, 120, 560, 720].flatMap((x, i) =>
        tree(x + 30, 120 + (i % 2) * 6, 78, '#6E9A4A', '#3E6E46'),
      ),
      ...[-980, -740, -500, 180, 560, 760].flatMap((x) => tree(x, 220, 124, '#5E9046', '#2E5E40')),
      ...tree(-310, 216, 130, '#5E9046', '#2E5E40'),
      ...[-1120, -820, 640].flatMap((x) => tree(x, 390, 210, '#4E8A48', '#24543C')),
    ])
    s.draw(s.at(0, 0), [[leaves(LEAVES_BACK), '#24543C']])
    s.draw(s.at(0, 0), BOUGH)
    s.draw(s.at(0, 0), picker(s.accent))
    s.draw(s.at(0, 0), [[leaves(LEAVES_FRONT), '#4E8A48']])
    s.draw(s.at(0, 0), [
      ...[
        [-340, -262, 44],
        [-300, -276, 50],
        [-214, -300, 48],
        [-176, -286, 54],
        [-92, -290, 46],
        [-20, -256, 54],
        [30, -244, 44],
        [96, -196, 58],
        [140, -176, 44],
        [196, -96, 56],
        [420, -176, 52],
        [470, -200, 44],
        [600, -276, 54],
        [680, -290, 46],
        [790, -276, 52],
      ].flatMap(([x = 0, y = 0, size = 0]) => blossom(x, y, size)),
    ])
    s.draw(s.at(-30, 30), [...BASKET, ...HEAP.flatMap(([x, y]) => blossom(x, y - 12, 34))])
  },
})
