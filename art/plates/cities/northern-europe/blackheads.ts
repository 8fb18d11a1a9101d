import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread, stair, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, gold } = MATERIALS
const RED: Material = { lit: '#D2664C', shade: '#A34636', deep: '#521F1E' }

/** Half widths of the steps of the gable, and where each begins. */
const STEPS = [
  [8, 12],
  [6.8, 15],
  [5.4, 18],
  [3.9, 21],
  [2.4, 23.6],
] as const

/** Measures by the proportions of the front; the house beside it is cut off. */
export const blackheads: Plate = {
  sight: 'latvia/riga#house-of-the-blackheads',
  alt: 'The House of the Blackheads in Riga: a red brick front with a tall stepped gable full of pale ornament and statues, a clock in its middle and a portal with a stair, and a smaller gabled house beside it.',
  palette: PALETTES.autumn,
  across: 58,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#B3A18C' },
  proportions: { height: 31 },
  shift: -5,
  behind: [
    [box(-20, 0, 15, 14) + gable(-20, 14, 15, 7), '#D9C09A'],
    [
      windows({ from: -25, to: -15, count: 4, up: 3, width: 1.5, height: 3 }) +
        windows({ from: -25, to: -15, count: 4, up: 9, width: 1.5, height: 3 }),
      '#8E7660',
    ],
  ],
  object: [
    // The house on the right with its own, lower gable.
    ...body(19.4, 0, 20, 12, RED, 0.2),
    [
      contour([9.4, 12, 9.4, 14.6, 29.4, 14.6, 29.4, 12]) +
        contour([
          11.4, 14.6, 11.4, 16.4, 13, 16.4, 13, 18.2, 14.6, 18.2, 14.6, 20, 16.2, 20, 16.2, 21.8, 17.6, 21.8,
          17.6, 23.4, 21.2, 23.4, 21.2, 21.8, 22.6, 21.8, 22.6, 20, 24.2, 20, 24.2, 18.2, 25.8, 18.2, 25.8,
          16.4, 27.4, 16.4, 27.4, 14.6,
        ]),
      RED.lit,
    ],
    [
      contour([
        21.6, 14.6, 21.2, 21.8, 22.6, 21.8, 22.6, 20, 24.2, 20, 24.2, 18.2, 25.8, 18.2, 25.8, 16.4, 27.4,
        16.4, 27.4, 14.6,
      ]),
      RED.shade,
    ],
    [
      box(19.4, 12, 20.4, 0.6) +
        box(19.4, 6.4, 20, 0.4) +
        box(19.4, 18.2, 9.6, 0.3) +
        gable(19.4, 23.4, 4, 1.6) +
        [12.2, 13.8, 15.4, 23.4, 25, 26.6]
          .map((x) => gable(x, 16.4 + (x < 19 ? (x - 12.2) * 1.12 : (26.6 - x) * 1.12), 1, 1))
          .join(''),
      limestone.lit,
    ],
    [
      [1.4, 7.4].map((up) => windows({ from: 12, to: 27, count: 5, up, width: 2, height: 3.8 })).join('') +
        windows({ from: 16, to: 22.8, count: 3, up: 14.6, width: 1.4, height: 2.8 }),
      limestone.lit,
    ],
    [
      [1.6, 7.6].map((up) => windows({ from: 12, to: 27, count: 5, up, width: 1.3, height: 3.2 })).join('') +
        windows({ from: 16, to: 22.8, count: 3, up: 14.8, width: 0.8, height: 2.2 }),
      RED.deep,
    ],
    // The house of the guild.
    ...body(0, 0, 16.4, 12, RED, 0.24),
    ...STEPS.flatMap(([half, up]): readonly PlatePart[] => [
      ...body(0, up, half * 2, 3.2, RED, 0.24),
      [box(0, up + 2.8, half * 2 + 0.5, 0.5), limestone.lit],
      [
        spread(-half + 0.7, half - 0.7, Math.max(2, Math.round(half)))
          .map((x) => box(x, up + 0.3, 0.5, 2.5))
          .join(''),
        limestone.lit,
      ],
      [
        [-1, 1]
          .map((side) => symmetric(side * (half - 0.3), up + 3.3, [0.45, 0, 0.3, 0.9, 0.4, 1.2, 0.1, 1.9]))
          .join(''),
        limestone.lit,
      ],
      [
        spread(-half + 1.6, half - 1.6, Math.max(1, Math.round(half) - 1))
          .map((x) => roundOpening(x, up + 0.5, 0.9, 1.9))
          .join(''),
        RED.deep,
      ],
    ]),
    [contour([-2.4, 26.8, -1.6, 28.2, 0, 29, 1.6, 28.2, 2.4, 26.8]), limestone.lit],
    [box(0, 28.6, 0.16, 2.4) + contour([0, 30.6, 1.5, 30.3, 1.2, 29.8, 0, 29.8]), gold.lit],
    [circle(0, 19.6, 2), gold.shade],
    ...clockFace(0, 19.6, 1.7, '#3F6A90', '#F4D58A'),
    [
      [1.2, 7].map((up) => windows({ from: -6.2, to: 6.2, count: 4, up, width: 2.2, height: 4.2 })).join(''),
      limestone.lit,
    ],
    [
      [1.4, 7.2]
        .map((up) => windows({ from: -6.2, to: 6.2, count: 4, up, width: 1.5, height: 3.6 }))
        .join(''),
      RED.deep,
    ],
    [box(0, 5.9, 16.8, 0.5) + box(0, 11.6, 16.9, 0.6), limestone.lit],
    [box(0, 0, 5, 5.4) + contour([-3, 5.4, -1.6, 7.4, 0, 8.2, 1.6, 7.4, 3, 5.4]), limestone.lit],
    [roundOpening(0, 0.8, 2.2, 3.8), RED.deep],
    [circle(0, 6.4, 0.6), gold.lit],
    [stair(0, 0, 7, 3, 0.3, 0.6), limestone.shade],
  ],
  before: people([-14, -12.6, -4.4, 8.6, 17], '#2C4A66', -0.6),
}
