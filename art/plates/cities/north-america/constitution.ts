import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { wood, granite } = MATERIALS
const CREAM = '#F3E6C8'

/** Lower mast, topmast and topgallant of one mast. */
const mast = (x: number, top: number): string =>
  contour(
    [
      -0.5,
      4,
      -0.4,
      top * 0.42,
      -0.3,
      top * 0.42,
      -0.25,
      top * 0.72,
      -0.1,
      top,
      0.1,
      top,
      0.25,
      top * 0.72,
      0.3,
      top * 0.42,
      0.4,
      top * 0.42,
      0.5,
      4,
    ],
    x,
  )

/** The yards of a mast as half length and height, and the top at its lower third. */
const yardsOf = (x: number, top: number, yards: readonly number[]): string =>
  spread(0, yards.length / 2 - 1, yards.length / 2)
    .map((index) =>
      symmetric(x, yards[2 * index + 1] ?? 0, [
        (yards[2 * index] ?? 0) * 0.5,
        -0.34,
        yards[2 * index] ?? 0,
        0,
        (yards[2 * index] ?? 0) * 0.5,
        0.44,
      ]),
    )
    .join('') + box(x, top * 0.4, 3.4, 0.5)

const shrouds = (x: number, up: number, reach: number): string =>
  spread(-reach, reach, 7)
    .map((foot) => bar([x + foot, 5], [x, up], 0.1))
    .join('')

/** 62 m from the billet head to the taffrail; the masts are 60, 67 and 53 m high above the keel's waterline. */
export const constitution: Plate = {
  sight: 'united-states/boston#uss-constitution',
  alt: 'USS Constitution from the side: a black hull with a white band of gun ports, three tall bare masts with yards and rigging, a long bowsprit and the flag at the stern.',
  palette: PALETTES.polar,
  across: 122,
  ground: 0.87,
  setting: { kind: 'water', ink: '#4F7C8A' },
  proportions: { height: 68.4, counts: { mast: 3, 'gun port': 15 } },
  behind: [
    [
      spread(-58, 58, 14)
        .map((x, index) => box(x, 0, 8.4, 5 + ((index * 7) % 5) * 1.4))
        .join(''),
      '#B9B2A8',
    ],
    [contour([48, 5, 49, 24, 50, 25.6, 51, 24, 52, 5]), '#CFC8BB'],
  ],
  object: [
    [
      shrouds(-17, 26, 3.4) +
        shrouds(3, 29, 3.6) +
        shrouds(20, 23, 3) +
        shrouds(-17, 43, 1.6) +
        shrouds(3, 48, 1.7) +
        shrouds(20, 37, 1.4),
      '#4A4A50',
    ],
    [
      bar([-44, 14.6], [-17, 56], 0.14) +
        bar([-40, 12.6], [-17, 42], 0.14) +
        bar([-36, 10.4], [-17, 25], 0.16) +
        bar([-17, 52], [3, 62], 0.12) +
        bar([-17, 25], [3, 44], 0.14) +
        bar([3, 24], [20, 38], 0.14) +
        bar([3, 46], [20, 52], 0.12),
      '#4A4A50',
    ],
    [mast(-17, 60), wood.lit, 'mast'],
    [yardsOf(-17, 60, [12, 24.4, 9, 39.6, 6, 50]), wood.lit],
    [mast(3, 67), wood.lit, 'mast'],
    [yardsOf(3, 67, [13.4, 27, 10, 44, 6.6, 56]), wood.lit],
    [mast(20, 52.6), wood.lit, 'mast'],
    [yardsOf(20, 52.6, [10, 22, 7.4, 35, 5, 44]), wood.lit],
    [bar([-25, 6.6], [-45, 15], 0.8) + bar([20, 9.6], [33, 13], 0.4), wood.lit],
    [
      contour([
        -30, 8, -28.4, 5.6, -26.6, 2.4, -25.6, -1.4, 27, -1.4, 28.6, 3, 29.6, 8.4, 12, 6.9, -6, 6.6, -22, 7.2,
      ]),
      '#2C2E34',
    ],
    [contour([-27.6, 4.9, -27, 2.9, 28.6, 3.6, 29, 5.7, 12, 4.4, -6, 4.1]), CREAM],
    [
      spread(-23.4, 25.4, 15)
        .map((x) => box(x, 3.2 + (x + 23) * 0.008, 1.1, 1))
        .join(''),
      '#2C2E34',
      'gun port',
    ],
    [contour([-25.8, -0.6, -25.6, -1.4, 27, -1.4, 27.2, -0.6]), '#A9663E'],
    [contour([-31.4, 9.2, -30.4, 9.2, -28.6, 5.6, -29.6, 6]) + box(27.8, 4.4, 1, 1.4), '#E0B45A'],
    [contour([28.6, 8.4, 32.4, 8, 31.4, 3, 28.6, 3]), '#1F2126'],
    [bar([30.4, 8], [34, 17], 0.2), wood.lit],
    [contour([31.2, 10.6, 33.6, 16.4, 38.4, 15.4, 36.4, 9.8]), '#F6EFE0'],
    [
      [0.1, 0.38, 0.66]
        .map((share) =>
          contour([
            31.2 + 2.4 * share,
            10.6 + 5.8 * share,
            31.2 + 2.4 * (share + 0.14),
            10.6 + 5.8 * (share + 0.14),
            36.4 + 2 * (share + 0.14),
            9.8 + 5.6 * (share + 0.14),
            36.4 + 2 * share,
            9.8 + 5.6 * share,
          ]),
        )
        .join(''),
      '#B4382B',
    ],
    [contour([32.4, 13.6, 33.6, 16.4, 35.8, 15.9, 34.8, 13.1]), '#2F4F7A'],
  ],
  before: [
    [box(0, -3.2, 130, 1.5), granite.lit],
    [box(0, -8, 130, 5), granite.shade],
    [
      spread(-56, 56, 15)
        .map((x) => box(x, -7.4, 0.3, 4))
        .join('') + box(0, -5.4, 130, 0.24),
      granite.deep,
    ],
    ...people([-50, -47.6, 44, 46.4, 52], '#B4382B', -1.8, 1.15),
    [bar([-10, 4], [-14, -1.6], 0.4), wood.lit],
  ],
}
