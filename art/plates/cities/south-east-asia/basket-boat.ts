import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, circle, type Spot } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { palm } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const BAMBOO = '#C99A55'
const SHADE = '#9A6C38'
const DARK = '#5E3F24'
const LIGHT = '#E3BF7C'

/** Half width of the bowl at a height, and a spot on its front at a share of that from -1 to 1. */
const halfAt = (up: number): number => 0.66 + 0.38 * Math.min(1, up / 0.72) ** 0.5
const onBowl = (share: number, up: number): Spot => [Math.sin((share * Math.PI) / 2) * halfAt(up), up]

/** Slats that wind round the bowl, leaning one way. */
const slats = (lean: number): string =>
  spread(-0.94, 0.94, 17)
    .map((share) =>
      chain(
        [0.08, 0.24, 0.4, 0.56].map((up) =>
          onBowl(Math.max(-0.97, Math.min(0.97, share + lean * (up - 0.3))), up),
        ),
        0.018,
      ),
    )
    .join('')

/** 2.1 m across and 0.75 m deep. */
export const basketBoat: Plate = {
  sight: 'vietnam/hoi-an#an-bang-beach',
  alt: 'A basket boat on the sand at An Bàng near Hội An: a round bowl woven of bamboo strips with a thick rim bound with cord and one paddle leaning on it, palms and a low sea behind.',
  palette: PALETTES.morning,
  across: 4.3,
  ground: 0.66,
  setting: { kind: 'grass', ink: '#E9CF9C' },
  proportions: { height: 1.69, width: 2.16, counts: { rib: 9 } },
  shift: -0.15,
  behind: [
    [box(0, 0, 6, 0.34), '#2F8AA0'],
    [box(0, 0, 6, 0.07), '#D6EEE4'],
    [contour([-3, 0.34, -2.6, 0.5, -2, 0.44, -1.4, 0.58, -0.8, 0.4, -0.4, 0.34]), '#8DB0B4'],
    ...palm(1.72, 1.6, '#2F6A5A', '#7A5A40'),
    ...palm(2.1, 1.15, '#3F7A66', '#7A5A40'),
    [
      contour([-2.3, 0.34, -2.26, 0.38, -1.98, 0.38, -1.94, 0.34]) +
        contour([0.62, 0.33, 0.65, 0.37, 0.88, 0.37, 0.91, 0.33]),
      '#3A4A50',
    ],
  ],
  object: [
    // The paddle leans on the far rim.
    [bar([0.3, 0.62], [0.86, 1.34], 0.045), DARK],
    [contour([0.79, 1.28, 0.76, 1.42, 0.94, 1.62, 1.03, 1.58, 1.0, 1.36, 0.87, 1.24]), SHADE],
    // The inside, seen over the near rim.
    ['M-1.04 -0.72A1.04 0.26 0 0 1 1.04 -0.72A1.04 0.26 0 0 1 -1.04 -0.72z', DARK],
    ['M-0.98 -0.74A0.98 0.2 0 0 1 0.98 -0.74A0.98 0.1 0 0 0 -0.98 -0.74z', SHADE],
    [
      spread(-0.8, 0.8, 9)
        .map((x) => bar([x, 0.74 + 0.17 * Math.sqrt(1 - x * x)], [x * 0.9, 0.64], 0.03))
        .join(''),
      BAMBOO,
      'rib',
    ],
    [box(0, 0.74, 1.7, 0.1), LIGHT],
    [box(0, 0.74, 1.7, 0.025), DARK],
    // The bowl.
    [
      'M-1.04 -0.72A1.04 0.26 0 0 0 1.04 -0.72C1.06 -0.42 0.96 -0.12 0.62 0.02Q0 0.12 -0.62 0.02C-0.96 -0.12 -1.06 -0.42 -1.04 -0.72z',
      BAMBOO,
    ],
    [
      'M0.3 0.07C0.7 -0.1 0.8 -0.3 0.82 -0.57Q0.96 -0.63 1.04 -0.72C1.06 -0.42 0.96 -0.12 0.62 0.02Q0.46 0.05 0.3 0.07z',
      SHADE,
    ],
    [slats(0.5), SHADE],
    [slats(-0.5), LIGHT],
    ['M-1.04 -0.72A1.04 0.26 0 0 0 1.04 -0.72L1.06 -0.66A1.06 0.27 0 0 1 -1.06 -0.66z', '#7A5230'],
    // The rim, bound with cord.
    ['M-1.08 -0.78A1.08 0.27 0 0 0 1.08 -0.78L1.07 -0.65A1.07 0.28 0 0 1 -1.07 -0.65z', LIGHT],
    [
      spread(-0.82, 0.82, 17)
        .map((share): Spot => [Math.sin((share * Math.PI) / 2) * 1.07, share])
        .map(([x]) => {
          const up = 0.715 - 0.27 * Math.sqrt(1 - (x / 1.08) ** 2)
          return bar([x - 0.015, up - 0.05], [x + 0.015, up + 0.05], 0.02)
        })
        .join(''),
      DARK,
    ],
  ],
  before: [
    ['M-1.3 0.02Q0 -0.1 1.3 0.02Q0.6 0.16 -0.2 0.14Q-0.9 0.12 -1.3 0.02z', '#C9A870'],
    ['M-0.62 0.02Q0 0.14 0.62 0.02Q0.4 0.1 0 0.11Q-0.4 0.1 -0.62 0.02z', '#B08C56'],
    // A coil of rope and floats of a net.
    ...spread(0.06, 0.15, 3).map(
      (radius): PlatePart => [circle(-1.5, -0.3, 0.2 - radius), radius > 0.1 ? '#E9CF9C' : '#5F8C9A'],
    ),
    [[-1.3, -1.18, -1.07].map((x, index) => circle(x, -0.38 - index * 0.04, 0.05)).join(''), '#D8432E'],
    [
      [
        [1.24, -0.3],
        [1.4, -0.42],
        [0.9, -0.5],
        [-0.4, -0.48],
        [0.3, -0.56],
      ]
        .map(([x = 0, up = 0]) => `M${x} ${-up}q0.08 -0.05 0.16 0q-0.08 0.05 -0.16 0z`)
        .join(''),
      '#CDB07C',
    ],
  ],
}
