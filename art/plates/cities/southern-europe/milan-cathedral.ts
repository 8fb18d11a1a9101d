import { PALETTES } from '#art/kit/palettes.ts'
import { pinnacles, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, polygon } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, gold } = MATERIALS

/** Five bays; the front is 56 m high, the Madonnina stands at 108.5 m. */
const BUTTRESSES = [-32, -20.4, -9.6, 9.6, 20.4, 32]

const gableTop = (x: number): number => 56 - Math.abs(x) * 0.82

export const milanCathedral: Plate = {
  sight: 'italy/milan#duomo',
  alt: 'The front of Milan Cathedral: a broad gable of pale marble with five doors between buttresses, a crest of pinnacles, and behind it the great spire with the golden Madonna.',
  palette: PALETTES.morning,
  across: 180,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#A9A296' },
  proportions: { height: 108.5, counts: { door: 5 } },
  object: [
    ...pinnacles({ from: -31, to: 31, count: 12, up: 30, width: 1.7, height: 22 }, MATERIALS.granite),
    ...tiers(0, 40, [13, 22, 9, 8], marble, 0.36),
    ...pinnacles({ from: -6.4, to: 6.4, count: 4, up: 56, width: 1.8, height: 20 }, marble),
    ...turned(0, 68, [3.6, 0, 2.8, 8, 1.8, 18, 1.1, 28, 0.6, 36.4], marble, 0.1),
    [symmetric(0, 104.2, [0.5, 0, 0.9, 1.4, 0.7, 3, 0.35, 4.3]), gold.lit],
    [
      polygon([
        [-34, 0],
        [-34, gableTop(34)],
        [0, 56],
        [34, gableTop(34)],
        [34, 0],
      ]),
      marble.lit,
    ],
    [
      polygon([
        [20.4, 0],
        [20.4, gableTop(20.4)],
        [34, gableTop(34)],
        [34, 0],
      ]),
      marble.shade,
    ],
    [
      [-1, 1]
        .map((side) =>
          contour([0, 54.6, 0, 56.4, 34.4 * side, gableTop(34) + 0.2, 34.4 * side, gableTop(34) - 1.6]),
        )
        .join(''),
      marble.shade,
    ],
    [
      lancets({ from: -26.4, to: 26.4, count: 2, up: 16, width: 3.4, height: 9 }) +
        lancets({ from: -15, to: 15, count: 2, up: 17, width: 3.8, height: 12 }) +
        lancets({ from: -15, to: 15, count: 2, up: 34, width: 2.6, height: 7 }) +
        lancets({ from: 0, to: 0, count: 1, up: 18, width: 6.4, height: 22 }),
      marble.deep,
    ],
    [[-1, 1].map((x) => box(x, 18, 0.4, 17)).join('') + box(0, 27, 6.4, 0.6), marble.lit],
    [[-26.4, -15, 15, 26.4].map((x) => gable(x, 10.4, 7, 3)).join('') + gable(0, 14, 9, 3.4), marble.shade],
    [
      windows({ from: -26.4, to: -15, count: 2, up: 0.9, width: 4, height: 7.6 }) +
        windows({ from: 15, to: 26.4, count: 2, up: 0.9, width: 4, height: 7.6 }) +
        box(0, 0.9, 5.4, 10.6),
      marble.deep,
      'door',
    ],
    ...BUTTRESSES.flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 3.6, gableTop(x) + 1, marble, 0.4),
      [
        [10, 20, 30]
          .filter((up) => up < gableTop(x) - 4)
          .map((up) => box(x, up, 3.9, 0.7) + gable(x, up + 0.7, 2.2, 3.4))
          .join(''),
        marble.shade,
      ],
      ...pinnacles({ from: x, to: x, count: 1, up: gableTop(x) + 1, width: 3, height: 11 }, marble),
    ]),
    ...spread(-28, 28, 11).flatMap((x) =>
      pinnacles({ from: x, to: x, count: 1, up: gableTop(x), width: 1.5, height: 6.4 }, marble),
    ),
    [box(0, 0, 74, 0.9), marble.shade],
  ],
  before: people([-60, -57, -44, 40, 48, 51, 62], '#B4382B'),
}
