import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { brick, granite } = MATERIALS

/** The tower is 20.5 m high, on a mound of 48 m whose top is drawn. */
export const gediminasTower: Plate = {
  sight: 'lithuania/vilnius#gediminas-tower',
  alt: 'Gediminas Tower in Vilnius: an eight-sided tower of brick on a foot of fieldstone at the top of a green mound, with arched windows, battlements and the yellow, green and red flag.',
  palette: PALETTES.morning,
  across: 67,
  ground: 0.9,
  setting: { kind: 'grass', ink: '#7E9458' },
  proportions: { height: 37 },
  behind: [
    [
      spread(-29, 29, 13)
        .map((x, index) => box(x, 0, 5, 3 + ((index * 7) % 4)) + gable(x, 3 + ((index * 7) % 4), 5.4, 2))
        .join(''),
      '#D8A888',
    ],
    ['M-24 0V-9L-22.6 -12L-21.4 -9V0z' + 'M22 0V-8L23.4 -11L24.8 -8V0z', '#E6D2B4'],
  ],
  object: [
    ['M-34 0C-26 -2 -18 -8 -12 -12.4C-10 -13.4 10 -13.4 13 -12.4C19 -8 27 -2 34 0z', '#93A868'],
    ['M4 0C8 -4 10 -10 13 -12.4C19 -8 27 -2 34 0z', '#728A50'],
    [bar([-19, 3], [-4, 9], 0.7) + bar([-4, 9], [7, 12.8], 0.6), '#D9C6A0'],
    ...turned(0, 12.4, [6.3, 0, 6.1, 4.4], granite),
    [
      spread(-5, 5, 9)
        .map((x, index) => circle(x, 13.6 + (index % 3) * 1, 0.5))
        .join(''),
      granite.shade,
    ],
    ...turned(0, 16.8, [6, 0, 5.8, 11.6], brick, 0.36),
    [contour([-2.4, 16.8, -2.3, 28.4, 2.1, 28.4, 2.2, 16.8]), '#D9805E'],
    [box(0, 21.6, 12, 0.4) + box(0, 26.4, 11.8, 0.4), brick.shade],
    [
      roundOpening(0, 17.6, 1.8, 3.4) +
        roundOpening(0, 22.6, 1.7, 3.2) +
        roundOpening(-4.2, 22.6, 1, 3.2) +
        roundOpening(4.1, 22.6, 1, 3.2) +
        roundOpening(-4.2, 17.8, 0.9, 3),
      brick.deep,
    ],
    ...turned(0, 28.4, [6, 0, 6, 0.8], brick, 0.36),
    [battlements(-6, 6, 8, 29.2, 0.9), brick.lit],
    [box(0, 29, 0.2, 8), '#3A2A26'],
    ['M0.1 -37q1.6 -0.5 3.4 0v0.8q-1.8 -0.5 -3.4 0z', '#F2C13C'],
    ['M0.1 -36.2q1.6 -0.5 3.4 0v0.8q-1.8 -0.5 -3.4 0z', '#3E8A56'],
    ['M0.1 -35.4q1.6 -0.5 3.4 0v0.8q-1.8 -0.5 -3.4 0z', '#C03A2E'],
  ],
  before: [
    ...people([-15.6, -6, 8.6, 9.8], '#2C4A66', 12.6, 0.9).slice(4),
    ...people([-12, -10.4], '#B4382B', 6),
    ...grove(-31, -14, 4.6, '#5E7A48'),
    ...grove(14, 31, 5, '#4F6A40'),
  ],
}
