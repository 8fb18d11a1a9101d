import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { arcade, windows } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, portico } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, granite, white, steel, glass } = MATERIALS

/** 137 m wide; the glass dome reaches 47 m. */
export const reichstag: Plate = {
  sight: 'germany/berlin#reichstag-dome',
  alt: 'The Reichstag from the west: a broad stone front with four corner towers, a portico of six columns under a pediment, and the glass dome with its rings above.',
  palette: PALETTES.polar,
  across: 162,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#6E8A5E' },
  proportions: { height: 47, width: 137, counts: { column: 6, tower: 4 } },
  object: [
    ...body(0, 22, 43, 4.4, granite, 0.1),
    ...domeSolid(0, 25, 20, 22, glass),
    [
      [29, 33, 37, 41].map((up) => box(0, up, 40 * Math.sqrt(1 - ((up - 25) / 22) ** 2.2), 0.6)).join(''),
      steel.lit,
    ],
    [
      [-1, 1]
        .map(
          (side) =>
            chain(
              [
                [13 * side, 25],
                [12 * side, 36],
                [7 * side, 44],
                [1.4 * side, 47],
              ],
              0.5,
            ) +
            chain(
              [
                [6.5 * side, 25],
                [6 * side, 36],
                [3.6 * side, 44],
                [0.6 * side, 47],
              ],
              0.5,
            ),
        )
        .join(''),
      steel.lit,
    ],
    [contour([-4.4, 45, -1.2, 31, -1.2, 25, 1.2, 25, 1.2, 31, 4.4, 45]), white.shade],
    ...body(0, 0, 134, 25, limestone, 0.02),
    [box(0, 0, 135, 5.4), limestone.shade],
    [box(0, 20.4, 135, 0.8) + box(0, 24.6, 135, 1), limestone.shade],
    [
      arcade({ from: -48, to: -22, count: 6, up: 7.4, width: 2.6, height: 10.6 }) +
        arcade({ from: 22, to: 48, count: 6, up: 7.4, width: 2.6, height: 10.6 }),
      limestone.deep,
    ],
    [
      [-50.4, -45.4, -40, -35, -29.8, -24.4, -19.6, 19.6, 24.4, 29.8, 35, 40, 45.4, 50.4]
        .map((x) => box(x, 6, 1, 14))
        .join(''),
      limestone.lit,
    ],
    ...[-61, -46, 46, 61].flatMap((x, index) =>
      index === 1 || index === 2 ? counted(body(x * 0.98, 25, 9.4, 9, limestone, 0.36), 'tower') : [],
    ),
    ...[-60, 60].flatMap((x): readonly PlatePart[] => [
      ...counted(body(x, 0, 17, 36, limestone, 0.3), 'tower'),
      [
        arcade({ from: x - 4, to: x + 4, count: 2, up: 7.4, width: 3, height: 12 }) +
          windows({ from: x - 5, to: x + 5, count: 3, up: 28, width: 2, height: 4 }),
        limestone.deep,
      ],
      [box(x, 25, 17.6, 1) + box(x, 34.6, 18, 1.4), limestone.shade],
      [
        [-7.4, 7.4].map((side) => symmetric(x + side, 36, [0.9, 0, 0.5, 2, 0.3, 3.6])).join('') +
          box(x, 39, 0.3, 0.2),
        limestone.lit,
      ],
    ]),
    ...portico(
      0,
      0,
      33,
      { count: 6, diameter: 2.2, steps: 5.4, column: 15, entablature: 3.6, pediment: 6.4 },
      limestone,
    ),
  ],
  before: people([-74, -50, -34, -6, 5, 32, 54, 76], '#B4382B', -1, 1.1),
}
