import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, circle, gable, pointedOpening, polygon } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import { pyramid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const BOARD: Material = { lit: '#FBF5E6', shade: '#D3D2CA', deep: '#5F5A60' }
const SLATE: Material = { lit: '#73808C', shade: '#525F6C', deep: '#323C48' }

/** Battens of an upright board wall. */
const battens = (from: number, to: number, up: number, height: number): PlatePart => [
  spread(from, to, Math.round((to - from) / 0.6) + 1)
    .map((x) => box(x, up, 0.08, height))
    .join(''),
  '#DAD6CA',
]

/** A gable end with its boards and a pointed window. */
const end = (x: number, width: number, wall: number, rise: number): readonly PlatePart[] => [
  [
    contour([-width / 2, 0, -width / 2, wall, 0, wall + rise, width / 2, wall, width / 2, 0], x),
    BOARD.lit,
    'gable',
  ],
  [
    contour([x + width * 0.2, 0, x + width * 0.2, wall + rise * 0.6, x + width / 2, wall, x + width / 2, 0]),
    BOARD.shade,
  ],
  battens(x - width / 2 + 0.4, x + width * 0.18, 0.4, wall),
  [
    bar([x - width / 2 - 0.5, wall - 0.5], [x, wall + rise + 0.2], 0.45) +
      bar([x + width / 2 + 0.5, wall - 0.5], [x, wall + rise + 0.2], 0.45),
    SLATE.shade,
  ],
  [pointedOpening(x, 1.8, width * 0.34, wall + rise * 0.3), BOARD.deep],
  [[-0.06, 0.06].map((share) => box(x + share * width, 1.8, 0.14, wall)).join(''), BOARD.lit],
  [box(x, 0, width, 0.4), '#A9A298'],
]

/** By its proportions: timber of 1866, steep roofs, a porch tower with a short spire. */
export const oldStPauls: Plate = {
  sight: 'new-zealand/wellington#old-st-paul-s',
  alt: 'Old St Paul’s in Wellington: a church of white upright boards under steep slate roofs, a porch tower with a short spire on the left, two gabled transepts on the right, pōhutukawa in flower in front and office towers behind.',
  palette: PALETTES.morning,
  across: 58,
  ground: 0.87,
  setting: { kind: 'grass', ink: '#7C9A66' },
  proportions: { height: 25, width: 45.9, counts: { gable: 3, window: 6 } },
  behind: [
    [box(-22, 0, 11, 26) + box(17, 0, 12, 29) + box(26, 0, 7, 20), '#C3D2CC'],
    [
      spread(1.4, 27, 15)
        .map((up) => (up < 25 ? box(-22, up, 11, 0.5) : '') + box(17, up, 12, 0.5))
        .join(''),
      '#A5BDBA',
    ],
    ...tree(-27, 10, '#5F8C66', '#477052'),
  ],
  object: [
    // Nave roof, upper wall, aisle with its windows.
    [
      polygon([
        [-16, 7.4],
        [-14.6, 15],
        [21.4, 15],
        [22.4, 7.4],
      ]),
      SLATE.lit,
    ],
    [
      spread(8.6, 14, 5)
        .map((up) => box(3.4, up, 36.6 - (up - 7) * 0.2, 0.14))
        .join(''),
      SLATE.shade,
    ],
    [box(3.4, 14.8, 36.4, 0.4), SLATE.deep],
    [box(-1, 0, 30, 4.2), BOARD.lit],
    battens(-15.6, 5, 0.4, 3.6),
    [
      polygon([
        [-16.2, 4],
        [-15.6, 7.6],
        [8, 7.6],
        [8, 4],
      ]),
      SLATE.shade,
    ],
    [lancets({ from: -12.6, to: 3.6, count: 6, up: 1, width: 1, height: 2.7 }), BOARD.deep, 'window'],
    [box(-1, 0, 30, 0.4), '#A9A298'],
    // West end with its small rose.
    [box(-17.4, 0, 4, 7.6) + gable(-17.4, 7.6, 4, 6.6), BOARD.lit],
    battens(-19, -15.8, 0.4, 7),
    [bar([-19.8, 7], [-17.4, 14.6], 0.4) + bar([-15, 7], [-17.4, 14.6], 0.4), SLATE.shade],
    [circle(-17.4, 9, 0.7), BOARD.deep],
    [pointedOpening(-17.4, 2, 1.4, 4.6), BOARD.deep],
    // Transepts and the lower chancel.
    [
      polygon([
        [19, 6],
        [19, 12.6],
        [25.4, 12.6],
        [26, 6],
      ]),
      SLATE.shade,
    ],
    [box(22.6, 0, 6, 6.4), BOARD.shade],
    [lancets({ from: 21.4, to: 24, count: 2, up: 1.6, width: 0.9, height: 3.4 }), BOARD.deep],
    ...end(9, 8, 6.4, 7.6),
    ...end(17.4, 7, 5.6, 6.6),
    // The tower over the porch.
    [box(-10.6, 0, 4.6, 13.6), BOARD.lit],
    [box(-9.2, 0, 1.8, 13.6), BOARD.shade],
    battens(-12.7, -10.3, 0.4, 13),
    [box(-10.6, 9, 5, 0.4) + box(-10.6, 13.2, 5.4, 0.5), '#E8E0CC'],
    [lancets({ from: -11.7, to: -9.5, count: 2, up: 9.8, width: 1.1, height: 2.8 }), BOARD.deep],
    ...pyramid(-10.6, 13.6, 5.8, 10.2, SLATE),
    [box(-10.6, 23.6, 0.16, 1.4) + box(-10.6, 24.3, 0.8, 0.16), '#3A3A40'],
    ...end(-10.6, 4.8, 3.2, 3.6),
  ],
  before: [
    ...tree(25.4, 8.6, '#4F7A56', '#3B6046', -0.6),
    [
      [
        [23.6, 5.8],
        [24.6, 7.2],
        [25.8, 6.2],
        [26.9, 5.2],
        [24.3, 4.6],
        [26.2, 7.6],
        [27.4, 6.4],
      ]
        .map(([x = 0, up = 0]) => circle(x, up, 0.42))
        .join(''),
      '#C8402E',
    ],
    ...people([-20.6, -8, -4, 4.4, 12.8], '#B4382B', -0.7),
    [
      spread(-27, 27, 46)
        .map((x) => contour([-0.16, -2.6, -0.16, -1.5, 0, -1.2, 0.16, -1.5, 0.16, -2.6], x))
        .join('') + box(0, -2.2, 56, 0.14),
      '#F3ECDC',
    ],
  ],
}
