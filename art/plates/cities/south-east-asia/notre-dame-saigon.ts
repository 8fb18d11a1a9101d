import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, counted, spokes } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, cross, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, lead, white, granite } = MATERIALS

/** The towers are 36.6 m high, with their spires 57.3 m. */
export const notreDameSaigon: Plate = {
  sight: 'vietnam/ho-chi-minh-city#central-post-office-and-notre-dame',
  alt: 'Notre-Dame of Saigon from the front: red Marseilles brick with round arches, a rose window, two square bell towers with slim metal spires, and a white statue of the Virgin on the square.',
  palette: PALETTES.morning,
  across: 104,
  ground: 0.9,
  setting: { kind: 'grass', ink: '#7FA25E' },
  proportions: { height: 57.3, width: 35.5, counts: { spire: 2 } },
  behind: [
    [
      spread(-48, 48, 7)
        .map((x, index) => box(x, 0, 15, 14 + ((index * 7) % 4) * 4))
        .join(''),
      '#A9C3B8',
    ],
    ...grove(-52, -19, 10, '#7FA586'),
    ...grove(19, 52, 10, '#7FA586'),
  ],
  object: [
    ...body(0, 0, 17, 25, brick, 0.12),
    [gable(0, 25, 17.6, 6), brick.lit],
    [gable(0, 25.4, 12, 4), brick.shade],
    ...[-12.6, 12.6].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 9.6, 36.6, brick, 0.34),
      [
        [-4.4, 4.4].map((right) => box(x + right, 0, 0.9, 36)).join('') +
          [8.4, 17, 25.6].map((up) => box(x, up, 10, 0.7)).join(''),
        '#E0A07E',
      ],
      [
        roundOpening(x, 0, 3, 6) +
          arcade({ from: x - 1.7, to: x + 1.7, count: 2, up: 10, width: 1.9, height: 5.4 }) +
          arcade({ from: x - 1.7, to: x + 1.7, count: 2, up: 18.6, width: 1.9, height: 5.6 }) +
          arcade({ from: x - 2.2, to: x + 2.2, count: 2, up: 27.4, width: 2.4, height: 7 }),
        brick.deep,
      ],
      [
        [28.6, 30, 31.4].map((up) => box(x - 2.2, up, 2.2, 0.3) + box(x + 2.2, up, 2.2, 0.3)).join(''),
        '#E0A07E',
      ],
      [box(x, 36, 10.8, 1), '#E0A07E'],
      ...counted(turned(x, 37, [4.8, 0, 4.6, 1, 2.2, 5, 0.24, 17.4], lead), 'spire'),
      [gable(x, 37, 3.4, 4), lead.shade],
      [cross(x, 54.2, 3.1), lead.deep],
    ]),
    [arcade({ from: -5.2, to: 5.2, count: 3, up: 0, width: 3.6, height: 7 }), '#E0A07E'],
    [arcade({ from: -5.2, to: 5.2, count: 3, up: 0, width: 2.6, height: 6.2 }), brick.deep],
    [
      box(0, 8.4, 17, 0.7) +
        box(0, 17.8, 17, 0.7) +
        arcade({ from: -6.6, to: 6.6, count: 7, up: 18.6, width: 1.7, height: 5.2 }),
      '#E0A07E',
    ],
    [arcade({ from: -6.6, to: 6.6, count: 7, up: 18.8, width: 1, height: 4.4 }), brick.deep],
    [circle(0, 13.3, 3.5), '#E0A07E'],
    [circle(0, 13.3, 2.8), brick.deep],
    [spokes(0, 13.3, 2.7, 10, 0.3) + circle(0, 13.3, 0.8), '#E0A07E'],
    ...clockFace(0, 27.4, 1.3, '#FBF3E2', '#3A2A2E'),
    [box(0, 0, 35.5, 0.8), granite.shade],
  ],
  before: [
    ...body(-26, -2, 3, 3.4, granite, 0.3),
    [symmetric(-26, 1.4, [0.9, 0, 0.8, 2.4, 0.5, 3, 0.36, 3.6, 0.3, 4.1]), white.lit],
    [
      spread(-31, -21, 9)
        .map((x, index) => circle(x, -2 + (index % 2) * 0.3, 0.6))
        .join(''),
      '#D8586A',
    ],
    ...people([-6, 4, 5.6, 24], '#2C4A66', -1.6, 1.1),
    [
      circle(16.6, -1.6, 0.7) +
        circle(19.4, -1.6, 0.7) +
        contour([16.2, -1.2, 17, 0, 18.4, -0.4, 19.8, 0.2, 19.8, -0.6, 18.6, -1.6, 17, -1.4]),
      '#B4382B',
    ],
    ...people([18.2], '#2C4A66', -0.6),
  ],
}
