import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SKIN = '#5A3226'
const POLE = '#7A5636'

const bar = (x1: number, y1: number, x2: number, y2: number, wide: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [((y1 - y2) / length) * wide * 0.5, ((x2 - x1) / length) * wide * 0.5]
  const r = (value: number): number => Math.round(value * 10) / 10
  return `M${r(x1 + nx)} ${r(y1 + ny)}L${r(x2 + nx)} ${r(y2 + ny)}L${r(x2 - nx)} ${r(y2 - ny)}L${r(x1 - nx)} ${r(y1 - ny)}z`
}

/** The tower: poles that lean together, rungs of branches, springboards to the right. */
const TOWER: readonly GlyphPart[] = [
  [bar(60, -470, 250, 10, 5) + bar(60, -330, 210, 10, 5) + bar(50, -560, 300, 10, 4), '#4F6E4A'],
  [
    bar(-110, 10, -26, -620, 12) +
      bar(90, 10, 30, -620, 12) +
      bar(-40, 10, -4, -640, 9) +
      bar(30, 10, 12, -640, 9),
    POLE,
  ],
  [
    Array.from({ length: 19 }, (_none, i) => {
      const y = -20 - i * 32
      const [left, right] = [-122 + (i * 32 * 84) / 630, 102 - (i * 32 * 60) / 630]
      return bar(left, y + ((i * 7) % 9) - 4, right, y - ((i * 5) % 11) + 4, 7)
    }).join(''),
    '#93693F',
  ],
  [
    bar(-100, -60, 70, -200, 5) +
      bar(-86, -180, 60, -320, 5) +
      bar(80, -40, -70, -240, 5) +
      bar(60, -240, -50, -420, 5) +
      bar(-60, -380, 44, -520, 5),
    '#5A3E2A',
  ],
  [bar(20, -250, 150, -262, 9) + bar(20, -390, 140, -404, 9) + bar(10, -520, 150, -536, 9), POLE],
]

/** Someone who dives head first, arms crossed, vines at the ankles that run up to the board. */
const DIVER: readonly GlyphPart[] = [
  [
    'M140 -530Q250 -480 262 -330l-4 1Q240 -470 139 -526zM150 -530Q270 -470 276 -330l-4 1Q258 -460 149 -526z',
    '#8FAE52',
  ],
  ['M256 -336L262 -280L250 -216l22 4L280 -280L278 -336z', SKIN],
  ['M246 -240h34l8 60h-50z', SKIN],
  ['M246 -252h36l2 24h-40z', '#E8C060'],
  ['M238 -200q-20 20 -4 34l40 -10l-2 -10zM288 -204q20 20 4 38l-36 -14z', SKIN],
  [round(263, -152, 14), SKIN],
]

/** A dancer in a skirt of leaves, arms up. */
const dancer = (x: number, y: number, size: number, leaf: string): readonly GlyphPart[] => {
  const p = (dx: number, dy: number): string => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`
  return [
    [`M${p(-10, 0)}L${p(-8, -40)}L${p(8, -40)}L${p(12, 0)}L${p(4, 0)}L${p(0, -26)}L${p(-4, 0)}z`, SKIN],
    [
      `M${p(-12, -50)}L${p(-14, -84)}L${p(-24, -116)}L${p(-17, -118)}L${p(-6, -92)}L${p(8, -92)}L${p(20, -118)}L${p(26, -114)}L${p(15, -84)}L${p(12, -50)}z`,
      SKIN,
    ],
    [`M${p(-20, -28)}L${p(-12, -56)}L${p(12, -56)}L${p(20, -28)}z`, leaf],
    [round(x, y - 104 * size, 10 * size), SKIN],
  ]
}

/** Naghol on Pentecost: a man leaps from a tower of branches, dancers on the cleared slope below. */
export const landDive = landmark({
  name: 'land-dive',
  palette: {
    ...PALETTES.monsoon,
    top: '#6FAFB8',
    middle: '#B9DCCB',
    horizon: '#F8EBC6',
    deep: '#173A34',
    lightText: 'between two showers',
  },
  accent: '#E4482E',
  ground: 0.74,
  focus: { narrow: 0.42, wide: 0.6 },
  sun: null,
  clouds: null,
  altText:
    'A man diving head first from a tall tower of lashed branches with vines at his ankles, dancers in leaf skirts on the slope, forest and the sea behind',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      ['M-1600 20V-150H1600V20z', '#5EA8B0'],
      ['M-1600 -150H1600V-132H-1600z', '#9CD0CA'],
    ])
    paintHills(s, '#7FB09A', 100, 60, 0)
    paintGroundMist(s, 150, 0.5)
    s.draw(s.at(0, 0), [
      [
        'M1600 30V-330Q900 -360 560 -260Q340 -160 200 -30L180 30zM-1600 30V-240Q-800 -260 -460 -170Q-300 -100 -180 30z',
        '#3E7A56',
      ],
      [
        'M1600 30V-230Q900 -260 600 -170Q420 -90 300 30zM-1600 30V-140Q-800 -160 -520 -90Q-380 -40 -300 30z',
        '#2A5E46',
      ],
    ])
    paintTreeCrowns(s, '#4F8A56', 46, 6)
    s.draw(s.at(0, 0), [
      [`M-1600 0Q-400 -20 0 6Q500 20 1600 -10V${deep}H-1600z`, '#8E6A42'],
      [`M-1600 60Q-400 40 100 70Q600 90 1600 50V${deep}H-1600z`, '#A57C4C'],
      [`M-1600 180Q-300 150 200 190Q700 220 1600 170V${deep}H-1600z`, '#5E8A4A'],
    ])
    s.draw(s.at(-50, 26, 1.02), [...TOWER, ...DIVER])
    s.draw(s.at(-50, 26, 1.02), [
      ['M2 -544l4 -34h10l2 34zM-4 -576q-2 -36 14 -38q18 2 16 38z', SKIN],
      [round(10, -628, 12), SKIN],
      ['M-6 -552h30l4 20h-38z', '#E8C060'],
    ])
    s.draw(
      s.at(0, 0),
      [
        [-330, 130, 1.1],
        [-262, 146, 1.16],
        [-190, 136, 1.12],
        [-120, 154, 1.2],
        [240, 150, 1.16],
        [312, 138, 1.12],
        [380, 152, 1.18],
        [-420, 140, 1.1],
      ].flatMap(([x = 0, y = 0, size = 1], i) =>
        dancer(x, y, size, i === 3 ? s.accent : i % 2 === 0 ? '#D9B45A' : '#8FAE52'),
      ),
    )
  },
})
