import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread, stair } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const STONE: Material = { lit: '#C48A6C', shade: '#935E4C', deep: '#4A2E2C' }
const { granite } = MATERIALS

const tower = (x: number): readonly PlatePart[] => [
  ...body(x, 0, 13, 21, STONE, 0.34),
  [box(x, 20.2, 13.8, 0.9) + box(x, 10, 13.2, 0.5), STONE.deep],
  [box(x - 3, 4, 1.4, 2.2) + box(x - 3, 13, 1.4, 2.2), STONE.deep],
  ...body(x, 21, 11.4, 8.6, STONE, 0.34),
  ...counted(
    [[roundOpening(x - 2.4, 22, 2.2, 5.6) + roundOpening(x + 2.4, 22, 2.2, 5.6), STONE.deep]],
    'bell arch',
  ),
  [
    [-2.4, 2.4].map((right) => symmetric(x + right, 23.6, [0.7, 0, 0.5, 0.5, 0.4, 1.3, 0.1, 1.6])).join(''),
    '#8FA08C',
  ],
  [box(x, 29.2, 12.6, 0.9), STONE.deep],
  ...domeSolid(x, 30.1, 4.8, 3.4, STONE),
  [
    [-5, 5].map((right) => symmetric(x + right, 30.1, [0.6, 0, 0.4, 1, 0.1, 2])).join('') +
      box(x, 33.2, 0.7, 1.2),
    STONE.shade,
  ],
  [box(x, 34, 0.2, 1.8) + box(x, 34.8, 1, 0.2), STONE.deep],
]

/** By the proportions of its front: low and broad against earthquakes. */
export const cuscoCathedral: Plate = {
  sight: 'peru/cusco#cathedral',
  alt: 'The Cathedral of Cusco from the Plaza de Armas: a broad front of reddish stone with a carved portal in three tiers, two squat bell towers with small domes, wide steps and the bare hills behind.',
  palette: PALETTES.arid,
  across: 88,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#B9A58C' },
  proportions: { height: 35.8, counts: { 'bell arch': 4 } },
  behind: [
    ['M-44 0V-24Q-28 -36 -12 -28Q6 -40 22 -30Q34 -36 44 -28V0z', '#B09A6C'],
    ['M-44 0V-14Q-20 -22 0 -16Q22 -24 44 -14V0z', '#98865C'],
    [
      spread(-42, 42, 15)
        .map((x, index) => (Math.abs(x) < 30 ? '' : box(x, 2, 5, 4 + (index % 3))))
        .join(''),
      '#F4E8D2',
    ],
    [
      spread(-42, 42, 15)
        .map((x, index) => (Math.abs(x) < 30 ? '' : gable(x, 6 + (index % 3), 5.6, 1.6)))
        .join(''),
      '#C4643E',
    ],
  ],
  object: [
    ...body(0, 2.2, 26, 19, STONE, 0.12),
    [contour([-13, 21.2, -8, 23, -5, 26, 5, 26, 8, 23, 13, 21.2]), STONE.shade],
    ...[-19.6, 19.6].flatMap((x) =>
      tower(x).map(([path, ink, name]): PlatePart => (name === undefined ? [path, ink] : [path, ink, name])),
    ),
    [[-10, 10].map((x) => roundOpening(x, 2.2, 3, 6.4) + box(x, 13, 1.8, 2.6)).join(''), STONE.deep],
    [box(0, 2.2, 12.4, 23.4), '#D9A484'],
    [contour([-6.2, 25.6, -4, 28, 4, 28, 6.2, 25.6]) + circle(0, 28, 2.4), '#D9A484'],
    [
      [-5.4, -3.7, 3.7, 5.4]
        .map((x) => box(x, 3, 0.8, 8.4) + box(x, 12.4, 0.7, 6) + box(x, 19.4, 0.6, 5))
        .join(''),
      '#F0C6A4',
    ],
    [[-5, -3.4, 4, 5.7].map((x) => box(x, 3, 0.3, 8.4) + box(x, 12.4, 0.3, 6)).join(''), STONE.shade],
    [box(0, 11.4, 13, 0.9) + box(0, 18.4, 12.8, 0.8) + box(0, 24.6, 12.6, 0.8), STONE.shade],
    [
      roundOpening(0, 2.2, 4.4, 8.4) +
        roundOpening(0, 12.6, 2.6, 4.8) +
        circle(0, 21.6, 1.3) +
        circle(0, 27.6, 1),
      STONE.deep,
    ],
    [box(0, 20.6, 26, 0.01) + box(-10, 20.6, 6, 0.8) + box(10, 20.6, 6, 0.8), STONE.deep],
    [box(0, 0, 62, 2.2), granite.shade],
    [stair(0, 0, 60, 4, 0.55, 1.2), granite.lit],
    [[0.5, 1.05, 1.6].map((up) => box(0, up, 57, 0.12)).join(''), granite.deep],
  ],
  before: [
    ...people([-26, -13, -11.6, 7, 24, 34], '#D8307A', -0.8, 1.1),
    ...body(-33, -3, 4, 1.4, granite, 0.3),
    [
      contour([-3, 0, -2.4, 0.8, 2.4, 0.8, 3, 0], -33, -1.6) +
        box(-33, -0.8, 0.6, 3) +
        contour([-1.6, 0, -1.2, 0.6, 1.2, 0.6, 1.6, 0], -33, 1.6),
      '#6E8A7A',
    ],
    [
      spread(-40, -24, 8)
        .concat(spread(16, 40, 11))
        .map((x, index) => circle(x, -4.4 - (index % 2) * 0.6, 0.8))
        .join(''),
      '#7F9A56',
    ],
    [
      spread(17, 39, 9)
        .map((x) => circle(x, -4, 0.4))
        .join(''),
      '#E23D5A',
    ],
  ],
}
