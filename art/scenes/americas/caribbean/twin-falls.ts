import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

type Clump = readonly [x: number, y: number, radius: number]

/** Leaves that hang over rock: round heads in two inks, lit from above, along a line. */
function foliage(from: Clump, to: Clump, lit: string, shade: string): readonly GlyphPart[] {
  const count = Math.ceil(Math.abs(to[0] - from[0]) / (from[2] * 1.05)) + 1
  const heads = Array.from({ length: count }, (_none, i) => {
    const share = count === 1 ? 0 : i / (count - 1)
    const size = from[2] + (to[2] - from[2]) * share
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + ((i * 13) % 5) * 6,
      size * (0.85 + ((i * 7) % 4) * 0.12),
    ] as const
  })
  return [
    [
      heads.map(([x, y, r]) => round(x, y + r * 0.5, r) + round(x + r * 0.6, y + r * 1.1, r * 0.7)).join(''),
      shade,
    ],
    [heads.map(([x, y, r]) => round(x, y, r * 0.9) + round(x - r * 0.5, y + r * 0.4, r * 0.6)).join(''), lit],
  ]
}

const boulder = (x: number, y: number, w: number, h: number): readonly GlyphPart[] => [
  [
    `M${x - w / 2} ${y}Q${x - w * 0.52} ${y - h * 0.7} ${x - w * 0.14} ${y - h}Q${x + w * 0.4} ${y - h} ${x + w / 2} ${y}z`,
    '#4E5450',
  ],
  [
    `M${x - w * 0.44} ${y - h * 0.5}Q${x - w * 0.36} ${y - h * 0.86} ${x - w * 0.12} ${y - h}Q${x + w * 0.2} ${y - h} ${x + w * 0.3} ${y - h * 0.76}Q${x - w * 0.1} ${y - h * 0.8} ${x - w * 0.44} ${y - h * 0.5}z`,
    '#7E9A5E',
  ],
]

/** Head, shoulders and arms of someone who leans back in the water. */
const bather = (x: number, y: number, suit: string): readonly GlyphPart[] => [
  [`M${x - 30} ${y}q4 -24 30 -24q26 0 30 24z`, suit],
  [`M${x - 30} ${y}q2 -16 12 -20l6 20zM${x + 30} ${y}q-2 -16 -12 -20l-6 20z`, '#6E3E2E'],
  [round(x, y - 38, 14), '#6E3E2E'],
  [`M${x - 15} ${y - 40}q0 -16 15 -16q15 0 15 16q-15 -8 -30 0z`, '#231A22'],
]

/** A lobster-claw flower on its stem. */
const heliconia = (x: number, y: number, side: number): readonly GlyphPart[] => [
  [
    `M${x - 4} ${y}Q${x + side * 8} ${y - 120} ${x + side * 30} ${y - 220}l6 2Q${x + side * 18} ${y - 110} ${x + 5} ${y}z`,
    '#3E7A3E',
  ],
  [
    [0, 1, 2, 3]
      .map((i) => {
        const [bx, by, turn] = [x + side * (30 + i * 1), y - 210 + i * 38, i % 2 === 0 ? 1 : -1]
        return `M${bx} ${by}q${turn * 30} -6 ${turn * 52} -34q${turn * -2} 34 ${turn * -52} 52z`
      })
      .join(''),
    '#D8342E',
  ],
  [
    [0, 1, 2, 3]
      .map((i) => {
        const [bx, by, turn] = [x + side * (30 + i * 1), y - 210 + i * 38, i % 2 === 0 ? 1 : -1]
        return `M${bx + turn * 30} ${by - 12}q${turn * 14} -8 ${turn * 22} -22q${turn * 2} 14 ${turn * -10} 28z`
      })
      .join(''),
    '#F5C93C',
  ],
]

const leaf = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}Q${x + dx * 0.1} ${y + dy * 0.7} ${x + dx} ${y + dy}Q${x + dx * 0.9} ${y + dy * 0.2} ${x} ${y}z`

/** Trafalgar Falls: two falls of one wall, the tall and the broad one, boulders, warm pools, lobster claws. */
export const twinFalls = landmark({
  name: 'twin-falls',
  palette: {
    ...PALETTES.forest,
    top: '#BFD8C4',
    middle: '#DCE8CC',
    horizon: '#F3F3DC',
    lightText: 'after the shower',
  },
  accent: '#F08A2E',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'Two waterfalls, one tall, one broad, down a wall of dripping forest, people in a warm pool among mossy boulders, red heliconias in front',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    const top = -s.groundY / s.unit - 20
    paintSheet(s, '#3F7B56')
    s.draw(s.at(0, 0), [
      [
        `M-230 ${top}H330L200 ${top + 70}Q120 ${top + 120} 40 ${top + 96}Q-100 ${top + 130} -230 ${top}z`,
        '#DCE8CC',
      ],
      [
        `M-1600 ${top}H-150L-120 ${top + 120}L-60 ${top + 150}L-30 0H-1600zM330 ${top}H1300V0H40L60 -250L150 -300L250 -330z`,
        '#2F6A4A',
      ],
      [`M-210 ${top + 90}L-150 ${top + 100}L-130 0H-240zM90 -330L300 -350L330 0H70z`, '#54605A'],
      [`M-60 ${top + 130}L70 ${top + 190}L90 0H-80z`, '#3F7B56'],
    ])
    s.draw(s.at(0, 0), [
      [
        `M-196 ${top + 92}Q-180 ${top + 86} -160 ${top + 98}Q-166 -200 -142 10H-216Q-190 -200 -196 ${top + 92}z`,
        '#F7F8EE',
      ],
      [
        `M-182 ${top + 92}Q-186 -200 -196 10h-10Q-184 -200 -188 ${top + 92}zM-168 ${top + 94}Q-172 -200 -160 10h-8Q-178 -200 -174 ${top + 94}z`,
        '#BDD4CC',
      ],
      ['M130 -320Q200 -336 264 -322Q258 -160 290 16H106Q132 -160 130 -320z', '#F7F8EE'],
      [
        'M160 -324Q162 -160 146 16h-14Q150 -160 150 -322zM210 -328Q212 -160 214 16h-16Q198 -160 200 -328zM240 -324Q240 -160 262 16h-12Q230 -160 232 -326z',
        '#BDD4CC',
      ],
      ['M-132 -220Q-124 -100 -110 10h-24Q-134 -100 -132 -220z', s.accent],
    ])
    s.draw(s.at(0, 0), [
      ...foliage([-1500, top + 40, 70], [-236, top + 60, 54], '#4E9060', '#26593F'),
      ...foliage([1200, top + 60, 70], [352, top + 90, 50], '#4E9060', '#26593F'),
      ...foliage([-40, -420, 40], [70, -350, 46], '#5B9C66', '#2F6A4A'),
      ...foliage([352, -330, 44], [1200, -300, 60], '#4E9060', '#26593F'),
      ...foliage([-1500, -260, 66], [-256, -190, 48], '#5B9C66', '#2A6045'),
      ...foliage([-60, -200, 40], [64, -150, 40], '#4E9060', '#26593F'),
      ...foliage([350, -130, 44], [1200, -160, 60], '#5B9C66', '#2A6045'),
      ...foliage([-1500, -70, 60], [-262, -40, 44], '#4E9060', '#26593F'),
    ])
    sprayBand(s.canvas, '#F3F6E6', s.groundY + 40 * s.unit, s.groundY - 150 * s.unit, 0.8)
    s.draw(s.at(0, 0), [
      [`M-1600 20Q-400 6 0 24T1300 16V${deep}H-1600z`, '#6FA79A'],
      [
        'M-300 60q140 -18 300 0q-140 20 -300 0zM40 110q140 -16 280 4q-140 16 -280 -4zM-380 190q120 -14 240 4q-120 14 -240 -4z',
        '#CBE2D2',
      ],
      ...boulder(-320, 60, 190, 86),
      ...boulder(-90, 52, 150, 66),
      ...boulder(70, 64, 170, 80),
      ...boulder(320, 70, 200, 96),
      ...boulder(-640, 80, 260, 120),
      ...boulder(620, 84, 260, 120),
      ...boulder(-940, 90, 260, 110),
      ...boulder(-330, 190, 230, 110),
      ...boulder(330, 220, 260, 120),
    ])
    s.draw(s.at(0, 0), [...bather(20, 190, s.accent), ...bather(110, 214, '#2E4A6E')])
    s.draw(s.at(0, 0), [
      ['M-40 192q60 -10 120 0q-60 12 -120 0zM50 216q60 -10 120 0q-60 12 -120 0z', '#CBE2D2'],
      ...boulder(-150, 290, 260, 110),
      ...boulder(190, 330, 300, 120),
    ])
    s.draw(s.at(0, deep), [
      [
        leaf(-420, 20, 130, -250) +
          leaf(-380, 20, 260, -160) +
          leaf(-460, 20, -60, -300) +
          leaf(430, 20, -120, -230) +
          leaf(400, 20, -250, -130) +
          leaf(470, 20, 60, -280),
        '#1F5238',
      ],
      [
        leaf(-400, 20, 190, -220) +
          leaf(-440, 20, 40, -300) +
          leaf(410, 20, -190, -190) +
          leaf(450, 20, -20, -280),
        '#3E8450',
      ],
      ...heliconia(-330, 0, 1),
      ...heliconia(-420, 0, -1),
      ...heliconia(350, 0, -1),
    ])
  },
})
