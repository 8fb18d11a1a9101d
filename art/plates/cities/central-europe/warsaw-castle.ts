import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, copper, gold } = MATERIALS
const BRICKY: Material = { lit: '#D98E6C', shade: '#AE6449', deep: '#58302A' }

/** A helmet of copper on a corner: a bulb, an open lantern and a spike. */
const helmet = (x: number, up: number, size: number): readonly PlatePart[] => [
  ...turned(
    x,
    up,
    [
      size,
      0,
      size * 1.06,
      size * 0.3,
      size * 0.86,
      size * 0.9,
      size * 0.4,
      size * 1.3,
      size * 0.36,
      size * 2,
    ],
    copper,
  ),
  ...turned(
    x,
    up + size * 2,
    [size * 0.5, 0, size * 0.36, size * 0.6, size * 0.08, size * 1, size * 0.05, size * 2.4],
    copper,
  ),
]

/** The front to the square is 90 m long, the Sigismund Tower 60 m high. */
export const warsawCastle: Plate = {
  sight: 'poland/warsaw#royal-castle-and-old-town',
  alt: 'The Royal Castle of Warsaw from its square: a long front the colour of brick with rows of white-framed windows, a tall clock tower with a copper helmet in the middle and a small turret at each end.',
  palette: PALETTES.morning,
  across: 122,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#B7A48E' },
  proportions: { height: 60, width: 90, counts: { window: 42 } },
  behind: [
    [
      spread(-56, 56, 9)
        .map(
          (x, index) =>
            box(x, 0, 13, 12 + ((index * 5) % 4) * 2) + gable(x, 12 + ((index * 5) % 4) * 2, 13, 4),
        )
        .join(''),
      '#C7AE92',
    ],
  ],
  object: [
    ...body(0, 0, 88, 17, BRICKY, 0.08),
    [contour([-44, 17, -41, 23.4, 41, 23.4, 44, 17]), '#B5654A'],
    [contour([10, 17, 10, 23.4, 41, 23.4, 44, 17]), '#8F4A38'],
    [
      spread(-38, 38, 11)
        .filter((x) => Math.abs(x) > 8)
        .map((x) => box(x, 17, 2, 1.8) + gable(x, 18.8, 2.6, 1.4))
        .join(''),
      limestone.shade,
    ],
    ...[-42.4, 42.4].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 5.2, 20, BRICKY, 0.4),
      [box(x, 19.4, 5.8, 0.8), limestone.lit],
      ...helmet(x, 20.2, 2.9),
    ]),
    [
      [1.6, 7, 12]
        .map(
          (up) =>
            windows({ from: -36.6, to: -8.4, count: 7, up: up - 0.3, width: 2.4, height: 3.8 }) +
            windows({ from: 8.4, to: 36.6, count: 7, up: up - 0.3, width: 2.4, height: 3.8 }),
        )
        .join(''),
      limestone.lit,
    ],
    [
      [1.6, 7, 12]
        .map(
          (up) =>
            windows({ from: -36.6, to: -8.4, count: 7, up, width: 1.5, height: 3.1 }) +
            windows({ from: 8.4, to: 36.6, count: 7, up, width: 1.5, height: 3.1 }),
        )
        .join(''),
      BRICKY.deep,
      'window',
    ],
    [box(0, 16.4, 89, 0.9) + box(0, 5.8, 84, 0.4), limestone.lit],
    ...body(0, 0, 10, 33, BRICKY, 0.32),
    [
      [-4.7, 4.7].map((x) => box(x, 0, 0.8, 33)).join('') + box(0, 17, 10.4, 0.7) + box(0, 25, 10.4, 0.6),
      limestone.lit,
    ],
    [roundOpening(0, 0, 4, 5.6), limestone.deep],
    [box(0, 8, 2, 3.4) + box(0, 13, 2, 2.8) + box(0, 19, 1.8, 3), BRICKY.deep],
    ...clockFace(0, 28.6, 2.3, '#FBF3E2', '#3A2A2E'),
    [box(0, 32.6, 11, 1), limestone.lit],
    ...turned(0, 33.6, [5, 0, 5.3, 1.6, 4.4, 4.4, 2.4, 6.6, 2, 7.4], copper),
    ...body(0, 41, 3.6, 4, copper, 0.34),
    [roundOpening(-0.5, 41.2, 1.2, 3.2), copper.deep],
    ...turned(0, 45, [2.4, 0, 2, 1.8, 0.7, 3.4, 0.5, 4.4, 0.3, 12.6], copper),
    [circle(0, 57.8, 0.7) + box(0, 57.6, 0.3, 2.4), gold.lit],
  ],
  before: people([-50, -31, -20, -18, 7, 26, 52, 54], '#B4382B', -1),
}
