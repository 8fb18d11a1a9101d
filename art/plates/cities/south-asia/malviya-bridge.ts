import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { truss } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { steel, brick } = MATERIALS
const SPAN = 108.4
const RAIL = 21
const ROAD = 33

/** One girder of 108.4 m: rails on the lower chord, the road on the upper. */
const girder = (middle: number): readonly PlatePart[] => {
  const places = spread(middle - SPAN / 2 + 2.4, middle + SPAN / 2 - 2.4, 11)
  return [
    [
      truss(
        places.map((x) => [x, ROAD] as const),
        places.map((x) => [x, RAIL] as const),
        0.9,
      ),
      '#8A5A4A',
    ],
    [box(middle, RAIL - 0.9, SPAN - 4.4, 1.9), '#7A4A3E', 'span'],
    [box(middle, ROAD - 0.9, SPAN - 4.4, 1.9), '#7A4A3E'],
  ]
}

/** A well pier of brick with a rounded cap. */
const pier = (x: number): readonly PlatePart[] => [
  [
    contour(
      [-5, -1, -5, 3, -4, 4, -3.8, 17, -4.8, 18, -4.8, 20, 4.8, 20, 4.8, 18, 3.8, 17, 4, 4, 5, 3, 5, -1],
      x,
    ),
    brick.lit,
  ],
  [contour([1.4, -1, 1.4, 20, 4.8, 20, 4.8, 18, 3.8, 17, 4, 4, 5, 3, 5, -1], x), brick.shade],
  [box(x, 17, 9.8, 0.9) + box(x, 3.2, 10, 0.8), '#E3CDB0'],
]

/** One of seven spans of 108.4 m and parts of its neighbours; the rest by its proportions. */
export const malviyaBridge: Plate = {
  sight: 'india/varanasi#raj-ghat-and-adi-keshava',
  alt: 'The Malviya Bridge over the Ganges at Varanasi: iron girders on brick piers, a train on the lower deck and the road on the upper, rowing boats on the river below.',
  palette: PALETTES.dusk,
  across: 196,
  ground: 0.72,
  setting: { kind: 'water', ink: '#B0664E' },
  proportions: { height: 37.9, counts: { span: 3 } },
  behind: [
    ...grove(-150, 150, 12, '#C9805E'),
    ...grove(-150, -60, 16, '#B56E56'),
    [
      contour([84, 0, 84, 10, 92, 18, 100, 10, 100, 0]) +
        contour([106, 0, 106, 8, 111, 30, 116, 8, 116, 0]) +
        contour([120, 0, 120, 14, 146, 14, 146, 0]),
      '#C48062',
    ],
  ],
  object: [
    ...spread(-1, 1, 3).flatMap((place) => girder(place * SPAN)),
    // A train on the lower deck.
    ...spread(-84, 10, 5).flatMap((x): readonly PlatePart[] => [
      [box(x, RAIL + 1, 22.6, 4), '#33588E'],
      [box(x, RAIL + 3.2, 20.6, 1.1), '#F6EFDC'],
      [windows({ from: x - 9, to: x + 9, count: 9, up: RAIL + 3.3, width: 1.1, height: 0.9 }), '#33404E'],
    ]),
    // The verticals stand before the train.
    [
      spread(-1, 1, 3)
        .flatMap((place) => spread(place * SPAN - SPAN / 2 + 2.4, place * SPAN + SPAN / 2 - 2.4, 11))
        .map((x) => box(x, RAIL, 1.1, ROAD - RAIL))
        .join(''),
      '#9A6854',
    ],
    [
      box(0, ROAD + 1, 200, 0.6) +
        spread(-96, 96, 49)
          .map((x) => box(x, ROAD + 1, 0.3, 1.9))
          .join('') +
        box(0, ROAD + 2.6, 200, 0.3),
      '#5E3A36',
    ],
    ...[-SPAN / 2, SPAN / 2].flatMap(pier),
    [box(-60, ROAD + 1, 9, 2.9) + box(38, ROAD + 1, 9, 2.9), '#E6B23E'],
    [box(-18, ROAD + 1, 4, 1.6) + box(74, ROAD + 1, 4, 1.6), steel.deep],
  ],
  before: [
    ...[
      [-66, -11, 0.8],
      [-18, -22, 1.1],
      [52, -14, 0.9],
    ].flatMap(([x = 0, up = 0, size = 1]): readonly PlatePart[] => [
      [
        contour(
          [
            -11 * size,
            4 * size,
            -7 * size,
            0,
            6 * size,
            0,
            11 * size,
            4.6 * size,
            7 * size,
            3 * size,
            -7 * size,
            2.6 * size,
          ],
          x,
          up,
        ),
        '#5A2E2C',
      ],
      ...people([x - 4 * size, x, x + 3.4 * size], '#F3D9A0', up + 2 * size, 2.2 * size),
    ]),
  ],
}
