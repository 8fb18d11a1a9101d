import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, windows } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, brick, granite, white, lead, slate, gold } = MATERIALS

const GABLES = [
  [-58, 8.4, 15, '#8C4A3A', 'step'],
  [-49.6, 7.4, 16.4, '#5A4A44', 'neck'],
  [-41.4, 8.2, 14.6, '#A8604A', 'bell'],
  [-33.4, 6.8, 16, '#6E4438', 'neck'],
  [-25.4, 8.4, 17.4, '#7C5A4A', 'cornice'],
  [-16.6, 8.4, 16.8, '#93503E', 'bell'],
] as const

const TOPS = {
  step: [0.5, 0, 0.5, 0.8, 0.38, 0.8, 0.38, 2, 0.26, 2, 0.26, 3.2, 0.14, 3.2, 0.14, 4.4],
  neck: [0.5, 0, 0.48, 0.6, 0.24, 1.4, 0.22, 4, 0.24, 4, 0, 5],
  bell: [0.5, 0, 0.46, 1, 0.32, 1.8, 0.24, 3.4, 0.22, 4, 0.08, 4.8],
  cornice: [0.54, 0, 0.54, 0.9, 0.5, 0.9, 0.48, 1.4],
} as const

const house = (
  x: number,
  width: number,
  height: number,
  wall: string,
  top: keyof typeof TOPS,
): readonly PlatePart[] => [
  [
    box(x, 0, width, height) +
      symmetric(
        x,
        height,
        TOPS[top].map((value, index) => (index % 2 === 0 ? value * width : value)),
      ),
    wall,
  ],
  [
    [2.6, 6.6, 10.4]
      .map((up) =>
        windows({ from: x - width * 0.3, to: x + width * 0.3, count: 3, up, width: 1.35, height: 2.7 }),
      )
      .join('') +
      box(x, height + 0.6, 1.2, 1.7) +
      box(x, 0, 1.3, 2.2),
    '#FFFAEE',
  ],
  [
    [2.8, 6.8, 10.6]
      .map((up) =>
        windows({ from: x - width * 0.3, to: x + width * 0.3, count: 3, up, width: 0.95, height: 2.3 }),
      )
      .join('') + box(x, 0, 0.9, 2),
    '#34424E',
  ],
  [box(x, height, width * 0.98, 0.3), '#FFFAEE'],
]

/** The tower is 87 m high. */
export const westertoren: Plate = {
  sight: 'netherlands/amsterdam#anne-frank-house',
  alt: 'Canal houses on the Prinsengracht in Amsterdam with step, neck and bell gables, and the Westertoren beside them, a brick tower with white tiers and a blue imperial crown.',
  palette: PALETTES.monsoon,
  across: 154,
  ground: 0.89,
  setting: { kind: 'water', ink: '#5C7A70' },
  shift: 12,
  proportions: { height: 87 },
  object: [
    ...body(30, 0, 36, 22, brick, 0.1),
    [contour([-19, 22, -15, 33, 15, 33, 19, 22], 30), slate.lit],
    [arcade({ from: 20, to: 42, count: 3, up: 5, width: 4, height: 13 }), brick.deep],
    ...GABLES.flatMap(([x, width, height, wall, top]) => house(x, width, height, wall, top)),
    ...tiers(4, 0, [11.4, 24, 10.6, 18], brick, 0.34),
    [
      [-5.2, 5.2].map((x) => box(4 + x, 24, 1, 18)).join('') +
        box(4, 23.4, 12.4, 1.2) +
        box(4, 41.4, 12.4, 1.4),
      limestone.lit,
    ],
    [roundOpening(3, 4, 3, 8) + roundOpening(3, 27, 4, 11), brick.deep],
    ...tiers(4, 42.6, [9.4, 13], limestone, 0.34),
    [roundOpening(3.2, 44.4, 3.4, 9), limestone.deep],
    [[-3.9, 2.4].map((x) => box(4 + x, 43, 0.8, 12)).join(''), white.lit],
    [box(4, 55.4, 10.6, 1), lead.lit],
    ...clockFace(3.4, 59.6, 2.3, '#2E4A7A', gold.lit),
    ...tiers(4, 56.2, [7, 8.4], lead, 0.34).slice(0, 2),
    ...clockFace(3.4, 60.4, 2.4, '#2E4A7A', gold.lit),
    [box(4, 64.4, 8, 0.9), limestone.lit],
    ...tiers(4, 65.2, [5.2, 8], lead, 0.34),
    [roundOpening(3.6, 66.2, 2, 5.6), lead.deep],
    [box(4, 73, 6, 0.7), limestone.lit],
    ...turned(4, 73.6, [1.9, 0, 2.7, 1.6, 2.8, 3.4, 1.9, 5.4, 0.7, 6.4], {
      lit: '#3F66A8',
      shade: '#28457A',
      deep: '#1B2F54',
    }),
    [
      [1.6, 3, 5, 6.4].map((x) => circle(x, 75.4, 0.36)).join('') +
        box(4, 73.6, 4.6, 0.6) +
        circle(4, 80.6, 0.9) +
        box(4, 80.6, 0.4, 6.4) +
        box(4, 83.4, 2.4, 0.4),
      gold.lit,
    ],
    [box(-10, 0, 130, 0.1), limestone.shade],
  ],
  before: [
    [box(0, -2.4, 190, 2.4), granite.shade],
    ...[-46, -30, -12, 16, 34].flatMap((x, index) => tree(x, 8 + (index % 2) * 1.6, '#6C8C5C', '#4F6C4A')),
    ['M-44 6Q-30 7.4 -12 5.6L-14 9.6H-41z', MATERIALS.wood.deep],
    [box(-28, -5.6, 20, 2.4), '#E9DCC0'],
    ...people([-22, 20, 26, 44], '#B4382B'),
  ],
}
