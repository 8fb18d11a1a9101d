import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const drum = (x: number, size: number, skin: string): readonly GlyphPart[] => [
  [
    `M${x - 60 * size} ${-120 * size}Q${x - 50 * size} ${-40 * size} ${x - 30 * size} 0H${x + 30 * size}Q${x + 50 * size} ${-40 * size} ${x + 60 * size} ${-120 * size}z`,
    '#8A5238',
  ],
  [
    `M${x + 14 * size} ${-120 * size}Q${x + 10 * size} ${-40 * size} ${x + 8 * size} 0H${x + 30 * size}Q${x + 50 * size} ${-40 * size} ${x + 60 * size} ${-120 * size}z`,
    '#5E3630',
  ],
  [
    `M${x - 60 * size} ${-120 * size}a${60 * size} ${17 * size} 0 1 0 ${120 * size} 0a${60 * size} ${17 * size} 0 1 0 ${-120 * size} 0z`,
    skin,
  ],
  [
    [-44, -22, 0, 22, 44]
      .map((d) => `M${x + d * size} ${-106 * size}l${7 * size} ${14 * size}l${-14 * size} 0z`)
      .join(''),
    '#F3DDB4',
  ],
]
const drummer = (x: number, cloth: string, shade: string): readonly GlyphPart[] => [
  [`M${x - 22} 0l4 -56h14l2 56zM${x + 4} 0l2 -56h14l2 56z`, '#5A3428'],
  [`M${x - 28} -40q-6 -70 10 -94h34q14 30 8 94z`, cloth],
  [`M${x - 24} -130L${x + 20} -50h8q6 -60 -10 -84z`, shade],
  [
    `M${x - 18} -130l-26 -50l-8 -60l9 -2l10 54l28 44zM${x + 18} -130l26 -48l6 -62l9 2l-6 66l-28 54z`,
    '#5A3428',
  ],
  [`M${x - 60} -236l60 44l4 -5l-58 -48zM${x + 64} -236l-40 56l4 4l44 -54z`, '#E8C890'],
  [round(x, -152, 16), '#5A3428'],
]

/** The royal drums of Gishora: drummers in red, white and green, one leaping. */
export const royalDrums = landmark({
  name: 'royal-drums',
  palette: { ...PALETTES.morning, top: '#7AB0B4', middle: '#C4D8C0', horizon: '#F9EAC4' },
  accent: '#E23A2E',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'Drummers in red, white and green beating tall wooden drums in a half circle, one of them leaping, terraced hills behind',
  paint: (s) => {
    paintHills(s, '#A3C096', 160, 60, 0.3)
    paintHills(s, '#7FAA78', 80, 50, 0.3)
    s.draw(s.at(-190, 8), [
      ['M-150 0Q-130 -130 0 -190Q130 -130 150 0z', '#D9A85E'],
      ['M0 -190Q130 -130 150 0H60z', '#A87844'],
      [arches(0, 0, 1, 0, 60, 80), '#4A2E2A'],
    ])
    paintOpenGround(s, '#C9885E', '#B0704C')
    for (const [x, y] of [
      [-330, 40],
      [-180, 20],
      [330, 40],
      [190, 20],
      [-520, 70],
      [540, 70],
      [-720, 90],
    ] as const)
      s.draw(s.at(x, y + 40, 0.8), [
        ...drummer(0, x % 20 === 0 ? '#F6F0E0' : s.accent, '#3E7A4E'),
        ...drum(0, 0.86, '#E8CFA4'),
      ])
    s.draw(s.at(10, 60), [
      ['M-50 30q60 -14 110 0q-60 14 -110 0z', '#9A5A40'],
      ['M-70 -110l-50 20l-6 -10l52 -34l60 30l66 -40l40 20l-6 10l-36 -8l-50 40z', '#5A3428'],
      ['M-44 -110q-10 -80 20 -110h50q24 40 14 104z', s.accent],
      ['M-24 -220L30 -120l10 4q10 -60 -14 -104z', '#F6F0E0'],
      ['M-24 -214l-60 -50l-10 -50l10 -2l14 42l60 34zM26 -214l60 -44l14 -54l10 3l-10 62l-62 54z', '#5A3428'],
      [round(2, -246, 19), '#5A3428'],
    ])
    s.draw(s.at(0, 330), drum(0, 1.9, '#EBD5AA'))
    s.draw(s.at(-230, 300), drum(0, 1.5, '#E8CFA4'))
    s.draw(s.at(230, 300), drum(0, 1.5, '#E8CFA4'))
    sprayBand(s.canvas, '#5A2E2A', s.height, s.height * 0.88, 0.6)
  },
})
