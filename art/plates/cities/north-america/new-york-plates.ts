import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, polygon, sag, trapezium } from '#art/plates/kit/outlines.ts'
import { lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { body, pyramid, shaft } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, sandstone, copper, gold } = MATERIALS

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

/** 46 m from heel to torch on a pedestal of 47 m: 93 m above the ground. */
const statueOfLiberty: Plate = {
  sight: 'united-states/new-york#statue-of-liberty',
  alt: 'The Statue of Liberty on her granite pedestal: a robed figure with a crown of seven rays, a raised torch and a tablet.',
  palette: PALETTES.autumn,
  across: 150,
  ground: 0.95,
  setting: { kind: 'grass', ink: '#77905E' },
  proportions: { height: 93, counts: { ray: 7 } },
  object: [
    [
      polygon([
        [-34, 0],
        [-30, 12],
        [30, 12],
        [34, 0],
      ]),
      granite.shade,
    ],
    [
      polygon([
        [-34, 0],
        [-30, 12],
        [4, 12],
        [6, 0],
      ]),
      granite.lit,
    ],
    ...shaft(0, 12, 28, 21, 10, granite),
    ...shaft(0, 22, 19, 13.5, 20, granite),
    [windows({ from: -4, to: 4, count: 3, up: 30, width: 1.6, height: 7 }), granite.deep],
    ...body(0, 42, 15.6, 5, granite, 0.3),
    [
      polygon([
        [-6.6, 47],
        [-5.4, 60],
        [-4.4, 70],
        [-3.6, 74],
        [3.4, 74],
        [5.4, 70],
        [5.6, 58],
        [6.8, 47],
      ]),
      copper.lit,
    ],
    [
      polygon([
        [1.5, 47],
        [1.2, 62],
        [2.6, 74],
        [3.4, 74],
        [5.4, 70],
        [5.6, 58],
        [6.8, 47],
      ]),
      copper.shade,
    ],
    [
      bar([-4.6, 48], [1, 68], 0.5) + bar([-2, 48], [2, 62], 0.5) + bar([3, 48], [-3.4, 72], 0.5),
      copper.deep,
    ],
    [
      polygon([
        [3.6, 66],
        [7.6, 67.4],
        [8.4, 73.6],
        [4.8, 72.6],
      ]),
      copper.shade,
    ],
    [
      polygon([
        [-4.6, 70.4],
        [-3.2, 74.4],
        [-5, 84],
        [-5.4, 89.4],
        [-7.1, 89.4],
        [-6.8, 82],
      ]),
      copper.lit,
    ],
    [box(0, 73.6, 2.2, 2), copper.shade],
    [circle(0, 77, 2.5), copper.lit],
    ['M0.4 -79.5A2.5 2.5 0 0 1 0.4 -74.5Q2 -77 0.4 -79.5z', copper.shade],
    [
      spread(-78, 78, 7)
        .map((turn) => {
          const angle = (turn * Math.PI) / 180
          return bar(
            [2.4 * Math.sin(angle), 77.6 + 2.4 * Math.cos(angle)],
            [5 * Math.sin(angle), 77.6 + 5 * Math.cos(angle)],
            0.55,
          )
        })
        .join(''),
      copper.shade,
      'ray',
    ],
    [trapezium(-6.2, 89, 2.2, 3.2, 0.9), copper.shade],
    ...pyramid(-6.2, 89.8, 1.9, 3.2, gold),
  ],
}

export const NEW_YORK_PLATES = { brooklynBridge, statueOfLiberty } as const
