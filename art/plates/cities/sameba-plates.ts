import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, spread, stair } from '#art/plates/kit/rows.ts'
import { cypress, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone, gold, limestone, slate } = MATERIALS

/** A gabled block with three blind arches, the middle one the highest. */
const block = (x: number, width: number, wall: number, rise: number): readonly PlatePart[] => [
  ...body(x, 3, width, wall - 3, sandstone, 0.16),
  [gable(x, wall, width, rise), sandstone.lit],
  [
    contour(
      [
        -width / 2 - 0.8,
        0,
        0,
        rise + 1,
        width / 2 + 0.8,
        0,
        width / 2 - 0.8,
        0,
        0,
        rise - 0.7,
        -width / 2 + 0.8,
        0,
      ],
      x,
      wall,
    ),
    slate.shade,
  ],
  [
    [-0.3, 0, 0.3]
      .map((side) => roundOpening(x + side * width, 5, width * 0.22, (wall - 6) * (side === 0 ? 1.04 : 0.84)))
      .join(''),
    sandstone.shade,
  ],
  [
    [-0.3, 0, 0.3]
      .map((side) => roundOpening(x + side * width, 5, width * 0.16, (wall - 6) * (side === 0 ? 1 : 0.8)))
      .join(''),
    '#E2BA80',
  ],
  [roundOpening(x, wall * 0.55, width * 0.08, wall * 0.26), sandstone.deep],
]

/** 87 m high. */
const sameba: Plate = {
  sight: 'georgia/tbilisi#sameba-cathedral',
  alt: 'Sameba Cathedral in Tbilisi: gabled blocks of pale yellow stone that climb in steps to a very tall drum with slim windows, under a gilded cone with a cross.',
  palette: PALETTES.noon,
  across: 146,
  ground: 0.94,
  setting: { kind: 'paving', ink: '#CDB894' },
  proportions: { height: 87, width: 72, counts: { drum: 1 } },
  behind: [
    ['M-74 0V-14Q-40 -26 -10 -18T40 -24T74 -16V0z', '#9DB29A'],
    ...cypress(-50, 16, '#5C7F5A', '#3F6048'),
    ...cypress(50, 15, '#5C7F5A', '#3F6048'),
  ],
  object: [
    ...block(-22, 17, 21, 6),
    ...block(22, 17, 21, 6),
    ...body(0, 3, 50, 24, sandstone, 0.12),
    [contour([-25, 27, -12, 34, 12, 34, 25, 27]), slate.shade],
    ...body(0, 27, 26, 13, sandstone, 0.2),
    [contour([-13.6, 40, -10, 44, 10, 44, 13.6, 40]), slate.shade],
    ...block(0, 22, 35, 9),
    [arcade({ from: -4.4, to: 4.4, count: 3, up: 3, width: 2.8, height: 7 }), sandstone.deep],
    ...counted(turned(0, 42, [8.4, 0, 8.2, 20], sandstone, 0.3), 'drum'),
    [
      spread(-6.6, 6.6, 7)
        .map((x) => roundOpening(x, 45, 1.5 - Math.abs(x) * 0.09, 14))
        .join(''),
      sandstone.shade,
    ],
    [
      spread(-6.6, 6.6, 7)
        .map((x) => roundOpening(x, 45.6, 0.8 - Math.abs(x) * 0.05, 12.6))
        .join(''),
      sandstone.deep,
    ],
    [box(0, 43, 17.4, 0.9) + box(0, 61, 17.6, 1.4), limestone.shade],
    ...turned(0, 62.2, [9.4, 0, 9, 0.8, 0.5, 17], gold, 0.2),
    [
      spread(-7, 2, 5)
        .map((x) => contour([-0.12, 0, 0, 15, 0.12, 0], x * 0.9, 63))
        .join(''),
      gold.shade,
    ],
    [box(0, 78.6, 0.6, 8.4) + box(0, 83, 4, 0.6), gold.lit],
    [stair(0, 0, 72, 6, 0.5, 1.5), limestone.lit],
    [
      spread(0, 2.5, 6)
        .map((up, index) => box(0, up, 72 - 3 * index, 0.16))
        .join(''),
      limestone.shade,
    ],
  ],
  before: people([-28, -26, -8, 12, 30, 44], '#B4382B', -1, 1.1),
}

export const SAMEBA_PLATES = { sameba } as const
