import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle, cross, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const YELLOW: Material = { lit: '#EFC054', shade: '#C48F34', deep: '#6E4A28' }
const WHITE = '#FFFAEE'
const CREAM = '#E9DFC8'

/** A squat column that is wound with stucco vines. */
const vine = (x: number, up: number, height: number): readonly PlatePart[] => [
  [box(x, up, 1.1, height), WHITE, 'column'],
  [
    spread(up + 0.5, up + height - 0.5, Math.round(height / 0.8))
      .map(
        (at, index) =>
          `M${x - 0.42} ${-at + 0.2}Q${x} ${-at - (index % 2 ? 0.5 : -0.1)} ${x + 0.42} ${-at - 0.2}L${x + 0.42} ${-at - 0.06}Q${x} ${-at - (index % 2 ? 0.3 : -0.3)} ${x - 0.42} ${-at + 0.34}z`,
      )
      .join(''),
    YELLOW.lit,
  ],
  [box(x, up, 1.5, 0.4) + box(x, up + height - 0.4, 1.5, 0.4), CREAM],
]

const saint = (x: number, up: number): readonly PlatePart[] => [
  [roundOpening(x, up, 1.5, 2.9), YELLOW.shade],
  [contour([-0.4, 0, -0.46, 1, -0.3, 1.7, 0.3, 1.7, 0.46, 1, 0.4, 0], x, up + 0.1), WHITE, 'saint'],
  [circle(x, up + 2.05, 0.24), WHITE],
]

/** A low, broad tower with one stage for the bells. */
const tower = (x: number): readonly PlatePart[] => [
  [box(x, 0, 7.4, 11.4), YELLOW.lit],
  [box(x + 2.4, 0, 2.6, 11.4), YELLOW.shade],
  [box(x - 3.3, 0, 0.7, 11.2) + box(x + 3.3, 0, 0.7, 11.2), WHITE],
  [roundOpening(x, 5.2, 1.6, 2.6) + box(x, 1.4, 1.3, 2), YELLOW.deep],
  [box(x, 11.1, 8.2, 0.6) + box(x, 4.4, 7.4, 0.3), WHITE],
  // Bells under four arches of eight.
  ...turned(x, 11.7, [3.4, 0, 3.4, 4.4], YELLOW),
  [
    roundOpening(x, 12.2, 2, 3.2) + roundOpening(x - 2.5, 12.2, 0.8, 3) + roundOpening(x + 2.5, 12.2, 0.8, 3),
    YELLOW.deep,
    'arch',
  ],
  [
    box(x - 1.6, 11.8, 0.44, 4.2) +
      box(x + 1.6, 11.8, 0.44, 4.2) +
      box(x - 3.2, 11.8, 0.36, 4.2) +
      box(x + 3.2, 11.8, 0.36, 4.2),
    WHITE,
  ],
  [circle(x, 13.9, 0.5) + contour([-0.7, 12.9, -0.4, 14, 0.4, 14, 0.7, 12.9], x), '#8A7A4A'],
  [box(x, 16, 7.6, 0.5), WHITE],
  ...turned(x, 16.5, [2.9, 0, 2.7, 0.7, 1.8, 1.5, 0.7, 1.9, 0.4, 2, 0.4, 2.5, 0.1, 2.7], YELLOW),
  [
    [-3.3, 3.3].map((at) => contour([-0.3, 0, -0.36, 0.4, 0, 1.2, 0.36, 0.4, 0.3, 0], x + at, 16.4)).join(''),
    WHITE,
  ],
]

/** By its proportions: a front made low and thick against earthquakes. */
export const laMerced: Plate = {
  sight: 'guatemala/antigua-guatemala#la-merced',
  alt: 'La Merced in Antigua Guatemala: a low broad yellow church front covered with white stucco vines, squat columns in two rows, figures of saints in niches, and a short bell tower with a low dome on each side.',
  palette: PALETTES.noon,
  across: 40,
  ground: 0.87,
  setting: { kind: 'paving', ink: '#A99C8C' },
  proportions: { height: 20.2, width: 29, counts: { column: 8, saint: 5, arch: 6 } },
  behind: [
    [
      contour([-20, 0, -20, 9, -15, 11.4, -9, 10, -3, 13, 4, 11.4, 11, 13.6, 16, 11, 20, 12, 20, 0]),
      '#86A58A',
    ],
    [box(-17, 0, 8, 5.4) + box(17.4, 0, 8, 5), '#D98A5E'],
    [
      contour([-21, 5.2, -20, 7, -13, 7, -12.6, 5.2]) + contour([13, 4.8, 13.6, 6.6, 21, 6.6, 21.6, 4.8]),
      '#A4563A',
    ],
    [box(-17.4, 1.4, 1.3, 2) + box(17.4, 1.4, 1.3, 2), '#5E3A30'],
  ],
  object: [
    ...tower(-10.4),
    ...tower(10.4),
    [box(0, 0, 13.6, 16.4), YELLOW.lit],
    [box(5.2, 0, 3.2, 16.4), '#DDA945'],
    // Two orders of columns with niches between them.
    ...[-6, -3.2, 3.2, 6].flatMap((x) => vine(x, 1, 5.8)),
    ...[-6, -3.2, 3.2, 6].flatMap((x) => vine(x, 8.2, 4.8)),
    ...[-4.6, 4.6].flatMap((x) => saint(x, 2.6)),
    ...[-4.6, 4.6].flatMap((x) => saint(x, 9)),
    [box(0, 0, 13.8, 1), CREAM],
    [box(0, 6.9, 14.4, 1.1) + box(0, 13, 14.4, 0.9), WHITE],
    [
      spread(-6.4, 6.4, 14)
        .map((x) => circle(x, 7.45, 0.28))
        .join('') +
        spread(-6.4, 6.4, 14)
          .map((x) => circle(x, 13.45, 0.22))
          .join(''),
      YELLOW.lit,
    ],
    // Door, the Virgin in her niche, the eight-sided window.
    [roundOpening(0, 0.2, 3.6, 5.8), WHITE],
    [roundOpening(0, 0.2, 2.8, 5.2), YELLOW.deep],
    [box(0, 0.2, 0.14, 3.9) + box(0, 3.9, 2.8, 0.16), '#B98A4A'],
    [roundOpening(0, 8.2, 2.8, 4.5), WHITE],
    [roundOpening(0, 8.3, 2.2, 4), '#5E86A8'],
    [contour([-0.9, 0, -0.7, 1.5, -0.4, 2.3, 0.4, 2.3, 0.7, 1.5, 0.9, 0], 0, 8.5), WHITE, 'saint'],
    [circle(0, 11.2, 0.36), WHITE],
    // The crowning gable with scrolls.
    [
      contour([
        -6.8, 13.9, -5.6, 14.2, -4.6, 15.6, -3.2, 16, -2.6, 17.4, -1.4, 18.6, 1.4, 18.6, 2.6, 17.4, 3.2, 16,
        4.6, 15.6, 5.6, 14.2, 6.8, 13.9,
      ]),
      WHITE,
    ],
    [
      contour([
        -6, 13.9, -5, 14.4, -4.1, 15.3, -2.8, 15.7, -2.2, 17, -1.2, 18.1, 1.2, 18.1, 2.2, 17, 2.8, 15.7, 4.1,
        15.3, 5, 14.4, 6, 13.9,
      ]),
      YELLOW.lit,
    ],
    [contour([-1, 14.8, -1.4, 15.6, -1, 16.6, 1, 16.6, 1.4, 15.6, 1, 14.8]), WHITE],
    [contour([-0.7, 15, -1, 15.6, -0.7, 16.3, 0.7, 16.3, 1, 15.6, 0.7, 15]), YELLOW.deep],
    [
      [-3.6, -2.2, 2.2, 3.6]
        .map((x) => `M${x - 0.5} -14.6q0.5 -0.7 1 0q-0.5 -0.24 -0.6 0.3q-0.3 -0.3 -0.4 -0.3z`)
        .join('') + [-1.5, 1.5].map((x) => circle(x, 14.8, 0.26)).join(''),
      WHITE,
    ],
    [cross(0, 18.5, 1.7), WHITE],
  ],
  before: [
    [box(0, -0.4, 16, 0.4) + box(0, -0.8, 17, 0.4), '#C4B8A6'],
    ...people([-15.4, -8, -7, 4, 12.4], '#2C4A66', -1.4),
  ],
}
