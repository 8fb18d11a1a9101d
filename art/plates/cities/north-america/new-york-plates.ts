import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, sag } from '#art/plates/kit/outlines.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone } = MATERIALS

const bridgeTower = (x: number): readonly PlatePart[] => [
  ...body(x, 0, 44, 12, sandstone, 0.3),
  ...body(x, 12, 41, 69, sandstone, 0.26),
  [lancets({ from: x - 9.4, to: x + 9.4, count: 2, up: 36, width: 10.3, height: 35 }), '#8FC6D2', 'arch'],
  [box(x - 19, 12, 3.4, 66) + box(x, 12, 4, 66) + box(x + 19, 12, 3.4, 66), sandstone.shade],
  [box(x, 77, 43.4, 4) + box(x, 81, 41, 3), sandstone.lit],
]

/** Each tower 84 m high with two pointed arches; four cables. Seen along the walk, from the front. */
const brooklynBridge: Plate = {
  sight: 'united-states/new-york#brooklyn-bridge',
  alt: 'A tower of the Brooklyn Bridge: brown stone with two tall pointed arches, and cables and stays that fan out on both sides.',
  palette: PALETTES.noon,
  across: 210,
  ground: 0.86,
  setting: { kind: 'water', ink: '#3E6F86' },
  proportions: { height: 84, counts: { arch: 2 } },
  behind: [
    [
      [
        [-96, 22, 30],
        [-78, 12, 44],
        [-64, 14, 26],
        [66, 12, 38],
        [82, 16, 28],
        [98, 14, 50],
      ]
        .map(([x = 0, w = 0, h = 0]) => box(x, 0, w, h))
        .join(''),
      '#A9C6CC',
    ],
  ],
  object: [
    [
      spread(0.12, 1, 12)
        .map((share) => bar([-18, 80], [-110 * share, 38], 0.45) + bar([18, 80], [110 * share, 38], 0.45))
        .join(''),
      '#5A5A62',
    ],
    [
      spread(26, 106, 17)
        .map((x) => [x, -x].map((at) => box(at, 38, 0.35, Math.max(1, 42 - (42 * x) / 126))).join(''))
        .join(''),
      '#5A5A62',
    ],
    [sag([-120, 40], [-16, 81], 52, 1.7) + sag([16, 81], [120, 40], 52, 1.7), '#3C3A40'],
    ...bridgeTower(0),
    [box(0, 34, 230, 3), '#5B4434'],
    [box(0, 37, 230, 0.8), sandstone.lit],
  ],
}

export const NEW_YORK_PLATES = { brooklynBridge } as const
