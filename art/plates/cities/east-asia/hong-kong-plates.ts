import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, sag } from '#art/plates/kit/outlines.ts'
import { bands, bothSides, contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { granite, white } = MATERIALS
const bronze: Material = { lit: '#8E8A6C', shade: '#625F50', deep: '#38382F' }
const green: Material = { lit: '#2F6B54', shade: '#1F4A3E', deep: '#122E28' }

const TOWERS = [
  -19, 3, 9, -15.6, 2.6, 13, -12.4, 3, 8, -8.6, 2.4, 15.6, -5, 3.4, 10, -0.6, 2.6, 13, 3.2, 3, 9, 7, 2.2, 17,
  10.4, 3.2, 11, 14.6, 2.6, 14, 18, 3, 9,
] as const

/** A ferry of the 1950s: 33.8 m long, the same at both ends. */
const starFerry: Plate = {
  sight: 'hong-kong#star-ferry',
  alt: 'A Star Ferry from the side: two decks, dark green below and white above, alike at both ends, with a wheelhouse at each end and the funnel in the middle.',
  palette: PALETTES.highland,
  across: 41,
  ground: 0.72,
  setting: { kind: 'water', ink: '#4C8076' },
  proportions: { height: 11.4, width: 33.8, counts: { wheelhouse: 2 } },
  behind: [
    ['M-21 -10Q-12 -14 -5 -12Q4 -17.4 11 -12Q17 -10 21 -12V0H-21z', '#A4B4A2'],
    [
      TOWERS.map((x, index) =>
        index % 3 === 0 ? box(x, 0, TOWERS[index + 1] ?? 0, TOWERS[index + 2] ?? 0) : '',
      ).join(''),
      '#8FA39C',
    ],
  ],
  object: [
    [contour([-16.9, 2.6, -15.4, 0, 15.4, 0, 16.9, 2.6]), green.shade],
    [contour([-16.9, 2.6, -16.1, 1.3, 16.1, 1.3, 16.9, 2.6, 15.4, 4, -15.4, 4]), green.lit],
    [box(0, 2.5, 33.4, 0.22), white.lit],
    [contour([-14.8, 4, -14.4, 6.4, 14.4, 6.4, 14.8, 4]), white.lit],
    [windows({ from: -13, to: 13, count: 18, up: 4.5, width: 1.05, height: 1.3 }), white.deep],
    [contour([-15.6, 6.3, -15.6, 6.7, 15.6, 6.7, 15.6, 6.3]), green.lit],
    [contour([-13.6, 6.7, -13.2, 8.7, 13.2, 8.7, 13.6, 6.7]), white.lit],
    [box(0, 6.7, 27, 0.7), green.lit],
    [windows({ from: -12, to: 12, count: 15, up: 7.4, width: 1.2, height: 1 }), white.deep],
    [windows({ from: -12, to: 12, count: 15, up: 7.4, width: 0.16, height: 1 }), white.lit],
    [symmetric(0, 8.7, [14.6, 0, 14.4, 0.3, 13.4, 0.55]), white.shade],
    [box(-9.6, 9.2, 2.4, 1.3) + box(9.6, 9.2, 2.4, 1.3), white.lit, 'wheelhouse'],
    [box(-9.6, 9.6, 2, 0.5) + box(9.6, 9.6, 2, 0.5), white.deep],
    [box(-9.6, 10.5, 2.9, 0.2) + box(9.6, 10.5, 2.9, 0.2), green.lit],
    [contour([-1.2, 9.2, -1, 11.4, 1, 11.4, 1.2, 9.2]), green.lit],
    [box(0.5, 9.2, 0.8, 2.2), green.shade],
    [box(0, 10.4, 2.1, 0.5), white.lit],
    [bar([-12.4, 9.2], [-12.4, 11.2], 0.14) + bar([12.4, 9.2], [12.4, 11.2], 0.14), green.deep],
    [[-14.4, 14.4].map((x) => box(x, 4, 0.3, 2.4) + box(x * 0.96, 6.7, 0.25, 2)).join(''), white.shade],
  ],
  before: [
    ...people([-11.4, -6, 2, 7, 11.2], '#B4382B', 6.9, 0.7),
    ['M-17 0.1Q-21 -0.4 -23 0.5Q-18 0.9 -14 0.4zM15.4 0.1Q19 -0.3 22 0.5Q17 0.9 12 0.4z', '#DCE8DC'],
  ],
}

const petal = (x: number, up: number, width: number, height: number): string =>
  `M${x - width / 2} ${-up}Q${x - width * 0.56} ${-up - height * 0.7} ${x} ${-up - height}Q${x + width * 0.56} ${-up - height * 0.7} ${x + width / 2} ${-up}z`

/** 34 m high with its base; the figure on the lotus is 26.4 m. */
const tianTanBuddha: Plate = {
  sight: 'hong-kong#tian-tan-buddha-lantau',
  alt: 'The Tian Tan Buddha: a seated bronze figure on a lotus, the right hand raised, the left open on the lap, above a round terrace in three tiers with a long stair.',
  palette: PALETTES.monsoon,
  across: 78,
  ground: 0.96,
  setting: { kind: 'grass', ink: '#5E8458' },
  proportions: { height: 46, counts: { tier: 3 } },
  behind: [['M-40 0V-8Q-28 -20 -16 -12Q0 -4 16 -11Q28 -19 40 -10V0z', '#7FA88A']],
  object: [
    [
      symmetric(0, 0, [26, 0, 26, 4]) + symmetric(0, 4, [21, 0, 21, 4]) + symmetric(0, 8, [16, 0, 16, 4]),
      granite.lit,
      'tier',
    ],
    [box(17, 0, 18, 4) + box(14, 4, 14, 4) + box(11, 8, 10, 4), granite.shade],
    [bands(0, 0, [26, 3.4, 21, 7.4, 16, 11.4], 0.7), granite.deep],
    [
      windows({ from: -24, to: 24, count: 25, up: 0.6, width: 0.5, height: 2.2 }) +
        windows({ from: -19, to: 19, count: 21, up: 4.6, width: 0.5, height: 2.2 }),
      granite.shade,
    ],
    [contour([-5, 0, -3.2, 12, 3.2, 12, 5, 0]), granite.lit],
    [
      spread(0.6, 11.4, 15)
        .map((up) => box(0, up, 8.6 - up * 0.24, 0.3))
        .join(''),
      granite.shade,
    ],
    [symmetric(0, 12, [12.4, 0, 13, 2.6, 12, 4.4]), bronze.deep],
    [
      spread(-9.3, 9.3, 7)
        .map((x) => petal(x, 12, 2.7, 4.4))
        .join(''),
      bronze.shade,
    ],
    [
      spread(-11, 11, 8)
        .map((x) => petal(x, 12, 2.6, 4))
        .join(''),
      bronze.lit,
    ],
    [
      'M-12.4 -16.4C-13 -19 -10.6 -21 -8 -20.8L-8.6 -23C-9.6 -27 -9.2 -31.4 -7 -33.2C-5 -34.6 -2.6 -34.8 -1.8 -36H1.8C2.6 -34.8 5 -34.6 7 -33.2C9.2 -31.4 9.6 -27 8.6 -23L8 -20.8C10.6 -21 13 -19 12.4 -16.4Q6 -15.2 0 -15.6Q-6 -15.2 -12.4 -16.4z',
      bronze.lit,
    ],
    [
      'M1.8 -36C2.6 -34.8 5 -34.6 7 -33.2C9.2 -31.4 9.6 -27 8.6 -23L8 -20.8C10.6 -21 13 -19 12.4 -16.4Q8 -15.6 4.4 -15.5C6 -22 4.4 -30 1.8 -36z',
      bronze.shade,
    ],
    ['M-12.4 -16.8C-4 -19.6 4 -19.6 12.4 -16.8Q6 -18 0 -18Q-6 -18 -12.4 -16.8z', bronze.deep],
    [
      sag([-2.6, 35], [6, 24], 27, 0.5) +
        sag([-1.2, 35.4], [6.4, 27], 29, 0.4) +
        sag([0.4, 35.4], [6.6, 30], 31, 0.4) +
        sag([-6, 23], [0.6, 20.6], 20.6, 0.45) +
        bar([6.2, 31.6], [6, 22.4], 0.4),
      bronze.deep,
    ],
    ['M1.6 -20.4Q5 -23 8 -21Q6.4 -19.6 2.4 -19.6z', bronze.lit],
    [
      contour([-9.1, 22.4, -8.9, 25, -7, 30, -7.6, 34.2, -4, 34.2, -3.9, 30, -4.8, 27, -5.6, 22.4]),
      bronze.deep,
    ],
    [contour([-8.7, 22, -8.6, 25, -6.6, 29.8, -5, 29.8, -5.3, 27, -6, 22]), bronze.lit],
    [symmetric(-5.8, 29.6, [1, 0, 1.5, 1.4, 1.4, 4.2]), bronze.lit],
    [[-6.3, -5.6, -4.9].map((x) => box(x, 32, 0.2, 1.8)).join(''), bronze.deep],
    [box(0, 35.4, 3, 1.8), bronze.shade],
    [
      'M-3.6 -40C-3.6 -37.6 -2 -36 0 -36C2 -36 3.6 -37.6 3.6 -40C3.6 -43 2.2 -44.2 0 -44.2C-2.2 -44.2 -3.6 -43 -3.6 -40z',
      bronze.lit,
    ],
    ['M1.2 -44C2.8 -43.6 3.6 -42.4 3.6 -40C3.6 -37.6 2 -36 0 -36C2.2 -38 2.4 -41.6 1.2 -44z', bronze.shade],
    [
      'M-3.7 -40.4C-3.8 -43.2 -2.4 -44.6 -1.6 -44.8Q0 -47.2 1.6 -44.8C2.4 -44.6 3.8 -43.2 3.7 -40.4Q2 -42.6 0 -42.6Q-2 -42.6 -3.7 -40.4z',
      bronze.deep,
    ],
    [bothSides([3.5, 37.6, 4.3, 37.4, 4.2, 40.8, 3.5, 40.8]), bronze.shade],
    [
      sag([-2.5, 40.3], [-0.7, 40.3], 39.9, 0.3) +
        sag([0.7, 40.3], [2.5, 40.3], 39.9, 0.3) +
        sag([-1, 37.9], [1, 37.9], 37.6, 0.35) +
        bar([0, 40.2], [0, 38.8], 0.4),
      bronze.deep,
    ],
  ],
  before: people([-31, -29, 1, 30, 33], '#B4382B'),
}

export const HONG_KONG_PLATES = { starFerry, tianTanBuddha } as const
