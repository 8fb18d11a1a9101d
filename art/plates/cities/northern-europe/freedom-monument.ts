import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { stair } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, shaft } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, copper, gold, redSandstone } = MATERIALS

const star = (x: number, up: number): PlatePart => [
  contour(
    [
      0, 0.95, 0.24, 0.3, 0.9, 0.3, 0.36, -0.1, 0.58, -0.76, 0, -0.36, -0.58, -0.76, -0.36, -0.1, -0.9, 0.3,
      -0.24, 0.3,
    ],
    x,
    up,
  ),
  gold.lit,
  'star',
]

/** 42.7 m high, of which the obelisk is 19 m and the figure 9 m. */
export const freedomMonument: Plate = {
  sight: 'latvia/riga#freedom-monument',
  alt: 'The Freedom Monument in Riga: a slender pale obelisk on a stepped granite base with groups of figures, and on top a green woman who lifts three gold stars.',
  palette: PALETTES.polar,
  across: 74,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#8C8C84' },
  proportions: { height: 42.7, width: 24, counts: { star: 3 } },
  shift: -4,
  behind: [...grove(-34, -8, 10, '#7FA08A'), ...grove(8, 42, 11, '#7FA08A')],
  object: [
    [stair(0, 0, 24, 4, 0.4, 0.9), granite.shade],
    ...body(0, 1.6, 15, 3.4, granite, 0.3),
    ...body(0, 5, 10.4, 4, redSandstone, 0.3),
    ...body(0, 9, 6.6, 4, granite, 0.3),
    [
      [-5.8, -4.4, 4.2, 5.6]
        .map((x) => symmetric(x, 5, [0.9, 0, 0.7, 2.4, 0.9, 3, 0.4, 3.6]) + circle(x, 8.9, 0.42))
        .join('') +
        [-2.6, -0.9, 0.8, 2.4]
          .map((x) => symmetric(x, 9, [0.8, 0, 0.6, 2.6, 0.8, 3, 0.4, 3.4]) + circle(x, 12.7, 0.4))
          .join(''),
      '#B9B2A4',
    ],
    [
      [-5.4, 6].map((x) => symmetric(x, 5, [0.3, 0, 0.2, 2.8, 0.1, 3.2])).join('') +
        [-0.5, 2.8].map((x) => symmetric(x, 9, [0.3, 0, 0.2, 2.8, 0.1, 3.2])).join('') +
        box(0, 8.7, 10.8, 0.35),
      granite.shade,
    ],
    ...shaft(0, 13, 3.2, 2.2, 18.6, granite),
    [box(0, 31.4, 2.9, 0.7), copper.shade],
    [contour([-1.1, 32, -0.8, 35.4, -0.55, 37.6, 0.55, 37.6, 0.8, 35.4, 1.1, 32]), copper.lit],
    [contour([0.2, 32, 0.2, 37.6, 0.55, 37.6, 0.8, 35.4, 1.1, 32]), copper.shade],
    [
      bar([-0.4, 37.4], [-0.95, 39.6], 0.36) +
        bar([-0.95, 39.5], [-0.45, 41], 0.34) +
        bar([0.4, 37.4], [0.95, 39.6], 0.36) +
        bar([0.95, 39.5], [0.45, 41], 0.34),
      copper.lit,
    ],
    [circle(0, 38.2, 0.55), copper.lit],
    star(-1, 41.3),
    star(1, 41.3),
    star(0, 41.75),
  ],
  before: people([-8.6, -7.4, 9.4, 17, 18.2], '#B4382B', -0.4),
}
