import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, gable } from '#art/plates/kit/outlines.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { roundHole } from '#art/plates/kit/spans.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const WALL: Material = { lit: '#E2BE90', shade: '#B98E62', deep: '#5A4030' }
const [BLUE, LIGHT] = ['#2F66A8', '#7FB0D8'] as const

/** The gate of 1913 by its proportions: three horseshoe arches, the middle one the largest. */
export const babBoujloud: Plate = {
  sight: 'morocco/fes#bab-boujloud-and-the-two-main-streets',
  alt: 'Bab Boujloud in Fes from outside: three keyhole arches in a wall covered with blue tile patterns and topped by battlements, and two minarets behind seen above the street.',
  palette: PALETTES.arid,
  across: 30,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#C4A27C' },
  proportions: { height: 12.6, counts: { arch: 3 } },
  behind: [
    [box(-2.2, 0, 1.3, 14) + box(-2.2, 14, 0.8, 1.4) + gable(-2.2, 15.4, 1, 0.7), '#D9B98A'],
    [box(-2.2, 11.4, 1.3, 1.6), '#4F9A78'],
    [box(2.1, 0, 1.2, 6.4) + box(2.1, 6.4, 0.7, 1), '#D9B98A'],
    [box(-9, 0, 9, 7) + box(9, 0, 9, 6.4), '#D3A878'],
    [box(0, 0, 6, 3), '#B98E62'],
    [[-2, -0.7, 0.9, 2.1].map((x, index) => box(x, 0, 1, 2 + (index % 2))).join(''), '#9A6B4A'],
  ],
  object: [
    [
      box(-12, 0, 8, 8) +
        battlements(-16, -8.4, 6, 8, 0.8) +
        box(12, 0, 8, 8) +
        battlements(8.4, 16, 6, 8, 0.8),
      WALL.shade,
    ],
    [
      box(0, 0, 17, 11.2) +
        roundHole(0, 0, 4.4, 7.4) +
        roundHole(-5.9, 0, 2.6, 4.8) +
        roundHole(5.9, 0, 2.6, 4.8),
      WALL.lit,
    ],
    [battlements(-8.5, 8.5, 11, 11.2, 0.9), WALL.lit],
    // Tile above the arches: a field of crossed lines in a frame.
    [box(0, 7.9, 11.6, 2.5) + box(-6.9, 5.6, 2, 4.8) + box(6.9, 5.6, 2, 4.8), BLUE],
    [
      spread(-5.4, 5.4, 19)
        .map((x) => bar([x - 0.5, 8], [x + 0.5, 10.3], 0.1) + bar([x + 0.5, 8], [x - 0.5, 10.3], 0.1))
        .join('') +
        [-6.9, 6.9]
          .map((x) =>
            spread(6, 10, 6)
              .map(
                (up) =>
                  bar([x - 0.9, up - 0.3], [x + 0.9, up + 0.5], 0.1) +
                  bar([x + 0.9, up - 0.3], [x - 0.9, up + 0.5], 0.1),
              )
              .join(''),
          )
          .join(''),
      LIGHT,
    ],
    [box(0, 10.5, 16, 0.36) + box(0, 7.6, 13, 0.2), WALL.shade],
    // Rims of the arches in blue, with the keyhole pinch at the foot.
    [`M-2.9 -4.4A2.9 2.9 0 1 1 2.9 -4.4L2.2 -4.2A2.2 2.2 0 1 0 -2.2 -4.2z`, BLUE, 'arch'],
    [
      `M-8 -3A2.1 2.1 0 1 1 -3.8 -3L-4.5 -2.9A1.4 1.4 0 1 0 -7.3 -2.9zM3.8 -3A2.1 2.1 0 1 1 8 -3L7.3 -2.9A1.4 1.4 0 1 0 4.5 -2.9z`,
      BLUE,
      'arch',
    ],
    [[-3.2, 3.2].map((x) => box(x, 0, 0.9, 7.4)).join(''), WALL.shade],
    [
      [-3.2, 3.2]
        .map((x) =>
          spread(0.8, 6.8, 8)
            .map((up) => box(x, up, 0.5, 0.4))
            .join(''),
        )
        .join(''),
      BLUE,
    ],
    [[-8.1, 8.1].map((x) => box(x, 0, 0.6, 11.2)).join(''), WALL.shade],
    [box(0, 0, 17, 0.01) + box(-3.2, 0, 1.2, 0.8) + box(3.2, 0, 1.2, 0.8), WALL.deep],
  ],
  before: [...people([-1, 0.3], '#F3E6C8', -0.2), ...people([-9.4, 4.4, 10], '#8E2F2A', -0.8)],
}
