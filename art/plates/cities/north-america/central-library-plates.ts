import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { basalt, glass, white } = MATERIALS
const [OCHRE, RED, BLUE, GREEN, SAND] = ['#D9A04E', '#B0482E', '#3F6E92', '#6E8A5A', '#E6CFA2']

/** A round figure of rings and rays: the heavens of two pictures of the world. */
const heaven = (x: number, up: number): readonly PlatePart[] => [
  [circle(x, up, 5.6), OCHRE],
  [circle(x, up, 4.9), BLUE],
  [
    spread(0, 330, 12)
      .map((degrees) =>
        circle(
          x + 4.2 * Math.cos((degrees * Math.PI) / 180),
          up + 4.2 * Math.sin((degrees * Math.PI) / 180),
          0.45,
        ),
      )
      .join(''),
    SAND,
  ],
  [circle(x, up, 3.4), RED],
  [circle(x, up, 2.7), SAND],
  [circle(x, up, 1.7), BLUE],
  [circle(x, up, 0.8), OCHRE],
]

/** A closed block of ten storeys of book stacks on a wide glazed base; measures by proportion. */
const centralLibrary: Plate = {
  sight: 'mexico/mexico-city#central-library-unam',
  alt: 'The Central Library of the UNAM: a closed block covered all over with mosaics of coloured stone, two great circles on its front, on a low wide base with windows and dark lava walls.',
  palette: PALETTES.arid,
  across: 84,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#7F9A54' },
  proportions: { height: 41, width: 60 },
  behind: [['M-44 0V-9Q-24 -16 -6 -11T28 -15L44 -9V0z', '#8CA2A0'], ...grove(-42, 42, 6, '#6F8A5C')],
  object: [
    [box(-2, 0, 56, 8), basalt.shade],
    [box(-2, 3.2, 52, 3.8), glass.shade],
    [windows({ from: -26, to: 22, count: 25, up: 3.2, width: 0.3, height: 3.8 }), basalt.deep],
    [box(-2, 7.4, 57, 1), white.lit],
    [box(0, 8.4, 40, 1.4), basalt.deep],
    [box(0, 9.4, 43, 28.6), SAND],
    [contour([14, 9.4, 14, 38, 21.5, 38, 21.5, 9.4]), '#D3B988'],
    [
      [12, 18.6, 25, 31.6]
        .map((up) =>
          spread(-19.4, 19.4, 14)
            .map((x, index) => box(x, up + (index % 3) * 0.6, 1.7, 1.9))
            .join(''),
        )
        .join(''),
      '#C98A52',
    ],
    [
      [14.6, 21.4, 28, 34.6]
        .map((up) =>
          spread(-18, 18, 11)
            .map((x, index) => box(x, up + (index % 2) * 0.7, 1.5, 1.2) + circle(x + 1.5, up + 1.2, 0.5))
            .join(''),
        )
        .join(''),
      BLUE,
    ],
    [
      [11, 17.4, 24, 30.4, 35.6]
        .map((up) =>
          spread(-17, 17, 8)
            .map((x, index) => gable(x, up + (index % 2) * 0.5, 2, 1.7))
            .join(''),
        )
        .join(''),
      RED,
    ],
    [
      [13, 20, 33]
        .map((up) =>
          spread(-15, 15, 7)
            .map((x) => box(x, up, 2.4, 0.7))
            .join(''),
        )
        .join(''),
      GREEN,
    ],
    [box(0, 9.4, 9.4, 28.6), '#E9D6AE'],
    [box(0, 11, 7.6, 5) + contour([-4, 30, 0, 36, 4, 30]) + box(0, 18, 6.6, 3.4), RED],
    [contour([-3.6, 22, 0, 29, 3.6, 22]) + box(0, 11.8, 5, 3) + circle(0, 32, 1), OCHRE],
    [box(0, 19, 4.8, 1.5) + circle(0, 24.4, 1.1) + box(0, 12.4, 2.4, 2.4), BLUE],
    ...heaven(-12.6, 25.4),
    ...heaven(12.6, 25.4),
    [box(0, 37.6, 43.6, 0.8), white.shade],
    [box(-6, 38.4, 17, 2.6), SAND],
    [box(-6, 38.8, 15, 1.5), RED],
    [
      spread(-12, 0, 6)
        .map((x) => box(x, 38.8, 1.2, 1.5))
        .join(''),
      OCHRE,
    ],
    [box(0, 0, 60, 2.6), basalt.lit],
    [
      spread(-28, 28, 22)
        .map((x, index) => box(x, 0.4 + (index % 3) * 0.5, 1.7, 0.9))
        .join(''),
      basalt.shade,
    ],
  ],
  before: people([-33, -31.6, -8, 18, 19.4, 34], '#B4382B', -1),
}

export const CENTRAL_LIBRARY_PLATES = { centralLibrary } as const
