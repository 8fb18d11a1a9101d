import { paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, hip, panes, peak, peaks, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const INKS = ['#E8A878', '#F2CF94', '#D98A6A', '#EBBFA0', '#C9A88E', '#F3DDB4'] as const

/** Lyon from the Saone: coloured fronts, the red footbridge and the white basilica on its hill. */
export const basilicaHill = landmark({
  name: 'basilica-hill',
  palette: { ...PALETTES.morning, top: '#6A9EC0', middle: '#C0D2CC', horizon: '#FBE0BC' },
  accent: '#D8402E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A white basilica with four towers on a wooded hill over a row of tall pink and yellow houses, a red cable footbridge across the river',
  paint: (s) => {
    s.draw(s.at(0, 10), [
      ['M-1500 0V-230Q-800 -300 -400 -270Q-100 -380 260 -380Q480 -350 1200 -230V0z', '#6E9A74'],
      ['M260 -380Q480 -350 1200 -230V0H420Q400 -230 260 -380z', '#4A7660'],
    ])
    s.draw(s.at(60, -360), [
      ...solid(0, 0, 210, 120, '#FBF6EA', '#C4C4C4', 0.3),
      [peak(-20, -118, 160, 60), '#FBF6EA'],
      ...[-110, -46, 60, 116].flatMap((x) => [
        ...solid(x, 0, 46, 196, '#FBF6EA', '#B9BCC0', 0.4),
        [peaks(x - 16, x + 16, 3, -194, 13, 22), '#FBF6EA'] as const,
        [arches(x - 4, x - 4, 1, -110, 16, 50), '#8A94A4'] as const,
      ]),
      [arches(-20, 50, 3, 0, 22, 80), '#8A94A4'],
    ])
    s.draw(s.at(300, -330), [
      ['M-20 0L-6 -200h12L20 0h-8L4 -120h-8L-12 0z', '#8E8478'],
      [block(0, -120, 26, 8), '#8E8478'],
    ])
    for (let i = 0; i < 22; i += 1) {
      const tall = 210 + ((i * 47) % 60)
      s.draw(s.at(-1310 + i * 116, 12), [
        ...solid(0, 0, 114, tall, INKS[i % 6] ?? '#E8A878', '#94706A', 0.14),
        [hip(0, -tall, 60, 20, 0.8), '#B5643E'],
        [
          Array.from({ length: 4 }, (_n, row) => panes(-38, 26, 4, -20 - row * 48, 13, 28)).join(''),
          '#6E6A72',
        ],
        [block(-30, -tall - 10, 14, 36), '#A5685A'],
      ])
    }
    s.draw(s.at(0, 10), [
      ['M-1500 0H1200V40H-1500z', '#C9B294'],
      ['M-1500 0H1200v10H-1500z', '#E8D6B8'],
    ])
    paintWater(s, '#5E8E86', 48, '#EBDCBC', null)
    s.draw(s.at(0, 60), [
      ['M-1500 60Q-300 10 1200 60V76Q-300 26 -1500 76z', '#FBF3E0'],
      ['M-190 140V-190h20v330zM-150 140V-190h14v330zM-196 -190h66v-14h-66z', s.accent],
      [
        [-3, -2, -1, 1, 2, 3]
          .map((k) => `M-166 -184L${-166 + k * 150} ${46 + Math.abs(k) * 1}l4 0L-162 -184z`)
          .join(''),
        s.accent,
      ],
      ['M-220 140h110v30h-110z', '#C9B294'],
    ])
    s.draw(s.at(60, 90, 0.9), [
      ...walker(0, '#3E6A9A', '#F2C23C'),
      ...person(-90, '#F6F0E0'),
      ...person(150, '#5E8A5A', '#F2D9A0'),
    ])
    paintFloating(s, s.at(160, 270, 1.1), 120, [
      ['M-150 -24H150L128 16H-130z', '#3E4A5A'],
      ['M-110 -24v-40H100v40z', '#FBF6E8'],
      [panes(-90, 80, 8, -34, 12, 18), '#3A4A5C'],
      ['M-120 -64h232v-10h-232z', '#7A8A5E'],
    ])
  },
})
