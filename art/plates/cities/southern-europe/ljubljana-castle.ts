import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, spread, windows } from '#art/plates/kit/rows.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const WALL: Material = { lit: '#F4EBDA', shade: '#C9BCA6', deep: '#6A6056' }
const { tile, granite } = MATERIALS

const wing = (from: number, to: number, up: number, height: number, roof: number): readonly PlatePart[] => {
  const [middle, width] = [(from + to) / 2, to - from]
  return [
    ...body(middle, up, width, height, WALL, 0.16),
    [
      contour([
        from - 1,
        up + height,
        from + 2,
        up + height + roof,
        to - 2,
        up + height + roof,
        to + 1,
        up + height,
      ]),
      tile.lit,
    ],
    [
      windows({
        from: from + 4,
        to: to - 4,
        count: Math.max(2, Math.round(width / 9)),
        up: up + height * 0.5,
        width: 1.5,
        height: 2.2,
      }),
      WALL.deep,
    ],
  ]
}

/** By its proportions on its hill. */
export const ljubljanaCastle: Plate = {
  sight: 'slovenia/ljubljana#ljubljana-castle',
  alt: 'Ljubljana Castle on its wooded hill: pale walls and round towers under red roofs, a square look-out tower with a flag above them, the funicular up the slope and the Kamnik Alps in the distance.',
  palette: PALETTES.noon,
  across: 210,
  ground: 0.9,
  setting: { kind: 'grass', ink: '#86A060' },
  proportions: { height: 104, counts: { 'round tower': 2 } },
  behind: [
    [
      'M-105 0V-58L-88 -66L-74 -60L-58 -78L-48 -72L-34 -84L-20 -74L-6 -80L10 -70L26 -78L44 -66L64 -72L84 -60L105 -64V0z',
      '#A9C0CC',
    ],
    [
      'M-88 -66L-74 -60L-58 -78L-48 -72L-34 -84L-20 -74L-6 -80L10 -70L0 -71L-8 -74L-20 -68L-34 -76L-46 -67L-58 -72L-72 -58zM26 -78L44 -66L64 -72L52 -66L42 -62z',
      '#F4F3EC',
    ],
  ],
  object: [
    ['M-105 0V-12C-88 -18 -74 -34 -60 -52L-46 -58L50 -58L64 -50C78 -32 90 -18 105 -12V0z', '#6F9456'],
    ['M20 0C40 -18 48 -40 50 -58L64 -50C78 -32 90 -18 105 -12V0z', '#557C4C'],
    [
      spread(-80, 84, 15)
        .map((x, index) => circle(x, 8 + 38 * (1 - Math.abs(x) / 96) * (index % 2 ? 0.9 : 0.5), 5))
        .join(''),
      '#5E864E',
    ],
    [contour([-54, 54, -54, 66, 56, 66, 58, 52, 40, 58, -40, 58]), granite.shade],
    ...wing(-50, -14, 62, 13, 6),
    ...wing(20, 54, 60, 14, 6),
    ...wing(-18, 24, 62, 15, 7),
    ...(
      [
        [-54, 56, 6.4, 22],
        [57, 52, 7, 24],
      ] as const
    ).flatMap(([x, up, radius, height]): readonly PlatePart[] => [
      ...counted(turned(x, up, [radius * 1.08, 0, radius, height], WALL, 0.3), 'round tower'),
      ...turned(x, up + height, [radius + 1, 0, radius * 0.5, 4.4, 0.3, 8], tile),
      [box(x - 2, up + height * 0.6, 1.4, 2.2) + box(x + 1.6, up + height * 0.6, 1.4, 2.2), WALL.deep],
    ]),
    ...body(-12, 66, 11, 24, WALL, 0.34),
    [roundOpening(-13.6, 80, 1.8, 4) + roundOpening(-13.6, 70, 1.8, 4), WALL.deep],
    [box(-12, 89.4, 12.4, 1.2) + battlements(-18, -6, 6, 90.6, 1.1), WALL.lit],
    ...body(-12, 90.6, 5, 3.4, WALL, 0.34),
    [box(-12, 94, 0.4, 10), '#3A2A26'],
    ['M-11.8 -104q3 -0.8 6 0v1.4q-3 0.8 -6 0z', '#F7F2E6'],
    ['M-11.8 -102.6q3 -0.8 6 0v1.4q-3 0.8 -6 0z', '#2F5FA0'],
    ['M-11.8 -101.2q3 -0.8 6 0v1.4q-3 0.8 -6 0z', '#C03A2E'],
    [contour([66, 0, 46, 58, 49.6, 58, 71, 0]), granite.lit],
    [
      spread(3, 55, 14)
        .map((up) => box(68.2 - up * 0.355, up, 3.4, 0.6))
        .join(''),
      granite.deep,
    ],
    [contour([60.6, 20, 58.4, 26, 64, 26, 65, 20]), '#C8402E'],
  ],
  before: [
    [
      spread(-98, 98, 15)
        .map((x, index) => box(x, -5, 13, 14 + ((index * 37) % 4) * 2.6))
        .join(''),
      '#F1DDB8',
    ],
    [
      spread(-98, 98, 15)
        .map((x, index) => contour([-7, 0, -5, 4, 5, 4, 7, 0], x, 9 + ((index * 37) % 4) * 2.6))
        .join(''),
      tile.shade,
    ],
    [
      spread(-98, 98, 15)
        .map((x) => windows({ from: x - 4, to: x + 4, count: 3, up: 0.6, width: 1.4, height: 2.6 }))
        .join(''),
      '#8E7660',
    ],
  ],
}
