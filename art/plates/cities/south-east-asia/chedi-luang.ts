import { PALETTES } from '#art/kit/palettes.ts'
import { tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, palm, people, tree } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { brick } = MATERIALS
const OLD: Material = { lit: '#C98E62', shade: '#965F42', deep: '#4E3026' }

const elephant = (x: number, up: number): string =>
  contour(
    [
      -1.6, 0, -1.6, 2.2, -0.8, 3, 1, 3, 1.8, 2.4, 2, 1, 2.4, 0.2, 2, 0.2, 1.5, 0.8, 1.3, 0, 0.6, 0, 0.5, 1,
      -0.6, 1, -0.7, 0,
    ],
    x,
    up,
  )

/** About 60 m high as it stands; over 80 m before the earthquake. */
export const chediLuang: Plate = {
  sight: 'thailand/chiang-mai#wat-chedi-luang',
  alt: 'Wat Chedi Luang in Chiang Mai: a huge stupa of old brick whose top has fallen, with stairs between serpents up to an arched niche, and elephants of stucco in a row along its base.',
  palette: PALETTES.gold,
  across: 118,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#9AA45A' },
  proportions: { height: 60, width: 66, counts: { elephant: 6 } },
  behind: [
    ...grove(-59, -32, 13, '#B59A50'),
    ...grove(33, 59, 14, '#A88C48'),
    ...palm(-48, 24, '#8A8A48', '#7A5A3A'),
  ],
  object: [
    ...tiers(0, 0, [66, 3, 60, 9], OLD, 0.26),
    [box(0, 2.6, 66, 0.6) + box(0, 11.4, 61, 0.9), OLD.deep],
    [[-26, -19.4, -12.8, 12.8, 19.4, 26].map((x) => elephant(x, 3)).join(''), '#D9CDB4', 'elephant'],
    ...tiers(0, 12, [50, 4, 46, 3], OLD, 0.26),
    ...body(0, 19, 38, 16, OLD, 0.28),
    [[21, 24.4, 27.8, 31.2].map((up) => box(0, up, 38, 0.34)).join(''), OLD.shade],
    ...body(0, 19, 15, 17, brick, 0.3),
    [gable(0, 36, 17, 5), brick.lit],
    [pointedOpening(0, 20, 7.4, 14), OLD.deep],
    [circle(0, 26.6, 1.4) + symmetric(0, 20, [2.6, 0, 2.6, 1.6, 1.6, 4, 1.4, 5.4, 0.6, 6]), '#E6B84A'],
    [[-14, 14].map((x) => pointedOpening(x, 21, 3.6, 9)).join(''), OLD.shade],
    [
      contour([
        -20, 35, -20.6, 38, -16, 39, -15.4, 43, -12, 44.4, -11.6, 49, -8.6, 51, -7, 56, -3, 57.6, -1, 60, 3,
        58.4, 5, 53, 9, 51.6, 10, 46, 14, 44, 15, 40, 19, 38, 20, 35,
      ]),
      OLD.lit,
    ],
    [contour([5, 35, 4.4, 44, 3, 58.4, 5, 53, 9, 51.6, 10, 46, 14, 44, 15, 40, 19, 38, 20, 35]), OLD.shade],
    [
      [37.6, 41, 45, 49, 53].map((up, index) => box(-1 + (index % 2), up, 28 - index * 5, 0.4)).join(''),
      OLD.deep,
    ],
    ['M-12 -44.6q1.6 -2 3 -0.2q1.4 -1.2 2.4 0.4zM6 -53.2q1.4 -1.8 2.8 -0.2q1 -0.8 1.8 0.4z', '#7E8A4A'],
    [contour([-7, 0, -5, 19, 5, 19, 7, 0]), '#D9A878'],
    [
      spread(0.8, 18, 14)
        .map((up) => box(0, up, 11.6 - up * 0.1, 0.4))
        .join(''),
      OLD.shade,
    ],
    ...[-1, 1].flatMap((side): readonly PlatePart[] => [
      [
        contour([
          side * 7,
          0,
          side * 9.6,
          0,
          side * 9.4,
          4,
          side * 10.4,
          5.6,
          side * 8.6,
          6.6,
          side * 7.4,
          4,
          side * 6.6,
          19,
          side * 5,
          19,
        ]),
        '#E3D3B0',
      ],
    ]),
  ],
  before: [
    ...people([-30, -28, 24], '#E0762F', -1.6, 1.3),
    ...people([-10.6, 14, 34], '#F7F2E4', -1.6, 1.3),
    ...tree(44, 14, '#7E8A4A', '#5E6E3E', -3),
  ],
}
