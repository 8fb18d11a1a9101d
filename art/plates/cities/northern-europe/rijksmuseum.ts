import { PALETTES } from '#art/kit/palettes.ts'
import { counted, pinnacles } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, limestone, slate, gold } = MATERIALS

/** A square tower with a steep hipped roof and a lantern. */
const tower = (x: number): readonly PlatePart[] => [
  ...counted(body(x, 0, 9, 34, brick, 0.34), 'tower'),
  [[9, 18.4, 27, 33].map((up) => box(x, up, 9.4, 0.7)).join(''), limestone.lit],
  [
    arcade({ from: x - 2.2, to: x + 1.4, count: 2, up: 11, width: 1.7, height: 5.6 }) +
      arcade({ from: x - 2.6, to: x + 1.6, count: 3, up: 28, width: 1.1, height: 4 }) +
      arcade({ from: x - 2.2, to: x + 1.4, count: 2, up: 20, width: 1.6, height: 5 }),
    brick.deep,
  ],
  ...pinnacles({ from: x - 4.3, to: x + 4.3, count: 2, up: 33, width: 1.6, height: 6 }, slate),
  ...turned(x, 34, [4.8, 0, 2, 11, 1.9, 12], slate, 0.2),
  [gable(x - 0.2, 34, 3.4, 5), limestone.lit],
  [box(x, 46, 3, 1.6) + gable(x, 47.4, 3.6, 4.4), slate.shade],
  [box(x, 51, 0.3, 3), gold.lit],
]

const pavilion = (x: number): readonly PlatePart[] => [
  ...body(x, 0, 15, 20, brick, 0.26),
  [contour([-8, 0, -4.4, 11.4, 4.4, 11.4, 8, 0], x, 20), slate.lit],
  [contour([2.4, 0, 1.6, 11.4, 4.4, 11.4, 8, 0], x, 20), slate.shade],
  ...pyramid(x, 20, 7, 6.4, limestone),
  [
    windows({ from: x - 5, to: x + 5, count: 3, up: 11, width: 2.4, height: 6 }) +
      windows({ from: x - 5, to: x + 5, count: 3, up: 2.4, width: 2.4, height: 5 }),
    brick.deep,
  ],
]

/** The front is about 135 m long; two towers flank the passage through the middle. */
export const rijksmuseum: Plate = {
  sight: 'netherlands/amsterdam#rijksmuseum',
  alt: 'The Rijksmuseum in Amsterdam: a long front of red brick with stone bands and steep slate roofs, in the middle a gable between two towers and arches of the passage below.',
  palette: PALETTES.autumn,
  across: 150,
  ground: 0.8,
  setting: { kind: 'water', ink: '#7FA3A0' },
  proportions: { height: 54, width: 134, counts: { tower: 2 } },
  behind: grove(-76, 76, 10, '#B4944E'),
  object: [
    ...body(0, 0, 132, 17, brick, 0.06),
    [contour([-62, 17, -57, 25, 57, 25, 62, 17]), slate.lit],
    [
      spread(-50, -26, 6)
        .map((x) => gable(x, 18, 2.2, 3.6))
        .join('') +
        spread(26, 50, 6)
          .map((x) => gable(x, 18, 2.2, 3.6))
          .join(''),
      slate.deep,
    ],
    [box(0, 9, 132, 0.6) + box(0, 16.6, 132, 1), limestone.lit],
    [
      arcade({ from: -51, to: -26, count: 9, up: 10.6, width: 1.7, height: 4.8 }) +
        arcade({ from: 26, to: 51, count: 9, up: 10.6, width: 1.7, height: 4.8 }) +
        windows({ from: -51, to: -26, count: 9, up: 2.4, width: 1.7, height: 4.6 }) +
        windows({ from: 26, to: 51, count: 9, up: 2.4, width: 1.7, height: 4.6 }),
      brick.deep,
    ],
    ...pavilion(-59.4),
    ...pavilion(59.4),
    ...body(0, 0, 40, 25, brick, 0.1),
    [contour([-20, 25, -17, 36, 17, 36, 20, 25]), slate.lit],
    [gable(0, 25, 20, 14) + box(0, 22, 17, 4), brick.lit],
    [
      box(0, 25, 18, 0.8) +
        box(0, 17, 40, 0.8) +
        contour([-10.6, 24.6, 0, 40, 10.6, 24.6, 9.4, 24.6, 0, 38, -9.4, 24.6]),
      limestone.lit,
    ],
    [
      circle(0, 30.4, 2.2) + windows({ from: -6.6, to: 6.6, count: 4, up: 18.6, width: 2.2, height: 5 }),
      brick.deep,
    ],
    [arcade({ from: -5.6, to: 5.6, count: 3, up: 0, width: 4.4, height: 9 }), brick.deep],
    [
      arcade({ from: -6, to: 6, count: 4, up: 11, width: 1.6, height: 4.6 }) +
        roundOpening(-17, 10.4, 1.7, 5) +
        roundOpening(17, 10.4, 1.7, 5),
      brick.deep,
    ],
    ...tower(-13),
    ...tower(13),
    [box(0, 0, 134, 0.9), limestone.shade],
  ],
  before: [
    [box(0, -2.6, 152, 2.7), '#B7A48E'],
    ...people([-44, -41.6, -20, 4, 28, 30.4, 52], '#2C4A66', -1.4, 1.2),
  ],
}
