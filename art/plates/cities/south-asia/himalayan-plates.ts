import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, domeOutline, domeShade, sag } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, symmetricShade, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { white, gold } = MATERIALS
const FLAGS = ['#3F6FA8', '#F6F0E0', '#B4382B', '#5E8A4C', '#E6B23E'] as const

/** Prayer flags along a line from the spire down to one side. */
const flags = (side: 1 | -1): readonly PlatePart[] => {
  const at = (share: number) =>
    [side * (1.4 + 36 * share), 34 - 29 * share - 9 * share * (1 - share)] as const
  return [
    [
      sag(
        [side < 0 ? -37.4 : 1.4, side < 0 ? 5 : 34],
        [side < 0 ? -1.4 : 37.4, side < 0 ? 34 : 5],
        17.3,
        0.12,
      ),
      '#6E5A4A',
    ],
    ...FLAGS.map(
      (ink, index): PlatePart => [
        spread(0.06 + index * 0.03, 0.86 + index * 0.03, 6)
          .map((share) => {
            const [x, up] = at(share)
            return contour([
              x - 0.4,
              up,
              x + 0.4,
              up - side * 0.5,
              x + 0.4,
              up - 1.1 - side * 0.5,
              x - 0.4,
              up - 1.1,
            ])
          })
          .join(''),
        ink,
      ],
    ),
  ]
}

/** 36 m high; thirteen steps of the spire stand above the eyes. */
const boudhanath: Plate = {
  sight: 'nepal/kathmandu#boudhanath',
  alt: 'The great stupa of Boudhanath: a white dome on stepped terraces, a square tower with painted eyes, a gilded spire of thirteen steps, and lines of prayer flags.',
  palette: PALETTES.noon,
  across: 84,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#B9A588' },
  proportions: { height: 36, counts: { step: 13, eye: 2 } },
  behind: [
    ['M-42 0V-10L-34 -15L-28 -11L-19 -19L-12 -13L-4 -17L4 -12L14 -21L22 -13L30 -17L42 -9V0z', '#DCE8EA'],
    ['M-42 0V-6Q-20 -12 0 -8Q20 -13 42 -6V0z', '#8FAE9C'],
  ],
  object: [
    [
      contour([-36, 0, -36, 3.4, 36, 3.4, 36, 0]) +
        contour([-30, 3.4, -30, 6, 30, 6, 30, 3.4]) +
        contour([-24, 6, -24, 8.6, 24, 8.6, 24, 6]),
      white.lit,
    ],
    [box(25, 0, 22, 3.4) + box(21, 3.4, 18, 2.6) + box(17.4, 6, 13.2, 2.6), white.shade],
    [box(0, 3, 72.4, 0.5) + box(0, 5.6, 60.4, 0.5) + box(0, 8.2, 48.4, 0.5), '#C2553C'],
    [
      spread(-34, 34, 35)
        .map((x) => symmetric(x, 0.6, [0.5, 0, 0.5, 1.1, 0, 1.6]))
        .join(''),
      '#7A4A3A',
    ],
    [domeOutline(0, 8.6, 18, 11.4), white.lit],
    [domeShade(0, 8.6, 18, 11.4), white.shade],
    [
      'M-17.6 -11Q-9 -15.6 0 -15.6Q9 -15.6 17.6 -11L17.8 -10.2Q9 -14.6 0 -14.6Q-9 -14.6 -17.8 -10.2z',
      '#E6B23E',
    ],
    [symmetric(0, 19.4, [3.5, 0, 3.5, 4.8]), gold.lit],
    [box(2.6, 19.4, 1.8, 4.8), gold.shade],
    [box(0, 19.4, 8, 0.5) + box(0, 23.8, 8.2, 0.6), '#A8442C'],
    [
      'M-2.8 -22.3Q-1.7 -23.2 -0.5 -22.2Q-1.6 -21.4 -2.8 -22.3zM0.5 -22.2Q1.7 -23.2 2.8 -22.3Q1.6 -21.4 0.5 -22.2z',
      '#FFFAEE',
      'eye',
    ],
    [circle(-1.6, 22.2, 0.38) + circle(1.6, 22.2, 0.38), '#2F5FA0'],
    [sag([-2.9, 22.9], [-0.4, 22.8], 23.6, 0.22) + sag([0.4, 22.8], [2.9, 22.9], 23.6, 0.22), '#3A2A26'],
    [
      bar([0, 21.8], [0.3, 21.2], 0.2) +
        bar([0.3, 21.2], [-0.3, 20.7], 0.2) +
        bar([-0.3, 20.7], [0.2, 20.4], 0.2),
      '#A8442C',
    ],
    [
      spread(0, 12, 13)
        .map((step) => box(0, 24.4 + step * 0.58, 6.6 - step * 0.4, 0.58))
        .join(''),
      gold.lit,
      'step',
    ],
    [
      spread(0, 12, 13)
        .map((step) => box(0, 24.4 + step * 0.58, 6.6 - step * 0.4, 0.16))
        .join(''),
      gold.deep,
    ],
    [symmetricShade(0, 24.4, [3.3, 0, 0.9, 7.5], 0.3), gold.shade],
    [symmetric(0, 31.8, [2.2, 0, 2.4, 0.9, 1.4, 1.2]), gold.lit],
    [box(0, 31.8, 4.4, 0.4), '#B4382B'],
    ...turned(0, 33, [0.9, 0, 1.1, 0.7, 0.5, 1.6, 0.14, 3], gold),
    [bands(0, 8.6, [18, 0.1], 0.4), white.shade],
    ...flags(-1),
    ...flags(1),
  ],
  before: people([-38, -31, -29.6, -12, 8, 24, 26, 37], '#8C2F3A', -0.8),
}

export const HIMALAYAN_PLATES = { boudhanath } as const
