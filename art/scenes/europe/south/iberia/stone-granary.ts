import { paintHills } from '#art/kit/backdrops.ts'
import { cow } from '#art/kit/figures.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'
import { paintRainfall } from '#art/kit/weather.ts'

/** A stone granary of Galicia on its stilts above a ria, mussel rafts below. */
export const stoneGranary = landmark({
  name: 'stone-granary',
  palette: {
    ...PALETTES.monsoon,
    top: '#7C9EA8',
    middle: '#B9CCC4',
    horizon: '#F0E8D0',
    lightText: 'between two showers',
  },
  accent: '#F2A82E',
  ground: 0.46,
  sun: null,
  clouds: null,
  altText:
    'A long granary of granite on stone stilts with a cross on its gable, a bay with rows of mussel rafts and green headlands below, a woman with a basket',
  paint: (s) => {
    paintHills(s, '#8EB0A0', 110, 50, 0.4)
    paintWater(s, '#5E94A0', 0, '#E4E8DA', null)
    s.draw(s.at(0, 0), [
      [
        'M-1600 -6V-50Q-700 -90 -330 -40Q-200 -20 -140 20Q-700 30 -1600 20zM1300 -6V-60Q700 -90 430 -40Q300 -10 240 30Q700 40 1300 30z',
        '#5E8E6A',
      ],
      [
        [
          [-60, 40, 0.5],
          [60, 30, 0.4],
          [150, 46, 0.5],
          [-160, 80, 0.8],
          [20, 76, 0.8],
          [190, 90, 0.9],
          [-300, 60, 0.7],
          [-520, 80, 0.9],
          [-760, 70, 0.8],
        ]
          .map(
            ([x = 0, y = 0, k = 1]) =>
              `M${x - 60 * k} ${y}h${120 * k}l${14 * k} ${16 * k}h${-148 * k}zM${x - 30 * k} ${y}v${-24 * k}h${20 * k}v${24 * k}z`,
          )
          .join(''),
        '#5A4A48',
      ],
    ])
    s.draw(s.at(0, 0), [
      ['M-1600 190Q-600 120 0 150T1300 140V900H-1600z', '#7FAE58'],
      ['M-1600 360Q-600 310 0 350T1300 320V900H-1600z', '#5E8E4C'],
    ])
    s.draw(s.at(30, 370, 0.84), [
      [[-270, -90, 90, 270].map((x) => taper(x, 0, 46, 110, 0.7)).join(''), '#9A948E'],
      [[-270, -90, 90, 270].map((x) => `M${x + 4} 0l2 -110h11l6 110z`).join(''), '#6A6670'],
      [[-270, -90, 90, 270].map((x) => block(x, -106, 84, 14)).join(''), '#C9C2B4'],
      [block(0, -118, 640, 24), '#B9B2A6'],
      [block(0, -140, 620, 130), '#D3CABA'],
      [block(200, -140, 220, 130), '#A39C96'],
      [Array.from({ length: 22 }, (_n, i) => block(-290 + i * 27, -156, 7, 96)).join(''), '#5A5660'],
      [
        block(-270, -140, 30, 130) +
          block(-90, -140, 22, 130) +
          block(90, -140, 22, 130) +
          block(290, -140, 30, 130),
        '#E3DCCC',
      ],
      ['M-340 -266H340L300 -340H-300z', '#B5603E'],
      ['M120 -266H340L300 -340H160z', '#864436'],
      [Array.from({ length: 24 }, (_n, i) => `M${-320 + i * 27} -268l8 -70h3l-4 70z`).join(''), '#8E4A38'],
      [block(-290, -336, 10, 70) + block(-290, -378, 36, 10) + peak(290, -336, 20, 64), '#C9C2B4'],
    ])
    s.draw(s.at(-250, 410, 1.15), [
      ...walker(0, '#2A2A3A', s.accent),
      ['M-34 -128h76l-14 -30h-50z', '#C98A4E'],
      [round(-4, -160, 9) + round(14, -162, 10) + round(-18, -158, 8), s.accent],
    ])
    s.draw(s.at(200, 450, 1.1), cow(0, '#C98A5A', '#B5744A'))
    paintRainfall(s, 40)
    paintTuft(s, 'right', '#2E5A3A')
  },
})
