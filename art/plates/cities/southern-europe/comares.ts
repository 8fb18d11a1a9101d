import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { battlements, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { sandstone, stucco, white, tile } = MATERIALS

/** The tower is 45 m high; the portico before it has seven arches, the middle one the highest. */
export const comares: Plate = {
  sight: 'spain/granada#nasrid-palaces',
  alt: 'The Court of the Myrtles in the Alhambra: seven slender arches, the middle one higher, before the battlemented Comares Tower, all mirrored in the long pool between two hedges.',
  palette: PALETTES.noon,
  across: 62,
  ground: 0.78,
  setting: { kind: 'paving', ink: '#D8C7A4' },
  proportions: { height: 26, counts: { arch: 7 } },
  behind: [],
  object: [
    ...body(0, 9, 19, 15.4, sandstone, 0.3),
    [battlements(-9.5, 9.5, 8, 24.4, 1.2), sandstone.lit],
    [windows({ from: -3, to: 1.6, count: 2, up: 18.4, width: 0.9, height: 2.4 }), sandstone.deep],
    ...body(0, 0, 25, 9.4, stucco, 0.06),
    [battlements(-12.5, -9.6, 2, 12.4, 0.9) + battlements(9.6, 12.5, 2, 12.4, 0.9), stucco.lit],
    [box(-11.4, 0, 2.6, 12.4) + box(11.4, 0, 2.6, 12.4), stucco.lit],
    [box(12.2, 0, 1, 12.4), stucco.shade],
    [contour([-10.1, 9.2, -9.6, 11, 9.6, 11, 10.1, 9.2]), tile.lit],
    [
      spread(-9, 9, 19)
        .map((x) => box(x, 9.3, 0.14, 1.6))
        .join(''),
      tile.shade,
    ],
    [box(0, 5, 20, 4), '#F8E9C6'],
    [
      spread(-9.4, 9.4, 27)
        .map((x) => circle(x, 7.9, 0.22))
        .join('') + [-1.3, 1.3].map((x) => box(x * 1.15, 4.6, 0.12, 3.6)).join(''),
      stucco.shade,
    ],
    [
      [-8.4, -5.7, -3]
        .flatMap((x) => [x, -x])
        .map((x) => roundOpening(x, 0.3, 2.1, 5.6))
        .join('') + roundOpening(0, 0.3, 2.5, 7.2),
      '#8A5E42',
      'arch',
    ],
    [
      spread(-9.75, 9.75, 8)
        .map((x, index) => box([-9.75, -7.05, -4.35, -1.6, 1.6, 4.35, 7.05, 9.75][index] ?? x, 0, 0.3, 4.4))
        .join(''),
      white.lit,
    ],
    [box(0, 0, 27, 0.3), white.shade],
  ],
  before: [
    [contour([-3.6, 0, -9, -11, 9, -11, 3.6, 0]), '#4F93A4'],
    [contour([-3.4, -0.3, -6.4, -6.6, 6.4, -6.6, 3.4, -0.3]), '#8FB2A2'],
    [
      [-2.4, -1.2, 1.2, 2.4]
        .map((x) => contour([x - 0.28, -0.4, x * 1.5 - 0.4, -4, x * 1.5 + 0.4, -4, x + 0.28, -0.4]))
        .join('') + contour([-0.5, -0.4, -0.8, -5, 0.8, -5, 0.5, -0.4]),
      '#6E7F70',
    ],
    [
      contour([-3.8, 0, -4.8, 0.9, -14, -8, -13, -11, -9.4, -11]) +
        contour([3.8, 0, 4.8, 0.9, 14, -8, 13, -11, 9.4, -11]),
      '#4F7A4C',
    ],
    ...people([-12.6, 12.4], '#B4382B', -3),
  ],
}
