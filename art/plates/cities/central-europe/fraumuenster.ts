import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { limestone, copper, tile } = MATERIALS
const GREEN: Material = { lit: '#7FC0B4', shade: '#4F9490', deep: '#2C5E62' }

/** By its proportions. */
export const fraumuenster: Plate = {
  sight: 'switzerland/zurich#fraumunster',
  alt: 'The Fraumünster in Zürich from the Limmat: a plain Gothic church with tall narrow windows in its choir, a long red roof and one slender tower with a clock and a needle of blue-green copper.',
  palette: PALETTES.polar,
  across: 118,
  ground: 0.85,
  setting: { kind: 'water', ink: '#3F7480' },
  proportions: { height: 63, counts: { spire: 1 } },
  shift: 8,
  behind: [
    [
      spread(-66, 50, 10)
        .map(
          (x, index) =>
            box(x, 0, 11, 13 + ((index * 7) % 4) * 2) + gable(x, 13 + ((index * 7) % 4) * 2, 12, 6),
        )
        .join(''),
      '#B9B09C',
    ],
    [
      spread(-66, 50, 10)
        .map(
          (x) =>
            windows({ from: x - 3, to: x + 3, count: 3, up: 4, width: 1.1, height: 2 }) +
            windows({ from: x - 3, to: x + 3, count: 3, up: 9, width: 1.1, height: 2 }),
        )
        .join(''),
      '#7E8480',
    ],
  ],
  object: [
    ...body(-19, 0, 32, 15, limestone, 0.08),
    [contour([-36, 15, -33, 26, -4, 26, -4, 15]), tile.lit],
    [
      spread(-32, -6, 14)
        .map((x) => box(x, 15, 0.3, 10.6))
        .join(''),
      tile.shade,
    ],
    [lancets({ from: -31, to: -8, count: 5, up: 4, width: 2, height: 8 }), limestone.deep],
    ...body(16, 0, 26, 19, limestone, 0.2),
    [contour([3, 19, 5, 31, 22, 31, 29, 19]), tile.lit],
    [contour([18, 19, 18, 31, 22, 31, 29, 19]), tile.shade],
    [lancets({ from: 12, to: 26, count: 5, up: 4, width: 1.5, height: 12.4 }), limestone.deep],
    [
      [12, 15.5, 19, 22.5, 26].map((x, index) => box(x, 6, 0.7, 8) + circle(x, 8 + index, 0.5)).join(''),
      '#3F78B0',
    ],
    [[13.75, 17.25, 20.75, 24.25].map((x) => box(x, 0, 0.9, 17)).join(''), limestone.shade],
    ...body(2, 0, 9, 33, limestone, 0.34),
    [box(2, 15, 9.4, 0.6) + box(2, 24, 9.4, 0.6) + box(2, 32.4, 10.4, 0.9), limestone.shade],
    [
      lancets({ from: 0.4, to: 3.6, count: 2, up: 17, width: 1.3, height: 5 }) +
        lancets({ from: 2, to: 2, count: 1, up: 5, width: 1.6, height: 6 }),
      limestone.deep,
    ],
    ...clockFace(2, 28.4, 2.5, '#2F5A78', '#E9B84A'),
    [contour([-3, 33.2, -1.6, 38, 5.6, 38, 7, 33.2]), GREEN.lit],
    [contour([3.6, 33.2, 3.4, 38, 5.6, 38, 7, 33.2]), GREEN.shade],
    ...counted(turned(2, 38, [3.4, 0, 2.2, 6, 0.3, 22.4], GREEN), 'spire'),
    [[-1.4, 5.4].map((x) => gable(x, 33.2, 2, 5)).join(''), GREEN.deep],
    [circle(2, 60.6, 0.7) + box(2, 60, 0.3, 3), '#E9B84A'],
    [box(0, 0, 74, 0.6), copper.deep],
  ],
  before: [
    [box(0, -3, 130, 3), '#A9A294'],
    [
      spread(-56, 56, 24)
        .map((x) => box(x, -2.4, 3.6, 0.2))
        .join(''),
      '#8A8478',
    ],
    ...people([-40, -26, -24, 8, 34, 45], '#B4382B', 0, 1.2),
    ['M-30 7Q-22 10 -14 7L-16 9.6H-28z', '#7A4A34'],
    ['M20 10Q26 13 33 10L31 12H22z', '#FBF5E6'],
  ],
}
