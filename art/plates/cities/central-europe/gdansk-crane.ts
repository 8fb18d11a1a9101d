import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread, stair, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, wood, tile, stucco } = MATERIALS

/** The gate is about 30 m high; the upper hoist lifted to 27 m, the lower to 11 m. */
export const gdanskCrane: Plate = {
  sight: 'poland/gdansk#wharf-crane-and-museum-ships',
  alt: 'The medieval harbour crane of Gdańsk from the water: two stout round towers of brick and between them a tall dark timber hoist that juts out under a steep roof.',
  palette: PALETTES.autumn,
  across: 62,
  ground: 0.86,
  setting: { kind: 'water', ink: '#5C7A80' },
  proportions: { height: 32, width: 30, counts: { tower: 2 } },
  behind: (
    [
      [-26.4, 9, 15, '#E2B48A'],
      [-18, 7.6, 17, '#C98A6A'],
      [18.4, 7.6, 16, '#D9C49A'],
      [26.4, 8.6, 18, '#B87A62'],
    ] as const
  ).flatMap(([x, width, height, ink]): readonly PlatePart[] => [
    [box(x, 0, width, height) + gable(x, height, width, 5.4) + stair(x, height, width, 4, 1, 0.9), ink],
    [
      [3, 7, 11]
        .map((up) =>
          windows({ from: x - width * 0.3, to: x + width * 0.3, count: 3, up, width: 1.1, height: 2.2 }),
        )
        .join(''),
      stucco.deep,
    ],
  ]),
  object: [
    [box(0, 0, 10, 15), brick.shade],
    [pointedOpening(0, 0, 5, 9), brick.deep],
    ...[-10, 10].flatMap((x): readonly PlatePart[] => [
      ...turned(x, 0, [5, 0, 4.8, 14], brick).map(
        ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'tower'] : [path, ink]),
      ),
      ...turned(x, 14, [5, 0, 5, 0.9], tile),
      ...turned(x, 14.9, [5, 0, 2.8, 2.6, 0.2, 4.4], tile),
      [[4, 9].map((up) => box(x - 1.6, up, 0.8, 1.5) + box(x + 1.2, up, 0.8, 1.5)).join(''), brick.deep],
    ]),
    [
      contour([
        -4.9, 9, -4.9, 13, -4.2, 14, -4.2, 20, -5, 21, -5, 24.6, 5, 24.6, 5, 21, 4.2, 20, 4.2, 14, 4.9, 13,
        4.9, 9,
      ]),
      wood.lit,
    ],
    [contour([1.6, 9, 1.6, 24.6, 5, 24.6, 5, 21, 4.2, 20, 4.2, 14, 4.9, 13, 4.9, 9]), wood.shade],
    [
      spread(-3.8, 3.8, 9)
        .map((x) => box(x, 9, 0.16, 15.6))
        .join(''),
      wood.deep,
    ],
    [contour([-6, 24, 0, 32, 6, 24, 5, 24, 0, 30, -5, 24]), tile.shade],
    [gable(0, 24.4, 9.6, 6.6), wood.shade],
    [gable(0, 25, 4.4, 4.4), wood.deep],
    [contour([-5.4, 13, 0, 17.6, 5.4, 13, 4.6, 13, 0, 16.4, -4.6, 13]), tile.shade],
    [gable(0, 12.9, 8.6, 3.4), wood.shade],
    [box(0, 12.9, 3, 1.9) + box(0, 20.6, 2.2, 2), wood.deep],
    [bar([-4.6, 9], [-3, 5.6], 0.7) + bar([4.6, 9], [3, 5.6], 0.7), wood.deep],
    [box(0, 6, 0.22, 20) + box(0.7, 6.4, 0.16, 8), '#2F2622'],
    [circle(0, 26, 0.8) + circle(0, 5.6, 0.5), '#2F2622'],
    [box(0, 0, 30, 1), brick.deep],
  ],
  before: [
    ...people([-13, -11.4, 12.6], '#B4382B', 0.9),
    ['M15 1H30L27.4 5H17.4z', '#3A4A54'],
    [box(21, -1, 0.4, 10) + bar([21, 9], [27, 0], 0.12), wood.deep],
  ],
}
