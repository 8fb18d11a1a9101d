import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted, pinnacles, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { battlements, lancets, stair, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, brick, stucco, slate, gold } = MATERIALS

/** 83 m high. */
export const belfryOfBruges: Plate = {
  sight: 'belgium/bruges#markt-and-belfry',
  alt: 'The Belfry of Bruges: two square brick storeys with corner turrets and above them a tall eight-sided lantern with a crest, over the long market hall.',
  palette: PALETTES.morning,
  across: 134,
  ground: 0.945,
  setting: { kind: 'paving', ink: '#A08C78' },
  shift: -24,
  proportions: { height: 83, width: 44, counts: { 'corner turret': 4 } },
  behind: (
    [
      [-43, 9, 15],
      [-33, 10, 12],
      [34, 10, 14],
      [45, 11, 12],
      [56, 10, 15],
      [67, 11, 13],
      [78, 10, 16],
      [89, 11, 14],
    ] as const
  ).flatMap(([x, width, height]): readonly PlatePart[] => [
    [box(x, 0, width, height) + stair(x, height, width, 5, 1.3, width * 0.1), stucco.shade],
    [
      [2, 6.4]
        .map((up) =>
          windows({ from: x - width * 0.28, to: x + width * 0.28, count: 3, up, width: 1.1, height: 2.6 }),
        )
        .join(''),
      stucco.deep,
    ],
  ]),
  object: [
    ...body(0, 0, 44, 15.4, brick, 0.16),
    [battlements(-22, 22, 17, 15.4, 1.1), brick.lit],
    [
      lancets({ from: -19, to: -8.6, count: 4, up: 7.6, width: 1.9, height: 5.4 }) +
        lancets({ from: 8.6, to: 19, count: 4, up: 7.6, width: 1.9, height: 5.4 }) +
        lancets({ from: -19, to: -8.6, count: 4, up: 0, width: 1.9, height: 5 }) +
        lancets({ from: 8.6, to: 19, count: 4, up: 0, width: 1.9, height: 5 }),
      brick.deep,
    ],
    ...tiers(0, 0, [12.6, 32, 11.6, 17], brick, 0.32),
    [
      pointedOpening(-0.6, 0, 4, 8) +
        pointedOpening(-0.6, 10, 2.6, 6) +
        pointedOpening(-3.2, 19, 2.2, 9) +
        pointedOpening(1, 19, 2.2, 9) +
        pointedOpening(-2.8, 34, 2.4, 11) +
        pointedOpening(1, 34, 2.4, 11),
      brick.deep,
    ],
    [box(0, 31.2, 13.8, 1.2) + box(0, 48.2, 13, 1.2), limestone.shade],
    ...[-6, 6].flatMap((x) => [
      ...body(x, 29.4, 2.4, 5, brick, 0.36),
      ...counted(pyramid(x, 34.4, 2.8, 6.6, slate), 'corner turret'),
    ]),
    ...[-5.6, 5.6].flatMap((x) => [
      ...body(x, 46, 2.2, 7, brick, 0.36),
      ...counted(pyramid(x, 53, 2.6, 6.6, limestone), 'corner turret'),
    ]),
    ...body(0, 49, 8.6, 26, limestone, 0.34),
    [[-2.6, 0.2, 2.8].map((x) => pointedOpening(x, 51, 1.5, 17)).join(''), limestone.deep],
    [box(0, 57, 8.8, 0.7) + box(0, 70, 9, 0.8), limestone.shade],
    ...clockFace(0, 46, 1.9, '#2F3A44', gold.lit),
    [battlements(-4.9, 4.9, 6, 76, 0.7) + box(0, 74.6, 9.8, 1.4), limestone.lit],
    ...pinnacles({ from: -4.4, to: 4.4, count: 4, up: 75, width: 1.2, height: 5.6 }, limestone),
    [box(0, 76, 0.4, 7) + contour([0, 83, 3, 82, 0, 81]), gold.shade],
  ],
  before: people([-34, -31.6, -12, 14, 26, 28.4], '#2C4A66', 0, 1.05),
}
