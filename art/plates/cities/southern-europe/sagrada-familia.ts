import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, polygon, roundOpening } from '#art/plates/kit/outlines.ts'
import { bands, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, sandstone, white, gold } = MATERIALS

/** Half widths of a tower of the Sagrada Família by its height: a long parabola. */
const paraboloid = (half: number, height: number): readonly number[] =>
  spread(0, 1, 9).flatMap((share) => [half * (1 - share ** 2.3) + 0.4, height * share])

/** Slits of a bell tower in rows, narrower towards the top. */
const slits = (x: number, half: number, from: number, to: number): string =>
  spread(from, to, 7)
    .map((up) => {
      const near = half * (1 - ((up + 12) / (to + 34)) ** 2.3)
      return box(x - near * 0.42, up, near * 0.3, 5) + box(x + near * 0.3, up, near * 0.3, 5)
    })
    .join('')

const bellTower = (x: number, height: number): readonly PlatePart[] => {
  const stone = height - 14
  return [
    ...counted(turned(x, 0, paraboloid(5.4, stone), sandstone), 'bell tower'),
    [slits(x, 5.4, 42, stone - 20), sandstone.deep],
    [symmetric(x, stone - 5, [0.9, 0, 1.7, 4, 0.7, 6, 0.7, 10]), sandstone.shade],
    [circle(x, height - 3.4, 2.2) + box(x, height - 6, 0.6, 6), gold.lit],
  ]
}

const centralTower = (x: number, half: number, height: number, stone: Material): readonly PlatePart[] => [
  ...turned(x, 0, paraboloid(half, height), stone, 0.2),
  [
    bands(x, 0, [half * 0.8, height * 0.46, half * 0.62, height * 0.62, half * 0.42, height * 0.77], 1.6),
    stone.shade,
  ],
  [
    spread(0.36, 0.72, 5)
      .map((share) => gable(x - half * 0.2, height * share, half * 0.26, 7))
      .join(''),
    stone.deep,
  ],
]

/** The tower of Jesus is 172.5 m high, that of Mary 138 m and those of the Evangelists 135 m. */
export const sagradaFamilia: Plate = {
  sight: 'spain/barcelona#sagrada-familia',
  alt: 'The Nativity front of the Sagrada Família: four tapering bell towers over three steep portals, and behind them the higher towers of the Evangelists, of Mary with a star, and of Jesus with a cross.',
  palette: PALETTES.morning,
  across: 276,
  ground: 0.96,
  setting: { kind: 'grass', ink: '#7E8F62' },
  proportions: { height: 172.5, counts: { 'bell tower': 4 } },
  object: [
    ...centralTower(0, 11.5, 158, limestone),
    [box(0, 156, 2.4, 16.5) + box(0, 163.4, 12, 2.6), white.lit],
    [box(4, 163.4, 4, 2.6), white.shade],
    ...centralTower(-15.4, 7.4, 132, limestone),
    ...centralTower(15.4, 7.4, 132, limestone),
    [[-15.4, 15.4].map((x) => symmetric(x, 129, [0.8, 0, 2, 3, 0.3, 6])).join(''), white.lit],
    ...centralTower(34, 8.4, 131, limestone),
    [
      spread(0, 144, 5)
        .map((turn) =>
          polygon(
            [0, 180]
              .map((side) => ((turn + side) * Math.PI) / 180)
              .flatMap((angle) => [
                [34 + 4.2 * Math.cos(angle), 133.4 + 4.2 * Math.sin(angle)] as const,
                [34 + 0.8 * Math.cos(angle + 1.57), 133.4 + 0.8 * Math.sin(angle + 1.57)] as const,
              ]),
          ),
        )
        .join(''),
      gold.lit,
    ],
    [box(-40, 0, 44, 34) + gable(-40, 34, 46, 12), limestone.shade],
    [
      spread(-58, -24, 4)
        .map((x) => roundOpening(x, 8, 4.4, 20))
        .join(''),
      limestone.deep,
    ],
    [box(42, 0, 24, 42) + gable(42, 42, 26, 10), limestone.shade],
    [[36, 43, 50].map((x) => roundOpening(x, 10, 3.6, 22)).join(''), limestone.deep],
    ...bellTower(-20, 99),
    ...bellTower(20, 99),
    ...bellTower(-7.4, 110),
    ...bellTower(7.4, 110),
    [
      symmetric(-17.4, 0, [7.6, 0, 7.2, 12, 3, 27, 0.3, 37]) +
        symmetric(17.4, 0, [7.6, 0, 7.2, 12, 3, 27, 0.3, 37]),
      sandstone.lit,
    ],
    [symmetric(0, 0, [10.4, 0, 10, 16, 5.4, 38, 1.4, 54, 0.4, 58]), sandstone.lit],
    [symmetric(0, 60, [1, 0, 3, 3.4, 0.3, 11]), '#5C8A5C'],
    [
      symmetric(-17.4, 0, [4.2, 0, 4, 9, 1.6, 18, 0.3, 22]) +
        symmetric(17.4, 0, [4.2, 0, 4, 9, 1.6, 18, 0.3, 22]) +
        symmetric(0, 0, [6.6, 0, 6.2, 12, 3, 26, 0.4, 34]),
      sandstone.shade,
    ],
    [
      [-17.4, 17.4].map((x) => roundOpening(x, 0, 5, 8)).join('') +
        roundOpening(-2.6, 0, 4.4, 11) +
        roundOpening(2.6, 0, 4.4, 11),
      sandstone.deep,
    ],
    [circle(0, 40, 2.2) + circle(-17.4, 25, 1.4) + circle(17.4, 25, 1.4), sandstone.deep],
  ],
  before: [
    ...[-100, -84, -66, 68, 86, 106].flatMap((x, index) =>
      tree(x, 15 + (index % 3) * 4, '#6B8A5A', '#4C6B4A'),
    ),
    ...people([-40, -37, 34, 44, 47], '#B4382B', -1, 1.2),
  ],
}
