import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const WALL = '#FBF3E2'
const SHADE = '#DCD3CC'
const BLUE = '#2E6FB0'
const GLASS = '#7FB2C0'
const PEACH = '#F2A98A'

/** Windows of one storey: a broad one in each wing, below the brow that runs round the corner. */
const storey = (up: number): readonly PlatePart[] => [
  ...[-5.4, 5.4].flatMap((x): readonly PlatePart[] => [
    [box(x, up, 3.6, 1.7), GLASS],
    [box(x - 0.6, up, 0.12, 1.7) + box(x + 0.6, up, 0.12, 1.7) + box(x, up + 0.8, 3.6, 0.1), WALL],
    [box(x, up + 1.9, 4.9, 0.28), WALL, 'brow'],
    [box(x, up + 1.7, 4.7, 0.2), '#B9AFAA'],
    [box(x, up - 0.7, 4, 0.16) + box(x, up - 0.4, 4, 0.16), PEACH],
  ]),
  [box(-2.1, up, 0.9, 1.7) + box(2.1, up, 0.9, 1.7), GLASS],
  [box(-2.1, up + 1.9, 1.3, 0.24) + box(2.1, up + 1.9, 1.3, 0.24), BLUE],
]

/** The letters of the sign, one above the other, in strokes of a neon tube. */
const LETTERS: readonly (readonly number[])[] = [
  [-0.32, 0, 0.14, 0.9, 0, 0.76, 0.64, 0.14, 0, 0, 0.64, 0.14],
  [-0.32, 0, 0.14, 0.9, 0.32, 0, 0.14, 0.9, 0, 0.76, 0.64, 0.14, 0, 0, 0.64, 0.14],
  [-0.32, 0, 0.14, 0.9, 0, 0, 0.64, 0.14],
  [-0.32, 0, 0.14, 0.9, 0.32, 0, 0.14, 0.9, 0, 0.76, 0.64, 0.14, 0, 0, 0.64, 0.14],
  [-0.32, 0, 0.14, 0.9, 0.32, 0, 0.14, 0.9, -0.12, 0.5, 0.16, 0.3, 0.06, 0.24, 0.16, 0.3],
  [-0.26, 0.42, 0.14, 0.48, 0.26, 0.42, 0.14, 0.48, 0, 0.38, 0.6, 0.14, 0, 0, 0.14, 0.4],
]

const letter = (strokes: readonly number[], up: number): string =>
  strokes
    .map((x, index) =>
      index % 4 === 0
        ? box(x, up + (strokes[index + 1] ?? 0), strokes[index + 2] ?? 0, strokes[index + 3] ?? 0)
        : '',
    )
    .join('')

/** By its proportions: three storeys of 1935 on Ocean Drive. */
export const colonyHotel: Plate = {
  sight: 'united-states/miami#art-deco-historic-district',
  alt: 'The Colony Hotel on Ocean Drive: a symmetrical white Art Deco front of three storeys with brows over its windows, and a blue upright sign in the middle that spells its name from the top down.',
  palette: PALETTES.dusk,
  across: 30,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#C9A79C' },
  proportions: { height: 14.6, width: 17.4, counts: { brow: 4 } },
  behind: [
    [box(-12.4, 0, 7, 9) + box(12.6, 0, 7, 8.4), '#F3B79A'],
    [box(-12.4, 8.6, 7.4, 0.5) + box(12.6, 8, 7.4, 0.5), '#FBDDBE'],
    [[-14, -11, 11.4, 14].map((x) => box(x, 2.2, 1.2, 1.4) + box(x, 5.4, 1.2, 1.4)).join(''), '#B56A72'],
  ],
  object: [
    [box(0, 0, 16, 11.4), WALL],
    [box(5.6, 0, 4.8, 11.4), SHADE],
    [box(0, 11.1, 16.4, 0.4) + box(0, 0, 5.6, 12.4) + box(0, 12.2, 5, 0.5), WALL],
    [box(1.9, 0, 1.8, 12.4), '#ECE4DA'],
    [box(0, 10.5, 16, 0.16) + box(0, 10.1, 16, 0.16), BLUE],
    ...storey(4.5),
    ...storey(7.9),
    // Ground floor behind the porch with its round-edged roof.
    [box(-5.2, 0.6, 4.4, 2.2) + box(5.2, 0.6, 4.4, 2.2), '#4E7C8A'],
    [box(0, 0.3, 2.6, 2.6), '#33506A'],
    [
      box(-6, 0.6, 0.1, 2.2) +
        box(-4.4, 0.6, 0.1, 2.2) +
        box(4.4, 0.6, 0.1, 2.2) +
        box(6, 0.6, 0.1, 2.2) +
        box(0, 0.3, 0.1, 2.6),
      WALL,
    ],
    [contour([-8.7, 2.9, -8.7, 3.3, -8.4, 3.5, 8.4, 3.5, 8.7, 3.3, 8.7, 2.9]), WALL],
    [box(0, 2.86, 17.2, 0.16), BLUE],
    [[-8, -3.4, 3.4, 8].map((x) => box(x, 0, 0.3, 2.9)).join(''), WALL],
    [box(-5.7, 0.3, 4.4, 0.5) + box(5.7, 0.3, 4.4, 0.5), PEACH],
    // The sign: an upright blade on a bar, like a T upside down.
    [box(0, 3.5, 7.4, 0.9), BLUE],
    [contour([-0.75, 4.2, -0.75, 14.2, -0.4, 14.6, 0.4, 14.6, 0.75, 14.2, 0.75, 4.2]), BLUE],
    [box(0.56, 4.4, 0.2, 9.8) + box(0, 3.5, 7.4, 0.14), '#1F4F86'],
    [LETTERS.map((strokes, index) => letter(strokes, 12.8 - index * 1.55)).join(''), '#FFF6DA'],
    [
      spread(-2.6, 2.6, 5)
        .map((x) => box(x, 3.72, 0.5, 0.46))
        .join(''),
      '#FFF6DA',
    ],
    [box(0, 0, 16.4, 0.3), '#C8BCB4'],
  ],
  before: [
    ...palm(-10.6, 10.4, '#2F5A50', '#6A4A44', -0.6),
    ...palm(11, 9.2, '#2F5A50', '#6A4A44', -0.6),
    ...people([-6.6, -2.4, 3.8, 6.2, 7], '#2C3E66', -0.3),
    [
      contour([
        -4.8, -1.9, -4.8, -1.2, -4.2, -0.95, -2.6, -0.85, -1.9, -0.1, 0.4, -0.1, 1.2, -0.85, 2.2, -1, 2.4,
        -1.9,
      ]),
      '#3F9A9A',
    ],
    [
      contour([-2.2, -0.8, -1.7, -0.26, -0.8, -0.26, -0.8, -0.8]) +
        contour([-0.6, -0.8, -0.6, -0.26, 0.3, -0.26, 0.9, -0.8]),
      '#E8F2E8',
    ],
    [circle(-3.3, -1.9, 0.46) + circle(1, -1.9, 0.46), '#2A2430'],
    [circle(-3.3, -1.9, 0.2) + circle(1, -1.9, 0.2), '#F3E6C8'],
  ],
}
