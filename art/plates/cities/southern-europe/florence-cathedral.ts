import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, lancets, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { marble, tile, gold } = MATERIALS

const GREEN = '#6F8A74'

/** Panels of white marble in frames of green, as on the cathedral of Florence. */
const panels = (from: number, to: number, count: number, up: number, height: number): string =>
  windows({ from, to, count, up, width: ((to - from) / count) * 0.22, height })

/** 153 m long; the dome is 114.5 m high with its the campanile 84.7 m high and 14.45 m wide. */
export const florenceCathedral: Plate = {
  sight: 'italy/florence#cathedral-and-dome',
  alt: 'Florence Cathedral from the south: Giotto’s square campanile at the left, the nave in white and green marble, and Brunelleschi’s red dome with eight white ribs and a lantern.',
  palette: PALETTES.noon,
  across: 196,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#B8A58A' },
  proportions: { height: 114.5, width: 153, counts: { 'campanile storey': 5 } },
  object: [
    ...body(-22, 0, 106, 42, marble, 0.02),
    [contour([-75, 42, -72, 46, 30, 46, 30, 42]), tile.shade],
    [[-50, -30, -10].map((x) => circle(x, 37, 3)).join(''), marble.deep],
    ...body(-22, 0, 104, 25, marble, 0.02),
    [contour([-74, 25, -72, 29, 30, 29, 30, 25]), tile.lit],
    [panels(-70, 26, 16, 3, 20) + box(-22, 8, 104, 0.8) + box(-22, 22.4, 104, 0.9), GREEN],
    [lancets({ from: -44, to: 6, count: 4, up: 8, width: 3, height: 12 }), marble.deep],
    ...body(37, 0, 78, 27, marble, 0.2),
    [panels(2, 72, 14, 2, 22) + box(37, 24, 78, 1), GREEN],
    [lancets({ from: 14, to: 62, count: 3, up: 6, width: 3, height: 13 }), marble.deep],
    ...body(30, 27, 50, 12, marble, 0.24),
    [contour([-2, 27, 2, 33, 14, 38, 24, 38, 24, 27]), tile.lit],
    [contour([76, 27, 72, 33, 60, 38, 50, 38, 50, 27]), tile.shade],
    ...body(37, 36, 52, 15, marble, 0.3),
    [circle(20, 43.4, 3.6) + circle(37, 43.4, 4) + circle(54, 43.4, 3.6), GREEN],
    [circle(20, 43.4, 2.6) + circle(37, 43.4, 3) + circle(54, 43.4, 2.6), marble.deep],
    [box(37, 50.4, 54.8, 2), marble.shade],
    ...turned(37, 52, [27.4, 0, 26.4, 8, 23.6, 17, 19, 26, 12.4, 33.4, 4.4, 38.4], tile, 0.4),
    [
      [0.34, 0.97]
        .map((share) =>
          [-1, 1]
            .map((side) =>
              contour(
                [
                  27 * share * side - 0.8,
                  52,
                  26 * share * side - 0.8,
                  60,
                  23.2 * share * side - 0.7,
                  69,
                  18.6 * share * side - 0.6,
                  78,
                  12 * share * side - 0.5,
                  85.4,
                  4 * share * side - 0.4,
                  90.4,
                  4 * share * side + 0.4,
                  90.4,
                  12 * share * side + 0.5,
                  85.4,
                  18.6 * share * side + 0.6,
                  78,
                  23.2 * share * side + 0.7,
                  69,
                  26 * share * side + 0.8,
                  60,
                  27 * share * side + 0.8,
                  52,
                ],
                37,
              ),
            )
            .join(''),
        )
        .join(''),
      marble.lit,
    ],
    [box(37, 90, 11, 1.4), marble.lit],
    ...body(37, 91.4, 6.4, 11, marble, 0.3),
    [arcade({ from: 35, to: 39, count: 3, up: 92.6, width: 1.1, height: 7.6 }), marble.deep],
    [
      contour([31.6, 91.4, 31.6, 95, 34, 99, 34, 91.4]) + contour([42.4, 91.4, 42.4, 95, 40, 99, 40, 91.4]),
      marble.shade,
    ],
    ...pyramid(37, 102.4, 7, 8, marble),
    [circle(37, 111, 1.25) + box(37, 111, 0.5, 3.5) + box(37, 113, 1.8, 0.5), gold.lit],
    ...[
      [0, 13],
      [13, 13],
      [26, 15.4],
      [41.4, 15.6],
      [57, 23],
    ].flatMap(([up = 0, height = 0]) =>
      counted(body(-69, up, 14.4, height, marble, 0.32), 'campanile storey'),
    ),
    [
      [12.4, 25.4, 40.8, 56.4].map((up) => box(-69, up, 15, 1.1)).join('') +
        [-75.4, -62.6].map((x) => box(x, 1, 0.8, 78)).join(''),
      GREEN,
    ],
    [[2, 15].map((up) => panels(-74, -64, 5, up, 9)).join(''), GREEN],
    [
      [29, 44]
        .map((up) => lancets({ from: -71.6, to: -66.4, count: 2, up, width: 2.6, height: 10 }))
        .join('') + lancets({ from: -69, to: -69, count: 1, up: 60, width: 6.4, height: 17 }),
      marble.deep,
    ],
    [box(-69.9, 60, 0.6, 11) + box(-68, 60, 0.6, 11), marble.lit],
    [box(-69, 80, 15, 1) + box(-69, 81, 15, 2), marble.lit],
    [box(-69, 82.8, 15, 1.9), marble.shade],
  ],
  before: people([-86, -83, -50, -12, -9, 22, 80], '#B4382B', 0, 1.15),
}
