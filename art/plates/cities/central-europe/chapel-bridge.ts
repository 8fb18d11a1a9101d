import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { granite, wood, tile } = MATERIALS

/** The Water Tower is 34.5 m high; the bridge, 204 m long, is cut off by the frame. */
export const chapelBridge: Plate = {
  sight: 'switzerland/lucerne#chapel-bridge-and-water-tower',
  alt: 'The Chapel Bridge in Lucerne: a covered wooden bridge on piles with flower boxes, and beside it in the river the eight-sided stone Water Tower with its steep tiled roof.',
  palette: PALETTES.morning,
  across: 78,
  ground: 0.8,
  setting: { kind: 'water', ink: '#3F7E84' },
  proportions: { height: 37.6 },
  shift: 9,
  behind: [
    ['M-60 0V-10L-44 -16L-34 -24L-28 -22L-24 -27L-18 -22L-8 -19L6 -12L24 -9L40 -6V0z', '#7FA8AC'],
    ['M-34 -24L-28 -22L-24 -27L-18 -22L-23 -23L-27 -20z', '#E9F0EA'],
    ['M-60 0V-5Q-30 -8 0 -5T40 -4V0z', '#5C8F8A'],
  ],
  object: [
    ...turned(0, -2.4, [6.4, 0, 6, 4, 5.6, 24], granite, 0.3),
    [contour([-2.3, -2.4, -2.1, 21.6, 1.7, 21.6, 1.9, -2.4]), '#DAD3C6'],
    [
      box(-0.2, 7, 0.9, 2.2) + box(-0.2, 14, 1, 1.8) + box(-4, 10.6, 0.7, 1.6) + box(3.6, 10.6, 0.7, 1.6),
      granite.deep,
    ],
    [[-4.2, -1.2, 0.8, 4].map((x) => box(x, 19, 0.9, 1.4)).join(''), granite.deep],
    ...turned(0, 21.4, [7, 0, 5.2, 2.2, 2.4, 8.4, 0.3, 13], tile, 0.26),
    [contour([-2.4, 21.4, -1, 32, 0, 34.4, 1, 32, 2.2, 21.4]), '#E58A5C'],
    [box(0, 34, 0.25, 1.2), granite.deep],
    [
      spread(-56, 38, 17)
        .flatMap((x) => [x - 0.7, x + 0.7])
        .map((x) => box(x, -2.4, 0.55, 6))
        .join(''),
      wood.deep,
    ],
    [box(-9, 2.8, 96, 0.9), wood.shade],
    [box(-9, 3.4, 96, 3.4), wood.deep],
    [box(-9, 3.4, 96, 1.5), wood.lit],
    [
      spread(-55, 38, 32)
        .map((x) => box(x, 3.4, 0.4, 3.4))
        .join(''),
      wood.lit,
    ],
    [contour([-58, 6.4, -58, 9.4, 40, 9.4, 40, 6.4]), tile.lit],
    [contour([-58, 6.4, -58, 7.2, 40, 7.2, 40, 6.4]), tile.shade],
    [
      spread(-56, 38, 40)
        .map((x) => box(x, 7.2, 0.14, 2.2))
        .join(''),
      tile.shade,
    ],
    [box(-9, 9.2, 96, 0.4), tile.deep],
    [
      spread(-55, 38, 26)
        .map((x) => box(x, 4.4, 2.4, 0.5))
        .join(''),
      '#5E8A4A',
    ],
    [
      spread(-55.6, 38, 52)
        .map((x) => box(x, 4.7, 0.8, 0.5))
        .join(''),
      '#D8414A',
    ],
  ],
  before: [
    ...people([-33, -20.4, 14.6], '#2C4A66', 3.5, 0.8),
    [
      [-26, -21, 21]
        .map((x) => `M${x} 5.6q1.6 1.6 3.4 0q.2 -1.6 -.4 -2.2q.9 -.3 1 .4q-.3 1.6 0 2q-1.8 1.4 -4 -.2z`)
        .join(''),
      '#FFFAEE',
    ],
    [bar([20, -9], [20.2, -9], 0.1), '#FFFAEE'],
  ],
}
