import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone } = MATERIALS

/** Two columns of about 10 m stand again on the podium; three fingers and an elbow are left of the statue. */
export const templeOfHercules: Plate = {
  sight: 'jordan/amman#the-citadel',
  alt: 'What stands of the temple of Hercules on the Citadel of Amman: two tall columns joined by a piece of architrave, a lower one beside them, blocks in the grass and the marble fist of the giant statue.',
  palette: PALETTES.dusk,
  across: 33,
  ground: 0.82,
  setting: { kind: 'grass', ink: '#A88A50' },
  proportions: { height: 14.4, counts: { column: 3 } },
  behind: [
    [
      spread(-16, 16, 25)
        .map((x, index) => box(x, 0, 1.5, 1.6 + ((index * 7) % 5) * 0.5))
        .join('') +
        spread(-16, 16, 21)
          .map((x, index) => box(x, 0, 1.6, 3 + ((index * 11) % 4) * 0.5 + Math.cos(x * 0.2)))
          .join(''),
      '#E8A070',
    ],
    [
      spread(-15.4, 15.4, 32)
        .map((x, index) => box(x, 1 + ((index * 5) % 3) * 0.7, 0.3, 0.4))
        .join(''),
      '#B06A50',
    ],
  ],
  object: [
    ...body(0, -0.6, 20, 1.1, limestone, 0.2),
    ...body(0.4, 0.5, 17, 1.1, limestone, 0.2),
    [
      spread(-8, 8, 9)
        .map((x) => box(x, 0.5, 0.1, 1.1))
        .join('') + box(0, 0.4, 20, 0.14),
      limestone.shade,
    ],
    ...[-2.4, 2.4].flatMap((x): readonly PlatePart[] => [
      ...body(x, 1.6, 2.3, 0.5, limestone, 0.3),
      ...counted(turned(x, 2.1, [0.8, 0, 0.84, 0.2, 0.74, 0.3, 0.66, 8.2], limestone), 'column'),
      [[4.2, 6.4, 8.4].map((up) => box(x, up, 1.5, 0.09)).join(''), limestone.deep],
      ...turned(x, 10.3, [0.7, 0, 0.8, 0.5, 1.2, 1.1, 1.2, 1.3], limestone),
      [[-0.5, 0, 0.5].map((right) => gable(x + right, 10.4, 0.4, 0.9)).join(''), limestone.deep],
    ]),
    [contour([-3.7, 11.6, -3.5, 13, 3.4, 13, 3.7, 11.6]), limestone.lit],
    [contour([1.4, 11.6, 1.4, 13, 3.4, 13, 3.7, 11.6]) + box(0, 12.2, 7, 0.12), limestone.shade],
    [contour([-3, 13, -3.3, 13.8, 1.2, 13.8, 1.6, 13]), limestone.lit],
    [box(-0.8, 13, 4.2, 0.2), limestone.deep],
    ...body(-7, 1.6, 2.3, 0.5, limestone, 0.3),
    ...counted(turned(-7, 2.1, [0.8, 0, 0.76, 3.4, 0.3, 4.2], limestone), 'column'),
    ...[
      [6.6, 1.7, 1.2],
      [8, 1.2, 0.8],
    ].flatMap(([x = 0, width = 0, height = 0]) => body(x, 1.6, width, height, limestone, 0.34)),
    // The fist: three fingers that close over the palm.
    ['M9.8 0.4L9.6 -0.9Q9.8 -1.9 11.2 -2Q12.8 -1.9 13.2 -0.9L13 0.4z', '#FBF3E2'],
    ['M11.8 0.4L12 -1.9Q13 -1.6 13.2 -0.9L13 0.4z', '#D6C9B8'],
    [
      [10.3, 11.2, 12.1].map((x) => `M${x - 0.4} 0.1V-1.1q0.4 -0.5 0.8 0V0.1q-0.4 0.2 -0.8 0z`).join(''),
      '#EADFCB',
    ],
    [[10.76, 11.66].map((x) => box(x, -0.1, 0.09, 1.5)).join(''), '#9A8E84'],
  ],
  before: [
    ...people([-12.4, -11.4, 8.8], '#B4382B', -1),
    [[-14, -9, 14.6, 5].map((x) => `M${x} 1.4q0.2 -1 0.5 -1.4q-0.1 0.8 0.1 1.4z`).join(''), '#7E7A3E'],
    ['M-9 -14L-8.4 -14.8L-7.8 -14L-8.4 -13z', '#2C4A66'],
  ],
}
