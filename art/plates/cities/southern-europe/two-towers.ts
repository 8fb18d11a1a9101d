import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, trapezium } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { arcade, battlements, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, shaft } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, stucco, lead, tile } = MATERIALS

/** The Asinelli tower is 97.2 m high, the Garisenda 48 m and leans by 4 degrees. */
export const twoTowers: Plate = {
  sight: 'italy/bologna#two-towers',
  alt: 'The Two Towers of Bologna: the slim brick shaft of the Asinelli with battlements over its foot and at its top, and the short Garisenda that leans beside it.',
  palette: PALETTES.gold,
  across: 158,
  ground: 0.965,
  setting: { kind: 'paving', ink: '#A8805C' },
  shift: -4,
  proportions: { height: 97.2, counts: { tower: 2 } },
  behind: (
    [
      [-64, 30, 18, stucco.lit],
      [-38, 22, 15, '#E2A878'],
      [46, 26, 17, '#E8B684'],
      [72, 30, 20, stucco.lit],
    ] as const
  ).flatMap(([x, width, height, ink]): readonly PlatePart[] => [
    [box(x, 0, width, height), ink],
    [box(x, height, width + 1.4, 1.8), tile.lit],
    [
      arcade({ from: x - width * 0.36, to: x + width * 0.36, count: 4, up: 0, width: 3.4, height: 6 }),
      '#7A4E36',
    ],
    [
      windows({ from: x - width * 0.36, to: x + width * 0.36, count: 4, up: 9.4, width: 1.6, height: 3 }),
      '#7A4E36',
    ],
  ]),
  object: [
    ...body(0, 0, 14, 8, brick, 0.34),
    [battlements(-7, 7, 6, 8, 1.3), brick.lit],
    [arcade({ from: -4.4, to: 4.4, count: 3, up: 0, width: 2.4, height: 4.8 }), brick.deep],
    ...counted(shaft(0, 8, 8.8, 7.2, 75, brick), 'tower'),
    [[22, 36, 50, 64].map((up) => box(-1.2, up, 0.8, 1.8)).join(''), brick.deep],
    [
      spread(14, 78, 14)
        .map((up) => box(-2.9, up, 0.5, 0.6) + box(1, up, 0.5, 0.6))
        .join(''),
      brick.shade,
    ],
    [trapezium(0, 82, 7.2, 8.8, 1.8), brick.shade],
    ...body(0, 83.8, 8.8, 3, brick, 0.34),
    [battlements(-4.4, 4.4, 5, 86.8, 0.9), brick.lit],
    ...body(0, 86.6, 5, 4.6, brick, 0.34),
    [arcade({ from: -1, to: 0.6, count: 2, up: 87.4, width: 0.9, height: 2.6 }), brick.deep],
    [contour([-2.6, 91.2, -1.4, 93.4, 1.4, 93.4, 2.6, 91.2]) + box(0, 93, 0.5, 4.2), lead.shade],
    ...counted([[contour([17.6, 0, 20.7, 48, 28.3, 48, 25.4, 0]), brick.lit]], 'tower'),
    [contour([22.4, 0, 25.4, 48, 28.3, 48, 25.4, 0]), brick.shade],
    [contour([17.4, 0, 17.6, 4, 25.6, 4, 25.6, 0]), '#E0CFAE'],
    [
      spread(9, 43, 8)
        .map((up) => box(19.6 + up * 0.065, up, 0.5, 0.6))
        .join('') + bar([21.4, 6], [21.6, 9], 1),
      brick.deep,
    ],
  ],
  before: people([-22, -19.6, 10, 34, 36.6, 50], '#2C4A66', 0, 1.1),
}
