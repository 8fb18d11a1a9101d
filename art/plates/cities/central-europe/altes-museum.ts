import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { columns, spread, stair } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone } = MATERIALS

/** 87 m long; eighteen Ionic columns of 12 m between two corner walls. */
export const altesMuseum: Plate = {
  sight: 'germany/berlin#altes-museum',
  alt: 'The Altes Museum in Berlin from the Lustgarten: eighteen tall Ionic columns in one straight row between two plain corners, a broad stair in the middle and eagles along the cornice.',
  palette: PALETTES.highland,
  across: 100,
  ground: 0.8,
  setting: { kind: 'grass', ink: '#8C9E68' },
  proportions: { height: 27.4, width: 90, counts: { column: 18 } },
  behind: grove(-50, 50, 10, '#A9B496'),
  object: [
    ...body(0, 20, 28, 6, limestone, 0.2),
    [box(0, 25.4, 29, 0.7), limestone.shade],
    ...[-12.6, 12.6].flatMap((x): readonly PlatePart[] => [
      [contour([-1.6, 0, -1, 1.4, -0.3, 2, 0.6, 1.3, 1.4, 1.4, 1.6, 0], x, 25.4), '#5C9580'],
    ]),
    ...body(0, 0, 87, 4.6, limestone, 0.1),
    [box(0, 4.2, 88, 0.5), limestone.shade],
    [box(0, 4.6, 78, 12), '#B9715A'],
    [
      spread(-36.6, 36.6, 17)
        .map((x) => box(x, 6, 2, 7.4))
        .join(''),
      '#8E4E42',
    ],
    [box(0, 4.6, 26, 12), '#5E4038'],
    [
      spread(-9, 9, 4)
        .map((x) => box(x, 4.6, 1.3, 11.6))
        .join(''),
      '#C99A78',
    ],
    [box(0, 4.6, 78, 1.6), limestone.deep],
    ...[-41.4, 41.4].flatMap((x) => body(x, 4.6, 4.4, 12, limestone, 0.3)),
    ...columns({ from: -37.4, to: 37.4, count: 18, up: 4.6, width: 1.4, height: 12 }, limestone),
    [box(0, 16.6, 87.4, 3), limestone.lit],
    [box(0, 17.7, 87.4, 0.2) + box(0, 19.4, 88.6, 0.6), limestone.shade],
    [
      spread(-37.4, 37.4, 18)
        .map((x) => contour([-0.7, 0, -0.9, 0.7, -0.2, 0.8, 0, 1.4, 0.2, 0.8, 0.9, 0.7, 0.7, 0], x, 20))
        .join(''),
      limestone.shade,
    ],
    ...body(0, 0, 30, 1, limestone, 0.14),
    [stair(0, 0, 29, 8, 0.57, 0.12), limestone.lit],
    [
      spread(0.4, 4, 7)
        .map((up) => box(0, up, 28, 0.16))
        .join(''),
      limestone.shade,
    ],
    ...[-16.6, 16.6].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 3.6, 4.8, limestone, 0.3),
      [
        contour(
          [
            -1.4, 0, -1.6, 1.4, -0.6, 2, -0.2, 3.6, 0.3, 3.6, 0.4, 2.2, 1.3, 1.8, 1.7, 2.1, 1.4, 1, 1.4, 0,
            0.9, 0, 0.8, 0.9, -0.6, 0.9, -0.9, 0,
          ],
          x,
          4.8,
        ),
        '#4F7F72',
      ],
    ]),
    [box(0, 0, 90, 0.5), limestone.deep],
  ],
  before: [
    [contour([-15, 0, -19, -9, 19, -9, 15, 0]), '#C9BDA6'],
    ...people([-30, -28.6, -5, 3, 22, 34], '#B4382B', -0.8),
    ...people([-4, 5.6], '#2C4A66', -4),
  ],
}
