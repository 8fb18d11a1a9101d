import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { stucco, wood } = MATERIALS
const MAJOLICA: Material = { lit: '#F7E7B4', shade: '#D9BE7C', deep: '#4F7A96' }
const [BLUE, GREEN, LEMON] = ['#3F78A8', '#4F8A5E', '#E9B83C'] as const

/** One of the eight-sided pillars, with a vine that winds up it. */
const pillar = (x: number): readonly PlatePart[] => [
  ...body(x, 0, 0.8, 0.3, stucco, 0.3),
  ...counted(body(x, 0.3, 0.54, 2.5, MAJOLICA, 0.3), 'pillar'),
  [bar([x - 0.12, 0.3], [x - 0.12, 2.8], 0.02) + bar([x + 0.12, 0.3], [x + 0.12, 2.8], 0.02), MAJOLICA.shade],
  [
    spread(0.44, 2.64, 9)
      .map(
        (up, index) =>
          bar([x - 0.27, up - 0.12], [x + 0.27, up + 0.14], 0.05) +
          circle(x + ((index % 3) - 1) * 0.14, up + 0.12, 0.05),
      )
      .join(''),
    GREEN,
  ],
  [
    spread(0.56, 2.5, 8)
      .map((up, index) => circle(x + (((index + 1) % 3) - 1) * 0.15, up, 0.065))
      .join(''),
    BLUE,
  ],
  [
    spread(0.7, 2.6, 7)
      .map((up, index) => circle(x + (((index + 2) % 3) - 1) * 0.13, up, 0.055))
      .join(''),
    LEMON,
  ],
  ...body(x, 2.8, 0.78, 0.2, stucco, 0.3),
]

/** A bench between two pillars: its back carries a scene in a frame of leaves. */
const bench = (from: number, to: number): readonly PlatePart[] => {
  const middle = (from + to) / 2
  const width = to - from - 0.6
  return [
    [box(middle, 0, width, 0.5), MAJOLICA.shade],
    [box(middle, 0.5, width, 0.1), stucco.lit],
    [box(middle, 0.6, width, 0.62), MAJOLICA.lit],
    [box(middle, 1.16, width, 0.1) + box(middle, 0.6, width, 0.06), GREEN],
    [contour([-0.7, 0.7, -0.9, 0.84, -0.4, 0.94, 0.1, 0.84, 0.7, 0.98, 1, 0.7], middle), '#9CC3C4'],
    [
      contour([-0.34, 0.74, -0.44, 0.86, 0.2, 0.86, 0.1, 0.74], middle) +
        bar([middle - 0.1, 0.86], [middle - 0.1, 1.1], 0.03) +
        contour([-0.08, 0.9, -0.08, 1.1, 0.12, 0.92], middle),
      BLUE,
    ],
    [
      spread(middle - width * 0.4, middle + width * 0.4, 7)
        .map((x, index) => circle(x, 0.2 + (index % 2) * 0.1, 0.07))
        .join(''),
      BLUE,
    ],
    [
      spread(middle - width * 0.34, middle + width * 0.34, 6)
        .map((x, index) => circle(x, 0.3 - (index % 2) * 0.1, 0.06))
        .join(''),
      LEMON,
    ],
  ]
}

/** There are seventy-two pillars; three of them, by their proportions. */
export const santaChiara: Plate = {
  sight: 'italy/naples#cloister-of-santa-chiara',
  alt: 'Pillars and benches in the cloister of Santa Chiara: eight-sided shafts of yellow majolica with painted vines, tiled seats with a boat on their back, and beams with leaves and lemons above.',
  palette: PALETTES.noon,
  across: 7.2,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#C9A57C' },
  proportions: { height: 3, counts: { pillar: 3 } },
  behind: [
    [box(0, 0, 8, 3.7), '#EBCB96'],
    [
      spread(-3.2, 3.2, 5)
        .map((x) => roundOpening(x, 0, 1.2, 2.5))
        .join(''),
      '#C79A68',
    ],
    [box(0, 2.9, 8, 0.14), '#D2AA74'],
    [box(0, 0, 8, 0.5), '#8FA468'],
  ],
  object: [...bench(-2.4, 0), ...bench(0, 2.4), ...[-2.4, 0, 2.4].flatMap(pillar)],
  before: [
    [
      bar([-3.7, 3.08], [3.7, 3.08], 0.14) +
        spread(-3.3, 3.3, 9)
          .map((x) => box(x, 3.1, 0.12, 0.16))
          .join(''),
      wood.shade,
    ],
    [
      spread(-3.5, 3.5, 27)
        .map((x, index) => circle(x, 3.3 + ((index * 5) % 4) * 0.08, 0.18))
        .join(''),
      '#5E8A4A',
    ],
    [
      spread(-3.4, 3.4, 19)
        .map((x, index) => circle(x, 3.12 + ((index * 3) % 4) * 0.08, 0.12))
        .join(''),
      '#7FA45A',
    ],
    [
      [-3, -1.7, -0.8, 0.9, 1.5, 3.1].map((x, index) => circle(x, 2.96 - (index % 2) * 0.12, 0.1)).join(''),
      '#F4C93E',
    ],
    [
      'M0.9 -0.6V-0.76C0.9 -0.9 1 -0.94 1.14 -0.94L1.5 -0.9L1.56 -1.04L1.64 -0.94L1.74 -1.02L1.74 -0.84C1.7 -0.72 1.62 -0.7 1.56 -0.7V-0.6z',
      '#4A3A34',
    ],
  ],
}
