import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A spirit house with its soaring painted gable. */
export const spiritHouse = landmark({
  name: 'spirit-house',
  palette: PALETTES.forest,
  accent: '#C8302A',
  ground: 0.74,
  sun: [-220, 480, 56],
  altText:
    'A men’s house with a soaring painted gable in a forest clearing, dancers in plumes before it, a river behind',
  paint: (s) => {
    paintHills(s, '#8FB07A', 150, 30)
    paintFarPalms(s, '#4A7A54', [0.06, 0.15, 0.85, 0.94], 230)
    paintTreeCrowns(s, '#4F8654', 70, 0, '#336648')
    paintOpenGround(s, '#A8A45A', '#84884A', 0)
    s.draw(s.at(30, 20, 1.12), [
      ['M-30 -500Q60 -300 250 -210L270 0H-20z', '#A87E46'],
      ['M-30 -500Q120 -330 250 -210L270 0H180Q120 -300 -30 -500z', '#6E5234'],
      ['M-170 0Q-150 -280 -30 -500Q80 -280 100 0z', '#C99A56'],
      ['M-136 0Q-120 -250 -32 -430Q56 -250 68 0z', '#6E3A2E'],
      [
        [-60, -130, -200, -270]
          .map((y, i) => {
            const w = 92 - i * 20
            return `M${-34 - w} ${y}q${w} -26 ${2 * w} 0v12q${-w} -26 ${-2 * w} 0z`
          })
          .join(''),
        '#F3E0B0',
      ],
      [
        [-100, -170, -240]
          .map((y, i) => {
            const w = 70 - i * 18
            return [-0.6, 0, 0.6].map((k) => round(-34 + k * w, y, 13 - i * 2)).join('')
          })
          .join(''),
        '#F6C84A',
      ],
      [
        [-100, -170, -240]
          .map((y, i) => {
            const w = 70 - i * 18
            return [-0.6, 0, 0.6].map((k) => round(-34 + k * w, y, 6 - i)).join('')
          })
          .join(''),
        '#1F1A20',
      ],
      ['M-54 0v-44q20 -18 40 0v44z', '#1F1A20'],
      ['M-33 -500l-10 -50l14 20l8 -24l2 30l12 -10z', '#C99A56'],
    ])
    for (const [x, y, size] of [
      [-250, 0.5, 1],
      [-170, 0.6, 1.15],
      [210, 0.62, 1.1],
    ] as const)
      s.draw(s.atDepth(x, y, size), [
        ...person(0, '#6E3A2A', undefined, '#4A2A22'),
        ['M-26 -40q26 -14 52 0l6 34h-64z', '#A8A04A'],
        [
          'M-4 -118q-40 -30 -44 -70q24 10 40 50q-4 -50 4 -74q14 30 8 74q16 -40 40 -54q-2 44 -44 74z',
          s.accent,
        ],
        ['M-2 -122q-14 -30 -10 -56q14 20 14 56z', '#F6C84A'],
      ])
    paintPalms(s, 'right', '#143A2C', '#2A302A', 430, 1)
  },
})
