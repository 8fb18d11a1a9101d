import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, hip, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const bath = (w: number): readonly GlyphPart[] => [
  [block(0, 20, w * 2 + 26, 46), '#B5684A'],
  [`M${-w} -10Q${-w} ${-w * 0.9} 0 ${-w * 0.94}Q${w} ${-w * 0.9} ${w} -10Q0 20 ${-w} -10z`, '#D48A62'],
  [
    `M0 ${-w * 0.94}Q${w} ${-w * 0.9} ${w} -10Q${w * 0.7} 6 ${w * 0.4} 8Q${w * 0.6} ${-w * 0.7} 0 ${-w * 0.94}z`,
    '#A05A46',
  ],
  [
    `M${-w * 0.8} ${-w * 0.4}Q0 ${-w * 0.2} ${w * 0.8} ${-w * 0.4}v5Q0 ${-w * 0.14} ${-w * 0.8} ${-w * 0.34}zM${-w * 0.5} ${-w * 0.74}Q0 ${-w * 0.6} ${w * 0.5} ${-w * 0.74}v5Q0 ${-w * 0.54} ${-w * 0.5} ${-w * 0.68}z`,
    '#A05A46',
  ],
  [block(0, -w * 0.9, w * 0.34, w * 0.28), '#D48A62'],
  [arches(0, 0, 1, -w * 0.9, w * 0.2, w * 0.2), '#4A2E34'],
]

/** The brick domes of Tbilisi's sulphur baths, carved balconies and the Narikala walls above them. */
export const brickBaths = landmark({
  name: 'brick-baths',
  palette: {
    ...PALETTES.autumn,
    top: '#8AA6B4',
    middle: '#D3CDBE',
    horizon: '#FBE3C0',
    lightText: 'on a cool morning',
  },
  accent: '#2E9AA8',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Brick domes of a bath house with steam rising, wooden balconies behind them and the walls of a fortress on the ridge above',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      [
        'M-1500 10V-190Q-800 -260 -330 -210Q-160 -320 40 -290Q260 -330 420 -200Q800 -130 1200 -170V10z',
        '#B9A878',
      ],
      ['M40 -290Q260 -330 420 -200Q800 -130 1200 -170V10H240Q160 -140 40 -290z', '#8E8262'],
      [
        'M-300 -210L-160 -300v-60h50v44l120 -26v-50h60v44l110 10v-40h54v60l100 70v60l-110 -70l-170 -20l-180 40l-120 70z',
        '#C9A07A',
      ],
      [
        crenels(-156, -116, 3, -358, 10) + crenels(14, 64, 3, -390, 12) + crenels(186, 230, 3, -378, 11),
        '#C9A07A',
      ],
    ])
    paintTreeCrowns(s, '#C9924A', 34, -20, '#A56E3E')
    for (const [x, w, ink] of [
      [-700, 190, '#E9B88A'],
      [-490, 200, '#A9C8C4'],
      [-280, 200, '#E8A07A'],
      [-70, 180, '#F2D29A'],
      [120, 190, '#8EB8C0'],
      [320, 200, '#E8B48A'],
      [530, 200, '#C9A0A0'],
      [-920, 200, '#8EB8C0'],
      [-1140, 200, '#F2D29A'],
    ] as const)
      s.draw(s.at(x, 60), [
        ...solid(0, 0, w, 130, ink, '#8E6A66', 0.16),
        [hip(0, -128, w * 0.56, 34, 0.7), '#A5503E'],
        [block(0, -40, w * 0.92, 46), '#6E4A40'],
        [
          Array.from({ length: 6 }, (_n, i) => block(-w * 0.4 + i * w * 0.16, -40, 5, 46)).join('') +
            block(0, -40, w * 0.94, 8) +
            block(0, -86, w * 0.94, 6),
          '#F6E9D0',
        ],
        [arches(-w * 0.34, w * 0.34, 3, -46, w * 0.14, 34), '#4A3236'],
      ])
    s.draw(s.at(0, 0), [
      ['M-1500 70H1200V900H-1500z', '#A9846A'],
      ['M-1500 70H1200v20H-1500z', '#C9A488'],
    ])
    for (const [x, y, w] of [
      [-300, 170, 80],
      [-90, 150, 70],
      [110, 180, 84],
      [330, 160, 76],
      [-540, 170, 84],
      [-780, 160, 80],
      [560, 190, 90],
      [-1040, 180, 84],
    ] as const)
      s.draw(s.at(x, y), bath(w))
    s.draw(s.at(0, 0), [
      [
        'M-330 90q-30 -60 10 -110q30 -60 -14 -120q60 50 36 120q-30 60 0 110zM120 90q-30 -70 14 -120q30 -50 -6 -110q56 50 30 110q-36 60 -6 120z',
        '#FBF3E4',
      ],
    ])
    for (const [x, y, w] of [
      [-210, 350, 130],
      [150, 370, 140],
      [-620, 360, 140],
      [540, 390, 140],
    ] as const)
      s.draw(s.at(x, y), bath(w))
    s.draw(s.at(-20, 440, 1), [...person(0, s.accent, '#2A2430'), ...walker(80, '#8A3A4A', '#E8C068')])
    sprayBand(s.canvas, '#4A2E34', s.height, s.height * 0.88, 0.7)
  },
})
