import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, sag } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { truss } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { shaft } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, steel } = MATERIALS
const DECK = 42.7
const TOP = 52.4
const HALF = 45.7
const LOW = 44.4

const cableAt = (x: number): number => LOW + (TOP - LOW) * (x / HALF) ** 2

const tower = (x: number): readonly PlatePart[] => [
  ...shaft(x, DECK - 5, 5, 3.4, TOP - DECK + 4.6, {
    lit: '#B9AE9A',
    shade: '#877E70',
    deep: granite.deep,
  }).map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'tower'] : [path, ink])),
  [box(x, TOP - 0.8, 4.4, 0.8), '#D6CCB6'],
  [
    spread(DECK - 3, TOP - 2, 6)
      .map((up) => box(x - 0.6, up, 2.2, 0.22))
      .join(''),
    '#877E70',
  ],
]

/** 91.4 m between the towers, 42.7 m above the river. */
export const kawarauBridge: Plate = {
  sight: 'new-zealand/queenstown#kawarau-gorge-and-gibbston',
  alt: 'The Kawarau Gorge suspension bridge of 1880: two masonry towers and a thin deck on cables high above a turquoise river between rock walls, with a jumper on a long cord below the middle.',
  palette: PALETTES.noon,
  across: 124,
  ground: 0.87,
  setting: { kind: 'water', ink: '#2FA0A4' },
  proportions: { height: 14.7, counts: { tower: 2 } },
  behind: [
    [contour([-62, 0, -62, 56, -44, 66, -30, 58, -12, 49, 2, 55, 20, 68, 34, 60, 62, 52, 62, 0]), '#A8B4A4'],
    [contour([-62, 0, -62, 46, -40, 50, -18, 40, 4, 37, 22, 44, 44, 54, 62, 46, 62, 0]), '#93A083'],
    // The walls of the gorge.
    [
      contour([
        -62, 0, -62, 40.6, -49, 40, -45, 37.6, -43.4, 34, -40, 31, -38.6, 25, -34, 21, -33, 14, -28, 9, -26,
        0,
      ]),
      '#A98F70',
    ],
    [
      contour([62, 0, 62, 41, 49, 40, 45, 37.4, 44, 33, 40.4, 29, 40, 23, 35, 18, 34, 11, 29, 6, 28, 0]),
      '#8A735A',
    ],
    [
      contour([-62, 24, -50, 27, -41, 28, -42, 30, -50, 29.4, -62, 27]) +
        contour([-62, 10, -48, 14, -34, 15, -35, 17, -48, 16.6, -62, 13]) +
        contour([-54, 34, -46, 35.6, -45, 37, -54, 36.2]),
      '#8A735A',
    ],
    [
      contour([62, 26, 50, 27.6, 41, 27, 42, 29, 50, 29.8, 62, 29]) +
        contour([62, 9, 46, 12, 35, 11.6, 36, 14, 46, 14.4, 62, 12]),
      '#6E5A48',
    ],
    ...grove(-62, -50, 7, '#6E8A58', 39),
    ...grove(52, 62, 8, '#6E8A58', 39),
  ],
  object: [
    [
      sag([-HALF, TOP], [HALF, TOP], LOW, 0.6) +
        bar([-HALF, TOP - 0.3], [-62, 42.4], 0.6) +
        bar([HALF, TOP - 0.3], [62, 42.4], 0.6),
      '#4A4650',
    ],
    [
      spread(-41, 41, 31)
        .map((x) => bar([x, DECK], [x, cableAt(x)], 0.2))
        .join(''),
      '#4A4650',
    ],
    [
      truss(
        spread(-HALF, HALF, 31).map((x) => [x, DECK + 1.3] as const),
        spread(-HALF, HALF, 31).map((x) => [x, DECK - 0.4] as const),
        0.2,
      ),
      steel.shade,
    ],
    [box(0, DECK - 0.8, 2 * HALF + 14, 0.7) + box(0, DECK + 1.2, 2 * HALF, 0.24), steel.deep],
    ...tower(-HALF),
    ...tower(HALF),
    [box(0, DECK - 1.6, 7, 1.2), steel.deep],
    [box(0, DECK - 0.3, 6, 2.6) + box(0, DECK + 2.2, 7, 0.4), '#C8402E'],
  ],
  before: [
    [contour([0.9, DECK - 1.6, 1.3, 22, 2, 14.6, 2.5, 14.6, 1.7, 22, 1.2, DECK - 1.6]), '#FFFAEE'],
    [contour([1.5, 14.8, 1.7, 11.6, 2.8, 11.6, 3, 14.8]), '#2C4A66'],
    [bar([1.8, 11.9], [0.2, 9.8], 0.55) + bar([2.7, 11.9], [4.4, 10], 0.55), '#2C4A66'],
    [circle(2.2, 10.8, 0.75), '#3A2A26'],
    [contour([-24, -5.6, -22, -7.4, -13, -7.4, -11, -5.2]), '#C8402E'],
    ...people([-20, -17.6, -15.2], '#2C4A66', -5.6, 1.3),
  ],
}
