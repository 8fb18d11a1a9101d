import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { white } = MATERIALS
const PINK: Material = { lit: '#F2A8A0', shade: '#CC7A7C', deep: '#8A4650' }
const GREEN = '#5E9A7E'

/** By the proportions of its corner to the sea. */
export const negresco: Plate = {
  sight: 'france/nice#promenade-des-anglais',
  alt: 'The Negresco on the Promenade des Anglais in Nice: a white hotel of the Belle Époque with rows of balconies, a round corner under a pink dome, palms before it and blue chairs on the pavement.',
  palette: PALETTES.noon,
  across: 76,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#D9C3A4' },
  proportions: { height: 37.4 },
  shift: 16,
  behind: [
    [
      spread(-52, 20, 5)
        .map((x, index) => box(x, 0, 15, 17 + ((index * 7) % 3) * 2))
        .join(''),
      '#EBCFA6',
    ],
  ],
  object: [
    ...body(-28, 0, 48, 21, white, 0.04),
    ...body(16, 0, 16, 20, white, 0.5),
    [
      [1.6, 7, 11.6, 16.2]
        .map(
          (up) =>
            windows({ from: -49, to: -8, count: 13, up, width: 1.7, height: 3.2 }) +
            windows({ from: 12, to: 21, count: 4, up, width: 1.3, height: 3.2 }),
        )
        .join(''),
      white.deep,
    ],
    [
      [6.4, 11, 15.6]
        .map((up) =>
          spread(-49, -8, 13)
            .map((x) => box(x, up, 2.6, 1))
            .join(''),
        )
        .join(''),
      GREEN,
    ],
    [[5.6, 10.4, 15, 20.4].map((up) => box(-28, up, 48, 0.5)).join(''), white.shade],
    [contour([-52, 21, -50.6, 26, -5, 26, -4, 21]), '#8FA6B0'],
    [
      spread(-48, -9, 9)
        .map((x) => box(x, 21, 2.4, 3) + circle(x, 24, 1.2))
        .join(''),
      white.lit,
    ],
    [
      spread(-48, -9, 9)
        .map((x) => box(x, 21.4, 1.2, 2.2))
        .join(''),
      white.deep,
    ],
    [contour([8, 20, 9, 24.6, 22, 24.6, 24, 20]), '#6E8894'],
    ...turned(2, 0, [9, 0, 9, 22], white, 0.3),
    [
      [1.6, 7, 11.6, 16.4]
        .map((up) => windows({ from: -4, to: 7.6, count: 4, up, width: 1.7, height: 3.4 }))
        .join(''),
      white.deep,
    ],
    [[6.2, 10.8, 15.6].map((up) => box(2, up, 17.6, 1)).join(''), GREEN],
    [bands(2, 0, [9.3, 5.4, 9.3, 10.2, 9.3, 15, 9.8, 21.4], 0.7), white.shade],
    [balustrade(-7.4, 11.4, 22.1, 1.2), white.lit],
    ...turned(2, 22.1, [7.4, 0, 7.4, 1.6], white),
    ...turned(2, 23.7, [7.8, 0, 7.6, 2.6, 6.6, 5.6, 4.6, 8.2, 2.2, 9.6, 1.4, 10], PINK),
    [[-3.6, 2, 7.4].map((x) => box(x, 24.6, 1.6, 2) + circle(x, 26.6, 0.8)).join(''), white.lit],
    [[-0.6, 0.6].map((share) => bar([2 + share * 11, 24], [2 + share * 3, 33], 0.24)).join(''), PINK.deep],
    ...turned(2, 33.6, [1.3, 0, 1.3, 1.2, 0.7, 1.9, 0.2, 2.2], {
      lit: '#7FC0A0',
      shade: GREEN,
      deep: '#2F5A48',
    }),
    [box(2, 35.4, 0.14, 2), '#3A2A26'],
    [box(2, 0, 6, 4.4), white.shade],
    [contour([-3, 4.4, -2, 6.2, 6, 6.2, 7, 4.4]), '#4F7A96'],
  ],
  before: [
    ...[-44, -32, -20, -8, 15].flatMap((x) => palm(x, 12, '#4E8A5A', '#8A6A4A', -1)),
    [
      [-37, -34, -26, -12, 9, 12]
        .map((x) =>
          contour(
            [
              -0.9, 0, -0.8, 1.1, -1, 2.4, -0.8, 2.4, -0.5, 1.3, 0.7, 1.3, 0.8, 0, 0.6, 0, 0.5, 1, -0.6, 1,
              -0.7, 0,
            ],
            x,
            -5,
          ),
        )
        .join(''),
      '#2F78C0',
    ],
    ...people([-29, -16, 5, 20], '#B4382B', -4.6, 1.3),
    [bar([-60, -8.4], [60, -8.4], 0.2), '#B9A284'],
  ],
}
