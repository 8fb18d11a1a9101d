import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

type Column = { readonly x: number; readonly top: number; readonly end: number; readonly half: number }

const wave = (index: number, by: number, turn: number): number => ((index * by) % turn) / (turn - 1) - 0.5

/** Three faces of each prism, its broken end seen from below and the joints across it. */
function prisms(
  columns: readonly Column[],
  [lit, middle, dark, end]: readonly string[],
): readonly GlyphPart[] {
  const join = (one: (column: Column, index: number) => string): string => columns.map(one).join('')
  return [
    [
      join(({ x, top, end: b, half: h }) => `M${x - h} ${top}V${b - 5}L${x - h * 0.36} ${b}V${top}z`),
      lit ?? '',
    ],
    [
      join(({ x, top, end: b, half: h }) => `M${x - h * 0.36} ${top}V${b}H${x + h * 0.42}V${top}z`),
      middle ?? '',
    ],
    [
      join(({ x, top, end: b, half: h }) => `M${x + h * 0.42} ${top}V${b}L${x + h} ${b - 5}V${top}z`),
      dark ?? '',
    ],
    [
      join(
        ({ x, end: b, half: h }) =>
          `M${x - h} ${b - 5}L${x - h * 0.36} ${b}H${x + h * 0.42}L${x + h} ${b - 5}L${x + h * 0.5} ${b + 9}H${x - h * 0.4}z`,
      ) +
        join(({ x, top, end: b, half: h }, i) =>
          [0.2, 0.62]
            .map((share, k) => {
              const y = Math.round(top + (b - top) * Math.max(0.12, share + wave(i * 5 + k * 3, 7, 13) * 0.5))
              return `M${x - h} ${y - 3}L${x - h * 0.36} ${y}H${x + h * 0.42}L${x + h} ${y - 3}V${y - 1}L${x + h * 0.42} ${y + 2}H${x - h * 0.36}L${x - h} ${y - 1}z`
            })
            .join(''),
        ),
      end ?? '',
    ],
  ]
}

const row = (
  from: number,
  to: number,
  half: number,
  top: (x: number) => number,
  end: (x: number, i: number) => number,
) =>
  Array.from({ length: Math.round((to - from) / (half * 1.92)) }, (_none, i): Column => {
    const x = Math.round(from + half + i * half * 1.92)
    return { x, top: Math.round(top(x)), end: Math.round(end(x, i)), half }
  })

/** A block of a fallen prism: a six-sided top and two faces. */
const block = (x: number, y: number, h: number): readonly GlyphPart[] => [
  [`M${x - h} ${y}V${y + h * 0.9}L${x - h * 0.3} ${y + h * 1.3}V${y + h * 0.4}z`, '#5E646E'],
  [
    `M${x - h * 0.3} ${y + h * 0.4}V${y + h * 1.3}H${x + h * 0.5}L${x + h} ${y + h * 0.9}V${y}L${x + h * 0.5} ${y + h * 0.4}z`,
    '#363C48',
  ],
  [
    `M${x - h} ${y}L${x - h * 0.5} ${y - h * 0.36}H${x + h * 0.4}L${x + h} ${y}L${x + h * 0.5} ${y + h * 0.4}H${x - h * 0.3}z`,
    '#9AA0A4',
  ],
]

const GRASS =
  'M-1600 -540Q-1000 -570 -560 -556Q-320 -560 -190 -530Q-90 -506 -26 -500H30Q100 -506 200 -536Q340 -566 600 -552Q1000 -560 1600 -540V-500Q1000 -520 600 -510Q400 -520 330 -494Q300 -470 290 -500Q240 -500 210 -476Q196 -448 184 -480Q110 -470 90 -474L30 -480H-26L-90 -468Q-150 -480 -176 -446Q-190 -486 -230 -480Q-262 -440 -280 -488Q-330 -500 -370 -478Q-400 -500 -560 -512Q-1000 -530 -1600 -500z'

/** Svartifoss: a thin fall over a hollow hung with basalt columns like the pipes of an organ. */
export const hangingColumns = landmark({
  name: 'hanging-columns',
  palette: {
    ...PALETTES.highland,
    top: '#7FA3B4',
    middle: '#BFD0CE',
    horizon: '#EEE6CE',
    deep: '#1C242E',
    lightText: 'on a bright grey day',
  },
  accent: '#E0432C',
  ground: 0.7,
  sun: null,
  clouds: null,
  altText:
    'A thin waterfall drops into a hollow hung with dark six-sided basalt columns like organ pipes, broken blocks of them in the stream below, a walker in a bright coat on the bank',
  paint: (s) => {
    paintHills(s, '#8FA3A0', 640, 60, 0)
    paintGroundMist(s, 700, 0.5)
    s.draw(s.at(0, 0), [['M-1600 60V-520H-200L0 -480L200 -520H1600V60z', '#1C222C']])
    s.draw(
      s.at(0, 0),
      prisms(
        row(
          -290,
          290,
          17,
          (x) => -492 - Math.abs(x) * 0.12,
          (x, i) => -196 - 70 * Math.exp(-((x / 110) ** 2)) + wave(i, 7, 11) * 80,
        ),
        ['#5E6A78', '#434D5C', '#2C3442', '#141A24'],
      ),
    )
    s.draw(s.at(0, 0), [
      ['M-290 30V-60Q-200 -110 -80 -120H90Q220 -110 290 -60V30z', '#2A313C'],
      [
        'M-280 24V-50l26 -20l24 8v86zM-222 24V-84l30 -12l22 10v102zM-160 24V-66l26 -18l30 10v98zM110 24V-84l26 -10l26 14v104zM170 24V-62l30 -16l24 10v92zM232 24V-40l24 -16l26 10v70z',
        '#3E4754',
      ],
    ])
    s.draw(s.at(0, 0), [
      ['M-14 -502Q-20 -300 -26 24H34Q26 -300 20 -502z', '#DDE9EA'],
      ['M-8 -502Q-10 -260 -4 24H12Q8 -260 6 -502z', '#FFFFFF'],
      ['M-14 -502Q-18 -380 -20 -260L-12 -330zM18 -500Q24 -300 30 -60L20 -240z', '#A9C3CC'],
    ])
    s.draw(s.at(0, 0), [
      ...prisms(
        row(
          -1610,
          -218,
          25,
          () => -536,
          (x, i) => Math.min(20, -150 - (x + 218) * 0.62 + wave(i, 5, 9) * 96),
        ),
        ['#9BA0A4', '#6C727C', '#444A57', '#20262F'],
      ),
      ...prisms(
        row(
          214,
          1610,
          25,
          () => -536,
          (x, i) => Math.min(20, -176 + (x - 214) * 0.56 + wave(i, 5, 9) * 96),
        ),
        ['#8A9096', '#5C626D', '#3A404D', '#1C222B'],
      ),
      [GRASS, '#7E9A4A'],
      [
        'M-1600 -540Q-1000 -570 -560 -556Q-320 -560 -190 -530Q-90 -506 -26 -500V-494Q-100 -496 -196 -516Q-330 -544 -560 -540Q-1000 -552 -1600 -524zM30 -500Q100 -506 200 -536Q340 -566 600 -552Q1000 -560 1600 -540V-526Q1000 -544 600 -538Q340 -550 206 -522Q100 -494 30 -494z',
        '#B4C06A',
      ],
    ])
    s.draw(s.at(0, 0), [
      ['M-30 -508Q4 -514 36 -508L20 -430H-15z', '#DDE9EA'],
      ['M-12 -509H16L7 -430H-8z', '#FFFFFF'],
    ])
    s.draw(s.at(0, 0), [
      [
        'M-1600 40V-70Q-1300 -40 -1100 -60Q-900 -20 -700 -50Q-500 -20 -380 0V60H-1600zM1600 40V-60Q1000 -20 760 -56Q560 -20 400 0V60H1600z',
        '#4A505C',
      ],
      ['M-1600 640V0Q-600 -30 -330 4Q-200 30 0 24Q200 30 340 0Q700 -30 1600 0V640z', '#4C7078'],
      ['M-200 26Q-60 10 0 14Q70 10 210 26Q60 60 -200 26z', '#E6EFEE'],
      [
        'M-120 70Q20 60 160 74Q40 84 -120 70zM-60 130Q60 122 230 138Q90 148 -60 130zM-160 210Q0 200 120 216Q0 228 -160 210z',
        '#A9C7CA',
      ],
    ])
    s.draw(s.at(0, 0), [
      [
        'M-1600 640V-10Q-700 -60 -420 -20Q-300 10 -236 60Q-190 130 -250 210Q-240 260 -80 300Q60 350 60 640z',
        '#6B7A48',
      ],
      [
        'M1600 640V-20Q700 -60 430 -20Q300 10 236 50Q220 110 300 170Q330 230 250 300Q200 360 200 640z',
        '#5A6A42',
      ],
      ['M-1600 640V120Q-700 90 -440 170Q-330 230 -140 330Q-20 400 -10 640z', '#8A9A56'],
    ])
    s.draw(s.at(0, 0), [
      ...block(-330, 6, 34),
      ...block(-256, 30, 26),
      ...block(-276, 86, 38),
      ...block(270, 10, 36),
      ...block(340, 36, 28),
      ...block(246, 74, 28),
      ...block(-40, 62, 22),
      ...block(96, 108, 34),
      ...block(160, 186, 44),
      ...block(300, 178, 60),
      ...block(-190, 168, 46),
      ...block(-60, 268, 52),
      ...[-1080, -760, -540, 560, 760].flatMap((x, i) => block(x, 20 + (i % 3) * 40, 40)),
    ])
    s.draw(s.at(-322, 240, 1), walker(0, s.accent, '#2E3A52'))
  },
})
