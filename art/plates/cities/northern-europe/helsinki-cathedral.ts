import { PALETTES } from '#art/kit/palettes.ts'
import { counted, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable } from '#art/plates/kit/outlines.ts'
import { arcade, spread, stair, windows } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, portico } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, white, copper, gold } = MATERIALS

const smallDome = (x: number): readonly PlatePart[] => [
  ...body(x, 24.8, 8.6, 9.8, white, 0.34),
  [arcade({ from: x - 2, to: x + 2, count: 3, up: 27.4, width: 1.2, height: 5 }), white.deep],
  [box(x, 34, 9.2, 0.8), white.lit],
  ...counted(domeSolid(x, 34.8, 3.9, 4.6, copper), 'small dome'),
  [circle(x, 40, 0.6) + box(x, 40, 0.3, 2.4), gold.lit],
]

/** 62 m high over its steps; a Greek cross with six columns on each front. */
export const helsinkiCathedral: Plate = {
  sight: 'finland/helsinki#helsinki-cathedral',
  alt: 'Helsinki Cathedral above its broad granite steps: a white building with a portico of six columns, a high drum with a green dome, and smaller domes at the corners.',
  palette: PALETTES.arid,
  across: 118,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#A39C92' },
  proportions: { height: 70, counts: { column: 6, 'small dome': 2 } },
  object: [
    ...tiers(0, 8, [62, 17], white, 0.14),
    [box(0, 24, 63, 1.2), white.shade],
    [
      windows({ from: -27, to: -17, count: 3, up: 11, width: 1.8, height: 6 }) +
        windows({ from: 17, to: 27, count: 3, up: 11, width: 1.8, height: 6 }),
      white.deep,
    ],
    ...smallDome(-19.4),
    ...smallDome(19.4),
    ...body(0, 25, 26, 11, white, 0.2),
    ...body(0, 34, 16.4, 15, white, 0.34),
    [arcade({ from: -5.6, to: 5.6, count: 5, up: 36.4, width: 1.7, height: 9 }), white.deep],
    [
      spread(-7, 7, 6)
        .map((x) => box(x, 35.4, 0.8, 12))
        .join('') + box(0, 47.8, 17.6, 1.3),
      white.lit,
    ],
    ...domeSolid(0, 49, 8.2, 11, copper),
    [
      [-4.4, -1.6, 1.6, 4.4]
        .map((x) =>
          chain(
            [
              [x, 49],
              [x * 0.94, 54],
              [x * 0.6, 58.6],
              [x * 0.2, 60],
            ],
            0.3,
          ),
        )
        .join(''),
      copper.deep,
    ],
    ...tiers(0, 59.8, [2.4, 3], white),
    ...domeSolid(0, 62.8, 1.4, 1.6, copper),
    [circle(0, 65.2, 0.9) + box(0, 65, 0.4, 5) + box(0, 67.6, 2, 0.4), gold.lit],
    ...portico(
      0,
      8,
      24,
      { count: 6, diameter: 1.7, steps: 0.9, column: 12.4, entablature: 2.8, pediment: 5 },
      white,
    ),
    ...body(-42, 6, 9, 9, white, 0.3),
    ...body(42, 6, 9, 9, white, 0.3),
    [gable(-42, 15, 10, 2.4) + gable(42, 15, 10, 2.4), copper.lit],
    [stair(0, 0, 108, 12, 0.68, 0.5), granite.lit],
    [
      spread(0, 7.5, 12)
        .map((up) => box(0, up, 108 - up * 1.4, 0.24))
        .join(''),
      granite.shade,
    ],
  ],
  before: [...people([-22, -20, 6, 17], '#B4382B', 3.4), ...people([-44, -14, 30, 32.4], '#B4382B', -1)],
}
