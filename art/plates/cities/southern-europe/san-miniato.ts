import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, stair } from '#art/plates/kit/rows.ts'
import { cypress, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { marble, gold, tile } = MATERIALS
const GREEN = '#3F6A58'
const BAYS = [-9.6, -4.8, 0, 4.8, 9.6]

/** A front of white and green marble with five arches below; measures by its proportions. */
export const sanMiniato: Plate = {
  sight: 'italy/florence#san-miniato-al-monte',
  alt: 'The front of San Miniato al Monte: white marble patterned with dark green, five round arches on columns below, above them a small temple front with a window, a gold mosaic and a gable.',
  palette: PALETTES.noon,
  across: 54,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#CDBB9C' },
  proportions: { height: 26, width: 28, counts: { arch: 5 } },
  behind: [
    ['M-28 0V-5Q-10 -8 10 -6T28 -4V0z', '#8FA878'],
    ...cypress(-20, 14, '#5C7F5A', '#3F6048'),
    ...cypress(-23.4, 11, '#5C7F5A', '#3F6048'),
    ...cypress(20.4, 13, '#5C7F5A', '#3F6048'),
    ...cypress(24, 15, '#5C7F5A', '#3F6048'),
  ],
  object: [
    [contour([-12.4, 0.9, -12.4, 12.4, -6.4, 17, 6.4, 17, 12.4, 12.4, 12.4, 0.9]), marble.lit],
    [
      contour([-12.4, 12.4, -6.4, 17, -6.4, 16.2, -12.4, 11.6]) +
        contour([12.4, 12.4, 6.4, 17, 6.4, 16.2, 12.4, 11.6]),
      tile.shade,
    ],
    [contour([-12, 11, -6.6, 15.4, -6.6, 11]) + contour([12, 11, 6.6, 15.4, 6.6, 11]), GREEN],
    [
      [-1, 1]
        .flatMap((side) => spread(7.4, 11.2, 5).map((x) => box(side * x, 11, 0.34, 4.6 - (x - 6.6) * 0.82)))
        .join(''),
      marble.lit,
    ],
    [BAYS.map((x) => roundOpening(x, 0.9, 4.3, 9)).join(''), GREEN, 'arch'],
    [BAYS.map((x) => roundOpening(x, 0.9, 3.7, 8.5)).join(''), marble.lit],
    [
      [-4.8, 4.8].flatMap((x) => [2.4, 5].map((up) => box(x, up - 1, 2.6, 2.2))).join('') +
        [-4.8, 4.8].map((x) => box(x, 6.8, 2.8, 0.24)).join(''),
      GREEN,
    ],
    [[-4.8, 4.8].flatMap((x) => [2.4, 5].map((up) => box(x, up - 0.75, 2, 1.7))).join(''), marble.lit],
    [[-9.6, 0, 9.6].map((x) => box(x, 0.9, 2.3, 5.6)).join(''), GREEN],
    [[-9.6, 0, 9.6].map((x) => box(x, 0.9, 1.7, 5.1)).join(''), '#4A3428'],
    [[-12, -7.2, -2.4, 2.4, 7.2, 12].map((x) => box(x, 0.9, 0.62, 6.4)).join(''), '#5E7F6C'],
    [[-12, -7.2, -2.4, 2.4, 7.2, 12].map((x) => box(x, 7, 1, 0.7)).join(''), marble.shade],
    [box(0, 10.4, 25.4, 0.7), marble.shade],
    [box(0, 11, 13.2, 9.4), marble.lit],
    [[-6.2, -2.2, 2.2, 6.2].map((x) => box(x, 11, 0.7, 8)).join(''), GREEN],
    [[-4.2, 4.2].flatMap((x) => [12, 15.4].map((up) => box(x, up, 2.4, 2.6))).join(''), GREEN],
    [
      [-4.2, 4.2].flatMap((x) => [12, 15.4].map((up) => box(x, up + 0.3, 1.8, 2))).join('') +
        circle(-4.2, 16.7, 0.7) +
        circle(4.2, 16.7, 0.7),
      marble.lit,
    ],
    [[-4.2, 4.2].map((x) => circle(x, 16.7, 0.55) + circle(x, 13.3, 0.55)).join(''), GREEN],
    [box(0, 15, 3.6, 3.8), gold.lit],
    [
      circle(0, 17, 0.7) + [-1.2, 1.2].map((x) => box(x, 15.3, 0.6, 2.2)).join('') + box(0, 15.2, 0.8, 1.6),
      gold.deep,
    ],
    [gable(0, 13.8, 3.2, 1.1) + box(0, 11.1, 2.6, 2.8), GREEN],
    [box(0, 11.4, 1.4, 2.2), '#4A3428'],
    [box(0, 19.2, 13.8, 0.9), marble.shade],
    [
      spread(-6, 6, 13)
        .map((x) => box(x, 19.4, 0.34, 0.5))
        .join(''),
      GREEN,
    ],
    [gable(0, 20.1, 14.2, 4.6), marble.lit],
    [gable(0, 20.4, 11, 3.4), GREEN],
    [
      spread(-4.2, 4.2, 11)
        .map((x) => box(x, 20.4, 0.36, 2.7 - Math.abs(x) * 0.5))
        .join(''),
      marble.lit,
    ],
    [contour([-0.6, 24.4, -0.9, 25.4, -0.2, 25.2, 0, 26, 0.2, 25.2, 0.9, 25.4, 0.6, 24.4]), gold.shade],
    [stair(0, 0, 28, 3, 0.3, 0.8), marble.shade],
  ],
  before: people([-15.4, -14.4, 3, 14, 17], '#B4382B', -0.5),
}
