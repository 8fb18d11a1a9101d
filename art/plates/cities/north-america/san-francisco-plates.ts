import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { bothSides, contour, symmetric } from '#art/plates/kit/profiles.ts'
import { arcade, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, wood, gold } = MATERIALS
/** The paint of the bridge. */
const orange: Material = { lit: '#E0603A', shade: '#AE4128', deep: '#6A241A' }

/** Width of a leg at each height: it narrows in four steps. */
const LEG = [
  [0, 67, 10.4],
  [67, 52, 9.6],
  [119, 33, 8.8],
  [152, 32, 8],
  [184, 43, 7.2],
] as const

const leg = (x: number): readonly PlatePart[] =>
  LEG.flatMap(([up, height, width]): readonly PlatePart[] => [
    [box(x, up, width, height), orange.lit],
    [box(x + width * 0.3, up, width * 0.4, height), orange.shade],
    [box(x - width * 0.22, up, 1, height), orange.shade],
  ])

/** A portal strut with its fluted front. */
const strut = (up: number, height: number): readonly PlatePart[] => [
  [box(0, up, 22, height), orange.lit],
  [
    spread(-8.4, 8.4, 7)
      .map((x) => box(x, up + 1.4, 1, height - 2.8))
      .join(''),
    orange.shade,
  ],
  [box(0, up, 22, 1.2), orange.deep],
]

const braces = (from: number, to: number): string => bar([-9, from], [9, to], 2) + bar([9, from], [-9, to], 2)

/** The south tower: 227 m above the water, with the roadway 67 m up; the cables are 27.4 m apart. */
const goldenGate: Plate = {
  sight: 'united-states/san-francisco#golden-gate-bridge',
  alt: 'A tower of the Golden Gate Bridge seen along the roadway: two stepped orange legs joined by four struts, with the main cables falling to both sides, above fog.',
  palette: PALETTES.morning,
  across: 384,
  ground: 0.93,
  setting: { kind: 'water', ink: '#3C7A86' },
  proportions: { height: 227, counts: { strut: 4 } },
  behind: [
    ['M-200 0V-70Q-150 -110 -100 -84Q-40 -60 20 -92Q90 -128 140 -96Q180 -80 200 -88V0z', '#8FAE9C'],
    ['M-200 0V-36Q-140 -66 -70 -44Q0 -30 70 -52Q150 -72 200 -44V0z', '#6E9488'],
  ],
  object: [
    [
      spread(0.14, 0.94, 11)
        .map((share) => {
          const [x, top] = [17 + 175 * share, 224 - 200 * share + 42 * share * share]
          return (
            box(x, 74 - 66 * share, 0.9, top - 74 + 66 * share) +
            box(-x, 74 - 66 * share, 0.9, top - 74 + 66 * share)
          )
        })
        .join(''),
      orange.shade,
    ],
    [
      'M-13.7 -227Q-70 -150 -196 -64L-196 -58Q-70 -143 -13.7 -219zM13.7 -227Q70 -150 196 -64L196 -58Q70 -143 13.7 -219z',
      orange.shade,
    ],
    [braces(10, 36) + braces(36, 62), orange.shade],
    [box(0, 34, 22, 4) + box(0, 8, 22, 4), orange.shade],
    ...leg(-13.7),
    ...leg(13.7),
    ...[
      [112, 12],
      [146, 11],
      [179, 10],
      [214, 13],
    ].flatMap(([up = 0, height = 0]) =>
      strut(up, height).map(
        ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'strut'] : [path, ink]),
      ),
    ),
    [box(0, 62, 40, 7), orange.deep],
    [symmetric(0, 0, [24, 0, 22, 9]), granite.lit],
    [box(13, 0, 18, 9), granite.shade],
  ],
  before: [
    [contour([-281, -32, -12, 69, 12, 69, 281, -32]), '#6E665E'],
    [bothSides([281, -32, 281, -22, 12, 74, 12, 69]), orange.lit],
    [
      [0.2, 0.45, 0.7]
        .map((share) =>
          contour([
            -1.5 * (1 - share) - 0.6,
            69 * share,
            -0.8 * (1 - share) - 0.4,
            69 * share + 9,
            0.8 * (1 - share) + 0.4,
            69 * share + 9,
            1.5 * (1 - share) + 0.6,
            69 * share,
          ]),
        )
        .join(''),
      gold.lit,
    ],
    [
      'M-200 10Q-160 -16 -120 -6Q-90 -20 -60 -8Q-40 -2 -30 20V40H-200zM200 10Q170 -20 130 -8Q100 -22 66 -8Q44 -2 34 20V40H200z',
      '#E6EADF',
    ],
  ],
}

const MAROON: Material = { lit: '#9A3A30', shade: '#702A26', deep: '#3A1716' }
const CREAM = '#F3E6C8'

/** A Powell Street car: 8.4 m long and 3.2 m high, open in front and closed behind. */
const cableCar: Plate = {
  sight: 'united-states/san-francisco#cable-car-museum',
  alt: 'A Powell Street cable car from the side: the open part with its outward bench and poles in front, the closed part with windows behind, under one long roof.',
  palette: PALETTES.autumn,
  across: 13,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#8C8580' },
  proportions: { height: 3.2, width: 8.4, counts: { window: 5, wheel: 4 } },
  behind: [
    ...spread(-5.4, 5.4, 5).flatMap((x, index): readonly PlatePart[] => {
      const height = 5 + ((index * 7) % 4) * 0.4
      const ink = ['#C9B48E', '#A9B8B0', '#D9B49A', '#B8AFC0', '#CFC3A0'][index] ?? '#C9B48E'
      return [
        [box(x, 0, 2.62, height) + box(x, height, 2.8, 0.22), ink],
        [
          contour([
            x - 1,
            0,
            x - 1,
            height - 0.6,
            x - 0.6,
            height - 0.4,
            x + 0.2,
            height - 0.4,
            x + 0.6,
            height - 0.6,
            x + 0.6,
            0,
          ]),
          '#DCCFB2',
        ],
        [
          windows({ from: x - 0.7, to: x + 0.3, count: 2, up: height - 1.9, width: 0.5, height: 1 }),
          '#7E7A78',
        ],
      ]
    }),
  ],
  object: [
    [[-2.6, -1.7, 1.7, 2.6].map((x) => circle(x, 0.3, 0.3)).join(''), MAROON.deep, 'wheel'],
    [box(-2.15, 0.28, 1.5, 0.3) + box(2.15, 0.28, 1.5, 0.3), '#3F3A3A'],
    [box(0, 0.5, 8.4, 0.22), wood.deep],
    [contour([-4.1, 0.72, -4.1, 1.3, -3.3, 1.3, -3.3, 0.72]), MAROON.lit],
    [box(-1.9, 0.72, 3, 0.34), MAROON.shade],
    [box(-1.9, 1.02, 3, 0.14), wood.lit],
    [box(-1.9, 1.16, 2.9, 0.42), wood.shade],
    [box(2.05, 0.72, 3.8, 1), MAROON.lit],
    [box(2.05, 0.72, 3.8, 0.24), '#2F5F6A'],
    [box(2.05, 1.22, 3.4, 0.3), CREAM],
    [box(2.05, 1.72, 3.8, 0.9), MAROON.shade],
    [arcade({ from: 0.55, to: 3.55, count: 5, up: 1.76, width: 0.58, height: 0.8 }), '#BFDCDC', 'window'],
    [box(4.05, 0.5, 0.3, 0.9) + box(4.05, 2.3, 0.3, 0.3), MAROON.shade],
    [
      spread(-3.7, -0.1, 5)
        .map((x) => box(x, 0.72, 0.07, 1.9))
        .join(''),
      gold.shade,
    ],
    [contour([-4.2, 2.56, -4.05, 2.76, 4.05, 2.76, 4.2, 2.56]), CREAM],
    [symmetric(0, 2.76, [3.9, 0, 3.7, 0.16, 2.7, 0.2, 2.6, 0.44, 0, 0.44]), MAROON.lit],
    [windows({ from: -2.3, to: 2.3, count: 9, up: 2.94, width: 0.34, height: 0.14 }), CREAM],
    [box(-2, 2.42, 2.6, 0.16), CREAM],
    [circle(-4.05, 1.7, 0.13), gold.lit],
  ],
  before: [
    ...people([-3.2, -2.3], '#2C4A66', 0.72, 0.94),
    ...people([-1.2], '#E6B45A', 0.72, 0.94),
    [box(0, -0.22, 14, 0.06) + box(0, -0.62, 14, 0.06) + box(0, -0.44, 14, 0.05), '#5E5856'],
    ...people([5.4], '#B4382B', -0.2),
  ],
}

export const SAN_FRANCISCO_PLATES = { goldenGate, cableCar } as const
