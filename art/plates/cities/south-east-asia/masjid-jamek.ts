import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { battlements, lancets, spread, stair, windows } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body, onionSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { brick } = MATERIALS
const CREAM: Material = { lit: '#FBF0DA', shade: '#D9C6A6', deep: '#6A5448' }
const RED: Material = { lit: '#C9694A', shade: '#96432F', deep: '#48211B' }

const minaret = (x: number): readonly PlatePart[] => [
  ...counted(body(x, 0, 3, 20, CREAM, 0.34), 'minaret'),
  [
    spread(0.6, 18.6, 13)
      .map((up) => box(x, up, 3, 0.7))
      .join(''),
    RED.lit,
  ],
  [box(x, 19.6, 4.2, 0.7), CREAM.lit],
  ...body(x, 20.3, 2.6, 2.8, CREAM, 0.34),
  [pointedOpening(x, 20.4, 1.2, 2.3), CREAM.deep],
  ...onionSolid(x, 23.1, 1.8, 3.2, CREAM),
  [box(x, 26, 0.14, 1), '#D0923A'],
]

/** By the proportions of its front to the rivers. */
export const masjidJamek: Plate = {
  sight: 'malaysia/kuala-lumpur#masjid-jamek-and-merdeka-square',
  alt: 'Masjid Jamek in Kuala Lumpur: a low mosque striped in red brick and cream plaster, with pointed arcades, three pale onion domes and two banded minarets among palms where two rivers meet.',
  palette: PALETTES.monsoon,
  across: 62,
  ground: 0.8,
  setting: { kind: 'water', ink: '#8E7E5E' },
  proportions: { height: 27, width: 42, counts: { minaret: 2, 'great dome': 3 } },
  behind: [
    [
      spread(-29, 29, 11)
        .map((x, index) => box(x, 0, 4.6, 13 + ((index * 37) % 5) * 4))
        .join(''),
      '#B9CDBE',
    ],
    ...palm(-25, 15, '#5E8A56', '#7A6248'),
    ...palm(25, 17, '#5E8A56', '#7A6248'),
    ...palm(-11, 19, '#6A9460', '#7A6248'),
    ...palm(10, 18, '#6A9460', '#7A6248'),
  ],
  object: [
    ...body(0, 0, 42, 1.4, CREAM, 0.2),
    ...body(0, 1.4, 34, 8, CREAM, 0.16),
    [
      spread(2, 8.6, 6)
        .map((up) => box(0, up, 34, 0.5))
        .join(''),
      RED.lit,
    ],
    [lancets({ from: -14, to: 14, count: 8, up: 1.4, width: 3, height: 6.2 }), CREAM.lit],
    [lancets({ from: -14, to: 14, count: 8, up: 1.4, width: 2.2, height: 5.4 }), brick.deep],
    [box(0, 9.2, 35, 0.6) + battlements(-17, 17, 21, 9.8, 0.7), CREAM.lit],
    ...(
      [
        [-9.6, 3.4, 5.4],
        [9.6, 3.4, 5.4],
        [0, 4.8, 7.8],
      ] as const
    ).flatMap(([x, radius, height]): readonly PlatePart[] => [
      ...body(x, 9.8, radius * 1.7, 2.4, CREAM, 0.3),
      [
        windows({
          from: x - radius * 0.5,
          to: x + radius * 0.5,
          count: 3,
          up: 10.3,
          width: 0.7,
          height: 1.4,
        }),
        RED.lit,
      ],
      ...counted(onionSolid(x, 12.2, radius, height, CREAM), 'great dome'),
      [box(x, 12.2 + height - 0.3, 0.16, 1.6), '#D0923A'],
    ]),
    ...[-5, 5].flatMap((x): readonly PlatePart[] => [
      ...body(x, 9.8, 1.2, 3.4, CREAM, 0.34),
      ...onionSolid(x, 13.2, 0.8, 1.5, CREAM),
    ]),
    ...minaret(-18.6),
    ...minaret(18.6),
    [stair(0, 0, 14, 4, 0.36, 0.6), CREAM.shade],
  ],
  before: [
    [contour([-31, -1.6, -31, 0, -16, 0, 0, -1.2, 16, 0, 31, 0, 31, -1.6, 4, -3.4, -4, -3.4]), '#A89C88'],
    ...palm(-23, 10, '#3F6A46', '#5E4A3A', -0.4),
    ...palm(22.6, 9, '#3F6A46', '#5E4A3A', -0.4),
    ...people([-9, 7.6, 12], '#2F6E8A', 0),
  ],
}
