import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, wood } = MATERIALS

/** 51 m long; the funnel is red with a black top. */
export const earnslaw: Plate = {
  sight: 'new-zealand/queenstown#lake-wakatipu-and-the-earnslaw',
  alt: 'The TSS Earnslaw from the side: a white steamer with a straight bow, a long deckhouse with a row of windows, an open upper deck, one tall red funnel with a black top and two masts, below bare mountains.',
  palette: PALETTES.noon,
  across: 64,
  ground: 0.76,
  setting: { kind: 'water', ink: '#1F6A8C' },
  proportions: { height: 17.4, width: 51, counts: { funnel: 1, mast: 2 } },
  behind: [
    ['M-32 0V-14L-24 -20L-20 -18L-12 -27L-6 -22L0 -25L8 -19L14 -29L19 -26L25 -31L32 -24V0z', '#8A9AA6'],
    [
      'M-12 -27L-6 -22L-9 -21L-11 -18L-15 -20zM14 -29L19 -26L25 -31L32 -24V-21L27 -24L22 -21L17 -23L11 -22z',
      '#F4F2EA',
    ],
    ['M-32 0V-7Q-20 -12 -8 -8T16 -8T32 -10V0z', '#8F9460'],
  ],
  object: [
    [contour([-25.5, 4.2, -24.9, -0.6, 22.6, -0.6, 24.6, 1.4, 25.5, 3.6, 12, 3, -10, 3.1]), white.lit],
    [contour([-25, 0.3, -24.9, -0.6, 22.6, -0.6, 23.6, 0.3]), '#A03A2E'],
    [contour([-25.2, 1.2, -25.1, 0.7, 24, 0.7, 24.4, 1.2]), '#3F4E5A'],
    [contour([10, -0.6, 10, 3, 25.5, 3.6, 24.6, 1.4, 22.6, -0.6]), white.shade],
    [
      spread(-21, 21, 15)
        .map((x) => circle(x, 2.1, 0.26))
        .join(''),
      '#3F4E5A',
    ],
    [contour([-25.5, 4.2, -25.4, 3.8, -10, 2.8, 12, 2.7, 25.3, 3.2, 25.5, 3.6, 12, 3, -10, 3.1]), wood.shade],
    ...body(0, 3, 36, 2.6, white, 0.12),
    [windows({ from: -16.6, to: 16.6, count: 17, up: 3.7, width: 1.2, height: 1.3 }), '#3F5E6A'],
    [box(0, 5.5, 41, 0.4), wood.lit],
    [balustrade(-20.4, 20.4, 5.9, 1.1), white.shade],
    ...body(-8.6, 5.9, 7, 2.5, white, 0.2),
    [windows({ from: -11, to: -6.2, count: 4, up: 6.7, width: 0.9, height: 1.2 }), '#3F5E6A'],
    ...body(6.4, 5.9, 9, 2.2, white, 0.2),
    [windows({ from: 3, to: 9.8, count: 5, up: 6.5, width: 1, height: 1 }), '#3F5E6A'],
    [box(0, 8.3, 33, 0.34), '#E9DCC0'],
    [
      spread(-15, 15, 9)
        .map((x) => box(x, 5.9, 0.16, 2.4))
        .join(''),
      white.shade,
    ],
    ...body(-10.6, 8.6, 3.6, 2, white, 0.24),
    [windows({ from: -11.6, to: -9.6, count: 3, up: 9.2, width: 0.6, height: 0.9 }), '#3F5E6A'],
    [box(-10.6, 10.5, 4.4, 0.3), wood.shade],
    ...counted(
      turned(-1.4, 8.6, [1.25, 0, 1.15, 6.6], { lit: '#D24A34', shade: '#9C3226', deep: '#571B16' }),
      'funnel',
    ),
    ...turned(-1.4, 13.6, [1.2, 0, 1.16, 1.8], { lit: '#3A3A40', shade: '#232329', deep: '#141418' }),
    [[-4.4, 2].map((x) => symmetric(x, 8.6, [0.4, 0, 0.4, 1.8, 0.7, 2, 0.6, 2.6])).join(''), white.lit],
    [box(-17.4, 5.8, 0.32, 11), wood.lit, 'mast'],
    [box(16.6, 5.8, 0.32, 10), wood.lit, 'mast'],
    [
      bar([-25.2, 4.2], [-17.4, 16.4], 0.08) +
        bar([-17.4, 16.4], [-1.4, 15], 0.07) +
        bar([-1.4, 15], [16.6, 15.4], 0.07) +
        bar([16.6, 15.4], [25.2, 3.8], 0.08),
      '#5A4A40',
    ],
    [[-5.6, 12.8].map((x) => contour([-2, 0.9, -1.6, 0, 1.6, 0, 2, 0.9], x, 8.9)).join(''), white.shade],
    [box(24.6, 3.6, 0.14, 2.6), wood.lit],
  ],
  before: [
    [
      'M-0.6 -15.8C1 -18 5 -18.4 8 -17.4C12 -19.4 18 -18.8 21 -16.8C17 -16.4 12 -16.6 9 -16C5 -15.2 1 -15 -0.6 -15.8z',
      '#D9DCD6',
    ],
    ...people([-19, 13.4, 15, 18.4], '#2C4A66', 5.9),
    ['M-27.6 0.8Q-25.4 -0.6 -23 0.7Q-10 1.5 4 0.8T26 0.8Q29 1.2 31 1.6Q10 2.4 -27.6 1.6z', '#D8EEF0'],
  ],
}
