import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { chain, parabola } from '#art/plates/kit/spans.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { white, steel } = MATERIALS

/** 72 m from the lower town to the gallery that leads to the cliff. */
export const elevadorLacerda: Plate = {
  sight: 'brazil/salvador#elevador-lacerda',
  alt: 'The Elevador Lacerda in Salvador from the side: a slim cream Art Deco tower with long upright slits, joined near its top by a covered bridge to the green cliff of the upper town.',
  palette: PALETTES.noon,
  across: 134,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#B9A488' },
  proportions: { height: 73.5, counts: { slit: 3 } },
  shift: 16,
  behind: [
    [contour([-90, 0, -90, 60, -76, 60, -60, 61, -46, 59, -38, 44, -30, 24, -22, 8, -16, 0]), '#5E8A58'],
    [contour([-60, 0, -52, 30, -42, 44, -36, 34, -28, 20, -16, 0]), '#4A7350'],
    ...[
      [-71, 12, '#E8C48A'],
      [-62, 9, '#D98A7A'],
      [-54, 11, '#F1E4CC'],
    ].flatMap(([x, height, ink]): readonly PlatePart[] => [
      [
        box(Number(x), 59, 7.4, Number(height)) + gable(Number(x), 59 + Number(height), 8.4, 2.4),
        String(ink),
      ],
      [
        windows({ from: Number(x) - 2, to: Number(x) + 2, count: 2, up: 62, width: 1.3, height: 3 }),
        '#7E6A58',
      ],
    ]),
    ...[
      [18, 16, 13, '#E6C9A0'],
      [32, 12, 10, '#9EC0C4'],
      [43, 10, 14, '#E8B48A'],
    ].flatMap(([x, width, height, ink]): readonly PlatePart[] => [
      [box(Number(x), 0, Number(width), Number(height)), String(ink)],
      [
        windows({ from: Number(x) - 4, to: Number(x) + 4, count: 3, up: 5, width: 1.4, height: 3.4 }),
        '#7E6A58',
      ],
    ]),
  ],
  object: [
    ...body(-46, 56, 8, 15.5, white, 0.3),
    [windows({ from: -48, to: -44, count: 3, up: 63, width: 1, height: 4 }), white.deep],
    [box(-23, 59.6, 40, 8.2), white.lit],
    [box(-23, 59.6, 40, 2), white.shade],
    [windows({ from: -40, to: -7, count: 15, up: 63, width: 1.5, height: 2.8 }), steel.deep],
    [box(-23, 67.4, 41, 0.9), white.shade],
    [
      chain(
        parabola(17, 52, 59.4, 9).map(([x, up]) => [x - 23, up] as const),
        1.4,
      ),
      white.shade,
    ],
    [box(-40, 40, 2.4, 20), white.shade],
    ...body(0, 0, 11.6, 70, white, 0.34),
    [[-3.4, -0.6, 2.2].map((x) => box(x, 10, 0.9, 46)).join(''), white.deep, 'slit'],
    [
      spread(12, 54, 15)
        .map((up) => box(-0.6, up, 7, 0.5))
        .join(''),
      white.lit,
    ],
    ...body(0, 57.6, 14, 11.6, white, 0.34),
    [windows({ from: -5, to: 5, count: 5, up: 62.6, width: 1.4, height: 3.4 }), steel.deep],
    [box(0, 57.4, 14.6, 0.9) + box(0, 68.6, 14.8, 0.9), white.shade],
    ...body(0, 69.4, 9, 4.1, white, 0.34),
    ...body(0, 0, 17, 7, white, 0.3),
    [windows({ from: -5.4, to: 5.4, count: 4, up: 0, width: 2, height: 4.6 }), steel.deep],
    [box(0, 6.4, 17.6, 0.8), white.shade],
  ],
  before: [
    ...palm(27, 12, '#4E7A4C', '#7A5A40', -2),
    ...people([-14, -12, 12, 14, 34], '#B4382B', -2, 1.3),
    [box(38, -3, 11, 3.2) + box(38.4, 0, 8, 2), '#D9A63E'],
    [windows({ from: 34.6, to: 42, count: 5, up: 0.3, width: 1.1, height: 1.3 }), '#2E3A46'],
    [circle(34.6, -3, 1) + circle(41.4, -3, 1), '#2A2A2E'],
  ],
}
