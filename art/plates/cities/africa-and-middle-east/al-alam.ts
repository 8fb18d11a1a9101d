import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, battlements, spread, stair } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { white } = MATERIALS
const [BLUE, DEEP] = ['#2F6CB0', '#1F4A86'] as const
const GOLD: Material = { lit: '#F3BE4A', shade: '#C98A2E', deep: '#7A4C1E' }

/** A column that opens like a trumpet under the roof. */
const trumpet = (
  x: number,
  up: number,
  height: number,
  foot: number,
  mouth: number,
  material: Material,
): readonly PlatePart[] =>
  counted(
    turned(
      x,
      up,
      [
        foot * 1.2,
        0,
        foot,
        height * 0.06,
        foot * 0.9,
        height * 0.5,
        foot * 1.1,
        height * 0.7,
        foot * 1.7,
        height * 0.88,
        mouth,
        height,
      ],
      material,
    ),
    'trumpet',
  )

const BLUES: Material = { lit: BLUE, shade: DEEP, deep: DEEP }

/** By the proportions of its ceremonial front. */
export const alAlam: Plate = {
  sight: 'oman/muscat#al-alam-palace',
  alt: 'The front of Al Alam Palace in Muscat: a flat roof on tall blue and gold columns that open like trumpets, white wings with arches on both sides, lawns before it and bare rock behind.',
  palette: PALETTES.noon,
  across: 60,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#DCCDB2' },
  proportions: { height: 15.4, width: 46, counts: { trumpet: 6 } },
  behind: [
    ['M-30 0V-12L-24 -17L-19 -15L-12 -22L-6 -18L4 -24L12 -17L18 -19L25 -13L30 -15V0z', '#B08A6E'],
    ['M4 -24L12 -17L18 -19L25 -13L30 -15V0H8L10 -12z', '#94705A'],
    [box(-17, 15, 4.4, 3.6) + battlements(-19.2, -14.8, 4, 18.6, 0.7), '#C79F78'],
  ],
  object: [
    ...[-16.6, 16.6].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 12.8, 9, white, 0.18),
      [arcade({ from: x - 4.4, to: x + 4.4, count: 4, up: 0, width: 2.2, height: 6 }), '#B9C6CC'],
      [arcade({ from: x - 4.4, to: x + 4.4, count: 4, up: 0, width: 1.6, height: 5.3 }), white.deep],
      [box(x, 8.4, 13.2, 0.7), BLUE],
    ]),
    ...body(0, 0.8, 19, 12, white, 0.16),
    [box(0, 1.4, 12, 9), '#8FA8B8'],
    [
      spread(-5, 5, 5)
        .map((x) => box(x, 1.4, 1.7, 7.6))
        .join(''),
      white.deep,
    ],
    [
      spread(-5, 5, 5)
        .map((x) => box(x, 5, 1.7, 0.3) + box(x, 1.4, 0.16, 7.6))
        .join(''),
      GOLD.lit,
    ],
    ...[-7.6, -2.6, 2.6, 7.6].flatMap((x) => trumpet(x, 0.8, 11.6, 0.8, 2.6, GOLD)),
    ...[-10.8, 10.8].flatMap((x) => trumpet(x, 0.8, 11.6, 0.95, 2.7, BLUES)),
    [
      [-7.6, -2.6, 2.6, 7.6].map((x) => symmetric(x, 8.6, [1, 0, 1.3, 1.6, 1.1, 1.8, 0.9, 0.4])).join(''),
      BLUE,
    ],
    [[-10.8, 10.8].map((x) => symmetric(x, 8.6, [1.1, 0, 1.4, 1.6, 1.2, 1.8, 1, 0.4])).join(''), GOLD.lit],
    [contour([-13.6, 12.4, -14, 13.4, 14, 13.4, 13.6, 12.4]), white.lit],
    [box(0, 13.2, 28.4, 0.9), BLUE],
    [
      spread(-13, 13, 14)
        .map((x) => circle(x, 13.65, 0.24))
        .join(''),
      GOLD.lit,
    ],
    [box(0, 14.1, 25, 0.9), white.shade],
    [contour([-1.4, 14.4, -0.6, 15.4, 0.6, 15.4, 1.4, 14.4]), GOLD.lit],
    [box(0, 0, 46, 0.8), white.shade],
    [stair(0, 0, 24, 3, 0.27, 0.8), white.lit],
  ],
  before: [
    [
      contour([-26, -1.6, -29, -6, -7, -6, -5, -1.6]) + contour([26, -1.6, 29, -6, 7, -6, 5, -1.6]),
      '#6F9A58',
    ],
    [
      spread(-25, -7, 12)
        .map((x) => circle(x, -2, 0.4))
        .join('') +
        spread(7, 25, 12)
          .map((x) => circle(x, -2, 0.4))
          .join(''),
      '#D8586A',
    ],
    ...palm(-24, 8, '#4E7A4C', '#7A5A40', -2),
    ...palm(24, 8, '#4E7A4C', '#7A5A40', -2),
    ...people([-1.4, 1.6], '#B4382B', -2),
  ],
}
