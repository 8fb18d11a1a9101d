import { PALETTES } from '#art/kit/palettes.ts'
import { around } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { shaft } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, copper, gold } = MATERIALS
const WALL: Material = { lit: '#C9BDA6', shade: '#9A8E7C', deep: '#57504C' }
const FOLD = '#4F8A78'

/** The fort in the form of a star, three of its points towards us; foundation and pedestal of 27 m on it. */
const PEDESTAL: readonly PlatePart[] = [
  [contour([-46, 0, -46, 5, -30, 6.4, 30, 6.4, 46, 5, 46, 0]), WALL.shade],
  [
    contour([-46, 0, -46, 5, -32, 6.4, -22, 5, -22, 0]) +
      contour([-13, 0, -13, 5, 0, 6.6, 0, 0]) +
      contour([22, 0, 22, 5, 32, 6.4, 32, 0]),
    WALL.lit,
  ],
  [
    contour([
      -46, 5, -32, 6.4, -22, 5, -13, 5, 0, 6.6, 13, 5, 22, 5, 32, 6.4, 46, 5, 46, 5.9, 32, 7.3, 22, 5.9, 13,
      5.9, 0, 7.5, -13, 5.9, -22, 5.9, -32, 7.3, -46, 5.9,
    ]),
    '#E3D7BE',
  ],
  ...shaft(0, 6.4, 34, 28, 7, granite),
  ...shaft(0, 13.4, 26, 20.4, 6.4, granite),
  [box(0, 13, 29, 0.8) + box(0, 19.4, 21.6, 0.9), '#E3DCCC'],
  ...shaft(0, 20.2, 18.9, 14.4, 21, granite),
  // The band of shields, the loggia with its pillars, the parapet.
  [box(0, 22.6, 19, 2.2), '#E3DCCC'],
  [
    spread(-7.6, 7.6, 7)
      .map((x) => circle(x, 23.7, 0.8))
      .join(''),
    granite.shade,
  ],
  [box(0, 29, 9.4, 8.6), granite.deep],
  [windows({ from: -3.6, to: 3.6, count: 4, up: 29, width: 1.2, height: 8.6 }), '#DDD6C8'],
  [box(0, 37.4, 11.4, 1) + box(0, 28.2, 11, 0.9), '#DDD6C8'],
  [
    spread(25.6, 40, 7)
      .map((up) => box(-6.6, up, 2.4, 0.24) + box(6.6, up, 2.4, 0.24))
      .join(''),
    granite.shade,
  ],
  [box(0, 41, 16.6, 1.4) + box(0, 44.6, 16, 0.8), '#E3DCCC'],
  [box(0, 42.4, 14.8, 2.4), granite.lit],
  [box(4.4, 42.4, 6, 2.4), granite.shade],
  [box(0, 45.2, 12.4, 1.8), granite.lit],
]

/** The robe: lit from the left, with folds that fall to the feet and a mantle across the breast. */
const ROBE: readonly PlatePart[] = [
  [
    contour([
      -6.7, 47, -6.9, 49, -6, 56, -5.7, 62, -5.9, 66.4, -5.2, 70, -4.6, 72.4, -3, 74.3, -1.1, 75, 1.3, 75,
      3.3, 74.2, 4.9, 72.4, 5.5, 69.4, 5.2, 64, 5.9, 57, 6.7, 50, 6.9, 47,
    ]),
    copper.lit,
  ],
  [
    contour([
      2.2, 47, 1.6, 56, 2.6, 64, 2.2, 70, 1.3, 75, 3.3, 74.2, 4.9, 72.4, 5.5, 69.4, 5.2, 64, 5.9, 57, 6.7, 50,
      6.9, 47,
    ]),
    copper.shade,
  ],
  [
    contour([-5.2, 47, -4.5, 58, -4.1, 58, -4.5, 47]) +
      contour([-3.3, 47, -2.7, 61, -2.3, 61, -2.5, 47]) +
      contour([-1.1, 47, -0.9, 60, -0.4, 60, -0.2, 47]) +
      contour([1, 47, 1, 57, 1.5, 57, 1.9, 47]) +
      contour([3.4, 47, 3.1, 60, 3.5, 60, 4.2, 47]),
    FOLD,
  ],
  [
    contour([4.6, 72.6, 0.4, 68, -5.8, 63.4, -5.7, 62, 1, 66.4, 5.1, 71.2]) +
      contour([3.4, 74, -0.4, 70.6, -5.8, 66.6, -5.9, 65.8, 0, 69.4, 4, 73.4]) +
      contour([5.4, 69.6, 1.4, 64.6, -5.6, 60, -5.7, 59.2, 2, 63.4, 5.4, 68.4]),
    FOLD,
  ],
  [contour([-1.1, 75, 0, 72.6, 1.3, 75]), copper.shade],
]

const HEAD: readonly PlatePart[] = [
  [box(0.1, 74.2, 2, 2), copper.shade],
  [symmetric(0.1, 75.3, [0.5, 0, 1.3, 0.9, 1.62, 2.4, 1.6, 4, 1.2, 5.1, 0.5, 5.5]), copper.lit],
  [contour([0.5, 75.4, 0.7, 78, 0.5, 80.8, 1.3, 80.4, 1.7, 79.3, 1.72, 77.7, 1.4, 76.2]), copper.shade],
  [
    contour([-1.8, 76.4, -2.1, 78.6, -1.6, 79.6, -1.4, 77.4]) +
      contour([2, 76.4, 2.3, 78.6, 1.8, 79.6, 1.6, 77.4]),
    FOLD,
  ],
  [
    box(-0.5, 77.9, 0.6, 0.2) +
      box(0.8, 77.9, 0.6, 0.2) +
      box(0.15, 76.5, 0.7, 0.2) +
      box(0.2, 77, 0.24, 0.9),
    copper.deep,
  ],
  [contour([-2, 78.9, -1.9, 80.2, 0.1, 80.9, 2.1, 80.2, 2.2, 78.9, 0.1, 79.5]), copper.lit],
  [
    spread(-1.5, 1.7, 7)
      .map((x) => box(x, 79.5, 0.24, 0.5))
      .join(''),
    copper.deep,
  ],
  [
    spread(12, 168, 7)
      .map((turn) => {
        const [left, right, tip] = [
          around(0.1, 79, 2.1, turn + 9),
          around(0.1, 79, 2.1, turn - 9),
          around(0.1, 79, 5, turn),
        ]
        return contour([...left, ...tip, ...right])
      })
      .join(''),
    copper.deep,
    'ray',
  ],
]

/** Her right arm with the torch, her left with the tablet of 7.2 by 4.1 m. */
const ARMS: readonly PlatePart[] = [
  [
    contour([
      -5.4, 69.6, -6.3, 73, -6.9, 77.4, -6.8, 82, -7.2, 86, -6.9, 87, -5.4, 87, -5.2, 86, -5, 82, -4.2, 78,
      -3.2, 74.4,
    ]),
    copper.lit,
  ],
  [
    contour([-5.6, 86.4, -5.2, 86, -5, 82, -4.2, 78, -3.2, 74.4, -3.9, 73.6, -5.4, 78, -5.9, 82]),
    copper.shade,
  ],
  [contour([-5.6, 69, -6.9, 75.6, -6.4, 76.6, -3.2, 74.2, -3.4, 70.6]), copper.lit],
  [
    contour([-5.9, 70.6, -6.4, 75.6, -5.8, 75.4, -5, 70.6]) +
      contour([-4.4, 70.8, -4.6, 74.8, -4, 74.4, -3.8, 70.8]),
    FOLD,
  ],
  [symmetric(-6.1, 84.6, [0.3, 0, 0.5, 1.2, 0.9, 3, 1.7, 3.8, 1.7, 4.5, 1.1, 4.6]), copper.shade],
  [box(-6.1, 88.6, 3.6, 0.4), copper.lit],
  ['M-7.1 -89.2C-7.8 -91 -6.4 -91.4 -6 -93C-5.2 -91.6 -4.4 -91 -5.1 -89.2z', gold.lit],
  ['M-6 -89.2C-5.6 -90.6 -6 -91.4 -6 -93C-5.2 -91.6 -4.4 -91 -5.1 -89.2z', gold.shade],
  [contour([4.4, 73, 7.2, 68.4, 8, 64.6, 7, 63.4, 3, 63.2, 3.2, 66, 5.2, 70]), copper.shade],
  [contour([3.4, 64, 7.5, 65, 6.4, 72.2, 2.5, 71.2]), '#A5D2B8'],
  [contour([6.8, 64.8, 7.5, 65, 6.4, 72.2, 5.7, 72]), FOLD],
  [box(4.8, 69.4, 1.8, 0.26) + box(4.9, 68.4, 2, 0.26) + box(5.1, 67.4, 2, 0.26), copper.shade],
  [contour([3, 63.2, 2.6, 64.6, 6.8, 65.6, 7.2, 64.2]), copper.lit],
]

/** 46.5 m from heel to torch on 46.9 m of foundation and pedestal: 93 m above the ground. */
export const statueOfLiberty: Plate = {
  sight: 'united-states/new-york#statue-of-liberty',
  alt: 'The Statue of Liberty on her granite pedestal: a robed figure with a crown of seven rays, a raised torch and a tablet.',
  palette: PALETTES.autumn,
  across: 146,
  ground: 0.962,
  setting: { kind: 'grass', ink: '#77905E' },
  proportions: { height: 93, counts: { ray: 7 } },
  behind: [
    [
      spread(-70, -50, 6)
        .map((x, index) => box(x, 0, 3.4, 12 + ((index * 7) % 5) * 3))
        .join('') +
        spread(54, 72, 5)
          .map((x, index) => box(x, 0, 3.6, 9 + ((index * 5) % 4) * 3))
          .join(''),
      '#CFC4AC',
    ],
    [box(0, 0, 150, 4), '#8FB4B4'],
    ...grove(-73, -42, 8, '#8FA37A'),
    ...grove(42, 73, 9, '#8FA37A'),
  ],
  object: [...PEDESTAL, ...ROBE, ...HEAD, ...ARMS],
  before: people([-40, -36, -18, 9, 30, 54], '#B4382B', -1.2, 1.3),
}
