import { PALETTES } from '#art/kit/palettes.ts'
import { tiers } from '#art/plates/kit/gothic.ts'
import { box, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, symmetricShade, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const ANDESITE: Material = { lit: '#A39A90', shade: '#716A68', deep: '#393638' }

/** A bell-shaped pinnacle. */
const ratna = (x: number, up: number, size: number): string =>
  symmetric(x, up, [
    size * 0.6,
    0,
    size * 0.66,
    size * 0.4,
    size * 0.44,
    size * 1.1,
    size * 0.16,
    size * 1.4,
    size * 0.08,
    size * 2.2,
  ])

/** The Shiva temple is 47 m high on a foot of 34 m. */
export const prambanan: Plate = {
  sight: 'indonesia/yogyakarta#prambanan',
  alt: 'The Shiva temple of Prambanan: a tall dark tower of stone in steps that grow narrower, each with a row of bell-shaped pinnacles, above a cell with a stair and two lower towers beside it.',
  palette: PALETTES.gold,
  across: 92,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#96A058' },
  proportions: { height: 47, width: 34 },
  behind: [
    ...[-33, 33].flatMap((x): readonly PlatePart[] => [
      [
        symmetric(
          x,
          0,
          [10, 0, 10, 3, 7.6, 3, 7.6, 9, 5.6, 12, 5.4, 16, 4, 18, 3.8, 21, 2.6, 23, 2, 27, 0.4, 31, 0.3, 33],
        ),
        '#B98A5E',
      ],
      [
        symmetricShade(
          x,
          0,
          [10, 0, 10, 3, 7.6, 3, 7.6, 9, 5.6, 12, 5.4, 16, 4, 18, 3.8, 21, 2.6, 23, 2, 27, 0.4, 31, 0.3, 33],
        ),
        '#9E724E',
      ],
    ]),
    ...grove(-46, 46, 5, '#B59A58'),
  ],
  object: [
    ...tiers(0, 0, [34, 1.4, 32, 4], ANDESITE),
    [
      spread(-15, 15, 11)
        .map((x) => box(x, 1.8, 1.6, 2.6))
        .join(''),
      ANDESITE.deep,
    ],
    [
      spread(-15, 15, 16)
        .map((x) => ratna(x, 5.4, 1.1))
        .join(''),
      ANDESITE.shade,
    ],
    ...body(0, 5.4, 21, 12, ANDESITE),
    ...[-8.4, 8.4].flatMap((x) => body(x, 5.4, 7, 9, ANDESITE, 0.4)),
    [[-8.4, 8.4].map((x) => pointedOpening(x, 8, 2, 4.6)).join(''), ANDESITE.deep],
    [box(0, 16.2, 22.6, 1.2) + box(0, 13.4, 21.4, 0.6), ANDESITE.shade],
    ...[
      [19, 17.4, 4],
      [15.6, 22.4, 3.8],
      [12, 27.2, 3.6],
      [8.6, 31.8, 3.2],
    ].flatMap(([width = 0, up = 0, height = 0]): readonly PlatePart[] => [
      ...body(0, up, width, height, ANDESITE),
      [
        spread(-width / 2 + 1.2, width / 2 - 1.2, Math.round(width / 2.6))
          .map((x) => ratna(x, up, 1.5))
          .join(''),
        ANDESITE.deep,
      ],
      [box(0, up + height, width + 1, 1), ANDESITE.shade],
      [
        [-1, 1].map((side) => ratna(side * (width / 2 - 0.4), up + height + 0.8, 1.6)).join('') +
          ratna(0, up + height + 0.8, 1.6),
        ANDESITE.lit,
      ],
    ]),
    ...turned(0, 36, [3.4, 0, 3.6, 1, 3, 4, 1.6, 5.4, 1.2, 6, 0.8, 7, 0.3, 11], ANDESITE),
    ...body(0, 5.4, 8, 9.4, ANDESITE),
    [symmetric(0, 14.6, [4.6, 0, 3.6, 1.6, 3.4, 2.6, 1.4, 4.4, 0.2, 6]), ANDESITE.lit],
    [pointedOpening(0, 5.8, 3, 7), ANDESITE.deep],
    [contour([-4, 0, -3.4, 5.8, 3.4, 5.8, 4, 0]), ANDESITE.lit],
    [
      spread(0.5, 5.2, 8)
        .map((up) => box(0, up, 6.8, 0.24))
        .join(''),
      ANDESITE.shade,
    ],
    [contour([-5.4, 0, -4.2, 6, -3.4, 6, -4, 0]) + contour([5.4, 0, 4.2, 6, 3.4, 6, 4, 0]), ANDESITE.deep],
  ],
  before: people([-24, -22.4, -7, 8.6, 20, 26], '#B4382B', -1.4, 1.2),
}
