import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted, pinnacles } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, lancets, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, lead, tile, gold, stucco } = MATERIALS

const tower = (x: number): readonly PlatePart[] => [
  ...counted(body(x, 0, 10.4, 41, limestone, 0.34), 'tower'),
  [[13, 22, 31].map((up) => box(x, up, 10.8, 0.6)).join(''), limestone.shade],
  [
    [15, 24].map((up) => roundOpening(x - 2.4, up, 1.3, 4.6) + roundOpening(x + 1, up, 1.3, 4.6)).join('') +
      lancets({ from: x - 3, to: x + 1.4, count: 3, up: 33, width: 1.2, height: 6 }),
    limestone.deep,
  ],
  [[x - 3.4, x, x + 3.4].map((at) => gable(at, 41, 3.8, 5.4)).join(''), limestone.lit],
  ...pinnacles({ from: x - 5, to: x + 5, count: 4, up: 40, width: 1.1, height: 8 }, limestone),
  ...turned(x, 43, [4.6, 0, 4.5, 4], limestone),
  ...turned(x, 47, [4.7, 0, 4.8, 1.4, 4.2, 4.4, 2.8, 7, 1.3, 8.4], lead),
  ...turned(x, 55, [1.2, 0, 1.2, 2.6, 1.5, 3, 0.5, 5, 0.15, 7], lead),
  [box(x, 61.4, 0.3, 2.6) + box(x, 62.6, 1.3, 0.3), gold.shade],
]

/** The towers are about 64 m high. */
export const grossmuenster: Plate = {
  sight: 'switzerland/zurich#grossmunster',
  alt: 'The Grossmünster in Zürich: two square stone towers side by side with gabled bell storeys and grey eight-sided domes with lanterns, above the houses on the quay.',
  palette: PALETTES.highland,
  across: 108,
  ground: 0.93,
  setting: { kind: 'water', ink: '#4E7F8C' },
  proportions: { height: 64, width: 34, counts: { tower: 2 } },
  shift: -6,
  behind: [
    ['M-60 0V-8Q-30 -20 0 -18T64 -12V0z', '#94AE8E'],
    ...(
      [
        [-40, 12, 16, '#E8D3A8'],
        [-27, 11, 18, '#D9A88A'],
        [27, 13, 17, '#F0DDB4'],
        [40, 12, 19, '#C9B49A'],
        [53, 13, 16, '#E2BFA0'],
      ] as const
    ).flatMap(([x, width, height, ink]): readonly PlatePart[] => [
      [box(x, 0, width, height), ink],
      [
        contour(
          [-width / 2 - 0.6, 0, -width / 2 + 1.4, 4.4, width / 2 - 1.4, 4.4, width / 2 + 0.6, 0],
          x,
          height,
        ),
        tile.shade,
      ],
      [
        [3, 7.4, 11.8]
          .map((up) =>
            windows({ from: x - width * 0.32, to: x + width * 0.32, count: 4, up, width: 1.1, height: 2.2 }),
          )
          .join(''),
        stucco.deep,
      ],
    ]),
  ],
  object: [
    ...body(0, 0, 34, 15, limestone, 0.14),
    [contour([-17, 15, -15, 18, 15, 18, 17, 15]), tile.shade],
    ...tower(-9.4),
    ...tower(9.4),
    ...body(0, 0, 8.6, 24, limestone, 0.2),
    [gable(0, 24, 9.4, 6), tile.lit],
    [gable(0, 24, 7.4, 4.4), limestone.lit],
    [
      lancets({ from: -0.1, to: 0, count: 1, up: 9, width: 3, height: 12 }) + roundOpening(0, 0, 3.4, 6.4),
      limestone.deep,
    ],
    ...clockFace(-9.8, 28.6, 1.9, '#2F4A66', gold.lit),
    [
      arcade({ from: -15, to: -4.6, count: 4, up: 3, width: 1.4, height: 4.6 }) +
        arcade({ from: 4.6, to: 15, count: 4, up: 3, width: 1.4, height: 4.6 }),
      limestone.deep,
    ],
  ],
  before: [[box(6, -1.4, 120, 1.6), '#B9A88E'], ...people([-30, -28, -2, 20, 36], '#B4382B', 0.1)],
}
