import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, dome, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const TOES = [
  [34, -12],
  [44, 6],
  [26, 20],
] as const

/** A foot of three toes that end in round pads. */
const foot = (x: number, y: number, side: number): readonly GlyphPart[] =>
  TOES.flatMap(([dx, dy]) => [
    [`M${x} ${y - 5}L${x + dx * side} ${y + dy - 4}v8L${x} ${y + 6}z`, '#7A4C2E'] as const,
    [round(x + dx * side, y + dy, 8), '#7A4C2E'] as const,
  ])

/** A coquí that calls, to the right: throat blown up, hind leg folded. */
const frog = (eye: string): readonly GlyphPart[] => [
  ...foot(-128, -8, -1),
  ...foot(66, -6, 1),
  [
    'M-150 -20Q-190 -90 -110 -150Q-40 -190 40 -196Q70 -230 108 -214Q150 -196 150 -160Q140 -120 100 -104Q60 -40 0 -24Q-90 -6 -150 -20z',
    '#B4783F',
  ],
  [
    'M-110 -150Q-40 -190 40 -196Q70 -230 108 -214Q60 -200 40 -176Q-30 -170 -90 -130Q-150 -90 -150 -20Q-190 -90 -110 -150z',
    '#D39A56',
  ],
  [
    'M-60 -150q20 -10 30 4q-14 12 -30 -4zM0 -160q20 -8 28 6q-16 10 -28 -6zM-100 -110q16 -12 28 0q-12 14 -28 0z',
    '#7A4C2E',
  ],
  ['M150 -164Q176 -120 150 -72Q116 -36 76 -56Q52 -80 76 -112Q110 -108 150 -164z', '#F0D9A6'],
  ['M150 -132Q160 -100 140 -74Q118 -50 86 -56Q124 -78 150 -132z', '#D3B27C'],
  ['M40 -90Q70 -80 76 -40L84 -8H54L46 -40Q20 -50 10 -80z', '#C08A4A'],
  ['M-150 -24Q-170 -90 -104 -112Q-40 -110 -20 -60Q-20 -30 -60 -16L-130 -2Q-156 -8 -150 -24z', '#C08A4A'],
  ['M-150 -24Q-164 -84 -104 -112Q-60 -110 -36 -84Q-90 -96 -120 -60Q-134 -36 -150 -24z', '#E0AE68'],
  ['M-128 -6L-40 -24l4 10L-116 10z', '#7A4C2E'],
  [round(98, -190, 26), '#B4783F'],
  [round(100, -192, 20), eye],
  ['M86 -192q14 -12 30 0q-14 10 -30 0z', '#231A22'],
  [round(94, -200, 4), '#FFF6DA'],
]

/** A big leaf with its middle rib, from its stalk to its tip. */
const leaf = (x: number, y: number, dx: number, dy: number, wide: number): string =>
  `M${x} ${y}C${x + dx * 0.2 - dy * wide} ${y + dy * 0.2 + dx * wide} ${x + dx * 0.8 - dy * wide} ${y + dy * 0.8 + dx * wide} ${x + dx} ${y + dy}C${x + dx * 0.8 + dy * wide * 0.5} ${y + dy * 0.8 - dx * wide * 0.5} ${x + dx * 0.2 + dy * wide * 0.5} ${y + dy * 0.2 - dx * wide * 0.5} ${x} ${y}z`

const crowns = (from: number, to: number, y: number, r: number): string =>
  Array.from({ length: Math.ceil((to - from) / r) }, (_none, i) =>
    dome(
      from + i * r,
      y + ((i * 7) % 4) * 4,
      r * (0.8 + ((i * 5) % 3) * 0.2),
      r * (0.8 + ((i * 3) % 4) * 0.2),
    ),
  ).join('')

/** El Yunque after dark: a coquí on a wet leaf, the round lookout tower on its ridge, fireflies. */
export const treeFrog = landmark({
  name: 'tree-frog',
  palette: {
    ...PALETTES.night,
    top: '#123A4E',
    middle: '#2E6A72',
    horizon: '#A9CBA0',
    deep: '#0A2228',
    lightText: 'just after dark',
  },
  accent: '#F2C23E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A small brown tree frog with its throat blown up calls from a wet leaf, behind it a round stone lookout tower on a ridge of rainforest',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 0), [
      [
        'M-1600 0V-90Q-900 -120 -560 -150Q-400 -230 -300 -240Q-200 -230 -120 -150Q60 -90 200 -110Q330 -180 420 -170Q600 -100 1300 -90V0z',
        '#3B7A74',
      ],
    ])
    sprayBand(s.canvas, '#CFE0C4', s.groundY - 20 * s.unit, s.groundY - 150 * s.unit, 0.6)
    s.draw(s.at(130, -76, 1), [
      ...solid(0, 20, 88, 190, '#A9A48E', '#5F6A66', 0.42),
      [block(0, -166, 96, 10) + crenels(-42, 42, 5, -174, 14), '#BDB69C'],
      [block(30, -166, 36, 10), '#5F6A66'],
      [arches(-14, -14, 1, -104, 14, 34) + arches(-14, -14, 1, -40, 14, 34), '#FFD98A'],
      [arches(0, 0, 1, 20, 26, 46), '#2E3A3C'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1600 40V-30Q-500 -60 0 -66Q200 -80 400 -50L1300 -20V40z', '#24594F'],
      [crowns(-1600, 1300, -24, 44), '#24594F'],
      [`M-1600 30H1300V${deep}H-1600z`, '#174238'],
      [crowns(-1620, 1300, 46, 54), '#1C4C40'],
      [crowns(-1600, 1300, 110, 60), '#174238'],
    ])
    let sparks = ''
    for (let index = 0; index < 26; index += 1)
      sparks += lensPath(
        s.canvas.random(0, s.width),
        s.groundY + s.canvas.random(-60, 220) * s.unit,
        4 * s.unit,
        7 * s.unit,
      )
    addPath(s.canvas, sparks, '#F3E29A', { opacity: 0.85 })
    s.draw(s.at(0, deep), [
      [
        leaf(-520, 20, 260, -330, 0.3) +
          leaf(480, 20, -190, -420, 0.3) +
          leaf(560, 20, 40, -460, 0.26) +
          leaf(-700, 20, -90, -420, 0.28) +
          leaf(-980, 20, 120, -360, 0.3),
        '#113A30',
      ],
      [leaf(460, -40, -870, -150, 0.26), '#3E8A52'],
      ['M460 -40C200 -60 -100 -160 -410 -190C-140 -100 120 -20 460 -40z', '#5FAE62'],
      ['M460 -44Q0 -60 -410 -190Q0 -86 460 -36z', '#BFDC8A'],
      [leaf(-480, 20, 330, -120, 0.3) + leaf(520, 20, -300, -70, 0.3), '#0E2E28'],
      [round(-220, -150, 9) + round(230, -62, 11) + round(120, -30, 8) + round(-60, -70, 7), '#D7F0DC'],
    ])
    s.draw(s.at(20, deep - 116, 1.34), frog(s.accent))
  },
})
