import { PALETTES } from '#art/kit/palettes.ts'
import { counted, pinnacles, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, lancets, windows } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { redSandstone, white, gold, steel } = MATERIALS

/** Roof of a wing between two heights. */
const wingRoof = (from: number, to: number, up: number, rise: number): string =>
  contour([from, up, from + 3, up + rise, to - 3, up + rise, to, up])

/** 268 m long; the dome with its spire is 96 m high. */
export const hungarianParliament: Plate = {
  sight: 'hungary/budapest#parliament',
  alt: 'The Hungarian Parliament from the Danube: a long white front of pointed windows and pinnacles under dark red roofs, two towers, and a ribbed dome with a spire in the middle.',
  palette: PALETTES.dusk,
  across: 292,
  ground: 0.78,
  setting: { kind: 'water', ink: '#5E5A72' },
  proportions: { height: 96, width: 268, counts: { 'end turret': 4 } },
  object: [
    [[-1, 1].map((side) => wingRoof(side * 76 - 54, side * 76 + 54, 27, 13)).join(''), redSandstone.shade],
    ...body(0, 0, 264, 27, white, 0.02),
    [box(0, 0, 266, 7), white.shade],
    [arcade({ from: -128, to: 128, count: 41, up: 0.6, width: 3.4, height: 5 }), white.deep],
    [
      lancets({ from: -108, to: -34, count: 19, up: 8.4, width: 2, height: 6.6 }) +
        lancets({ from: 34, to: 108, count: 19, up: 8.4, width: 2, height: 6.6 }) +
        lancets({ from: -108, to: -34, count: 19, up: 17, width: 2, height: 7 }) +
        lancets({ from: 34, to: 108, count: 19, up: 17, width: 2, height: 7 }),
      white.deep,
    ],
    ...pinnacles({ from: -108, to: -36, count: 13, up: 26, width: 1.8, height: 9 }, white),
    ...pinnacles({ from: 36, to: 108, count: 13, up: 26, width: 1.8, height: 9 }, white),
    ...[-70, 70].flatMap((x) => [
      ...body(x, 0, 26, 34, white, 0.16),
      [
        lancets({ from: x - 8, to: x + 8, count: 4, up: 10, width: 2.6, height: 18 }),
        white.deep,
      ] as PlatePart,
      ...pyramid(x, 34, 24, 16, redSandstone),
      ...pinnacles({ from: x - 12, to: x + 12, count: 2, up: 30, width: 4, height: 26 }, white),
      ...pinnacles({ from: x - 5, to: x + 5, count: 2, up: 34, width: 2, height: 9 }, white),
    ]),
    ...[-121, 121].flatMap((x) => [
      ...body(x, 0, 24, 31, white, 0.2),
      [lancets({ from: x - 7, to: x + 7, count: 4, up: 9, width: 2.2, height: 16 }), white.deep] as PlatePart,
      [wingRoof(x - 11, x + 11, 31, 12), redSandstone.lit] as PlatePart,
    ]),
    ...[-131.4, -110.6, 110.6, 131.4].flatMap((x) => [
      ...body(x, 0, 5.2, 34, white, 0.36),
      ...counted(pyramid(x, 34, 5.6, 18, white), 'end turret'),
    ]),
    ...body(0, 0, 52, 36, white, 0.14),
    [lancets({ from: -20, to: 20, count: 9, up: 9, width: 3, height: 21 }), white.deep],
    [contour([-26, 36, -20, 46, 20, 46, 26, 36]), redSandstone.lit],
    ...[-25, 25].flatMap((x) => [
      ...body(x, 0, 7, 48, white, 0.36),
      ...pyramid(x, 48, 7.4, 24, white),
      [lancets({ from: x, to: x, count: 1, up: 34, width: 2.2, height: 10 }), white.deep] as PlatePart,
    ]),
    ...pinnacles({ from: -17, to: 17, count: 6, up: 38, width: 2.2, height: 15 }, white),
    ...body(0, 40, 25, 12, white, 0.3),
    [lancets({ from: -9.6, to: 9.6, count: 7, up: 42, width: 1.8, height: 8.4 }), white.deep],
    ...turned(0, 52, [13, 0, 12.6, 6, 10.6, 13, 7, 18.6, 3, 21.4], redSandstone),
    [
      [-0.9, -0.5, 0, 0.5, 0.9]
        .map((share) =>
          chain(
            [
              [12.8 * share, 52],
              [12.4 * share, 58],
              [10.4 * share, 65],
              [6.8 * share, 70.6],
              [2.8 * share, 73.4],
            ],
            0.8,
          ),
        )
        .join(''),
      white.lit,
    ],
    ...pinnacles({ from: -12.4, to: 12.4, count: 7, up: 51, width: 1.5, height: 8 }, white),
    ...tiers(0, 73, [5, 6], white),
    ...turned(0, 79, [2.9, 0, 1.4, 5, 0.5, 14], redSandstone),
    [box(0, 92, 0.5, 4), gold.lit],
  ],
  before: [
    ['M-60 14Q-40 16 -16 13.4L-19 18H-56z', white.lit],
    [box(-38, -12.6, 30, 3), white.lit],
    [windows({ from: -50, to: -26, count: 9, up: -12, width: 2, height: 1.6 }), steel.deep],
  ],
}
