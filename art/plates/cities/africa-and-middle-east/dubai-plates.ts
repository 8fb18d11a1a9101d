import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, sag } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { wood, sandstone, stucco } = MATERIALS
const steel: Material = { lit: '#D8E4E8', shade: '#8FA9BA', deep: '#4F6A80' }

/** Right edge and height of each tier of a wing; the tiers of the two sides alternate, as they wind up the tower. */
const LEFT = [76, 90, 64, 180, 53, 280, 43, 370, 33, 452, 24, 534] as const
const RIGHT = [71, 134, 59, 230, 48, 326, 38, 412, 29, 492, 20, 564] as const

const wing = (tiers: readonly number[], side: 1 | -1): readonly PlatePart[] =>
  spread(0, tiers.length - 2, tiers.length / 2).map((index): PlatePart => {
    const [edge = 0, up = 0] = [tiers[index], tiers[index + 1]]
    return [
      contour([
        0,
        0,
        0,
        up + 12,
        side * (edge - 6),
        up + 12,
        side * (edge - 6),
        up,
        side * edge,
        up,
        side * edge,
        0,
      ]),
      side < 0 ? steel.lit : steel.shade,
    ]
  })

/** 828 m to the tip. */
const burjKhalifa: Plate = {
  sight: 'united-arab-emirates/dubai#burj-khalifa',
  alt: 'The Burj Khalifa: a tower of steel and glass whose wings step back in turn as they rise, up to a long thin spire far above the roofs.',
  palette: PALETTES.dusk,
  across: 1340,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#A0684E' },
  shift: -250,
  proportions: { height: 828 },
  behind: [
    [
      spread(-420, 900, 24)
        .map((x, index) => (Math.abs(x) < 90 ? '' : box(x, 0, 42, 60 + ((index * 71) % 150))))
        .join(''),
      '#C9735A',
    ],
  ],
  object: [
    ...wing(LEFT, -1),
    ...wing(RIGHT, 1),
    ...turned(
      0,
      0,
      [
        20, 0, 17, 560, 15, 600, 11, 606, 11, 640, 8, 646, 8, 690, 5.4, 696, 5.4, 730, 3.4, 736, 2.6, 780,
        0.9, 828,
      ],
      steel,
      0.2,
    ),
    [
      spread(-64, -12, 6)
        .map((x) => box(x, 0, 3, 620 - Math.abs(x) * 8.2))
        .join('') +
        spread(12, 60, 6)
          .map((x) => box(x, 0, 3, 640 - Math.abs(x) * 8.2))
          .join(''),
      steel.deep,
    ],
    [bands(0, 0, [44, 300, 30, 446, 17, 560, 13, 604], 6), steel.deep],
    ...body(0, 0, 150, 20, stucco, 0.3),
  ],
  before: [
    ...spread(-380, 860, 9).flatMap((x) => palm(x, 40, '#4E4A34', '#4A3428', -18)),
    [box(250, -70, 1400, 22), '#3F7A84'],
  ],
}

const rider = (x: number, coat: string): readonly PlatePart[] => people([x], coat, 1.3, 0.72)

/** An abra: an open wooden boat of the Creek, with a bench along the middle under an awning. */
const abra: Plate = {
  sight: 'united-arab-emirates/dubai#dubai-creek-by-abra',
  alt: 'An abra on Dubai Creek: a low wooden boat with a raised bow and a flat awning on posts, its passengers side by side on the bench in the middle.',
  palette: PALETTES.morning,
  across: 17,
  ground: 0.74,
  setting: { kind: 'water', ink: '#2F7480' },
  proportions: { height: 3.55, width: 11, counts: { post: 6 } },
  behind: [
    ...[-7, -4.4, -2, 2.6, 5, 7.4].flatMap((x, index): readonly PlatePart[] => [
      ...body(x, 0, 2.5, 2.2 + ((index * 7) % 5) * 0.3, sandstone, 0.3),
      [box(x - 0.5, 1, 0.3, 0.7) + box(x + 0.2, 1, 0.3, 0.7), sandstone.deep],
    ]),
    ...body(0.4, 0, 1.3, 4.8, sandstone, 0.36),
    [
      spread(0, 0.8, 3)
        .map((x) => box(x, 3.2, 0.12, 1.2))
        .join(''),
      sandstone.deep,
    ],
    [
      spread(-0.2, 1, 4)
        .map((x) => box(x, 4.8, 0.12, 0.4))
        .join(''),
      sandstone.lit,
    ],
  ],
  object: [
    [
      'M-5.5 -1.5L-5.1 -1.55Q-4 -0.9 -2 -0.85H3.4Q4.6 -0.95 5.3 -1.35L5.5 -1.3L4.7 0.2H-4.2Q-5 -0.4 -5.5 -1.5z',
      wood.lit,
    ],
    ['M-4.9 -0.6Q-2 -0.1 4.9 -0.4L4.7 0.2H-4.2Q-4.6 0 -4.9 -0.6z', wood.deep],
    [
      'M-5.3 -1.2Q-3.6 -0.6 -2 -0.6H3.4Q4.6 -0.7 5.4 -1.1L5.4 -0.96Q4.6 -0.5 3.4 -0.42H-2Q-3.6 -0.42 -5.2 -1z',
      '#D9A441',
    ],
    [box(0, 0.8, 6.6, 0.5), wood.shade],
    ...spread(-2.7, 2.7, 7).flatMap((x, index) =>
      rider(x, ['#B4382B', '#F1E3C4', '#2C4A66', '#E6B45A'][index % 4] ?? '#B4382B'),
    ),
    [
      spread(-3.4, 3.4, 6)
        .map((x) => box(x, 0.8, 0.12, 2.4))
        .join(''),
      wood.deep,
      'post',
    ],
    ['M-3.9 -3.1Q0 -3.56 3.9 -3.1L3.9 -2.86H-3.9z', '#E9DBBE'],
    [sag([-3.9, 2.9], [3.9, 2.9], 2.9, 0.14), '#A8442C'],
    ...people([4.2], '#3F5F86', 1.1, 0.9),
    [bar([4.6, 1.2], [5, 2.1], 0.1), wood.deep],
  ],
  before: [['M-4.6 0.06Q-6.4 -0.1 -7.6 0.3Q-5 0.5 -3 0.24z', '#CFE2DC']],
}

export const DUBAI_PLATES = { burjKhalifa, abra } as const
