import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintOpenGround, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** The one pillar of the House of Taga that stands, its cap on it. */
const LATTE: readonly GlyphPart[] = [
  ['M-30 10Q120 -14 300 36Q120 44 -60 24z', '#5E8048'],
  ['M-66 12L-52 -330Q0 -342 50 -330L70 12Q0 26 -66 12z', '#D3C6A8'],
  ['M18 16L14 -334Q34 -334 50 -330L70 12Q44 18 18 16z', '#8E8478'],
  ['M-120 -440Q0 -462 118 -440Q112 -346 56 -322Q0 -314 -58 -322Q-114 -346 -120 -440z', '#E0D4B6'],
  ['M20 -452Q80 -448 118 -440Q112 -346 56 -322Q36 -318 14 -317Q50 -370 20 -452z', '#9C9182'],
  ['M-120 -440Q0 -462 118 -440Q0 -420 -120 -440z', '#F4ECD2'],
  ['M-40 -250l24 8l-6 40l-20 -12zM-30 -120l26 4l2 40l-24 -4zM-88 -410l30 6l4 30l-26 -6z', '#B0A48C'],
]

/** A fallen pillar with its cap beside it, sunk in the grass. */
const FALLEN: readonly GlyphPart[] = [
  ['M-150 14Q-170 -20 -140 -44L70 -66Q96 -40 84 0L-120 20z', '#B9AD94'],
  ['M-140 -44L70 -66Q80 -56 84 -40L-156 -14Q-152 -34 -140 -44z', '#E0D4B6'],
  ['M110 10Q96 -60 150 -84Q216 -70 214 0Q160 26 110 10z', '#A69A86'],
  ['M150 -84Q216 -70 214 0Q196 -50 130 -60Q136 -78 150 -84z', '#D3C6A8'],
]

/** Tinian: the standing latte of Taga, those that fell, and a flame tree in flower. */
export const latteFlame = landmark({
  name: 'latte-flame',
  palette: {
    ...PALETTES.noon,
    top: '#3E9CC8',
    middle: '#9CD4DC',
    horizon: '#FBF0CC',
    lightText: 'under a clear noon sky',
  },
  accent: '#E8402C',
  ground: 0.6,
  focus: { narrow: 0.42, wide: 0.6 },
  sun: null,
  clouds: [
    [0.3, 0.3, 260, 14],
    [0.4, 0.35, 180, 12],
  ],
  altText:
    'A tall stone pillar with a bowl-shaped capital and others fallen in the grass, a flame tree in red flower, two visitors, palms and the sea behind',
  paint: (s) => {
    paintWater(s, '#2E96B0', -150, '#5EB4C0', null)
    paintFarPalms(s, '#2F7A5A', [0.04, 0.09, 0.13, 0.52, 0.57, 0.94], 130)
    s.draw(s.at(0, 20), [
      ['M-1600 -86Q-500 -100 -260 -70Q-120 -60 40 -66Q700 -90 1600 -76V40H-1600z', '#F4E4B4'],
      ['M-1600 -60Q-300 -50 1600 -56V40H-1600z', '#4F8E56'],
    ])
    paintTreeCrowns(s, '#4F8E56', 22, -30)
    paintOpenGround(s, '#94BC5A', '#7CA64A', 26)
    s.draw(s.at(270, 70), [
      [
        'M-30 10Q-10 -100 -20 -170L-110 -250l8 -8L-6 -190L20 -280h14L14 -180L110 -240l8 8L20 -150Q14 -60 30 10z',
        '#5A4038',
      ],
      [
        'M-230 -240q10 -60 80 -56q20 -60 110 -50q60 -50 130 0q80 -10 100 50q60 10 50 56q-60 30 -120 10q-50 26 -110 8q-60 24 -120 4q-70 14 -120 -22z',
        '#C9302A',
      ],
      [
        'M-190 -256q20 -34 70 -34q20 -40 90 -34q50 -34 104 4q-60 10 -80 40q-50 -10 -84 24q-60 -16 -100 0z',
        '#F0603E',
      ],
      ['M-120 -236q40 -20 80 0q-40 20 -80 0zM60 -226q50 -24 100 0q-50 24 -100 0z', '#4F7A3E'],
    ])
    s.draw(s.at(150, 126, 0.94), FALLEN)
    s.draw({ ...s.at(-230, 150, 0.9), scaleX: -0.9 * s.unit }, FALLEN)
    s.draw(s.at(-20, 190, 1.1), LATTE)
    s.draw(s.at(160, 232, 1.1), [
      ...pointer(0, '#F2C23C', '#F6E8C4', '#33405A'),
      ...person(64, '#2E6AA0', '#F6E8C4'),
    ])
    s.draw(s.at(250, 344, 1.3), FALLEN)
    s.draw(s.at(0, 0), [
      [
        [
          [90, 290],
          [130, 310],
          [60, 330],
          [-120, 300],
          [-60, 340],
          [220, 262],
          [180, 380],
        ]
          .map(([x = 0, y = 0]) => `M${x} ${y}q10 -8 20 0q-10 8 -20 0z`)
          .join(''),
        '#C9302A',
      ],
    ])
  },
})
