import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { symmetric, turned } from '#art/plates/kit/profiles.ts'
import { battlements } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { domeSolid } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { limestone, brick } = MATERIALS

/** Sixteen sides, eight of them in sight, each with a carved mask; measures by its proportions. */
export const onofrio: Plate = {
  sight: 'croatia/dubrovnik#stradun-and-onofrio-s-fountain',
  alt: 'Onofrio’s great fountain in Dubrovnik: a round cistern of sixteen sides with a half column at each corner, masks that spout water, steps around it and a low dome of brick.',
  palette: PALETTES.noon,
  across: 21,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#DCCBAA' },
  proportions: { height: 7.6, counts: { mask: 6 } },
  behind: [
    [box(-5.4, 0, 11, 9.4) + battlements(-11, 0, 7, 9.4, 0.8), '#CDB48C'],
    [box(6.4, 0, 9, 8), '#E2CDA4'],
    [circle(6.4, 6.2, 0.9) + roundOpening(6.4, 0, 2, 4), '#A98C68'],
    [gable(6.4, 8, 9, 1.8), '#D98A5E'],
  ],
  object: [
    [symmetric(0, 0, [7, 0, 7, 0.35, 6.5, 0.35, 6.5, 0.7]), limestone.shade],
    [box(0, 0.35, 14, 0.06) + box(0, 0, 14, 0.1), limestone.deep],
    ...turned(0, 0.7, [5.8, 0, 5.8, 0.7, 5.4, 0.8, 5.4, 3.4, 5.8, 3.5, 5.8, 4.1], limestone, 0.3),
    [box(0, 1.3, 11, 0.16) + box(0, 3.9, 11.6, 0.16), limestone.deep],
    [[-5.2, -4.4, -3, -1.1, 1.1, 3, 4.4, 5.2].map((x) => box(x, 1.5, 0.34, 2.7)).join(''), '#FBF0D4'],
    [
      [-5.1, -4.25, -2.8, -0.86, 1.34, 3.2, 4.55, 5.3].map((x) => box(x, 1.5, 0.14, 2.7)).join(''),
      limestone.deep,
    ],
    [
      [-4.8, -3.7, -2.05, 2.05, 3.7, 4.8]
        .map((x, index) => circle(x, 2.5, [0.2, 0.28, 0.34, 0.34, 0.28, 0.2][index] ?? 0.3))
        .join(''),
      '#9C7F5E',
      'mask',
    ],
    [circle(0, 2.5, 0.36), '#9C7F5E'],
    [[-3.7, -2.05, 0, 2.05, 3.7].map((x) => box(x, 1.35, 0.08, 1)).join(''), '#D8F0F2'],
    [[-3.7, -2.05, 0, 2.05, 3.7].map((x) => box(x, 0.9, 0.9, 0.4)).join(''), limestone.shade],
    ...domeSolid(0, 4.8, 4.9, 2.8, brick),
    [
      [-2.4, 0, 2.4]
        .map((x) => `M${x} -7.4Q${x * 1.5} -6.6 ${x * 1.9} -4.8h0.12Q${x * 1.5 + 0.12} -6.6 ${x + 0.1} -7.4z`)
        .join(''),
      brick.deep,
    ],
  ],
  before: [...people([-5.8], '#2C4A66', 0.4), ...people([-8.4, 7.6, 8.5], '#B4382B', -0.3)],
}
