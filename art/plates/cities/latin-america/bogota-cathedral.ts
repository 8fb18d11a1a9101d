import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const STONE: Material = { lit: '#E9CC96', shade: '#BE9860', deep: '#5E4232' }
const PALE = '#F6E2B8'
const DOME: Material = { lit: '#D8B06A', shade: '#A87E44', deep: '#5E4232' }

/** A tower of three stages above the cornice, with openings on each side and a small dome. */
const tower = (x: number): readonly PlatePart[] => [
  ...body(x, 28, 10.4, 5, STONE, 0.3),
  ...body(x, 33, 9.2, 6.4, STONE, 0.3),
  [roundOpening(x, 33.8, 2.6, 4.8), STONE.deep, 'opening'],
  [box(x - 3.9, 33, 1, 6.2) + box(x + 3.9, 33, 1, 6.2), PALE],
  [box(x, 39.2, 10.4, 0.8) + box(x, 32.8, 10.6, 0.6), PALE],
  ...body(x, 40, 7.6, 5.4, STONE, 0.3),
  [roundOpening(x, 40.6, 2.2, 4.2), STONE.deep, 'opening'],
  [box(x - 3.2, 40, 0.8, 5.2) + box(x + 3.2, 40, 0.8, 5.2), PALE],
  [box(x, 45.2, 8.6, 0.7), PALE],
  ...turned(x, 45.9, [3.4, 0, 3.2, 1.2, 2.2, 2.6, 0.9, 3.4, 0.7, 3.6, 0.7, 4.4, 0.3, 4.8], DOME),
  [box(x, 50.6, 0.24, 1.4) + box(x, 51.3, 1, 0.24), STONE.deep],
  [circle(x, 30.4, 1.3), PALE],
  [circle(x, 30.4, 0.9), STONE.deep],
]

/** Two orders of eight pilasters; the towers are 52 m high. */
export const bogotaCathedral: Plate = {
  sight: 'colombia/bogota#plaza-de-bolivar',
  alt: 'The cathedral of Bogotá on Plaza de Bolívar: a broad ochre front of two orders with eight pilasters each and three doors, a gable with a double-armed cross, and two towers of three stages with small domes, with the eastern hills behind.',
  palette: PALETTES.highland,
  across: 92,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#B7AA98' },
  proportions: { height: 52, width: 46, counts: { pilaster: 16, door: 3, opening: 4 } },
  shift: -6,
  behind: [
    [
      contour([-44, 0, -44, 34, -30, 43, -20, 39, -8, 47, 4, 38, 18, 44, 30, 51, 42, 44, 56, 40, 56, 0]),
      '#7D9782',
    ],
    [contour([-44, 0, -44, 22, -24, 29, 0, 24, 30, 31, 56, 24, 56, 0]), '#67846E'],
    // Monserrate, north of the square, on the left.
    [contour([-31.4, 43, -31.4, 45, -30.8, 46.2, -30.2, 45, -28, 44.8, -28, 42.6]), '#FBF5E6'],
    // The chapel and the palace on the right.
    [box(31, 0, 16, 17), '#E3D2AE'],
    [contour([23, 17, 31, 22, 39, 17]), '#D3BE94'],
    ...turned(33, 20, [4, 0, 4, 2, 3.6, 4.4, 2.2, 6.2, 0.6, 7, 0.4, 9], {
      lit: '#C9B486',
      shade: '#A8905E',
      deep: STONE.deep,
    }),
    [roundOpening(31, 0, 4, 8) + circle(31, 12.6, 1.5), '#9A8460'],
    [box(47, 0, 16, 14), '#D6C6A6'],
    [
      windows({ from: 42, to: 52, count: 4, up: 2, width: 1.8, height: 3.6 }) +
        windows({ from: 42, to: 52, count: 4, up: 8, width: 1.8, height: 3.6 }),
      '#9A8A70',
    ],
  ],
  object: [
    [contour([-23, 0, -22, 2, 22, 2, 23, 0]), '#C9B48A'],
    [
      spread(0.3, 1.7, 4)
        .map((up) => box(0, up, 45.6 - up, 0.18))
        .join(''),
      STONE.shade,
    ],
    ...body(0, 2, 42, 14, STONE, 0.2),
    ...body(0, 17, 42, 10, STONE, 0.2),
    [
      [-20, -15.6, -10.6, -5.6, 5.6, 10.6, 15.6, 20].map((x) => box(x, 2, 1.5, 13.6)).join(''),
      PALE,
      'pilaster',
    ],
    [
      [-20, -15.6, -10.6, -5.6, 5.6, 10.6, 15.6, 20].map((x) => box(x, 17.4, 1.3, 9)).join(''),
      PALE,
      'pilaster',
    ],
    [box(0, 15.4, 43.4, 1.6) + box(0, 26.6, 43.6, 1.5), PALE],
    [box(0, 15.4, 43.4, 0.4) + box(0, 26.6, 43.6, 0.4), STONE.shade],
    // Doors, the one in the middle larger.
    [roundOpening(0, 2, 5.6, 9.6) + roundOpening(-13.1, 2, 3.8, 7.4) + roundOpening(13.1, 2, 3.8, 7.4), PALE],
    [
      roundOpening(0, 2, 4.4, 8.8) + roundOpening(-13.1, 2, 2.9, 6.8) + roundOpening(13.1, 2, 2.9, 6.8),
      STONE.deep,
      'door',
    ],
    [box(0, 12, 6.6, 0.7) + box(-13.1, 10, 4.6, 0.5) + box(13.1, 10, 4.6, 0.5), PALE],
    // Figures over the doors and the windows of the second order.
    [
      [
        [0, 17.2, 1.5],
        [-13.1, 11, 0.9],
        [13.1, 11, 0.9],
      ]
        .map(
          ([x = 0, up = 0, size = 1]) =>
            contour(
              [
                -0.9 * size,
                0,
                -0.7 * size,
                2.4 * size,
                -0.34 * size,
                3 * size,
                0.34 * size,
                3 * size,
                0.7 * size,
                2.4 * size,
                0.9 * size,
                0,
              ],
              x,
              up,
            ) + circle(x, up + 3.4 * size, 0.42 * size),
        )
        .join(''),
      '#FFF6E0',
    ],
    [arcade({ from: -13.1, to: 13.1, count: 2, up: 18.6, width: 3.2, height: 6 }), PALE],
    [arcade({ from: -13.1, to: 13.1, count: 2, up: 18.8, width: 2.4, height: 5.4 }), STONE.deep],
    [arcade({ from: -8.1, to: 8.1, count: 2, up: 19, width: 1.7, height: 4.6 }), STONE.shade],
    // The gable between the towers, with the cross of two arms.
    [contour([-11, 28, 0, 35.4, 11, 28]), PALE],
    [contour([-8.6, 28.7, 0, 34.2, 8.6, 28.7]), STONE.lit],
    [circle(0, 30.8, 1.4), STONE.deep],
    [box(0, 35, 0.44, 5) + box(0, 38.4, 2, 0.44) + box(0, 37, 2.8, 0.44), STONE.deep],
    ...tower(-16),
    ...tower(16),
  ],
  before: [
    ...people([-34, -26, -12, -10, 6, 20, 30], '#2C4A66', -2.2, 1.2),
    [
      [-31, -20, -17, 9, 13, 25]
        .map(
          (x, index) =>
            `M${x} ${2.6 + (index % 3)}q0.5 -0.5 1 0q0.3 0.2 0.6 0q-0.3 0.6 -0.8 0.6q-0.6 0 -0.8 -0.6z`,
        )
        .join(''),
      '#5E6670',
    ],
  ],
}
