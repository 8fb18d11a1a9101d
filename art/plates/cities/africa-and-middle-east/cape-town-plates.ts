import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { white, granite } = MATERIALS

const ROCK = { lit: '#A9A08C', shade: '#7C786C', deep: '#57564F' } as const
const SLOPE = { lit: '#7E8C60', shade: '#5E6E50' } as const

/** Gullies and buttresses below the rim. */
const gullies = (from: number, to: number, count: number): string =>
  spread(from, to, count)
    .map((x, index) => {
      const low = 600 + ((index * 37) % 5) * 30
      const wide = 24 + ((index * 13) % 3) * 12
      return contour([x - wide, low, x - wide * 0.2, 1040, x + wide * 0.5, low - 60])
    })
    .join('')

/** 1,085 m high and flat for three kilometres; Devil’s Peak, 1,000 m, and Lion’s Head, 669 m. */
const tableMountain: Plate = {
  sight: 'south-africa/cape-town#table-mountain-upper-cable-station',
  alt: 'Table Mountain from the bay: the long flat rim above grey cliffs and green slopes, Devil’s Peak on the left, Lion’s Head on the right, and a cable with its cabin near the right end.',
  palette: PALETTES.noon,
  across: 5600,
  ground: 0.8,
  setting: { kind: 'water', ink: '#2F7E96' },
  proportions: { height: 1085 },
  object: [
    [
      contour([
        -2800, 0, -2800, 560, -2500, 760, -2260, 1000, -2150, 960, -1980, 720, -1700, 640, -1500, 600, -1400,
        0,
      ]),
      ROCK.shade,
    ],
    [contour([-2260, 1000, -2150, 960, -1980, 720, -1900, 0, -2200, 0]), ROCK.deep],
    [
      contour([
        1250, 0, 1350, 420, 1560, 330, 1740, 420, 1850, 600, 1910, 669, 1980, 650, 2060, 520, 2240, 330, 2500,
        240, 2800, 200, 2800, 0,
      ]),
      SLOPE.shade,
    ],
    [contour([1780, 480, 1850, 600, 1910, 669, 1980, 650, 2060, 520, 2010, 440]), ROCK.shade],
    [
      contour([
        -1640, 0, -1640, 560, -1560, 760, -1500, 990, -1430, 1055, -900, 1072, -300, 1066, 300, 1085, 900,
        1070, 1340, 1060, 1400, 1010, 1440, 800, 1560, 560, 1640, 0,
      ]),
      ROCK.lit,
    ],
    [gullies(-1350, 1240, 15), ROCK.shade],
    [gullies(-1270, 1330, 9), ROCK.deep],
    [contour([1140, 640, 1210, 1040, 1340, 1060, 1400, 1010, 1440, 800, 1560, 560, 1500, 430]), ROCK.deep],
    [
      contour([
        -2800, 0, -2800, 420, -2300, 520, -1800, 470, -1300, 610, -800, 520, -300, 590, 200, 500, 700, 580,
        1200, 500, 1700, 360, 2100, 300, 2800, 130, 2800, 0,
      ]),
      SLOPE.lit,
    ],
    [
      contour([
        -2800, 0, -2800, 210, -1900, 300, -900, 250, 100, 330, 1000, 250, 2000, 190, 2800, 60, 2800, 0,
      ]),
      SLOPE.shade,
    ],
    [contour([1170, 1060, 1170, 1084, 1300, 1084, 1300, 1060]), white.lit],
    [bar([1240, 1076], [640, 363], 9), '#2E3A46'],
    [contour([915, 640, 915, 700, 985, 700, 985, 640]), '#B4382B'],
    [contour([590, 330, 590, 375, 700, 375, 700, 330]), white.lit],
  ],
  before: [
    [
      spread(-2700, 2700, 46)
        .map((x, index) => box(x, -10, 90, 70 + ((index * 47) % 130) * (Math.abs(x) < 1100 ? 1 : 0.5)))
        .join(''),
      '#E8DFCB',
    ],
    [
      spread(-2660, 2740, 46)
        .map((x, index) => box(x, -10, 40, 50 + ((index * 31) % 90) * (Math.abs(x) < 1100 ? 1 : 0.5)))
        .join(''),
      '#C2B79E',
    ],
    [box(0, -60, 5700, 60), '#6E7C74'],
  ],
}

/** One house of the row: its wall, the shaded side, and how high it stands on the slope. */
const house = (x: number, up: number, wall: string, side: string, width = 8.4): readonly PlatePart[] => [
  [box(x, up - 3, width, 3.4), granite.shade],
  ...body(x, up, width, 5.4, { lit: wall, shade: side, deep: side }, 0.1),
  [
    contour([
      x - width / 2,
      up + 5.4,
      x - width / 2,
      up + 6.3,
      x - width * 0.24,
      up + 6.3,
      x - width * 0.16,
      up + 7,
      x + width * 0.16,
      up + 7,
      x + width * 0.24,
      up + 6.3,
      x + width / 2,
      up + 6.3,
      x + width / 2,
      up + 5.4,
    ]),
    wall,
  ],
  [box(x, up + 5.2, width + 0.3, 0.35) + box(x, up + 6.2, width + 0.1, 0.2), white.lit],
  [
    windows({ from: x - width * 0.3, to: x + width * 0.3, count: 2, up: up + 1.4, width: 1.5, height: 2.4 }) +
      box(x, up, 1.5, 3.4),
    white.lit,
  ],
  [
    windows({ from: x - width * 0.3, to: x + width * 0.3, count: 2, up: up + 1.6, width: 1.1, height: 2 }),
    '#3F4E5A',
  ],
  [box(x, up, 1.1, 2.8), side],
  [box(x, up - 0.5, width * 0.9, 0.5), white.shade],
]

const boKaap: Plate = {
  sight: 'south-africa/cape-town#bo-kaap',
  alt: 'Houses of the Bo-Kaap side by side up a slope: one storey, flat roofs behind white cornices, walls in yellow, pink, green, blue and orange.',
  palette: PALETTES.autumn,
  across: 48,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#A8998A' },
  proportions: { height: 17.4 },
  behind: [
    [contour([-24, 0, -24, 15, -12, 20, 2, 17, 12, 22, 24, 19, 24, 0]), '#8FA07C'],
    [contour([-24, 0, -24, 9, -8, 13, 6, 11, 24, 15, 24, 0]), '#7C8E6A'],
    ...body(3.4, 6, 2.2, 16, white, 0.34),
    [contour([2, 22, 3.4, 26, 4.8, 22]), '#5E8F7C'],
    [box(3.4, 18, 0.7, 2), white.deep],
  ],
  object: [
    ...house(-21.2, 0.2, '#E2A33E', '#B07A28'),
    ...house(-12.7, 1.6, '#E0788A', '#B2566C'),
    ...house(-4.2, 3, '#79B08C', '#548868'),
    ...house(4.3, 4.6, '#F0E2C0', '#C8B68E'),
    ...house(12.8, 6.1, '#4F8FC0', '#356C98'),
    ...house(21.3, 7.6, '#E07C46', '#AE5A30'),
    [
      contour([-24, 0, -24, -2.6, 24, 5.6, 24, 8, 16.6, 6, 16.6, 4.6, 8.4, 3.1, 0, 1.6, -8.4, 0.2]),
      '#C9BCA6',
    ],
  ],
  before: [
    [contour([-24, -8, -24, -2.4, 24, 5.8, 24, -8]), '#8E8278'],
    ...people([-14, -12.8], '#2C4A66', -1.6),
    ...people([9.4], '#B4382B', 2.4),
  ],
}

export const CAPE_TOWN_PLATES = { tableMountain, boKaap } as const
