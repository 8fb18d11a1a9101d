import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const SILVER: Material = { lit: '#DCDEDA', shade: '#A6AEB2', deep: '#4A535B' }

/** 8.4 m long and 3 m high; the wing, 14 m across, is seen from its end. */
export const spiritOfStLouis: Plate = {
  sight: 'united-states/washington-dc#air-and-space-museum',
  alt: 'The Spirit of St Louis from the side: a silver monoplane with the wing on top of a closed body, no window towards the front, a round engine with a two-bladed propeller and fixed wheels.',
  palette: PALETTES.morning,
  across: 12,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#A99F90' },
  proportions: { height: 3, width: 8.4, counts: { 'main wheel': 1 } },
  behind: [
    [contour([-6, 0, -6, 0.7, -3, 0.9, 0, 0.7, 3, 1, 6, 0.8, 6, 0]), '#8FB0A4'],
    [
      spread(-5.6, 5.6, 9)
        .map((x, index) => contour([-0.5, 0, -0.3, 0.8, 0.1, 1 + (index % 3) * 0.1, 0.5, 0.5, 0.6, 0], x))
        .join(''),
      '#7FA394',
    ],
  ],
  object: [
    // Struts to the wing and the gear behind.
    [bar([-1.75, 0.95], [-2.1, 2.3], 0.09) + bar([-1.5, 0.95], [-0.9, 2.3], 0.09), SILVER.shade],
    // The body, tapering to the tail.
    [
      'M-3.5 -1.98C-3.1 -2.22 -2.6 -2.3 -2.2 -2.36L0.1 -2.3C1.6 -2.06 3 -1.6 4.06 -1.3L4.1 -1.06C2.6 -1 0.8 -0.94 -0.8 -0.9C-2 -0.88 -3 -0.92 -3.5 -1.14z',
      SILVER.lit,
    ],
    [
      'M-3.5 -1.4C-2 -1.3 1 -1.26 4.08 -1.16L4.1 -1.06C2.6 -1 0.8 -0.94 -0.8 -0.9C-2 -0.88 -3 -0.92 -3.5 -1.14z',
      SILVER.shade,
    ],
    ['M-3.5 -2C-3.2 -2.18 -2.8 -2.26 -2.36 -2.34V-0.92C-2.9 -0.94 -3.3 -1 -3.5 -1.12z', '#C4C3B4'],
    [
      circle(-3.1, 1.66, 0.02) +
        spread(-3.3, -2.5, 5)
          .map((x) => circle(x, 1.6, 0.02) + circle(x, 1.3, 0.02))
          .join(''),
      SILVER.deep,
    ],
    // Side window, door and the name.
    [contour([-0.66, 1.72, -0.66, 2.12, -0.1, 2.1, -0.06, 1.72]), SILVER.deep],
    [contour([-0.7, 1, -0.7, 1.66, -0.02, 1.66, -0.02, 1]), '#C9CDCA'],
    [
      spread(-2.9, -1.1, 13)
        .map((x, index) => box(x, 1.52, 0.07, index % 4 === 2 ? 0.05 : 0.16))
        .join(''),
      SILVER.shade,
    ],
    // Fin and tail plane, with the registration.
    [
      'M3.06 -1.5C3.3 -2 3.6 -2.26 3.9 -2.26C4.14 -2.24 4.2 -1.9 4.2 -1.5C4.2 -1.2 4.1 -1.02 3.96 -0.98L3.9 -1.28z',
      SILVER.lit,
    ],
    ['M3.62 -1.4V-2.16L3.66 -2.18V-1.38z', SILVER.deep],
    [contour([2.9, 1.34, 3.2, 1.46, 4.1, 1.42, 4.12, 1.3, 3.2, 1.28]), SILVER.shade],
    ['M3.72 -1.9h0.06v0.24h-0.06zM3.86 -1.86h0.16v0.06h-0.16zM3.86 -1.72h0.16v0.06h-0.16z', SILVER.deep],
    // The wing from its end.
    [
      'M-2.5 -2.34C-2.6 -2.6 -2.2 -2.78 -1.6 -2.78C-0.8 -2.78 -0.1 -2.6 0.4 -2.3C-0.4 -2.28 -1.6 -2.24 -2.5 -2.34z',
      '#F1F0EA',
    ],
    ['M-2.5 -2.34C-1.6 -2.24 -0.4 -2.28 0.4 -2.3C-0.4 -2.4 -1.6 -2.44 -2.5 -2.34z', SILVER.deep],
    // Engine, spinner, propeller.
    [
      spread(0, 3, 4)
        .map((index) => box(-3.56, 1.2 + index * 0.26, 0.3, 0.18))
        .join(''),
      SILVER.deep,
    ],
    [box(-3.62, 0.9, 0.16, 0.24) + box(-3.62, 1.98, 0.16, 0.24), SILVER.deep],
    [contour([-3.66, 1.4, -4.1, 1.5, -4.2, 1.6, -4.1, 1.7, -3.66, 1.8]), SILVER.lit],
    [
      'M-3.98 -1.6C-4.06 -2 -4.04 -2.6 -3.96 -3C-3.88 -2.6 -3.9 -2 -3.92 -1.6C-3.9 -1.2 -3.88 -0.6 -3.96 -0.22C-4.06 -0.6 -4.04 -1.2 -3.98 -1.6z',
      '#6F7880',
    ],
    // Gear: wheel with its cover, leg, tail skid.
    [
      bar([-1.6, 1], [-1.72, 0.36], 0.12) +
        bar([-2.5, 1], [-1.8, 0.4], 0.07) +
        bar([-0.8, 1], [-1.66, 0.4], 0.07),
      SILVER.shade,
    ],
    [circle(-1.72, 0.38, 0.38), '#3A3A3E', 'main wheel'],
    [circle(-1.72, 0.38, 0.28), SILVER.lit],
    [circle(-1.72, 0.38, 0.07), SILVER.deep],
    [bar([3.5, 1], [3.86, 0.5], 0.06) + bar([3.86, 0.52], [4, 0.5], 0.08), SILVER.deep],
  ],
  before: people([-5, 2.2, 5.2], '#B4382B', -0.16),
}
