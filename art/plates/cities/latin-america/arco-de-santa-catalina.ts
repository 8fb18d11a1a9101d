import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { roundHole } from '#art/plates/kit/spans.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { white, tile } = MATERIALS
const OCHRE: Material = { lit: '#EDB54C', shade: '#C08630', deep: '#6A4420' }

/** By its proportions; the houses on both sides are cut off. */
export const arcoDeSantaCatalina: Plate = {
  sight: 'guatemala/antigua-guatemala#arco-de-santa-catalina',
  alt: 'The Arco de Santa Catalina in Antigua: a yellow arch over a cobbled street with a small clock turret on its ridge, low houses on both sides, and the cone of the volcano Agua seen through it.',
  palette: PALETTES.morning,
  across: 27,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#A59A8C' },
  proportions: { height: 14.2 },
  behind: [
    ['M-7 0C-4 -0.8 -1.8 -3 -0.7 -4.9L-0.3 -5.1L0.3 -5.1L0.7 -4.9C1.8 -3 4 -0.8 7 0z', '#5E8FA4'],
    ['M0.1 -5.1L0.3 -5.1L0.7 -4.9C1.8 -3 4 -0.8 7 0H2C0.8 -1.6 0.6 -3.4 0.1 -5.1z', '#4F7A90'],
    ['M-2.2 -4.4q0.9 -0.5 2 -0.1q1.2 -0.4 2.4 0.2q-2.2 0.5 -4.4 -0.1z', '#FBF3E2'],
    [box(-3.2, 0, 1.6, 3) + box(3.2, 0, 1.6, 2.6), '#D98A5E'],
    [box(-3.2, 3, 1.8, 0.4) + box(3.2, 2.6, 1.8, 0.4), '#8F4A38'],
  ],
  object: [
    [contour([-4.6, 0, -4.6, 9, 4.6, 9, 4.6, 0]) + roundHole(0, 0, 7.4, 6.6, 3.4), OCHRE.lit],
    ['M3.7 0V-3.2A3.7 3.4 0 0 0 0 -6.6L0.3 -7A4.1 3.8 0 0 1 4.6 -3V0z', OCHRE.shade],
    ['M-3.7 0V-3.2A3.7 3.4 0 0 1 3.7 -3.2V0H3.3V-3.2A3.3 3 0 0 0 -3.3 -3.2V0z', OCHRE.deep],
    ['M-4.1 0V-3.4A4.1 3.8 0 0 1 4.1 -3.4V0H3.7V-3.2A3.7 3.4 0 0 0 -3.7 -3.2V0z', white.lit],
    [box(0, 8, 9.4, 0.26) + box(0, 6.9, 9.2, 0.16), white.lit],
    [
      spread(-3.4, 3.4, 5)
        .map((x) => box(x, 7.2, 0.6, 0.6))
        .join(''),
      OCHRE.deep,
    ],
    [contour([-5, 8.9, -4.4, 9.9, 4.4, 9.9, 5, 8.9]), tile.lit],
    [contour([1.6, 8.9, 1.6, 9.9, 4.4, 9.9, 5, 8.9]), tile.shade],
    ...body(0, 9.6, 2.5, 2.6, OCHRE, 0.3),
    [[-1.2, 1.2].map((x) => box(x, 9.6, 0.24, 2.6)).join('') + box(0, 12, 2.8, 0.24), white.lit],
    ...clockFace(0, 10.9, 0.74, '#FBF3E2', '#3A2A2E'),
    ...domeSolid(0, 12.2, 1.1, 1, OCHRE),
    [box(0, 13.1, 0.1, 1.1) + box(0, 13.7, 0.5, 0.1), '#3A2A26'],
    ...[-1, 1].flatMap((side): readonly PlatePart[] => [
      [box(side * 9.6, 0, 10, 5.4), side < 0 ? '#E2B65A' : '#B5503E'],
      [box(side * 9.6, 0, 10, 1), side < 0 ? '#C08630' : '#8A3A30'],
      [contour([-5.2, 5.2, -4.8, 6.4, 4.8, 6.4, 5.2, 5.2], side * 9.6), tile.lit],
      [
        spread(5.4, 14, 16)
          .map((x) => box(side * x, 5.2, 0.1, 1.2))
          .join(''),
        tile.shade,
      ],
      [[7, 11.4].map((x) => box(side * x, 1.2, 1.7, 2.9)).join(''), white.lit],
      [[7, 11.4].map((x) => box(side * x, 1.4, 1.3, 2.5)).join(''), '#5E4034'],
      [
        [7, 11.4]
          .map((x) => [-0.4, 0, 0.4].map((right) => box(side * x + right, 1.4, 0.06, 2.5)).join(''))
          .join(''),
        '#D9B07A',
      ],
    ]),
  ],
  before: [
    [contour([-3.6, 0, -8, -4, 8, -4, 3.6, 0]), '#8E8478'],
    [
      spread(0.5, 3.5, 6)
        .map((up, index) =>
          spread(-3 - up, 3 + up, 7)
            .map((x) => box(x + (index % 2) * 0.4, -up, 0.8, 0.1))
            .join(''),
        )
        .join(''),
      '#A59A8C',
    ],
    ...people([-2.6, -1.7, 2.3], '#B4382B', -0.8),
    ...people([5.4], '#3F5E7A', -0.7),
  ],
}
