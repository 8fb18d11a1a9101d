import { PALETTES } from '#art/kit/palettes.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { columns, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const PINK: Material = { lit: '#D98A70', shade: '#B4624E', deep: '#5A2E2C' }
const PALE = '#EBC2A0'
const STEP = '#C9A488'

/** One flight of the stair, which bends outwards and rises to the gallery; `side` is -1 for the left. */
const flight = (side: number): readonly PlatePart[] => {
  const at = (numbers: readonly number[]): string =>
    contour(numbers.map((value, index) => (index % 2 === 0 ? value * side : value)))
  const ink = side < 0 ? PINK.lit : PINK.shade
  return [
    [
      `M${side * 2.4} -4.3C${side * 4} -4.3 ${side * 5.8} -3.4 ${side * 6.2} -1.9C${side * 6.3} -1 ${side * 5.6} -0.3 ${side * 4.8} 0H${side * 2.4}z`,
      ink,
      'flight',
    ],
    [
      `M${side * 2.4} -5.2C${side * 4.4} -5.2 ${side * 6.4} -4.2 ${side * 6.9} -2.5C${side * 7.1} -1.4 ${side * 6.4} -0.4 ${side * 5.4} 0H${side * 4.4}C${side * 5.8} -0.6 ${side * 6.4} -1.3 ${side * 6.2} -2.1C${side * 5.8} -3.5 ${side * 4} -4.4 ${side * 2.4} -4.4z`,
      PALE,
    ],
    [at([2.4, 4.4, 2.4, 5.2, 2.7, 5.2, 2.7, 4.4]), STEP],
    [at([4.4, 0, 4.4, 1.1, 4.9, 1.1, 4.9, 0]) + at([5.3, 0, 5.3, 1.1, 5.8, 1.1, 5.8, 0]), PALE],
  ]
}

/** By its proportions: two storeys round a court, a stair in two flights. */
export const houseOfSlaves: Plate = {
  sight: 'senegal/dakar#house-of-slaves-goree',
  alt: 'The court of the House of Slaves on Gorée: a stair of two flights that curve like a horseshoe up to a pillared gallery, and between them a low passage at the end of which a doorway opens on the sea.',
  palette: PALETTES.highland,
  across: 26,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#C2A98C' },
  proportions: { height: 9.5, width: 20, counts: { flight: 2, column: 6 } },
  object: [
    [box(0, 0, 19, 4.6), PINK.lit],
    [box(7.2, 0, 4.6, 4.6), PINK.shade],
    // Upper floor behind its gallery.
    [box(0, 4.6, 19, 3.4), '#E8B498'],
    [windows({ from: -6, to: 6, count: 5, up: 4.7, width: 1.3, height: 2.4 }), '#4F6A5A'],
    [windows({ from: -6, to: 6, count: 5, up: 4.7, width: 0.1, height: 2.4 }), PALE],
    ...columns(
      { from: -8.8, to: 8.8, count: 6, up: 4.6, width: 0.42, height: 3.4 },
      { lit: '#F6E4CC', shade: '#D6B896', deep: PINK.deep },
    ),
    [box(0, 4.3, 19.6, 0.4), PALE],
    [
      spread(-8.6, -2.9, 14)
        .concat(spread(2.9, 8.6, 14))
        .map((x) => box(x, 4.7, 0.09, 0.9))
        .join('') +
        box(-5.8, 5.5, 6, 0.12) +
        box(5.8, 5.5, 6, 0.12),
      '#7A4A3E',
    ],
    [contour([-10, 7.9, -9, 9.5, 9, 9.5, 10, 7.9]), '#B06A4C'],
    [contour([2, 7.9, 2, 9.5, 9, 9.5, 10, 7.9]), '#8E5040'],
    [
      spread(-9.2, 9.2, 24)
        .map((x) => contour([x * 1.04, 8, x * 0.94, 9.5, x * 0.94 + 0.09, 9.5, x * 1.04 + 0.1, 8]))
        .join(''),
      '#7A4436',
    ],
    // Doors of the cells left and right.
    ...[-8.3, 8.3].flatMap((x): readonly PlatePart[] => [
      [roundOpening(x, 0, 1.3, 2.3), PINK.deep],
      [box(x, 3, 0.7, 0.5), PINK.deep],
    ]),
    ...flight(-1),
    ...flight(1),
    // The passage, and the doorway at its end.
    [box(0, 0, 5.2, 4.4), PALE],
    [box(1.9, 0, 1.4, 4.4), '#D6A888'],
    [box(0, 4.2, 5.6, 0.3), STEP],
    [roundOpening(0, 0, 2.5, 3.1), PINK.deep],
    [roundOpening(0, 0.12, 1.7, 2.5), '#3A2226'],
    [box(0, 0.3, 0.75, 1.6), '#E9F3EC'],
    [box(0, 0.3, 0.75, 0.66), '#6FA3AE'],
    [contour([-1.25, 0, -0.38, 0.3, 0.38, 0.3, 1.25, 0]), '#8E6A58'],
    [
      box(0, 4.5, 5, 0.14) +
        box(0, 5.4, 5, 0.14) +
        windows({ from: -2.3, to: 2.3, count: 13, up: 4.5, width: 0.09, height: 0.95 }),
      '#7A4A3E',
    ],
  ],
  before: people([-9.8, 5], '#2F3A44', -0.7),
}
