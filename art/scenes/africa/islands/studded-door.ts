import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

const TEAK = '#5E3A2C'
const TEAK_DARK = '#3E2624'
const CARVED = '#8A5A3A'
const BRASS = '#E3B44A'

const grid = (xs: readonly number[], ys: readonly number[], one: (x: number, y: number) => string): string =>
  xs.flatMap((x) => ys.map((y) => one(x, y))).join('')

/** A boss of brass: a low cone with its point lit. */
const bosses = (xs: readonly number[], ys: readonly number[]): readonly GlyphPart[] => [
  [grid(xs, ys, (x, y) => round(x + 3, y + 4, 13)), TEAK_DARK],
  [grid(xs, ys, (x, y) => round(x, y, 12)), BRASS],
  [grid(xs, ys, (x, y) => `M${x - 3} ${y - 3}l-4 -4q6 -8 12 -2z`), '#FFF0C0'],
]

/** Two leaves with bosses, a carved post between them, a frame of chain and lotus, a rounded head with a rosette. */
const DOOR: readonly GlyphPart[] = [
  [block(6, 0, 400, 650), '#B89E80'],
  ['M-190 0V-560Q-190 -700 0 -700Q190 -700 190 -560V0z', CARVED],
  ['M-178 0V-556Q-178 -686 0 -686Q178 -686 178 -556V0z', TEAK_DARK],
  ['M-164 0V-552Q-164 -672 0 -672Q164 -672 164 -552V0z', CARVED],
  ['M-140 0V-470H140V0z', TEAK_DARK],
  [block(-68, -4, 122, 456) + block(68, -4, 122, 456), TEAK],
  [block(-12, -4, 6, 456) + block(126, -4, 6, 456), TEAK_DARK],
  [
    grid([-68, 68], [-60, -168, -276, -384], (x, y) => block(x, y, 100, 4)) +
      grid([-98, -38, 38, 98], [-4], (x, y) => block(x, y, 3, 456)),
    TEAK_DARK,
  ],
  ...bosses([-104, -68, -32, 32, 68, 104], [-34, -114, -222, -330, -424]),
  [block(0, 0, 26, 480), CARVED],
  [
    grid(
      [0],
      [-40, -90, -140, -190, -240, -290, -340, -390, -440],
      (x, y) => `M${x} ${y - 20}l10 20l-10 20l-10 -20z`,
    ),
    '#C08A52',
  ],
  ['M-164 -478H164V-500H-164z', '#C08A52'],
  ['M-140 -504V-548Q-140 -650 0 -650Q140 -650 140 -548V-504z', TEAK],
  [
    Array.from({ length: 9 }, (_none, i) => {
      const a = Math.PI * (1 + (i + 0.5) / 9)
      const [x, y] = [Math.round(92 * Math.cos(a)), Math.round(-510 + 92 * Math.sin(a))]
      return `M0 -510Q${Math.round(x * 0.6 - 14 * Math.sin(a))} ${Math.round(-510 + (y + 510) * 0.6 + 14 * Math.cos(a))} ${x} ${y}Q${Math.round(x * 0.6 + 14 * Math.sin(a))} ${Math.round(-510 + (y + 510) * 0.6 - 14 * Math.cos(a))} 0 -510z`
    }).join(''),
    '#C08A52',
  ],
  [round(0, -510, 22), BRASS],
  [
    grid([-152, 152], [-20, -58, -96, -134, -172, -210, -248, -286, -324, -362, -400, -438], (x, y) =>
      round(x, y, 7),
    ),
    '#C08A52',
  ],
  [block(-24, -210, 14, 30), BRASS],
]

/** A window with bars and shutters. */
const WINDOW: readonly GlyphPart[] = [
  [block(0, 0, 150, 210), CARVED],
  [block(0, -12, 124, 186), '#2A2228'],
  [
    grid([-46, -23, 0, 23, 46], [-12], (x, y) => block(x, y, 6, 186)) +
      grid([0], [-60, -110, -160], (x, y) => block(x, y, 124, 5)),
    '#6E6A6A',
  ],
]

const BICYCLE: readonly GlyphPart[] = [
  [
    'M-118 -52a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM-110 -52a44 44 0 1 1 88 0a44 44 0 1 1 -88 0zM22 -52a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM30 -52a44 44 0 1 1 88 0a44 44 0 1 1 -88 0z',
    '#2A2228',
  ],
  [
    'M-68 -54l30 -64l6 2l-30 64zM-70 -50h76v6h-76zM2 -46l-38 -78l6 -2l38 76zM-36 -112h82v6h-82zM4 -46l44 -66l5 3l-44 66zM72 -50l-30 -84l6 -2l30 84z',
    '#2E6A7A',
  ],
  ['M-56 -128h40v8h-40zM30 -142h32q10 0 8 10h-8l-2 -4h-30z', '#2A2228'],
  ['M60 -112h54v-34h-54z', '#C9A05E'],
]

const CAT: readonly GlyphPart[] = [
  [
    'M-30 0q-6 -30 12 -40q10 -6 14 -18q-2 -18 2 -24l8 8h12l8 -8q4 12 0 26q-2 12 -10 16q12 12 10 40zM26 -4q30 0 26 -34q6 -6 10 2q2 40 -36 40z',
    '#E0A45A',
  ],
]

/** A carved door of Zanzibar's Stone Town: brass bosses, stone benches, men at a board game, a bicycle. */
export const studdedDoor = landmark({
  name: 'studded-door',
  palette: { ...PALETTES.morning, deep: '#3A2C2C', lightText: 'in the cool of a lane' },
  accent: '#2E9C8E',
  mist: '#E9D9BC',
  ground: 0.8,
  sun: null,
  clouds: null,
  altText:
    'A carved double door with rows of brass bosses under a rounded head, in an old whitewashed wall; two men play a board game on the stone bench beside it, a bicycle and a cat on the other side',
  paint: (s) => {
    paintSheet(s, '#EADCC2')
    s.draw(s.at(0, 0), [
      [
        'M-1600 -900H-420Q-360 -760 -400 -600Q-480 -480 -700 -500Q-1100 -460 -1600 -560zM1600 -900H1500V-880z',
        '#F3E9D4',
      ],
      ['M-60 -900H1600V-90H460L236 -470Q190 -600 120 -640Q-20 -740 -60 -900z', '#D0BDA2'],
      [
        'M-380 -420q40 -30 80 0q10 50 -30 60q-60 0 -50 -60zM270 -420q50 -20 80 20q0 60 -40 60q-50 -20 -40 -80zM-640 -260q50 -30 90 10q10 60 -40 60q-60 -10 -50 -70z',
        '#D5C0A2',
      ],
      [
        'M-376 -410q20 -10 40 0v8h-40zM-330 -396h26v10h-26zM-372 -384h36v10h-36zM278 -396q20 -8 34 -2v10h-34zM306 -380h28v10h-28z',
        '#B9A084',
      ],
      ['M-1600 -20H1600V900H-1600z', '#A8998A'],
      ['M-1600 -20H1600V-8H-1600z', '#8A7A6E'],
      ['M-1600 60H1600V66H-1600zM-1600 140H1600V147H-1600z', '#93857A'],
    ])
    s.draw(s.at(-640, -220), WINDOW)
    s.draw(s.at(-960, -220), WINDOW)
    s.draw(s.at(600, -220), WINDOW)
    s.draw(s.at(0, -26), DOOR)
    s.draw(s.at(0, 0), [
      [block(0, 8, 440, 36), '#D9C8AC'],
      [block(0, 40, 520, 34), '#C4B196'],
      ['M-1600 8V-84H-250V8zM260 8V-84H1600V8z', '#DCCAAE'],
      ['M-1600 -84V-98H-244V-84zM254 -84V-98H1600V-84z', '#F6EDD8'],
      ['M-1600 8H-250V20H-1600zM260 8H1600V20H260z', '#8A7A6E'],
    ])
    s.draw(s.at(-366, -94, 1.3), sitter(0, '#F6F2E6', '#D9CDB4'))
    s.draw({ ...s.at(-228, -94, 1.3), scaleX: -1.3 * s.unit }, sitter(0, s.accent, '#4A4A5A'))
    s.draw(s.at(-300, -94), [
      ['M-40 0v-12h70v12z', TEAK_DARK],
      ['M-50 -12h90l-10 -10h-70z', CARVED],
    ])
    s.draw(s.at(-366, -94, 1.3), [['M-12 -92q2 -16 12 -16q10 0 12 16z', '#F6F2E6']])
    s.draw(s.at(270, 66, 1.02), BICYCLE)
    s.draw(s.at(330, -96, 0.9), CAT)
  },
})
