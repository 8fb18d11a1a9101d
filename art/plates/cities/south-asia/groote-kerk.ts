import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { palm, people, tree } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const WALL: Material = { lit: '#FBF3E2', shade: '#D9D2C2', deep: '#6E6A6A' }
const TRIM = '#E3C98E'

const urn = (x: number, up: number): readonly PlatePart[] => {
  const solid = turned(x, up, [0.3, 0, 0.2, 0.3, 0.42, 0.7, 0.36, 1, 0.12, 1.4, 0.04, 2], WALL)
  return solid.map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'flame'] : [path, ink]))
}

/** The half outline of the gable with its double scroll, from the eaves to the top. */
const SCROLL = [
  6.6, 7.4, 6.7, 8.6, 6.2, 9.2, 5.2, 9.5, 4.7, 10.3, 4.9, 11.1, 4.3, 11.9, 3.3, 12.2, 2.9, 13, 2.9, 13.7, 2.2,
  14.1,
]

const outline = (grow: number): string =>
  contour([
    ...SCROLL.map((value, index) => (index % 2 === 0 ? -value - grow : value + grow)),
    ...spread(0, SCROLL.length / 2 - 1, SCROLL.length / 2)
      .toReversed()
      .flatMap((index) => [(SCROLL[2 * index] ?? 0) + grow, (SCROLL[2 * index + 1] ?? 0) + grow]),
  ])

/** By its proportions: a gable of 1755 with a double scroll and three flames. */
export const grooteKerk: Plate = {
  sight: 'sri-lanka/galle#groote-kerk',
  alt: 'The Groote Kerk in Galle: a whitewashed Dutch gable with a double scroll on each side and three flames on top, a tall round-headed window above the door, and lower wings under tiled roofs.',
  palette: PALETTES.noon,
  across: 34,
  ground: 0.87,
  setting: { kind: 'paving', ink: '#C9B08C' },
  proportions: { height: 16.1, width: 25, counts: { flame: 3 } },
  behind: [
    ...palm(-15, 13, '#4F8A6A', '#7A6A50'),
    ...tree(14.6, 11, '#6E9C74', '#52805E'),
    ...tree(-12, 8, '#7FA882', '#5F8C66'),
  ],
  object: [
    // Wings with their roofs.
    [box(0, 0, 24, 6), WALL.lit],
    [box(9.4, 0, 5.2, 6), WALL.shade],
    [contour([-12.5, 5.9, -10.4, 9, 10.4, 9, 12.5, 5.9]), '#C8744E'],
    [contour([3, 5.9, 3, 9, 10.4, 9, 12.5, 5.9]), '#A4563A'],
    [
      spread(-11.6, 11.6, 24)
        .map((x) => contour([x * 1.05, 6, x * 0.9, 9, x * 0.9 + 0.12, 9, x * 1.05 + 0.14, 6]))
        .join(''),
      '#8E4A34',
    ],
    [box(0, 5.7, 24.6, 0.4), TRIM],
    ...[-9.4, 9.4].flatMap((x): readonly PlatePart[] => [
      [roundOpening(x, 1.5, 1.9, 3.5), TRIM],
      [roundOpening(x, 1.6, 1.5, 3.1), '#4C6A6E'],
      [box(x, 1.6, 0.12, 3) + box(x, 3, 1.5, 0.12), WALL.lit],
    ]),
    // The gable.
    [box(0, 0, 13.2, 7.5), WALL.lit],
    [outline(0.22), TRIM],
    [outline(0), WALL.lit],
    [
      contour([
        3.4, 0, 3.4, 12.1, 4.3, 11.9, 4.9, 11.1, 4.7, 10.3, 5.2, 9.5, 6.2, 9.2, 6.7, 8.6, 6.6, 7.4, 6.6, 0,
      ]),
      WALL.shade,
    ],
    [
      [-5.7, 5.7].map((x) => circle(x, 8.4, 0.5)).join('') +
        [-3.9, 3.9].map((x) => circle(x, 11.1, 0.42)).join(''),
      TRIM,
    ],
    [
      [-5.7, 5.7].map((x) => circle(x, 8.4, 0.25)).join('') +
        [-3.9, 3.9].map((x) => circle(x, 11.1, 0.2)).join(''),
      WALL.deep,
    ],
    [box(-5.9, 0, 1.2, 7.4) + box(5.9, 0, 1.2, 7.4), '#EFE6D2'],
    [box(0, 7.3, 13.6, 0.4) + box(0, 12.4, 6.2, 0.3), TRIM],
    [contour([-2.5, 13.9, -2.2, 14.5, 2.2, 14.5, 2.5, 13.9]), TRIM],
    ...urn(0, 14.4),
    ...urn(-4.2, 11.9),
    ...urn(4.2, 11.9),
    // The great window with the small roof over it, and the door.
    [contour([-2.4, 11.3, -1.6, 12, 1.6, 12, 2.4, 11.3]), '#A4563A'],
    [roundOpening(0, 5.4, 3.6, 5.7), TRIM],
    [roundOpening(0, 5.6, 3, 5.2), '#3F5E7C'],
    [roundOpening(-0.75, 5.8, 0.9, 3.8) + roundOpening(0.75, 5.8, 0.9, 3.8), '#C9655A'],
    [box(0, 5.6, 0.16, 5.2) + box(0, 7.4, 3, 0.14) + circle(0, 9.8, 0.5), '#F3D98C'],
    [contour([-2, 4.3, 0, 5.2, 2, 4.3]) + box(-1.7, 0.4, 0.4, 3.9) + box(1.7, 0.4, 0.4, 3.9), TRIM],
    [box(0, 0.4, 2.6, 3.7), '#6F4A30'],
    [box(0, 0.4, 0.12, 3.7), WALL.lit],
    [box(0, 0.2, 5, 0.22) + box(0, 0, 6, 0.22), '#CFC2A6'],
  ],
  before: [
    [
      [-8.6, -7, 7.4, 9].map((x) => contour([-0.5, -1.4, -0.4, -1.1, 0.4, -1.1, 0.5, -1.4], x)).join(''),
      '#8F867A',
    ],
    ...people([-10.4, -3.4, 4.6, 5.5], '#B4382B', -0.6),
  ],
}
