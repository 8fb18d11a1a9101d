import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { columns, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone, limestone } = MATERIALS

/** A gateway with sloping sides, a roll along its edges and a hollow cornice. */
const gate = (x: number, width: number, height: number): readonly PlatePart[] => {
  const half = width / 2
  return [
    ...counted(
      [
        [
          symmetric(x, 0.8, [
            half,
            0,
            half * 0.9,
            height - 1.4,
            half * 1.04,
            height,
            half * 1.04,
            height + 0.3,
          ]),
          sandstone.lit,
        ],
      ],
      'gateway',
    ),
    [
      contour([half * 0.6, 0, half * 0.56, height - 1.4, half * 0.9, height - 1.4, half, 0], x, 0.8),
      sandstone.shade,
    ],
    [symmetric(x, height - 0.8, [half * 0.92, 0, half * 1.04, 1.2]), '#D9A868'],
    [box(x, height - 1, width * 0.92, 0.26), sandstone.shade],
    [
      spread(1.4, height - 2, 6)
        .map((up) => box(x, up, width * 0.9, 0.08))
        .join(''),
      sandstone.shade,
    ],
    [symmetric(x, 0.8, [width * 0.22, 0, width * 0.2, height * 0.66]), sandstone.deep],
    [circle(x, height - 0.2, 0.36) + bar([x - 1, height - 0.2], [x + 1, height - 0.2], 0.2), sandstone.deep],
  ]
}

/** Two gateways stand before the temple on a stone terrace in a pool; seen at an angle, measures by proportion. */
export const debod: Plate = {
  sight: 'spain/madrid#temple-of-debod',
  alt: 'The Temple of Debod in Madrid: two free-standing stone gateways with hollow cornices and behind them a low Egyptian temple with four columns, mirrored in a pool at dusk.',
  palette: PALETTES.dusk,
  across: 46,
  ground: 0.72,
  setting: { kind: 'water', ink: '#A8604C' },
  proportions: { height: 7.7, width: 37, counts: { gateway: 2, column: 4 } },
  behind: [...grove(-23, 23, 4.4, '#6A4A40'), [box(0, 0, 46, 0.8), '#8A5A48']],
  object: [
    [box(0, 0, 37, 0.85), limestone.lit],
    [box(0, 0, 37, 0.3), limestone.shade],
    ...body(10.4, 0.8, 14.4, 5.4, sandstone, 0.3),
    [symmetric(10.4, 6, [7.2, 0, 7.6, 0.9]), '#D9A868'],
    [box(10.4, 5.9, 14.6, 0.26), sandstone.shade],
    [box(8.2, 0.8, 7.4, 4.4), sandstone.deep],
    ...columns({ from: 5.1, to: 11.3, count: 4, up: 0.8, width: 0.8, height: 4.4 }, sandstone),
    [[4.3, 6.1, 10.3, 12.1].map((x) => box(x + 0.1, 0.8, 0.8, 2)).join(''), sandstone.lit],
    [
      spread(1.6, 5, 5)
        .map((up) => box(15.4, up, 4, 0.08))
        .join(''),
      sandstone.deep,
    ],
    ...gate(-14.4, 5.6, 6.6),
    ...gate(-5, 5.2, 6),
  ],
  before: [
    [
      contour([-17, -0.2, -16.8, -5.6, -12, -5.6, -11.8, -0.2]) +
        contour([-7.4, -0.2, -7.2, -5, -2.8, -5, -2.6, -0.2]) +
        contour([3.4, -0.2, 3.4, -5.2, 17.4, -5.2, 17.4, -0.2]),
      '#C98258',
    ],
    [
      spread(-5, -0.8, 9)
        .map((up) => box(0, up, 46, 0.16))
        .join(''),
      '#A8604C',
    ],
    ...people([-20, -19.2, -9.6, 19.8], '#2C4A66', 0.4),
  ],
}
