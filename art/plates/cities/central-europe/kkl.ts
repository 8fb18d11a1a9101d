import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { steel } = MATERIALS
const RED = '#8E3A34'

/** The roof is 113 m broad and 23 m above the square; three houses stand below it, with water between them. */
export const kkl: Plate = {
  sight: 'switzerland/lucerne#kkl',
  alt: 'The KKL in Lucerne from the lake: one vast flat roof with a knife-thin edge over three separate houses, the concert hall on the left, with channels of water between them, and Mount Pilatus behind on the right.',
  palette: PALETTES.polar,
  across: 126,
  ground: 0.72,
  setting: { kind: 'water', ink: '#2F6F86' },
  proportions: { height: 23.8, width: 113, counts: { house: 3 } },
  behind: [
    [
      contour([
        -72, 0, -72, 14, -54, 20, -40, 17, -22, 24, 0, 22, 14, 34, 22, 39, 26, 46, 30, 44, 34, 50, 38, 47, 42,
        52, 47, 45, 52, 47, 58, 38, 72, 28, 72, 0,
      ]),
      '#7FA6AC',
    ],
    [
      contour([
        22, 39, 26, 46, 30, 44, 34, 50, 38, 47, 42, 52, 47, 45, 52, 47, 48, 40, 43, 43, 39, 39, 35, 42, 30,
        37,
      ]),
      '#E4F0EA',
    ],
    [contour([-72, 0, -72, 9, -50, 12, -20, 10, 20, 13, 50, 11, 72, 14, 72, 0]), '#5F8A88'],
    [[-66, -61, 62, 67].map((x, index) => box(x, 0, 4.6, 8 + (index % 2) * 2.4)).join(''), '#B9C7C2'],
  ],
  object: [
    [box(0, -0.4, 96, 1.2), '#A9A89E'],
    // Concert hall with its dark hull.
    [box(-30, 0.8, 34, 20), '#4F646E', 'house'],
    ['M-44 -0.8V-15Q-38 -18 -26 -17Q-18 -16 -16 -13V-0.8z', RED],
    ['M-24 -0.8Q-21 -8 -22 -16.6Q-17.6 -15.6 -16 -13V-0.8z', '#6E2A2C'],
    [
      windows({ from: -45, to: -15, count: 11, up: 0.8, width: 0.35, height: 20 }) +
        box(-30, 7, 34, 0.3) +
        box(-30, 13.6, 34, 0.3),
      '#8FA9AE',
    ],
    [windows({ from: -43.4, to: -16.6, count: 10, up: 1.4, width: 2, height: 4.6 }), '#F3D98C'],
    // Luzerner Saal and foyer.
    [box(3.5, 0.8, 22, 18), '#3B4A58', 'house'],
    [box(3.5, 15, 22, 3.4), '#57707C'],
    [windows({ from: -5, to: 12, count: 7, up: 2, width: 1.7, height: 5.6 }), '#F3D98C'],
    [windows({ from: -6, to: 13, count: 8, up: 9.4, width: 1.5, height: 3.6 }), '#22303C'],
    // Congress and museum behind a grid of metal.
    [box(34, 0.8, 26, 19), '#7C8F98', 'house'],
    [box(44, 0.8, 6, 19), '#5E727C'],
    [
      spread(22.6, 45.4, 13)
        .map((x) => box(x, 0.8, 0.4, 19))
        .join('') +
        spread(3.4, 18, 7)
          .map((up) => box(34, up, 26, 0.4))
          .join(''),
      '#C3CFD0',
    ],
    [
      windows({ from: 24.5, to: 43.5, count: 6, up: 6.2, width: 1.3, height: 1.8 }) +
        windows({ from: 24.5, to: 43.5, count: 6, up: 11.2, width: 1.3, height: 1.8 }),
      '#F3D98C',
    ],
    // Terrace under the roof, and the roof with its mirrored underside.
    [box(-2, 18.6, 92, 1), '#8FA0A6'],
    [windows({ from: -40, to: 42, count: 13, up: 19.4, width: 0.3, height: 1.6 }), steel.deep],
    [contour([-56.5, 22.9, -44, 20.6, 46, 20.6, 56.5, 22.9]), '#BFD3D6'],
    [contour([-30, 20.6, -50, 22, -20, 21.6, 6, 22.2, 20, 20.6]), '#DDEBEA'],
    [contour([20, 20.6, 34, 21.8, 52, 21.9, 46, 20.6]), '#94B2B8'],
    [contour([-56.5, 22.8, -52, 23.4, 52, 23.4, 56.5, 22.8]), '#22303C'],
    // Water channels between the houses.
    [box(-10.2, -0.4, 5, 1.4) + box(17.8, -0.4, 5, 1.4), '#2F6F86'],
  ],
  before: [
    [box(0, -1.2, 150, 1), '#C9CCC0'],
    ...people([-52, -49.6, -10, 17, 19.4, 50, 58], '#B4382B', -0.6, 1.2),
    // A white steamer with its paddle box and flag.
    [contour([-30, -12.6, -28, -15.2, 6, -15.2, 10, -12.2, -12, -13]), '#FBF3E2'],
    [box(-11, -13, 26, 2), '#FFFAEE'],
    [windows({ from: -22, to: 0, count: 12, up: -12.6, width: 1, height: 0.9 }), '#33506A'],
    [box(-11, -11, 28, 0.4) + box(-11, -9.4, 20, 0.3), '#FFFAEE'],
    [circle(-11, -13.6, 2.2), '#F3D98C'],
    [box(-11, -16.6, 6, 2), '#2F6F86'],
    [contour([-8.6, -11, -8.9, -6.4, -6.7, -6.4, -6.4, -11]), '#E6B95A'],
    [box(-7.8, -7.2, 2.4, 0.8), '#22303C'],
    [bar([-28.6, -12.6], [-30, -9.4], 0.25) + box(-28.4, -10.6, 2.6, 1.6), '#D8432E'],
  ],
}
