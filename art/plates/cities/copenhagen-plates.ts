import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, polygon, trapezium } from '#art/plates/kit/outlines.ts'
import { arcade, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, copper, gold, lead, stucco, limestone } = MATERIALS

/** The stair winds four times round the spire, against the clock; 90 m to the top. */
const TURNS = [
  [48.5, 15.5],
  [57, 12],
  [65, 8.6],
  [72, 5.8],
] as const
const ourSaviour: Plate = {
  sight: 'denmark/copenhagen#church-of-our-saviour',
  alt: 'The tower of the Church of Our Saviour: brick, with a dark spire round which a gilded stair winds four times to a golden globe.',
  palette: PALETTES.morning,
  across: 142,
  ground: 0.965,
  setting: { kind: 'paving', ink: '#8E8672' },
  proportions: { height: 90, counts: { turn: 4 } },
  object: [
    ...body(0, 0, 40, 24, brick, 0.3),
    [
      polygon([
        [-21, 24],
        [-17, 34],
        [17, 34],
        [21, 24],
      ]),
      lead.shade,
    ],
    [arcade({ from: -15, to: 15, count: 5, up: 6, width: 3, height: 13 }), brick.deep],
    ...body(0, 0, 14.4, 44, brick, 0.34),
    [arcade({ from: 0, to: 0, count: 1, up: 28, width: 4.2, height: 10 }), brick.deep],
    [box(0, 43, 16.4, 1.4), limestone.lit],
    [
      polygon([
        [-5.6, 44.4],
        [-1, 82],
        [1, 82],
        [5.6, 44.4],
      ]),
      lead.deep,
    ],
    [
      polygon([
        [1.2, 44.4],
        [0.3, 82],
        [1, 82],
        [5.6, 44.4],
      ]),
      '#26303A',
    ],
    [
      TURNS.map(([up, width]) => bar([-width / 2, up - 3], [width / 2, up + 1.2], 1.5)).join(''),
      gold.lit,
      'turn',
    ],
    [
      TURNS.map(([up, width]) => bar([width / 2, up + 1.2], [width / 2 - 1.2, up + 4], 1)).join(''),
      gold.shade,
    ],
    [
      spread(46, 74, 9)
        .map((up) => box(0, up, 1, 1.8))
        .join(''),
      copper.lit,
    ],
    [circle(0, 83.4, 1.8), gold.lit],
    [trapezium(0, 85, 1.3, 0.9, 3.6), gold.shade],
    [circle(0, 89.2, 0.75) + bar([0.2, 87.2], [2.4, 89.6], 0.4), gold.lit],
  ],
  before: people([-30, -27.6, 26, 33], '#B4382B'),
}

const house = (
  x: number,
  width: number,
  height: number,
  wall: string,
  side: string,
): readonly PlatePart[] => [
  ...body(x, 0, width, height, { lit: wall, shade: side, deep: side }, 0.12),
  [
    polygon([
      [x - width / 2 - 0.3, height],
      [x - width / 2 + 1.6, height + 4],
      [x + width / 2 - 1.6, height + 4],
      [x + width / 2 + 0.3, height],
    ]),
    MATERIALS.tile.shade,
  ],
  [
    spread(height - 2.9, height - 8.9, 3)
      .map((up) =>
        windows({
          from: x - width * 0.32,
          to: x + width * 0.32,
          count: Math.round(width / 2.6),
          up,
          width: 1,
          height: 1.7,
        }),
      )
      .join(''),
    '#FFFAEE',
  ],
  [
    spread(height - 2.75, height - 8.75, 3)
      .map((up) =>
        windows({
          from: x - width * 0.32,
          to: x + width * 0.32,
          count: Math.round(width / 2.6),
          up,
          width: 0.66,
          height: 1.4,
        }),
      )
      .join(''),
    '#3F4E5A',
  ],
  [box(x, 0, width, 1), '#5B5048'],
  [
    windows({
      from: x - width * 0.2,
      to: x + width * 0.2,
      count: 2,
      up: height + 0.8,
      width: 1.1,
      height: 1.6,
    }),
    '#FFFAEE',
  ],
]
const mast = (x: number, height: number): readonly PlatePart[] => [
  [`M${x - 5.4} 1.2Q${x} 3 ${x + 5.6} 0.8L${x + 4.6} 3.4H${x - 4.4}z`, MATERIALS.wood.shade],
  [
    box(x, -1, 0.34, height) +
      bar([x, height - 1.2], [x - 4.8, -0.6], 0.14) +
      bar([x, height - 1.2], [x + 5, -0.6], 0.14),
    MATERIALS.wood.deep,
  ],
]

const nyhavn: Plate = {
  sight: 'denmark/copenhagen#nyhavn',
  alt: 'Houses along Nyhavn in yellow, red, blue and white, with steep tiled roofs, and two old boats at the quay.',
  palette: PALETTES.highland,
  across: 66,
  ground: 0.74,
  setting: { kind: 'water', ink: '#4F7C86' },
  proportions: { height: 17.4, width: 60.2 },
  object: [
    ...house(-25.6, 8.4, 12.6, '#E3A33E', '#B97D2A'),
    ...house(-17.6, 7.6, 11.4, '#C25A40', '#93402E'),
    ...house(-9.2, 9.2, 13.4, '#6E93AC', '#4F728C'),
    ...house(-0.6, 8, 11.8, '#F3E6C8', '#CDBB97'),
    ...house(8.2, 9.6, 13, '#D98A4A', '#AC6530'),
    ...house(16.8, 7.6, 11.6, '#A9503E', '#7E382C'),
    ...house(25.2, 9, 12.8, stucco.lit, stucco.shade),
  ],
  before: [...mast(-12, 15), ...mast(14, 13), ...people([-24, -3, 3, 21], '#2F3F5A', 0.2)],
}

export const COPENHAGEN_PLATES = { ourSaviour, nyhavn } as const
