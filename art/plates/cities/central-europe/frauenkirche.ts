import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, brick, stucco, copper, tile, gold } = MATERIALS

/** The towers are 98.6 m and 98.5 m high. */
export const frauenkirche: Plate = {
  sight: 'germany/munich#frauenkirche',
  alt: 'The west front of the Frauenkirche in Munich: two plain brick towers with green domed caps, the gable of the nave between them, and one pointed portal.',
  palette: PALETTES.arid,
  across: 160,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#A8927C' },
  proportions: { height: 98.6, width: 41, counts: { cap: 2, portal: 1 } },
  behind: (
    [
      [-58, 34, 17],
      [-38, 12, 14],
      [38, 14, 15],
      [60, 32, 18],
    ] as const
  ).flatMap(([x, width, height]): readonly PlatePart[] => [
    [box(x, 0, width, height), stucco.lit],
    [
      contour([-width / 2 - 0.6, 0, -width / 2 + 3, 6, width / 2 - 3, 6, width / 2 + 0.6, 0], x, height),
      tile.lit,
    ],
    [
      [3, 9]
        .map((up) =>
          windows({
            from: x - width * 0.36,
            to: x + width * 0.36,
            count: Math.round(width / 5),
            up,
            width: 1.6,
            height: 3,
          }),
        )
        .join(''),
      stucco.shade,
    ],
  ]),
  object: [
    [contour([-10, 30, 0, 58, 10, 30]), tile.shade],
    ...body(0, 0, 16, 36, brick, 0.04),
    [pointedOpening(0, 13, 6.6, 20), brick.deep],
    [[-1.4, 1.4].map((x) => box(x, 13, 0.4, 15)).join(''), limestone.lit],
    [pointedOpening(0, 0, 7, 10.4), limestone.lit],
    [pointedOpening(0, 0, 4.4, 7.6), brick.deep, 'portal'],
    ...[-13.8, 13.8].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 13.4, 62, brick, 0.34),
      ...[13, 25, 37, 49].map((up): PlatePart => [box(x, up, 13.8, 0.7), limestone.shade]),
      [
        [4, 16, 28, 40].map((up) => pointedOpening(x - 1.6, up, 1.7, 6)).join('') +
          pointedOpening(x - 3, 51, 1.8, 8) +
          pointedOpening(x + 0.6, 51, 1.8, 8),
        brick.deep,
      ],
      ...clockFace(x - 1.2, 65.2, 1, brick.lit, brick.deep),
      ...body(x, 62, 12, 21.4, brick, 0.34),
      ...clockFace(x - 1.2, 78.4, 2.3, '#F6E6C0', brick.deep),
      [arcade({ from: x - 3.6, to: x + 1.2, count: 2, up: 64.4, width: 1.9, height: 8.6 }), brick.deep],
      [box(x, 61.4, 13.8, 1.1) + box(x, 82.8, 12.8, 1.1), limestone.shade],
      ...counted(
        turned(x, 83.8, [5.2, 0, 6.1, 2.2, 6, 4.6, 4.8, 7, 2.4, 9, 1.1, 10.2, 0.9, 11.4], copper),
        'cap',
      ),
      [circle(x, 95.8, 0.8) + box(x, 95.6, 0.4, 3), gold.lit],
    ]),
  ],
  before: people([-30, -27.4, 24, 32, 34.6, 50], '#2C4A66'),
}
