import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { bands, bothSides, contour, tiledRoof, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, columns, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, gold, vermilion } = MATERIALS

const blueTile: Material = { lit: '#3A6EA8', shade: '#244A7C', deep: '#152A4C' }
const yellowTile: Material = { lit: '#E8AE45', shade: '#BC7F2C', deep: '#6E4418' }

/** Round terraces, each two metres high: half width and foot. */
const TERRACES = [
  [45.5, 0],
  [40, 2],
  [34.5, 4],
] as const

/** One roof of the round hall, with the painted drum below its eaves. */
const roundRoof = (up: number, drum: number, profile: readonly number[]): readonly PlatePart[] => [
  [box(0, up - 2.6, drum * 2, 3.2), '#2E6E62'],
  [windows({ from: 1 - drum, to: drum - 1, count: 13, up: up - 2.2, width: 0.5, height: 1 }), gold.lit],
  ...turned(0, up, profile, blueTile).map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'roof'] : [path, ink]),
  ),
]

/** 38 m high, on three terraces of which the lowest is 91 m across. */
const templeOfHeaven: Plate = {
  sight: 'china/beijing#temple-of-heaven',
  alt: 'The Hall of Prayer for Good Harvests: a round hall under three blue roofs with a gilded ball, on three white terraces.',
  palette: PALETTES.noon,
  across: 112,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#BDB29C' },
  proportions: { height: 38, width: 91, counts: { roof: 3, terrace: 3 } },
  object: [
    [TERRACES.map(([half, up]) => box(0, up, half * 2, 2)).join(''), marble.lit, 'terrace'],
    [
      TERRACES.map(
        ([half, up]) => box(half * 0.72, up, half * 0.56, 0.9) + box(0, up + 0.9, half * 2, 0.2),
      ).join(''),
      marble.shade,
    ],
    [TERRACES.map(([half, up]) => balustrade(-half, half, up + 1.1, 0.9)).join(''), marble.shade],
    [contour([-5, 0, -3.8, 6, 3.8, 6, 5, 0]), marble.lit],
    [
      contour([-1.3, 0, -1, 6, 1, 6, 1.3, 0]) +
        spread(0.6, 5.4, 9)
          .map((up) => box(0, up, 8.6, 0.16))
          .join(''),
      marble.shade,
    ],
    ...body(0, 6, 24, 7.6, vermilion, 0.26),
    [windows({ from: -9.2, to: 9.2, count: 7, up: 6.6, width: 1.9, height: 5 }), vermilion.deep],
    ...columns({ from: -11.6, to: 11.6, count: 8, up: 6, width: 0.8, height: 6.6 }, vermilion),
    ...roundRoof(13, 12.6, [16.4, -0.3, 16.2, 0.5, 13.2, 2, 11, 3.6, 9.8, 5.2]),
    ...roundRoof(20.4, 9, [12.6, -0.3, 12.4, 0.5, 9.8, 2, 8, 3.6, 7, 5]),
    ...roundRoof(27.4, 6.6, [9.4, -0.3, 9.2, 0.4, 6.4, 2, 4.2, 3.8, 2.4, 5.6, 1.2, 7]),
    ...turned(0, 34.4, [1.2, 0, 0.8, 0.5, 1, 0.9, 0.6, 1.2], gold),
    [circle(0, 36.7, 1.3), gold.lit],
    [bands(0, 6, [12.8, 6.2], 0.5), gold.shade],
    [box(0, 25, 1.3, 2), '#2C3E6C'],
  ],
  before: people([-30, -27.8, 9, 24, 26], '#B4382B', -1.4, 1.2),
}

/** Eleven bays of 64 m; 35 m high with its terrace. */
const supremeHarmony: Plate = {
  sight: 'china/beijing#forbidden-city',
  alt: 'The Hall of Supreme Harmony: a red hall of eleven bays under a double roof of yellow tiles, on three white terraces with a stair.',
  palette: PALETTES.autumn,
  across: 100,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#A99A86' },
  proportions: { height: 35, counts: { column: 12 } },
  object: [
    ...[0, 2.7, 5.4].flatMap((up, index): readonly PlatePart[] => {
      const half = 58 - index * 6
      return [
        [box(0, up, half * 2, 2.7), marble.lit],
        [box(0, up + 1.3, half * 2, 0.25) + balustrade(-half, half, up + 1.7, 1.1), marble.shade],
      ]
    }),
    [bothSides([0, 0, 0, 8.1, 13, 8.1, 17, 0]), marble.lit],
    [
      bothSides([0, 0, 0, 8.1, 2.4, 8.1, 3, 0]) + bothSides([8.4, 0, 6.8, 8.1, 7.6, 8.1, 9.4, 0]),
      marble.shade,
    ],
    [
      spread(0.6, 7.4, 12)
        .map((up) => box(5.4, up, 4.4, 0.2) + box(-5.4, up, 4.4, 0.2))
        .join(''),
      marble.shade,
    ],
    ...body(0, 8.1, 62, 8.4, vermilion, 0.2),
    [windows({ from: -28.4, to: 28.4, count: 11, up: 9.2, width: 3.6, height: 5.6 }), vermilion.deep],
    [windows({ from: -28.4, to: 28.4, count: 11, up: 13, width: 3.2, height: 0.5 }), gold.shade],
    ...columns({ from: -31.2, to: 31.2, count: 12, up: 8.1, width: 1.1, height: 7.8 }, vermilion),
    [box(0, 15.2, 64, 1.6), '#2E6E62'],
    ...tiledRoof(0, 17, 72, 4, yellowTile, 0.84),
    [box(0, 20.6, 56, 2.8), '#2E6E62'],
    [windows({ from: -26.4, to: 26.4, count: 23, up: 21.2, width: 0.9, height: 1.4 }), gold.lit],
    ...tiledRoof(0, 23.4, 66, 9.4, yellowTile, 0.6),
    [box(0, 32.6, 40, 1), yellowTile.shade],
    [bothSides([18.6, 32.6, 18.8, 34.6, 20.4, 35, 21, 33.8, 20.4, 32.6]), yellowTile.lit],
    [box(0, 21, 3, 2.2), '#2C3E6C'],
  ],
  before: people([-33, -31, -2.6, 21, 23, 36], '#B4382B', -1, 1.1),
}

export const BEIJING_PLATES = { templeOfHeaven, supremeHarmony } as const
