import { PALETTES } from '#art/kit/palettes.ts'
import { around } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, gable } from '#art/plates/kit/outlines.ts'
import { symmetric } from '#art/plates/kit/profiles.ts'
import { spread, stair } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { gold, white } = MATERIALS
const ROOF: Material = { lit: '#A8674C', shade: '#7A4636', deep: '#43241F' }

/** A roof that sweeps almost to the ground, seen from its gable end; `foot` is where its edge curls. */
const sweep = (half: number, foot: number, top: number): string =>
  `M0 ${-top}Q${half * 0.2} ${-(foot + (top - foot) * 0.5)} ${half * 0.86} ${-(foot + 0.16)}Q${half} ${-foot} ${half + 0.5} ${-(foot + 0.7)}Q${half + 0.2} ${-(foot - 0.4)} ${half * 0.82} ${-(foot - 0.5)}Q0 ${-(foot + 0.2)} ${-half * 0.82} ${-(foot - 0.5)}Q${-half - 0.2} ${-(foot - 0.4)} ${-half - 0.5} ${-(foot + 0.7)}Q${-half} ${-foot} ${-half * 0.86} ${-(foot + 0.16)}Q${-half * 0.2} ${-(foot + (top - foot) * 0.5)} 0 ${-top}z`

/** By the proportions of its front. */
export const watXiengThong: Plate = {
  sight: 'laos/luang-prabang#wat-xieng-thong',
  alt: 'The hall of Wat Xieng Thong in Luang Prabang from its front: three roofs one above the other that sweep down nearly to the ground, a carved gilded gable and dark doors with gold stencils.',
  palette: PALETTES.morning,
  across: 32,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#C4B296' },
  proportions: { height: 14.4, counts: { roof: 3 } },
  behind: [
    ...grove(-16, 16, 6, '#7FA08A'),
    ...palm(-12.6, 11, '#5E8A66', '#7A6248'),
    ...palm(13, 12, '#5E8A66', '#7A6248'),
  ],
  object: [
    ...body(0, 0, 17, 0.8, white, 0.24),
    ...body(0, 0.8, 13.4, 4, white, 0.24),
    [sweep(9.6, 2.9, 9), ROOF.lit, 'roof'],
    ['M0 -9Q2 -6 8.2 -3.1L8 -2.4Q4 -2.9 0 -3.1z', ROOF.shade],
    [box(0, 0.8, 11, 4.2), '#2E2226'],
    [sweep(7.4, 5, 11.4), ROOF.lit, 'roof'],
    ['M0 -11.4Q1.6 -8.2 6.3 -5.2L6 -4.5Q3 -5 0 -5.2z', ROOF.shade],
    [sweep(5.4, 7.2, 13.2), ROOF.lit, 'roof'],
    ['M0 -13.2Q1.2 -10.2 4.6 -7.4L4.4 -6.7Q2 -7.2 0 -7.4z', ROOF.shade],
    ['M-3.9 -6.8Q-0.8 -9.4 0 -12.2Q0.8 -9.4 3.9 -6.8z', '#6E241E'],
    ['M-2.9 -7Q-0.6 -9 0 -11Q0.6 -9 2.9 -7z', gold.shade],
    [
      circle(0, 8.4, 0.7) +
        spread(30, 150, 5)
          .map((turn) => bar(around(0, 8.4, 0.8, turn), around(0, 8.4, 1.3, turn), 0.14))
          .join('') +
        spread(-1.8, 1.8, 7)
          .map((x) => circle(x, 7.3, 0.18))
          .join(''),
      gold.lit,
    ],
    [
      spread(-4.6, 4.6, 4)
        .map((x) => box(x, 0.8, 0.6, 4.2))
        .join(''),
      '#3A2A2C',
    ],
    [
      spread(-4.6, 4.6, 4)
        .map(
          (x) =>
            box(x, 0.8, 0.7, 0.4) +
            box(x, 4.5, 0.8, 0.4) +
            [1.6, 2.4, 3.2, 4].map((up) => circle(x, up, 0.15)).join(''),
        )
        .join(''),
      gold.lit,
    ],
    [[-3.1, 0, 3.1].map((x) => box(x, 0.8, 1.7, 3.1) + gable(x, 3.9, 1.9, 0.9)).join(''), gold.shade],
    [[-3.1, 0, 3.1].map((x) => box(x, 0.8, 1.2, 2.8)).join(''), '#5A1E1C'],
    [
      [-3.1, 0, 3.1]
        .map((x) =>
          [1.3, 1.9, 2.5, 3.1].map((up) => circle(x - 0.28, up, 0.12) + circle(x + 0.28, up, 0.12)).join(''),
        )
        .join(''),
      gold.lit,
    ],
    ['M-0.16 -13.1Q-0.4 -13.8 0 -14.4Q0.4 -13.8 0.16 -13.1z', gold.lit],
    [stair(0, 0, 5, 3, 0.27, 0.3), white.shade],
    ...[-3.2, 3.2].flatMap((x): readonly PlatePart[] => [
      [symmetric(x, 0, [0.5, 0, 0.5, 0.6, 0.3, 1.1]), gold.shade],
    ]),
  ],
  before: [...people([-7.8, 8.4, 9.4], '#E0762F', -0.6), [bar([8.8, -0.6], [8.9, 1.4], 0.06), '#8A6A4A']],
}
