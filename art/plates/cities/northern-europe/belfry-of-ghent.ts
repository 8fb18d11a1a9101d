import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, slate, gold } = MATERIALS

/** 91 m to the dragon. */
export const belfryOfGhent: Plate = {
  sight: 'belgium/ghent#belfry',
  alt: 'The Belfry of Ghent: a tall square tower of grey stone with lancets and a clock, four small turrets around a slate spire, a gilded dragon on the tip and the Cloth Hall at its foot.',
  palette: PALETTES.highland,
  across: 152,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#9C958A' },
  proportions: { height: 91, width: 54, counts: { turret: 4 } },
  shift: -8,
  behind: [
    [
      spread(-62, 78, 11)
        .map(
          (x, index) =>
            box(x, 0, 12, 14 + ((index * 7) % 5) * 1.6) + gable(x, 14 + ((index * 7) % 5) * 1.6, 12, 7),
        )
        .join(''),
      '#C9B79C',
    ],
  ],
  object: [
    // The Cloth Hall with its steep roof.
    ...body(25, 0, 40, 14, limestone, 0.14),
    [contour([5, 14, 7, 28, 43, 28, 45, 14]), slate.lit],
    [contour([30, 14, 30, 28, 43, 28, 45, 14]), slate.shade],
    [
      [17, 22]
        .map((up) =>
          spread(11, 40, 6)
            .map((x) => gable(x, up, 2.4, 3))
            .join(''),
        )
        .join(''),
      slate.deep,
    ],
    [
      lancets({ from: 10, to: 41, count: 7, up: 4.6, width: 2.6, height: 7.4 }) + roundOpening(25, 0, 3, 4),
      limestone.deep,
    ],
    [windows({ from: 10, to: 41, count: 7, up: 4.6, width: 0.3, height: 6.4 }), limestone.lit],
    // The tower.
    ...body(0, 0, 14.6, 56, limestone, 0.34),
    [
      [-6.8, 6.8].map((x) => box(x, 0, 1.4, 50)).join('') +
        [14, 26, 38].map((up) => box(0, up, 15, 0.7)).join(''),
      limestone.shade,
    ],
    [
      lancets({ from: -2.6, to: 2.6, count: 2, up: 16, width: 2, height: 8.6 }) +
        lancets({ from: -2.6, to: 2.6, count: 2, up: 28, width: 2, height: 8.6 }) +
        lancets({ from: -3.6, to: 3.6, count: 3, up: 40, width: 1.9, height: 8 }),
      limestone.deep,
    ],
    [roundOpening(0, 0, 4, 7), limestone.deep],
    ...clockFace(0, 52.6, 2.7, '#2F3A46', '#E9B84A'),
    [box(0, 55.6, 16.6, 1.4) + battlements(-8.3, 8.3, 9, 57, 0.9), limestone.shade],
    ...[-7, 7].flatMap((x): readonly PlatePart[] => [
      ...body(x, 54, 3, 7.4, limestone, 0.34),
      ...counted(pyramid(x, 61.4, 3.8, 8, slate), 'turret'),
    ]),
    ...body(0, 57, 9.6, 9, limestone, 0.34),
    [lancets({ from: -2.6, to: 2.6, count: 3, up: 58, width: 1.5, height: 6 }), limestone.deep],
    ...[-4.2, 4.2].flatMap((x): readonly PlatePart[] => [
      ...body(x, 64, 1.8, 3.6, limestone, 0.34),
      ...counted(pyramid(x, 67.6, 2.3, 5.4, slate), 'turret'),
    ]),
    ...turned(0, 66, [5, 0, 3.2, 5, 2.2, 10, 1.8, 10.6, 2, 11.4, 1.4, 13.6, 0.2, 21.4], slate),
    [
      spread(68, 76, 3)
        .map((up) => gable(-0.4, up, 1.6, 2.2))
        .join(''),
      slate.deep,
    ],
    [
      contour([
        -3, 88.6, -2.2, 90.2, -0.9, 89.2, 0.2, 89.6, 0.6, 91, 1.1, 89.4, 3, 88.4, 0.8, 88, 0.4, 87, -0.2, 88,
      ]),
      gold.lit,
    ],
    [box(18, 0, 54.2, 0.6), limestone.deep],
  ],
  before: people([-34, -20, -18, 14, 31, 48, 50], '#B4382B', -1, 1.1),
}
