import { PALETTES } from '#art/kit/palettes.ts'
import { counted, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, limestone, slate, gold } = MATERIALS

/** A square brick tower with an open bell storey, an eight-sided top and a pointed cap. */
const tower = (x: number): readonly PlatePart[] => [
  ...counted(tiers(x, 0, [15, 18, 11, 25], brick, 0.34), 'tower'),
  [box(x, 17.4, 16, 1.2) + box(x, 30, 11.6, 0.8) + box(x, 42.4, 12.8, 1.2), limestone.lit],
  [
    [20, 32].map((up) => roundOpening(x - 0.8, up, 2.4, 7)).join('') + roundOpening(x - 0.8, 1, 4.4, 10),
    brick.deep,
  ],
  ...[-5, 5].flatMap((side) => turned(x + side, 43.4, [0.9, 0, 0.9, 2, 0.2, 6], limestone)),
  ...body(x, 43.4, 8.6, 12, brick, 0.34),
  [roundOpening(x - 1.6, 45, 1.8, 8) + roundOpening(x + 1.4, 45, 1.8, 8), brick.deep],
  [box(x, 55, 9.8, 1), limestone.lit],
  ...turned(x, 56, [3, 0, 3, 6], brick),
  [roundOpening(x - 0.5, 57, 1.5, 4), brick.deep],
  ...turned(x, 62, [3.4, 0, 3.2, 1.4, 1.8, 4, 1, 5, 0.9, 6.6, 0.2, 9.4], slate),
  [box(x, 71, 0.4, 3), gold.lit],
]

/** The two towers are 74 m high and stand at the ends of a half circle 170 m across. */
export const plazaDeEspana: Plate = {
  sight: 'spain/seville#plaza-de-espana',
  alt: 'The Plaza de España in Seville: a long curved palace of brick with an arcade, a gabled building in the middle, a tall tower at each end and a canal with small arched bridges before it.',
  palette: PALETTES.gold,
  across: 216,
  ground: 0.76,
  setting: { kind: 'paving', ink: '#D9AE78' },
  proportions: { height: 74, width: 185, counts: { tower: 2 } },
  object: [
    [contour([-84, 0, -84, 17, -30, 13, 30, 13, 84, 17, 84, 0]), brick.lit],
    [contour([-84, 17, -84, 19, -30, 15, 30, 15, 84, 19, 84, 17, 30, 13, -30, 13]), limestone.lit],
    [
      spread(-76, -22, 14)
        .map((x) => roundOpening(x, 0, 2.7, 8 - (76 + x) * 0.03))
        .join('') +
        spread(22, 76, 14)
          .map((x) => roundOpening(x, 0, 2.7, 8 - (76 - x) * 0.03))
          .join(''),
      brick.deep,
    ],
    [
      spread(-76, -22, 14)
        .map((x) => box(x, 11 - (76 + x) * 0.04, 1.6, 2.8))
        .join('') +
        spread(22, 76, 14)
          .map((x) => box(x, 11 - (76 - x) * 0.04, 1.6, 2.8))
          .join(''),
      brick.deep,
    ],
    ...[-48, 48].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 11, 20, brick, 0.3),
      [gable(x, 20, 12, 4.4), limestone.lit],
      [roundOpening(x, 2, 4, 9) + box(x, 14, 2, 3.4), brick.deep],
    ]),
    ...body(0, 0, 38, 21, brick, 0.14),
    [box(0, 20.4, 39, 1.2) + balustrade(-19, 19, 21.6, 1.8), limestone.lit],
    ...body(0, 21, 17, 8, brick, 0.2),
    [contour([-9, 29, -5, 32, -4, 34.4, 0, 37, 4, 34.4, 5, 32, 9, 29]), limestone.lit],
    [
      arcade({ from: -13, to: 13, count: 5, up: 0, width: 3.6, height: 9 }) +
        windows({ from: -14, to: 14, count: 7, up: 13.4, width: 2, height: 4.6 }) +
        arcade({ from: -5, to: 5, count: 3, up: 22.4, width: 2, height: 5 }),
      brick.deep,
    ],
    ...[-17.6, 17.6].flatMap((x) => turned(x, 21, [2.6, 0, 2.6, 7, 1.4, 9, 0.3, 14], brick)),
    ...tower(-85),
    ...tower(85),
  ],
  before: [
    ['M-120 5Q0 1 120 5V17Q0 11 -120 17z', '#6F9CA0'],
    [
      spread(-104, 104, 40)
        .map((x) => box(x, -4.6, 1, 2.4))
        .join('') + box(0, -2.4, 216, 0.6),
      '#F3E3C3',
    ],
    ['M-46 16Q-32 -2 -18 16H-23Q-32 6 -41 16z', '#F3E3C3'],
    ['M-46 15Q-32 -4 -18 15L-18.4 13.4Q-32 -6.4 -45.6 13.4z', '#3F6FA0'],
    ['M18 16Q32 -2 46 16H41Q32 6 23 16z', '#F3E3C3'],
    ['M18 15Q32 -4 46 15L45.6 13.4Q32 -6.4 18.4 13.4z', '#3F6FA0'],
    ...people([-64, -60, -6, 2, 60, 72], '#B4382B', -26, 2.4),
  ],
}
