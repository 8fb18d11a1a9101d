import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { symmetric, tiledRoof, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, columns, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, shaft } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone, gold, vermilion, granite } = MATERIALS
const greenTile: Material = { lit: '#4F7F6A', shade: '#33594C', deep: '#1D362F' }
const greyBrick: Material = { lit: '#A79F92', shade: '#7B746C', deep: '#3A3836' }

/** Foot, height, width at the foot and at the head of the seven storeys. */
const STOREYS = [
  [4.2, 10.4, 25.5, 23.8],
  [14.6, 8.8, 21.8, 20.4],
  [23.4, 7.8, 18.8, 17.6],
  [31.2, 7, 16.2, 15.2],
  [38.2, 6.2, 14, 13.2],
  [44.4, 5.6, 12.2, 11.5],
  [50, 5.2, 10.6, 10],
] as const

const pilasters = (up: number, height: number, width: number, count: number): string =>
  spread(-width * 0.44, width * 0.44, count)
    .map((x) => box(x, up + 0.4, 0.5, height - 2))
    .join('')

const pagodaStorey = (
  [up, height, bottom, top]: (typeof STOREYS)[number],
  index: number,
): readonly PlatePart[] => [
  ...shaft(0, up, bottom, top, height, sandstone).map(
    ([path, ink], part): PlatePart => (part === 0 ? [path, ink, 'storey'] : [path, ink]),
  ),
  [pilasters(up, height, top, index < 2 ? 10 : index < 4 ? 8 : 6), sandstone.shade],
  [roundOpening(0, up + 0.6, 2.2 - index * 0.1, height * 0.46), sandstone.deep],
  [
    symmetric(0, up + height - 1.5, [top / 2, 0, top / 2 + 0.8, 0.5, top / 2 + 1.2, 1, top / 2 - 0.6, 1.8]),
    sandstone.shade,
  ],
  [box(0, up + height - 1, top + 2.2, 0.35), sandstone.lit],
]

/** 64.5 m high with its platform; 25.5 m wide at the foot. */
const wildGoosePagoda: Plate = {
  sight: 'china/xian#giant-wild-goose-pagoda',
  alt: 'The Giant Wild Goose Pagoda: a square brick tower of seven storeys, each smaller than the one below, with one arched opening on each side.',
  palette: PALETTES.gold,
  across: 104,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#A98458' },
  proportions: { height: 64.5, width: 46, counts: { storey: 7 } },
  behind: grove(-52, 52, 9, '#8C7A44'),
  object: [
    ...body(0, 0, 46, 4.2, granite, 0.26),
    [balustrade(-22.8, 22.8, 3.6, 1.2), granite.shade],
    [symmetric(0, 0, [4.4, 0, 3, 4.2]), granite.lit],
    [
      spread(0.4, 3.8, 7)
        .map((up) => box(0, up, 6.6, 0.22))
        .join(''),
      granite.shade,
    ],
    ...STOREYS.flatMap(pagodaStorey),
    ...turned(0, 55.2, [6.2, 0, 3.8, 1.6, 1.8, 3.2, 1.2, 4.4], sandstone),
    ...turned(0, 59.4, [1.2, 0, 1.7, 1, 0.9, 2, 1, 2.6, 0.2, 5.1], gold),
  ],
  before: people([-34, -32, 26, 31, 33], '#2C4A66'),
}

/** 36 m high; the brick base is 35.5 m wide and 8.6 m high. */
const bellTower: Plate = {
  sight: 'china/xian#bell-tower-and-drum-tower',
  alt: 'The Bell Tower of Xi’an: a timber tower with three green eaves and a gilded finial on a square base of brick with an arched gate.',
  palette: PALETTES.city,
  across: 76,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#6E5A66' },
  proportions: { height: 36, width: 35.5, counts: { eave: 3 } },
  object: [
    ...body(0, 0, 35.5, 8.6, greyBrick, 0.24),
    [
      spread(1.2, 7.6, 7)
        .map((up) => box(0, up, 35.5, 0.12))
        .join(''),
      greyBrick.shade,
    ],
    [roundOpening(0, 0, 6, 6), greyBrick.deep],
    [balustrade(-17.6, 17.6, 8.6, 1.2), '#D8CFC0'],
    ...body(0, 8.6, 20, 6.4, vermilion, 0.26),
    [windows({ from: -7.2, to: 7.2, count: 5, up: 9.8, width: 2.4, height: 4 }), gold.shade],
    ...columns({ from: -12, to: 12, count: 8, up: 8.6, width: 0.7, height: 5.6 }, vermilion),
    [box(0, 13.6, 25, 1.2), '#2E5A7C'],
    ...eave(14.6, 31, 3, 0.74),
    [box(0, 17, 20, 1.4), '#2E5A7C'],
    [balustrade(-10.6, 10.6, 17.6, 1), vermilion.lit],
    ...body(0, 17.8, 15, 3.8, vermilion, 0.26),
    [windows({ from: -5.4, to: 5.4, count: 5, up: 18.8, width: 1.7, height: 2.2 }), gold.shade],
    ...columns({ from: -9, to: 9, count: 6, up: 17.6, width: 0.6, height: 3.8 }, vermilion),
    ...eave(21.4, 25.6, 2.6, 0.7),
    [box(0, 23.6, 16, 1.6), '#2E5A7C'],
    [windows({ from: -7, to: 7, count: 9, up: 24, width: 0.6, height: 0.7 }), gold.lit],
    ...eave(25.4, 21.4, 7, 0.05),
    ...turned(0, 32.2, [1, 0, 0.6, 0.5, 1.2, 1.6, 0.6, 2.6, 0.15, 3.8], gold),
  ],
  before: people([-26, -24, 1, 22, 27], '#E6B45A'),
}

/** One roof with the count of its eaves. */
function eave(up: number, width: number, rise: number, ridge: number): readonly PlatePart[] {
  return tiledRoof(0, up, width, rise, greenTile, ridge).map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'eave'] : [path, ink]),
  )
}

export const XIAN_PLATES = { wildGoosePagoda, bellTower } as const
