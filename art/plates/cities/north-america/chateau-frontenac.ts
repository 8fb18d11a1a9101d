import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, copper, limestone } = MATERIALS

/** Windows in rows over a wing. */
const panes = (from: number, to: number, count: number, floors: readonly number[]): string =>
  floors.map((up) => windows({ from, to, count, up, width: 1.3, height: 2.4 })).join('')

const wing = (x: number, width: number, wall: number, roof: number, count: number): readonly PlatePart[] => [
  ...body(x, 0, width, wall, brick, 0.2),
  [
    panes(x - width / 2 + 2.6, x + width / 2 - 2.6, count, spread(2, wall - 5, Math.round(wall / 5.4))),
    '#F6E3BC',
  ],
  [box(x, wall - 1, width + 0.6, 1) + box(x, 0, width, 1.4), limestone.lit],
  [
    contour(
      [
        -width / 2,
        wall,
        -width / 2 + roof * 0.3,
        wall + roof,
        width / 2 - roof * 0.3,
        wall + roof,
        width / 2,
        wall,
      ],
      x,
    ),
    copper.lit,
  ],
  [
    contour(
      [width * 0.24, wall, width * 0.2, wall + roof, width / 2 - roof * 0.3, wall + roof, width / 2, wall],
      x,
    ),
    copper.shade,
  ],
  [
    spread(x - width / 2 + 4, x + width / 2 - 4, Math.max(2, count - 2))
      .map((at) => gable(at, wall, 2.6, 4.6))
      .join(''),
    brick.lit,
  ],
  [
    spread(x - width / 2 + 4, x + width / 2 - 4, Math.max(2, count - 2))
      .map((at) => box(at, wall + 0.4, 1, 1.8))
      .join(''),
    '#F6E3BC',
  ],
]

const turret = (x: number, radius: number, wall: number, roof: number): readonly PlatePart[] => [
  ...turned(x, 0, [radius, 0, radius, wall], brick),
  [panes(x - radius * 0.4, x + radius * 0.3, 2, spread(4, wall - 4, Math.round(wall / 6))), '#F6E3BC'],
  [bands(x, wall - 1, [radius + 0.3, 0], 1), limestone.lit],
  ...counted(turned(x, wall, [radius + 0.5, 0, radius * 0.4, roof * 0.5, 0.14, roof], copper), 'cone'),
]

/** The tower of 1924 is 80 m high. */
export const chateauFrontenac: Plate = {
  sight: 'canada/quebec-city#terrasse-dufferin',
  alt: 'The Château Frontenac above the Terrasse Dufferin in Québec: brick wings with steep green copper roofs and round turrets, a tall square tower in the middle, and the boardwalk with its kiosk below.',
  palette: PALETTES.autumn,
  across: 156,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#A98A66' },
  proportions: { height: 80, width: 128, counts: { cone: 4 } },
  behind: [...grove(-78, -50, 14, '#C98A4E'), ...grove(52, 78, 12, '#B8743E')],
  object: [
    ...body(2, 0, 26, 52, brick, 0.34),
    [panes(-7.6, 11.6, 6, spread(20, 44, 6)), '#F6E3BC'],
    [box(2, 51, 27, 1.2) + box(2, 40, 26.4, 0.6), limestone.lit],
    [contour([-11, 52, -7.6, 74, 11.6, 74, 15, 52]), copper.lit],
    [contour([7, 52, 6, 74, 11.6, 74, 15, 52]), copper.shade],
    [[-6, 2, 10].map((x) => box(x, 52, 4, 5) + gable(x, 57, 5, 4)).join(''), brick.lit],
    [[-6, 2, 10].map((x) => box(x, 53, 1.4, 3.4)).join(''), '#F6E3BC'],
    ...[-10.6, 14.6].flatMap((x) => [
      ...turned(x, 40, [1.7, 0, 1.7, 15], brick),
      ...turned(x, 55, [2.2, 0, 0.8, 5, 0.1, 9], copper),
    ]),
    [box(2, 74, 17, 0.7) + box(2, 74.6, 0.4, 5.4), copper.deep],
    ['M2.2 -80q2.4 -0.6 5 0v3q-2.6 0.6 -5 0z', '#3F6AA0'],
    ...wing(-42, 40, 25, 13, 9),
    ...wing(44, 38, 27, 13, 8),
    ...turret(-61, 3.2, 25, 15),
    ...turret(61, 3.2, 27, 14),
    ...wing(2, 46, 33, 12, 11),
    ...turret(-22, 5, 38, 18),
    ...turret(26, 4.6, 36, 17),
    [box(-0.4, 0, 128.6, 1.6), limestone.shade],
  ],
  before: [
    [box(0, -2.4, 160, 0.6) + box(0, -0.6, 160, 0.5), '#3E6A58'],
    [
      spread(-76, 76, 52)
        .map((x) => box(x, -2.4, 0.4, 2))
        .join(''),
      '#3E6A58',
    ],
    [box(-50, -2, 7, 5), '#F3E6C8'],
    [
      contour([-55, 3, -50, 8.4, -45, 3]) +
        spread(-53, -47, 4)
          .map((x) => box(x, -2, 0.5, 5))
          .join(''),
      '#4F8F74',
    ],
    ...people([-36, -33.6, -12, 20, 34, 37, 58], '#B4382B', -4.6, 1.5),
  ],
}
