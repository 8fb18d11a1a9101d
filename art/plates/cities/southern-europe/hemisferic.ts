import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { domeSolid } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, glass } = MATERIALS
const POOL = '#6FB0C0'

/** Half of an eye: the lid of ribs over the ball of the cinema. */
const LID =
  'M-55 -1C-40 -14 -22 -25.6 0 -26C22 -25.6 40 -14 55 -1L50 -1C38 -11 22 -19.6 0 -20C-22 -19.6 -38 -11 -50 -1z'

/** The roof is 110 m long; the pool mirrors it to a whole eye. */
export const hemisferic: Plate = {
  sight: 'spain/valencia#city-of-arts-and-sciences',
  alt: 'The Hemisfèric in Valencia: a white ribbed roof like an eyelid over the ball of the cinema, glass below, and the pool that mirrors it so that a whole eye is seen.',
  palette: PALETTES.polar,
  across: 136,
  ground: 0.56,
  setting: { kind: 'water', ink: POOL },
  proportions: { height: 26, width: 110 },
  behind: [
    [
      spread(-66, 66, 23)
        .map((x) => contour([-2.2, 0, -0.4, 17, 0.4, 17, 2.2, 0], x))
        .join(''),
      '#CFE0DE',
    ],
    [box(0, 0, 140, 3), '#B9CFCE'],
  ],
  object: [
    ['M-50 0C-38 -11 -22 -19.6 0 -20C22 -19.6 38 -11 50 0z', glass.shade],
    ...domeSolid(0, 0, 18, 18.6, { lit: '#F1EFE6', shade: '#B9C3C4', deep: glass.deep }),
    [
      spread(-46, 46, 24)
        .map((x) => box(x, 0, 0.5, 20 * (1 - (x / 52) ** 2) + 1))
        .join(''),
      glass.deep,
    ],
    [LID, white.lit],
    ['M8 -25.8C26 -24.4 42 -13 55 -1L50 -1C39 -10.4 24 -18.8 8 -19.8z', white.shade],
    [
      spread(-44, 44, 27)
        .map((x) => bar([x, 20.6 * (1 - (x / 54) ** 2)], [x * 1.06, 25.4 * (1 - (x / 58) ** 2)], 0.5))
        .join(''),
      '#9FB0B4',
    ],
    [box(0, 0, 106, 1), white.shade],
  ],
  before: [
    ['M-50 0C-38 11 -22 19.6 0 20C22 19.6 38 11 50 0z', '#5E98A8'],
    ['M-18 0C-18 11 -10 18.6 0 18.6C10 18.6 18 11 18 0z', '#B7D0CE'],
    ['M0 18.6C10 18.6 18 11 18 0H7C9 11 6 16.4 0 18.6z', '#8FB0B4'],
    [
      'M-55 1C-40 14 -22 25.6 0 26C22 25.6 40 14 55 1L50 1C38 11 22 19.6 0 20C-22 19.6 -38 11 -50 1z',
      '#D6E8E4',
    ],
    [
      [5, 9.6, 14.6, 19, 23].map((up, index) => box(index % 2 ? -6 : 8, -up, 92 - index * 12, 0.5)).join(''),
      POOL,
    ],
    ...people([-57, -54.6, 58], '#B4382B', 0.2, 1.6),
  ],
}
