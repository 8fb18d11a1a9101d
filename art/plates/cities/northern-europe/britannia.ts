import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { windows } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, gold, steel } = MATERIALS

/** 125.7 m long, with three masts. */
export const britannia: Plate = {
  sight: 'united-kingdom/edinburgh#royal-yacht-britannia-leith',
  alt: 'The Royal Yacht Britannia from the side: a long dark blue hull with a gold line, white decks, one yellow funnel and three raked masts.',
  palette: PALETTES.highland,
  across: 142,
  ground: 0.84,
  setting: { kind: 'water', ink: '#4A6C7A' },
  proportions: { height: 42.4, width: 125.7, counts: { mast: 3 } },
  behind: [[box(-44, 0, 56, 9) + box(38, 0, 70, 7), '#A9B0A4'], ...grove(-71, 71, 5, '#93A296')],
  object: [
    [
      [
        [-26, 41],
        [4, 42.4],
        [38, 36],
      ]
        .map(([x = 0, top = 0]) => contour([x - 0.5, 8, x + 2.2, top, x + 2.7, top, x + 0.5, 8]))
        .join(''),
      '#C9A25C',
      'mast',
    ],
    [
      [
        [-25, 30],
        [5, 32],
        [39, 27],
      ]
        .map(([x = 0, up = 0]) => box(x + 1, up, 5, 0.4))
        .join(''),
      '#C9A25C',
    ],
    [
      chain(
        [
          [-62, 12],
          [-24, 40],
          [5.6, 41.6],
          [40, 35],
          [60, 10],
        ],
        0.22,
      ),
      steel.deep,
    ],
    [contour([-36, 10, -34, 13.4, 44, 13.4, 48, 10]), white.lit],
    [contour([-31, 13.4, -30, 16.4, 30, 16.4, 33, 13.4]), white.lit],
    [contour([-30, 16.4, -29, 20.4, -15, 20.4, -13, 16.4]), white.lit],
    [box(-21.6, 17.4, 11, 1.3), steel.deep],
    [
      windows({ from: -31, to: 40, count: 26, up: 11.2, width: 1.2, height: 1.1 }) +
        windows({ from: -26, to: 26, count: 17, up: 14.4, width: 1.4, height: 1.1 }),
      steel.deep,
    ],
    [contour([7, 16.4, 8.4, 27, 16.4, 27, 17, 16.4]), '#E6B64C'],
    [contour([12.6, 16.4, 13.4, 27, 16.4, 27, 17, 16.4]), '#BE8C34'],
    [contour([8.2, 25.4, 8.4, 27, 16.4, 27, 16.5, 25.4]), steel.deep],
    [
      [-4, 22, 28].map((x) => contour([x - 3, 17, x - 2, 16, x + 2, 16, x + 3, 17])).join(''),
      MATERIALS.wood.shade,
    ],
    [
      'M-62.85 -11.4L-61 -10.6C-40 -9.6 20 -9.6 60 -10.4L62.8 -8.2C62.4 -5 60 -2 54 0H-55C-58.4 -3 -60.6 -7 -62.85 -11.4z',
      '#22365C',
    ],
    ['M-61.6 -9.2C-40 -8.2 20 -8.2 62 -8.8V-8.2C20 -7.6 -40 -7.6 -61.4 -8.7z', gold.lit],
    ['M-56.4 -1.4H57.6L54 0H-55z', '#A33A2E'],
    [windows({ from: -46, to: 48, count: 24, up: 5.4, width: 0.7, height: 0.7 }), '#8FA6B4'],
    [contour([-27.4, 42, -24.2, 41, -24.2, 39, -27.2, 40]), '#B4382B'],
    [contour([60, 10, 60, 15, 63, 14.4, 62.4, 12.6, 60.4, 13]), '#B4382B'],
  ],
  before: [...people([-50, -47.6, 47], '#B4382B', 10, 1)],
}
