import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const FUR = '#9A8A70'
const FUR_DARK = '#75684F'
const ALGAE = '#8A9A62'
const CLAW = '#F2E6C8'
const BARK = '#6E5A4A'

/** A three-toed sloth under a branch, back down, its face to the viewer. */
const SLOTH: readonly GlyphPart[] = [
  [
    'M-196 -196Q-230 -60 -176 20L-112 10Q-150 -70 -140 -196zM150 -196Q196 -90 150 -10L96 -30Q118 -100 104 -196z',
    FUR_DARK,
  ],
  ['M-220 -30Q-230 120 -90 176Q60 220 170 130Q230 70 200 -20Q120 -60 -20 -50Q-150 -60 -220 -30z', FUR],
  ['M-220 -30Q-230 120 -90 176Q60 220 170 130Q200 100 204 60Q90 160 -60 126Q-180 96 -220 -30z', FUR_DARK],
  [
    'M-150 20Q-120 90 -40 104Q-110 76 -130 10zM-80 0Q-40 70 50 80Q-20 50 -56 -6zM10 -10Q50 40 120 44Q70 20 36 -16z',
    ALGAE,
  ],
  ['M-150 -214Q-172 -80 -120 30L-50 0Q-96 -90 -88 -214z', FUR],
  ['M70 -214Q100 -120 76 -50L140 -20Q176 -120 136 -214z', FUR],
  ['M-118 -200Q-124 -90 -90 0L-76 -6Q-106 -96 -104 -204z', ALGAE],
  [
    'M-196 -196q-12 -50 4 -70q10 -6 12 6q-8 30 4 60zM-172 -200q-8 -50 8 -68q10 -4 10 8q-8 28 2 58zM-150 -214q-8 -44 8 -62q10 -4 10 8q-8 24 2 54zM-120 -216q-8 -44 8 -62q10 -4 10 8q-8 24 2 54zM72 -214q-6 -44 10 -62q10 -4 10 8q-8 24 2 54zM104 -214q-6 -44 10 -62q10 -4 10 8q-8 24 2 54zM146 -198q-6 -44 10 -62q10 -4 10 8q-8 24 2 54z',
    CLAW,
  ],
  [round(196, 44, 92), FUR],
  ['M110 20q40 -70 110 -64q60 10 68 70q-40 -50 -90 -44q-50 4 -88 38z', FUR_DARK],
  [round(204, 54, 70), '#EBDCB8'],
  [
    'M146 44q26 -26 54 -6q-10 26 -30 28q-18 4 -36 22q0 -26 12 -44zM262 44q-26 -26 -54 -6q10 26 30 28q18 4 36 22q0 -26 -12 -44z',
    '#5A4638',
  ],
  [round(178, 50, 11) + round(230, 50, 11), '#1E1A1C'],
  [round(175, 46, 3.4) + round(227, 46, 3.4), '#FFFFFF'],
  ['M186 76q18 -14 36 0q-4 18 -18 20q-14 -2 -18 -20z', '#3A2C28'],
  ['M160 92q44 34 88 0l4 6q-48 42 -96 0z', '#6E5646'],
]

/** A leaf of cecropia: lobes like the fingers of a hand. */
const cecropia = (x: number, y: number, size: number, turn: number): string =>
  Array.from({ length: 9 }, (_none, i) => {
    const a = turn + ((i - 4) / 9) * 4.6
    const at = (angle: number, far: number): string =>
      `${Math.round(x + far * size * Math.cos(angle))} ${Math.round(y + far * size * Math.sin(angle))}`
    return `M${x} ${y}L${at(a - 0.2, 0.5)}Q${at(a - 0.16, 0.94)} ${at(a, 1)}Q${at(a + 0.16, 0.94)} ${at(a + 0.2, 0.5)}z`
  }).join('')

/** A heliconia: a hanging chain of boat-shaped bracts. */
const heliconia = (x: number, y: number, size: number, red: string): readonly GlyphPart[] => [
  [`M${x - 3} ${y}q6 ${120 * size} -6 ${250 * size}h8q10 ${-130 * size} 4 ${-250 * size}z`, '#4E7A3E'],
  [
    [0, 1, 2, 3, 4]
      .map((i) => {
        const side = i % 2 === 0 ? 1 : -1
        const by = y + (40 + i * 42) * size
        return `M${x} ${by}q${40 * side * size} ${-10 * size} ${86 * side * size} ${-34 * size}q${-14 * side * size} ${50 * size} ${-84 * side * size} ${58 * size}z`
      })
      .join(''),
    red,
  ],
  [
    [0, 1, 2, 3, 4]
      .map((i) => {
        const side = i % 2 === 0 ? 1 : -1
        const by = y + (40 + i * 42) * size
        return `M${x + 62 * side * size} ${by - 18 * size}q${14 * side * size} ${-8 * size} ${24 * side * size} ${-16 * size}q${-4 * side * size} ${16 * size} ${-12 * side * size} ${26 * size}z`
      })
      .join(''),
    '#F2D24A',
  ],
]

/** A sloth in Costa Rica: under a branch of cecropia above misty forest, heliconias at the edge. */
export const slothBranch = landmark({
  name: 'sloth-branch',
  palette: {
    ...PALETTES.monsoon,
    top: '#7FB4A4',
    middle: '#BFDABC',
    horizon: '#F4F0CE',
    deep: '#16402E',
    lightText: 'after a shower',
  },
  accent: '#E23A2E',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A three-toed sloth hangs under a branch and looks at the viewer, long claws hooked over the wood, broad lobed leaves around it, misty rainforest below, red heliconias at the edge',
  paint: (s) => {
    paintHills(s, '#A4C9AC', 220, 70, 0.6)
    paintHills(s, '#7FB08E', 110, 50, 0.6)
    paintGroundMist(s, 100, 0.6)
    paintTreeCrowns(s, '#4E8A62', 120, 60, '#3A7254')
    paintTreeCrowns(s, '#2F6A4A', 150, 250, '#24583E')
    s.draw(s.at(0, 0), [
      ['M-1600 240H1600V900H-1600z', '#2F6A4A'],
      ['M-1600 330Q-900 280 -300 330Q300 290 1600 340V900H-1600z', '#1E4A36'],
    ])
    s.draw(s.at(0, 0), [
      [
        [
          [-330, -420, 170, 0.6],
          [320, -470, 180, 2.2],
          [-620, -440, 190, 0.9],
          [660, -380, 170, 2],
          [-980, -400, 180, 0.8],
        ]
          .map(([x = 0, y = 0, size = 0, turn = 0]) => cecropia(x, y, size, turn))
          .join(''),
        '#3E7A50',
      ],
      [
        [
          [-200, -470, 140, 1.3],
          [200, -480, 130, 1.6],
          [-480, -420, 150, 1.5],
          [480, -440, 150, 1.5],
          [-800, -430, 150, 1.3],
        ]
          .map(([x = 0, y = 0, size = 0, turn = 0]) => cecropia(x, y, size, turn))
          .join(''),
        '#6EA45A',
      ],
      [
        'M-1600 -268Q-900 -330 -400 -296Q0 -262 400 -300Q800 -340 1600 -280V-236Q800 -296 400 -254Q0 -216 -400 -250Q-900 -286 -1600 -222z',
        BARK,
      ],
      [
        'M-1600 -240Q-900 -300 -400 -264Q0 -230 400 -268Q800 -308 1600 -250V-236Q800 -296 400 -254Q0 -216 -400 -250Q-900 -286 -1600 -222z',
        '#4E3E38',
      ],
      [[-1100, -700, -300, 20, 330, 620].map((x) => `M${x} -290l10 44h-7l-14 -44z`).join(''), '#8A7460'],
    ])
    s.draw(s.at(-30, -12, 1.12), SLOTH)
    s.draw(s.at(0, 0), [
      ...heliconia(-330, 120, 1.1, s.accent),
      ...heliconia(-420, 60, 1, s.accent),
      ...heliconia(560, 110, 1.1, s.accent),
      ...heliconia(-800, 120, 1.1, s.accent),
    ])
  },
})
