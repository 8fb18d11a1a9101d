import { PALETTES } from '#art/kit/palettes.ts'
import { around } from '#art/plates/kit/gothic.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const SILVER: Material = { lit: '#E6E7E0', shade: '#A9B1B5', deep: '#4A535B' }
const SIDES = [-1, 1] as const

/** The wing from the front: thick in the middle, rounded off at the tips. */
const WING =
  'M-7 -2.8C-7 -2.9 -6.8 -2.92 -6.4 -2.93L-1 -3L1 -3L6.4 -2.93C6.8 -2.92 7 -2.9 7 -2.8C6.8 -2.72 6.4 -2.7 6 -2.7L0.6 -2.6H-0.6L-6 -2.7C-6.4 -2.7 -6.8 -2.72 -7 -2.8z'
const WING_BELOW =
  'M-7 -2.8L-0.6 -2.76H0.6L7 -2.8C6.8 -2.72 6.4 -2.7 6 -2.7L0.6 -2.6H-0.6L-6 -2.7C-6.4 -2.7 -6.8 -2.72 -7 -2.8z'

/** From the front: the wing 14 m across, 3 m above the ground; nine cylinders, two blades, two wheels. */
export const spiritOfStLouis: Plate = {
  sight: 'united-states/washington-dc#air-and-space-museum',
  alt: 'The Spirit of St Louis from the front: a long straight wing on top of a narrow silver body, the nine cylinders of the engine round the hub of a two-bladed propeller, struts to two thin wheels.',
  palette: PALETTES.morning,
  across: 15.6,
  ground: 0.68,
  setting: { kind: 'paving', ink: '#A99F90' },
  proportions: { height: 3, width: 14, counts: { 'main wheel': 2, cylinder: 9 } },
  behind: [[contour([-9, 0, -9, 0.9, -5, 1.2, 0, 0.8, 4, 1.3, 9, 0.9, 9, 0]), '#8FB0A4']],
  object: [
    // Tail plane behind the body, struts from the body to the wing.
    [contour([-1.9, 1.62, -1.9, 1.72, 1.9, 1.72, 1.9, 1.62]), SILVER.shade],
    [
      SIDES.map(
        (side) =>
          bar([side * 0.42, 1.2], [side * 3, 2.72], 0.1) + bar([side * 0.42, 1.3], [side * 2.6, 2.72], 0.07),
      ).join(''),
      SILVER.shade,
    ],
    [WING, SILVER.lit],
    [WING_BELOW, '#8B959B'],
    // Gear: legs to the strut, a brace to the body, wheels seen from the edge.
    [
      SIDES.map(
        (side) =>
          bar([side * 1.36, 0.38], [side * 1.5, 1.86], 0.12) +
          bar([side * 1.36, 0.42], [side * 0.4, 1.2], 0.08) +
          bar([side * 1.36, 0.42], [side * 0.36, 1.5], 0.05),
      ).join(''),
      SILVER.shade,
    ],
    ...SIDES.map((side) => [box(side * 1.36, 0, 0.2, 0.76), '#33343A', 'main wheel'] as const),
    [SIDES.map((side) => box(side * 1.36, 0.2, 0.26, 0.36)).join(''), SILVER.lit],
    // The body, its right side in shade.
    [
      'M-0.5 -1.5C-0.5 -1.2 -0.3 -1.1 0 -1.1C0.3 -1.1 0.5 -1.2 0.5 -1.5V-2.5C0.5 -2.66 0.4 -2.72 0 -2.72C-0.4 -2.72 -0.5 -2.66 -0.5 -2.5z',
      SILVER.lit,
    ],
    ['M0.16 -1.1C0.36 -1.14 0.5 -1.22 0.5 -1.5V-2.5C0.5 -2.64 0.42 -2.7 0.16 -2.72z', SILVER.shade],
    // Cylinders round the nose, spinner, blades.
    ...Array.from({ length: 9 }, (_none, index) => {
      const [x, up] = around(0, 1.86, 0.66, index * 40)
      const [x2, up2] = around(0, 1.86, 0.24, index * 40)
      return [bar([x2, up2], [x, up], 0.15), SILVER.deep, 'cylinder'] as const
    }),
    [circle(0, 1.86, 0.42), SILVER.lit],
    [`M0 -2.26A0.4 0.4 0 0 1 0 -1.46A0.7 0.7 0 0 0 0 -2.26z`, SILVER.shade],
    [
      'M-0.1 -1.9C-0.34 -2.16 -0.76 -2.56 -0.96 -2.84C-0.68 -2.7 -0.2 -2.26 0.06 -1.96zM0.1 -1.82C0.34 -1.56 0.76 -1.16 0.96 -0.88C0.68 -1.02 0.2 -1.46 -0.06 -1.76z',
      '#5E676F',
    ],
    [circle(0, 1.86, 0.17), '#F4F3EA'],
  ],
  before: people([-4.6, 5.2], '#B4382B', -0.3),
}
