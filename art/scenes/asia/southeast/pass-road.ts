import { paintGroundMist } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

type Bend = readonly [number, number, number]

/** A river or road through its bends: across, down and half of the width. */
function ribbon(bends: readonly Bend[], side = 0): string {
  const edge = (points: readonly Bend[], sign: number): string =>
    points
      .map(([x, y, half], i) => {
        const [px, py, ph] = points[i - 1] ?? [x, y, half]
        const [from, to, middle] = [px + sign * ph + side * ph, x + sign * half + side * half, (py + y) / 2]
        return i === 0 ? `${to} ${y}` : `C${from} ${middle} ${to} ${middle} ${to} ${y}`
      })
      .join('')
  return `M${edge(bends, -1)}L${edge(bends.toReversed(), 1)}z`
}

const karst = (x: number, base: number, half: number, tall: number): string =>
  `M${x - half} ${base}Q${x - half * 0.5} ${base - tall * 0.4} ${x - half * 0.2} ${base - tall * 0.9}Q${x} ${base - tall * 1.1} ${x + half * 0.24} ${base - tall * 0.82}Q${x + half * 0.5} ${base - tall * 0.3} ${x + half} ${base}z`

const range = (base: number, tall: number, half: number, shift: number): string =>
  Array.from({ length: 26 }, (_none, i) =>
    karst(-1600 + shift + i * 124, base, half * (1 + (i % 3) * 0.2), tall * (0.5 + ((i * 7) % 5) * 0.14)),
  ).join('')

const RIVER: readonly Bend[] = [
  [10, 70, 5],
  [52, 132, 9],
  [-60, 214, 14],
  [48, 330, 20],
  [-96, 500, 30],
  [-40, 760, 46],
  [-150, 1120, 76],
]
const ROAD: readonly Bend[] = [
  [236, 40, 2],
  [206, 110, 4],
  [262, 180, 7],
  [214, 270, 11],
  [300, 370, 18],
  [250, 500, 30],
  [380, 720, 60],
  [300, 1120, 120],
]

/** Ma Pi Leng: a road along a limestone wall, the thread of the Nho Que between the spurs far below. */
export const passRoad = landmark({
  name: 'pass-road',
  palette: {
    ...PALETTES.highland,
    top: '#7FA3B4',
    middle: '#BCD0CC',
    horizon: '#F3E7CC',
    lightText: 'as the mist lifts',
  },
  accent: '#D8402E',
  ground: 0.34,
  sun: null,
  clouds: null,
  altText:
    'A road along a limestone wall high above a gorge where a green river winds between the spurs, pointed hills in rows behind, a motorbike and a woman with a basket at a bend',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [range(20, 190, 96, 0), '#A9BEC2'],
      [range(50, 150, 104, 60), '#85A2A4'],
    ])
    paintGroundMist(s, 130, 0.7)
    s.draw(s.at(0, 0), [
      [`M-1600 24Q-300 -16 60 26Q500 0 1600 40V${deep}H-1600z`, '#88A596'],
      [ribbon(RIVER), '#2E9C8C'],
      [ribbon(RIVER.map(([x, y, half]) => [x, y, half * 0.4] as const)), '#7AD6BE'],
      // The spurs reach in from both sides, each hiding a bend of the river.
      ['M-1600 10Q-300 -10 -180 20Q-60 60 38 128Q-40 170 -160 190H-1600z', '#6C9080'],
      ['M1600 30Q300 20 190 60Q60 130 -44 208Q80 250 240 260H1600z', '#A8AC98'],
      [`M190 60Q60 130 -44 208Q60 170 130 150Q160 100 190 60z`, '#C9C7B0'],
      [
        'M-1600 -60L-1300 -170L-1120 -110L-900 -240L-760 -180L-600 -230L-420 -130Q-300 -40 -220 110Q-80 220 28 324Q-80 420 -240 470H-1600z',
        '#4F7A70',
      ],
      [
        'M-900 -240L-760 -180L-640 40L-520 240Q-760 120 -900 -240zM-1300 -170L-1120 -110L-1000 100Q-1200 20 -1300 -170z',
        '#6E9880',
      ],
      ['M-420 -130Q-300 -40 -220 110Q-80 220 28 324Q-120 260 -270 160Q-350 20 -420 -130z', '#6E9880'],
      [
        `M1600 -260L760 -300L560 -236L430 -270L330 -170L270 -40L170 190Q40 390 -70 470Q-20 560 -10 ${deep}H1600z`,
        '#8C9184',
      ],
      [
        `M430 -270L330 -170L270 -40L170 190Q40 390 -70 470Q-20 560 -10 ${deep}H90Q110 560 190 420L236 200L330 -30z`,
        '#D6D0B8',
      ],
      [
        'M560 -236L430 -270L330 -30L380 -60L430 60L470 -80zM640 60L560 200L520 380L600 300zM330 90l50 40l-30 120z',
        '#6C746C',
      ],
      [
        'M300 -70L272 -10L262 60L290 10zM214 150L150 250L132 320L176 270zM120 330L40 430L20 470L84 420zM60 490L36 560L30 640L74 570zM196 400L150 480L140 560L176 490z',
        '#A9A48E',
      ],
      [
        'M520 -150q40 20 30 60q-40 10 -60 -20zM600 120q50 20 30 70q-50 0 -60 -30zM470 420q50 0 50 50q-50 20 -70 -10zM330 250q30 0 34 26q-26 16 -44 -2z',
        '#6E8A60',
      ],
      [ribbon(ROAD, 0.28), '#5A605C'],
      [ribbon(ROAD), '#F3E7CC'],
      [ribbon(ROAD.map(([x, y, half]) => [x, y, half * 0.76] as const)), '#6A6870'],
      [`M-1600 ${deep}V380Q-420 330 -200 480Q-110 560 -120 ${deep}z`, '#3E6A56'],
      ['M-1600 380Q-420 330 -200 480Q-110 560 -120 620Q-200 520 -300 480Q-500 400 -1600 440z', '#8CB06A'],
    ])
    s.draw(s.at(300, 622, 1.1), [
      [round(-46, -22, 22) + round(52, -22, 22), '#2A2430'],
      [round(-46, -22, 10) + round(52, -22, 10), '#A9A6A0'],
      ['M-50 -30q10 -40 44 -38h50l20 -24l8 4l-10 40l-20 30h-60z', s.accent],
      [
        'M-20 -66q-4 -46 16 -54q24 4 22 36l26 14l-4 8l-34 -8l4 20l16 10l0 34h-10l-8 -28l-30 -6zM-56 -62q-4 -46 16 -54q20 4 20 36l14 10l-30 14z',
        '#24486C',
      ],
      [round(0, -134, 14) + round(-36, -128, 13), '#7A4632'],
      ['M-16 -136q14 -22 32 0zM-50 -130q14 -20 28 0z', '#F2C23C'],
    ])
    s.draw(s.at(-258, 560, 1.2), [...robed(0, '#2A2E4A', s.accent), ['M-44 -92h36l-6 56h-24z', '#D9A862']])
  },
})
