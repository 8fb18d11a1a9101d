import { paintGroundMist } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintElephant } from '#art/kit/savannah-animals.ts'

/** The snow dome of Africa above cloud, elephants on the plain below. */
export const snowDome = landmark({
  name: 'snow-dome',
  palette: PALETTES.morning,
  accent: '#E2602E',
  ground: 0.68,
  mist: '#F9DFB6',
  sun: [-230, 330, 56],
  altText:
    'A broad snow-topped volcano above a belt of cloud, elephants and flat-topped acacias on the plain',
  paint: (s) => {
    s.draw(s.at(20, 6), [
      ['M-560 0Q-330 -90 -190 -280Q-140 -340 -70 -346L60 -352Q130 -344 180 -280Q330 -90 580 0z', '#6E9AA0'],
      ['M60 -352Q130 -344 180 -280Q330 -90 580 0H150Q190 -160 60 -352z', '#4A7486'],
      [
        'M-190 -280Q-140 -340 -70 -346L60 -352Q130 -344 180 -280l-40 -10l-30 30l-44 -30l-30 40l-40 -36l-40 30l-36 -26l-40 24l-30 -18z',
        '#FFF8EA',
      ],
      ['M60 -352Q130 -344 180 -280l-40 -10l-30 30q-20 -50 -50 -92z', '#C3D6DA'],
    ])
    s.draw(s.at(0, -150), [
      ['M-420 0q20 -40 90 -34q60 -40 130 -4q70 -30 130 4q80 -36 150 6q80 -24 130 20l40 30h-700z', '#FBEBCB'],
    ])
    paintGroundMist(s, 150)
    paintOpenGround(s, '#C9AE66', '#A88C48', 10)
    const { canvas } = s
    for (const [x, y, size] of [
      [-170, 0.3, 0.9],
      [10, 0.36, 1.05],
      [150, 0.34, 0.56],
    ] as const)
      paintElephant(canvas, s.atDepth(x, y, size), '#4A4A54')
    const acacia = (x: number, y: number, size: number): void =>
      s.draw(s.atDepth(x, y, size), [
        [
          'M-6 0q10 -90 -40 -150l6 -4q30 30 44 70q0 -50 -6 -90h8q4 50 6 80q16 -36 50 -60l5 5q-50 60 -58 149z',
          '#2A2430',
        ],
        ['M-150 -150q60 -44 150 -44t150 40q-140 24 -300 4zM-80 -184q50 -30 110 -26t70 26z', '#3E6A4A'],
      ])
    acacia(-300, 0.2, 0.7)
    acacia(300, 0.56, 1.4)
    s.draw(s.atDepth(-220, 0.74, 1.2), [...robed(0, s.accent, '#7A4632'), ['M30 4v-150h4v150z', '#2A2430']])
  },
})
