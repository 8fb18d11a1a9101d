import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { glass, wood } = MATERIALS
const ZINC = { lit: '#B9C3C6', shade: '#8A969C', deep: '#3A434A' } as const

/** The jagged end of the roof, and the lower line of the glass. */
const ROOF = [
  -24, 5, -24, 10.4, -16.6, 19.6, -10.6, 12.4, -2.4, 21, 4.4, 13, 10.4, 18.4, 16, 10.6, 20.4, 14, 24, 9, 24,
  5,
] as const
const GLASS = [
  -22.4, 0, -22.4, 9.8, -16.6, 17, -10.6, 9.9, -2.4, 18.4, 4.4, 10.4, 10.4, 15.8, 16, 8.2, 20.4, 11.4, 22.6,
  8.6, 22.6, 0,
] as const

/** Heights by the proportions of its front to the river; the Glenlee before it is a tall ship with three masts. */
export const riversideMuseum: Plate = {
  sight: 'united-kingdom/glasgow#riverside-museum',
  alt: 'The Riverside Museum in Glasgow from the Clyde: a jagged zinc roof like folded paper over a wall of dark glass, and beside it the three masts of the Glenlee.',
  palette: PALETTES.highland,
  across: 92,
  ground: 0.82,
  setting: { kind: 'water', ink: '#5A727C' },
  proportions: { height: 21, width: 48 },
  shift: -14,
  behind: [
    [
      spread(-30, 58, 13)
        .map((x, index) => box(x, 0, 6.4, 4 + ((index * 31) % 5)))
        .join(''),
      '#AEB4A8',
    ],
  ],
  object: [
    [contour([...ROOF]), ZINC.lit],
    [
      contour([-16.6, 19.6, -10.6, 12.4, -10.6, 9.9, -16.6, 17]) +
        contour([-2.4, 21, 4.4, 13, 4.4, 10.4, -2.4, 18.4]) +
        contour([10.4, 18.4, 16, 10.6, 16, 8.2, 10.4, 15.8]) +
        contour([20.4, 14, 24, 9, 22.6, 8.6, 20.4, 11.4]),
      ZINC.shade,
    ],
    [box(0, 0, 48, 5.2), ZINC.shade],
    [contour([...GLASS]), ZINC.deep],
    [
      contour([-16.6, 0, -16.6, 17, -10.6, 9.9, -10.6, 0]) +
        contour([-2.4, 0, -2.4, 18.4, 4.4, 10.4, 4.4, 0]) +
        contour([10.4, 0, 10.4, 15.8, 16, 8.2, 16, 0]),
      '#2E363E',
    ],
    [
      spread(-21, 21, 15)
        .map((x) => box(x, 0, 0.16, 8))
        .join('') + [2.7, 5.4, 8].map((up) => box(0, up, 44, 0.16)).join(''),
      glass.deep,
    ],
    [box(-2, 0, 8, 3), glass.lit],
    [box(0, 0, 48, 0.4), ZINC.shade],
  ],
  before: [
    [box(14, -1.8, 94, 1.9), '#8E8A80'],
    ...people([-12, -10.8, 4.6, 19], '#B4382B'),
    [
      [30, 38, 46]
        .map((x, index) =>
          contour([
            x - 0.3,
            0,
            x - 0.15,
            [25, 27, 22][index] ?? 20,
            x + 0.15,
            [25, 27, 22][index] ?? 20,
            x + 0.3,
            0,
          ]),
        )
        .join(''),
      wood.shade,
    ],
    [
      [30, 38, 46]
        .flatMap((x) => [9, 14, 18.4].map((up, index) => box(x, up, 8 - index * 1.7, 0.26)))
        .join('') + bar([51.6, 2.4], [58, 6], 0.3),
      wood.shade,
    ],
    [
      bar([51, 2], [46, 21], 0.1) +
        bar([46, 16], [38, 25], 0.1) +
        bar([38, 16], [30, 23], 0.1) +
        bar([57.6, 5.8], [46, 19], 0.1) +
        bar([25, 2], [30, 22], 0.1),
      wood.deep,
    ],
    [contour([24, 2.6, 25.6, -3.6, 50, -3.6, 53, 2.6, 24, 2]), '#3A4650'],
    [contour([24, 1.4, 24.2, 0.4, 52.2, 0.4, 52.8, 1.6]), '#F1E6CC'],
    [
      spread(27, 50, 12)
        .map((x) => box(x, 0.6, 0.8, 0.6))
        .join('') + contour([25.2, -2.4, 25.6, -3.6, 50, -3.6, 50.8, -2.4]),
      '#8E3A30',
    ],
  ],
}
