import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, domeOutline, domeShade, polygon } from '#art/plates/kit/outlines.ts'
import { battlements, lancets, spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone, limestone } = MATERIALS

const STEPS = [
  [121, 0, 11.5],
  [104, 11.5, 11],
  [87, 22.5, 10.5],
  [70, 33, 10],
  [53, 43, 9.7],
  [36, 52.7, 9.8],
] as const

/** Six steps, 121 m long at the foot and 62.5 m high. */
const stepPyramid: Plate = {
  sight: 'egypt/cairo#step-pyramid-saqqara',
  alt: 'The Step Pyramid of Saqqara: six steps of pale stone, each smaller than the one below, on the desert.',
  palette: PALETTES.arid,
  across: 168,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#D9A868' },
  proportions: { height: 62.5, width: 121, counts: { step: 6 } },
  object: [
    [
      STEPS.map(([w, up, h]) =>
        polygon([
          [-w / 2, up],
          [-w / 2 + 3, up + h],
          [w / 2 - 3, up + h],
          [w / 2, up],
        ]),
      ).join(''),
      sandstone.lit,
      'step',
    ],
    [
      STEPS.map(([w, up, h]) =>
        polygon([
          [w * 0.16, up],
          [w * 0.14, up + h],
          [w / 2 - 3, up + h],
          [w / 2, up],
        ]),
      ).join(''),
      sandstone.shade,
    ],
    [
      STEPS.map(([w, up, h]) =>
        spread(0.25, 0.75, 3)
          .map((share) => box(0, up + h * share, w - 5 * share, 0.35))
          .join(''),
      ).join(''),
      sandstone.shade,
    ],
    [
      STEPS.map(
        ([w, up, h]) =>
          bar([-w * 0.3, up + 1], [-w * 0.26, up + h * 0.8], 0.4) +
          bar([w * 0.04, up + 1], [w * 0.05, up + h * 0.7], 0.4),
      ).join(''),
      sandstone.deep,
    ],
  ],
  before: people([-66, -63, 44, 68], '#2C4A66', -3, 1.4),
}

const zuweilaMinaret = (x: number): readonly PlatePart[] => [
  ...body(x, 24, 5.4, 13, limestone, 0.36),
  [lancets({ from: x - 1, to: x - 1, count: 1, up: 28, width: 1.4, height: 5 }), limestone.deep],
  [box(x, 37, 7, 1.4), limestone.shade],
  ...body(x, 38.4, 3.8, 9, limestone, 0.36),
  [box(x, 47.4, 5, 1), limestone.shade],
  [lancets({ from: x - 1.1, to: x + 1.1, count: 2, up: 48.4, width: 1, height: 3 }), limestone.lit],
  [domeOutline(x, 51, 1.8, 4.6), limestone.lit, 'minaret'],
  [domeShade(x, 51, 1.8, 4.6), limestone.shade],
]
const gateTower = (x: number): readonly PlatePart[] => [
  ...body(x, 0, 12.4, 22, limestone, 0.34),
  [`M${x - 6.2} -22A6.2 2 0 0 1 ${x + 6.2} -22z`, limestone.lit],
  [lancets({ from: x - 1, to: x - 1, count: 1, up: 9, width: 4, height: 9 }), limestone.shade],
  [box(x, 18.6, 12.6, 0.7) + box(x, 6.4, 12.6, 0.7), limestone.shade],
]

const babZuweila: Plate = {
  sight: 'egypt/cairo#bab-zuweila',
  alt: 'Bab Zuweila in Cairo: a gate between two round towers, with a slim minaret on each of them.',
  palette: PALETTES.gold,
  across: 92,
  ground: 0.94,
  setting: { kind: 'paving', ink: '#A87A4E' },
  proportions: { height: 55.6, width: 33, counts: { minaret: 2 } },
  behind: palm(34, 14, '#5D6B40', '#7D5A3C'),
  object: [
    ...zuweilaMinaret(-10),
    ...zuweilaMinaret(10),
    ...body(0, 0, 14, 24, limestone, 0.2),
    [battlements(-7, 7, 6, 24, 1.3), limestone.lit],
    ...gateTower(-10.3),
    ...gateTower(10.3),
    [`M-4.6 0V-9Q-4.6 -14 0 -14Q4.6 -14 4.6 -9V0z`, limestone.deep],
  ],
  before: people([-24, -21.5, -1, 1.4, 22], '#2C4A66'),
}

export const CAIRO_PLATES = { stepPyramid, babZuweila } as const
