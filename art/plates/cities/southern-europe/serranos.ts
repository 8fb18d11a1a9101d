import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { battlements, lancets, spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone, limestone } = MATERIALS

/** A tower with five sides to the front: the middle one in the light, those beside it darker. */
const tower = (x: number): readonly PlatePart[] => [
  [symmetric(x, 0, [9, 0, 7.6, 4.4, 7.6, 5]), sandstone.lit],
  [contour([2.6, 0, 2.6, 5, 7.6, 5, 7.6, 4.4, 9, 0], x), sandstone.shade],
  ...counted(turned(x, 4.4, [7.6, 0, 7.6, 25.6], sandstone, 0.36), 'tower'),
  [contour([-7.6, 4.4, -7.6, 30, -4.2, 30, -4.2, 4.4], x), '#DDB67E'],
  [
    spread(-7.3, 7.3, 11)
      .map((side) => symmetric(x + side, 19.4, [0.2, 0, 0.5, 1.6]))
      .join(''),
    sandstone.deep,
  ],
  [symmetric(x, 21, [7.9, 0, 8.3, 0.6, 8.3, 1.6, 7.6, 1.6]), limestone.lit],
  [contour([3, 21, 3, 22.6, 8.3, 22.6, 8.3, 21.6, 7.9, 21], x), limestone.shade],
  [box(x, 29.2, 16, 0.8), limestone.shade],
  [battlements(x - 7.8, x + 7.8, 6, 30, 1.6), sandstone.lit],
  [[-2, 2.6].map((side) => box(x + side, 11, 0.7, 2)).join('') + box(x, 25, 0.7, 1.8), sandstone.deep],
]

/** 33 m high. */
export const serranos: Plate = {
  sight: 'spain/valencia#torres-de-serranos',
  alt: 'The Torres de Serranos in Valencia: two huge many-sided gate towers with battlements and a gallery on corbels, joined by a wall with a round arch and fine blind tracery.',
  palette: PALETTES.gold,
  across: 64,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#C79C6C' },
  proportions: { height: 32, width: 42, counts: { tower: 2 } },
  object: [
    ...body(0, 0, 12.6, 27, sandstone, 0.16),
    [
      lancets({ from: -4, to: 4, count: 5, up: 11.4, width: 1.5, height: 6 }) +
        lancets({ from: -4, to: 4, count: 5, up: 18, width: 1.2, height: 2 }),
      sandstone.shade,
    ],
    [lancets({ from: -4, to: 4, count: 5, up: 11.8, width: 0.9, height: 5 }), sandstone.deep],
    [box(0, 10.6, 10.6, 0.6) + box(0, 17.6, 10.6, 0.5) + box(0, 21, 12.4, 1.5), limestone.lit],
    [battlements(-5.6, 5.6, 4, 27, 1.6), sandstone.lit],
    [roundOpening(0, 0, 7.6, 9.6), limestone.lit],
    [roundOpening(0, 0, 5, 8), sandstone.deep],
    [
      spread(-3.2, 3.2, 5)
        .map((x) => box(x, 9 - Math.abs(x) * 0.5, 0.18, 1))
        .join(''),
      sandstone.shade,
    ],
    ...tower(-12),
    ...tower(12),
    [contour([-5.6, 0, -4, 1.2, 4, 1.2, 5.6, 0]), limestone.shade],
  ],
  before: [
    ...palm(-26, 12, '#6F8A4C', '#8A6A48'),
    ...palm(26.4, 10.4, '#6F8A4C', '#8A6A48'),
    ...people([-8, -6.8, 1, 10, 23], '#B4382B', -0.7),
  ],
}
