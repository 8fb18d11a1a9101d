import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const STONE: Material = { lit: '#B9B096', shade: '#847E6E', deep: '#44443C' }

/** Courses of blocks between two heights. */
const courses = (from: number, to: number, step: number, half: (up: number) => number): string =>
  spread(from, to, Math.round((to - from) / step))
    .map(
      (up, row) =>
        box(0, up, half(up) * 2, 0.07) +
        spread(-half(up) * 0.8, half(up) * 0.8, 6)
          .map((x) => box(x + (row % 2) * 0.5, up, 0.07, step))
          .join(''),
    )
    .join('')

/** A tower by its proportions: faces look to all sides, two of them in profile. */
export const bayonTower: Plate = {
  sight: 'cambodia/siem-reap#the-bayon-and-angkor-thom',
  alt: 'A face tower of the Bayon at Angkor: a large calm face with closed lids, broad nose and a faint smile, built of mossy grey blocks, two more faces in profile beside it and a crown of lotus petals above.',
  palette: PALETTES.forest,
  across: 26,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#8E8468' },
  proportions: { height: 14, counts: { face: 3 } },
  behind: [
    ...grove(-13, 13, 9, '#7FA070'),
    ...grove(-13, -5, 12, '#6A9064'),
    [contour([8, 0, 8, 5, 8.8, 7.6, 10, 9, 11.2, 7.6, 12, 5, 12, 0]), '#A8A68A'],
  ],
  object: [
    ...body(0, 0, 12.4, 1.2, STONE, 0.3),
    ...body(0, 1.2, 10.6, 2, STONE, 0.3),
    [box(0, 3, 11.4, 0.4), STONE.shade],
    [box(0, 0.2, 2.4, 2.8), STONE.deep],
    // The faces to both sides.
    [
      'M-3 -3.4L-4.4 -3.4L-4.8 -4.3L-4.5 -4.9L-4.9 -5.2L-4.6 -5.6L-5.3 -6L-4.6 -7.2L-4.7 -8L-4.2 -8.6L-3 -8.8z',
      STONE.lit,
      'face',
    ],
    [
      'M3 -3.4L4.4 -3.4L4.8 -4.3L4.5 -4.9L4.9 -5.2L4.6 -5.6L5.3 -6L4.6 -7.2L4.7 -8L4.2 -8.6L3 -8.8z',
      STONE.deep,
      'face',
    ],
    // The face to the front.
    ['M-3.5 -3.4C-3.9 -5 -4 -7 -3.7 -8.8H3.7C4 -7 3.9 -5 3.5 -3.4z', STONE.shade],
    [
      'M-3 -8.6H3C3.3 -7 3.2 -5.4 2.6 -4.4C2 -3.6 1 -3.3 0 -3.3C-1 -3.3 -2 -3.6 -2.6 -4.4C-3.2 -5.4 -3.3 -7 -3 -8.6z',
      STONE.lit,
      'face',
    ],
    ['M1.2 -8.6H3C3.3 -7 3.2 -5.4 2.6 -4.4C2.2 -3.8 1.6 -3.5 1 -3.4C1.8 -5 1.7 -7 1.2 -8.6z', '#9A927C'],
    [
      'M-2.7 -7.6Q-1.6 -8.2 -0.5 -7.5L-0.5 -7.3Q-1.6 -7.9 -2.7 -7.36zM2.7 -7.6Q1.6 -8.2 0.5 -7.5L0.5 -7.3Q1.6 -7.9 2.7 -7.36z',
      STONE.deep,
    ],
    [
      'M-2.5 -6.8Q-1.5 -7.3 -0.6 -6.7Q-1.5 -6.2 -2.5 -6.8zM2.5 -6.8Q1.5 -7.3 0.6 -6.7Q1.5 -6.2 2.5 -6.8z',
      STONE.shade,
    ],
    [
      'M-2.5 -6.74Q-1.5 -6.16 -0.6 -6.64L-0.6 -6.5Q-1.5 -5.94 -2.5 -6.6zM2.5 -6.74Q1.5 -6.16 0.6 -6.64L0.6 -6.5Q1.5 -5.94 2.5 -6.6z',
      STONE.deep,
    ],
    [
      'M-0.36 -7.3L-0.4 -6.2L-1 -5.6Q-0.9 -5.2 -0.5 -5.3L0 -5.16L0.5 -5.3Q0.9 -5.2 1 -5.6L0.4 -6.2L0.36 -7.3z',
      '#A29A82',
    ],
    ['M0.1 -7.3L0.2 -6.1L0.4 -5.26L0.5 -5.3Q0.9 -5.2 1 -5.6L0.4 -6.2L0.36 -7.3z', STONE.shade],
    [
      'M-2 -4.86Q-1 -4.9 -0.4 -5L0 -4.9L0.4 -5Q1 -4.9 2 -4.86Q1.2 -4.2 0 -4.16Q-1.2 -4.2 -2 -4.86z',
      STONE.shade,
    ],
    [
      'M-2.06 -4.9Q-1 -4.66 0 -4.66Q1 -4.66 2.06 -4.9L2.1 -4.76Q1 -4.5 0 -4.5Q-1 -4.5 -2.1 -4.76z',
      STONE.deep,
    ],
    [[-3.5, 3.5].map((x) => box(x, 4.4, 0.5, 3) + box(x, 3.8, 0.36, 0.6)).join(''), STONE.deep],
    // The headband and the crown.
    ...body(0, 8.6, 8, 0.9, STONE, 0.3),
    [
      spread(-3.6, 3.6, 11)
        .map((x) => circle(x, 9.04, 0.24))
        .join(''),
      STONE.deep,
    ],
    [
      spread(-3.5, 3.5, 8)
        .map((x) => pointedOpening(x, 9.5, 1, 1.3))
        .join(''),
      STONE.lit,
    ],
    [
      spread(0.5, 3.5, 4)
        .map((x) => pointedOpening(x + 0.1, 9.5, 0.7, 1.1))
        .join(''),
      STONE.shade,
    ],
    ...turned(0, 10.2, [3.3, 0, 3, 0.8, 2.5, 1, 2.5, 1.5], STONE),
    [
      spread(-2.1, 2.1, 6)
        .map((x) => pointedOpening(x, 11.4, 0.8, 1))
        .join(''),
      STONE.lit,
    ],
    ...turned(0, 11.7, [2, 0, 1.5, 0.9, 0.7, 1.5, 0.3, 2.3], STONE),
    [courses(3.9, 8.4, 0.9, () => 3.2), '#948C78'],
    [courses(0.2, 3, 0.8, (up) => (up < 1.2 ? 6 : 5.2)), STONE.shade],
  ],
  before: [...people([-8, -6.9, 7.6], '#B4382B', -0.6), ...grove(-13, -9, 2, '#5E8450', -1)],
}
