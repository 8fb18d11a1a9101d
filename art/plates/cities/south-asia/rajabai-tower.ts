import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace } from '#art/plates/kit/gothic.ts'
import { box, pointedOpening } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const STONE: Material = { lit: '#DDBB86', shade: '#AE8554', deep: '#553A2E' }
const PALE = '#F0D9AC'
const FAR: Material = { lit: '#D8B98E', shade: '#B8946A', deep: '#8A6A52' }

const buttress = (x: number, from: number, to: number, width: number): readonly PlatePart[] => [
  ...body(x, from, width, to - from, { lit: PALE, shade: STONE.shade, deep: STONE.deep }, 0.4),
]

/** 85.3 m high: square to the gallery at 20.7 m, then 36 m, then 28.7 m to the tip. */
export const rajabaiTower: Plate = {
  sight: 'india/mumbai#oval-maidan',
  alt: 'The Rajabai Clock Tower from the Oval Maidan in Mumbai: a slim Gothic tower of honey-coloured stone over a carriage porch, with a gallery, tall pointed windows, a clock below a gable, a lantern and a short spire.',
  palette: PALETTES.monsoon,
  across: 148,
  ground: 0.915,
  setting: { kind: 'grass', ink: '#7FA05E' },
  proportions: { height: 85.3, counts: { pinnacle: 4, opening: 7 } },
  behind: [
    // The library to both sides of the tower.
    [box(-27, 0, 36, 17) + box(27, 0, 36, 17), FAR.lit],
    [contour([-46, 17, -43, 22, -11, 22, -9, 17]) + contour([9, 17, 11, 22, 43, 22, 46, 17]), '#B0704E'],
    [
      lancets({ from: -42, to: -13, count: 8, up: 1.4, width: 2.5, height: 6.4 }) +
        lancets({ from: 13, to: 42, count: 8, up: 1.4, width: 2.5, height: 6.4 }),
      FAR.deep,
    ],
    [
      lancets({ from: -42, to: -13, count: 8, up: 9.4, width: 2.2, height: 6 }) +
        lancets({ from: 13, to: 42, count: 8, up: 9.4, width: 2.2, height: 6 }),
      FAR.deep,
    ],
    [
      box(-27, 8.2, 36, 0.6) + box(27, 8.2, 36, 0.6) + box(-27, 16.6, 37, 0.7) + box(27, 16.6, 37, 0.7),
      '#EBD2A4',
    ],
    ...[-45, 45].flatMap((x) => [
      ...turned(x, 0, [3, 0, 3, 20], FAR),
      ...pyramid(x, 20, 7, 9, { lit: '#B0704E', shade: '#8E543C', deep: FAR.deep }),
    ]),
    ...palm(-60, 24, '#5F8C5E', '#7A6A50'),
    ...palm(-66, 19, '#5F8C5E', '#7A6A50'),
    ...palm(60, 26, '#5F8C5E', '#7A6A50'),
    ...palm(67, 20, '#6E9A66', '#7A6A50'),
  ],
  object: [
    // Porch, square to the gallery.
    ...body(0, 0, 13.4, 20, STONE, 0.3),
    [pointedOpening(0, 0, 6.4, 11), PALE],
    [pointedOpening(0, 0, 5.2, 10), STONE.deep, 'opening'],
    [lancets({ from: -1.9, to: 1.9, count: 3, up: 13, width: 1.2, height: 5 }), STONE.deep, 'opening'],
    ...buttress(-6.9, 0, 19, 2.4),
    ...buttress(6.9, 0, 19, 2.4),
    [box(0, 11.6, 13.4, 0.6), PALE],
    [box(0, 19.6, 17, 1.1), PALE],
    [
      spread(-7.6, 7.6, 14)
        .map((x) => box(x, 20.7, 0.5, 1.4))
        .join('') + box(0, 21.9, 16.4, 0.5),
      PALE,
    ],
    [contour([-8.4, 19.6, -6.6, 18, 6.6, 18, 8.4, 19.6]), STONE.shade],
    // The shaft.
    ...body(0, 20.7, 10.2, 36, STONE, 0.32),
    ...buttress(-4.9, 20.7, 57, 1.7),
    ...buttress(4.9, 20.7, 57, 1.7),
    [lancets({ from: -1.7, to: 1.7, count: 2, up: 25, width: 1.5, height: 11 }), STONE.deep],
    [contour([-3.2, 37, 0, 40.4, 3.2, 37]), PALE],
    [box(0, 23.4, 10.4, 0.5) + box(0, 37, 11.4, 0.7) + box(0, 43, 11.8, 0.6), PALE],
    [
      spread(-3.1, 3.1, 5)
        .map((x) => box(x, 40.6, 0.7, 2))
        .join(''),
      STONE.deep,
    ],
    // Clock below its gable.
    [box(0, 43.6, 8, 9.6), PALE],
    [contour([-4.8, 53, 0, 60.4, 4.8, 53]), PALE],
    [contour([0.8, 53, 0, 60.4, 4.8, 53]), STONE.shade],
    [contour([-3.2, 53.4, 0, 58.4, 3.2, 53.4]), STONE.lit],
    ...clockFace(0, 48.4, 3.2, '#FFF6DA', STONE.deep),
    [box(0, 56.4, 2.2, 0.5), PALE],
    // Corner pinnacles.
    ...[-5.2, -3.1, 3.1, 5.2].flatMap((x, index): readonly PlatePart[] => [
      ...body(
        x,
        56.4,
        1.5,
        index === 0 || index === 3 ? 4.6 : 6,
        { lit: PALE, shade: STONE.shade, deep: STONE.deep },
        0.4,
      ),
      ...pyramid(x, index === 0 || index === 3 ? 61 : 62.4, 2, 6, STONE).map(
        ([path, ink], part): PlatePart => (part === 0 ? [path, ink, 'pinnacle'] : [path, ink]),
      ),
    ]),
    // Lantern and spire.
    ...turned(0, 57, [2.9, 0, 2.9, 12.4, 3.5, 12.8, 3.5, 13.4], STONE),
    [lancets({ from: -1.5, to: 1.5, count: 3, up: 60.6, width: 0.9, height: 7.4 }), STONE.deep, 'opening'],
    [contour([-4.8, 53, -0.2, 60, 0.2, 60, 4.8, 53, 4.2, 53, 0, 59, -4.2, 53]), PALE],
    ...turned(0, 70.4, [3, 0, 2.5, 2.6, 1.7, 6, 0.9, 9.4, 0.5, 10.6], {
      lit: PALE,
      shade: STONE.shade,
      deep: STONE.deep,
    }),
    [bands(0, 70.4, [2.6, 2.2, 1.8, 5.6], 0.5), STONE.shade],
    ...turned(0, 81, [0.9, 0, 0.9, 0.6, 0.3, 1.2, 0.2, 4.3], STONE),
  ],
  before: [
    [box(0, -3, 160, 2), '#8FB068'],
    ...people([-26, -13, 9, 12], '#FFFAEE', -4.6, 1.9),
    ...people([-19.4], '#FFFAEE', -5.4, 2),
    [box(-11.2, -4.6, 0.3, 2.4) + box(-10.6, -4.6, 0.3, 2.4) + box(-10, -4.6, 0.3, 2.4), '#7A4C1E'],
  ],
}
