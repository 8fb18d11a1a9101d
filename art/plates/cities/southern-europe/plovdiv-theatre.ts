import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, gable } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { columns, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, limestone } = MATERIALS
const SEAT = { lit: '#F4EAD6', shade: '#C9BCA4' } as const

/** What stands again of the stage, seen from the seats; by its proportions. */
export const plovdivTheatre: Plate = {
  sight: 'bulgaria/plovdiv#ancient-theatre',
  alt: 'The Ancient Theatre of Plovdiv from its seats: curved rows of marble around the stage, behind it a wall with doors and two storeys of columns, half of the upper one lost, and the Rhodopes in the distance.',
  palette: PALETTES.morning,
  across: 52,
  ground: 0.6,
  setting: { kind: 'paving', ink: '#D9C6A2' },
  proportions: { height: 13.4, width: 34, counts: { column: 20 } },
  behind: [
    [contour([-26, 0, -26, 7, -18, 9.4, -10, 7.6, -2, 10, 8, 8, 16, 10.6, 26, 8, 26, 0]), '#9DB9BC'],
    [contour([-26, 0, -26, 3.4, -14, 4.6, 0, 3.6, 14, 5, 26, 3.8, 26, 0]), '#8FAA98'],
    [
      spread(-25, 25, 27)
        .map((x, index) => box(x, 0, 1.7, 1.6 + ((index * 7) % 4) * 0.7))
        .join(''),
      '#E6CBA8',
    ],
    [
      spread(-25, 25, 27)
        .map((x, index) => gable(x, 1.6 + ((index * 7) % 4) * 0.7, 2, 0.6))
        .join(''),
      '#C4704E',
    ],
  ],
  object: [
    ...body(0, 0, 34, 1.6, marble, 0.16),
    [box(0, 1.4, 34, 0.26), marble.shade],
    [box(0, 1.6, 30, 5), '#D9C3A0'],
    [[-9, 0, 9].map((x) => box(x, 1.6, 2.6, 3.8)).join(''), '#6E5A4C'],
    [[-9, 0, 9].map((x) => box(x, 5.4, 3.4, 0.5)).join(''), marble.lit],
    ...columns({ from: -14.6, to: 14.6, count: 14, up: 1.6, width: 0.76, height: 5 }, marble),
    [box(0, 6.6, 31, 0.9), marble.lit],
    [box(0, 6.6, 31, 0.26), marble.shade],
    ...columns({ from: -14.6, to: -3.4, count: 6, up: 7.5, width: 0.66, height: 4.2 }, marble),
    [contour([-15.4, 11.7, -15.4, 12.5, -2.6, 12.5, -3, 11.7]), marble.lit],
    [gable(-9, 12.5, 4.6, 0.9), marble.shade],
    [
      [5.6, 9.8].map((x) => symmetric(x, 7.5, [0.5, 0, 0.6, 1.4, 0.3, 1.9, 0.28, 2.5])).join(''),
      limestone.shade,
    ],
    [contour([12.4, 7.5, 12.5, 9.6, 13.6, 8.9, 14.8, 9.2, 15, 7.5]), marble.shade],
  ],
  before: [
    ['M-13 1A13 2.6 0 0 0 13 1z', '#E9D9B8'],
    ...spread(0, 4, 5).flatMap((row): readonly PlatePart[] => {
      const [half, low] = [14.4 + row * 3, 2.2 + row * 1.9]
      return [
        [
          `M${-half - 9} 0L${-half} 0A${half} ${3.4 + row * 1.5} 0 0 0 ${half} 0L${half + 9} 0V15H${-half - 9}z`,
          row % 2 ? SEAT.lit : '#EADDC2',
        ],
        [
          `M${-half} 0A${half} ${3.4 + row * 1.5} 0 0 0 ${half} 0L${half + 0.5} 0A${half + 0.5} ${3.9 + row * 1.5} 0 0 1 ${-half - 0.5} 0z`,
          SEAT.shade,
        ],
        [bar([0, -low - 0.6], [0, -low - 2], 1), SEAT.shade],
      ]
    }),
    ...people([-9.4, -8.4], '#B4382B', -5.2, 1.1),
    ...people([6, 7.2], '#2C4A66', -8.6, 1.3),
    ...people([-3], '#B4382B', -0.4),
  ],
}
