import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

const crab = (ink: string): readonly GlyphPart[] => [
  [
    'M-50 -10l-40 -24l-8 30l6 2l8 -20l34 22zM50 -10l40 -24l8 30l-6 2l-8 -20l-34 22zM-50 6l-50 8l-10 28l7 2l10 -22l46 -6zM50 6l50 8l10 28l-7 2l-10 -22l-46 -6zM-40 20l-30 26l4 26l7 -2l-2 -20l30 -22zM40 20l30 26l-4 26l-7 -2l2 -20l-30 -22z',
    '#8E1E22',
  ],
  ['M-56 0Q-50 -44 0 -46Q50 -44 56 0Q50 36 0 40Q-50 36 -56 0z', ink],
  ['M10 -45Q50 -42 56 0Q50 36 6 40Q34 0 10 -45z', '#B5282A'],
  [
    'M-44 -24q-50 -20 -44 -70q30 4 34 34l-12 -4q-2 24 36 26zM44 -24q50 -20 44 -70q-30 4 -34 34l12 -4q2 24 -36 26z',
    ink,
  ],
  [round(-16, -48, 6) + round(16, -48, 6), '#2A1A20'],
]

/** The red crabs of Christmas Island crossing a road to the sea, a ranger with a rake holding the cars. */
export const crabMarch = landmark({
  name: 'crab-march',
  palette: {
    ...PALETTES.forest,
    top: '#9CC0A0',
    middle: '#CFDCB0',
    horizon: '#F2EFC8',
    lightText: 'at the first rain',
  },
  accent: '#E23A2E',
  ground: 0.38,
  sun: null,
  clouds: null,
  altText:
    'Red crabs by the hundred crossing a forest road, a ranger with a rake and a waiting car, tall trees on both sides',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintTreeCrowns(s, '#7FAE86', 110, -110, '#6EA07C')
    paintTreeCrowns(s, '#4E8A62', 90, 0)
    s.draw(s.at(0, 0), [
      [`M-1600 0H1300V${deep}H-1600z`, '#5E8A4E'],
      [`M-40 0H60L520 ${deep}H-460z`, '#6E6870'],
      [`M-40 0h8L-410 ${deep}h-50zM60 0h-8L470 ${deep}h50z`, '#C98A5E'],
      [`M4 10h10l6 40h-20zM0 90h22l12 90h-44zM-12 240h52l20 130h-90z`, '#E8DCC0'],
    ])
    for (const side of [-1, 1] as const)
      s.draw({ ...s.at(side * 120, 0), scaleX: side * s.unit }, [
        [
          'M130 330C160 100 150 -100 120 -420h90C230 -100 240 100 330 330zM40 120C54 0 50 -120 40 -380h40C84 -120 90 0 120 120z',
          '#6A5A4E',
        ],
        ['M180 -420h30C230 -100 240 100 330 330H250C210 100 200 -100 180 -420z', '#4A3E40'],
        ['M-40 -330q60 -90 150 -60q120 -60 300 0q200 -20 500 100v-300H-40z', '#2E6A4A'],
      ])
    s.draw(s.at(14, 96, 0.7), [
      ['M-90 0v-60l30 -50h120l30 50V0z', '#F2F0E6'],
      ['M-66 -60l18 -36h96l18 36z', '#3A4A5C'],
      [block(-60, -22, 26, 18) + block(60, -22, 26, 18), '#FFF0A8'],
      [block(-60, 10, 30, 20) + block(60, 10, 30, 20), '#2A2430'],
      ['M-90 -30h180v8h-180z', '#B9B4AC'],
    ])
    s.draw(s.at(150, 200, 1.15), [
      ['M44 -120L84 20l6 -2L50 -122zM66 14l40 -12l4 14l-40 12z', '#8A5A3A'],
      ...pointer(0, '#C9A86A', '#5A6A44'),
    ])
    for (const [x, y, size] of [
      [-60, 130, 0.22],
      [-20, 150, 0.24],
      [40, 140, 0.22],
      [80, 156, 0.24],
      [-90, 180, 0.3],
      [-40, 200, 0.32],
      [20, 190, 0.3],
      [70, 210, 0.34],
      [-150, 250, 0.4],
      [-70, 270, 0.46],
      [10, 260, 0.42],
      [90, 290, 0.48],
      [-230, 330, 0.55],
      [-110, 350, 0.62],
      [30, 360, 0.66],
      [250, 350, 0.5],
      [-260, 450, 0.8],
      [170, 440, 0.85],
      [-60, 470, 1.15],
      [330, 500, 0.9],
      [-320, 560, 1],
      [120, 580, 1.4],
      [-600, 420, 0.7],
      [-760, 330, 0.6],
      [540, 440, 0.8],
    ] as const)
      s.draw(s.at(x, y, size), crab(s.accent))
    sprayBand(s.canvas, '#1E3A30', s.height, s.height * 0.9, 0.6)
  },
})
