import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { balustrade, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { granite, copper } = MATERIALS

/** A dragon of sheet copper on a pedestal of the bridge of 1901; measures by its proportions. */
export const dragonBridge: Plate = {
  sight: 'slovenia/ljubljana#dragon-bridge',
  alt: 'One of the dragons of the Dragon Bridge in Ljubljana: a green copper beast that sits upright on a stone pedestal with raised wings, open jaws and a curled tail.',
  palette: PALETTES.morning,
  across: 9.6,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#A59C8E' },
  proportions: { height: 5, counts: { wing: 2 } },
  behind: [
    [contour([-4.8, 0, -4.8, 1.2, -3.4, 1.9, -1.6, 2.6, 0.4, 2.9, 2.4, 2.4, 4.8, 1.6, 4.8, 0]), '#8DB4A4'],
    [
      box(0.6, 2.8, 2.4, 0.5) + box(-0.3, 2.8, 0.36, 1.1) + contour([-0.52, 3.9, -0.3, 4.3, -0.08, 3.9]),
      '#B9A890',
    ],
    [box(0, 0, 9.6, 0.8), granite.shade],
    [balustrade(-4.8, 4.8, 0, 1), granite.lit],
  ],
  object: [
    ...body(0, 0, 2.5, 0.3, granite, 0.24),
    ...body(0, 0.3, 2, 1.5, granite, 0.24),
    [box(-0.25, 0.6, 1.2, 0.9), granite.shade],
    [circle(-0.25, 1.05, 0.32), granite.lit],
    ...body(0, 1.8, 2.4, 0.24, granite, 0.24),
    // The far wing, the tail, the body, the near wing.
    [
      'M0.3 -3.3C0.5 -4 1.2 -4.6 1.9 -4.74C1.8 -4.4 1.9 -4.1 2.2 -3.9C1.8 -3.8 1.6 -3.6 1.7 -3.2C1.3 -3.2 1 -3 0.9 -2.8z',
      copper.deep,
      'wing',
    ],
    [
      'M0.9 -2.1C1.5 -2.1 1.9 -2.3 1.9 -2.7C1.9 -3 1.6 -3.1 1.4 -2.95L1.5 -3.25C1.9 -3.3 2.2 -3 2.15 -2.6C2.1 -2.1 1.6 -1.82 0.9 -1.86z',
      copper.shade,
    ],
    [
      'M-0.7 -2.04L-0.78 -2.24C-0.6 -2.5 -0.62 -2.9 -0.66 -3.2C-0.7 -3.56 -0.62 -3.86 -0.5 -4.1C-0.66 -4.16 -0.9 -4.14 -1.2 -4.02L-1.28 -4.2L-1.06 -4.3L-1.34 -4.44C-1.2 -4.66 -0.9 -4.74 -0.66 -4.7L-0.5 -5L-0.4 -4.66L-0.1 -4.84L-0.16 -4.5C0.06 -4.2 0.04 -3.8 0.16 -3.5C0.7 -3.2 1.2 -2.8 1.16 -2.04z',
      copper.lit,
    ],
    ['M0.1 -3.4C0.7 -3.2 1.2 -2.8 1.16 -2.04H0.3C0.5 -2.5 0.4 -3 0.1 -3.4z', copper.shade],
    [
      'M-0.14 -4.4L0.12 -4.3L0.02 -4.1L0.24 -3.96L0.08 -3.8L0.3 -3.62L0.12 -3.5C0 -3.8 0.04 -4.1 -0.14 -4.4z',
      copper.deep,
    ],
    [
      spread(2.5, 3.7, 7)
        .map((up) => `M-0.66 ${-up}q0.16 -0.1 0.36 -0.02l0 0.07q-0.2 -0.06 -0.36 0.02z`)
        .join(''),
      copper.shade,
    ],
    ['M-0.62 -2.04L-0.74 -2.2L-0.44 -2.9L-0.18 -2.86L-0.3 -2.3L-0.26 -2.04z', copper.deep],
    [
      'M-0.86 -2.04C-0.86 -2.2 -0.6 -2.2 -0.56 -2.04z' +
        'M0.1 -2.04C0.1 -2.3 0.5 -2.3 0.9 -2.5C1.1 -2.3 1.1 -2.1 1.06 -2.04z',
      copper.deep,
    ],
    [
      'M-0.1 -3.3C-0.1 -4 0.3 -4.66 1 -4.96C1 -4.6 1.14 -4.3 1.44 -4.1C1.06 -4 0.9 -3.8 1 -3.4C0.7 -3.4 0.5 -3.2 0.5 -2.9C0.3 -3.1 0.1 -3.2 -0.1 -3.3z',
      copper.lit,
      'wing',
    ],
    [
      bar([-0.04, 3.34], [0.96, 4.9], 0.08) +
        bar([0.1, 3.4], [1.38, 4.1], 0.05) +
        bar([0.2, 3.3], [0.96, 3.44], 0.05),
      copper.deep,
    ],
    [circle(-0.66, 4.5, 0.06), '#2C2A2A'],
    ['M-1.22 -4.22L-0.84 -4.3L-1.1 -4.1z', '#B4382B'],
  ],
  before: people([-3.1, 3.4], '#B4382B', -0.24),
}
