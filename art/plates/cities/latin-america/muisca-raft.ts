import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, symmetricShade } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { gold } = MATERIALS
const GOLD: Material = { lit: '#F2C356', shade: '#C68F34', deep: '#7A4E1C' }
const CM = 0.01

/** A flat figure with the triangular body and the wire limbs of Muisca votive work; sizes in centimetres. */
const figure = (x: number, up: number, size: number): string =>
  symmetric(
    x * CM,
    up * CM,
    [0.5, 0, 0.45, 0.8, 0.75, 1.9, 0.55, 2.1, 0.3, 2.15, 0.46, 2.3, 0.5, 2.9, 0.36, 3.2, 0.2, 3.3].map(
      (value) => value * size * CM,
    ),
  ) +
  bar(
    [(x - 0.6 * size) * CM, (up + 1.8 * size) * CM],
    [(x - 0.1 * size) * CM, (up + 1.2 * size) * CM],
    0.16 * size * CM,
  ) +
  bar(
    [(x + 0.6 * size) * CM, (up + 1.8 * size) * CM],
    [(x + 0.1 * size) * CM, (up + 1.2 * size) * CM],
    0.16 * size * CM,
  )

const ROWERS = [-7.9, -6.2, -4.6, -3.1, 3.1, 4.7, 6.3, 7.9] as const

/** 19.5 cm long and 10.2 cm high. */
export const muiscaRaft: Plate = {
  sight: 'colombia/bogota#museo-del-oro',
  alt: 'The Muisca raft in the Gold Museum of Bogotá: a small raft of golden wire with a tall seated chief in the middle, smaller figures with staffs and masks around him and spirals along its edge.',
  palette: PALETTES.night,
  across: 0.27,
  ground: 0.8,
  setting: { kind: 'paving', ink: '#3A3A4E' },
  proportions: { height: 0.102, width: 0.195, counts: { attendant: 8 } },
  behind: [
    [circle(0, 0.05, 0.088), '#34507C'],
    [circle(0, 0.05, 0.066), '#46658E'],
  ],
  object: [
    // The chief on his seat, with the headdress and two standards.
    [bar([-0.017, 0.02], [-0.021, 0.086], 0.0016) + bar([0.017, 0.02], [0.021, 0.086], 0.0016), GOLD.shade],
    [
      contour([-0.0265, 0.078, -0.0215, 0.094, -0.0165, 0.078]) +
        contour([0.0165, 0.078, 0.0215, 0.094, 0.0265, 0.078]),
      GOLD.lit,
    ],
    ...body(0, 0.014, 0.03, 0.012, GOLD, 0.3),
    [
      symmetric(
        0,
        0.024,
        [
          0.013, 0, 0.011, 0.012, 0.016, 0.034, 0.011, 0.037, 0.005, 0.038, 0.009, 0.041, 0.0098, 0.053,
          0.007, 0.058,
        ],
      ),
      GOLD.lit,
    ],
    [symmetricShade(0, 0.024, [0.013, 0, 0.011, 0.012, 0.016, 0.034, 0.011, 0.037], 0.3), GOLD.shade],
    [
      symmetric(
        0,
        0.08,
        [0.0125, 0, 0.016, 0.008, 0.013, 0.0085, 0.008, 0.004, 0.004, 0.0205, 0.0015, 0.022],
      ),
      GOLD.lit,
    ],
    [
      bar([-0.0055, 0.0735], [-0.0015, 0.0735], 0.0012) +
        bar([0.0015, 0.0735], [0.0055, 0.0735], 0.0012) +
        bar([-0.003, 0.068], [0.003, 0.068], 0.001) +
        contour([-0.001, 0.07, 0, 0.074, 0.001, 0.07]),
      GOLD.deep,
    ],
    [
      bar([-0.014, 0.054], [-0.004, 0.042], 0.0022) +
        bar([0.014, 0.054], [0.004, 0.042], 0.0022) +
        bar([-0.008, 0.05], [0.008, 0.05], 0.0012) +
        bar([-0.007, 0.047], [0.007, 0.047], 0.0012),
      GOLD.deep,
    ],
    [[-0.0115, 0.0115].map((x) => circle(x, 0.067, 0.0028)).join(''), GOLD.shade],
    ...ROWERS.flatMap((x, index): readonly PlatePart[] => [
      [figure(x, 1.5 + (index % 2) * 0.2, Math.abs(x) > 6 ? 1 : 1.14), index % 2 ? GOLD.shade : GOLD.lit],
    ]),
    [ROWERS.map((x) => circle(x * CM, 0.0445, 0.0011)).join(''), GOLD.deep, 'attendant'],
    [
      [-7.9, -4.6, 4.7, 7.9]
        .map((x) => bar([(x + 0.7) * CM, 0.014], [(x + 0.9) * CM, 0.056], 0.0009))
        .join(''),
      GOLD.lit,
    ],
    // The raft: bundles of logs with spirals.
    [
      contour([
        -0.0975, 0.012, -0.094, 0.004, -0.08, 0, 0.08, 0, 0.094, 0.004, 0.0975, 0.012, 0.09, 0.016, -0.09,
        0.016,
      ]),
      GOLD.lit,
    ],
    [
      contour([-0.094, 0.004, -0.08, 0, 0.08, 0, 0.094, 0.004]) +
        contour([0.05, 0.004, 0.05, 0.016, 0.09, 0.016, 0.0975, 0.012, 0.094, 0.004]),
      GOLD.shade,
    ],
    [
      spread(-0.086, 0.086, 16)
        .map((x) => circle(x, 0.0095, 0.0044))
        .join(''),
      GOLD.deep,
    ],
    [
      spread(-0.086, 0.086, 16)
        .map((x) => circle(x, 0.0095, 0.0031))
        .join(''),
      gold.lit,
    ],
    [
      spread(-0.086, 0.086, 16)
        .map((x) => circle(x + 0.0006, 0.0095, 0.0016))
        .join(''),
      GOLD.deep,
    ],
    [box(0, 0.0146, 0.18, 0.0014), GOLD.deep],
  ],
  before: [
    [contour([-0.06, -0.004, -0.064, -0.016, 0.064, -0.016, 0.06, -0.004]), '#54698C'],
    [box(0, -0.012, 0.06, 0.003), '#D98F5C'],
  ],
}
