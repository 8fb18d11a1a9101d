import { PALETTES } from '#art/kit/palettes.ts'
import { tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, symmetricShade, turned } from '#art/plates/kit/profiles.ts'
import { columns, windows } from '#art/plates/kit/rows.ts'
import { chain, roundHole } from '#art/plates/kit/spans.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { granite } = MATERIALS

/** 30.2 m high, of granite. */
export const trinityCampanile: Plate = {
  sight: 'ireland/dublin#trinity-college-and-the-book-of-kells',
  alt: 'The Campanile of Trinity College Dublin: an arch in a base of heavy blocks, over it a round belfry with columns, a ribbed dome and a small lantern with a cross.',
  palette: PALETTES.highland,
  across: 60,
  ground: 0.92,
  setting: { kind: 'grass', ink: '#7E9A5C' },
  proportions: { height: 30.2, counts: { arch: 1 } },
  behind: [
    [box(-21, 0, 22, 11) + box(22, 0, 20, 11), '#B9B2A2'],
    [
      [2, 6.4]
        .map(
          (up) =>
            windows({ from: -30, to: -12.6, count: 7, up, width: 1.2, height: 2.4 }) +
            windows({ from: 13.6, to: 31, count: 7, up, width: 1.2, height: 2.4 }),
        )
        .join(''),
      '#6E6A66',
    ],
    [box(-21, 11, 23, 0.8) + box(22, 11, 21, 0.8), '#8C877C'],
  ],
  object: [
    [contour([-4.8, 0, -4.8, 9.4, 4.8, 9.4, 4.8, 0]) + roundHole(0, 0.6, 3.9, 6.6), granite.lit],
    [contour([2.7, 0, 2.7, 9.4, 4.8, 9.4, 4.8, 0]), granite.shade],
    [
      [1.4, 2.8, 4.2, 5.6, 7].map((up) => box(-3.4, up, 2.8, 0.16) + box(3.4, up, 2.8, 0.16)).join('') +
        box(0, 7.9, 9.7, 0.3),
      granite.shade,
    ],
    [`M-1.95 -0.6V-5.25A1.95 1.95 0 0 1 0 -7.2Q-1.2 -6.4 -1.2 -5.2V-0.6z`, granite.deep, 'arch'],
    [box(0, 9.2, 10.6, 0.8) + box(0, 0, 10.6, 0.6), granite.lit],
    [symmetric(0, 10, [4.9, 0, 4.6, 0.9, 3.6, 2.2, 3.4, 3]), granite.lit],
    [symmetricShade(0, 10, [4.9, 0, 4.6, 0.9, 3.6, 2.2, 3.4, 3], 0.4), granite.shade],
    [
      [-4.3, 4.3].map((x) => symmetric(x, 9.8, [0.9, 0, 0.7, 1.5, 0.35, 2.2, 0.4, 2.8])).join(''),
      granite.shade,
    ],
    ...body(0, 13, 6, 7, granite, 0.36),
    [roundOpening(-0.3, 13.8, 1.5, 5), granite.deep],
    ...columns({ from: -2.9, to: 2.9, count: 6, up: 13.2, width: 0.42, height: 6.4 }, granite),
    [box(0, 19.6, 7.2, 0.8) + box(0, 20.4, 6.4, 0.6), granite.lit],
    [box(0, 19.6, 7.2, 0.25), granite.shade],
    ...turned(0, 21, [3, 0, 2.9, 1.2, 2.3, 2.7, 1.2, 3.7], granite),
    [
      [-1.6, -0.6, 0.6, 1.6]
        .map((x) =>
          chain(
            [
              [x, 21],
              [x * 0.94, 22.2],
              [x * 0.7, 23.8],
              [x * 0.4, 24.6],
            ],
            0.16,
          ),
        )
        .join(''),
      granite.shade,
    ],
    ...tiers(0, 24.6, [1.9, 1.9, 1.2, 0.5], granite, 0.36),
    [roundOpening(-0.1, 24.8, 0.6, 1.4), granite.deep],
    ...domeSolid(0, 27, 0.7, 0.9, granite),
    [box(0, 27.8, 0.2, 2.4) + box(0, 29.2, 0.9, 0.2), granite.deep],
  ],
  before: [
    ...people([-9, -7.8, 8.4, 14], '#B4382B'),
    ...tree(-24, 9, '#6E8A54', '#516B44'),
    ...tree(25, 10, '#6E8A54', '#516B44'),
  ],
}
