import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted, pinnacles, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, copper, slate, gold } = MATERIALS

const westSpire = (x: number): readonly PlatePart[] => [
  ...tiers(x, 0, [10, 38, 9, 14], granite, 0.36),
  [
    lancets({ from: x - 1.8, to: x + 1.8, count: 2, up: 40, width: 1.8, height: 9 }) +
      lancets({ from: x, to: x, count: 1, up: 14, width: 3, height: 16 }),
    granite.deep,
  ],
  ...counted(pyramid(x, 52, 7, 30, granite), 'west spire'),
  ...pinnacles({ from: x - 4, to: x + 4, count: 3, up: 50, width: 1.4, height: 11 }, granite),
  [[58, 64, 70].map((up) => box(x, up, 7.6 * (1 - (up - 52) / 30), 0.5)).join(''), granite.shade],
]

/** 124 m long; the west towers are 82 m high, the great south tower about 100 m. */
export const stVitus: Plate = {
  sight: 'czechia/prague#st-vitus-cathedral',
  alt: 'St Vitus Cathedral from the south: two openwork spires at the west end, the great tower with its green Baroque cap in the middle, and the choir with flying buttresses.',
  palette: PALETTES.highland,
  across: 176,
  ground: 0.94,
  setting: { kind: 'paving', ink: '#A49E8E' },
  proportions: { height: 100, width: 124, counts: { 'west spire': 2 } },
  object: [
    ...body(-22, 0, 64, 34, granite, 0.04),
    [contour([-54, 34, -50, 46, 12, 46, 12, 34]), slate.lit],
    ...body(32, 0, 50, 34, granite, 0.1),
    [contour([6, 34, 6, 46, 46, 46, 54, 34]), slate.shade],
    ...body(30, 0, 64, 15, granite, 0.1),
    [
      lancets({ from: -42, to: -18, count: 4, up: 14, width: 4, height: 17 }) +
        lancets({ from: 18, to: 48, count: 5, up: 17, width: 3.6, height: 15 }) +
        lancets({ from: -42, to: -18, count: 4, up: 2, width: 3.4, height: 8 }) +
        lancets({ from: 21, to: 56, count: 6, up: 3, width: 2.6, height: 9 }),
      granite.deep,
    ],
    [
      [-48, -36, -24, -12].map((x) => box(x, 0, 1.7, 34)).join('') +
        [14, 22, 30, 38, 46, 53].map((x) => box(x, 0, 1.7, 31)).join(''),
      granite.shade,
    ],
    [
      [22, 30, 38, 46].map((x) => contour([0, 31, 5.6, 24, 7, 24, 7, 22, 5, 22, 0, 28], x)).join('') +
        contour([0, 31, 5.4, 20, 7.6, 20, 7.6, 17, 5, 17, 0, 28], 54),
      granite.shade,
    ],
    ...pinnacles({ from: -48, to: -12, count: 4, up: 33, width: 2, height: 9 }, granite),
    ...pinnacles({ from: 14, to: 46, count: 5, up: 31, width: 2, height: 10 }, granite),
    ...pinnacles({ from: 29, to: 61.2, count: 5, up: 15, width: 1.6, height: 8 }, granite),
    [balustrade(-54, 58, 33.4, 1.4), granite.lit],
    [symmetric(30, 46, [0.9, 0, 0.9, 5, 0.2, 14]), copper.shade],
    ...westSpire(-48),
    ...westSpire(-57),
    ...tiers(3, 0, [16, 30, 15.4, 27], granite, 0.36),
    [pointedOpening(2, 5, 6, 16) + pointedOpening(2, 26, 6.4, 20), granite.deep],
    [
      spread(-0.2, 4.2, 3)
        .map((x) => box(x, 26, 0.5, 16))
        .join('') + [30, 34, 38].map((up) => box(2, up, 6.2, 0.5)).join(''),
      gold.lit,
    ],
    ...clockFace(2, 51, 3, '#3E4654', gold.lit),
    [box(3, 23.6, 17, 1) + box(3, 56, 17, 1.4), granite.shade],
    [balustrade(-5.4, 11.4, 57, 1.8), granite.lit],
    ...[-4.4, 10.4].flatMap((x) =>
      turned(x, 57.4, [1.2, 0, 1.2, 3, 1.6, 4.4, 1, 6, 0.4, 7, 0.1, 10], copper),
    ),
    ...body(3, 57.4, 11.4, 8.6, granite, 0.36),
    [windows({ from: 0, to: 4, count: 2, up: 59, width: 2, height: 5 }), granite.deep],
    ...turned(
      3,
      66,
      [6.6, 0, 6.8, 2, 6, 5, 3.8, 8, 3, 9.4, 3, 13.4, 3.8, 14.4, 3.2, 17.4, 1.7, 19.6, 1.4, 23, 0.6, 26],
      copper,
      0.16,
    ),
    [box(3, 91, 0.5, 9) + circle(3, 94.6, 0.8), gold.lit],
  ],
  before: people([-74, -71, -30, -8, 24, 27, 70], '#B4382B', -0.6, 1.1),
}
