import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { bothSides, contour, tiledRoof } from '#art/plates/kit/profiles.ts'
import { columns, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, vermilion, marble } = MATERIALS

const tile: Material = { lit: '#77787C', shade: '#525459', deep: '#2E3036' }
/** The painted timber below Korean eaves. */
const DANCHEONG = '#3E7F72'

/** A ridge of white plaster with its end tiles and the row of small figures on the hips. */
const ridge = (up: number, half: number, eave: number, rise: number): readonly PlatePart[] => [
  [box(0, up, half * 2, 0.7), '#E9E2D2'],
  [bothSides([half - 0.5, up, half - 0.4, up + 1.3, half + 0.5, up + 1.2, half + 0.5, up]), tile.deep],
  [
    bothSides([half, up, half + 0.5, up, eave * 0.86, up - rise * 0.86, eave * 0.86 - 0.7, up - rise * 0.86]),
    '#E9E2D2',
  ],
]

/** 34.4 m long in seven bays and 21.5 m high; eight of its 48 stone pillars stand in front. */
const gyeonghoeru: Plate = {
  sight: 'south-korea/seoul#gyeongbokgung',
  alt: 'Gyeonghoeru, the banquet pavilion of Gyeongbokgung: a wide tiled roof over an open wooden storey, carried by stone pillars on an island in a pond.',
  palette: PALETTES.autumn,
  across: 62,
  ground: 0.8,
  setting: { kind: 'water', ink: '#5E8478' },
  proportions: { height: 21.5, counts: { 'stone pillar': 8, post: 8 } },
  behind: [
    ['M-32 0V-14Q-24 -22 -17 -19Q-10 -31 -3 -24Q6 -16 14 -18Q24 -22 32 -14V0z', '#B9BFAE'],
    ...grove(-32, 32, 8, '#C98E52'),
    ...grove(-32, 32, 4.6, '#A9713F'),
  ],
  object: [
    ...body(0, 0, 52, 1.5, granite, 0.2),
    [box(0, 1.5, 48, 0.5), granite.shade],
    [
      windows({ from: -25, to: 25, count: 26, up: 1.5, width: 0.3, height: 1 }) + box(0, 2.3, 51, 0.2),
      granite.lit,
    ],
    [box(0, 2, 33, 4.7), '#4E4A44'],
    [
      spread(-14, 14, 7)
        .map((x) => box(x, 2, 0.9, 4.7))
        .join(''),
      granite.shade,
    ],
    [
      spread(-16.6, 16.6, 8)
        .map((x) => contour([x - 0.62, 2, x - 0.5, 6.7, x + 0.5, 6.7, x + 0.62, 2]))
        .join(''),
      granite.lit,
      'stone pillar',
    ],
    [box(0, 6.6, 35.4, 0.8), vermilion.shade],
    [box(0, 7.4, 34.4, 4.6), '#5A3026'],
    [
      spread(-14.4, 14.4, 7)
        .map((x) => box(x, 8.6, 3.4, 3))
        .join(''),
      '#E9C98C',
    ],
    [
      windows({ from: -17, to: 17, count: 49, up: 7.4, width: 0.24, height: 1 }) + box(0, 8.3, 35, 0.2),
      DANCHEONG,
    ],
    [
      spread(-16.8, 16.8, 8)
        .map((x) => box(x, 7.4, 0.6, 4.4))
        .join(''),
      vermilion.lit,
      'post',
    ],
    [box(0, 11.6, 35.4, 1.5), DANCHEONG],
    [
      spread(-17, 17, 35)
        .map((x) => box(x, 12.1, 0.36, 0.6))
        .join(''),
      '#E9B65A',
    ],
    ...tiledRoof(0, 13.2, 47, 7.4, tile, 0.62),
    ...ridge(20.2, 14.2, 23.5, 7),
  ],
  before: people([-21, -19.6, 22], '#B4382B', 1.5),
}

/** 101 m long, with nineteen spirit chambers in the raised middle part. */
const jongmyo: Plate = {
  sight: 'south-korea/seoul#jongmyo',
  alt: 'The main hall of Jongmyo: a very long plain hall with a row of twenty round red columns under one straight tiled roof, on a broad stone terrace.',
  palette: PALETTES.highland,
  across: 122,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#B0A690' },
  proportions: { height: 13.6, width: 109, counts: { column: 20, chamber: 19 } },
  behind: [
    ['M-61 0V-13Q-44 -20 -28 -16Q-8 -22 10 -17Q30 -23 46 -17Q56 -14 61 -15V0z', '#8FA489'],
    ...grove(-61, 61, 11, '#7B9278'),
  ],
  object: [
    [box(0, 0, 109, 1.6) + box(0, 1.6, 103, 1.2), granite.lit],
    [box(0, 0, 109, 0.4) + box(0, 1.6, 103, 0.3), granite.shade],
    [
      spread(-42, 42, 3)
        .map((x) => contour([x - 3, 0, x - 2.4, 2.8, x + 2.4, 2.8, x + 3, 0]))
        .join(''),
      marble.shade,
    ],
    ...[-46.4, 46.4].flatMap((x): readonly PlatePart[] => [
      [box(x, 2.8, 13, 4), '#5A3026'],
      [
        spread(x - 5.6, x + 5.6, 4)
          .map((at) => box(at, 2.8, 0.6, 4))
          .join(''),
        vermilion.shade,
      ],
      ...tiledRoof(x, 6.8, 17, 3.4, tile, 0.7),
    ]),
    [box(0, 2.8, 80, 5.2), '#5A3026'],
    [
      spread(-36, 36, 19)
        .map((x) => box(x, 3, 2.6, 4))
        .join(''),
      '#8A4636',
      'chamber',
    ],
    ...columns({ from: -38, to: 38, count: 20, up: 2.8, width: 0.9, height: 5.2 }, vermilion),
    [box(0, 7.7, 80, 0.8), DANCHEONG],
    [contour([-42.4, 8.2, -39.4, 12.8, 39.4, 12.8, 42.4, 8.2]), tile.lit],
    [contour([24, 8.2, 23, 12.8, 39.4, 12.8, 42.4, 8.2]), tile.shade],
    [
      spread(-38, 38, 58)
        .map((x) => box(x, 8.4, 0.24, 4))
        .join(''),
      tile.shade,
    ],
    [box(0, 12.7, 79, 0.7), '#E9E2D2'],
    [bothSides([38.6, 12.7, 38.8, 13.6, 39.8, 13.6, 39.9, 12.7]), tile.deep],
  ],
  before: people([-33, -31, -2, 15, 36], '#2C4A66', -1.4, 1.2),
}

export const KOREAN_PLATES = { gyeonghoeru, jongmyo } as const
