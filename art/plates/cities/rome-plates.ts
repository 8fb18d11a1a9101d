import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, polygon, roundOpening, type Spot, saucer } from '#art/plates/kit/outlines.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, portico } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { stucco, sandstone, lead, limestone } = MATERIALS

/** Eight columns; the rotunda is as high as it is wide inside, 43.4 m. */
const pantheon: Plate = {
  sight: 'italy/rome#pantheon',
  alt: 'The front of the Pantheon: a porch of eight columns under a pediment, and behind it the drum with its low dome.',
  palette: PALETTES.noon,
  across: 92,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#B9A284' },
  proportions: { height: 44, width: 55, counts: { column: 8 } },
  object: [
    ...body(0, 0, 55, 30, stucco, 0.28),
    ...[10.5, 21, 28.5].map((up): PlatePart => [box(0, up, 55.6, 1), stucco.shade]),
    [saucer(0, 30, 50, 13.6), lead.lit],
    [`M25 -30A29.8 29.8 0 0 0 4 -43.4Q15 -38 16 -30z`, lead.shade],
    ...[0, 1, 2, 3, 4].map((step): PlatePart => [box(0, 30 + step * 1.5, 51 - step * 3, 0.7), lead.shade]),
    [box(0, 43, 9, 0.8), lead.deep],
    ...body(0, 0, 36, 28, stucco, 0.14),
    [
      polygon([
        [-18, 28],
        [0, 34],
        [18, 28],
      ]),
      stucco.shade,
    ],
    ...portico(
      0,
      0,
      33.5,
      { count: 8, diameter: 1.5, steps: 0.6, column: 14.1, entablature: 3, pediment: 8.2 },
      limestone,
    ),
  ],
  before: people([-26, -24.6, 23, 31], '#B4382B'),
}

const HALF_WIDTH = 92
const STOREYS = [
  { up: 1.5, height: 9.2 },
  { up: 13.4, height: 9 },
  { up: 25.2, height: 8.8 },
]
/** Arches of the round front: eighty in all, narrower towards the sides. */
const ringArches = (from: number, to: number, half: number, up: number, height: number): string =>
  spread(-38, 38, 77)
    .map((index) => (index / 80) * 2 * Math.PI)
    .filter((angle) => angle >= from && angle <= to)
    .map((angle) => roundOpening(half * Math.sin(angle), up, 4.3 * Math.cos(angle) + 0.25, height))
    .join('')

const wall: readonly Spot[] = [
  [-HALF_WIDTH, 0],
  [-HALF_WIDTH, 48.5],
  [26, 48.5],
  [32, 40],
  [36, 36],
  [44, 24],
  [50, 21],
  [50, 0],
]
const colosseum: Plate = {
  sight: 'italy/rome#colosseum-and-forum',
  alt: 'The Colosseum: three storeys of arches and a walled attic on the left, broken off to the lower inner ring on the right.',
  palette: PALETTES.gold,
  across: 216,
  ground: 0.8,
  setting: { kind: 'paving', ink: '#A67A58' },
  proportions: { height: 48.5, width: 184 },
  object: [
    [
      polygon([
        [-20, 0],
        [-20, 33],
        [40, 33],
        [66, 30],
        [84, 27],
        [HALF_WIDTH, 24],
        [HALF_WIDTH, 0],
      ]),
      sandstone.shade,
    ],
    ...[2, 14.5].map((up): PlatePart => [ringArches(0.5, 1.45, 90, up, 8.6), sandstone.deep, 'inner arch']),
    [box(66, 12.4, 52, 1.1), sandstone.deep],
    [polygon(wall), limestone.lit],
    [
      polygon([
        [26, 48.5],
        [32, 40],
        [36, 36],
        [44, 24],
        [50, 21],
        [50, 0],
        [8, 0],
        [8, 48.5],
      ]),
      limestone.shade,
    ],
    ...STOREYS.map(
      ({ up, height }): PlatePart => [ringArches(-1.5, 0.26, 92, up, height), limestone.deep, 'arch'],
    ),
    ...[11.6, 23.4, 35.2].map((up): PlatePart => [box(-34, up, 116, 1.2), limestone.shade]),
    [
      spread(-84, 20, 14)
        .map((x) => box(x, 39.4, 1.8, 2.4))
        .join(''),
      limestone.deep,
    ],
    [box(-33, 47, 118, 1.5), limestone.shade],
  ],
  before: people([-70, -66, 12, 58, 62], '#8C2F2A', -2, 1.1),
}

export const ROME_PLATES = { pantheon, colosseum } as const
