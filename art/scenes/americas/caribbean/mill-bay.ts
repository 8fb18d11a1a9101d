import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFloating, yacht } from '#art/kit/boats.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const STONE = '#C9B49A'
const SHADE = '#8A7468'
const DEEP = '#5E4A4C'

/** The tower of a sugar mill without its sails: a cone of rubble with brick arches, open at the top. */
const MILL: readonly GlyphPart[] = [
  ['M-112 0L-76 -286H76L112 0z', STONE],
  ['M26 -286H76L112 0H40z', SHADE],
  ['M-76 -286Q0 -302 76 -286Q0 -274 -76 -286z', DEEP],
  [
    [
      [-70, -40],
      [-30, -90],
      [-60, -150],
      [-10, -210],
      [-50, -250],
      [0, -130],
      [-80, -100],
      [-20, -30],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y}q14 -10 26 0q-4 10 -14 10t-12 -10z`)
      .join(''),
    '#E0CDAF',
  ],
  [
    [
      [60, -60],
      [50, -150],
      [70, -110],
      [48, -220],
      [80, -30],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y}q12 -9 22 0q-4 9 -12 9t-10 -9z`)
      .join(''),
    '#9E887A',
  ],
  [arches(-16, -16, 1, 0, 74, 96), '#B4664E'],
  [arches(-16, -16, 1, 0, 54, 82), '#3E2E34'],
  [arches(-14, -14, 1, -168, 34, 46), '#B4664E'],
  [arches(-14, -14, 1, -168, 22, 36), '#3E2E34'],
]

/** A roofless wall of the boiling house, grass on its top. */
const WALL: readonly GlyphPart[] = [
  ['M-170 0V-84L-130 -96L-100 -70L-40 -88L30 -76L70 -110L150 -96L170 0z', STONE],
  [arches(-120, 110, 4, 0, 36, 58), '#B4664E'],
  [arches(-120, 110, 4, 0, 25, 50), DEEP],
  [
    'M-170 -84L-130 -96L-100 -70L-40 -88L30 -76L70 -110L150 -96l-4 10L74 -98L34 -64L-40 -76L-104 -58L-130 -84L-168 -72z',
    '#7E9A58',
  ],
]

/** A flamboyant tree in flower. */
const flame = (x: number, y: number, size: number, red: string): readonly GlyphPart[] => [
  [
    `M${x - 10 * size} ${y}Q${x - 4 * size} ${y - 60 * size} ${x - 50 * size} ${y - 120 * size}l8 -4Q${x} ${y - 80 * size} ${x + 6 * size} ${y - 70 * size}Q${x + 20 * size} ${y - 100 * size} ${x + 56 * size} ${y - 124 * size}l8 6Q${x + 10 * size} ${y - 70 * size} ${x + 12 * size} ${y}z`,
    '#6A5048',
  ],
  [
    `M${x - 140 * size} ${y - 100 * size}Q${x - 130 * size} ${y - 170 * size} ${x - 30 * size} ${y - 180 * size}Q${x + 110 * size} ${y - 184 * size} ${x + 140 * size} ${y - 104 * size}Q${x + 70 * size} ${y - 124 * size} ${x} ${y - 108 * size}Q${x - 70 * size} ${y - 120 * size} ${x - 140 * size} ${y - 100 * size}z`,
    '#B4362C',
  ],
  [
    [-100, -60, -20, 24, 64, 100]
      .map((dx, i) => round(x + dx * size, y - (134 + ((i * 17) % 30)) * size, (22 + ((i * 5) % 10)) * size))
      .join(''),
    red,
  ],
]

/** Annaberg on St John: the tower of a sugar mill and its ruins above a bay, green cays, yachts at anchor. */
export const millBay = landmark({
  name: 'mill-bay',
  palette: {
    ...PALETTES.noon,
    top: '#3A97C4',
    middle: '#A6D8DE',
    horizon: '#FBF0D6',
    lightText: 'in the trade wind',
  },
  accent: '#E5482F',
  ground: 0.4,
  sun: null,
  clouds: null,
  altText:
    'The stone tower of a ruined sugar mill and an arcaded wall above a turquoise bay, yachts at anchor off a green headland and a flamboyant tree in red flower',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 0), [
      [
        'M-1600 6V-40Q-900 -90 -620 -76Q-420 -130 -300 -112Q-160 -80 -60 -20L-20 6zM160 6Q240 -60 340 -66Q420 -110 520 -90Q800 -60 1300 -30V6z',
        '#6F9FA4',
      ],
    ])
    paintWater(s, '#1F93B4', 0, '#BFEAE2', null)
    s.draw(s.at(0, 0), [
      ['M-1600 90V30Q-900 -10 -600 14Q-460 -40 -330 -30Q-210 0 -130 60L-96 84z', '#4C8E5E'],
      ['M-460 -10Q-400 -40 -330 -30Q-210 0 -130 60L-96 84L-200 80Q-290 20 -460 -10z', '#6FAE6A'],
      ['M-1600 90H-96q-40 14 -200 14H-1600z', '#F3E6C6'],
      ['M-1600 104H-200Q60 130 140 190Q200 300 60 420H-1600z', '#52C2C2'],
    ])
    paintFloating(s, s.at(-60, 190, 0.66), 90, yacht('#FBF6EA', '#FBF6EA', '#D3DEE0'))
    paintFloating(s, s.at(-250, 150, 0.44), 90, yacht('#2F4A6E', '#FBF6EA', '#D3DEE0'))
    paintFloating(s, s.at(60, 124, 0.36), 90, yacht('#FBF6EA', '#FBF6EA', '#D3DEE0'))
    s.draw(s.at(0, 0), [
      [
        `M-1600 ${deep}V430Q-800 380 -420 400Q-200 400 -60 330Q100 250 300 236Q700 220 1300 240V${deep}H-1600z`,
        '#6E9C52',
      ],
      [
        `M-60 330Q100 250 300 236Q700 220 1300 240V290Q700 270 330 290Q120 310 -40 400Q-200 470 -420 460Q-800 450 -1600 500V430Q-800 380 -420 400Q-200 400 -60 330z`,
        '#94BC62',
      ],
    ])
    s.draw(s.at(-236, 442, 1), WALL)
    s.draw(s.at(-640, 450, 1.1), WALL)
    s.draw(s.at(176, 400, 1.22), MILL)
    s.draw(s.at(0, 0), [...flame(-640, 480, 1.3, s.accent), ...flame(660, 380, 1.2, s.accent)])
    s.draw(s.at(0, 0), [
      [`M-1600 ${deep}V520Q-600 470 -100 500Q300 520 700 470L1300 450V${deep}z`, '#4F8048'],
      [`M-300 ${deep}Q-120 540 60 470Q130 440 150 402h44Q180 470 110 520Q0 590 -60 ${deep}z`, '#E3CFA6'],
    ])
    s.draw(s.at(22, 520, 1), walker(0, '#F4E9D2', '#3E5A7A'))
    s.draw(s.at(0, deep), [
      [`M420 20Q400 -120 330 -190L336 -196Q420 -130 440 20z`, '#6A5048'],
      [
        [260, 300, 350, 400, 440]
          .map((x, i) => round(x, -190 + ((i * 23) % 50), 34 + ((i * 7) % 12)))
          .join(''),
        '#B4362C',
      ],
      [
        [250, 296, 340, 392, 436]
          .map((x, i) => round(x, -206 + ((i * 23) % 50), 24 + ((i * 5) % 10)))
          .join(''),
        s.accent,
      ],
    ])
    paintTuft(s, 'left', '#3A6A3C')
  },
})
