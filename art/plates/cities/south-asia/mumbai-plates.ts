import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { stucco } = MATERIALS

const turret = (x: number): readonly PlatePart[] => [
  ...body(x, 1.4, 3, 20.6, stucco, 0.34).map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'turret'] : [path, ink]),
  ),
  [lancets({ from: x, to: x, count: 1, up: 17.6, width: 1.2, height: 3 }), stucco.deep],
  [box(x, 21.6, 4, 0.6) + box(x, 16.4, 3.6, 0.5), stucco.shade],
  ...turned(x, 22.2, [1.3, 0, 1.5, 0.8, 1.2, 2, 0.3, 2.8, 0.2, 3.8], stucco),
]

/** The arch of 1924 is 26 m high. */
const gatewayOfIndia: Plate = {
  sight: 'india/mumbai#gateway-of-india',
  alt: 'The Gateway of India from the water: a honey-coloured arch with a tall pointed opening between four turrets, and a lower hall with arches on each side.',
  palette: PALETTES.morning,
  across: 62,
  ground: 0.82,
  setting: { kind: 'water', ink: '#3F7A82' },
  proportions: { height: 26, counts: { turret: 2, 'side arch': 2 } },
  behind: [
    [
      spread(-28, 28, 9)
        .map((x, index) => (Math.abs(x) < 20 ? '' : box(x, 0, 6, 9 + ((index * 7) % 5) * 1.6)))
        .join(''),
      '#A9C0B4',
    ],
  ],
  object: [
    [box(0, 0, 62, 1.4), stucco.deep],
    [contour([-9, 0, -7, 1.6, 7, 1.6, 9, 0]), stucco.lit],
    [
      spread(0.2, 1.3, 4)
        .map((up) => box(0, up, 17 - up * 2, 0.14))
        .join(''),
      stucco.shade,
    ],
    ...body(0, 1.4, 40, 12.6, stucco, 0.2),
    [box(0, 13.2, 41, 0.9) + box(0, 10.8, 40, 0.4) + box(0, 1.4, 40, 0.7), stucco.shade],
    [
      spread(-19, 19, 20)
        .map((x) => symmetric(x, 14.1, [0.6, 0, 0.6, 0.5, 0, 1.1]))
        .join(''),
      stucco.lit,
    ],
    [lancets({ from: -15, to: 15, count: 2, up: 1.8, width: 6.6, height: 9.4 }), stucco.shade],
    [lancets({ from: -15, to: 15, count: 2, up: 1.8, width: 5, height: 7.8 }), stucco.deep, 'side arch'],
    ...body(0, 1.4, 19, 18, stucco, 0.16),
    [box(0, 18.6, 20, 1) + box(0, 16.6, 19, 0.4), stucco.shade],
    [
      spread(-8, 8, 9)
        .map((x) => box(x, 17.2, 0.9, 0.9))
        .join(''),
      stucco.deep,
    ],
    [
      spread(-8.6, 8.6, 12)
        .map((x) => symmetric(x, 19.6, [0.6, 0, 0.6, 0.5, 0, 1.2]))
        .join(''),
      stucco.lit,
    ],
    [lancets({ from: 0, to: 0, count: 1, up: 1.6, width: 11.4, height: 15 }), stucco.shade],
    [lancets({ from: 0, to: 0, count: 1, up: 1.6, width: 9.4, height: 13.4 }), stucco.deep],
    [lancets({ from: 0, to: 0, count: 1, up: 1.6, width: 5, height: 8.6 }), '#D9E4D0'],
    ...[-9.6, 9.6].flatMap(turret),
  ],
  before: [
    ...people([-24, -22.6, -11, -1.4, 1.2, 8, 22, 25], '#B4382B', 1.3),
    [contour([17, 0, 18.4, -2, 25.4, -2, 27, 0]), '#2F3F5A'],
    [contour([19, 0, 19.2, 1.4, 24.6, 1.4, 24.8, 0]), '#F4E3C4'],
  ],
}

export const MUMBAI_PLATES = { gatewayOfIndia } as const
