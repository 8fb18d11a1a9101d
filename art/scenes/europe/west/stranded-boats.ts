import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { strandedBoat } from '#art/kit/stranded-boat.ts'

/** A granite house with a slate roof, dormers and white frames. */
const house = (x: number, w: number, tall: number, shutter: string): readonly GlyphPart[] => [
  ...solid(x, 0, w, tall, '#C9BDB0', '#9A8F8C', 0.16),
  [
    `M${x - w / 2 - 6} ${-tall}L${x - w / 2 + 16} ${-tall - w * 0.34}H${x + w / 2 - 16}L${x + w / 2 + 6} ${-tall}z`,
    '#5A6476',
  ],
  [
    block(x - w / 2 + 20, -tall - w * 0.26, 18, 34) + block(x + w / 2 - 20, -tall - w * 0.26, 18, 34),
    '#B3A79C',
  ],
  [
    panes(x - w * 0.26, x + w * 0.26, 3, -tall * 0.56, 24, tall * 0.26) +
      panes(x - w * 0.26, x + w * 0.26, 2, -tall * 0.12, 24, tall * 0.28),
    '#F6F0E2',
  ],
  [
    panes(x - w * 0.26, x + w * 0.26, 3, -tall * 0.58, 15, tall * 0.2) +
      panes(x - w * 0.26, x + w * 0.26, 2, -tall * 0.14, 15, tall * 0.22),
    '#4A5666',
  ],
  [block(x, 0, 26, tall * 0.42), shutter],
]

/** A harbour at low water in Brittany: boats on their bilges in the mud, chains, a wall with its tide line, gulls. */
export const strandedBoats = landmark({
  name: 'stranded-boats',
  palette: {
    ...PALETTES.highland,
    top: '#86A8B8',
    middle: '#C2D2D0',
    horizon: '#F4EAD4',
    deep: '#2E2A34',
    lightText: 'at low water',
  },
  accent: '#D9482F',
  ground: 0.48,
  sun: null,
  clouds: null,
  altText:
    'Boats lean over on the mud of a harbour at low tide, ropes and chains lying slack, above them a quay with a dark tide line and granite houses with slate roofs',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintHills(s, '#9DB09A', 110, 24, 0.7)
    s.draw(s.at(0, -20), [
      ...house(-330, 150, 120, '#3E6A9A'),
      ...house(-170, 140, 146, '#B4473A'),
      ...house(-20, 130, 112, '#3E7A62'),
      ...house(126, 140, 138, '#3E6A9A'),
      ...house(290, 160, 118, '#B4473A'),
      ...house(-500, 160, 136, '#3E7A62'),
      ...house(-680, 160, 116, '#3E6A9A'),
      ...house(-850, 150, 140, '#B4473A'),
      ...house(460, 150, 140, '#3E7A62'),
      ...house(620, 140, 116, '#3E6A9A'),
    ])
    s.draw(s.at(0, 0), [
      ['M-1700 -22H1400V90H-1700z', '#A89C92'],
      ['M-1700 -28H1400v12H-1700z', '#D9CFBE'],
      ['M-1700 24H1400V112H-1700z', '#6E6A5E'],
      [
        'M-1700 24q40 10 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V40H-1700z',
        '#7E8A5A',
      ],
      [
        [-250, 60, 380, -560, -860]
          .map(
            (x) =>
              block(x, 90, 5, 112) +
              block(x + 22, 90, 5, 112) +
              [0, 18, 36, 54, 72, 90].map((y) => block(x + 11, 88 - y, 22, 4)).join(''),
          )
          .join(''),
        '#3A343A',
      ],
    ])
    s.draw(s.at(-120, -24, 0.6), [...person(0, s.accent), ...person(40, '#3A4C6E')])
    s.draw(s.at(0, 0), [
      [`M-1700 86Q-500 76 0 92T1400 84V${deep}H-1700z`, '#9A8A78'],
      [`M-1700 150Q-600 120 -200 150Q100 190 420 150Q800 120 1400 150V${deep}H-1700z`, '#8A7A6C'],
      [`M-60 92Q60 130 -20 190Q-140 260 60 ${deep}H-140Q-260 280 -110 190Q-30 130 -110 92z`, '#A9C0C2'],
      [
        'M-420 200q120 -16 220 2q-110 18 -220 -2zM180 230q120 -16 240 4q-120 18 -240 -4zM-900 220q160 -20 300 0q-150 20 -300 0zM300 130q70 -10 140 2q-70 12 -140 -2z',
        '#A9C0C2',
      ],
    ])
    s.draw(s.at(0, 0), [
      ...strandedBoat(250, 142, 0.62, 14, '#3E7A62', '#7A3A34'),
      ...strandedBoat(-230, 150, 0.66, -16, '#F3EBDA', '#3E5A7A'),
      ...strandedBoat(-640, 170, 0.7, 13, '#C9553C', '#4A4048'),
      ...strandedBoat(560, 170, 0.7, -13, '#F3EBDA', '#7A3A34'),
    ])
    s.draw(s.at(0, 0), [
      [`M-300 ${deep}Q-200 360 40 330l4 6Q-190 370 -280 ${deep}z`, '#5A4E4A'],
      ...strandedBoat(110, 348, 1.12, 15, '#2F5A86', '#B4473A'),
      ['M-20 268Q-200 330 -420 320l-4 8Q-200 340 -14 276z', '#5A4E4A'],
      [round(-424, 318, 22), s.accent],
      ['M-440 314q16 -10 32 0v8q-16 -10 -32 0z', '#F6F0E2'],
    ])
    s.draw(s.at(0, 0), [
      [
        [
          [-300, 300],
          [-250, 330],
          [330, 300],
          [-560, 340],
          [420, 340],
        ]
          .map(
            ([x = 0, y = 0]) =>
              `M${x - 18} ${y}q4 -16 22 -16q8 -10 16 -4l8 4l-8 4q0 14 -20 16q-14 0 -18 -4zM${x} ${y + 4}v12h3v-12zM${x + 8} ${y + 4}v12h3v-12z`,
          )
          .join(''),
        '#FBF8EE',
      ],
    ])
  },
})
