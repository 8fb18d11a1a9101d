import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { battlements, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, copper, gold, white, limestone } = MATERIALS

const tower = (x: number): readonly PlatePart[] => [
  ...counted(body(x, 0, 15, 58, marble, 0.34), 'tower'),
  [[17, 34, 46, 57.4].map((up) => box(x, up, 16, 1)).join(''), marble.shade],
  [
    [-6.6, -2, 3.6, 6.6]
      .map((side) => box(x + side, 18, 1, 15.6) + box(x + side, 35, 0.9, 10.6) + box(x + side, 47, 0.9, 10.4))
      .join(''),
    limestone.lit,
  ],
  [box(x + 0.6, 21, 2.6, 8) + roundOpening(x + 0.6, 48.4, 2.8, 7) + box(x + 0.6, 3, 2.6, 7), marble.deep],
  ...clockFace(x + 0.6, 40.4, 2.2, '#FFFAEE', marble.deep),
  ...turned(x, 58.4, [5.8, 0, 5.6, 8], marble),
  [
    spread(x - 3.4, x + 3, 3)
      .map((at) => roundOpening(at, 60, 1.2, 5))
      .join(''),
    marble.deep,
  ],
  ...turned(x, 66.4, [6.2, 0, 6.1, 1.4, 4.6, 4, 2, 5.8, 1.6, 6.4, 1.6, 8.4, 2, 8.8, 0.6, 10.6], copper),
  [circle(x, 77.4, 0.7) + box(x, 77, 0.35, 4) + box(x, 79.4, 1.6, 0.35), gold.shade],
]

/** The towers are 81 m high. */
export const salzburgCathedral: Plate = {
  sight: 'austria/salzburg#salzburg-cathedral',
  alt: 'Salzburg Cathedral from its square: a front of pale marble with three arches, a gable with statues and two equal towers with green caps, and the fortress on its hill behind.',
  palette: PALETTES.morning,
  across: 140,
  ground: 0.94,
  setting: { kind: 'paving', ink: '#AFA294' },
  proportions: { height: 81, width: 47, counts: { tower: 2, arch: 3 } },
  shift: -14,
  behind: [
    ['M-56 0L30 -10L40 -38L54 -52L84 -54V0z', '#6F977E'],
    [
      contour([
        40, 42, 42, 58, 48, 58, 48, 64, 56, 64, 56, 60, 62, 60, 62, 68, 72, 68, 72, 61, 84, 61, 84, 48, 56,
        46,
      ]),
      '#E4DCC8',
    ],
    [battlements(62, 72, 5, 68, 1.2) + battlements(48, 56, 4, 64, 1.2) + gable(52, 64, 9, 4), '#E4DCC8'],
    [
      windows({ from: 50, to: 80, count: 8, up: 54, width: 1.2, height: 1.8 }) + gable(67, 68, 11, 4),
      '#8A8A80',
    ],
    [box(-44, 0, 22, 19) + box(42, 0, 44, 19), '#EBD9B4'],
    [
      [3, 8.4, 13.6]
        .map(
          (up) =>
            windows({ from: -52, to: -36, count: 5, up, width: 1.6, height: 2.8 }) +
            windows({ from: 27, to: 60, count: 9, up, width: 1.6, height: 2.8 }),
        )
        .join(''),
      '#8C7A66',
    ],
  ],
  object: [
    ...body(0, 0, 18, 46, marble, 0.1),
    [contour([-9, 46, -8, 52, -4.4, 54, 0, 58.4, 4.4, 54, 8, 52, 9, 46]), marble.lit],
    [gable(0, 53, 9, 3.6) + box(0, 45.4, 18.6, 1) + box(0, 17, 18.6, 1) + box(0, 34, 18.6, 1), marble.shade],
    [[-5.6, 0, 5.6].map((x) => roundOpening(x, 0, 3.8, 10.4)).join(''), marble.deep, 'arch'],
    [
      [-5.6, 0, 5.6].map((x) => box(x, 20, 2.8, 8)).join('') +
        [-5.4, 5.4].map((x) => box(x, 36, 2, 5)).join(''),
      marble.deep,
    ],
    [
      [-8, -3, 3, 8]
        .map((x) => box(x, 18, 0.9, 15.6) + symmetric(x, 35, [0.7, 0, 0.5, 3, 0.3, 4.4]))
        .join(''),
      limestone.shade,
    ],
    [
      [-5, 5].map((x) => symmetric(x, 54, [0.7, 0, 0.5, 2.4, 0.2, 3.6])).join('') +
        symmetric(0, 57.6, [0.8, 0, 0.6, 2.6, 0.2, 4]),
      limestone.shade,
    ],
    [box(0, 38, 3, 5) + circle(0, 44, 1.1), gold.shade],
    ...tower(-15.8),
    ...tower(15.8),
    [
      [-12, -3.6, 3.6, 12]
        .map((x) => symmetric(x, 0, [1.3, 0, 1.1, 2.4, 0.7, 2.6, 0.9, 5, 0.5, 6.2]))
        .join(''),
      white.lit,
    ],
  ],
  before: people([-30, -28, -20, 24, 40, 42], '#B4382B', -1, 1.1),
}
