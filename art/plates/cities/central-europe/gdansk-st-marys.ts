import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, polygon } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { pyramid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const BRICK: Material = { lit: '#B9583E', shade: '#8A3C2E', deep: '#4A221E' }
const ROOF: Material = { lit: '#C8694A', shade: '#9C4A36', deep: '#5E2A22' }
const { copper } = MATERIALS

/** A slim brick turret with a copper point. */
const turret = (x: number, top: number): readonly PlatePart[] => [
  [box(x, 0, 2.6, top - 17), BRICK.lit, 'turret'],
  [box(x + 0.75, 0, 1.1, top - 17), BRICK.shade],
  [
    spread(12, top - 20, 5)
      .map((up) => box(x - 0.4, up, 0.6, 3))
      .join(''),
    BRICK.deep,
  ],
  [box(x, top - 17.6, 3.2, 0.8), '#E0B49A'],
  ...pyramid(x, top - 16.8, 3, 16.8, copper),
]

/** A length of the hall: tall windows, a roof along it. */
const hall = (from: number, to: number, bays: number): readonly PlatePart[] => {
  const half = (to - from) / bays / 2
  return [
    [
      polygon([
        [from, 27],
        [from, 45],
        [to, 45],
        [to, 27],
      ]),
      ROOF.lit,
    ],
    [box((from + to) / 2, 27, to - from, 3), ROOF.shade],
    [
      spread(30, 44, 6)
        .map((up) => box((from + to) / 2, up, to - from, 0.3))
        .join(''),
      ROOF.shade,
    ],
    [box((from + to) / 2, 0, to - from, 27.6), BRICK.lit],
    [
      lancets({ from: from + half, to: to - half, count: bays, up: 6, width: 3.6, height: 18 }),
      BRICK.deep,
      'window',
    ],
    [lancets({ from: from + half, to: to - half, count: bays, up: 6, width: 0.4, height: 15 }), '#E0B49A'],
    [box((from + to) / 2, 26.6, to - from, 1.2), '#E0B49A'],
    [
      spread(from, to, bays + 1)
        .map((x) => box(x, 0, 1.3, 24))
        .join(''),
      BRICK.shade,
    ],
  ]
}

/** A steep gable with pinnacles and blind arches. */
const front = (x: number, width: number): readonly PlatePart[] => [
  [box(x, 0, width, 28), BRICK.lit],
  [box(x + width * 0.36, 0, width * 0.28, 28), BRICK.shade],
  [gable(x, 27, width + 0.6, 21), BRICK.lit],
  [contour([x + width * 0.08, 27, x, 48, x + width / 2, 27]), BRICK.shade],
  [
    [-0.3, -0.15, 0, 0.15, 0.3]
      .map((share) => box(x + share * width, 28.6, 0.9, 15.4 * (1 - 1.8 * Math.abs(share))))
      .join(''),
    '#E0B49A',
  ],
  [lancets({ from: x, to: x, count: 1, up: 5, width: width * 0.42, height: 20 }), BRICK.deep, 'window'],
  [[-0.09, 0.09].map((share) => box(x + share * width, 5, 0.4, 16)).join(''), '#E0B49A'],
  [box(x, 26.6, width, 1), '#E0B49A'],
]

/** 105.5 m long; the tower is 77.6 m high, 82 m to the ridge of its roof. */
export const gdanskStMarys: Plate = {
  sight: 'poland/gdansk#st-mary-s-church',
  alt: 'St Mary’s Church in Gdańsk from the south: a huge church of red brick with a massive blunt tower under a twin saddle roof on the left, tall windows, steep gables and slim turrets with copper points, high above the houses.',
  palette: PALETTES.highland,
  across: 152,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#A59A8E' },
  proportions: { height: 82, width: 105.5, counts: { turret: 4, window: 10 } },
  behind: [
    [
      spread(-70, 72, 15)
        .map((x, index) =>
          contour(
            [-5, 0, -5, 11 + (index % 3) * 2, 0, 18 + (index % 3) * 2, 5, 11 + (index % 3) * 2, 5, 0],
            x,
          ),
        )
        .join(''),
      '#BDB9AC',
    ],
  ],
  object: [
    ...turret(50.4, 60),
    ...hall(-34, 4, 5),
    [box(13, 27, 18, 18), ROOF.lit],
    [
      spread(30, 44, 6)
        .map((up) => box(13, up, 18, 0.3))
        .join(''),
      ROOF.shade,
    ],
    ...hall(22, 52.75, 3),
    [contour([22, 27, 22, 45, 26, 45, 34, 27]), ROOF.shade],
    ...front(8.6, 12),
    ...front(19.6, 10),
    ...turret(2.4, 62),
    ...turret(25, 62),
    ...turret(36, 58),
    // The ridge turret over the crossing.
    [box(14, 45, 2.6, 8) + box(14, 45, 4, 2), copper.lit],
    [contour([12.4, 53, 13, 56, 14, 67, 15, 56, 15.6, 53]), copper.lit],
    [contour([14, 53, 14, 67, 15, 56, 15.6, 53]), copper.shade],
    // East gable with the last turret seen from its side.
    [contour([52.75, 0, 52.75, 27, 50, 45, 48.6, 45, 48.6, 0]), BRICK.shade],
    // The tower: stages with blind arches, a roof of two saddles.
    [box(-43.4, 0, 18.7, 77.6), BRICK.lit],
    [box(-37.4, 0, 6.7, 77.6), BRICK.shade],
    [[-52, -46.4, -40.4, -34.8].map((x) => box(x, 0, 1.5, 60)).join(''), '#A34A36'],
    [
      box(-43.4, 24, 18.7, 1) +
        box(-43.4, 42, 18.7, 1) +
        box(-43.4, 59, 18.7, 1.2) +
        box(-43.4, 76.2, 19, 1.2),
      '#E0B49A',
    ],
    [
      lancets({ from: -48.9, to: -37.9, count: 3, up: 45, width: 2.8, height: 12 }) +
        lancets({ from: -48.9, to: -37.9, count: 3, up: 27, width: 2.8, height: 12 }),
      BRICK.deep,
    ],
    [lancets({ from: -50, to: -36.8, count: 4, up: 62, width: 2, height: 11.6 }), BRICK.deep],
    [lancets({ from: -43.4, to: -43.4, count: 1, up: 4, width: 4.4, height: 16 }), BRICK.deep],
    [contour([-52.75, 77.4, -48.4, 82, -43.6, 77.4, -39, 82, -34.05, 77.4]), ROOF.lit],
    [
      contour([-48, 77.4, -48.4, 82, -43.6, 77.4]) + contour([-38.6, 77.4, -39, 82, -34.05, 77.4]),
      ROOF.shade,
    ],
  ],
  before: [
    // Gabled houses of Piwna street.
    ...[
      [-66, '#E3CFA4'],
      [-57, '#B9685A'],
      [62, '#9FB0A4'],
      [71, '#E0B07A'],
    ].flatMap(([x, ink]): readonly PlatePart[] => [
      [
        contour(
          [
            -4.3, 0, -4.3, 15, -3, 16, -2.6, 18.6, -1.2, 20.4, 0, 22, 1.2, 20.4, 2.6, 18.6, 3, 16, 4.3, 15,
            4.3, 0,
          ],
          Number(x),
        ),
        String(ink),
      ],
      [
        [3, 7.6, 12]
          .map((up) => [-2.4, 0, 2.4].map((at) => box(Number(x) + at, up, 1.2, 2.6)).join(''))
          .join(''),
        '#5E564F',
      ],
    ]),
    ...people([-30, -27, -6, 30, 44], '#2C4A66', -2.4, 1.3),
  ],
}
