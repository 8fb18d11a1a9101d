import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const WALL: Material = { lit: '#C9B594', shade: '#9C8768', deep: '#54463A' }
const EDGE = '#E6D6B4'

/** A battery: sloping walls under a parapet with openings for guns. */
const battery = (
  from: number,
  to: number,
  up: number,
  height: number,
  guns: number,
): readonly PlatePart[] => {
  const lean = height * 0.3
  return [
    [contour([from - lean, up, from, up + height, to, up + height, to + lean, up]), WALL.lit],
    [
      contour([
        to - (to - from) * 0.26,
        up,
        to - (to - from) * 0.22,
        up + height,
        to,
        up + height,
        to + lean,
        up,
      ]),
      WALL.shade,
    ],
    [
      contour([
        from - 0.3,
        up + height - 0.4,
        from - 0.2,
        up + height + 1.5,
        to + 0.2,
        up + height + 1.5,
        to + 0.3,
        up + height - 0.4,
      ]),
      EDGE,
    ],
    [
      contour([
        to - (to - from) * 0.22,
        up + height - 0.4,
        to - (to - from) * 0.22,
        up + height + 1.5,
        to + 0.2,
        up + height + 1.5,
        to + 0.3,
        up + height - 0.4,
      ]),
      '#C4B08C',
    ],
    [
      spread(from + 3, to - 3, guns)
        .map((x) => contour([-0.5, 0, -0.8, 1.5, 0.8, 1.5, 0.5, 0], x, up + height))
        .join(''),
      WALL.deep,
    ],
  ]
}

const garita = (x: number, up: number): readonly PlatePart[] => {
  const solid = turned(
    x,
    up,
    [0.4, -1.6, 1.3, 0, 1.3, 2.6, 1.5, 2.8, 1.3, 3.4, 0.7, 4.1, 0.2, 4.3, 0.16, 4.9],
    { lit: EDGE, shade: '#B9A480', deep: WALL.deep },
  )
  return [
    ...solid.map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'garita'] : [path, ink])),
    [box(x - 0.3, up + 1, 0.4, 1), WALL.deep],
  ]
}

/** By its proportions: batteries that step up the hill of San Lázaro, a ramp in front. */
export const sanFelipe: Plate = {
  sight: 'colombia/cartagena#castillo-san-felipe-de-barajas',
  alt: 'The Castillo San Felipe de Barajas in Cartagena: sloping stone batteries one above the other on a low hill, a long ramp up their front, domed sentry boxes at the corners and the flag of Colombia on top.',
  palette: PALETTES.dusk,
  across: 104,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#8E9A58' },
  proportions: { height: 46.8, counts: { garita: 4 } },
  behind: [
    [contour([-58, 0, -58, 6, -44, 9, -30, 6, 58, 8, 58, 0]), '#D88A5E'],
    ...grove(-58, -40, 8, '#9A8A54'),
    ...grove(42, 58, 9, '#9A8A54'),
  ],
  object: [
    [contour([-47, 0, -40, 9, -30, 14, 34, 14, 42, 9, 48, 0]), '#A3985E'],
    [contour([8, 0, 12, 14, 34, 14, 42, 9, 48, 0]), '#857B4C'],
    ...battery(-41, 42, 3, 7.6, 12),
    ...battery(-33, 26, 12, 7, 8),
    ...battery(-25, 8, 20.4, 6, 5),
    ...battery(-19, -2, 27.8, 4, 3),
    // The ramp turns once on its way up.
    [contour([-36, 0, -6, 12, 1, 12, 1, 9.4, -3, 9.4, -28, 0]), EDGE],
    [contour([-28, 0, -3, 9.4, 1, 9.4, 1, 12, 5, 12, 5, 5, -13, 0]), WALL.shade],
    [contour([5, 12, 1, 12, 13, 20.6, 20, 20.6, 20, 18.4]), EDGE],
    [contour([5, 12, 20, 18.4, 20, 20.6, 23, 20.6, 23, 14.4, 10, 11]), '#8A765A'],
    ...garita(-41, 12),
    ...garita(42, 12),
    ...garita(-33, 20.4),
    ...garita(8, 27.8),
    // The house on the platform and the flag.
    [box(-13, 32.6, 8, 2.8), '#E3CFA8'],
    [contour([-18, 35.4, -16.4, 37.4, -9.6, 37.4, -8, 35.4]), '#B4624A'],
    [box(-5, 31.8, 0.5, 15), '#4A3A34'],
    [contour([-4.8, 42.6, -4.8, 46.4, 5.4, 45.4, 5.4, 41.6]), '#F2C440'],
    [contour([-4.8, 40.7, -4.8, 42.7, 5.4, 41.7, 5.4, 39.7]), '#2F4F9A'],
    [contour([-4.8, 38.8, -4.8, 40.8, 5.4, 39.8, 5.4, 37.8]), '#C8302E'],
    // Weather on the walls.
    [
      [
        [-34, 6],
        [-22, 8],
        [12, 6.4],
        [26, 9],
        [33, 5],
        [-20, 17],
        [-8, 16],
        [-22, 25],
        [-16, 23],
      ]
        .map(([x = 0, up = 0], index) => box(x, up, 2.4 + (index % 3), 0.35))
        .join(''),
      WALL.deep,
    ],
  ],
  before: [
    ...palm(-50, 15, '#4A5E3A', '#5E4634', -2),
    ...palm(50, 17, '#4A5E3A', '#5E4634', -2),
    // Blas de Lezo on his pedestal.
    [box(-44, -3, 3, 4), '#CFC2A6'],
    [
      contour(
        [
          -0.7, 0, -0.3, 1.6, -0.8, 3, -0.5, 4.2, 0.5, 4.2, 0.8, 3.2, 2, 5, 2.3, 4.8, 0.9, 2.2, 0.4, 1.4, 0.5,
          0,
        ],
        -44,
        1,
      ) + circle(-44, 5.8, 0.6),
      '#3F4A44',
    ],
    ...people([-33, -24, -11, 20, 23, 37], '#2C4A66', -2.6, 1.3),
  ],
}
