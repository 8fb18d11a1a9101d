import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, pointedOpening } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, lancets, spread, stair } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body, onionSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { gold } = MATERIALS
const CREAM: Material = { lit: '#FBF0D2', shade: '#DCC69A', deep: '#7A6048' }

const minaret = (x: number, height: number, wide: number): readonly PlatePart[] => [
  ...counted(turned(x, 0, [wide, 0, wide, height - 8], CREAM), 'minaret'),
  [bands(x, 0, [wide + 0.3, height * 0.4, wide + 0.3, height * 0.62], 0.5), CREAM.shade],
  [lancets({ from: x, to: x, count: 1, up: height * 0.44, width: wide * 0.7, height: 3 }), CREAM.deep],
  ...turned(x, height - 8, [wide + 0.9, 0, wide + 0.9, 0.8], CREAM),
  ...turned(x, height - 7.2, [wide * 0.8, 0, wide * 0.8, 2.6], CREAM),
  ...onionSolid(x, height - 4.6, wide * 1, 3, gold),
  [box(x, height - 1.8, 0.16, 1.8), gold.shade],
]

/** By the proportions of the front to Bussorah Street. */
export const sultanMosque: Plate = {
  sight: 'singapore#sultan-mosque',
  alt: 'The Sultan Mosque in Singapore: a cream front with pointed arches and slim minarets, and a large golden onion dome on a dark band of glass bottle ends, with palms along the street.',
  palette: PALETTES.monsoon,
  across: 66,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#B9A68C' },
  proportions: { height: 35, counts: { minaret: 4, 'golden dome': 1 } },
  behind: [
    [
      spread(-29, 29, 3)
        .map((x) => (Math.abs(x) < 9 ? '' : box(x, 0, 11, 8)))
        .join(''),
      '#E3B48A',
    ],
    [[-29, 29].map((x) => contour([-6, 8, -5, 10.4, 5, 10.4, 6, 8], x)).join(''), '#C0644A'],
    [
      [-32, -29, -26, 26, 29, 32].map((x) => box(x, 4.4, 1.5, 2.4) + box(x, 0.4, 1.8, 2.6)).join(''),
      '#5E8F8A',
    ],
  ],
  object: [
    ...body(0, 0, 34, 13, CREAM, 0.14),
    [box(0, 12.4, 34.8, 0.8), CREAM.shade],
    [battlements(-17, 17, 19, 13.1, 0.8), CREAM.lit],
    [
      lancets({ from: -13.4, to: -8.4, count: 2, up: 1.4, width: 3, height: 8.4 }) +
        lancets({ from: 8.4, to: 13.4, count: 2, up: 1.4, width: 3, height: 8.4 }),
      CREAM.shade,
    ],
    [
      lancets({ from: -13.4, to: -8.4, count: 2, up: 1.4, width: 2, height: 7.2 }) +
        lancets({ from: 8.4, to: 13.4, count: 2, up: 1.4, width: 2, height: 7.2 }),
      '#4F8A7A',
    ],
    ...minaret(-18, 27, 1.5),
    ...minaret(18, 27, 1.5),
    ...body(0, 0, 12.6, 16.6, CREAM, 0.22),
    [box(0, 16, 13.4, 0.9) + battlements(-6.4, 6.4, 8, 16.8, 0.8), CREAM.lit],
    [pointedOpening(0, 0, 8, 13), CREAM.shade],
    [pointedOpening(0, 0, 6, 11.2), CREAM.deep],
    [pointedOpening(0, 5.6, 4, 4.4), '#4F8A7A'],
    ...minaret(-7.4, 23, 1.2),
    ...minaret(7.4, 23, 1.2),
    ...turned(0, 17.2, [5, 0, 5, 1.6], CREAM),
    ...turned(0, 18.8, [5.2, 0, 5.2, 1.3], { lit: '#3A3430', shade: '#241F20', deep: '#141214' }),
    [
      spread(-4.7, 4.7, 13)
        .map((x) => circle(x, 19.4, 0.22))
        .join(''),
      '#7E8A64',
    ],
    ...counted(onionSolid(0, 20.1, 6.3, 11, gold), 'golden dome'),
    ['M-3.4 -22C-4.2 -25 -3 -28 -1 -30C-2.6 -27.6 -3 -25 -2.2 -22z', '#FFE9A6'],
    [box(0, 30.6, 0.3, 4.4) + circle(0, 32, 0.5), gold.shade],
    ['M-0.7 -34.4a0.9 0.9 0 1 0 1.4 0a0.8 0.6 0 1 1 -1.4 0z', gold.lit],
    [stair(0, 0, 16, 3, 0.4, 0.7), CREAM.shade],
  ],
  before: [
    ...palm(-23, 13, '#4E7A4C', '#7A6248', -2),
    ...palm(23, 13, '#4E7A4C', '#7A6248', -2),
    ...palm(-29, 15, '#3F6A46', '#6A5440', -4),
    ...palm(29, 15, '#3F6A46', '#6A5440', -4),
    ...people([-10.4, -3, -1.8, 11], '#2F6E8A', -1.4),
  ],
}
