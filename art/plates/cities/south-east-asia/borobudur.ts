import { PALETTES } from '#art/kit/palettes.ts'
import { box, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const ANDESITE: Material = { lit: '#B0A898', shade: '#7E7870', deep: '#45423F' }

const bell = (x: number, up: number, size: number): readonly PlatePart[] => [
  [
    symmetric(x, up, [
      size,
      0,
      size * 1.06,
      size * 0.3,
      size * 0.9,
      size * 1.1,
      size * 0.5,
      size * 1.6,
      size * 0.24,
      size * 1.7,
      size * 0.2,
      size * 2.4,
    ]),
    ANDESITE.shade,
    'bell',
  ],
  [symmetric(x - size * 0.3, up + size * 0.3, [size * 0.3, 0, size * 0.24, size * 0.8]), ANDESITE.lit],
]

/** 123 m wide and 35 m high: square terraces below, three round ones above. */
export const borobudur: Plate = {
  sight: 'indonesia/yogyakarta#borobudur',
  alt: 'Borobudur from the side: a broad stepped mountain of grey stone, five terraces with rows of niches, three above them with bell-shaped stupas and one large stupa on top, and a stair up the middle.',
  palette: PALETTES.forest,
  across: 136,
  ground: 0.8,
  setting: { kind: 'grass', ink: '#7E9A54' },
  proportions: { height: 35, width: 123 },
  behind: [
    [
      'M-70 0V-14L-52 -22L-40 -40L-36 -41L-30 -32L-14 -20L10 -16L30 -30L36 -34L42 -30L56 -18L70 -14V0z',
      '#B3B98A',
    ],
    ['M-70 0V-8Q-40 -16 -10 -9Q30 -15 70 -8V0z', '#9AAA74'],
    ['M-70 -11Q-40 -15 -10 -11Q30 -16 70 -10L70 -8Q30 -13 -10 -9Q-40 -13 -70 -9z', '#F4E6BC'],
  ],
  object: [
    ...[
      [123, 0, 2.4],
      [116, 2.4, 2.6],
      [103, 5, 3.4],
      [93, 8.4, 3.2],
      [83, 11.6, 3],
      [73, 14.6, 2.8],
    ].flatMap(([width = 0, up = 0, height = 0], row): readonly PlatePart[] => [
      ...body(0, up, width, height, ANDESITE, 0.22),
      [box(0, up + height - 0.5, width + 0.8, 0.5), ANDESITE.deep],
      row < 2
        ? [
            spread(-width / 2 + 2, width / 2 - 2, 24)
              .map((x) => box(x, up + 0.4, 2.6, 1))
              .join(''),
            ANDESITE.shade,
          ]
        : [
            spread(-width / 2 + 3, width / 2 - 3, 22 - row * 2)
              .map((x) => roundOpening(x, up + 0.4, 1.4, height - 1))
              .join(''),
            ANDESITE.deep,
          ],
      [
        spread(-width / 2 + 3, width / 2 - 3, 22 - row * 2)
          .map((x) => (row < 2 ? '' : symmetric(x, up + height, [0.8, 0, 0.7, 0.7, 0.2, 1.1, 0.1, 1.8])))
          .join(''),
        ANDESITE.shade,
      ],
    ]),
    ...turned(0, 17.4, [26, 0, 26, 1.4], ANDESITE),
    ...spread(-24, 24, 13).flatMap((x) => bell(x, 18.8, 1.5)),
    ...turned(0, 18.8, [20, 0, 20, 1.9], ANDESITE),
    ...spread(-18, 18, 10).flatMap((x) => bell(x, 20.7, 1.5)),
    ...turned(0, 20.7, [13.6, 0, 13.6, 1.9], ANDESITE),
    ...spread(-12, 12, 7).flatMap((x) => bell(x, 22.6, 1.5)),
    ...turned(
      0,
      22.4,
      [8, 0, 8, 1.4, 7.2, 1.6, 7.2, 2.6, 6.4, 5.6, 4.4, 7.6, 2.4, 8.2, 2.2, 9.2, 1.4, 9.4, 0.9, 12.6],
      ANDESITE,
    ),
    [contour([-5, 0, -3, 17.4, 3, 17.4, 5, 0]), ANDESITE.lit],
    [
      spread(0.6, 16.6, 18)
        .map((up) => box(0, up, 7.6 - up * 0.2, 0.3))
        .join(''),
      ANDESITE.shade,
    ],
    [[5, 11.6].map((up) => box(0, up, 8, 3.6) + gable(0, up + 3.6, 8, 2)).join(''), ANDESITE.shade],
    [[5, 11.6].map((up) => roundOpening(0, up, 3, 4)).join(''), ANDESITE.deep],
  ],
  before: [
    ...people([-20, -17.4, 8, 24], '#B4382B', -3, 1.6),
    ...grove(-68, -34, 6, '#5E8450', -9),
    ...grove(36, 68, 7, '#5E8450', -9),
  ],
}
