import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, polygon } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { pyramid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const STONE: Material = { lit: '#A39C92', shade: '#787168', deep: '#3A3A40' }
const PALE = '#BDB5A6'
const { copper } = MATERIALS
/** The floor of the nave above the foot of the lower church. */
const NAVE = 6

/** Aisle with its windows and buttresses, the upper windows, the roof; west is on the left. */
const arm = (from: number, to: number, foot: number, bays: number): readonly PlatePart[] => {
  const [middle, width, half] = [(from + to) / 2, to - from, (to - from) / bays / 2]
  const row = { from: from + half, to: to - half, count: bays }
  return [
    [box(middle, NAVE + 12, width, 10), PALE],
    [box(middle, NAVE + 12, width, 0.8), STONE.shade],
    [lancets({ ...row, up: NAVE + 14.6, width: 2, height: 5.6 }), STONE.deep, 'bay'],
    [
      polygon([
        [from, NAVE + 22],
        [from + 0.4, NAVE + 29],
        [to - 0.4, NAVE + 29],
        [to, NAVE + 22],
      ]),
      copper.lit,
    ],
    [
      polygon([
        [from, NAVE + 22],
        [from + 0.1, NAVE + 23.6],
        [to - 0.1, NAVE + 23.6],
        [to, NAVE + 22],
      ]),
      copper.shade,
    ],
    [box(middle, NAVE + 21.6, width, 0.8), STONE.shade],
    [box(middle, foot, width, NAVE + 9.6 - foot), STONE.lit],
    [
      polygon([
        [from, NAVE + 9.6],
        [from, NAVE + 12.6],
        [to, NAVE + 12.6],
        [to, NAVE + 9.6],
      ]),
      copper.shade,
    ],
    [lancets({ ...row, up: NAVE + 2, width: 2.4, height: 6.6 }), STONE.deep],
    [
      spread(from, to, bays + 1)
        .map((x) =>
          contour(
            [-0.6, foot, -0.6, NAVE + 8, -0.3, NAVE + 9.6, 0.3, NAVE + 9.6, 0.6, NAVE + 8, 0.6, foot],
            x,
          ),
        )
        .join(''),
      PALE,
    ],
  ]
}

/** 87 m long, the spire 68.6 m above the floor; the choir stands on a lower church where the ground falls. */
export const glasgowCathedral: Plate = {
  sight: 'united-kingdom/glasgow#glasgow-cathedral',
  alt: 'Glasgow Cathedral from the south: a long dark Gothic church with a green copper roof, a stone spire over the crossing, the choir on the right raised on a lower church, and the monuments of the Necropolis on the hill behind.',
  palette: PALETTES.highland,
  across: 128,
  ground: 0.92,
  setting: { kind: 'grass', ink: '#74895E' },
  proportions: { height: 74.6, width: 87, counts: { bay: 13 } },
  shift: -4,
  behind: [
    [contour([8, 0, 24, 8, 40, 20, 52, 27, 62, 28.6, 70, 26, 70, 0]), '#9FAE94'],
    [
      box(58, 28, 2.2, 13) + contour([57.2, 41, 57.2, 44.6, 58.8, 44.6, 58.8, 41]) + box(58, 28, 4, 2),
      '#8D918C',
    ],
    [
      [47, 50.4, 53.4, 62.4, 65.6]
        .map((x, index) =>
          contour(
            [
              -0.8,
              22,
              -0.5,
              30 + (index % 3) * 2,
              0,
              32 + (index % 3) * 2,
              0.5,
              30 + (index % 3) * 2,
              0.8,
              22,
            ],
            x,
          ),
        )
        .join(''),
      '#8D918C',
    ],
    ...grove(-62, -46, 9, '#8FA184', 3),
  ],
  object: [
    ...arm(-43.5, -7, NAVE - 1, 8),
    ...arm(7, 36, 0, 5),
    // The lower church, seen where the ground falls.
    [lancets({ from: 9.9, to: 33.1, count: 5, up: 1.6, width: 1.8, height: 3.6 }), STONE.deep],
    [box(21.5, 5.6, 29, 0.5), STONE.shade],
    // Chapels at the east end, lower than the choir.
    [box(39.7, 0, 7.6, 15), STONE.lit],
    [box(42, 0, 3, 15), STONE.shade],
    [contour([36, 15, 36, 17.4, 42.6, 17.4, 43.5, 15]), copper.shade],
    [
      lancets({ from: 38.4, to: 41.2, count: 2, up: 7.6, width: 1.5, height: 6 }) +
        lancets({ from: 38.4, to: 41.2, count: 2, up: 1.4, width: 1.4, height: 3.4 }),
      STONE.deep,
    ],
    // West gable, seen from its side.
    ...pyramid(-42.8, NAVE + 27, 1.4, 4, STONE),
    ...pyramid(35.4, NAVE + 27, 1.4, 3.6, STONE),
    // South transept, flush with the aisles, and the low Blacader aisle before it.
    [box(0, NAVE - 1, 14, 24), PALE],
    [box(5.4, NAVE - 1, 3.2, 24), STONE.shade],
    [contour([-7, NAVE + 23, 0, NAVE + 30.6, 7, NAVE + 23]), PALE],
    [contour([0.8, NAVE + 23, 0, NAVE + 30.6, 7, NAVE + 23]), STONE.shade],
    [lancets({ from: -3.4, to: 3.4, count: 3, up: NAVE + 9.4, width: 1.8, height: 11.6 }), STONE.deep],
    [box(0, 0, 12, 12), STONE.lit],
    [box(4.4, 0, 3.2, 12), STONE.shade],
    [box(0, 11.6, 12.8, 0.9), PALE],
    [lancets({ from: -3.6, to: 3.6, count: 3, up: 6.4, width: 1.7, height: 4.2 }), STONE.deep],
    // Crossing tower and spire.
    [box(0, NAVE + 27, 10.4, 14), PALE],
    [box(3.4, NAVE + 27, 3.6, 14), STONE.shade],
    [lancets({ from: -2.9, to: 2.9, count: 3, up: NAVE + 30, width: 1.5, height: 8.6 }), STONE.deep],
    [box(0, NAVE + 40.4, 11.4, 1.4), STONE.lit],
    ...[-5.1, 5.1].flatMap((x) => pyramid(x, NAVE + 41.4, 1.5, 5, STONE)),
    ...turned(
      0,
      NAVE + 41.8,
      [4.7, 0, 3.3, 8.4, 1.9, 17, 0.3, 26.6],
      { lit: PALE, shade: STONE.shade, deep: STONE.deep },
      0.16,
    ),
    [bands(0, NAVE + 41.8, [3.6, 8, 2.2, 16.4], 0.9), STONE.lit],
    [contour([-1.2, NAVE + 42.6, -1.2, NAVE + 46, 0, NAVE + 48.6, 1.2, NAVE + 46, 1.2, NAVE + 42.6]), PALE],
    [lancets({ from: 0, to: 0, count: 1, up: NAVE + 43, width: 1.1, height: 3.6 }), STONE.deep],
  ],
  before: [
    [contour([-66, -4, -66, 6.6, -20, 6, -8, 4.4, 2, 1.4, 10, -0.4, 10, -4]), '#74895E'],
    [contour([-66, -4, -66, 2, -20, 1, -2, -1.4, 10, -2, 10, -4]), '#657A54'],
    ...people([-34, -30, -17, 24, 44], '#B4382B', 3, 1.15),
  ],
}
