import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, tile, copper, gold, stucco } = MATERIALS

/** 64 m to the vane; the hall is 36.8 m long, its slender tower stands over the gable at the left. */
export const tallinnTownHall: Plate = {
  sight: 'estonia/tallinn#town-hall',
  alt: 'The Town Hall of Tallinn: a long hall of grey limestone with a row of pointed arches, battlements and a steep red roof, and at its left end a very slim eight-sided tower with a green spire.',
  palette: PALETTES.morning,
  across: 108,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#A49A8A' },
  proportions: { height: 64, width: 38.4, counts: { arch: 8 } },
  shift: -2,
  behind: (
    [
      [-44, 13, 15, '#E8C88A'],
      [-31, 11, 17, '#D99A86'],
      [31, 13, 16, '#C9D2B8'],
      [44, 12, 18, '#F0DDB4'],
      [56, 12, 15, '#D9A88A'],
    ] as const
  ).flatMap(([x, width, height, ink]): readonly PlatePart[] => [
    [box(x, 0, width, height), ink],
    [contour([-width / 2 - 0.4, 0, 0, 7, width / 2 + 0.4, 0], x, height), tile.shade],
    [
      [3, 8]
        .map((up) =>
          windows({ from: x - width * 0.3, to: x + width * 0.3, count: 3, up, width: 1.4, height: 2.8 }),
        )
        .join(''),
      stucco.deep,
    ],
  ]),
  object: [
    ...body(0, 0, 36.8, 16, limestone, 0.08),
    [contour([-18, 16, -17.4, 27.4, 17.4, 27.4, 18, 16]), tile.lit],
    [
      spread(17, 26.4, 7)
        .map((up) => box(0, up, 35, 0.16))
        .join('') + contour([14, 16, 14, 27.4, 17.4, 27.4, 18, 16]),
      tile.shade,
    ],
    [battlements(-18.4, 18.4, 17, 15.8, 1.3) + box(0, 15.2, 37.4, 0.9), limestone.lit],
    [lancets({ from: -14.6, to: 15.4, count: 8, up: 0, width: 3, height: 5 }), limestone.deep, 'arch'],
    [box(0, 5.8, 36.8, 0.4), limestone.shade],
    [
      windows({ from: -9, to: 15, count: 5, up: 8, width: 2, height: 3.6 }) +
        windows({ from: -12, to: 16, count: 7, up: 12.8, width: 0.9, height: 1.2 }),
      limestone.deep,
    ],
    [windows({ from: -9, to: 15, count: 5, up: 8, width: 0.3, height: 3.6 }), limestone.lit],
    [contour([-19.2, 15, -19.2, 17, -17.6, 22, -15.4, 28.6, -13.2, 22, -11.6, 17, -11.6, 15]), limestone.lit],
    ...turned(-15.4, 16, [2.2, 0, 2.1, 24], limestone, 0.3),
    [
      [20, 27, 33].map((up) => box(-15.8, up, 0.6, 1.5)).join('') +
        lancets({ from: -16.6, to: -14.8, count: 2, up: 36, width: 0.8, height: 3 }),
      limestone.deep,
    ],
    [box(-15.4, 39.4, 5.2, 0.7) + battlements(-18, -12.8, 4, 40, 0.8), limestone.shade],
    ...turned(-15.4, 40.4, [2.2, 0, 2.2, 1, 2.6, 2, 2.2, 4, 1.1, 5.4], copper, 0.24),
    ...turned(-15.4, 45.6, [1.1, 0, 1.1, 2.8, 1.5, 3.1, 1.3, 4.4, 0.7, 5.6], copper, 0.24),
    ...turned(-15.4, 51, [0.6, 0, 0.6, 1.8, 0.9, 2.1, 0.6, 3.4, 0.15, 9.4], copper, 0.24),
    [
      box(-15.4, 60, 0.24, 4) + contour([0, 0, 0.2, 1.6, 1.6, 1.8, 1.8, 0.6, 0.8, 0.2], -15.4, 61.6),
      gold.shade,
    ],
    [
      contour([-19.2, 12.6, -19.2, 13.4, -18.4, 13.4, -18.4, 13]) +
        contour([18.4, 13, 18.4, 13.6, 19.2, 13.8, 19.2, 13.2]),
      copper.shade,
    ],
  ],
  before: people([-24, -22.6, -6, 8, 9.2, 24], '#B4382B', -0.5),
}
