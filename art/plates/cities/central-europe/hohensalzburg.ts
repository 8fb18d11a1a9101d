import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const WALL: Material = { lit: '#F1E8D6', shade: '#C6BAA6', deep: '#6A6258' }
const ROOF: Material = { lit: '#8E8480', shade: '#645C5C', deep: '#3E383C' }
const ROCK: Material = { lit: '#A9A090', shade: '#7E776C', deep: '#57524C' }

const block = (x: number, up: number, width: number, height: number, roof: number): readonly PlatePart[] => [
  ...body(x, up, width, height, WALL, 0.26),
  [
    contour(
      [-width / 2 - 0.6, 0, -width / 2 + roof * 0.5, roof, width / 2 - roof * 0.5, roof, width / 2 + 0.6, 0],
      x,
      up + height,
    ),
    ROOF.lit,
  ],
  [
    contour(
      [width * 0.16, 0, width * 0.16, roof, width / 2 - roof * 0.5, roof, width / 2 + 0.6, 0],
      x,
      up + height,
    ),
    ROOF.shade,
  ],
  [
    windows({
      from: x - width * 0.36,
      to: x + width * 0.36,
      count: Math.max(2, Math.round(width / 6)),
      up: up + height * 0.55,
      width: 1.3,
      height: 2,
    }),
    WALL.deep,
  ],
]

/** The fortress is about 250 m long on a hill 120 m above the town. */
export const hohensalzburg: Plate = {
  sight: 'austria/salzburg#hohensalzburg',
  alt: 'Hohensalzburg from the town: a long white fortress with grey roofs, round bastions and a high inner keep on a wooded rock, the track of the funicular up its side and the Untersberg behind.',
  palette: PALETTES.morning,
  across: 330,
  ground: 0.9,
  setting: { kind: 'grass', ink: '#8A9A62' },
  proportions: { height: 171, counts: { 'round tower': 3 } },
  behind: [
    ['M-165 0V-96L-130 -112L-96 -104L-60 -134L-20 -152L30 -146L70 -120L110 -108L165 -90V0z', '#8FB0B4'],
    ['M-60 -134L-20 -152L30 -146L70 -120L40 -126L20 -134L-10 -138L-36 -128z', '#E6EEEA'],
  ],
  object: [
    [
      'M-165 0V-20C-150 -34 -140 -60 -128 -84L-118 -104L-60 -112L60 -114L116 -106L130 -84C140 -60 152 -36 165 -24V0z',
      '#6F9060',
    ],
    ['M40 0L60 -114L116 -106L130 -84C140 -60 152 -36 165 -24V0z', '#557A52'],
    [
      contour([-118, 104, -112, 84, -92, 76, -96, 96, -70, 70, -62, 108]) +
        contour([-40, 110, -44, 84, -22, 70, -14, 108]) +
        contour([20, 112, 14, 86, 36, 76, 44, 110]) +
        contour([80, 108, 78, 80, 100, 72, 108, 106]),
      ROCK.lit,
    ],
    [
      contour([-84, 108, -80, 86, -70, 70, -62, 108]) +
        contour([-26, 108, -26, 80, -22, 70, -14, 108]) +
        contour([32, 110, 30, 84, 36, 76, 44, 110]),
      ROCK.shade,
    ],
    // The outer walls.
    [contour([-122, 98, -122, 118, -60, 122, 62, 122, 120, 116, 120, 100, 60, 108, -60, 108]), WALL.shade],
    [
      spread(-114, 112, 22)
        .map((x) => box(x, 112, 1.6, 2.4))
        .join(''),
      WALL.deep,
    ],
    ...block(-96, 112, 40, 14, 7),
    ...block(-50, 118, 46, 16, 8),
    ...block(88, 110, 48, 16, 7),
    ...block(48, 116, 34, 22, 9),
    ...(
      [
        [-118, 102, 9, 24],
        [66, 106, 9, 30],
        [116, 100, 9, 22],
      ] as const
    ).flatMap(([x, up, radius, height]): readonly PlatePart[] => [
      ...counted(turned(x, up, [radius * 1.06, 0, radius, height], WALL, 0.3), 'round tower'),
      ...turned(x, up + height, [radius + 1.4, 0, radius * 0.4, 6, 0.4, 9], ROOF),
      [box(x - 3, up + height * 0.6, 1.6, 2.4) + box(x + 2, up + height * 0.6, 1.6, 2.4), WALL.deep],
    ]),
    // The high keep.
    ...block(2, 120, 62, 34, 11),
    [
      [128, 138].map((up) => windows({ from: -22, to: 26, count: 8, up, width: 1.6, height: 2.6 })).join(''),
      WALL.deep,
    ],
    ...[-26, 30].flatMap((x): readonly PlatePart[] => [
      ...body(x, 120, 10, 42, WALL, 0.36),
      [contour([-6, 0, -3, 7, 3, 7, 6, 0], x, 162), ROOF.shade],
    ]),
    [box(2, 165, 0.7, 6), ROOF.deep],
    [contour([60, 0, 78, 110, 83, 110, 68, 0]), ROCK.lit],
    [
      spread(4, 106, 20)
        .map((up) => box(64 + up * 0.163, up, 4, 0.8))
        .join(''),
      ROCK.deep,
    ],
    [contour([69, 44, 70.6, 52, 76, 52, 74.6, 44]), '#C8402E'],
  ],
  before: [
    [
      spread(-156, 156, 18)
        .map((x, index) => box(x, -8, 17, 18 + ((index * 37) % 4) * 5))
        .join(''),
      '#E9D3AE',
    ],
    [
      spread(-156, 156, 18)
        .map((x, index) => box(x, 9 + ((index * 37) % 4) * 5, 18, 3))
        .join(''),
      '#A98A7A',
    ],
    [
      spread(-156, 156, 18)
        .map((x, index) =>
          windows({ from: x - 5, to: x + 5, count: 3, up: 2 + (index % 2), width: 1.8, height: 3.4 }),
        )
        .join(''),
      '#8E7660',
    ],
    ['M-74 0V-46H-62V0zM-74 -46C-76 -54 -70 -58 -68 -64C-66 -58 -60 -54 -62 -46z', '#D9C6A4'],
    [circle(-68, 64, 1.4), '#E9B84A'],
  ],
}
