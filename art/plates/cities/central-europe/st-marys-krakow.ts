import { PALETTES } from '#art/kit/palettes.ts'
import { counted, pinnacles } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { lancets, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, brick, stucco, copper, tile, slate, gold } = MATERIALS

/** The towers are 82 m and 69 m high. */
export const stMarysKrakow: Plate = {
  sight: 'poland/krakow#st-mary-s-basilica',
  alt: 'St Mary’s Basilica in Kraków: a brick front with two unequal towers, the left one higher with a spire among turrets and a golden crown, the right one with a green Renaissance cap.',
  palette: PALETTES.autumn,
  across: 134,
  ground: 0.945,
  setting: { kind: 'paving', ink: '#AE977C' },
  proportions: { height: 82, counts: { tower: 2 } },
  behind: (
    [
      [-52, 26, 15],
      [48, 24, 16],
    ] as const
  ).flatMap(([x, width, height]): readonly PlatePart[] => [
    [box(x, 0, width, height), stucco.lit],
    [box(x, height, width + 1, 1.4), tile.shade],
    [
      [3, 9]
        .map((up) =>
          windows({ from: x - width * 0.36, to: x + width * 0.36, count: 5, up, width: 1.6, height: 3 }),
        )
        .join(''),
      stucco.shade,
    ],
  ]),
  object: [
    [contour([-8, 26, 0, 46, 8, 26]), brick.lit],
    [contour([0.6, 26, 0, 46, 8, 26]), brick.shade],
    ...body(0, 0, 16, 28, brick, 0.1),
    [pointedOpening(0, 11, 6.4, 18), brick.deep],
    [[-1.6, 1.6].map((x) => box(x, 11, 0.4, 14)).join('') + box(0, 18, 6, 0.4), limestone.lit],
    ...[-12.6, 13.4].flatMap((x, index) =>
      counted(body(x, 0, index === 0 ? 11.4 : 12.2, index === 0 ? 50 : 52, brick, 0.34), 'tower'),
    ),
    [
      [-12.6, 13.4]
        .map((x) => [8, 20, 31].map((up) => pointedOpening(x - 0.8, up, 2.2, 7)).join(''))
        .join('') +
        [-12.6, 13.4]
          .map((x) => pointedOpening(x - 2.6, 42, 1.8, 6) + pointedOpening(x + 0.8, 42, 1.8, 6))
          .join(''),
      brick.deep,
    ],
    [
      [18, 29, 40].map((up) => box(-12.6, up, 11.9, 0.6) + box(13.4, up, 12.7, 0.6)).join(''),
      limestone.shade,
    ],
    ...body(-12.6, 50, 9.4, 9, brick, 0.34),
    [lancets({ from: -15, to: -11, count: 3, up: 51, width: 1.1, height: 6.4 }), brick.deep],
    [box(-12.6, 58.6, 10.4, 1), limestone.shade],
    ...pyramid(-12.6, 59.4, 6.6, 21, slate),
    ...pinnacles({ from: -16.6, to: -8.6, count: 5, up: 56, width: 1.9, height: 11 }, slate),
    ...pinnacles({ from: -14.6, to: -10.6, count: 3, up: 65, width: 1.3, height: 6.4 }, slate),
    [contour([-1.9, 0, -2.3, 1.6, -1.2, 0.9, 0, 1.9, 1.2, 0.9, 2.3, 1.6, 1.9, 0], -12.6, 70), gold.lit],
    [circle(-12.6, 79.6, 0.8) + box(-12.6, 79.6, 0.35, 2.4), gold.lit],
    [box(13.4, 51.4, 13, 1.1), limestone.shade],
    ...turned(
      13.4,
      52.4,
      [5.9, 0, 6, 2, 4.4, 5, 2.6, 6.4, 2.5, 9.4, 3, 10.4, 1.4, 12.4, 0.8, 13.4, 0.3, 15.2],
      copper,
    ),
    ...[8.4, 18.4].flatMap((x) => turned(x, 52.4, [0.9, 0, 0.9, 1.4, 1.1, 2.2, 0.5, 3.6, 0.1, 5.6], copper)),
    [box(13.4, 66.6, 0.35, 2.6), gold.lit],
    [contour([-6.4, 0, -6.4, 7, -4.4, 9.4, 4.4, 9.4, 6.4, 7, 6.4, 0]), stucco.lit],
    [contour([3, 0, 3, 9.4, 4.4, 9.4, 6.4, 7, 6.4, 0]), stucco.shade],
    [symmetric(0, 9.4, [4.6, 0, 3.4, 2, 1, 3, 0.5, 5]), copper.lit],
    [box(0, 0, 2.6, 5), brick.deep],
  ],
  before: people([-34, -31.6, -24, 26, 38, 40.4], '#2C4A66', 0, 1.05),
}
