import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const GREY: Material = { lit: '#C9CCC4', shade: '#8E9692', deep: '#3A4246' }

/** 8.4 m long; both wings are seen from their end. */
export const glosterGladiator: Plate = {
  sight: 'malta/valletta#fort-st-elmo',
  alt: 'The Gloster Sea Gladiator of the museum in Fort St Elmo from the side: a small grey biplane with a round engine, struts between its two wings, a fixed gear and a closed cockpit, before the bastions of Valletta.',
  palette: PALETTES.noon,
  across: 12.4,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#D3B98E' },
  proportions: { height: 3.5, width: 8.4, counts: { wing: 2 } },
  behind: [
    [contour([-6.4, 0, -6.4, 2.6, -2.4, 2.9, -2, 0.6, 1.6, 0.6, 2.2, 3.3, 6.4, 3, 6.4, 0]), '#E0BE8A'],
    [contour([2.2, 3.3, 6.4, 3, 6.4, 0, 4, 0, 4.4, 3.1]), '#C79E6A'],
    [box(-0.3, 0, 4.4, 0.7), '#3F86A8'],
    [contour([4, 3.2, 4.1, 4, 4.5, 4.3, 4.9, 4, 5, 3.1]), '#D3AC76'],
  ],
  object: [
    [bar([-2.1, 1.05], [-1.9, 0.4], 0.16) + bar([-1.5, 1.05], [-1.8, 0.4], 0.1), GREY.shade],
    [
      'M-3.6 -2.18C-3.2 -2.36 -2.6 -2.36 -2 -2.36L-0.2 -2.3C1.4 -2.1 3 -1.7 3.9 -1.5L4 -1.2C2.6 -1.1 0.6 -0.92 -1 -0.88C-2.2 -0.86 -3.2 -0.94 -3.6 -1.12z',
      GREY.lit,
    ],
    [
      'M-3.6 -1.5C-2 -1.36 1 -1.36 3.98 -1.32L4 -1.2C2.6 -1.1 0.6 -0.92 -1 -0.88C-2.2 -0.86 -3.2 -0.94 -3.6 -1.12z',
      GREY.shade,
    ],
    ['M-3.6 -2.2C-3.3 -2.4 -2.9 -2.42 -2.6 -2.4V-0.9C-2.9 -0.88 -3.3 -0.94 -3.6 -1.1z', '#6E787A'],
    [
      circle(-3.4, 1.66, 0.06) +
        [1.2, 1.5, 1.82, 2.12].map((up) => box(-3.66, up - 0.08, 0.14, 0.16)).join(''),
      GREY.deep,
    ],
    [contour([-3.66, 1.42, -3.98, 1.54, -4.1, 1.66, -3.98, 1.78, -3.66, 1.9]), GREY.shade],
    [
      'M-3.9 -1.66C-4 -2.1 -3.98 -2.7 -3.9 -3.1C-3.82 -2.7 -3.84 -2.1 -3.84 -1.66C-3.84 -1.2 -3.82 -0.6 -3.9 -0.24C-3.98 -0.6 -3.96 -1.2 -3.9 -1.66z',
      '#4A5258',
    ],
    // Cockpit, roundel, fin and tail.
    ['M-1.2 -2.32C-1 -2.66 -0.7 -2.76 -0.3 -2.76C0.1 -2.7 0.5 -2.5 0.7 -2.2z', '#8FB6BA'],
    [
      bar([-0.6, 2.3], [-0.6, 2.74], 0.05) +
        bar([-0.1, 2.3], [-0.1, 2.72], 0.05) +
        bar([-1.2, 2.32], [0.7, 2.2], 0.06),
      GREY.deep,
    ],
    [circle(1.3, 1.6, 0.36), '#2F4F8A'],
    [circle(1.3, 1.6, 0.24), '#F7F2E6'],
    [circle(1.3, 1.6, 0.13), '#C03A2E'],
    [
      'M2.9 -1.74C3.1 -2.3 3.5 -2.6 3.9 -2.56C4.2 -2.5 4.3 -2 4.26 -1.6C4.22 -1.3 4.1 -1.14 3.9 -1.1L3.8 -1.5z',
      GREY.lit,
    ],
    ['M3.62 -1.5L3.68 -2.5L3.74 -2.5L3.7 -1.5z', GREY.deep],
    [contour([2.7, 1.54, 3, 1.68, 4.1, 1.62, 4.16, 1.5, 3, 1.46]), GREY.shade],
    // Lower wing, struts and wires, upper wing ahead of it.
    [
      'M-2 -1.02C-2.1 -1.2 -1.8 -1.28 -1.3 -1.28C-0.8 -1.26 -0.4 -1.14 -0.2 -1C-0.8 -0.96 -1.5 -0.96 -2 -1.02z',
      '#E3E5DC',
      'wing',
    ],
    [
      bar([-1.7, 1.2], [-2.3, 3.2], 0.09) +
        bar([-0.6, 1.16], [-1.2, 3.16], 0.09) +
        bar([-2, 2.3], [-2.1, 3.2], 0.07) +
        bar([-1.2, 2.3], [-1.3, 3.2], 0.07),
      GREY.deep,
    ],
    [bar([-1.7, 1.2], [-1.2, 3.16], 0.03) + bar([-0.6, 1.16], [-2.3, 3.2], 0.03), GREY.deep],
    [
      'M-2.7 -3.2C-2.8 -3.4 -2.4 -3.5 -1.9 -3.5C-1.3 -3.48 -0.8 -3.34 -0.6 -3.16C-1.2 -3.1 -2.1 -3.12 -2.7 -3.2z',
      '#E3E5DC',
      'wing',
    ],
    ['M-2.7 -3.2C-2.1 -3.12 -1.2 -3.1 -0.6 -3.16C-1.2 -3.2 -2.1 -3.24 -2.7 -3.2z', GREY.deep],
    [circle(-1.86, 0.36, 0.36), '#33363A'],
    [circle(-1.86, 0.36, 0.26), GREY.lit],
    [bar([3.4, 1.2], [3.66, 0.74], 0.07) + circle(3.68, 0.7, 0.12), GREY.deep],
  ],
  before: people([-5.3, 2.2, 5.4], '#B4382B', -0.16),
}
