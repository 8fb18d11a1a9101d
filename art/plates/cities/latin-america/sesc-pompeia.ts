import { PALETTES } from '#art/kit/palettes.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const RAW: Material = { lit: '#C9BFAE', shade: '#958B7E', deep: '#3E3A3A' }

/** A window like a hole that was hacked. */
const hole = (x: number, up: number, size: number): string =>
  contour(
    [
      -size,
      0.2,
      -size * 0.9,
      size * 0.9,
      -size * 0.3,
      size * 1.2,
      size * 0.5,
      size * 0.9,
      size,
      size * 0.5,
      size * 0.8,
      -size * 0.2,
      0,
      -size * 0.34,
    ],
    x,
    up,
  )

/** The towers by their proportions; the round tower for water is 70 m high. */
export const sescPompeia: Plate = {
  sight: 'brazil/sao-paulo#sesc-pompeia',
  alt: 'SESC Pompeia in São Paulo: a broad tower of raw concrete with windows like ragged holes, a narrower one with small square windows, footbridges that fork between them and a round chimney for water.',
  palette: PALETTES.monsoon,
  across: 122,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#A08C7C' },
  proportions: { height: 70, counts: { footbridge: 7 } },
  shift: -2,
  behind: [
    [
      spread(-58, 58, 11)
        .map((x, index) => box(x, 0, 8, 18 + ((index * 37) % 5) * 6))
        .join(''),
      '#C7CBB8',
    ],
  ],
  object: [
    ...body(-22, 0, 32, 45, RAW, 0.2),
    [
      spread(9, 38, 4)
        .map((up) => box(-22, up, 32, 0.3))
        .join(''),
      RAW.shade,
    ],
    [
      [3, 12, 21.4, 31]
        .flatMap((up) =>
          [-33.4, -26.6, -19, -12].map((x, index) => hole(x, up + ((index * 3) % 2) * 1.2, 1.9)),
        )
        .join(''),
      RAW.deep,
    ],
    [
      [3, 12, 21.4, 31].map((up) => hole(-26.4, up + 0.6, 0.6) + hole(-11.8, up + 1.6, 0.6)).join(''),
      '#B4382B',
    ],
    ...body(20, 0, 15, 52, RAW, 0.3),
    [
      spread(4, 47, 11)
        .map(
          (up, index) =>
            box(16 + (index % 2) * 1.4, up, 1.8, 1.8) + box(22.4 - (index % 3), up + 0.4, 1.8, 1.8),
        )
        .join(''),
      RAW.deep,
    ],
    ...[9, 18, 27, 36].flatMap((up): readonly PlatePart[] => [
      [contour([-6, up, 12.6, up - 0.4, 12.6, up + 1.5, -6, up + 1.9]), RAW.lit, 'footbridge'],
      [contour([-6, up, 12.6, up - 0.4, 12.6, up + 0.2, -6, up + 0.5]), RAW.deep],
    ]),
    ...[9, 18, 27].flatMap((up): readonly PlatePart[] => [
      [contour([-6, up + 0.8, 12.6, up + 6.4, 12.6, up + 8.2, -6, up + 2.6]), RAW.shade, 'footbridge'],
      [contour([-6, up + 0.8, 12.6, up + 6.4, 12.6, up + 7, -6, up + 1.4]), RAW.deep],
    ]),
    ...turned(42, 0, [4, 0, 4, 70], RAW, 0.2),
    [
      spread(3, 67, 22)
        .map((up) => symmetric(42, up, [4.3, 0, 4.3, 0.9]))
        .join(''),
      RAW.shade,
    ],
    [box(-2, 0, 100, 1), RAW.shade],
  ],
  before: [
    [
      box(-46, -1, 26, 8) + contour([-60, 7, -52, 11, -44, 7]) + contour([-46, 7, -40, 11, -32, 7]),
      '#B5654A',
    ],
    [box(-50, 0, 4, 4.6) + box(-40, 0, 4, 4.6), '#5A2E26'],
    ...people([-26, -24, 0, 30, 32.4], '#B4382B', -2, 1.3),
    ...people([0, 4], '#2C4A66', 19.6),
  ],
}
