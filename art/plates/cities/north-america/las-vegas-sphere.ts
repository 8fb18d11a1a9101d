import { PALETTES } from '#art/kit/palettes.ts'
import { around } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { steel } = MATERIALS

/** 112 m high and 157 m across. */
export const lasVegasSphere: Plate = {
  sight: 'united-states/las-vegas#sphere',
  alt: 'The Sphere in Las Vegas by night: a ball cut flat at the ground, its whole surface lit so that it is a huge blue eye, between dark hotel towers.',
  palette: PALETTES.night,
  across: 250,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#2A2C48' },
  proportions: { height: 112, width: 157 },
  behind: [
    [
      [-112, 26, 96, -94, 18, 128, 96, 24, 136, 116, 22, 104]
        .map((x, index, all) => (index % 3 === 0 ? box(x, 0, all[index + 1] ?? 0, all[index + 2] ?? 0) : ''))
        .join(''),
      '#1C2A50',
    ],
    [
      [-112, -94, 96, 116]
        .map((x) =>
          spread(12, 88, 9)
            .map((up) => windows({ from: x - 6, to: x + 6, count: 4, up, width: 1.6, height: 2.2 }))
            .join(''),
        )
        .join(''),
      '#F4C65A',
    ],
  ],
  object: [
    ['M-71 0A78.5 78.5 0 1 1 71 0z', '#F1E6D6'],
    ['M-71 0A78.5 78.5 0 0 1 -78.5 -33.5Q-40 -6 0 -6Q40 -6 78.5 -33.5A78.5 78.5 0 0 1 71 0z', '#D98A7A'],
    ['M-70 -68Q-34 -106 0 -112Q34 -106 70 -68Q40 -96 0 -97Q-40 -96 -70 -68z', '#D98A7A'],
    [circle(0, 52, 39), '#2F6CB0'],
    [
      spread(0, 350, 36)
        .map((turn) => bar(around(0, 52, 19, turn), around(0, 52, 37, turn + 3), 1.5))
        .join(''),
      '#6FA8DC',
    ],
    [circle(0, 52, 19), '#10142C'],
    [circle(-12, 66, 7) + circle(10, 42, 3), '#FFFAEE'],
    [
      [
        [-58, 40, -40, 46],
        [-62, 54, -44, 54],
        [58, 40, 40, 46],
        [62, 56, 44, 54],
      ]
        .map(([x1 = 0, u1 = 0, x2 = 0, u2 = 0]) => bar([x1, u1], [x2, u2], 0.9))
        .join(''),
      '#E0A898',
    ],
    [box(0, 0, 142, 4), steel.deep],
    [
      spread(-66, 66, 23)
        .map((x) => box(x, 0.6, 3, 2))
        .join(''),
      '#F4C65A',
    ],
  ],
  before: [
    ...palm(-86, 26, '#2F4A5A', '#1F2A44', -6),
    ...palm(88, 30, '#2F4A5A', '#1F2A44', -6),
    ...people([-60, -52, 30, 66], '#E6B84A', -6, 3.2),
  ],
}
