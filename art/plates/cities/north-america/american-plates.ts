import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { columns, spread, stair } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { marble, white, granite } = MATERIALS

/** 30 m high; twelve of the 36 columns, 13.4 m each, stand in front; the terrace is 78 m wide. */
const lincolnMemorial: Plate = {
  sight: 'united-states/washington-dc#lincoln-memorial',
  alt: 'The Lincoln Memorial from the east: twelve Doric columns below a flat attic, at the head of broad steps, with the seated statue in the dark of the middle.',
  palette: PALETTES.morning,
  across: 92,
  ground: 0.82,
  setting: { kind: 'grass', ink: '#7E9460' },
  proportions: { height: 30, width: 78, counts: { column: 12 } },
  behind: grove(-46, 46, 11, '#7FA58C'),
  object: [
    ...body(0, 0, 78, 4.3, marble, 0.2),
    [box(0, 3.7, 78, 0.6), marble.shade],
    [stair(0, 4.3, 60, 3, 0.75, 1), marble.lit],
    [box(0, 4.9, 59, 0.14) + box(0, 5.7, 57, 0.14), marble.shade],
    [box(0, 6.5, 52, 13.4), marble.deep],
    [box(-13, 6.5, 20, 13.4) + box(13, 6.5, 20, 13.4), '#8E8A92'],
    [symmetric(0, 6.5, [2.6, 0, 2.6, 3, 2.2, 3.2, 2.2, 6, 1.2, 6.6, 0.9, 8.2, 0.5, 8.6]), white.lit],
    ...columns({ from: -26.2, to: 26.2, count: 12, up: 6.5, width: 2.26, height: 13.4 }, marble),
    [box(0, 19.9, 57.3, 3.4), marble.lit],
    [box(0, 19.9, 57.3, 0.5) + box(0, 23, 58.4, 0.6), marble.shade],
    ...body(0, 23.6, 50, 6, marble, 0.22),
    [box(0, 29.2, 51, 0.8) + box(0, 24.2, 50.4, 0.5), marble.shade],
    [
      spread(-22, 22, 12)
        .map((x) => box(x, 26, 2.6, 1.4))
        .join(''),
      marble.shade,
    ],
    [contour([-18, 0, -13, 6.5, 13, 6.5, 18, 0]), marble.lit],
    [
      spread(0.5, 6, 9)
        .map((up) => box(0, up, 34 - up * 1.5, 0.22))
        .join(''),
      marble.shade,
    ],
  ],
  before: people([-30, -9, -7.4, 2, 10, 23, 25], '#B4382B', -1),
}

const BEAN: Material = { lit: '#D6E2E8', shade: '#93ABBC', deep: '#4E6478' }

/** 20 m long and 10 m high; the arch below is 3.7 m high. */
const cloudGate: Plate = {
  sight: 'united-states/chicago#millennium-park',
  alt: 'Cloud Gate in Millennium Park: a polished steel form like a bean, with the skyline mirrored in its side and a low arch to walk under.',
  palette: PALETTES.noon,
  across: 34,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#B4AC9E' },
  proportions: { height: 10, width: 20 },
  behind: [
    [
      [-16, 4, 11, -12.4, 3, 15, -9.6, 2.4, 9, 8.6, 3, 13, 12, 3.4, 17, 15.6, 3, 12]
        .map((x, index, all) => (index % 3 === 0 ? box(x, 0, all[index + 1] ?? 0, all[index + 2] ?? 0) : ''))
        .join(''),
      '#A9C3CC',
    ],
  ],
  object: [
    [
      'M-6.4 0C-9 -0.2 -10 -2.4 -10 -4.6C-10 -8.4 -6 -10 0 -10C6 -10 10 -8.4 10 -4.6C10 -2.4 9 -0.2 6.4 0C4.6 0 4.4 -3.7 0 -3.7C-4.4 -3.7 -4.6 0 -6.4 0z',
      BEAN.lit,
    ],
    [
      'M-9.9 -3.6C-6 -5 6 -5 9.9 -3.6C9.6 -1.8 8.6 -0.1 6.4 0C4.6 0 4.4 -3.7 0 -3.7C-4.4 -3.7 -4.6 0 -6.4 0C-8.6 -0.1 -9.6 -1.8 -9.9 -3.6z',
      '#B8AE9E',
    ],
    [
      'M-9.6 -4.4L-9 -4.6V-5.6H-8V-4.8L-7 -5V-6.6H-5.8V-5.1L-4.6 -5.2V-7.2H-3.2V-5.3L-1.8 -5.4V-6.4H-0.4V-5.4H1V-7.8H2.4V-5.3L3.6 -5.2V-6.4H5V-5.1L6.2 -5V-6.8H7.4V-4.8L9.6 -4.3L9.9 -3.6C6 -4.9 -6 -4.9 -9.9 -3.6z',
      BEAN.deep,
    ],
    ['M-8 -7.2C-5 -9.4 4 -9.6 7 -8C3 -9 -4 -8.8 -8 -7.2z', white.lit],
    ['M10 -4.6C10 -2.4 9 -0.2 6.4 0C7.6 -1.8 8.4 -4.6 6.6 -8.6C8.8 -7.8 10 -6.6 10 -4.6z', BEAN.shade],
    ['M-4.2 -2.6C-3 -3.7 -1.6 -3.7 0 -3.7C1.6 -3.7 3 -3.7 4.2 -2.6C3 -4.4 -3 -4.4 -4.2 -2.6z', BEAN.deep],
  ],
  before: people([-12.6, -11.6, -2, 0.4, 1.3, 8.4, 12], '#B4382B', -0.3),
}

const BLACK: Material = { lit: '#4E5A66', shade: '#333D48', deep: '#1C2229' }

/** Nine tubes of 23 m; from the south they end at 268, 365 and 203 m in front, and 442 m behind; 527 m with the masts. */
const willisTower: Plate = {
  sight: 'united-states/chicago#skydeck-and-360-chicago',
  alt: 'The Willis Tower from the south: a bundle of dark square tubes that end at different heights, with four dark bands and two white masts.',
  palette: PALETTES.city,
  across: 870,
  ground: 0.95,
  setting: { kind: 'water', ink: '#3A3C5E' },
  shift: 60,
  proportions: { height: 527, width: 69 },
  behind: [
    [
      spread(-480, 380, 19)
        .map((x, index) => (Math.abs(x) < 60 ? '' : box(x, 0, 40, 90 + ((index * 67) % 150))))
        .join(''),
      '#B8788A',
    ],
    [
      spread(-460, 370, 13)
        .map((x, index) => (Math.abs(x) < 60 ? '' : box(x, 0, 46, 50 + ((index * 41) % 80))))
        .join(''),
      '#94607E',
    ],
  ],
  object: [
    ...body(-11.5, 0, 46, 442, BLACK, 0.5),
    ...body(23, 0, 23, 365, BLACK, 0.6),
    ...body(-23, 0, 23, 268, { lit: '#5C6976', shade: BLACK.lit, deep: BLACK.deep }, 0.3),
    ...body(0, 0, 23, 365, BLACK, 0.3),
    ...body(23, 0, 23, 203, BLACK, 0.5),
    [box(-11.5, 428, 46, 12) + box(0, 352, 69, 10) + box(0, 256, 69, 8) + box(0, 118, 69, 9), BLACK.deep],
    [
      spread(20, 420, 26)
        .map((up) => box(-11.5, up, 44, 1.4))
        .join('') +
        spread(20, 340, 21)
          .map((up) => box(23, up, 21, 1.4))
          .join(''),
      '#8E96A0',
    ],
    [[-11.6, 11.4].map((x) => box(x, 0, 1.4, x < 0 ? 440 : 364)).join(''), BLACK.deep],
    ...turned(-24, 442, [2.2, 0, 1.8, 40, 1.2, 44, 1, 85], white),
    ...turned(-1, 442, [2.2, 0, 1.8, 40, 1.2, 44, 1, 80], white),
    [bands(-24, 442, [2.4, 30, 1.6, 62], 4) + bands(-1, 442, [2.4, 30, 1.6, 60], 4), '#C5513C'],
  ],
  before: [
    [box(0, -6, 1000, 14), granite.shade],
    [bar([-480, 10], [400, 10], 4), granite.lit],
  ],
}

export const AMERICAN_PLATES = { lincolnMemorial, cloudGate, willisTower } as const
