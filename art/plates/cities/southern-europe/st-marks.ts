import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, brick, lead, copper, gold } = MATERIALS

/** A high dome of lead with a ribbed bulb and a cross. */
const domeOfStMark = (x: number, up: number, radius: number): readonly PlatePart[] => {
  const top = up + radius * 1.42
  return [
    ...body(x, up - 2.6, radius * 1.76, 2.8, marble, 0.3),
    ...domeSolid(x, up, radius, radius * 1.5, lead),
    ...turned(x, top, [0.8, 0, 0.8, 1.4, 1.7, 2.4, 1.4, 3.5, 0.3, 4.6], lead),
    [box(x, top + 4.4, 0.35, 2.8) + box(x, top + 5.6, 1.6, 0.35), gold.lit],
  ]
}

const FRONT = -20

const BAYS = [
  [-20.6, 8],
  [-11, 8.6],
  [0, 11],
  [11, 8.6],
  [20.6, 8],
] as const

/** The front is 51.8 m wide; the campanile is 98.6 m high and 12 m wide. */
export const stMarks: Plate = {
  sight: 'italy/venice#st-mark-s-basilica',
  alt: 'St Mark’s Basilica with five portals, a gallery and lead domes, and beside it the brick campanile with its white belfry, green pyramid and golden angel.',
  palette: PALETTES.noon,
  across: 160,
  ground: 0.955,
  setting: { kind: 'paving', ink: '#B9AC98' },
  shift: 4,
  proportions: { height: 98.6, counts: { portal: 5 } },
  behind: [
    [box(66, 0, 52, 23), '#EFC7A8'],
    [
      box(66, 0, 52, 11.6) + windows({ from: 42, to: 90, count: 25, up: 23, width: 1, height: 1.6 }),
      '#EDE1C8',
    ],
    [
      arcade({ from: 43, to: 89, count: 13, up: 0, width: 2.6, height: 5.4 }) +
        arcade({ from: 42, to: 90, count: 25, up: 6.4, width: 1.3, height: 4 }) +
        arcade({ from: 47, to: 87, count: 5, up: 14, width: 3, height: 6 }),
      '#8E7464',
    ],
  ],
  object: [
    ...domeOfStMark(FRONT - 15.6, 26, 5.4),
    ...domeOfStMark(FRONT + 15.6, 26, 5.4),
    ...domeOfStMark(FRONT, 27, 7),
    ...body(FRONT, 0, 51.8, 21.6, marble, 0.04),
    ...BAYS.flatMap(([x, width], index): readonly PlatePart[] => [
      [
        symmetric(FRONT + x, 13.2, [
          width * 0.5,
          0,
          width * 0.5,
          4.4,
          width * 0.3,
          8.4,
          width * 0.08,
          10.4,
          0.2,
          index === 2 ? 14.4 : 12.6,
        ]),
        marble.lit,
      ],
      [
        roundOpening(FRONT + x, 13.2, width * 0.82, index === 2 ? 9 : 8),
        index === 2 ? lead.deep : gold.shade,
      ],
      [roundOpening(FRONT + x, 0, width * 0.94, index === 2 ? 13.4 : 10.6), marble.shade],
      [roundOpening(FRONT + x, 0, width * 0.74, index === 2 ? 12 : 9.4), gold.lit],
      [roundOpening(FRONT + x, 0, width * 0.56, index === 2 ? 7.6 : 6), marble.deep, 'portal'],
    ]),
    [
      [-25.2, -15.8, -6, 6, 15.8, 25.2]
        .map((x) => box(FRONT + x, 13, 1.2, 8.6) + gable(FRONT + x, 21.6, 2, 6))
        .join(''),
      marble.shade,
    ],
    [balustrade(FRONT - 25.9, FRONT + 25.9, 12.2, 1.5), marble.lit],
    [[-25, -16.2, -5.8, 5.8, 16.2, 25].map((x) => box(FRONT + x, 0, 1, 9)).join(''), '#8E6F78'],
    [[-2.6, -0.9, 0.9, 2.6].map((x) => box(FRONT + x, 13.8, 1, 2.2)).join(''), copper.deep],
    ...body(23, 0, 12, 50, brick, 0.32),
    [[-4.1, 0, 4.1].map((x) => box(23 + x, 3, 1, 45)).join(''), brick.shade],
    [box(23, 0, 13, 1.6) + box(23, 49.4, 13.4, 1.8), marble.lit],
    ...body(23, 51.2, 12.2, 12, marble, 0.32),
    [arcade({ from: 19.1, to: 26.9, count: 4, up: 52.6, width: 1.9, height: 8.6 }), marble.deep],
    [box(23, 62.6, 13.6, 1.4), marble.lit],
    ...body(23, 64, 11.4, 10.6, brick, 0.32),
    [
      box(23, 64, 11.4, 1.4) + box(23, 73.4, 12.4, 1.6) + symmetric(23, 66.6, [2.6, 0, 2.6, 2.6, 0.8, 4.6]),
      marble.lit,
    ],
    ...pyramid(23, 75, 11.4, 19.6, copper),
    [symmetric(23, 94.2, [0.4, 0, 0.6, 2, 1.6, 3.2, 0.4, 3.4, 0.3, 4.4]), gold.lit],
  ],
  before: [
    ...[-34, -20, -6].flatMap((x): readonly PlatePart[] => [
      [box(x, -2.6, 0.45, 20), '#8C3B2E'],
      [contour([0.2, 16, 5.6, 15.4, 5, 12.6, 0.2, 13.2], x), '#C24A34'],
    ]),
    ...people([-64, -61, -48, 8, 12, 38, 41], '#B4382B', -2.2, 1.1),
  ],
}
