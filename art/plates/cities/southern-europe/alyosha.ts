import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import { body, shaft } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { granite } = MATERIALS

/** The figure is 11 m high on a pedestal of 6 m. */
export const alyosha: Plate = {
  sight: 'bulgaria/plovdiv#alyosha-bunardzhik-hill',
  alt: 'The monument of Alyosha above Plovdiv: a soldier of grey stone on a tall pedestal, one hand with a gun that points to the ground, with the plain below.',
  palette: PALETTES.autumn,
  across: 36,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#B3A998' },
  proportions: { height: 17, counts: { soldier: 1 } },
  behind: [
    [contour([-18, 0, -18, 2.4, -11, 3.2, -4, 2.6, 3, 3.4, 10, 2.8, 18, 3.6, 18, 0]), '#B6B79A'],
    [
      spread(-17, 17, 22)
        .map((x, index) => box(x, 0.4, 1.1, 0.7 + ((index * 7) % 4) * 0.3))
        .join(''),
      '#E6CBA2',
    ],
    ...grove(-18, 18, 1.5, '#93A070'),
  ],
  object: [
    ...body(0, 0, 12, 0.7, granite, 0.24),
    ...body(0, 0.7, 9.6, 0.7, granite, 0.24),
    ...shaft(0, 1.4, 5, 4.4, 4.2, granite),
    [box(0, 2.4, 4.8, 0.2) + box(-0.5, 3, 2.8, 1.5), granite.shade],
    ...body(0, 5.6, 5, 0.4, granite, 0.24),
    // Boots, tunic with a belt, arms, head with a cap, and the gun.
    ['M-1.5 -6L-1.4 -9.4L-1.5 -10.4H1.5L1.4 -9.4L1.6 -6H0.3L0.2 -9.2L-0.1 -9.2L-0.2 -6z', granite.lit],
    ['M0.3 -6L0.2 -9.2L0.9 -10.4H1.5L1.4 -9.4L1.6 -6z', granite.shade],
    [
      'M-1.66 -9.6L-1.36 -12L-1.7 -14.2C-1.5 -14.9 -0.8 -15.1 0 -15.1C0.8 -15.1 1.5 -14.9 1.7 -14.2L1.36 -12L1.7 -9.6z',
      granite.lit,
      'soldier',
    ],
    ['M0.4 -9.6L0.5 -12L0.5 -15.1C1 -15 1.5 -14.9 1.7 -14.2L1.36 -12L1.7 -9.6z', granite.shade],
    ['M-1.7 -14.4C-2.2 -13.6 -2.3 -12.6 -2.1 -11.6L-1.9 -10.4L-1.4 -10.4L-1.5 -12z', granite.shade],
    ['M1.6 -14.5C2.2 -13.8 2.3 -12.6 2.1 -11.4L1.7 -10.2L1.2 -10.4L1.4 -12z', granite.deep],
    [box(0, 11.8, 2.8, 0.26), granite.deep],
    [box(-0.2, 12, 0.12, 2.4), granite.shade],
    [circle(0, 15.9, 0.8) + box(0, 14.8, 0.8, 0.6), granite.lit],
    ['M0.1 -15.1L0.14 -16.7C0.6 -16.6 0.84 -16.2 0.8 -15.9C0.8 -15.5 0.5 -15.1 0.1 -15.1z', granite.shade],
    ['M-0.86 -16.1L-0.7 -16.9C-0.3 -17.04 0.4 -17.04 0.7 -16.9L0.86 -16.1z', granite.deep],
    [
      bar([-1.7, 10.6], [-2.1, 6.6], 0.2) + bar([-1.5, 11.4], [-1.8, 9.6], 0.46) + circle(-2.2, 9.3, 0.42),
      granite.deep,
    ],
  ],
  before: [
    ...people([-7.6, 7], '#B4382B', -0.4),
    [circle(-1.2, 0.4, 0.3) + circle(-0.5, 0.5, 0.3) + circle(0.3, 0.4, 0.3), '#B4382B'],
    ...tree(-14, 5, '#7F9460', '#5E7448'),
    ...tree(14, 5.6, '#7F9460', '#5E7448'),
  ],
}
