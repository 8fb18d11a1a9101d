import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread, stair } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, marble, redSandstone } = MATERIALS

const portal = (x: number, width: number, height: number): readonly PlatePart[] => [
  [gable(x, height * 0.62, width * 1.5, height * 0.72), marble.lit],
  [pointedOpening(x, 0, width * 1.24, height * 1.02), marble.shade],
  [pointedOpening(x, 0, width, height * 0.92), redSandstone.lit],
  [pointedOpening(x, 0, width * 0.72, height * 0.82), marble.lit],
  [box(x, 0, width * 0.62, height * 0.56), brick.deep],
]

/** The front is 51 m high and 60 m wide; marble reaches a third of it. */
export const sanPetronio: Plate = {
  sight: 'italy/bologna#san-petronio',
  alt: 'The unfinished front of San Petronio in Bologna: white and pink marble with three portals below, and above it a huge ragged wall of bare brown brick with a round window at each side.',
  palette: PALETTES.noon,
  across: 94,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#C2A184' },
  proportions: { height: 51, width: 64, counts: { course: 16 } },
  behind: [
    [box(-42, 0, 16, 21) + box(43, 0, 18, 19), '#E5B184'],
    [box(-42, 21, 17, 1.4) + box(43, 19, 19, 1.4), '#B86A48'],
  ],
  object: [
    [
      contour([
        -30, 16, -30, 29, -28.4, 29, -28.4, 30.6, -12.4, 36, -12.4, 47, -11, 47, -11, 49, -6, 49, -6, 51, 5.6,
        51, 5.6, 49.4, 11, 49.4, 11, 47.4, 12.4, 47.4, 12.4, 36, 28.4, 30.6, 28.4, 29, 30, 29, 30, 16,
      ]),
      '#B47A56',
    ],
    [contour([20, 16, 20, 33.4, 28.4, 30.6, 28.4, 29, 30, 29, 30, 16]), '#94603F'],
    [
      spread(18.4, 46.4, 16)
        .map((up, index) => box(0, up, up < 29 ? 60 : up < 35 ? 40 : 24.6, index % 2 === 0 ? 0.34 : 0.2))
        .join(''),
      '#94603F',
      'course',
    ],
    [
      [-11.4, 11.4].map((x) => box(x, 16, 2.6, 31)).join('') +
        [-29, 29].map((x) => box(x, 16, 2.2, 13)).join(''),
      '#C48A64',
    ],
    [
      spread(19, 44, 9)
        .map((up) => [-11.4, 11.4].map((x) => box(x + 1.4, up, 0.9, 1)).join(''))
        .join(''),
      '#6E442C',
    ],
    [[-20.4, 20.4].map((x) => circle(x, 24, 3.4)).join('') + pointedOpening(0, 25, 5, 13), '#94603F'],
    [[-20.4, 20.4].map((x) => circle(x, 24, 2.5)).join('') + pointedOpening(0, 25, 3.6, 11.4), brick.deep],
    [box(0, 0, 60, 16.4), marble.lit],
    [
      spread(3, 15, 4)
        .map((up) => box(0, up, 60, 0.8))
        .join(''),
      redSandstone.lit,
    ],
    [
      spread(-27, 27, 13)
        .map((x) => box(x, 2.4, 2.2, 11.6))
        .join(''),
      '#E8B8A0',
    ],
    [
      spread(-27, 27, 13)
        .map((x) => box(x, 3, 1.2, 10.4))
        .join(''),
      marble.lit,
    ],
    [box(0, 15.8, 61, 1.1), marble.shade],
    [
      [-29.4, -11.4, 11.4, 29.4].map((x) => symmetric(x, 0, [1.7, 0, 1.4, 2, 1.4, 16.9])).join(''),
      marble.shade,
    ],
    ...portal(0, 8.4, 13),
    ...portal(-20.4, 5.6, 9.6),
    ...portal(20.4, 5.6, 9.6),
    [stair(0, 0, 64, 3, 0.45, 1), marble.shade],
  ],
  before: people([-14, -12.6, 4, 13, 24.6, 36], '#2C4A66', -0.4),
}
