import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, sag } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { granite, vermilion, wood } = MATERIALS
const ruin: Material = { lit: '#C9BBA4', shade: '#978A7A', deep: '#4A4542' }

/** Ribs of the bare dome: half ellipses that share their foot and top. */
const RIBS = spread(-1, 1, 9)
  .map((share) => {
    const half = 6.2 * share
    return `M${half} -18.6C${half} -22 ${half * 0.62} -24.6 0 -25L0.22 -24.8C${half * 0.62 + 0.34} -24.4 ${half + 0.34} -22 ${half + 0.34} -18.6z`
  })
  .join('')

/** 25 m to the top of the bare iron dome. */
const genbakuDome: Plate = {
  sight: 'japan/hiroshima#genbaku-dome',
  alt: 'The Genbaku Dome across the river: the broken shell of a brick and concrete hall, its windows empty, with the bare iron ribs of the dome on the middle tower.',
  palette: PALETTES.highland,
  across: 66,
  ground: 0.78,
  setting: { kind: 'water', ink: '#64807A' },
  proportions: { height: 27, counts: { rib: 9 } },
  behind: [
    ...tree(-27, 12, '#8FA57C', '#6E8A64', 2),
    ...tree(-20, 9, '#9DB088', '#7A946C', 2),
    ...tree(24, 11, '#8FA57C', '#6E8A64', 2),
    ...tree(30, 13, '#9DB088', '#7A946C', 2),
  ],
  object: [
    [box(0, -2, 66, 4), granite.shade],
    [
      spread(-1.4, 1.4, 4)
        .map((up) => box(0, up, 66, 0.2))
        .join(''),
      granite.lit,
    ],
    [contour([-15, 2, -15, 9.6, -13.6, 10.4, -12, 9.4, -10.6, 12.6, -9, 12, -6, 12.8, -6, 2]), ruin.lit],
    [contour([6, 2, 6, 12.6, 8.4, 12, 9.6, 13, 11.4, 10, 13, 11.2, 14.6, 8.4, 16, 9, 16, 2]), ruin.shade],
    [
      contour([16, 2, 16, 5.4, 17.4, 4.6, 18.6, 5, 20, 3.4, 21, 2]) +
        contour([-15, 2, -15, 5, -17, 4.2, -18.4, 4.6, -20, 2]),
      ruin.shade,
    ],
    [
      windows({ from: -13.2, to: -8, count: 3, up: 3.4, width: 1.3, height: 3 }) +
        windows({ from: 8, to: 14, count: 3, up: 3.4, width: 1.3, height: 3 }),
      ruin.deep,
    ],
    [
      windows({ from: -10.4, to: -7.8, count: 2, up: 8, width: 1.2, height: 2.4 }) +
        windows({ from: 8, to: 10.6, count: 2, up: 8, width: 1.2, height: 2.4 }),
      ruin.deep,
    ],
    [symmetric(0, 2, [6.6, 0, 6.6, 16]), ruin.lit],
    [box(4.2, 2, 4.8, 16), ruin.shade],
    [
      windows({ from: -4, to: 4, count: 3, up: 3.2, width: 1.7, height: 3.4 }) +
        windows({ from: -4, to: 4, count: 3, up: 8.2, width: 1.7, height: 3 }) +
        windows({ from: -4, to: 4, count: 3, up: 12.8, width: 1.7, height: 3 }),
      ruin.deep,
    ],
    [box(0, 7.4, 13.6, 0.5) + box(0, 12, 13.6, 0.5) + box(0, 17.2, 14, 0.8), ruin.shade],
    [contour([-6.4, 18, -6.2, 18.7, -3.6, 18.2, -2, 19, 0.6, 18.4, 3, 18.9, 6.2, 18.6, 6.4, 18]), ruin.lit],
    [RIBS, '#5A4A44', 'rib'],
    [
      sag([-6.2, 19.6], [6.2, 19.6], 19, 0.3) +
        sag([-5.7, 21.4], [5.7, 21.4], 20.9, 0.28) +
        sag([-4.6, 23.2], [4.6, 23.2], 22.8, 0.26),
      '#5A4A44',
    ],
  ],
  before: people([-24, -22.6, 20, 27], '#2C4A66', 2),
}

/** 16.6 m high; the roof beam is 24.2 m long. */
const itsukushimaGate: Plate = {
  sight: 'japan/hiroshima#itsukushima-shrine-miyajima',
  alt: 'The gate of Itsukushima in the sea at high tide: two thick vermilion posts, each with two smaller legs, below a long curved double beam with a bark roof.',
  palette: PALETTES.dusk,
  across: 42,
  ground: 0.78,
  setting: { kind: 'water', ink: '#7E4A56' },
  proportions: { height: 16.6, width: 24.2, counts: { 'main post': 2, leg: 4 } },
  behind: [
    ['M-22 0V-3Q-14 -7 -7 -5Q2 -9 10 -5Q17 -3 22 -6V0z', '#B8614E'],
    ['M-22 0V-1.4Q-10 -3 2 -2Q12 -1 22 -2.4V0z', '#8E4A48'],
  ],
  object: [
    [
      contour([-9.3, 0, -8.4, 7.6, -7.7, 7.6, -8.3, 0]) +
        contour([-3.6, 0, -4.2, 7.6, -3.5, 7.6, -2.6, 0]) +
        contour([2.6, 0, 3.5, 7.6, 4.2, 7.6, 3.6, 0]) +
        contour([8.3, 0, 7.7, 7.6, 8.4, 7.6, 9.3, 0]),
      vermilion.shade,
      'leg',
    ],
    [
      box(-5.9, 5.9, 6, 0.55) + box(5.9, 5.9, 6, 0.55) + box(-5.9, 3, 6.4, 0.5) + box(5.9, 3, 6.4, 0.5),
      vermilion.shade,
    ],
    [
      box(-8.1, 7.4, 1.4, 0.5) + box(-3.8, 7.4, 1.4, 0.5) + box(3.8, 7.4, 1.4, 0.5) + box(8.1, 7.4, 1.4, 0.5),
      wood.deep,
    ],
    [
      contour([-7, 0, -6.5, 13.2, -5, 13.2, -4.9, 0]) + contour([4.9, 0, 5, 13.2, 6.5, 13.2, 7, 0]),
      vermilion.lit,
      'main post',
    ],
    [
      contour([-5.8, 0, -5.7, 13.2, -5, 13.2, -4.9, 0]) + contour([6.1, 0, 5.9, 13.2, 6.5, 13.2, 7, 0]),
      vermilion.shade,
    ],
    [box(0, 9.9, 17.4, 1), vermilion.lit],
    [box(0, 9.9, 17.4, 0.3) + box(-8.4, 9.7, 0.5, 1.4) + box(8.4, 9.7, 0.5, 1.4), vermilion.shade],
    [box(0, 10.9, 2, 2.4), wood.deep],
    [box(0, 11, 1.5, 2.1), '#E9C46A'],
    [contour([-10.4, 13.5, -10.8, 14.6, 0, 14, 10.8, 14.6, 10.4, 13.5, 0, 13]), vermilion.lit],
    [contour([-10.4, 13.5, -10.5, 13.9, 0, 13.4, 10.5, 13.9, 10.4, 13.5, 0, 13]), vermilion.shade],
    [
      contour([
        -11.3, 14.6, -12.1, 16.6, -6, 15.6, 0, 15.4, 6, 15.6, 12.1, 16.6, 11.3, 14.6, 6, 14.2, 0, 14, -6,
        14.2,
      ]),
      '#6E5244',
    ],
    [contour([-11.3, 14.6, -11.5, 15, 0, 14.4, 11.5, 15, 11.3, 14.6, 0, 14]), wood.deep],
  ],
  before: [
    [
      [-8.8, -6, -3.1, 3.1, 6, 8.8]
        .map((x) => `M${x - 1.1} 0.5a1.1 0.22 0 1 0 2.2 0a1.1 0.22 0 1 0 -2.2 0z`)
        .join(''),
      '#A8564A',
    ],
    [contour([15, 0.3, 15.6, -0.4, 18.4, -0.4, 19.2, 0.3]), wood.deep],
    ...people([17], '#2C4A66', -0.1, 0.8),
    [bar([17.2, 0.9], [19.6, -0.5], 0.12), wood.lit],
  ],
}

export const HIROSHIMA_PLATES = { genbakuDome, itsukushimaGate } as const
