import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { white, granite } = MATERIALS
const [GREEN, GLASS] = ['#2F7A5A', '#4F6E7C'] as const

/** 140 m long, alike at both ends. */
export const bainbridgeFerry: Plate = {
  sight: 'united-states/seattle#bainbridge-ferry',
  alt: 'A Bainbridge ferry from the side: a long white car ferry with green stripes, alike at both ends, openings of the car deck below, two rows of windows, two wheelhouses and two funnels, with Mount Rainier behind.',
  palette: PALETTES.polar,
  across: 170,
  ground: 0.72,
  setting: { kind: 'water', ink: '#3A6478' },
  proportions: { height: 36, width: 140, counts: { wheelhouse: 2, funnel: 2 } },
  behind: [
    ['M-10 0C6 -8 24 -26 36 -48L41 -54L50 -56L56 -52C66 -34 74 -20 85 -14V0z', '#7FA0B0'],
    ['M24 -28L36 -48L41 -54L50 -56L56 -52L66 -34L60 -38L55 -32L49 -40L44 -32L38 -38L31 -26z', '#F4F5F0'],
    ['M-85 0V-9Q-60 -14 -40 -9T0 -10T40 -8T85 -10V0z', '#4A7068'],
  ],
  object: [
    [contour([-70, 6.4, -66, 0, -62, -2, 62, -2, 66, 0, 70, 6.4]), GREEN],
    [contour([-70, 6.4, -68.6, 4.6, 68.6, 4.6, 70, 6.4]), white.lit],
    [contour([-70, 6.4, -70, 8, -66, 14, 66, 14, 70, 8, 70, 6.4]), white.lit],
    [
      spread(-56, 56, 17)
        .map((x) => roundOpening(x, 7.4, 4.4, 4.6))
        .join(''),
      '#2E4450',
    ],
    [contour([-70, 7, -70, 10, -64, 10, -62, 7]) + contour([70, 7, 70, 10, 64, 10, 62, 7]), '#2E4450'],
    [box(0, 13.6, 134, 1), GREEN],
    ...body(0, 14.6, 112, 4.6, white, 0.08),
    [windows({ from: -52, to: 52, count: 36, up: 15.8, width: 1.9, height: 2 }), GLASS],
    [
      contour([-66, 14.6, -66, 16, -56, 16, -56, 14.6]) + contour([66, 14.6, 66, 16, 56, 16, 56, 14.6]),
      white.shade,
    ],
    [box(0, 19, 118, 0.8), GREEN],
    ...body(0, 19.8, 74, 3.6, white, 0.1),
    [windows({ from: -34, to: 34, count: 24, up: 20.8, width: 1.8, height: 1.6 }), GLASS],
    [balustrade(-58, -38, 19.8, 1.5) + balustrade(38, 58, 19.8, 1.5), white.shade],
    [box(0, 23.2, 80, 0.7), GREEN],
    ...[-1, 1].flatMap((side): readonly PlatePart[] => [
      [contour([-6, 0, -5.4, 3, 5.4, 3, 6, 0], side * 40, 23.8), white.lit, 'wheelhouse'],
      [box(side * 40, 24.8, 10.6, 1.4), GLASS],
      [box(side * 40, 26.6, 12, 0.6), GREEN],
      [box(side * 36, 27.2, 0.5, 6.8) + box(side * 36, 31, 3, 0.4), granite.deep],
      ...counted(turned(side * 14, 23.8, [3.4, 0, 3, 7.4], white), 'funnel'),
      [symmetric(side * 14, 27.4, [3.2, 0, 3.1, 2]), GREEN],
      [symmetric(side * 14, 30.4, [3.1, 0, 3, 0.9]), '#2E3A40'],
    ]),
    [box(0, 23.8, 12, 2) + box(-24, 23.8, 5, 1.4) + box(24, 23.8, 5, 1.4), white.shade],
  ],
  before: [
    ...people([-62, -60, 47, 52], '#B4382B', 16, 1.3),
    ['M-80 1.4Q-72 -1.6 -64 0.4Q-20 2.4 20 1.4T66 0.6Q74 0 84 2.6Q40 4 -80 3.2z', '#E6F2EE'],
    [
      'M-58 -34q1.4 -1.2 2.6 0q1.2 -1.2 2.6 0q-1.4 -0.4 -2.6 0.6q-1.2 -1 -2.6 -0.6zM-70 -26q1.2 -1 2.2 0q1 -1 2.2 0q-1.2 -0.4 -2.2 0.5q-1 -0.9 -2.2 -0.5z',
      '#FFFAEE',
    ],
  ],
}
