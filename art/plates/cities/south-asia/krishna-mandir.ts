import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, columns, spread, stair } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const STONE: Material = { lit: '#B7AEA2', shade: '#857D76', deep: '#3E3B40' }
const EDGE = '#CFC7B8'
const { gold, brick } = MATERIALS

const pinnacle = (x: number, up: number, size: number): readonly PlatePart[] =>
  turned(x, up, [0.16 * size, 0, 0.26 * size, 0.25 * size, 0.1 * size, 0.5 * size, 0.04 * size, size], gold)

/** A pavilion on pillars with a curved roof and a gilded point. */
const pavilion = (x: number, up: number, size: number): readonly PlatePart[] => [
  [box(x, up, size, size * 1.1), STONE.deep, 'pavilion'],
  [
    box(x - size * 0.42, up, size * 0.18, size * 1.1) + box(x + size * 0.42, up, size * 0.18, size * 1.1),
    EDGE,
  ],
  [box(x, up + size * 1.05, size * 1.3, size * 0.16), EDGE],
  ...turned(
    x,
    up + size * 1.2,
    [size * 0.52, 0, size * 0.5, size * 0.4, size * 0.36, size * 0.85, size * 0.14, size * 1.1],
    STONE,
  ),
  ...pinnacle(x, up + size * 2.26, size * 0.56),
]

/** A terrace with a rail of pierced stone. */
const terrace = (up: number, width: number): readonly PlatePart[] => [
  [box(0, up, width + 0.9, 0.34), EDGE],
  [box(0, up - 0.26, width + 0.3, 0.26), STONE.shade],
  [box(0, up + 0.34, width, 0.7), STONE.lit],
  [
    spread(-width / 2 + 0.4, width / 2 - 0.4, Math.round(width * 1.6))
      .map((x) => box(x, up + 0.44, 0.28, 0.44))
      .join(''),
    STONE.deep,
  ],
  [box(0, up + 1, width + 0.2, 0.14), EDGE],
]

/** By its proportions: three storeys of stone of 1637, of whose 21 points ten are in sight. */
export const krishnaMandir: Plate = {
  sight: 'nepal/kathmandu#patan-durbar-square',
  alt: 'The Krishna Mandir in Patan: a temple of grey stone on a stepped plinth, an open arcade below, three terraces of little pavilions with gilded points, and a tall curved spire, with a kneeling Garuda on a pillar beside it.',
  palette: PALETTES.autumn,
  across: 34,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#B98A6A' },
  proportions: { height: 20, counts: { pavilion: 9, column: 8 } },
  shift: -2,
  behind: [
    [box(-12, 0, 12, 5.4) + box(13, 0, 14, 5.8), brick.lit],
    [contour([-19, 5.2, -17, 8, -7, 8, -5.2, 5.2]) + contour([5, 5.6, 7, 8.6, 18, 8.6, 21, 5.6]), '#8A5A46'],
    [[-15.6, -12.6, -9.6, 9.6, 13, 16.4].map((x) => box(x, 2.2, 1.3, 1.7)).join(''), '#4A2E26'],
    [box(-12, 5.1, 13, 0.3) + box(13, 5.5, 15, 0.3), '#5E3A2C'],
  ],
  object: [
    [stair(0, 0, 14.4, 2, 0.8, 1), STONE.lit],
    [box(5.6, 0, 3.2, 0.8) + box(4.8, 0.8, 2.8, 0.8), STONE.shade],
    [box(0, 0.66, 14.4, 0.16) + box(0, 1.44, 12.4, 0.16) + box(0, 0, 3, 1.6), EDGE],
    [
      spread(0.3, 1.3, 4)
        .map((up) => box(0, up, 3, 0.1))
        .join(''),
      STONE.shade,
    ],
    // Open passage below.
    [box(0, 1.6, 10.4, 3.5), STONE.deep],
    [box(0, 1.6, 4, 3.2), '#56504F'],
    ...columns(
      { from: -4.9, to: 4.9, count: 8, up: 1.6, width: 0.42, height: 3 },
      { lit: EDGE, shade: STONE.shade, deep: STONE.deep },
    ),
    [
      'M-5.2 -5.2V-4.3' +
        spread(-4.2, 4.2, 7)
          .map(
            (x) =>
              `Q${x - 0.5} -4.2 ${x - 0.3} -4.7Q${x} -5.05 ${x + 0.3} -4.7Q${x + 0.5} -4.2 ${x + 0.7} -4.3`,
          )
          .join('') +
        'H5.2V-5.2z',
      STONE.lit,
    ],
    ...terrace(5.3, 10.6),
    ...body(0, 5.9, 7, 3.4, STONE, 0.3),
    ...[-4.3, 4.3, 0].flatMap((x) => pavilion(x, 5.9, 1.7)),
    ...terrace(9.3, 7.4),
    ...body(0, 9.9, 5, 2.6, STONE, 0.3),
    ...[-2.9, 2.9, 0].flatMap((x) => pavilion(x, 9.9, 1.3)),
    ...terrace(12.4, 5.2),
    // The spire in ribs.
    ...turned(
      0,
      12.9,
      [1.7, 0, 1.75, 1, 1.62, 2.4, 1.3, 3.8, 0.85, 4.9, 0.5, 5.2, 0.62, 5.4, 0.3, 5.7],
      STONE,
      0.3,
    ),
    [
      contour([-0.9, 12.9, -0.9, 15.4, -0.5, 17.7, -0.3, 17.7, -0.6, 15.4, -0.6, 12.9]) +
        contour([0.6, 12.9, 0.6, 15.4, 0.3, 17.7, 0.5, 17.7, 0.9, 15.4, 0.9, 12.9]),
      STONE.shade,
    ],
    ...[-1.9, 1.9, 0].flatMap((x) => pavilion(x, 12.9, 0.9)),
    ...pinnacle(0, 18.5, 1.6),
    [arcade({ from: 0, to: 0, count: 1, up: 6, width: 0.9, height: 1.3 }), STONE.deep],
    // Garuda on his pillar.
    [box(11.6, 0, 2.2, 0.7) + box(11.6, 0.7, 1.5, 0.5), STONE.lit],
    ...turned(11.6, 1.2, [0.36, 0, 0.3, 7.2, 0.62, 7.5, 0.8, 7.9, 0.8, 8.1], STONE),
    [
      contour([
        10.9, 9.3, 11.2, 9.3, 11.3, 10.4, 11.1, 11, 11.4, 11.1, 11.3, 11.5, 11.6, 11.9, 11.9, 11.5, 11.8,
        11.1, 12.1, 11, 12, 10.4, 12.5, 9.6, 12.5, 9.3,
      ]),
      gold.lit,
    ],
    [contour([12, 10.9, 12.7, 10.9, 12.9, 9.9, 12.3, 9.6, 12, 10.4]), gold.shade],
  ],
  before: people([-9.6, -4.2, 2.4, 8.8, 14.4], '#B4382B', -0.6),
}
