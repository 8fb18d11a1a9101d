import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, pointedOpening, polygon } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { roundHole } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, sandstone, stucco, copper, tile, slate, gold } = MATERIALS

/** A figure on a base, as on the parapet of the bridge. */
const statue = (x: number, up: number): string =>
  box(x, up, 1.5, 1.8) + symmetric(x, up + 1.8, [0.55, 0, 0.75, 1.6, 0.3, 2.6, 0.35, 3.4, 0.1, 3.8])

/** Sixteen arches and 516 m in all, of which the ones before the Old Town are seen. */
export const charlesBridge: Plate = {
  sight: 'czechia/prague#charles-bridge',
  alt: 'Charles Bridge and the Old Town Bridge Tower: sandstone arches with statues on the parapet, and the Gothic tower with a gate, a steep roof and four corner spires.',
  palette: PALETTES.autumn,
  across: 114,
  ground: 0.84,
  setting: { kind: 'water', ink: '#4A7682' },
  proportions: { height: 57, counts: { arch: 4, statue: 8 } },
  behind: [
    ...(
      [
        [44, 13, 21],
        [57, 12, 18],
        [2, 13, 15],
        [-12, 14, 17],
      ] as const
    ).flatMap(([x, width, height]): readonly PlatePart[] => [
      [box(x, 0, width, height), stucco.lit],
      [
        polygon([
          [x - width / 2 - 0.5, height],
          [x - width / 2 + 2, height + 5],
          [x + width / 2 - 2, height + 5],
          [x + width / 2 + 0.5, height],
        ]),
        tile.lit,
      ],
    ]),
    ...grove(-60, -18, 12, '#9AA07C'),
    [box(20, 0, 12, 21), stucco.shade],
    [symmetric(20, 21, [6, 0, 6, 1, 5.6, 4, 3.6, 7.4, 1.2, 9, 1, 12, 0.2, 15]), copper.lit],
  ],
  object: [
    [
      box(0, 0, 120, 11.6) + [-46, -22.6, 0.8, 24.2].map((x) => roundHole(x, 0, 17.6, 8.4, 7.4)).join(''),
      sandstone.lit,
    ],
    [
      [-46, -22.6, 0.8, 24.2]
        .map((x) => `M${x - 8.8} 0V-1A8.8 7.4 0 0 1 ${x} -8.4Q${x - 6.4} -7 ${x - 6.4} -1V0z`)
        .join(''),
      sandstone.deep,
      'arch',
    ],
    [
      [-57.6, -34.3, -11, 12.5, 36]
        .map((x) => contour([-3.6, 0, -2.6, 6.4, 0, 8.6, 2.6, 6.4, 3.6, 0], x))
        .join(''),
      sandstone.shade,
    ],
    [box(0, 10.4, 120, 0.6), sandstone.shade],
    [[-54, -43, -32, -21, -10, 1, 12, 21].map((x) => statue(x, 11.6)).join(''), sandstone.deep],
    [
      [-54, -43, -32, -21, -10, 1, 12, 21].map((x) => circle(x, 15.6, 0.55)).join(''),
      sandstone.deep,
      'statue',
    ],
    ...body(34, 0, 12.4, 40, limestone, 0.34),
    [box(34, 22.4, 13, 0.8) + box(34, 31, 13, 0.7) + box(34, 39.2, 13.6, 1.2), limestone.shade],
    [pointedOpening(33, 11, 6.4, 9.4), limestone.deep],
    [
      spread(29.8, 38.4, 5)
        .map((x) => box(x, 24, 0.5, 6))
        .join('') +
        pointedOpening(32.4, 24.4, 2.2, 5.4) +
        pointedOpening(35.6, 24.4, 2.2, 5.4) +
        pointedOpening(34, 33, 2.4, 4.8),
      limestone.deep,
    ],
    [battlements(27.4, 40.6, 7, 40.4, 1), limestone.lit],
    [contour([-6.2, 40, -2.8, 54.4, 2.8, 54.4, 6.2, 40], 34), slate.lit],
    [contour([1.4, 40, 0.8, 54.4, 2.8, 54.4, 6.2, 40], 34), slate.shade],
    [box(31.4, 54, 0.3, 3) + box(36.6, 54, 0.3, 3), gold.lit],
    [box(34, 54.2, 6, 0.5), gold.shade],
    ...[28.2, 39.8].flatMap((x) => [
      ...body(x, 38.4, 2.4, 4.4, limestone, 0.36),
      ...pyramid(x, 42.8, 2.8, 8, slate),
    ]),
    ...[31.4, 36.6].flatMap((x) => [...body(x, 41, 1.9, 3, slate, 0.36), ...pyramid(x, 44, 2.2, 5, slate)]),
  ],
  before: [...people([-48, -38, -27, -15.6, -4.6, 6, 16], '#B4382B', 10.4, 1.05)],
}
