import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { turned } from '#art/plates/kit/profiles.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, copper, gold, granite } = MATERIALS

/** 57 m high with its cross. */
export const belfryOfVilnius: Plate = {
  sight: 'lithuania/vilnius#cathedral-square',
  alt: 'The bell tower on Cathedral Square in Vilnius: a thick round foot with small openings, three white eight-sided storeys that grow narrower, a clock and a green top with a cross.',
  palette: PALETTES.autumn,
  across: 96,
  ground: 0.94,
  setting: { kind: 'paving', ink: '#B09C88' },
  proportions: { height: 57, width: 15.4 },
  shift: -14,
  behind: [...grove(-34, -12, 9, '#A89A5C'), ...grove(12, 64, 11, '#B08A4C')],
  object: [
    ...turned(0, 0, [7.7, 0, 7.5, 1, 7.4, 14], white, 0.3),
    [box(0, 13.6, 15.2, 0.9), white.shade],
    [
      [3.4, 8.4].map((up) => [-4.6, 0, 4].map((x) => box(x, up, 0.7, 1.5)).join('')).join('') +
        roundOpening(-1, 0, 1.7, 2.6),
      white.deep,
    ],
    ...turned(0, 14.5, [6.3, 0, 6.2, 10], white, 0.36),
    [
      roundOpening(-0.9, 16, 2.4, 6.6) + roundOpening(-4.7, 16, 1, 6.6) + roundOpening(4.4, 16, 1.1, 6.6),
      white.deep,
    ],
    [
      [-6, -2.8, 1.2, 2.6, 5.9].map((x) => box(x, 14.5, 0.6, 9.6)).join('') + box(0, 24, 13.6, 0.9),
      granite.shade,
    ],
    ...turned(0, 24.8, [5.8, 0, 5.7, 9.4], white, 0.36),
    [
      roundOpening(-0.9, 26, 2.3, 6.2) + roundOpening(-4.3, 26, 0.9, 6.2) + roundOpening(4, 26, 1, 6.2),
      white.deep,
    ],
    [
      [-5.5, -2.6, 1.1, 2.4, 5.4].map((x) => box(x, 24.8, 0.6, 9)).join('') + box(0, 33.8, 12.6, 0.9),
      granite.shade,
    ],
    ...turned(0, 34.6, [5.1, 0, 5, 7.6], white, 0.36),
    ...clockFace(-0.8, 38.2, 1.9, '#FFFAEE', '#2F3A44'),
    [[-4.8, 4.7].map((x) => box(x, 34.6, 0.5, 7.2)).join('') + box(0, 42, 11.4, 0.8), granite.shade],
    ...turned(0, 42.8, [4.9, 0, 4.2, 1.6, 2.7, 3, 2.3, 4], copper),
    ...turned(0, 46.6, [2, 0, 2, 2.6, 2.5, 2.9, 1.8, 4.4, 0.6, 5.6, 0.2, 7.6], copper),
    [box(0, 53.6, 0.3, 3.4) + box(0, 55.2, 1.8, 0.3), gold.lit],
  ],
  before: people([-13, -11.6, 11, 20, 21.4, 34], '#2C4A66'),
}
