import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, cross, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, columns, stair } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { white, slate, limestone } = MATERIALS

/** Three spires over a white front; measures by its proportions. */
export const stLouisCathedral: Plate = {
  sight: 'united-states/new-orleans#jackson-square',
  alt: 'St Louis Cathedral on Jackson Square in New Orleans: a pale front with columns in two rows, a tall pierced spire in the middle and a pointed slate turret on each side, with the garden and its statue before it.',
  palette: PALETTES.morning,
  across: 78,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#7FA05E' },
  proportions: { height: 43, width: 30, counts: { spire: 3 } },
  behind: [
    ...[-30, 30].flatMap((x): readonly PlatePart[] => [
      [box(x, 0, 22, 13), '#DCCBAE'],
      [contour([-11, 13, -8, 19, 8, 19, 11, 13], x), '#8C98A0'],
      [
        arcade({ from: x - 8.6, to: x + 8.6, count: 6, up: 0, width: 2.2, height: 4.6 }) +
          arcade({ from: x - 8.6, to: x + 8.6, count: 6, up: 6.6, width: 2, height: 4.4 }),
        '#9A8872',
      ],
    ]),
  ],
  object: [
    ...body(0, 0, 28, 15.4, limestone, 0.14),
    ...[-12.4, 12.4].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 5.2, 20, limestone, 0.34),
      [box(x, 15, 5.6, 0.6) + box(x, 19.6, 5.8, 0.7) + box(x, 7.6, 5.6, 0.5), white.lit],
      [
        roundOpening(x, 9.4, 1.4, 3.8) + roundOpening(x, 16.2, 1.3, 2.6) + roundOpening(x, 2, 1.4, 3.6),
        limestone.deep,
      ],
      ...counted(turned(x, 20.3, [2.9, 0, 1.1, 5.6, 0.14, 11.4], slate), 'spire'),
      [cross(x, 31.4, 1.8), slate.deep],
    ]),
    [gable(0, 15.4, 19, 4.6), limestone.lit],
    [gable(0, 16, 14, 3), limestone.shade],
    [box(0, 14.8, 19.6, 0.7) + box(0, 7.6, 19.6, 0.6), white.lit],
    ...columns({ from: -8, to: -4.6, count: 2, up: 0.6, width: 0.9, height: 7 }, white).map(
      ([path, ink]): PlatePart => [path, ink],
    ),
    ...columns({ from: 4.6, to: 8, count: 2, up: 0.6, width: 0.9, height: 7 }, white).map(
      ([path, ink]): PlatePart => [path, ink],
    ),
    ...columns({ from: -8, to: -4.6, count: 2, up: 8.2, width: 0.8, height: 6.6 }, white).map(
      ([path, ink]): PlatePart => [path, ink],
    ),
    ...columns({ from: 4.6, to: 8, count: 2, up: 8.2, width: 0.8, height: 6.6 }, white).map(
      ([path, ink]): PlatePart => [path, ink],
    ),
    [
      roundOpening(0, 0.6, 3.6, 6) +
        roundOpening(-6.3, 0.6, 1.4, 4.4) +
        roundOpening(6.3, 0.6, 1.4, 4.4) +
        roundOpening(0, 8.8, 2.8, 5) +
        roundOpening(-6.3, 9, 1.2, 4) +
        roundOpening(6.3, 9, 1.2, 4),
      limestone.deep,
    ],
    ...body(0, 17.4, 7, 6.6, limestone, 0.34),
    ...clockFace(0, 21, 1.7, '#FBF3E2', '#3A2A2E'),
    [box(0, 23.6, 7.8, 0.7), white.lit],
    ...body(0, 24.3, 5.2, 6, slate, 0.34),
    [roundOpening(-1.2, 24.8, 1.1, 4.4) + roundOpening(1.2, 24.8, 1.1, 4.4), '#E9D9B4'],
    [box(0, 30, 6, 0.6), white.lit],
    ...counted(turned(0, 30.6, [2.8, 0, 2, 3.4, 0.16, 10], slate), 'spire'),
    [cross(0, 40.2, 2.8), slate.deep],
    [stair(0, 0, 30, 2, 0.3, 0.5), limestone.shade],
  ],
  before: [
    ...[-20, 20].flatMap((x) => palm(x, 9, '#4E7A4C', '#7A5A40', -3)),
    ...grove(-36, -9, 3, '#5E8A4E', -4),
    ...grove(9, 36, 3, '#5E8A4E', -4),
    [box(0, -4, 3.4, 3.2), limestone.shade],
    [
      'M-1.7 0.8L-1.4 -1.6L-1 -3.4L-1.6 -4.4L-1.1 -4.7L0.9 -3.6L1.8 -2.2L1.4 0.8L0.9 -1.4L-0.7 -1.4L-1 0.8z' +
        'M-0.4 -3.4L-0.3 -5.6L0.4 -5.6L0.8 -3.2z' +
        'M0.3 -5.2L1.1 -6.4L1.3 -6.3L0.6 -4.9z',
      '#3E5648',
    ],
    [circle(0.1, 6, 0.4), '#3E5648'],
    ...people([-6.4, 5.2, 6.5], '#B4382B', -4.6),
  ],
}
