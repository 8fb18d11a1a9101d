import { PALETTES } from '#art/kit/palettes.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const STONE = { lit: '#EBD3A2', shade: '#C29E6C', deep: '#6B4A38' }
const RED = '#A9563E'

/** One stepped fret: a stair that ends in a hook. `size` is the height of the band it fills. */
const FRET = [
  0, 0, 0, 1, 0.25, 1, 0.25, 0.76, 0.5, 0.76, 0.5, 0.5, 0.75, 0.5, 0.75, 0.24, 1.2, 0.24, 1.2, 0.8, 0.98, 0.8,
  0.98, 1, 1.42, 1, 1.42, 0,
]
const MEANDER = [
  0, 0, 0, 0.22, 0.78, 0.22, 0.78, 0.78, 0.46, 0.78, 0.46, 0.42, 0.24, 0.42, 0.24, 1, 1, 1, 1, 0,
]
const ZIGZAG = [0, 0, 0.5, 1, 0.8, 1, 0.3, 0]

/** A framed panel that is filled with one figure, again and again. */
const panel = (
  from: number,
  to: number,
  up: number,
  height: number,
  figure: readonly number[],
  step: number,
): readonly PlatePart[] => {
  const count = Math.floor((to - from - 0.3) / (step * (height - 0.3)))
  const size = (to - from - 0.3) / count
  return [
    [box((from + to) / 2, up, to - from, height), STONE.deep, 'panel'],
    [
      spread(0, count - 1, count)
        .map((index) =>
          contour(
            figure.map((value, at) => (at % 2 === 0 ? (value / step) * size : value * (height - 0.3))),
            from + 0.15 + index * size,
            up + 0.15,
          ),
        )
        .join(''),
      STONE.lit,
    ],
  ]
}

/** A wing beside the doors: three bands of panels. */
const wing = (from: number, to: number): readonly PlatePart[] => [
  ...panel(from, to, 3.7, 0.95, FRET, 1.5),
  ...panel(from, (from + to) / 2 - 0.25, 5, 0.95, ZIGZAG, 0.6),
  ...panel((from + to) / 2 + 0.25, to, 5, 0.95, MEANDER, 1.15),
  ...panel(from, to, 6.3, 0.95, FRET, 1.5),
]

/** The façade is 39.6 m long, with three doors; heights by its proportions. */
export const mitla: Plate = {
  sight: 'mexico/oaxaca#mitla',
  alt: 'The Palace of the Columns at Mitla from the south: a long low stone front on a platform with a broad stair, three square doors side by side, and bands of stepped fretwork along the whole wall.',
  palette: PALETTES.arid,
  across: 45,
  ground: 0.78,
  setting: { kind: 'paving', ink: '#C9A878' },
  proportions: { height: 8, width: 42, counts: { panel: 10, door: 3 } },
  behind: [
    [
      contour([-24, 0, -24, 8, -17, 10.6, -12, 9, -4, 13.4, 3, 10.4, 10, 12.4, 17, 9.6, 24, 11, 24, 0]),
      '#C79A86',
    ],
    [contour([-24, 0, -24, 5, -14, 7, -2, 9.6, 8, 7.8, 16, 8.8, 24, 6.4, 24, 0]), '#B98A70'],
  ],
  object: [
    [contour([-21, 0, -20.6, 2.3, 20.6, 2.3, 21, 0]), STONE.shade],
    [box(0, 2, 41.4, 0.4), STONE.lit],
    [contour([-20.9, 0, -20.75, 0.9, 20.75, 0.9, 20.9, 0]), RED],
    [contour([-5.6, 0, -5, 2.4, 5, 2.4, 5.6, 0]), STONE.lit],
    [
      spread(0.26, 2.1, 8)
        .map((up) => box(0, up, 10.8 - up * 0.3, 0.11))
        .join(''),
      STONE.shade,
    ],
    [
      contour([-6.2, 0, -5.6, 2.4, -5, 2.4, -5.4, 0]) + contour([6.2, 0, 5.6, 2.4, 5, 2.4, 5.4, 0]),
      STONE.shade,
    ],
    // The wall leans out a little towards its top at both ends.
    [contour([-19.6, 2.4, -19.8, 8, 19.8, 8, 19.6, 2.4]), STONE.lit],
    [contour([14, 2.4, 14, 8, 19.8, 8, 19.6, 2.4]), '#DDC08E'],
    [contour([-19.6, 2.4, -19.64, 3.3, 19.64, 3.3, 19.6, 2.4]), STONE.shade],
    [
      box(0, 3.3, 39.3, 0.16) + box(0, 4.8, 39.4, 0.1) + box(0, 6.1, 39.5, 0.1) + box(0, 7.5, 39.6, 0.12),
      STONE.shade,
    ],
    ...wing(-18.8, -6.9),
    ...wing(6.9, 18.8),
    // Doors with their long lintels, a panel above.
    ...panel(-6, -0.3, 6.3, 0.95, MEANDER, 1.15),
    ...panel(0.3, 6, 6.3, 0.95, MEANDER, 1.15),
    [box(0, 5, 12.4, 1.1), '#DCC08C'],
    [box(0, 5, 12.4, 0.1) + box(-2.05, 5, 0.08, 1.1) + box(2.05, 5, 0.08, 1.1), STONE.shade],
    [[-4.1, 0, 4.1].map((x) => box(x, 2.4, 2.3, 2.6)).join(''), STONE.deep, 'door'],
    [[-4.1, 0, 4.1].map((x) => box(x + 0.85, 2.4, 0.6, 2.6)).join(''), '#8A6450'],
  ],
  before: [
    ...people([-15, -8.4, 2, 9.6, 10.5, 18], '#2C4A66', -0.8),
    [
      contour([-24, -3.4, -24, -1, -22.6, 0.8, -23, -3.4]) +
        contour([-22.2, -3.4, -21.4, -0.4, -20.6, -3.4]) +
        contour([-23, -3.4, -22.4, 1.6, -21.8, -3.4]),
      '#4F7A58',
    ],
    [
      contour([21, -3.4, 21.4, -0.4, 22, -3.4]) +
        contour([21.8, -3.4, 22.5, 0.8, 23.2, -3.4]) +
        contour([22.8, -3.4, 24, -0.2, 24, -3.4]),
      '#4F7A58',
    ],
  ],
}
