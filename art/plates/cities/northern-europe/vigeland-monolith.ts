import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread, stair } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, basalt } = MATERIALS
const TONES = ['#DCD5C8', '#B4ACA0', '#C6BEB2']

/** An ellipse that leans: `long` and `wide` are its half axes. */
function limb(x: number, up: number, long: number, wide: number, degrees: number): string {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * long, Math.sin((degrees * Math.PI) / 180) * long]
  return `M${x - dx} ${-up + dy}A${long} ${wide} ${-degrees} 1 1 ${x + dx} ${-up - dy}A${long} ${wide} ${-degrees} 1 1 ${x - dx} ${-up + dy}z`
}

/** Bodies in rows up the column, steep and flat by turns, so that they cling to each other. */
const bodies = spread(5.3, 17, 15).flatMap((up, row) =>
  [-0.96, -0.3, 0.36, 0.98].map((side, index) => ({
    x: side * (1.5 - Math.max(0, up - 12) * 0.13) + (row % 2) * 0.12,
    up: up + (index % 2) * 0.36,
    lean: [62, 128, 84, 40, 105, 150, 72][(row * 3 + index * 5) % 7] ?? 60,
    tone: (row + index * 2) % 3,
  })),
)

const group = (x: number): readonly PlatePart[] => [
  ...body(x, 1.4, 1.9, 0.7, granite, 0.34),
  [symmetric(x - 0.3, 2.1, [0.55, 0, 0.5, 0.7, 0.36, 1.2]) + circle(x - 0.36, 3.5, 0.26), granite.lit],
  [symmetric(x + 0.38, 2.1, [0.5, 0, 0.44, 0.5, 0.3, 0.9]) + circle(x + 0.4, 3.2, 0.24), granite.shade],
]

/** The carved block is 14.1 m high, 17.3 m with its foot. */
export const vigelandMonolith: Plate = {
  sight: 'norway/oslo#vigeland-park',
  alt: 'The Monolith in the Vigeland Park: a tall column of pale granite made of human bodies that cling to each other and climb, on round steps with granite groups of figures.',
  palette: PALETTES.forest,
  across: 36,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#A8A498' },
  proportions: { height: 19, width: 20 },
  behind: [
    ...grove(-18, 18, 6.4, '#7E9C74'),
    ...grove(-18, -7, 8, '#5F8062'),
    ...grove(8, 18, 7.6, '#5F8062'),
  ],
  object: [
    [stair(0, 0, 20, 5, 0.28, 0.9), granite.shade],
    [
      spread(0, 1.12, 5)
        .map((up, index) => box(0, up + 0.2, 20 - 1.8 * index, 0.08))
        .join(''),
      granite.lit,
    ],
    ...[-6.7, -4.3, 4.3, 6.7].flatMap(group),
    ...turned(0, 1.4, [2.1, 0, 1.9, 0.6, 1.7, 3], granite),
    ...turned(
      0,
      4.4,
      [1.6, 0, 1.75, 1, 1.6, 2.4, 1.7, 4, 1.5, 6, 1.6, 8, 1.4, 10, 1.3, 12, 1, 13.6, 0.5, 14.6],
      granite,
      0.3,
    ),
    ...bodies.flatMap(({ x, up, lean, tone }): readonly PlatePart[] => [
      [limb(x, up, 0.66, 0.27, lean), x > 0.5 ? granite.shade : (TONES[tone] ?? granite.lit)],
      [circle(x + 0.16 * Math.sign(90 - lean), up + 0.62, 0.21), x > 0.5 ? basalt.lit : '#EFE9DC'],
    ]),
  ],
  before: people([-11.4, -10.5, 2.7, 12.4], '#B4382B', -0.6),
}
