import { PALETTES } from '#art/kit/palettes.ts'
import { counted, pinnacles, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, slate, gold } = MATERIALS

/** Rhombs of the glazed roof in zigzags. */
const zigzag = (up: number, ink: string): PlatePart => [
  chain(
    spread(-44, 24, 18).map((x, index) => [x, up + (index % 2 ? 3.4 : 0)]),
    1.3,
  ),
  ink,
]

/** 107 m long, the south tower 136.4 m high. */
export const stephansdom: Plate = {
  sight: 'austria#stephansdom-vienna',
  alt: 'St Stephen’s Cathedral in Vienna from the south: the steep roof with a zigzag of coloured tiles, the two short west towers, and the tall south tower that tapers from its foot to its tip.',
  palette: PALETTES.morning,
  across: 226,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#A79A88' },
  proportions: { height: 136.4, width: 107, counts: { 'west tower': 2 } },
  object: [
    ...[-46.4, -40].flatMap((x) => [
      ...body(x, 0, 6.4, 46, limestone, 0.4),
      [lancets({ from: x, to: x, count: 1, up: 34, width: 2.4, height: 8 }), limestone.deep] as PlatePart,
      ...counted(turned(x, 46, [3.6, 0, 3, 4, 1.4, 13, 0.3, 20], limestone), 'west tower'),
    ]),
    [contour([-49, 26, -44, 60, 24, 60, 26, 26]), '#E7D9B4'],
    zigzag(30, '#3F4A4A'),
    zigzag(37, '#5F8A62'),
    zigzag(44, '#C9A24A'),
    zigzag(51, '#3F4A4A'),
    [box(-10, 58.8, 68, 1.4), slate.shade],
    [contour([26, 22, 26, 45, 50, 45, 56.5, 22]), slate.lit],
    [contour([38, 22, 42, 45, 50, 45, 56.5, 22]), slate.shade],
    ...body(-9, 0, 82, 24, limestone, 0.02),
    ...body(42, 0, 30, 22, limestone, 0.3),
    [
      lancets({ from: -38, to: -8, count: 4, up: 5, width: 4.6, height: 16 }) +
        lancets({ from: 33, to: 53, count: 4, up: 5, width: 2.4, height: 14 }),
      limestone.deep,
    ],
    [
      [-50, -44, -33, -23, -13].map((x) => box(x + 1, 0, 1.8, 26)).join('') +
        [28.8, 36.4, 43, 49.6, 55.6].map((x) => box(x, 0, 1.6, 23)).join(''),
      limestone.shade,
    ],
    ...[-37, -27, -17, -7].flatMap(
      (x) =>
        [
          [gable(x, 24, 9.4, 15), limestone.lit],
          [gable(x, 26, 5.6, 9), limestone.shade],
        ] as const satisfies readonly PlatePart[],
    ),
    ...pinnacles({ from: -42, to: -12, count: 4, up: 24, width: 1.8, height: 9 }, limestone),
    ...pinnacles({ from: 28.8, to: 55.6, count: 5, up: 22, width: 1.5, height: 7 }, limestone),
    ...tiers(12, 0, [22, 30, 19, 22, 15.4, 20], limestone, 0.4),
    [
      pointedOpening(10, 0, 7, 13) + pointedOpening(10, 33, 4.6, 15) + pointedOpening(10.4, 55, 4, 14),
      limestone.deep,
    ],
    [gable(10.6, 13, 15, 13) + gable(10.6, 48, 14, 12), limestone.shade],
    ...pinnacles({ from: 2, to: 22, count: 4, up: 29, width: 2.4, height: 15 }, limestone),
    ...pinnacles({ from: 4, to: 20, count: 4, up: 51, width: 2.2, height: 16 }, limestone),
    ...pinnacles({ from: 5.6, to: 18.4, count: 4, up: 70, width: 2, height: 18 }, limestone),
    ...turned(12, 72, [5.6, 0, 4.6, 12, 3, 30, 1.6, 48, 0.5, 60], limestone, 0.1),
    [
      [86, 94, 102, 110, 118].map((up) => gable(12, up, 9.6 * (1 - (up - 72) / 66), 5)).join(''),
      limestone.shade,
    ],
    [symmetric(12, 131, [0.5, 0, 1.2, 1, 0.5, 2, 0.3, 5.4]), gold.lit],
  ],
  before: people([-68, -65, -30, -10, 32, 64, 67], '#B4382B', 0, 1.2),
}
