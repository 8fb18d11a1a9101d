import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, white, granite, gold } = MATERIALS

const sash = (x: number, up: number, width: number, height: number): readonly PlatePart[] => [
  [box(x, up - 0.15, width + 0.4, height + 0.4), white.lit],
  [box(x, up, width, height), '#4C5A6A'],
  [
    box(x, up, 0.09, height) +
      box(x, up + height * 0.48, width, 0.12) +
      box(x, up + height * 0.24, width, 0.06) +
      box(x, up + height * 0.74, width, 0.06),
    white.lit,
  ],
]

/** A stage of the tower: white boards, arched windows, a rail above. */
const stage = (up: number, width: number, height: number, count: number): readonly PlatePart[] => [
  ...body(0, up, width, height, white, 0.32),
  [
    arcade({
      from: count === 1 ? 0 : -width * 0.3,
      to: count === 1 ? 0 : width * 0.3,
      count,
      up: up + height * 0.2,
      width: width * (count === 1 ? 0.3 : 0.17),
      height: height * 0.62,
    }),
    '#5F6E7C',
  ],
  [box(0, up + height - 0.3, width + 0.8, 0.5) + box(0, up, width + 0.3, 0.3), white.lit],
  [box(0, up + height - 0.42, width + 0.5, 0.14), '#A9AEB0'],
]

/** The beast stands on the step of the gable and looks outwards; drawn for the left, mirrored for the right. */
const beast = (side: number, ink: string): readonly PlatePart[] => [
  [
    contour(
      [
        4.6, 0, 5, 0, 5, 0.9, 5.3, 0.9, 5.4, 1.2, 5.1, 1.5, 5, 2, 4.6, 2.3, 4.2, 2.1, 4, 1.4, 3.4, 1.1, 3.2,
        0.7, 3, 1.6, 3.3, 2.1, 3, 2.2, 2.7, 1.5, 2.9, 0.5, 3.1, 0, 3.7, 0, 3.6, 0.5, 4.2, 0.7, 4.6, 0.6,
      ].map((value, index) => (index % 2 === 0 ? side * value : value)),
      0,
      12.1,
    ),
    ink,
    'beast',
  ],
]

/** By its proportions: the brick gable end of 1713 is 11 m wide. */
export const oldStateHouse: Plate = {
  sight: 'united-states/boston#old-state-house',
  alt: 'The east front of the Old State House in Boston: a brick gable with a golden lion on its left step and a silver unicorn on its right, a clock between round windows, a balcony below and a white tower of three stages behind.',
  palette: PALETTES.autumn,
  across: 40,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#A9968A' },
  proportions: { height: 23.6, counts: { beast: 2, 'round window': 2 } },
  behind: [
    [box(-15, 0, 9, 26) + box(15.6, 0, 10, 24), '#D3D6CE'],
    [box(-8.4, 0, 5, 19) + box(9, 0, 4, 21.6), '#DEDDD0'],
    [
      spread(1, 23, 12)
        .map((up) => box(-15, up, 9, 0.4) + box(15.6, up, 10, 0.4))
        .join(''),
      '#C2C9C4',
    ],
  ],
  object: [
    // The tower rises from the middle of the ridge.
    ...stage(12, 4.6, 4.6, 3),
    [balustrade(-2.4, 2.4, 16.4, 0.6), white.lit],
    ...stage(16.4, 3.2, 2.9, 2),
    ...stage(19.3, 2, 1.9, 1),
    ...turned(0, 21.2, [1.2, 0, 1.1, 0.5, 0.6, 1.1, 0.16, 1.3, 0.1, 1.9], {
      lit: '#93A9B4',
      shade: '#647B89',
      deep: '#32434F',
    }),
    [contour([-0.9, 22.7, -0.6, 23, 0.7, 23, 1, 23.3, 1, 22.5, 0.7, 22.7]) + circle(0, 23.4, 0.2), gold.lit],
    // The gable end.
    ...body(0, 0, 11, 11, brick, 0.26),
    [
      contour([
        -5.5, 11, -5.5, 12, -3.3, 12, -2.9, 13.4, -1.9, 14.2, -1.7, 15.2, 1.7, 15.2, 1.9, 14.2, 2.9, 13.4,
        3.3, 12, 5.5, 12, 5.5, 11,
      ]),
      brick.lit,
    ],
    [contour([2, 11, 2, 14, 2.9, 13.4, 3.3, 12, 5.5, 12, 5.5, 11]), brick.shade],
    [
      contour([
        -5.8, 11.9, -5.8, 12.15, -3.1, 12.15, -2.7, 13.5, -1.7, 14.3, -1.9, 14, -2.6, 13.2, -2.95, 11.9,
      ]) +
        contour([5.8, 11.9, 5.8, 12.15, 3.1, 12.15, 2.7, 13.5, 1.7, 14.3, 1.9, 14, 2.6, 13.2, 2.95, 11.9]) +
        contour([-2.1, 15.1, -2.1, 15.4, 0, 16.3, 2.1, 15.4, 2.1, 15.1]),
      '#F3E6C8',
    ],
    [
      box(0, 3.9, 11.2, 0.3) + box(0, 7.4, 11.2, 0.3) + box(0, 10.9, 11.2, 0.24) + box(0, 0, 11.4, 0.8),
      '#E3CDB0',
    ],
    ...beast(-1, gold.lit),
    ...beast(1, '#DDE3E6'),
    ...clockFace(0, 12.7, 1.25, '#F6EFDC', '#3A2A26'),
    [circle(-3.3, 9.4, 0.66) + circle(3.3, 9.4, 0.66), white.lit],
    [circle(-3.3, 9.4, 0.46) + circle(3.3, 9.4, 0.46), '#4C5A6A', 'round window'],
    ...[-4.1, -2.3, 2.3, 4.1].flatMap((x) => sash(x, 4.8, 0.86, 2)),
    ...[-4, 4].flatMap((x) => sash(x, 1.4, 1.1, 2)),
    ...sash(0, 8.3, 1.1, 1.9),
    // The balcony of the Declaration.
    [box(0, 4.2, 2.2, 3.4), white.lit],
    [roundOpening(0, 4.3, 1.2, 2.6), '#4C5A6A'],
    [contour([-1.4, 7.4, -1.2, 7.9, 0, 8.3, 1.2, 7.9, 1.4, 7.4]), white.lit],
    [balustrade(-1.9, 1.9, 4.1, 1), white.lit],
    [contour([-1.9, 4.1, -1.3, 3.2, 1.3, 3.2, 1.9, 4.1]), white.shade],
    [box(0, 0.4, 1.7, 2.6), white.lit],
    [box(0, 0.4, 1.2, 2.2), '#3A2A26'],
    [box(0, 0, 2.6, 0.4), granite.lit],
    [windows({ from: 5.2, to: 5.2, count: 1, up: 0.8, width: 0.4, height: 10 }), '#7E3626'],
  ],
  before: [...people([-9, -6.6, 3, 7.4, 8.6, 13], '#2C4A66', -0.5)],
}
