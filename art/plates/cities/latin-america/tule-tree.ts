import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const BARK: Material = { lit: '#B58A66', shade: '#85604A', deep: '#4E362C' }
const LEAF = { lit: '#7FA25A', shade: '#557D48' }
const { white, tile } = MATERIALS

const crown = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, up, radius]) => circle(x, up, radius)).join('')

/** About 35 m high; the trunk is 14 m across. */
export const tuleTree: Plate = {
  sight: 'mexico/oaxaca#tule-tree',
  alt: 'The Tule tree near Oaxaca: a cypress with a fluted trunk as wide as a house, thick boughs and a huge round crown, beside the small white church of the village that it dwarfs.',
  palette: PALETTES.noon,
  across: 84,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#8FAE62' },
  proportions: { height: 36, counts: { trunk: 1 } },
  shift: -8,
  behind: [
    ['M-36 0V-9Q-20 -15 -6 -10Q14 -16 30 -10Q44 -14 52 -9V0z', '#A9C0A4'],
    ...tree(46, 8, '#7FA25A', '#5E8450'),
    ...tree(-31, 7, '#7FA25A', '#5E8450'),
  ],
  object: [
    [
      crown([
        [-15, 17, 8],
        [-8, 24, 9],
        [2, 27, 9],
        [11, 23, 9],
        [17, 17, 7.6],
        [0, 19, 11],
        [-19, 12, 5],
        [20.6, 12, 5],
      ]),
      LEAF.lit,
    ],
    [
      crown([
        [6, 21, 8],
        [14, 18, 8],
        [18.4, 13, 5.6],
        [8, 27, 6],
      ]),
      LEAF.shade,
    ],
    [
      'M-10 0C-7.6 -1.6 -7 -4 -6.6 -7C-6 -10 -9 -13 -13 -16L-11.6 -17.4C-8 -15 -5.4 -13 -4 -10.6C-3.4 -14 -4 -18 -5 -21L-3 -21.4C-1.6 -18 -1 -15 0 -12C1 -15 2 -19 4 -22L5.8 -21.4C4.4 -17.6 4 -14 4.4 -10.6C6 -13 9 -15.4 12.6 -17.4L14 -15.8C10 -13 7 -10 6.8 -7C7 -4 8 -1.6 10.4 0z',
      BARK.lit,
      'trunk',
    ],
    [
      'M1.6 0C2.4 -4 2 -8 0.9 -10C1.6 -15 2.6 -19 4 -22L5.8 -21.4C4.4 -17.6 4 -14 4.4 -10.6C6 -13 9 -15.4 12.6 -17.4L14 -15.8C10 -13 7 -10 6.8 -7C7 -4 8 -1.6 10.4 0z',
      BARK.shade,
    ],
    [
      [-5.4, -3.4, -1.2, 3.4, 5.2]
        .map((x) => `M${x - 0.3} 0Q${x + 0.4} -5 ${x * 0.6} -9.6h0.3Q${x + 1} -5 ${x + 0.5} 0z`)
        .join(''),
      BARK.deep,
    ],
    [
      crown([
        [-12, 20, 4.6],
        [-4, 29, 4.8],
        [5, 31, 5],
        [-17, 14, 3.6],
        [13, 24.6, 3.6],
        [-1, 23, 4.4],
      ]),
      '#94B569',
    ],
  ],
  before: [
    ...body(32, 0, 9, 8, white, 0.26),
    [contour([27.5, 8, 29, 9.6, 31, 10, 32, 11, 33, 10, 35, 9.6, 36.5, 8]), white.lit],
    ...[28, 36].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 3, 11, white, 0.34),
      [roundOpening(x, 8, 1, 2), '#5E6A74'],
      [box(x, 7.2, 3.2, 0.4) + box(x, 10.8, 3.3, 0.4), '#B4382B'],
      ...domeSolid(x, 11.2, 1.5, 1.6, tile),
      [box(x, 12.7, 0.14, 1.1), '#4A3A34'],
    ]),
    [roundOpening(32, 0, 2, 3.8), '#6A4636'],
    [box(32, 6.8, 9, 0.4), '#B4382B'],
    [
      box(0, -0.6, 27, 0.9) +
        spread(-13, 13, 27)
          .map((x) => box(x, -0.6, 0.14, 1.5))
          .join(''),
      '#3E5648',
    ],
    ...people([-17, -15.6, 17, 24], '#B4382B', -1.4),
  ],
}
