import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { wood, granite } = MATERIALS

const cabin = (x: number, up: number, wall: string, side: string): readonly PlatePart[] => [
  [contour([-2.1, -0.5, 0.4, -2.2, 2.1, -2.2, 2.1, 0.2, -2.1, 0.2], x, up), '#3A3440'],
  [box(x, up, 4.2, 2.9), wall, 'cabin'],
  [box(x + 1.5, up, 1.2, 2.9), side],
  [windows({ from: x - 1.2, to: x + 1.2, count: 3, up: up + 1.1, width: 0.9, height: 1.2 }), '#BFDCDC'],
  [box(x, up + 2.8, 4.7, 0.3) + box(x, up + 0.6, 4.2, 0.16), '#F3E6C8'],
]

/** The lift of 1883 by its proportions; the two cabins balance each other on one cable. */
export const ascensorConcepcion: Plate = {
  sight: 'chile/valparaiso#ascensor-concepcion',
  alt: 'The Ascensor Concepción in Valparaíso: two wooden cabins, one red and one yellow, on a steep track of rails up a retaining wall, painted houses on both sides and the station with its gallery on top.',
  palette: PALETTES.morning,
  across: 46,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#A79C90' },
  proportions: { height: 24.4, counts: { cabin: 2 } },
  behind: [
    [contour([-24, 0, -24, 9, -12, 14, -2, 20, 8, 22, 24, 24, 24, 0]), '#A89874'],
    ...(
      [
        [-17, 10, 9, '#4E9AA8'],
        [-10.4, 14, 8, '#E2A83E'],
        [17, 22, 7, '#D8705A'],
        [21.6, 17, 8, '#7FA8C4'],
        [13.4, 14, 7, '#E8D3A0'],
        [19.4, 8, 8, '#B86A8A'],
      ] as const
    ).flatMap(([x, up, height, ink]): readonly PlatePart[] => [
      [box(x, up - 5, 6, height), ink],
      [contour([-3.4, 0, -2.4, 1.4, 2.4, 1.4, 3.4, 0], x, up - 5 + height), '#8E7A7A'],
      [
        windows({ from: x - 1.6, to: x + 1.6, count: 2, up: up - 5 + height * 0.5, width: 1.1, height: 1.9 }),
        '#F6EFDC',
      ],
    ]),
    ...(
      [
        [-19.6, 9, '#D8705A'],
        [-13.4, 7, '#6A9A6E'],
      ] as const
    ).flatMap(([x, height, ink]): readonly PlatePart[] => [
      [box(x, 0, 6, height), ink],
      [box(x, height, 6.6, 0.6), '#F6EFDC'],
      [windows({ from: x - 1.6, to: x + 1.6, count: 2, up: 4, width: 1.2, height: 2.2 }), '#F6EFDC'],
      [box(x, 0, 1.4, 2.6), '#4A3A44'],
    ]),
  ],
  object: [
    [contour([-9, 0, 7, 17, 13, 17, 6, 0]), granite.shade],
    [contour([-9, 0, 7, 17, 9, 17, -3.6, 0]), granite.lit],
    [
      spread(0.06, 0.94, 15)
        .map((share) =>
          bar([-8.2 + 16 * share, 17 * share + 0.2], [-2.4 + 13.4 * share, 17 * share + 0.2], 0.24),
        )
        .join(''),
      wood.deep,
    ],
    [
      [-7.6, -5.6, -2.8, -0.8]
        .map((x, index) => bar([x, 0.3], [8 + index * 1.2 + (index > 1 ? 0.8 : 0), 17.2], 0.22))
        .join(''),
      '#3A3440',
    ],
    ...cabin(-4.4, 2.2, '#E8B23A', '#B8842A'),
    ...cabin(7, 12.2, '#C8402E', '#96302A'),
    // The upper station with its gallery over the slope.
    [box(10.6, 17, 9, 4.6), '#F1E4C4'],
    [box(14, 17, 2.2, 4.6), '#CDBB94'],
    [windows({ from: 7.8, to: 12.6, count: 5, up: 18.8, width: 0.8, height: 1.9 }), '#4E7C8A'],
    [
      box(10, 17.8, 10.6, 0.3) +
        spread(5, 15, 11)
          .map((x) => box(x, 16.6, 0.14, 1.2))
          .join(''),
      '#2F6A5A',
    ],
    [contour([5.4, 21.4, 7, 23.6, 14, 23.6, 15.8, 21.4]), '#B5543E'],
    [box(10.6, 23.4, 7.4, 0.4) + box(10.6, 23.6, 0.2, 0.8), '#8A3A2E'],
    // The lower station.
    [box(-10.4, 0, 6, 5.6), '#F1E4C4'],
    [box(-10.4, 5.4, 6.6, 0.5), '#B5543E'],
    [roundOpening(-10.4, 0, 2.4, 3.8), '#4A3A44'],
    [box(-10.4, 4.2, 4, 0.8), '#2F6A5A'],
  ],
  before: people([-14.4, -7, 3, 12, 18], '#2C4A66', -0.6),
}
