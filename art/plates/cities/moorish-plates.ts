import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, battlements, lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, onionSolid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone, brick, gold, limestone, copper } = MATERIALS

/** Minaret five times as high as it is wide: 12.8 m to 66 m, with the lantern and its balls 77 m. */
const koutoubia: Plate = {
  sight: 'morocco/marrakech#koutoubia',
  alt: 'The minaret of the Koutoubia: a square tower of red stone with a band of tiles, toothed battlements, and a lantern with three golden balls.',
  palette: PALETTES.gold,
  across: 128,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#B07A52' },
  proportions: { height: 77, width: 12.8, counts: { ball: 3 } },
  behind: [
    ...palm(-38, 15, '#6C7440', '#7D5A3C'),
    ...palm(-30, 11, '#5D6B40', '#7D5A3C'),
    ...palm(34, 17, '#6C7440', '#7D5A3C'),
  ],
  object: [
    ...body(0, 0, 12.8, 56, sandstone, 0.36),
    [
      lancets({ from: -2.6, to: -2.6, count: 1, up: 12, width: 2.2, height: 5 }) +
        lancets({ from: -3.4, to: -0.6, count: 2, up: 25, width: 1.7, height: 5 }) +
        lancets({ from: -3.6, to: -0.4, count: 2, up: 38, width: 2, height: 6 }),
      sandstone.deep,
    ],
    [arcade({ from: -4.6, to: 1.4, count: 5, up: 47, width: 1.1, height: 4.2 }), sandstone.shade],
    [box(0, 52.6, 12.8, 2.6), copper.lit],
    [battlements(-6.4, 6.4, 7, 56, 1), sandstone.lit],
    ...body(0, 56, 6.8, 11.4, sandstone, 0.36),
    [lancets({ from: -1.6, to: 0.6, count: 2, up: 58.4, width: 1.4, height: 5 }), sandstone.deep],
    [battlements(-3.4, 3.4, 5, 67.2, 0.7), sandstone.lit],
    ...domeSolid(0, 67.4, 2.7, 3.6, sandstone),
    [box(0, 70.6, 0.3, 6.4), gold.shade],
    [[72, 73.9, 75.3].map((up, index) => circle(0, up, 1.15 - index * 0.26)).join(''), gold.lit, 'ball'],
  ],
  before: people([-24, -21.6, 17, 24, 26], '#2C4A66'),
}

const PALE = '#F6E9CF'

/** A pinnacle on a buttress. */
const pinnacle = (x: number, up: number, height: number): string =>
  symmetric(x, up, [0.9, 0, 0.9, height * 0.4, 1.2, height * 0.45, 0.5, height * 0.7, 0.1, height])

/** The east end of the cathedral: chapels, aisles and nave in steps, and the round Royal Chapel before them. */
const CATHEDRAL: readonly PlatePart[] = [
  // Nave with the crossing.
  [box(-58, 0, 34, 42) + box(-58, 42, 16, 5), '#D6BD94'],
  [windows({ from: -72, to: -44, count: 8, up: 42, width: 1, height: 1.8 }), '#D6BD94'],
  [lancets({ from: -71, to: -45, count: 5, up: 34, width: 2.4, height: 6 }), '#A98C68'],
  [
    [-75, -66.4, -49.6, -41].map((x) => pinnacle(x, 40, 9)).join('') +
      [-65, -51].map((x) => pinnacle(x, 46, 7)).join(''),
    '#E3CFA8',
  ],
  // Flying buttresses down to the aisles.
  [
    [-1, 1]
      .map((side) =>
        contour(
          [0, 40, 13, 31, 13, 33.4, 0, 42.4].map((value, index) =>
            index % 2 === 0 ? -58 + side * (17 + value) : value,
          ),
        ),
      )
      .join(''),
    '#C2A67C',
  ],
  ...body(-58, 0, 68, 32, { lit: '#E9D6B2', shade: '#CDB286', deep: limestone.deep }, 0.12),
  [balustrade(-92, -24, 32, 1.6), PALE],
  [
    spread(-91, -25, 7)
      .map((x) => pinnacle(x, 31, 9.4) + box(x, 0, 2.4, 31))
      .join(''),
    PALE,
  ],
  [lancets({ from: -86, to: -30, count: 6, up: 19, width: 3.2, height: 9.6 }), limestone.deep],
  // Chapels at the foot.
  ...body(-58, 0, 82, 15, limestone, 0.1),
  [balustrade(-99, -17, 15, 1.4), PALE],
  [
    lancets({ from: -95, to: -79, count: 3, up: 4, width: 2.6, height: 7.6 }) +
      lancets({ from: -37, to: -21, count: 3, up: 4, width: 2.6, height: 7.6 }),
    limestone.deep,
  ],
  // The gate of Palos beside the tower.
  ...body(-15, 0, 17, 23, { lit: '#E9D6B2', shade: '#CDB286', deep: limestone.deep }, 0.2),
  [balustrade(-23, -7, 23, 1.5), PALE],
  [[-22, -8].map((x) => pinnacle(x, 22, 8)).join(''), PALE],
  [lancets({ from: -15, to: -15, count: 1, up: 0, width: 9, height: 15 }), PALE],
  [lancets({ from: -15, to: -15, count: 1, up: 0, width: 5.6, height: 11 }), limestone.deep],
  // The round chapel with its ornate cornice and lantern.
  ...turned(-58, 0, [14.4, 0, 14.4, 24], limestone, 0.4),
  [[-13, -7.6, -2.6, 2.6, 7.6, 13].map((x) => box(-58 + x, 0, 1.4, 23.4)).join(''), PALE],
  [box(-58, 11.4, 29.4, 1) + box(-58, 23, 30.4, 1.4), PALE],
  [arcade({ from: -63.1, to: -52.9, count: 3, up: 13.6, width: 2.6, height: 6.6 }), limestone.deep],
  [
    spread(-71, -45, 9)
      .map((x) => pinnacle(x, 24, 4.6))
      .join(''),
    PALE,
  ],
  ...domeSolid(-58, 24.4, 8, 6.4, limestone),
  ...turned(-58, 30.6, [1.8, 0, 1.8, 2.6, 0.8, 3.6, 0.2, 5], limestone),
]

/** The minaret is 13.6 m wide; with the belfry of 1568 and its vane it is 104 m high. */
const giralda: Plate = {
  sight: 'spain/seville#giralda',
  alt: 'The Giralda: a Moorish brick tower with panels of lattice, and on it the Renaissance belfry in shrinking tiers with a bronze figure as its vane.',
  palette: PALETTES.noon,
  across: 164,
  ground: 0.965,
  setting: { kind: 'paving', ink: '#B99A72' },
  shift: 30,
  proportions: { height: 104, width: 15 },
  behind: CATHEDRAL,
  object: [
    ...body(0, 0, 13.6, 51, brick, 0.34),
    [[-4.2, 4.2].map((x) => box(x, 16, 2.8, 30)).join(''), sandstone.lit],
    [
      [-4.2, 4.2]
        .flatMap((x) => spread(17, 43.6, 9).map((up) => contour([-1.2, 1.5, 0, 3, 1.2, 1.5, 0, 0], x, up)))
        .join(''),
      brick.shade,
    ],
    [box(0, 47.4, 13.6, 2.4), sandstone.lit],
    [arcade({ from: -5.6, to: 5.6, count: 9, up: 47.6, width: 0.8, height: 1.9 }), brick.shade],
    [
      [14, 22, 30, 38]
        .map((up) => lancets({ from: -0.6, to: 0.6, count: 2, up, width: 0.9, height: 3.4 }))
        .join(''),
      brick.deep,
    ],
    [box(0, 51, 15, 1.4), limestone.lit],
    ...body(0, 52.4, 13, 14, limestone, 0.34),
    [arcade({ from: -4.6, to: 4.6, count: 5, up: 53.6, width: 1.5, height: 9.4 }), limestone.deep],
    [[-6, -2, 2, 6].map((x) => box(x, 66.4, 0.9, 3)).join('') + box(0, 66.2, 14, 0.8), limestone.lit],
    ...body(0, 67, 8.6, 9, limestone, 0.34),
    [arcade({ from: -2.4, to: 2.4, count: 3, up: 68, width: 1.4, height: 6 }), limestone.deep],
    ...body(0, 76, 5.8, 8, limestone, 0.34),
    [arcade({ from: -1.2, to: 1.2, count: 2, up: 77, width: 1.2, height: 5 }), limestone.deep],
    ...body(0, 84, 3.8, 5, limestone, 0.34),
    ...domeSolid(0, 89, 1.9, 3.2, limestone),
    ...onionSolid(0, 92, 1, 2.4, MATERIALS.iron),
    [box(0, 94, 0.9, 7.4) + box(-1, 96.6, 1.6, 2.4) + box(0, 101, 0.5, 3), MATERIALS.iron.deep],
  ],
  before: people([-18, 14, 22, 24.6], '#B4382B'),
}

export const MOORISH_PLATES = { koutoubia, giralda } as const
