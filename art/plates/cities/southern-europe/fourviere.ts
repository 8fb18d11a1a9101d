import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, battlements, columns, spread, stair } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { white, limestone, gold } = MATERIALS

/** A slim eight-sided tower with a crown that is wider than its shaft. */
const tower = (x: number): readonly PlatePart[] => [
  ...counted(turned(x, 0, [4.4, 0, 4.4, 11, 3.9, 12, 3.8, 36], white, 0.2), 'tower'),
  [contour([-3.8, 12, -1.3, 12, -1.3, 36, -3.8, 36], x), '#EDE6D6'],
  [[11.4, 20, 29].map((up) => box(x, up, 8.6, 0.6)).join(''), limestone.shade],
  [
    [14, 22.4].map((up) => roundOpening(x - 0.2, up, 1.2, 4.4)).join('') +
      arcade({ from: x - 2.6, to: x + 2.6, count: 4, up: 30.4, width: 0.9, height: 4.6 }),
    white.deep,
  ],
  ...turned(x, 36, [3.9, 0, 4.7, 1.4, 4.7, 6.4], white, 0.2),
  [arcade({ from: x - 3.6, to: x + 3.6, count: 5, up: 37.6, width: 0.9, height: 3.6 }), white.deep],
  [battlements(x - 4.7, x + 4.7, 5, 42.4, 1.2) + box(x, 41.8, 9.8, 0.7), white.lit],
  ...turned(x, 42.4, [3.4, 0, 0.5, 4.4], limestone),
  [box(x, 46.4, 0.3, 1.6) + box(x, 47.1, 1.1, 0.3), gold.shade],
]

/** 35 m wide; the four towers are 48 m high, two of them at the front. */
export const fourviere: Plate = {
  sight: 'france/lyon#basilica-of-fourviere',
  alt: 'The front of the Basilica of Fourvière: two white eight-sided towers with crenellated crowns, between them a porch of three arches on granite columns and a gable full of carvings.',
  palette: PALETTES.noon,
  across: 82,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#C9B498' },
  proportions: { height: 48, width: 36, counts: { tower: 2, arch: 3 } },
  behind: [...grove(-41, -16, 8, '#7F9C6A'), ...grove(17, 41, 9, '#7F9C6A')],
  object: [
    ...body(0, 0, 27, 27, white, 0.06),
    [gable(0, 29, 24, 9), white.lit],
    [gable(0, 30, 17, 6), limestone.shade],
    [
      spread(-5.4, 5.4, 7)
        .map((x) => box(x, 30.2, 0.9, 4.8 - Math.abs(x) * 0.62))
        .join('') + circle(0, 35, 0.7),
      limestone.lit,
    ],
    [box(0, 27, 25, 2.2), limestone.lit],
    [
      spread(-10.4, 10.4, 9)
        .map((x) => box(x, 20.4, 0.9, 5.4) + circle(x, 26, 0.5))
        .join(''),
      limestone.shade,
    ],
    [box(0, 19.4, 25, 0.9) + box(0, 26.6, 25, 0.7), limestone.shade],
    [box(0, 38, 0.34, 3) + box(0, 39.4, 1.6, 0.34), gold.shade],
    [arcade({ from: -7.6, to: 7.6, count: 3, up: 3, width: 5.8, height: 15.4 }), white.deep, 'arch'],
    [arcade({ from: -7.6, to: 7.6, count: 3, up: 3, width: 2.4, height: 7 }), gold.shade],
    ...columns(
      { from: -11.4, to: 11.4, count: 4, up: 3, width: 1.3, height: 10 },
      { lit: '#B9A49A', shade: '#8C776E', deep: '#4B3A36' },
    ),
    ...tower(-13.4),
    ...tower(13.4),
    [stair(0, 0, 36, 5, 0.6, 0.9), limestone.lit],
    [
      spread(0, 2.4, 5)
        .map((up, index) => box(0, up, 36 - 1.8 * index, 0.16))
        .join(''),
      limestone.shade,
    ],
  ],
  before: people([-22, -20.8, -4, 6, 21.4], '#B4382B', -0.5),
}
