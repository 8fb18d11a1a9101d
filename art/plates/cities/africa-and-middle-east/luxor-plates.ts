import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { obelisk } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone } = MATERIALS
const rosy: Material = { lit: '#D89A78', shade: '#A66A54', deep: '#5A3630' }
const grey: Material = { lit: '#B8A68E', shade: '#86786A', deep: '#443C38' }

/** Half of a pylon with its cavetto cornice and the slots for two masts. */
const pylonTower = (x: number): readonly PlatePart[] => [
  [contour([x - 14.5, 0, x - 12.4, 22.4, x + 12.4, 22.4, x + 14.5, 0]), sandstone.lit, 'tower'],
  [contour([x + 7, 0, x + 6, 22.4, x + 12.4, 22.4, x + 14.5, 0]), sandstone.shade],
  [contour([x - 12.4, 22.2, x - 13.4, 24, x + 13.4, 24, x + 12.4, 22.2]), sandstone.lit],
  [box(x, 22, 25, 0.5) + box(x - 4.4, 0, 1.5, 15) + box(x + 4.4, 0, 1.5, 15), sandstone.shade],
  [
    spread(4, 20, 6)
      .map((up, row) =>
        spread(x - 10, x + 10, 8)
          .map((at, index) => ((index + row) % 3 === 0 ? '' : box(at, up, 1, 1.1)))
          .join(''),
      )
      .join(''),
    sandstone.shade,
  ],
]

/** A seated king, `height` metres high on his throne, seen from the front. */
const seatedKing = (x: number, up: number, height: number, stone: Material): readonly PlatePart[] => {
  const at = (numbers: readonly number[]): string =>
    symmetric(
      x,
      up,
      numbers.map((value) => value * height),
    )
  return [
    [at([0.27, 0, 0.27, 0.5]), stone.shade],
    [
      at([
        0.18, 0.04, 0.17, 0.3, 0.19, 0.38, 0.19, 0.46, 0.13, 0.5, 0.15, 0.6, 0.24, 0.7, 0.23, 0.75, 0.07,
        0.78,
      ]),
      stone.lit,
    ],
    [
      spread(-1, 1, 2)
        .map((side) =>
          contour(
            [0.17, 0.66, 0.24, 0.7, 0.26, 0.56, 0.2, 0.44, 0.1, 0.42, 0.09, 0.45, 0.18, 0.52].map(
              (value, index) => (index % 2 === 0 ? value * side * height : value * height),
            ),
            x,
            up,
          ),
        )
        .join(''),
      stone.shade,
    ],
    [at([0.022, 0.04, 0.022, 0.36]) + at([0.13, 0.485, 0.13, 0.5]), stone.deep],
    [at([0.15, 0.72, 0.16, 0.78, 0.13, 0.94, 0.1, 0.97]), stone.shade],
    [at([0.075, 0.77, 0.085, 0.82, 0.08, 0.91]), stone.lit],
    [
      box(x - 0.035 * height, up + 0.855 * height, 0.035 * height, 0.012 * height) +
        box(x + 0.035 * height, up + 0.855 * height, 0.035 * height, 0.012 * height) +
        box(x, up + 0.805 * height, 0.05 * height, 0.01 * height),
      stone.deep,
    ],
    [box(x, up, 0.56 * height, 0.05 * height), stone.lit],
  ]
}

/** The pylon is 24 m high and 65 m wide; the obelisk that is left is 25 m high. */
const luxorTemple: Plate = {
  sight: 'egypt/luxor#luxor-temple',
  alt: 'The pylon of Luxor Temple: two sloping towers with a gate between them, two seated kings before it, and on the left the one obelisk that is still here.',
  palette: PALETTES.dusk,
  across: 84,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#B07A54' },
  proportions: { height: 25, width: 65, counts: { tower: 2 } },
  behind: [...palm(-37, 12, '#6C6A40', '#6A4636'), ...palm(38, 14, '#6C6A40', '#6A4636')],
  object: [
    [box(0, 0, 8, 15), sandstone.shade],
    [box(0, 0, 4.6, 12), sandstone.deep],
    ...pylonTower(-18),
    ...pylonTower(18),
    ...seatedKing(-6.6, 0, 13, grey),
    ...seatedKing(6.6, 0, 13, grey),
    ...obelisk(-15, 1, 2.6, 24, rosy),
    [box(-15, 0, 4.4, 1.8), rosy.shade],
    [
      spread(5, 20, 9)
        .map((up) => box(-15.2, up, 0.8, 0.8))
        .join(''),
      rosy.deep,
    ],
    [box(15, 0, 4.4, 1.6), rosy.shade],
  ],
  before: people([-27, -25.4, -1.2, 0.6, 22, 28], '#2C4A66', -0.6),
}

/** About 18 m high with their pedestals; some 15 m apart. */
const colossi: Plate = {
  sight: 'egypt/luxor#colossi-of-memnon',
  alt: 'The Colossi of Memnon: two weathered seated figures side by side on pedestals in the fields, the faces lost, and the desert hills behind.',
  palette: PALETTES.gold,
  across: 62,
  ground: 0.84,
  setting: { kind: 'grass', ink: '#9C9A4E' },
  proportions: { height: 18, counts: { pedestal: 2 } },
  behind: [
    ['M-32 0V-9L-24 -13L-15 -11L-6 -15L3 -12L12 -16L22 -12L32 -14V0z', '#D98A4A'],
    ['M-32 0V-3Q-12 -6 6 -3.4Q20 -6 32 -3V0z', '#B9703C'],
  ],
  object: [-10, 10].flatMap((x): readonly PlatePart[] => [
    [box(x, 0, 9.6, 3), grey.lit, 'pedestal'],
    [box(x + 2.8, 0, 4, 3), grey.shade],
    ...seatedKing(x, 3, 15.8, grey),
    [
      spread(5, 13, 5)
        .map((up, index) => box(x + ((index * 3) % 5) - 2, up, 2.4, 0.2))
        .join(''),
      grey.deep,
    ],
    [contour([x - 1.4, 15.2, x - 1.2, 17.6, x + 0.5, 17.2, x + 1.4, 15.8, x + 0.7, 15]), grey.shade],
  ]),
  before: people([-19, -17.6, 0, 20], '#2C4A66', -0.8),
}

export const LUXOR_PLATES = { luxorTemple, colossi } as const
