import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { box, circle, polygon, roundOpening } from '#art/plates/kit/outlines.ts'
import { symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const TILES = '#8FB9B4'

const TILE_SPECKS = ['#C9DCC0', '#5E93A4', '#D9A066', '#B7698A'] as const

const BONE: Material = { lit: '#F3E4C6', shade: '#CDB48C', deep: '#4A4038' }

const SCALES: Material = { lit: '#4F9484', shade: '#2E6A74', deep: '#1F4652' }

/** The masks that stand before the windows. */
const mask = (x: number, up: number): readonly PlatePart[] => [
  [
    `M${x - 1.25} ${-up - 0.9}Q${x - 1.3} ${-up + 0.25} ${x} ${-up + 0.3}Q${x + 1.3} ${-up + 0.25} ${x + 1.25} ${-up - 0.9}Q${x} ${-up - 1.6} ${x - 1.25} ${-up - 0.9}z`,
    BONE.lit,
  ],
  [circle(x - 0.5, up + 0.62, 0.34) + circle(x + 0.5, up + 0.62, 0.34), BONE.deep],
]

/** 14.5 m wide and 32 m high. */
export const casaBatllo: Plate = {
  sight: 'spain/barcelona#casa-batllo-and-casa-mila',
  alt: 'The front of Casa Batlló: bone-like pillars below, balconies like masks on a wall of coloured tiles, and a roof like a scaly back with a small tower and cross.',
  palette: PALETTES.noon,
  across: 54,
  ground: 0.945,
  setting: { kind: 'paving', ink: '#B3A48E' },
  proportions: { height: 32, width: 14.9, counts: { balcony: 7 } },
  behind: [
    [box(-16.6, 0, 18.6, 23.4), '#E6CFA2'],
    [box(17.6, 0, 20.6, 21), '#D9B98C'],
    [
      [-22.6, -17.6, -12.4, 11.4, 16.4, 21.6]
        .flatMap((x) => [5.4, 10.4, 15.4].map((up) => box(x, up, 1.8, 3.2)))
        .join(''),
      '#7A5E44',
    ],
    [
      polygon([
        [-12.6, 23.4],
        [-12.6, 24.8],
        [-11.2, 24.8],
        [-11.2, 26.2],
        [-9.6, 26.2],
        [-9.6, 27.6],
        [-8, 27.6],
        [-8, 23.4],
      ]),
      '#C98F5E',
    ],
    [[-22, -16].map((x) => box(x, 23.4, 3, 0.9)).join(''), '#C98F5E'],
  ],
  object: [
    [box(0, 0, 14.5, 23), TILES],
    ...TILE_SPECKS.map(
      (ink, index): PlatePart => [
        Array.from({ length: 34 }, (_none, step) =>
          circle(-6.9 + ((step * 4.7 + index * 3.1) % 13.8), 9.6 + ((step * 7.3 + index * 2.3) % 13), 0.24),
        ).join(''),
        ink,
      ],
    ),
    [
      'M-7.45 -22.6C-6.6 -24.6 -5.4 -25.4 -3.9 -25.4C-2.2 -28.6 2.6 -29.4 5.2 -26.6C6.6 -25.6 7.2 -24.4 7.45 -22.6z',
      SCALES.lit,
    ],
    ['M2.6 -28.1C4 -27.6 6.6 -25.8 7.45 -22.6H4.4z', SCALES.shade],
    [
      spread(-5.4, 5.6, 9)
        .map((x) => circle(x, 23.7, 0.5))
        .join('') +
        spread(-2.8, 4.4, 6)
          .map((x) => circle(x, 25.2, 0.5))
          .join(''),
      SCALES.shade,
    ],
    [
      spread(-2.6, 5, 10)
        .map((x) => circle(x, 28.25 - (x - 0.9) ** 2 * 0.13, 0.42))
        .join(''),
      '#D98B4E',
    ],
    ...turned(-5.2, 23, [1.05, 0, 1.05, 3, 1.5, 3.8, 1.3, 4.8, 0.45, 5.7], {
      lit: '#EBD3A6',
      shade: '#C49A72',
      deep: '#7A5E44',
    }),
    [box(-5.2, 28.6, 0.36, 3.4) + box(-5.2, 30, 1.9, 0.42) + circle(-5.2, 30.2, 0.45), BONE.lit],
    [
      [-4.9, 4.9].flatMap((x) => [10.3, 14.2, 18].map((up) => roundOpening(x, up, 1.7, 2.8))).join('') +
        [10.3, 14.2, 18]
          .map((up) => roundOpening(-1.3, up, 1.6, 2.8) + roundOpening(1.3, up, 1.6, 2.8))
          .join(''),
      '#34505E',
    ],
    [roundOpening(0, 21.4, 1.9, 2.5), '#34505E'],
    ...[14, 17.8].flatMap((up) => [-4.9, 4.9].flatMap((x) => counted(mask(x, up), 'balcony'))),
    ...[14, 17.8].flatMap((up) => counted(mask(0, up), 'balcony')),
    ...counted(mask(0, 21.2), 'balcony'),
    [
      'M-7.25 -3.6C-7.6 -6 -7.2 -9.2 -5.6 -9.9C-2 -11.4 2 -11.4 5.6 -9.9C7.2 -9.2 7.6 -6 7.25 -3.6z',
      BONE.lit,
    ],
    ['M5 -10.1C7.2 -9.2 7.6 -6 7.25 -3.6H5.6z', BONE.shade],
    ['M-4 -4.7C-4.4 -9.4 -2.4 -10 0 -10S4.4 -9.4 4 -4.7z', BONE.deep],
    [[-5.7, 5.7].map((x) => `M${x - 1} -5C${x - 1.1} -8.4 ${x + 1.1} -8.4 ${x + 1} -5z`).join(''), BONE.deep],
    [
      [-2.3, 0, 2.3]
        .map((x) => symmetric(x, 4.6, [0.34, 0, 0.14, 1.4, 0.24, 2.4, 0.14, 3.6, 0.34, 5.4]))
        .join(''),
      BONE.lit,
    ],
    [box(0, 3.4, 14.9, 1.3), BONE.lit],
    [box(0, 3.4, 14.9, 0.3), BONE.shade],
    [box(0, 0, 14.5, 3.4), BONE.lit],
    [[-5.5, -2.75, 0, 2.75, 5.5].map((x) => roundOpening(x, 0, 2.1, 2.9)).join(''), BONE.deep],
  ],
  before: [
    ...people([-14, -12.6, 9.6, 13.6], '#B4382B'),
    ...tree(-21.6, 11, '#7E9A5E', '#5C7A4C'),
    ...tree(22.4, 12, '#7E9A5E', '#5C7A4C'),
  ],
}
