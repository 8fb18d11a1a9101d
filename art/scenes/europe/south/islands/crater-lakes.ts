import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { cow } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** A head of hydrangea: a ball of small flowers, lit from the left. */
const bloom = (x: number, y: number, r: number, ink: string, light: string): readonly GlyphPart[] => [
  [round(x, y, r), ink],
  [
    [
      [-0.4, -0.3],
      [0.05, -0.55],
      [-0.55, 0.15],
      [-0.05, -0.05],
      [0.4, -0.2],
      [-0.2, 0.45],
    ]
      .map(([dx = 0, dy = 0]) => round(x + dx * r, y + dy * r, r * 0.22))
      .join(''),
    light,
  ],
]

const HEDGE = Array.from({ length: 44 }, (_none, i) => {
  const x = -1200 + i * 46 + ((i * 17) % 22)
  return [x, -34 - ((i * 29) % 70), 25 + ((i * 7) % 13), i % 3] as const
})

/** Sete Cidades: two lakes in one crater, one blue and one green, a bridge between them, hydrangeas at the rim. */
export const craterLakes = landmark({
  name: 'crater-lakes',
  palette: {
    ...PALETTES.monsoon,
    top: '#6FA3C0',
    middle: '#BBD6D4',
    horizon: '#F6F0D8',
    deep: '#1B3E44',
    lightText: 'between two clouds',
  },
  accent: '#E4513C',
  ground: 0.25,
  sun: null,
  clouds: null,
  altText:
    'Two lakes side by side in a wide green crater, one blue and one green, a low bridge between them, blue hydrangeas along the path at the rim',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintWater(s, '#4E93B4', 0, '#E6EEDC', null)
    s.draw(s.at(0, 0), [
      [
        `M-1600 40Q-1100 -20 -760 0Q-520 10 -420 -40Q-330 -60 -240 -20Q-120 14 20 2Q140 -16 230 -46Q330 -76 430 -40Q640 0 900 -30L1300 -10V${deep}H-1600z`,
        '#6FA468',
      ],
      [
        'M-1600 40Q-1100 -20 -760 0Q-520 10 -420 -40Q-330 -60 -240 -20Q-120 14 20 2Q140 -16 230 -46Q330 -76 430 -40Q640 0 900 -30L1300 -10V110Q800 60 520 96Q400 70 330 90Q200 60 90 96Q-60 70 -160 92Q-300 60 -420 96Q-800 70 -1600 130z',
        '#4E8458',
      ],
      [
        'M-420 -40Q-330 -60 -240 -20Q-260 40 -200 86Q-300 62 -400 92Q-360 30 -420 -40zM230 -46Q330 -76 430 -40Q400 30 440 86Q390 70 330 90Q270 70 210 74Q280 30 230 -46zM20 2Q-40 10 -100 0Q-90 50 -60 84Q-20 76 30 84Q-10 50 20 2z',
        '#6B9A5C',
      ],
      ['M-1600 150Q-700 96 -300 110Q100 120 420 104Q800 100 1300 140V230H-1600z', '#8FB86A'],
      [
        'M-760 200Q-560 116 -180 118Q160 122 330 148Q460 176 330 214Q200 246 40 244L-60 252Q-330 266 -520 250Q-760 236 -760 200z',
        '#2E79AE',
      ],
      [
        'M-760 200Q-560 130 -180 134Q160 138 330 160Q400 176 396 180Q330 158 160 152Q-200 140 -500 168Q-680 184 -760 204z',
        '#79B4D2',
      ],
      [
        'M-70 292Q60 262 220 268Q410 276 470 320Q500 372 330 396Q120 420 -40 388Q-200 340 -70 292z',
        '#3F9468',
      ],
      [
        'M-70 292Q60 262 220 268Q410 276 470 320Q420 296 220 286Q60 282 -70 306Q-130 326 -134 330Q-120 308 -70 292z',
        '#8CC48C',
      ],
      ['M-190 262L60 246L330 220L520 226V250L330 246L80 272L-120 292z', '#A7C878'],
      ['M-10 276L200 252v-8L-10 268z', '#E9DDC0'],
      ['M20 272q20 -16 40 0zM76 266q20 -16 40 0zM132 260q18 -14 36 0z', '#4A6E66'],
    ])
    s.draw(s.at(0, 0), [
      [
        [-470, -430, -400, -360, -520, -560].map((x, i) => block(x, 292 + (i % 3) * 12, 26, 16)).join(''),
        '#FBF3E2',
      ],
      [
        [-470, -430, -400, -360, -520, -560]
          .map((x, i) => `M${x - 16} ${276 + (i % 3) * 12}l16 -13l16 13z`)
          .join(''),
        '#C2603F',
      ],
      [`M-1600 330Q-700 300 -360 350Q-60 410 120 470Q360 520 1300 380V${deep}H-1600z`, '#5E9A58'],
      ['M-1600 400Q-800 360 -420 400L-120 470L-60 452Q-240 380 -420 352Q-800 330 -1600 350z', '#86B55E'],
      [`M-1600 520Q-500 440 120 520Q600 580 1300 470V${deep}H-1600z`, '#3F7A4C'],
    ])
    s.draw(s.at(-300, 440, 0.62), cow(0, '#F6EFDF', '#3A3038'))
    s.draw(s.at(-190, 466, 0.5), cow(0, '#F6EFDF', '#3A3038'))
    const low = s.at(0, deep)
    s.draw(low, [['M-1600 20V-140Q-400 -190 0 -150Q400 -120 1300 -170V20z', '#E3D3B0']])
    s.draw(s.at(110, deep - 120, 1.15), [
      ...pointer(0, s.accent, '#F6EFDF'),
      ...walker(66, '#2F4A6E', '#F2C94A'),
    ])
    s.draw(low, [
      ['M-1600 20V-84Q-1000 -110 -600 -84T0 -76T600 -84T1300 -80V20z', '#2B5C40'],
      ...HEDGE.flatMap(([x, y, r, kind]) =>
        bloom(
          x,
          y,
          r,
          ['#4F72C2', '#7B8FD6', '#8A78C4'][kind] ?? '#4F72C2',
          ['#A9BCEC', '#CBD4F4', '#CDBFEA'][kind] ?? '#A9BCEC',
        ),
      ),
    ])
  },
})
