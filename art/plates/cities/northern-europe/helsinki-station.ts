import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, copper, gold } = MATERIALS
const PINK = { lit: '#D9B8A0', shade: '#AF8A76', deep: '#4F3A36' } as const

/** A stone man to the hips with a globe of light in his hands. */
const bearer = (x: number): readonly PlatePart[] => [
  [
    symmetric(x, 0, [1.4, 0, 1.3, 6, 1.2, 8, 1.7, 10.4, 1.5, 11.6, 0.5, 12.2]) + circle(x, 12.8, 0.8),
    granite.lit,
  ],
  [contour([0.4, 0, 0.4, 12, 0.5, 12.2, 1.5, 11.6, 1.7, 10.4, 1.2, 8, 1.4, 0], x), granite.shade],
  [circle(x, 9.2, 1.15), '#FFF1C4', 'lantern'],
  [box(x, 7.7, 1.6, 0.5), granite.deep],
]

/** The clock tower is 48.5 m high. */
export const helsinkiStation: Plate = {
  sight: 'finland/helsinki#central-station',
  alt: 'Helsinki Central Station: a great round arch of glass in pink granite with two stone giants on each side who hold globes of light, and at the right a clock tower with a green top.',
  palette: PALETTES.dusk,
  across: 104,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#8A6E62' },
  proportions: { height: 48.5, counts: { lantern: 4 } },
  shift: -9,
  object: [
    ...body(-30, 0, 36, 14, PINK, 0.06),
    [contour([-48, 14, -48, 16, -13, 16, -13, 14]), copper.shade],
    [windows({ from: -45, to: -16, count: 10, up: 2.4, width: 1.5, height: 9.4 }), PINK.deep],
    ...body(37, 0, 54, 14, PINK, 0.06),
    [contour([13, 14, 13, 16, 64, 16, 64, 14]), copper.shade],
    [
      windows({ from: 17, to: 23, count: 3, up: 2.4, width: 1.5, height: 9.4 }) +
        windows({ from: 42, to: 62, count: 8, up: 2.4, width: 1.5, height: 9.4 }),
      PINK.deep,
    ],
    ['M-14 0V-15Q-13 -24 0 -25Q13 -24 14 -15V0z', PINK.lit],
    ['M9 0V-21Q13 -19 14 -15V0z', PINK.shade],
    [
      'M-14.6 -15Q-13.4 -25 0 -26Q13.4 -25 14.6 -15L13.6 -15Q12.6 -23.4 0 -24.4Q-12.6 -23.4 -13.6 -15z',
      copper.lit,
    ],
    [roundOpening(0, 0, 18.4, 18.6), PINK.shade],
    [roundOpening(0, 0, 16, 17), '#3F5A66'],
    [
      spread(-6, 6, 7)
        .map((x) => box(x, 0, 0.4, Math.sqrt(64 - x * x) + 8.6))
        .join('') + [6, 10.4].map((up) => box(0, up, 15.6, 0.5)).join(''),
      PINK.lit,
    ],
    [box(0, 0, 12, 4.6), PINK.deep],
    ...[-13.4, -10.4, 10.4, 13.4].flatMap(bearer),
    ...tiers(32, 0, [12.4, 15, 10.6, 17], PINK, 0.34),
    [
      spread(28.4, 34, 4)
        .map((x) => box(x, 16, 0.8, 13.6))
        .join('') + roundOpening(31.4, 1, 3.4, 6),
      PINK.shade,
    ],
    ...clockFace(31.4, 28.4, 2.5, '#FFFAEE', PINK.deep),
    ...tiers(32, 32, [9, 3, 8, 3.4], PINK, 0.34),
    [
      spread(29.4, 33.4, 3)
        .map((x) => box(x, 32.6, 0.9, 5))
        .join(''),
      PINK.deep,
    ],
    ...tiers(32, 38.4, [7.4, 1.6, 6.2, 1.4], copper, 0.34),
    ...turned(32, 41.4, [2.6, 0, 2.5, 1.4, 1.6, 2.6, 0.9, 3.6], copper),
    [circle(32, 45.2, 0.7) + box(32, 45, 0.3, 3.5), gold.shade],
  ],
  before: people([-22, -20.6, -3, 5, 22, 46], '#2C4A66', -0.6),
}
