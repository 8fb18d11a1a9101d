import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white } = MATERIALS

/** 56 m long; 6.4 m high at its ends and 4.3 m in the middle, with seven openings on each side. */
const arizonaMemorial: Plate = {
  sight: 'united-states/hawaii#uss-arizona-memorial',
  alt: 'The USS Arizona Memorial from the side: a long white bridge over the water that rises at both ends and sags in the middle, where seven openings let the light through.',
  palette: PALETTES.noon,
  across: 68,
  ground: 0.72,
  setting: { kind: 'water', ink: '#2F7E96' },
  proportions: { height: 8.4, width: 56, counts: { opening: 7 } },
  behind: [
    ['M-34 0V-5Q-24 -10 -14 -8Q-4 -13 8 -10Q20 -14 34 -7V0z', '#8FB5A8'],
    ['M-34 0V-2.4Q-16 -4.4 2 -3Q18 -5 34 -2.6V0z', '#6E9A88'],
    ...palm(-30, 6, '#4C7A5A', '#6A4A38', 1.6),
    ...palm(31, 5, '#4C7A5A', '#6A4A38', 1.8),
  ],
  object: [
    [box(-19, 0, 1.6, 2.4) + box(19, 0, 1.6, 2.4) + box(-11, 0, 1.6, 2.4) + box(11, 0, 1.6, 2.4), white.deep],
    [contour([-26, 2, -20, 1.6, 20, 1.6, 26, 2]), white.shade],
    [contour([-28, 2, -28, 8.4, -20, 7.6, -10, 6.6, 0, 6.3, 10, 6.6, 20, 7.6, 28, 8.4, 28, 2]), white.lit],
    [
      contour([-28, 2, -28, 2.7, 28, 2.7, 28, 2]) +
        contour([
          -28, 7.7, -28, 8.4, -20, 7.6, -10, 6.6, 0, 6.3, 10, 6.6, 20, 7.6, 28, 8.4, 28, 7.7, 20, 7, 10, 6, 0,
          5.7, -10, 6, -20, 7,
        ]),
      white.shade,
    ],
    [
      spread(-9.6, 9.6, 7)
        .map((x) => contour([-1.1, 2.9, -1.1, 5.5, 1.1, 5.5, 1.1, 2.9], x))
        .join(''),
      '#5E9CB4',
      'opening',
    ],
    [box(-22.4, 3, 1.2, 3.4) + box(22.4, 3, 1.2, 3.4), white.shade],
    [box(0, 2.7, 22, 0.7), white.lit],
  ],
  before: people([-8, -3.2, 1.6, 6.4], '#2C4A66', 2.8, 0.95),
}

export const HAWAIIAN_PLATES = { arizonaMemorial } as const
