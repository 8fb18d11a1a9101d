import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { cypress, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { limestone, tile } = MATERIALS

/** The round tower rises on an older square one; heights by its proportions on views. */
export const minceta: Plate = {
  sight: 'croatia/dubrovnik#minceta-tower',
  alt: 'The Minčeta Tower in Dubrovnik: a mighty round tower whose battlements stand out on stone corbels, a small round turret on top, above the sloping city wall.',
  palette: PALETTES.noon,
  across: 74,
  ground: 0.93,
  setting: { kind: 'grass', ink: '#8A8A5C' },
  proportions: { height: 37 },
  behind: [
    ['M-40 0V-16L-20 -27L4 -30L26 -20L40 -22V0z', '#A9AE92'],
    ...cypress(-31, 11, '#5C7A54', '#3F5A44', 6),
  ],
  object: [
    [contour([-40, 0, -40, 9, -13, 13, -13, 0]), limestone.shade],
    [contour([12, 0, 12, 15, 40, 9, 40, 0]), limestone.shade],
    [
      spread(-38, -15, 9)
        .map((x) => box(x, 9.2 + (x + 38) * 0.14, 1.5, 2))
        .join(''),
      limestone.shade,
    ],
    [
      spread(14, 38, 9)
        .map((x) => box(x, 14.4 - (x - 14) * 0.22, 1.5, 2))
        .join(''),
      limestone.shade,
    ],
    [contour([-17, 0, -14, 14, 14, 14, 17, 0]), limestone.lit],
    [contour([6, 0, 5, 14, 14, 14, 17, 0]), limestone.shade],
    [box(0, 13.2, 28.4, 0.7), limestone.shade],
    ...turned(0, 13.6, [11, 0, 10.6, 10.4], limestone, 0.3),
    [
      spread(-10.8, 10.8, 15)
        .map((x) => contour([-0.35, -2.2, -0.5, 0, 0.5, 0, 0.35, -2.2], x, 25.6))
        .join(''),
      limestone.deep,
    ],
    [
      spread(-10.1, 10.1, 14)
        .map((x) => gable(x, 23.2, 1, 2.4))
        .join(''),
      limestone.deep,
    ],
    ...turned(0, 24.8, [11.5, 0, 11.6, 4], limestone, 0.3),
    [box(0, 24.9, 23.2, 0.5) + box(0, 27.8, 23.2, 0.3), limestone.shade],
    [battlements(-11.6, 11.6, 9, 28.6, 1.5), limestone.lit],
    [battlements(3.6, 11.6, 4, 28.6, 1.5), limestone.shade],
    ...turned(0, 28.4, [4.4, 0, 4.4, 6.4], limestone, 0.3),
    [battlements(-4.5, 4.5, 5, 34.6, 1), limestone.lit],
    [box(0, 34.2, 9, 0.5), limestone.shade],
    [box(0, 34.6, 0.14, 2.4), limestone.deep],
    [box(-3, 18, 0.8, 1.6) + box(4, 18, 0.8, 1.6) + box(-7, 6, 1, 1.8) + box(3, 6, 1, 1.8), limestone.deep],
    ...body(29, 0, 12, 6.4, limestone, 0.3),
    [contour([22, 6.2, 24.4, 9, 33.6, 9, 36, 6.2]), tile.lit],
  ],
  before: [
    ...people([-25, -23.6, 19], '#B4382B', 11),
    ...cypress(24, 9, '#5C7A54', '#3F5A44', -1),
    ...cypress(-34, 8, '#5C7A54', '#3F5A44', -1),
  ],
}
