import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, steel, wood, glass } = MATERIALS

/** Slopes of white marble rise from the fjord to the roof; the stage tower stands 32 m over the street. */
export const osloOpera: Plate = {
  sight: 'norway/oslo#opera-house',
  alt: 'The Oslo Opera House from the fjord: white marble slopes that rise from the water to the roof with people on them, a glass front behind, and the ribbed stage tower.',
  palette: PALETTES.polar,
  across: 132,
  ground: 0.8,
  setting: { kind: 'water', ink: '#245A74' },
  proportions: { height: 32 },
  behind: [
    [
      contour([-66, 0, -66, 12, -54, 12, -54, 17, -47, 17, -47, 9, -38, 9, -38, 0]) +
        contour([44, 0, 44, 13, 50, 13, 50, 22, 56, 22, 56, 15, 66, 15, 66, 0]),
      '#6FA0AC',
    ],
    ...grove(-66, 66, 6, '#5F929C'),
  ],
  object: [
    [contour([-14, 16, -14, 32, 22, 32, 22, 16]), white.shade],
    [contour([-14, 16, -14, 32, 6, 32, 6, 16]), white.lit],
    [
      spread(-13, 21, 18)
        .map((x) => box(x, 17, 0.3, 14))
        .join(''),
      steel.lit,
    ],
    [contour([-36, 3, -28, 19.4, 36, 19.4, 40, 3]), glass.shade],
    [
      spread(-26, 34, 16)
        .map((x) => box(x, 4, 0.36, 15.4))
        .join('') + box(4, 11, 70, 0.3),
      white.lit,
    ],
    [contour([-12, 4, -12, 14, 12, 14, 12, 4]), wood.lit],
    [
      spread(-11, 11, 9)
        .map((x) => box(x, 4, 0.3, 10))
        .join(''),
      wood.shade,
    ],
    [contour([-34, 18.4, -40, 21.4, 40, 21.4, 42, 18.4]), white.lit],
    [contour([26, 18.4, 28, 21.4, 40, 21.4, 42, 18.4]), white.shade],
    [contour([-64, 0, -40, 21.4, -30, 21.4, -26, 4, -30, 0]), white.lit],
    [contour([-36, 21.4, -30, 21.4, -24, 3.4, -29, 3.4]), white.shade],
    [contour([64, 0, 41, 21.4, 33, 21.4, 36, 0]), white.shade],
    [contour([-64, 0, -60, 3.6, 30, 4.4, 60, 3.6, 64, 0]), white.lit],
    [contour([10, 0, 30, 4.4, 60, 3.6, 64, 0]), white.shade],
    [
      chain(
        [
          [-58, 1.4],
          [-20, 2.4],
          [34, 2],
        ],
        0.18,
      ) +
        chain(
          [
            [-54, 9],
            [-36, 18],
          ],
          0.18,
        ),
      steel.lit,
    ],
  ],
  before: [
    ...people([-26, -23, -6, 8, 11, 27], '#C24A34', 2.6, 1.05),
    ...people([-46.5], '#C24A34', 15, 1.05),
    ...people([-34, 34], '#C24A34', 21.4, 1.05),
    ['M20 8L22.6 1.4L23 8z', white.lit],
  ],
}
