import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, onionSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { brick } = MATERIALS
const DOME: Material = { lit: '#D49A72', shade: '#A66E50', deep: '#5E382A' }
const TURQUOISE: Material = { lit: '#4FA6B4', shade: '#347C90', deep: '#1F4C5E' }

/** One dome of brick with its lantern for the steam. */
const bath = (x: number, up: number, radius: number): readonly PlatePart[] => [
  ...body(x, up, radius * 2.1, radius * 0.3, DOME, 0.3),
  ...counted(domeSolid(x, up + radius * 0.3, radius, radius * 0.82, DOME), 'brick dome'),
  [
    [0.3, 0.55]
      .map((share) => box(x, up + radius * (0.3 + share * 0.7), radius * 1.8 * (1 - share * 0.5), 0.09))
      .join(''),
    DOME.deep,
  ],
  ...body(x, up + radius * 1.08, radius * 0.4, radius * 0.34, DOME, 0.3),
  [box(x, up + radius * 1.14, radius * 0.16, radius * 0.2), DOME.deep],
  [gable(x, up + radius * 1.42, radius * 0.5, radius * 0.2), DOME.shade],
]

/** By its proportions: the tiled front belongs to the Orbeliani bath. */
export const abanotubani: Plate = {
  sight: 'georgia/tbilisi#abanotubani-baths',
  alt: 'The sulphur baths of Abanotubani in Tbilisi: low brick domes with small vents that come out of the ground, and behind them the blue-tiled front of a bath with a pointed arch, below the walls of Narikala.',
  palette: PALETTES.autumn,
  across: 46,
  ground: 0.76,
  setting: { kind: 'paving', ink: '#B79C80' },
  proportions: { height: 15.6, counts: { 'brick dome': 6 } },
  behind: [
    [contour([-23, 0, -23, 12, -15, 17, -6, 15, 4, 18.4, 14, 14, 23, 15, 23, 0]), '#B89A70'],
    [
      contour([-15, 17, -14.6, 20, -11, 20, -10.6, 16.6]) +
        contour([-11, 14, -11, 18.4, 4, 20.6, 4, 16]) +
        contour([4, 18, 4, 22.6, 7, 22.6, 7, 17]) +
        battlements(-10.6, 3.4, 10, 18.6, 0.6),
      '#9A7A5C',
    ],
    ...(
      [
        [-18, 5, 7, '#D8A88A'],
        [18.4, 6, 7, '#7FA8A4'],
        [12.6, 5, 6, '#E2C48C'],
      ] as const
    ).flatMap(([x, up, height, ink]): readonly PlatePart[] => [
      [box(x, up - 5, 5.4, height + 5), ink],
      [
        box(x, up + height * 0.4, 6.4, 0.4) +
          spread(x - 2.8, x + 2.8, 7)
            .map((at) => box(at, up + height * 0.4, 0.14, 1.2))
            .join(''),
        '#6E4634',
      ],
      [gable(x, up + height, 6.4, 2), '#9A4A38'],
    ]),
  ],
  object: [
    ...body(0, 0, 17, 11, TURQUOISE, 0.16),
    [
      spread(-7.4, 7.4, 13)
        .map((x) =>
          spread(1, 10, 8)
            .map((up) => gable(x, up, 0.7, 0.5))
            .join(''),
        )
        .join(''),
      '#F1E4C4',
    ],
    [box(0, 10.4, 17.6, 0.9) + box(-8, 0, 0.8, 11) + box(8, 0, 0.8, 11), '#2F5F8A'],
    [box(0, 0, 6, 13) + pointedOpening(0, 0, 6.6, 9), TURQUOISE.shade],
    [pointedOpening(0, 0, 5, 8), '#F1E4C4'],
    [pointedOpening(0, 0, 4, 7), TURQUOISE.deep],
    [box(0, 12.6, 7, 0.7), '#2F5F8A'],
    [[-5.4, 5.4].map((x) => pointedOpening(x, 2.6, 2.2, 4.6)).join(''), '#F1E4C4'],
    [[-5.4, 5.4].map((x) => pointedOpening(x, 2.6, 1.5, 3.8)).join(''), TURQUOISE.deep],
    ...[-8, 8].flatMap((x): readonly PlatePart[] => [
      ...turned(x, 0, [0.9, 0, 0.8, 12.4, 1.1, 12.8], TURQUOISE),
      ...onionSolid(x, 12.8, 1, 1.9, TURQUOISE),
    ]),
    [contour([-23, -0.6, -23, 1.6, -12, 2.4, -7, 1, 7, 1, 12, 2.2, 23, 1.4, 23, -0.6]), brick.shade],
    ...bath(-18.4, 0.4, 3.6),
    ...bath(18, 0.2, 3.8),
    ...bath(-10.4, 0, 4.2),
    ...bath(9.6, 0, 4),
    ...bath(-2.4, -0.6, 3.4),
    ...bath(4.2, -0.6, 2.8),
  ],
  before: [
    ...people([-15, -14, 0.8, 14.4], '#2C4A66', -1.6),
    [
      [-10.4, 9.6, 18]
        .map(
          (x, index) =>
            `M${x} ${-6.6 - index * 0.3}q-1.2 -1.4 0 -2.6q1 -1.2 0.2 -2.4q1.8 1 0.9 2.8q-1 1.2 -1.1 2.2z`,
        )
        .join(''),
      '#F6EFE0',
    ],
  ],
}
