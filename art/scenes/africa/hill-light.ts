import { person, robed } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A white lighthouse on a round hill above the western ocean, a long stair. */
export const hillLight = landmark({
  name: 'hill-light',
  palette: PALETTES.noon,
  accent: '#E25A2E',
  ground: 0.64,
  sun: [-230, 400, 58],
  altText: 'A squat white lighthouse on a round brown hill above the Atlantic, a road winding up to it',
  lightText: 'under a high sun',
  paint: (s) => {
    paintWater(s, '#2F86A4')
    s.draw(s.at(120, 10), [
      ['M-420 720V330Q-330 40 -160 -60Q-60 -124 60 -130Q220 -120 420 60Q620 210 1400 240V720z', '#C4A06A'],
      ['M60 -130Q220 -120 420 60Q620 210 1400 240V720H120V330Q220 60 60 -130z', '#8E6A50'],
      [
        'M-260 720V330Q-190 180 -40 150Q140 120 130 60Q110 10 -20 0Q-80 -20 -30 -90l26 -20Q-50 -30 10 -20Q160 -10 180 60Q190 150 20 180Q-100 200 -140 330V720z',
        '#F0DBB0',
      ],
      [
        [
          [-200, 120],
          [-150, 60],
          [210, 140],
          [260, 90],
          [100, 220],
        ]
          .map(([x = 0, y = 0]) => dome(x, y, 30, 24))
          .join(''),
        '#7E8A52',
      ],
    ])
    s.draw(s.at(170, -108), [
      ...solid(0, 0, 190, 56, '#FFFBF0', '#C3CCD0', 0.3),
      [panes(-70, 70, 5, -14, 12, 22), '#4A6A7E'],
      [taper(0, -50, 84, 150, 0.74), '#FFFBF0'],
      ['M10 -50v-150h21l11 150z', '#C3CCD0'],
      [block(0, -196, 84, 12), '#FFFBF0'],
      [block(0, -206, 42, 40), '#3E5A6E'],
      [block(-6, -208, 18, 34), '#FFE39A'],
      [dome(0, -244, 30, 30), '#FFFBF0'],
      ['M-2 -272h4v-30h-4z', '#3E5A6E'],
    ])
    s.draw(s.at(20, 166, 0.7), [...person(0, s.accent), ...robed(50, '#F2C63C', '#2F6A8A')])
  },
})
