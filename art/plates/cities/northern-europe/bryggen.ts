import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { slate, wood } = MATERIALS

const HOUSES = [
  [-22.4, '#F1E6CC', '#D4C3A0'],
  [-14.2, '#B8402E', '#94301F'],
  [-6, '#D99A3E', '#B67A28'],
  [2.2, '#A8382A', '#862A1E'],
  [10.4, '#E3B45A', '#C0903C'],
  [18.6, '#F1E6CC', '#D4C3A0'],
  [26.8, '#B8402E', '#94301F'],
] as const
const WIDTH = 7.6

const house = ([x, wall, line]: (typeof HOUSES)[number]): readonly PlatePart[] => [
  [box(x, 0, WIDTH, 8.6) + gable(x, 8.6, WIDTH, 5.4), wall, 'gable'],
  [
    spread(0.6, 8.2, 17)
      .map((up) => box(x, up, WIDTH, 0.09))
      .join(''),
    line,
  ],
  [contour([-4.3, 8, 0, 14.4, 4.3, 8, 3.5, 8, 0, 13.1, -3.5, 8], x), slate.deep],
  [
    [3.8, 6.4]
      .map((up) => windows({ from: x - 2.4, to: x + 2.4, count: 4, up, width: 1.1, height: 1.6 }))
      .join('') + windows({ from: x - 0.9, to: x + 0.9, count: 2, up: 9.3, width: 1, height: 1.5 }),
    '#FFFAEE',
  ],
  [
    [3.9, 6.5]
      .map((up) => windows({ from: x - 2.4, to: x + 2.4, count: 4, up, width: 0.8, height: 1.4 }))
      .join('') + windows({ from: x - 0.9, to: x + 0.9, count: 2, up: 9.4, width: 0.7, height: 1.3 }),
    '#3B4A54',
  ],
  [box(x, 0, 1.7, 2.7) + box(x - 2.6, 0.5, 1.3, 1.7) + box(x + 2.6, 0.5, 1.3, 1.7), wood.deep],
  [box(x, 11.3, 0.9, 0.9), wood.deep],
]

/** Gables stand shoulder to shoulder along the quay; the row goes on beyond the frame. */
export const bryggen: Plate = {
  sight: 'norway/bergen#bryggen',
  alt: 'Bryggen in Bergen: a row of narrow wooden warehouses with pointed gables on the quay, painted red, ochre and white, with small white windows and a wooded hill behind.',
  palette: PALETTES.highland,
  across: 54,
  ground: 0.82,
  setting: { kind: 'water', ink: '#4A6A78' },
  proportions: { height: 14.4, counts: { gable: 14 } },
  behind: [
    ['M-30 0V-15Q-22 -22 -12 -21T8 -25T30 -18V0z', '#6C8F78'],
    ['M-30 0V-11Q-16 -17 0 -14T30 -13V0z', '#557A66'],
  ],
  object: HOUSES.flatMap(house),
  before: [
    [box(0, -1.8, 60, 1.9), '#8A7C6C'],
    [
      spread(-26, 26, 14)
        .map((x) => box(x, -2.8, 0.5, 2.4))
        .join(''),
      wood.deep,
    ],
    ...people([-18, -16.8, -3.4, 6.4, 14.6, 22.6], '#2C4A66'),
    [contour([-15, -5.6, -14.4, -6.8, -4, -6.8, -2.4, -5]), '#F1E6CC'],
    [box(-9, -5.6, 0.25, 7.4) + box(-10.6, -5.4, 2.6, 1), wood.deep],
  ],
}
