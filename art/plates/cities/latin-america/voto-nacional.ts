import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted, pinnacles, spokes } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, cross, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread, stair } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, slate } = MATERIALS

/** By the proportions of its front. */
export const votoNacional: Plate = {
  sight: 'ecuador/quito#basilica-del-voto-nacional',
  alt: 'The Basílica del Voto Nacional in Quito from the front: two tall grey Gothic towers with clocks and pointed spires, a rose window above three portals, and animals of the country as gargoyles, below green mountains.',
  palette: PALETTES.highland,
  across: 118,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#A79C8E' },
  proportions: { height: 70, width: 36, counts: { spire: 2, gargoyle: 6 } },
  behind: [
    ['M-60 0V-22Q-40 -36 -24 -28Q-4 -44 14 -32Q34 -42 60 -26V0z', '#93A98C'],
    ['M-60 0V-10Q-30 -18 0 -12Q34 -20 60 -11V0z', '#7F9878'],
    [
      spread(-56, 56, 17)
        .map((x, index) => (Math.abs(x) < 18 ? '' : box(x, 0, 6.4, 5 + ((index * 7) % 4) * 1.4)))
        .join(''),
      '#F1E4CC',
    ],
    [
      spread(-56, 56, 17)
        .map((x, index) => (Math.abs(x) < 18 ? '' : gable(x, 5 + ((index * 7) % 4) * 1.4, 7, 1.8)))
        .join(''),
      '#C0704E',
    ],
  ],
  object: [
    ...body(0, 0, 14, 32, granite, 0.16),
    [gable(0, 32, 15, 8), granite.lit],
    [gable(0, 32.6, 9, 5), granite.shade],
    [circle(0, 23, 5.2), granite.shade],
    [circle(0, 23, 4.4), granite.deep],
    [spokes(0, 23, 4.3, 12, 0.4) + circle(0, 23, 1.3), granite.lit],
    [lancets({ from: -5, to: 5, count: 5, up: 12.4, width: 1.2, height: 4 }), granite.deep],
    [box(0, 11.4, 14, 0.6) + box(0, 17, 14, 0.6) + box(0, 31.4, 14.6, 0.8), granite.shade],
    [pointedOpening(0, 0, 7, 11), granite.shade],
    [pointedOpening(0, 0, 5, 8.8), granite.deep],
    ...[-12, 12].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 11, 45, granite, 0.34),
      [
        [-5.2, 5.2].map((right) => box(x + right, 0, 1.3, 44)).join('') +
          [11.4, 21, 33, 44].map((up) => box(x, up, 11.6, 0.8)).join(''),
        granite.shade,
      ],
      [
        pointedOpening(x, 0, 4.6, 8) +
          lancets({ from: x - 2, to: x + 2, count: 2, up: 12.6, width: 1.7, height: 7 }) +
          lancets({ from: x - 2.2, to: x + 2.2, count: 2, up: 35, width: 2, height: 8 }),
        granite.deep,
      ],
      ...clockFace(x, 27.2, 3.1, '#FBF3E2', '#3A3440'),
      ...pinnacles({ from: x - 5, to: x + 5, count: 3, up: 44.6, width: 2, height: 7 }, granite),
      ...counted(turned(x, 45, [4.4, 0, 4.2, 3, 0.2, 22.4], slate), 'spire'),
      [[50, 55, 60].map((up) => gable(x - 0.4, up, 1.5, 2)).join(''), slate.deep],
      [cross(x, 66.8, 3.2), slate.deep],
    ]),
    [
      [-1, 1]
        .flatMap((side) =>
          [20, 32.2, 43.4].map((up) =>
            contour([side * 17, up, side * 18, up + 0.3, side * 18, up + 1, side * 17, up + 1.2]),
          ),
        )
        .join(''),
      granite.deep,
      'gargoyle',
    ],
    [stair(0, 0, 34, 3, 0.5, 0.8), granite.shade],
  ],
  before: people([-28, -22, -3, 8, 24, 40, 42], '#B4382B', -1.4, 1.2),
}
