import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

/** Blocks of the wall as outlines in metres, each with the ink of its face. */
const DIORITE = ['#8E9A92', '#7F8C88', '#98A39A', '#748280', '#869288'] as const
const DEEP = '#3C4644'

const BLOCKS: readonly (readonly number[])[] = [
  [-2.6, 0, -2.6, 0.62, -1.7, 0.66, -1.62, 0],
  [-1.58, 0, -1.66, 0.66, -0.62, 0.6, -0.58, 0],
  [-0.54, 0, -0.58, 0.58, 0.24, 0.56, 0.3, 0],
  [0.34, 0, 0.28, 0.56, 1.16, 0.62, 1.2, 0],
  [1.24, 0, 1.2, 0.64, 2.6, 0.6, 2.6, 0],
  [-2.6, 0.66, -2.6, 1.34, -1.86, 1.36, -1.8, 0.7],
  [-1.76, 0.7, -1.82, 1.5, -1.12, 1.52, -1.1, 1.2, -0.92, 1.18, -0.9, 0.7, -1.2, 0.68],
  [0.9, 0.66, 0.86, 1.16, 1.06, 1.2, 1.06, 1.6, 1.86, 1.56, 1.8, 0.68],
  [1.84, 0.68, 1.9, 1.34, 2.6, 1.3, 2.6, 0.64],
  [-2.6, 1.38, -2.6, 2.1, -1.9, 2.14, -1.86, 1.4],
  [-1.82, 1.54, -1.86, 2.14, -1.06, 2.1, -1.08, 1.56],
  [1.08, 1.64, 1.06, 2.1, 1.84, 2.12, 1.88, 1.6],
  [1.92, 1.38, 1.88, 2.12, 2.6, 2.08, 2.6, 1.34],
  [-2.6, 2.14, -2.6, 2.74, -1.5, 2.72, -1.46, 2.18],
  [-1.42, 2.16, -1.46, 2.72, -0.4, 2.7, -0.44, 2.2, -0.86, 2.18, -0.9, 2.14],
  [-0.4, 2.2, -0.36, 2.7, 0.54, 2.7, 0.52, 2.2],
  [0.56, 2.2, 0.58, 2.7, 1.5, 2.72, 1.46, 2.16, 0.84, 2.14, 0.8, 2.18],
  [1.5, 2.16, 1.54, 2.74, 2.6, 2.7, 2.6, 2.14],
]

/** Its twelve corners, from the lower left against the clock's direction. */
const STONE = [
  -0.86, 0.7, -0.88, 1.22, -1.06, 1.24, -1.02, 2.1, -0.84, 2.1, -0.8, 2.16, 0.74, 2.14, 0.8, 2.08, 1.02, 2.06,
  1.02, 1.22, 0.82, 1.2, 0.86, 0.66,
] as const

const shrink = (numbers: readonly number[], dx: number, dup: number): readonly number[] =>
  numbers.map((value, index) => (index % 2 === 0 ? value + dx : value + dup))

/** The wall is cut off by the frame at its sides. */
export const twelveAngledStone: Plate = {
  sight: 'peru/cusco#twelve-angled-stone',
  alt: 'The twelve-angled stone in the wall of Hatun Rumiyoc in Cusco: a large pale block whose notched outline meets its neighbours at twelve corners, in grey-green courses without mortar.',
  palette: PALETTES.highland,
  across: 4.9,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#A89C8C' },
  proportions: { height: 2.74, counts: { 'twelve-angled stone': 1 } },
  object: [
    [box(0, 0, 5.4, 2.72), DEEP],
    ...BLOCKS.map(
      (block, index): PlatePart => [contour([...block]), DIORITE[index % DIORITE.length] ?? DIORITE[0]],
    ),
    ...BLOCKS.map(
      (block): PlatePart => [
        contour([
          block[0] ?? 0,
          block[1] ?? 0,
          (block[0] ?? 0) + 0.05,
          (block[1] ?? 0) + 0.09,
          (block.at(-2) ?? 0) - 0.06,
          (block.at(-1) ?? 0) + 0.09,
          block.at(-2) ?? 0,
          block.at(-1) ?? 0,
        ]),
        '#5E6C6A',
      ],
    ),
    [contour([...STONE]), '#B4BEB2', 'twelve-angled stone'],
    [
      contour([
        ...shrink(
          [0.4, 0.68, 0.3, 2.12, 0.74, 2.12, 0.8, 2.06, 1, 2.04, 1, 1.24, 0.8, 1.22, 0.84, 0.68],
          0,
          0,
        ),
      ]),
      '#97A398',
    ],
    [contour([-0.84, 0.7, -0.8, 0.82, 0.82, 0.8, 0.84, 0.68]), '#7E8A84'],
    [circle(-0.4, 0.84, 0.05) + circle(0.36, 0.82, 0.05), '#C9D0C4'],
  ],
  before: people([-2, 1.84], '#B4382B', -0.16).concat(people([2.14], '#2C4A66', -0.1, 0.9)),
}
