import { PALETTES } from '#art/kit/palettes.ts'
import { counted, pinnacles } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, slate, gold } = MATERIALS

/** A wing of the front between two edges: arcade, two rows of windows, a steep roof with dormers. */
const wing = (from: number, to: number, bays: number): readonly PlatePart[] => {
  const [middle, width] = [(from + to) / 2, to - from]
  const row = { from: from + 2.2, to: to - 2.2, count: bays }
  return [
    ...body(middle, 0, width, 23, limestone, 0.08),
    [contour([from, 23.6, from + 1.6, 36, to - 1.6, 36, to, 23.6]), slate.lit],
    [
      [25.4, 29, 32.4]
        .map((up) =>
          spread(from + 3, to - 3, Math.max(3, bays - 2))
            .map((x) => gable(x, up, 1.5, 2))
            .join(''),
        )
        .join(''),
      slate.deep,
    ],
    [windows({ ...row, up: 23, width: 1.1, height: 1.7 }), limestone.lit],
    [lancets({ ...row, up: 0, width: 2.7, height: 5.4 }), limestone.deep],
    [
      windows({ ...row, up: 8.4, width: 1.9, height: 5 }) +
        windows({ ...row, up: 15.8, width: 1.9, height: 5 }),
      limestone.deep,
    ],
    [
      windows({ ...row, up: 8.4, width: 0.3, height: 5 }) +
        windows({ ...row, up: 15.8, width: 0.3, height: 5 }) +
        box(middle, 14.2, width, 0.7) +
        box(middle, 6.8, width, 0.8) +
        box(middle, 22.2, width, 0.7),
      limestone.lit,
    ],
  ]
}

const turret = (x: number): readonly PlatePart[] => [
  ...turned(x, 0, [1.5, 0, 1.5, 27, 1.9, 27.6, 1.5, 29], limestone),
  ...counted(turned(x, 29, [1.6, 0, 0.9, 4, 0.1, 8], limestone), 'corner turret'),
]

/** 96 m high with the archangel; the left wing is the older and the longer. */
export const brusselsTownHall: Plate = {
  sight: 'belgium/brussels#grand-place',
  alt: 'The Town Hall on the Grand-Place of Brussels: an arcaded Gothic front with a steep roof, longer on the left than on the right, and a slender pierced spire with a gilded archangel.',
  palette: PALETTES.polar,
  across: 164,
  ground: 0.94,
  setting: { kind: 'paving', ink: '#8F8478' },
  proportions: { height: 96, width: 63, counts: { 'corner turret': 2 } },
  shift: -3,
  behind: (
    [
      [-52, 11, 21, '#D6B98A'],
      [-64, 10, 23, '#C9A876'],
      [-76, 10, 20, '#DBC294'],
      [44, 10, 22, '#CDAF80'],
      [55, 10, 20, '#DBC294'],
      [66, 10, 23, '#C9A876'],
      [78, 11, 21, '#D6B98A'],
    ] as const
  ).flatMap(([x, width, height, ink]): readonly PlatePart[] => [
    [
      box(x, 0, width, height) +
        contour([-width / 2, 0, -width * 0.3, 4, 0, 7, width * 0.3, 4, width / 2, 0], x, height),
      ink,
    ],
    [
      [2, 8, 14]
        .map((up) =>
          windows({ from: x - width * 0.3, to: x + width * 0.3, count: 3, up, width: 1.6, height: 3.6 }),
        )
        .join(''),
      '#7A6450',
    ],
  ]),
  object: [
    ...wing(-32.8, -4, 10),
    ...wing(4, 27.6, 7),
    ...turret(-32),
    ...turret(27.2),
    ...body(0, 0, 9.4, 44, limestone, 0.34),
    [
      pointedOpening(-0.4, 0, 4, 7.4) +
        pointedOpening(-2, 9, 1.6, 6) +
        pointedOpening(1, 9, 1.6, 6) +
        pointedOpening(-2, 18, 1.6, 7) +
        pointedOpening(1, 18, 1.6, 7) +
        pointedOpening(-2, 29, 1.5, 11) +
        pointedOpening(1, 29, 1.5, 11),
      limestone.deep,
    ],
    [box(0, 27, 10, 0.8) + box(0, 43, 10.4, 1), limestone.shade],
    ...[-4.6, 4.6].flatMap((x) => turned(x, 38, [0.9, 0, 0.9, 10, 0.1, 17], limestone)),
    ...turned(0, 44, [3.6, 0, 3.5, 15], limestone),
    [pointedOpening(-1.6, 46, 1.3, 11) + pointedOpening(0.6, 46, 1.3, 11), limestone.deep],
    ...pinnacles({ from: -3.8, to: 3.8, count: 4, up: 57, width: 1, height: 7 }, limestone),
    ...turned(0, 59, [2.8, 0, 2.7, 7], limestone),
    [pointedOpening(-0.6, 60, 1.1, 5.4), limestone.deep],
    ...pinnacles({ from: -2.8, to: 2.8, count: 3, up: 64.4, width: 0.8, height: 5 }, limestone),
    ...turned(0, 66, [2.5, 0, 0.45, 25], limestone),
    [
      spread(68, 86, 8)
        .map((up) => gable(-0.1, up, 1.7 - (up - 66) * 0.065, 1.4))
        .join(''),
      limestone.deep,
    ],
    [
      contour([-0.5, 91, -0.5, 94, 0.5, 94, 0.5, 91]) +
        bar([0.3, 93], [1.1, 96], 0.4) +
        contour([-0.5, 93.4, -1.9, 94.6, -0.6, 91.6]),
      gold.lit,
    ],
  ],
  before: people([-38, -35.6, -16, 12, 34, 36.4, 52], '#B4382B', -0.6, 1.15),
}
