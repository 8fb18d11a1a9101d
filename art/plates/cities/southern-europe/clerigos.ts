import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, polygon, roundOpening } from '#art/plates/kit/outlines.ts'
import { symmetric, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { granite, tile } = MATERIALS

/** Granite, 75.6 m high, in six storeys. */
export const clerigos: Plate = {
  sight: 'portugal/porto#clerigos-tower',
  alt: 'The Clérigos Tower: a slender Baroque tower of granite with a clock, a balustrade, a narrower bell storey, a small dome and a cross.',
  palette: PALETTES.autumn,
  across: 122,
  ground: 0.955,
  setting: { kind: 'paving', ink: '#A3927C' },
  shift: -12,
  proportions: { height: 75.6 },
  object: [
    ...body(27, 0, 44, 17, granite, 0.1),
    [
      box(27, 17, 46, 1.2) +
        polygon([
          [6, 18],
          [9, 22],
          [46, 22],
          [49, 18],
        ]),
      tile.shade,
    ],
    [
      windows({ from: 12, to: 44, count: 6, up: 3, width: 1.8, height: 4 }) +
        windows({ from: 12, to: 44, count: 6, up: 10.4, width: 1.8, height: 3.6 }),
      granite.deep,
    ],
    ...tiers(0, 0, [10.6, 17, 10, 13, 9.4, 12], granite, 0.34),
    [box(0, 16.6, 11.8, 1.1) + box(0, 29.6, 11, 0.9) + box(0, 41.6, 11.4, 1), granite.shade],
    [roundOpening(-0.8, 1, 2.6, 5.4) + box(-0.8, 9, 2, 3.6) + roundOpening(-0.8, 20, 2.2, 6.4), granite.deep],
    ...clockFace(-0.8, 36.6, 1.9, '#FFFAEE', granite.deep),
    [symmetric(-0.8, 31.4, [2.6, 0, 2, 1.4, 0.4, 2]), granite.shade],
    [box(0, 42, 10, 1), granite.lit],
    ...body(0, 43, 8.6, 12.6, granite, 0.34),
    [roundOpening(-0.9, 45, 3.2, 8.4), granite.deep],
    [[-3.6, 2].map((x) => box(x, 43.6, 0.8, 11)).join(''), granite.lit],
    [balustrade(-5.8, 5.8, 55.6, 1.6) + box(0, 55, 10.8, 0.8), granite.lit],
    ...[-5.4, 5.4].flatMap((x) => turned(x, 56.6, [0.7, 0, 0.9, 1.6, 0.3, 2.6, 0.5, 3.2, 0.1, 4.2], granite)),
    ...body(0, 56.2, 6.4, 6.6, granite, 0.34),
    [roundOpening(-0.7, 57, 2, 4.6) + circle(2, 60, 0.5), granite.deep],
    [box(0, 62.4, 7.6, 0.7), granite.shade],
    ...domeSolid(0, 63, 3, 4.2, granite),
    ...tiers(0, 66.8, [1.9, 2.4, 1.3, 1.2], granite),
    [circle(0, 71, 0.7) + box(0, 71, 0.35, 4.6) + box(0, 73.6, 1.9, 0.35), granite.deep],
  ],
  before: people([-22, -19.6, 9.6, 24, 38], '#B4382B'),
}
