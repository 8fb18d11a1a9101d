import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { tiledRoof } from '#art/plates/kit/profiles.ts'
import { balustrade, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { wood } = MATERIALS
const SHINGLE: Material = { lit: '#8A6A52', shade: '#64493A', deep: '#33251F' }

/** Width of the floor, and the height at which its roof begins. */
const FLOORS = [
  [9.5, 0, 4.4],
  [7.6, 6.2, 3.2],
  [6, 11.2, 2.6],
  [4.5, 15.4, 2.2],
  [3, 19, 1.8],
] as const

/** 25 m high, 19 m across at the foot and 6 m at the top; five floors. */
export const chineseTower: Plate = {
  sight: 'germany/munich#english-garden',
  alt: 'The Chinese Tower in the English Garden of Munich: an open wooden pagoda of five floors, each smaller than the one below, with shingled roofs that curl up at the corners, above the tables of the beer garden.',
  palette: PALETTES.autumn,
  across: 52,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#A89A62' },
  proportions: { height: 25, width: 22.4, counts: { roof: 5 } },
  behind: [
    ...grove(-26, 26, 15, '#C99A4E'),
    ...grove(-26, -10, 19, '#B27E40'),
    ...grove(11, 26, 18, '#B27E40'),
  ],
  object: FLOORS.flatMap(([half, up, wall]): readonly PlatePart[] => [
    [box(0, up, half * 2, wall), wood.deep],
    [
      spread(-half + 0.25, half - 0.25, 7)
        .map((x) => box(x, up, 0.5, wall))
        .join(''),
      wood.lit,
    ],
    [balustrade(-half, half, up, wall * 0.3), '#D9B07A'],
    ...tiledRoof(
      0,
      up + wall,
      half * 2 + 3.2,
      half > 4 ? 2 : 1.8,
      SHINGLE,
      half > 4 ? 0.66 : half > 3.4 ? 0.5 : 0.16,
    ).map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'roof'] : [path, ink])),
    [[-1, 1].map((side) => circle(side * (half + 1.5), up + wall + 0.1, 0.24)).join(''), '#E9B84A'],
  ]).concat([
    [box(0, 22.4, 0.3, 2), SHINGLE.deep],
    [circle(0, 23, 0.5) + circle(0, 24.5, 0.5), '#E9B84A'],
  ]),
  before: [
    ...people([-4, -2.8, 2.2], '#B4382B', 6.3, 0.9),
    ...[-17, -9, 3, 12, 20].flatMap((x): readonly PlatePart[] => [
      [box(x, -1.8, 5, 0.24) + box(x - 2, -2.7, 0.24, 0.9) + box(x + 2, -2.7, 0.24, 0.9), '#6F4A30'],
      [box(x - 1.2, -1.56, 0.3, 0.4) + box(x + 0.9, -1.56, 0.3, 0.4), '#F4C65A'],
      ...people([x - 2.9, x + 2.9], x === 3 ? '#B4382B' : '#3F5E7A', -2.6),
    ]),
  ],
}
