import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

const wing = (ink: string, dark: string): readonly GlyphPart[] => [
  ['M-150 0Q0 -90 150 0Q130 6 120 22Q0 -46 -120 22Q-130 6 -150 0z', ink],
  ['M-60 -38Q0 -50 60 -38L48 -8Q0 -18 -48 -8z', '#FFF6E0'],
  ['M-119 22L-4 150h4L-115 22zM-62 -6L-2 150h3L-58 -6zM119 22L4 150h-4L115 22zM62 -6L2 150h-3L58 -6z', dark],
  ['M-16 146q16 -14 34 0l26 22l-6 8l-30 -14l-22 14q-12 -14 -2 -30z', dark],
  [round(2, 136, 9), '#7A4632'],
]

/** Paragliders over the cliffs of Miraflores, the ocean far below. */
export const cliffGliders = landmark({
  name: 'cliff-gliders',
  palette: {
    ...PALETTES.highland,
    top: '#A9BCC4',
    middle: '#CFD6D0',
    horizon: '#F2E6D2',
    lightText: 'in the winter mist',
  },
  accent: '#F26A3A',
  ground: 0.3,
  sun: null,
  clouds: null,
  altText:
    'Two paragliders above brown sea cliffs with a park and tall flats along their edge, surf and a road far below',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 30
    paintWater(s, '#6E9AA4', 0, '#E4E4D6', null)
    s.draw(s.at(0, 0), [
      [`M-1500 ${deep}V330Q-900 330 -560 250Q-330 190 -130 190Q60 180 260 60L420 0H1100V${deep}z`, '#B49A7E'],
      [`M-130 190Q60 180 260 60L420 0H560Q420 160 300 240L60 ${deep}H-460Q-260 300 -130 190z`, '#927A6A'],
      [`M-330 ${deep}Q-230 330 -60 250Q160 190 340 0H420L300 120Q200 240 100 300L-60 ${deep}z`, '#C9B090'],
      [
        'M-560 262Q-330 200 -130 200Q40 190 210 96l10 10Q60 214 -130 222Q-330 224 -560 286Q-900 360 -1500 356v-14Q-900 340 -560 262z',
        '#FBF4E0',
      ],
      [`M560 0H1100V${deep}H60L300 240Q420 160 560 0z`, '#7FA05E'],
      [`M560 0L300 240L60 ${deep}h60L330 250L600 0z`, '#E8DCC4'],
    ])
    for (const [x, y, w, h, i] of [
      [230, 6, 40, 110, 0],
      [290, 8, 50, 150, 1],
      [360, 6, 44, 120, 2],
      [430, 16, 60, 170, 0],
      [380, 90, 70, 150, 1],
      [520, 70, 90, 220, 2],
      [640, 60, 100, 260, 0],
      [780, 90, 120, 240, 1],
    ] as const)
      s.draw(s.at(x, y), [
        ...solid(0, 40, w, h, ['#EFE0C8', '#D9C4B4', '#F6EAD8'][i] ?? '#EFE0C8', '#9A8E92', 0.36),
        [
          Array.from({ length: 5 }, (_n, row) =>
            panes(-w * 0.3, w * 0.02, 3, 10 - row * (h / 6.4), w * 0.1, h / 12),
          ).join(''),
          '#5E6E7E',
        ],
      ])
    s.draw(s.at(-150, 40, 1.35), wing(s.accent, '#3A3440'))
    s.draw(s.at(-330, 300, 0.7), wing('#3E8AA0', '#3A3440'))
    s.draw(s.at(120, -110, 0.5), wing('#F2C23C', '#3A3440'))
    s.draw(s.at(250, deep - 120, 1.1), [...sitter(0, '#3E6A8A'), ...sitter(60, '#D8A03A')])
    sprayBand(s.canvas, '#4A4A44', s.height, s.height * 0.9, 0.6)
  },
})
