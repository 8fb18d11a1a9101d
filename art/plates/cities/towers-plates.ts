import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { bands, bothSides, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

/** Observation towers of cities. */

const { granite, white, glass } = MATERIALS

const skyline = (from: number, to: number, count: number, unit: number, ink: string): PlatePart => [
  spread(from, to, count)
    .map((x, index) => box(x, 0, unit * 2.6, unit * (2 + ((index * 37) % 70) / 10)))
    .join(''),
  ink,
]

/** 184 m high; the widest ring is 42 m across, the visitors' floor 158 m up. */
const spaceNeedle: Plate = {
  sight: 'united-states/seattle#space-needle-and-chihuly-garden',
  alt: 'The Space Needle: white legs in pairs that draw together to a narrow waist and spread again, a flat saucer on top of them and a thin mast.',
  palette: PALETTES.dusk,
  across: 306,
  ground: 0.94,
  setting: { kind: 'grass', ink: '#5E6A50' },
  shift: 50,
  proportions: { height: 184.4, width: 42 },
  behind: [
    ['M-210 0V-40L-150 -58L-118 -92L-98 -112L-84 -104L-60 -70L-10 -44L110 -30V0z', '#C9705A'],
    ['M-118 -92L-98 -112L-84 -104L-70 -84L-90 -92L-98 -84z', '#F3D9C0'],
    skyline(-190, -60, 9, 7, '#A85A50'),
  ],
  object: [
    [symmetric(0, 0, [3.6, 0, 3.6, 150]), granite.shade],
    [
      spread(8, 142, 20)
        .map((up) => box(0, up, 7.2, 1))
        .join(''),
      granite.deep,
    ],
    [
      bothSides([
        14, 0, 17.6, 0, 10.6, 44, 6.4, 90, 5.4, 112, 7.6, 132, 13.4, 149, 10.6, 149, 4.6, 132, 2.6, 112, 3.4,
        90, 7.4, 44,
      ]),
      white.lit,
    ],
    [
      contour([
        16, 0, 17.6, 0, 10.6, 44, 6.4, 90, 5.4, 112, 7.6, 132, 13.4, 149, 12.2, 149, 6.4, 132, 4, 112, 5, 90,
        9.2, 44,
      ]),
      white.shade,
    ],
    [box(0, 30, 22, 3) + box(0, 62, 16, 2.4), white.shade],
    [symmetric(0, 148, [12, 0, 19, 4, 21, 5.6, 21, 7, 18, 8.6]), white.lit],
    [symmetric(0, 152.6, [20.4, 0, 20.4, 1.4]), '#D9843C'],
    [symmetric(0, 156, [17, 0, 17, 4.4]), glass.deep],
    [symmetric(0, 160.4, [18.6, 0, 18.4, 1.4, 11, 3.4, 7, 4.4]), white.lit],
    [contour([5, 148, 9, 152, 9, 160.4, 5, 164.6, 7, 164.8, 18.4, 161.8, 21, 155, 12, 148]), white.shade],
    ...turned(0, 164.4, [6, 0, 5.4, 3.4, 1.6, 5], white),
    [box(0, 168, 1, 16.4), '#B4382B'],
  ],
  before: grove(-210, 110, 12, '#4A5A44', -6),
}

/** 553.3 m high; the main pod is about 340 m up, the upper one 447 m. */
const cnTower: Plate = {
  sight: 'canada/toronto#cn-tower',
  alt: 'The CN Tower: a tapering concrete shaft on three legs with a round pod two thirds of the way up, a small one above it, and a long antenna.',
  palette: PALETTES.polar,
  across: 920,
  ground: 0.94,
  setting: { kind: 'water', ink: '#2C5E78' },
  shift: -150,
  proportions: { height: 553.3 },
  behind: [
    skyline(-280, 600, 26, 15, '#7FB0BA'),
    ['M120 0V-40C120 -86 170 -104 220 -104C270 -104 320 -86 320 -40V0z', '#C9DDDC'],
    skyline(-260, 620, 15, 9, '#5E94A2'),
  ],
  object: [
    [symmetric(0, 0, [33, 0, 24, 40, 17, 110, 12, 220, 8.6, 330]), granite.lit],
    [contour([6, 0, 4, 110, 3, 330, 8.6, 330, 12, 220, 17, 110, 24, 40, 33, 0]), granite.shade],
    [contour([-12, 0, -8, 60, -4.4, 320, -3, 320, -5.4, 60, -6, 0]), granite.shade],
    ...turned(0, 330, [8, 0, 20, 6, 23, 10, 23, 14, 18, 16, 18, 22, 13, 26, 8, 28], white),
    [bands(0, 330, [22, 11, 17.6, 17.6], 3), granite.deep],
    ...turned(0, 358, [6.6, 0, 5, 84], granite),
    ...turned(0, 441, [5, 0, 9, 4, 9, 9, 4.6, 13], white),
    [bands(0, 441, [8.6, 5.4], 2.4), granite.deep],
    ...turned(0, 454, [3.4, 0, 2.4, 44, 1.2, 46, 0.8, 99.3], white),
    [bands(0, 454, [2.8, 20, 2.2, 40, 1.1, 70], 4), '#C5513C'],
  ],
  before: [
    ...grove(-290, 620, 26, '#2E5A5C', -6),
    [symmetric(-180, -30, [44, 0, 50, 9, 36, 9, 32, 22, 20, 22]), '#F3EEE0'],
  ],
}

/** 328 m high; the floors for visitors lie 186 to 220 m up. */
const skyTower: Plate = {
  sight: 'new-zealand/auckland#sky-tower',
  alt: 'The Sky Tower of Auckland: a slender concrete shaft on eight legs, a pod like an upturned cone well above the middle, a smaller ring over it and a stepped mast.',
  palette: PALETTES.monsoon,
  across: 546,
  ground: 0.94,
  setting: { kind: 'water', ink: '#4C8580' },
  shift: 90,
  proportions: { height: 328 },
  behind: [
    ['M-370 0V-30Q-300 -44 -250 -64Q-226 -76 -202 -64Q-150 -42 -80 -28L190 -20V0z', '#8FB59C'],
    skyline(-340, 170, 19, 11, '#7FA594'),
    skyline(-330, 160, 12, 7, '#5E8A7C'),
  ],
  object: [
    [
      spread(-1, 1, 4)
        .map((side) => bar([side * 11.4, 0], [side * 5.4, 44], 2.6))
        .join(''),
      granite.shade,
    ],
    ...turned(0, 0, [6, 0, 6, 180], granite),
    [bands(0, 0, [6.6, 40, 6.4, 110], 3), granite.deep],
    ...turned(
      0,
      174,
      [6, 0, 9, 8, 16, 15, 17.6, 20, 17.6, 24, 15, 27, 14, 32, 15, 35, 13.6, 40, 8, 46],
      white,
    ),
    [bands(0, 174, [16.6, 16.6, 14.4, 28, 14, 36.4], 3), glass.deep],
    ...turned(0, 220, [7, 0, 6, 14, 9, 17, 9, 21, 5, 24], white),
    [bands(0, 220, [8.8, 17.6], 2), granite.deep],
    ...turned(0, 244, [4, 0, 3.4, 26, 2.4, 28, 2, 54, 1, 56, 0.8, 84], white),
    [bands(0, 244, [3.6, 12, 2.2, 40], 3), '#C5513C'],
  ],
  before: [
    ...grove(-370, 190, 14, '#3E6A5E', -4),
    [
      [-250, -214, -176, -120]
        .map(
          (x) =>
            contour([x - 7, -14, x, 16 + (x % 7), x, -14]) +
            contour([x - 9, -17, x + 6, -17, x + 8, -13, x - 10, -13]),
        )
        .join(''),
      '#F6F0E0',
    ],
  ],
}

export const TOWERS_PLATES = { spaceNeedle, cnTower, skyTower } as const
