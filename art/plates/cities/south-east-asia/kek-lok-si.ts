import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { bands, contour, tiledRoof, turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, lancets } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { gold } = MATERIALS
const CREAM: Material = { lit: '#FBF0D2', shade: '#DCC69A', deep: '#6E5A48' }
const TILE: Material = { lit: '#D88A4A', shade: '#A8602F', deep: '#5E331F' }

/** Half width, height of the foot and of the wall of the seven floors. */
const FLOORS = [
  [6.4, 1.4, 3.4],
  [5.8, 5.4, 3],
  [5.2, 9, 2.8],
  [4.6, 12.4, 2.6],
  [4, 15.6, 2.4],
  [3.2, 18.6, 2.2],
  [2.5, 21.4, 2],
] as const

/** 30 m high: the first floors Chinese, the middle ones Thai, the crown Burmese. */
export const kekLokSi: Plate = {
  sight: 'malaysia/george-town#kek-lok-si',
  alt: 'The pagoda of Kek Lok Si in Penang: seven cream floors that grow narrower, with upturned Chinese eaves below, arches and pointed Thai gables in the middle and a gilded Burmese crown on top.',
  palette: PALETTES.monsoon,
  across: 60,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#6F9460' },
  proportions: { height: 30, counts: { floor: 7 } },
  behind: [
    ['M-30 0V-16Q-20 -24 -8 -20Q6 -28 18 -20Q26 -18 30 -12V0z', '#8FB69A'],
    ['M-30 0V-8Q-14 -14 0 -10Q16 -15 30 -7V0z', '#76A084'],
    ...[-19, 18].flatMap((x): readonly PlatePart[] => [
      [box(x, 0, 11, 4), '#D8634A'],
      ...tiledRoof(x, 3.8, 15, 3, { lit: '#5E9A78', shade: '#417A5E', deep: '#234A3E' }, 0.6),
    ]),
  ],
  object: [
    ...body(0, 0, 15.4, 1.4, CREAM, 0.26),
    [balustrade(-7.7, 7.7, 0.4, 1.1), CREAM.shade],
    ...FLOORS.flatMap(([half, up, wall], index): readonly PlatePart[] => [
      ...counted(body(0, up, half * 2, wall, CREAM, 0.3), 'floor'),
      [
        index < 2
          ? arcade({
              from: -half + 1.6,
              to: half - 1.6,
              count: 4,
              up: up + 0.3,
              width: 1.4,
              height: wall - 0.9,
            })
          : lancets({
              from: -half + 1.2,
              to: half - 1.2,
              count: index < 5 ? 3 : 2,
              up: up + 0.3,
              width: 1.1,
              height: wall - 0.7,
            }),
        CREAM.deep,
      ],
      ...(index < 2
        ? tiledRoof(0, up + wall, half * 2 + 3, 1, TILE, 0.78)
        : index < 5
          ? ([
              [box(0, up + wall, half * 2 + 1, 0.36), TILE.lit],
              [balustrade(-half - 0.3, half + 0.3, up + wall + 0.3, 0.5), CREAM.lit],
              [
                [-half * 0.55, 0, half * 0.55]
                  .map((x) => contour([-0.9, 0, 0, 1.5, 0.9, 0], x, up + wall - 0.3))
                  .join(''),
                TILE.shade,
              ],
              [
                [-1, 1]
                  .map((side) =>
                    contour([0, 0, side * 0.7, 1, side * 0.1, 0.7], side * half, up + wall + 0.2),
                  )
                  .join(''),
                gold.lit,
              ],
            ] as const)
          : ([[box(0, up + wall, half * 2 + 0.8, 0.5), gold.shade]] as const)),
    ]),
    ...turned(
      0,
      23.8,
      [2.5, 0, 2.6, 0.4, 1.9, 1.2, 1.5, 2.4, 1, 3.2, 0.9, 3.6, 0.5, 4.4, 0.16, 5.2, 0.06, 6.2],
      gold,
    ),
    [bands(0, 23.8, [2.5, 0.3, 1.9, 1.1, 1.3, 2.6, 0.9, 3.5], 0.16), gold.deep],
    [roundOpening(0, 0, 2, 1.3), CREAM.deep],
  ],
  before: [
    ...people([-10.4, -9, 9.6], '#B4382B', -1),
    ...[-13, -11.4, 11.6, 13.4].flatMap((x): readonly PlatePart[] => [
      [box(x, 1.6, 0.1, 1.6), '#6E4A30'],
      [circle(x, 1.4, 0.6), '#D8412F'],
    ]),
    [
      chain(
        [
          [-15, 3.4],
          [-7.8, 3.2],
        ],
        0.1,
      ) +
        chain(
          [
            [7.8, 3.2],
            [15, 3.4],
          ],
          0.1,
        ),
      '#6E4A30',
    ],
    ...grove(-30, -19, 3, '#4F7A52', -3),
    ...grove(19, 30, 3, '#4F7A52', -3),
  ],
}
