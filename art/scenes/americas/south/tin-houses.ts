import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DARK = '#2A2A3A'

/** A point of a wall that recedes from the corner at x 0 to one side: share of its length, units up. */
const spot = (side: number, along: number, up: number): string =>
  `${Math.round(side * 420 * along)} ${Math.round(-up * (1 - 0.34 * along) - 34 * along)}`

const part = (side: number, from: number, to: number, low: number, high: number): string =>
  `M${spot(side, from, low)}L${spot(side, from, high)}L${spot(side, to, high)}L${spot(side, to, low)}z`

const ribs = (side: number, low: number, high: number, count: number): string =>
  Array.from({ length: count }, (_none, i) => part(side, (i + 0.4) / 20, (i + 0.58) / 20, low, high)).join('')

type Wall = {
  readonly side: -1 | 1
  readonly low: string
  readonly lowRib: string
  readonly high: string
  readonly highRib: string
  readonly frames: string
  readonly shutters: string
  readonly doors: string
}

/** One corrugated front: two storeys in two inks, doors below, shuttered windows and a gallery above. */
function front(wall: Wall): readonly GlyphPart[] {
  const { side } = wall
  // The last three are seen in wide formats only.
  const bays = [0.16, 0.44, 0.72, 1, 1.28, 1.56] as const
  const each = (one: (at: number) => string): string => bays.map(one).join('')
  return [
    [part(side, 0, 1.9, 0, 200), wall.low],
    [ribs(side, 0, 200, 38), wall.lowRib],
    [part(side, 0, 1.9, 200, 400), wall.high],
    [ribs(side, 200, 400, 38), wall.highRib],
    [part(side, 0, 1.9, 400, 420), DARK],
    [each((at) => part(side, at - 0.02, at + 0.17, 0, 152)), wall.frames],
    [each((at) => part(side, at, at + 0.15, 0, 142)), wall.doors],
    [each((at) => part(side, at - 0.05, at + 0.2, 232, 354)), wall.frames],
    [
      each((at) => part(side, at - 0.04, at + 0.01, 238, 348) + part(side, at + 0.14, at + 0.19, 238, 348)),
      wall.shutters,
    ],
    [each((at) => part(side, at + 0.02, at + 0.13, 238, 348)), DARK],
    [part(side, 0, 1.9, 194, 208), wall.frames],
  ]
}

/** A pair in a tango: close, heads together, her leg bent back. */
const TANGO = (dress: string): readonly GlyphPart[] => [
  ['M-38 0l10 -78l22 2l-6 76zM-6 0h14l6 -70l-18 -8z', DARK],
  ['M-44 -70q-4 -70 8 -80h32q10 20 4 82z', DARK],
  ['M-12 -146l58 -8l2 10l-54 14z', DARK],
  [round(-12, -168, 14), '#9A6248'],
  ['M-34 -174q8 -4 10 -6q0 -14 14 -14t14 14q2 4 10 6q-24 8 -48 0z', DARK],
  ['M24 -66l6 66h9l6 -70z', '#9A6248'],
  ['M44 -64l34 18l20 -24l6 8l-22 32l-42 -20z', '#9A6248'],
  ['M10 -146h28q14 30 10 50q14 20 26 44q-34 16 -64 4q4 -40 0 -98z', dress],
  ['M14 -140l-36 -4l-2 8l40 8zM34 -142l58 -22l2 8l-56 26z', '#9A6248'],
  [round(18, -162, 13), '#9A6248'],
  ['M8 -166q4 -16 18 -12q12 2 12 14q-10 6 -14 -2q-8 -2 -16 0z', '#3A2228'],
  [round(38, -160, 7), '#3A2228'],
  ['M88 -164l-12 -4l4 12z', dress],
]

/** The old transporter bridge of the Riachuelo: two towers, a girder across their tops. */
const BRIDGE: readonly GlyphPart[] = [
  [
    'M-170 0l14 -300h12L-158 0zM-110 0l-14 -300h12L-98 0zM110 0l14 -300h-12L98 0zM170 0l-14 -300h12L182 0z',
    '#6E7E8E',
  ],
  ['M-250 -300H250v10H-250zM-250 -338H250v8H-250z', '#6E7E8E'],
  [
    Array.from(
      { length: 13 },
      (_none, i) => `M${-246 + i * 38} -292l34 -40h5l-34 40zM${-212 + i * 38} -292l-34 -40h5l34 40z`,
    ).join(''),
    '#6E7E8E',
  ],
  [
    [0, 1, 2, 3, 4]
      .map((i) => `M-160 ${-40 - i * 54}l44 -40h5l-44 40zM160 ${-40 - i * 54}l-44 -40h-5l44 40z`)
      .join(''),
    '#8796A2',
  ],
]

/** La Boca in Buenos Aires: a corner of painted tin houses, a couple dancing on the cobbles, the old bridge. */
export const tinHouses = landmark({
  name: 'tin-houses',
  palette: {
    ...PALETTES.autumn,
    top: '#7FB4CC',
    middle: '#CFDFD6',
    horizon: '#FBEBCB',
    deep: '#2E2A3A',
    lightText: 'on a Sunday afternoon',
  },
  accent: '#E0322E',
  mist: '#D9DCC8',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A street corner of corrugated iron houses painted yellow, blue, green and orange, a couple dancing tango on the cobbles, an old iron transporter bridge behind',
  paint: (s) => {
    s.draw(s.at(-330, -60, 1.2), BRIDGE)
    paintGroundMist(s, 160, 0.5)
    s.draw(s.at(0, 0), [['M-1600 6V-110H-600V-150H-500V6zM1600 6V-120H640V6z', '#C98E6E']])
    paintPaving(s, '#B9A99C', '#9C8E88')
    s.draw(s.at(30, 74, 1.16), [
      ...front({
        side: -1,
        low: '#3E7EB0',
        lowRib: '#33699A',
        high: '#E9B63E',
        highRib: '#D29E2E',
        frames: '#F6EEDC',
        shutters: '#2E8A62',
        doors: '#B4483A',
      }),
      ...front({
        side: 1,
        low: '#4E9A72',
        lowRib: '#40845F',
        high: '#D9743E',
        highRib: '#BF6232',
        frames: '#F2DFA6',
        shutters: '#2F6A9A',
        doors: '#7A3E5E',
      }),
      ['M-26 0V-150H26V0z', '#F6EEDC'],
      ['M-20 0V-142H20V0z', '#7A3E5E'],
      ['M-74 -196H74L60 -178H-60z', '#F6EEDC'],
      [
        Array.from({ length: 12 }, (_none, i) => `M${-70 + i * 12.4} -196v-52h4v52z`).join('') +
          'M-76 -250H76v7H-76z',
        DARK,
      ],
      ['M-26 -250V-360H26V-250z', '#7A3E5E'],
      ['M-4 -216q-4 -60 8 -70h20q10 12 8 70z', '#F6EEDC'],
      [round(14, -302, 13), '#9A6248'],
      ['M2 -308q12 -20 26 0z', DARK],
    ])
    s.draw(s.at(-300, 134, 0.86), [...person(0, '#4A6A8A', '#E9D6A6'), ...person(58, '#C9A04A')])
    s.draw(s.at(330, 150, 0.9), person(0, '#7A5A8A'))
    s.draw(s.at(-690, 150, 0.9), person(0, '#5E8A6A', '#3A3038'))
    s.draw(s.at(0, 256), [['M-150 6q150 -26 300 0q-150 26 -300 0z', '#8E8080']])
    s.draw(s.at(-16, 258, 1.34), TANGO(s.accent))
  },
})
