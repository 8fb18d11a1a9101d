import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, saucer } from '#art/plates/kit/outlines.ts'
import { arcade, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { stucco, lead, limestone, granite } = MATERIALS

const minaret = (x: number, width: number, height: number): readonly PlatePart[] => [
  ...body(x, 0, width, height * 0.78, limestone, 0.36),
  [box(x, height * 0.6, width * 1.7, 1.6), limestone.shade],
  ...pyramid(x, height * 0.78, width * 1.2, height * 0.22, lead).map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'minaret'] : [path, ink]),
  ),
]

/** The dome stands 55.6 m above the floor and is 31 m across inside. */
const hagiaSophia: Plate = {
  sight: 'turkiye/istanbul#hagia-sophia',
  alt: 'Hagia Sophia from the south-west: a broad low dome with a ring of windows over two great arched buttresses, and four minarets.',
  palette: PALETTES.dusk,
  across: 150,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#8E5E50' },
  proportions: { height: 62, width: 125, counts: { minaret: 4 } },
  behind: grove(-80, 80, 10, '#9A6050'),
  object: [
    ...minaret(-46, 4.4, 60),
    ...minaret(44, 4, 60),
    ...body(0, 0, 74, 16, stucco, 0.16),
    [saucer(0, 15, 70, 4), lead.shade],
    ...body(0, 16, 54, 18, stucco, 0.2),
    [saucer(-24, 30, 26, 8), lead.lit],
    [saucer(24, 30, 26, 8), lead.shade],
    ...body(0, 32, 39, 9, stucco, 0.2),
    [windows({ from: -16.5, to: 16.5, count: 14, up: 42, width: 1.3, height: 3.6 }), stucco.deep],
    [box(0, 41, 36, 5), stucco.lit],
    [windows({ from: -16, to: 16, count: 17, up: 41.6, width: 1.1, height: 3.4 }), stucco.deep],
    [saucer(0, 46, 34, 10.4), lead.lit],
    ['M0 -56.4A19.1 19.1 0 0 1 17 -46H7Q9 -52 0 -56.4z', lead.shade],
    [box(0, 56, 0.6, 4), MATERIALS.gold.lit],
    ...[-16, 16].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 9, 38, stucco, 0.4),
      [gable(x, 38, 9.6, 2.6), lead.shade],
    ]),
    [arcade({ from: 0, to: 0, count: 1, up: 18, width: 20, height: 20 }), stucco.shade],
    [
      spread(-6, 6, 5)
        .map((x) => box(x, 22, 1.4, 3.2))
        .join('') +
        spread(-4.5, 4.5, 4)
          .map((x) => box(x, 28, 1.4, 3.2))
          .join(''),
      stucco.deep,
    ],
    [arcade({ from: -32, to: 32, count: 10, up: 4, width: 2.4, height: 6 }), stucco.deep],
    ...minaret(-59.5, 4.6, 62),
    ...minaret(59.5, 4.6, 62),
  ],
  before: people([-40, -37, 30, 50, 53], '#2C4A66'),
}

/** 62.6 m to the top of its ornament, 16.5 m across. */
const galataTower: Plate = {
  sight: 'turkiye/istanbul#galata-tower',
  alt: 'The Galata Tower: a round stone tower with small windows, an arcaded gallery and a steep cone over the roofs.',
  palette: PALETTES.morning,
  across: 108,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#9C8468' },
  proportions: { height: 62.6, width: 19.5 },
  behind: [
    ...[
      [-46, 20, 17],
      [-28, 18, 22],
      [-14, 12, 15],
      [22, 20, 19],
      [40, 18, 24],
      [52, 12, 16],
    ].flatMap(([x = 0, w = 0, h = 0]): readonly PlatePart[] => [
      ...body(x, 0, w, h, MATERIALS.stucco, 0.24),
      [gable(x, h, w + 1, 4), MATERIALS.tile.lit],
      [
        windows({ from: x - w * 0.3, to: x + w * 0.3, count: 3, up: h - 5, width: 1.4, height: 2.4 }) +
          windows({ from: x - w * 0.3, to: x + w * 0.3, count: 3, up: h - 10, width: 1.4, height: 2.4 }),
        MATERIALS.stucco.deep,
      ],
    ]),
  ],
  object: [
    ...body(0, 0, 16.5, 36, granite, 0.38),
    [
      [6, 14, 22, 30]
        .map((up) => windows({ from: -4.6, to: 3.4, count: 3, up, width: 0.9, height: 2 }))
        .join(''),
      granite.deep,
    ],
    [box(0, 35.4, 18, 1.6), granite.shade],
    ...body(0, 37, 16.5, 6.6, granite, 0.38),
    [arcade({ from: -6, to: 6, count: 6, up: 37.6, width: 1.5, height: 4.6 }), granite.deep],
    [box(0, 43.4, 19.5, 1.1), granite.shade],
    ...body(0, 44.5, 14.4, 5, granite, 0.38),
    [arcade({ from: -5.4, to: 5.4, count: 7, up: 45, width: 1.1, height: 3.6 }), granite.deep],
    ...pyramid(0, 49.5, 16, 11.4, lead),
    [box(0, 60, 0.5, 2.6), MATERIALS.gold.lit],
  ],
  before: people([-20, -17, 16, 24, 26], '#B4382B'),
}

export const ISTANBUL_PLATES = { hagiaSophia, galataTower } as const
