import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, pinnacles, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { symmetric, turned } from '#art/plates/kit/profiles.ts'
import { battlements, columns, windows } from '#art/plates/kit/rows.ts'
import { grove } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { limestone, gold } = MATERIALS

/** 237 m high with its spire; the terrace for visitors is 114 m up. */
export const palaceOfCulture: Plate = {
  sight: 'poland/warsaw#palace-of-culture-and-science',
  alt: 'The Palace of Culture and Science in Warsaw: a broad stepped tower of pale stone with crested parapets, a clock high up and a long spire, over wide lower wings.',
  palette: PALETTES.dusk,
  across: 414,
  ground: 0.94,
  setting: { kind: 'grass', ink: '#6E6A54' },
  proportions: { height: 237, width: 190 },
  behind: [
    [
      [
        [-176, 40, 96],
        [-128, 26, 62],
        [126, 30, 120],
        [176, 34, 84],
      ]
        .map(([x = 0, width = 0, height = 0]) => box(x, 0, width, height))
        .join(''),
      '#D9805C',
    ],
  ],
  object: [
    ...[-74, 74].flatMap((x) => body(x, 0, 42, 26, limestone, 0.26)),
    ...body(0, 0, 116, 22, limestone, 0.2),
    ...[-40, 40].flatMap((x) => tiers(x, 0, [30, 46, 24, 8], limestone, 0.3)),
    ...[-74, 74].flatMap((x) => tiers(x, 26, [22, 6, 14, 5], limestone, 0.3)),
    ...pinnacles({ from: -93, to: -55, count: 6, up: 26, width: 2.4, height: 6 }, limestone),
    ...pinnacles({ from: 55, to: 93, count: 6, up: 26, width: 2.4, height: 6 }, limestone),
    [
      battlements(-55, -25, 6, 46, 2.6) +
        battlements(25, 55, 6, 46, 2.6) +
        battlements(-52, -28, 5, 54, 2.2) +
        battlements(28, 52, 5, 54, 2.2),
      limestone.lit,
    ],
    ...body(0, 22, 46, 92, limestone, 0.32),
    [
      windows({ from: -19, to: 19, count: 11, up: 30, width: 1.5, height: 80 }) +
        windows({ from: -52, to: -28, count: 6, up: 8, width: 1.7, height: 34 }) +
        windows({ from: 28, to: 52, count: 6, up: 8, width: 1.7, height: 34 }) +
        windows({ from: -90, to: -60, count: 7, up: 5, width: 1.9, height: 17 }) +
        windows({ from: 60, to: 90, count: 7, up: 5, width: 1.9, height: 17 }),
      limestone.deep,
    ],
    [[46, 64, 82, 98].map((up) => box(0, up, 46, 1.3)).join(''), limestone.shade],
    [box(0, 110, 48, 4), limestone.shade],
    ...pinnacles({ from: -23, to: 23, count: 9, up: 114, width: 3, height: 9 }, limestone),
    ...[-20, 20].flatMap((x) => turned(x, 114, [3.4, 0, 3.4, 8, 1.6, 11, 0.3, 17], limestone)),
    ...tiers(0, 114, [31, 28, 24, 30], limestone, 0.34),
    [
      windows({ from: -12, to: 11, count: 7, up: 118, width: 1.4, height: 20 }) +
        windows({ from: -7, to: 6, count: 4, up: 145, width: 1.5, height: 9 }),
      limestone.deep,
    ],
    ...pinnacles({ from: -15, to: 15, count: 7, up: 142, width: 2.4, height: 7 }, limestone),
    ...clockFace(-1, 163, 4.2, '#FFFAEE', limestone.deep),
    ...pinnacles({ from: -11.4, to: 11.4, count: 5, up: 172, width: 2.4, height: 6.4 }, limestone),
    ...turned(0, 172, [8, 0, 8, 9, 6.4, 10, 6.4, 15, 3.6, 17, 2.4, 21], limestone),
    ...turned(0, 193, [2.2, 0, 1.5, 16, 0.8, 17, 0.5, 44], gold),
    ...body(0, 0, 40, 16, limestone, 0.1),
    [box(0, 0, 30, 13), limestone.deep],
    ...columns({ from: -13, to: 13, count: 6, up: 0, width: 2.2, height: 13 }, limestone),
    [symmetric(0, 16, [18, 0, 18, 3]), limestone.lit],
  ],
  before: [...grove(-207, -60, 15, '#5C5A44', -5), ...grove(60, 207, 15, '#5C5A44', -5)],
}
