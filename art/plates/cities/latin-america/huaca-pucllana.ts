import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const ADOBE: Material = { lit: '#DDB478', shade: '#B08650', deep: '#6E5030' }

/** A step of the pyramid: rows of upright bricks like books on shelves. */
const step = (from: number, to: number, up: number, height: number): readonly PlatePart[] => {
  const [middle, width] = [(from + to) / 2, to - from]
  const rows = Math.max(2, Math.round(height / 1.5))
  return [
    [
      contour([from, up, from + height * 0.16, up + height, to - height * 0.16, up + height, to, up]),
      ADOBE.lit,
    ],
    [
      contour([
        to - width * 0.16,
        up,
        to - width * 0.16,
        up + height,
        to - height * 0.16,
        up + height,
        to,
        up,
      ]),
      ADOBE.shade,
    ],
    [
      spread(up, up + height, rows + 1)
        .slice(1)
        .map((at) => box(middle, at - 0.16, width - height * 0.3, 0.16))
        .join(''),
      ADOBE.deep,
    ],
    [
      spread(0, rows - 1, rows)
        .map((row) =>
          spread(from + 1.4, to - 1.4, Math.round(width / 3.8))
            .map((x) => box(x + (row % 2) * 0.6, up + (row * height) / rows + 0.1, 0.16, height / rows - 0.4))
            .join(''),
        )
        .join(''),
      ADOBE.shade,
    ],
  ]
}

/** About 25 m high; the flank goes on beyond the frame. */
export const huacaPucllana: Plate = {
  sight: 'peru/lima#huaca-pucllana',
  alt: 'Huaca Pucllana in Lima: a stepped pyramid of upright mud bricks in rows like books on shelves, with a ramp, between the apartment towers of Miraflores.',
  palette: PALETTES.highland,
  across: 96,
  ground: 0.84,
  setting: { kind: 'grass', ink: '#C9A874' },
  proportions: { height: 25 },
  behind: [
    [
      [-42, 9, 34, -30, 8, 24, -17, 10, 38, -4, 8, 29, 9, 9, 35, 22, 8, 27, 34, 10, 40, 45, 9, 31]
        .map((x, index, all) => (index % 3 === 0 ? box(x, 0, all[index + 1] ?? 0, all[index + 2] ?? 0) : ''))
        .join(''),
      '#B9BFB8',
    ],
    [
      [-42, -17, 9, 34]
        .map((x) =>
          spread(8, 32, 8)
            .map((up) => box(x, up, 6, 1.2))
            .join(''),
        )
        .join(''),
      '#8E9AA0',
    ],
  ],
  object: [
    ...step(-60, 58, 0, 4.6),
    ...step(-46, 42, 4.6, 4.4),
    ...step(-36, 34, 9, 4.2),
    ...step(-27, 27, 13.2, 4),
    ...step(-18, 20, 17.2, 4),
    ...step(-9, 12, 21.2, 3.8),
    [contour([-30, 0, 2, 17.2, 7, 17.2, -22, 0]), '#E9C890'],
    [contour([-24, 0, 5, 17.2, 7, 17.2, -22, 0]), ADOBE.shade],
    [box(1.6, 24.8, 7, 0.2), ADOBE.deep],
  ],
  before: [
    ...people([-38, -36, 14, 30], '#B4382B', -2, 1.5),
    ...people([-9, -4], '#2C4A66', 9, 1.3),
    [
      spread(-44, 44, 13)
        .map((x, index) => circle(x, -4 - (index % 3) * 0.7, 1.2))
        .join(''),
      '#8FA062',
    ],
  ],
}
