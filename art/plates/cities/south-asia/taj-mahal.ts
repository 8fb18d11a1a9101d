import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, pointedOpening } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, symmetricShade, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { cypress, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, gold, redSandstone } = MATERIALS
const STONE: Material = { lit: '#FBF3E2', shade: '#D9CCC0', deep: '#8C8088' }
const INLAY = '#A89890'
const FAR: Material = { lit: '#F6DFC6', shade: '#DDBFA6', deep: '#A88C84' }
const TERRACE = 7

/** A pavilion of eight pillars under a dome. */
const chhatri = (
  x: number,
  up: number,
  size: number,
  { lit, shade, deep }: Material,
): readonly PlatePart[] => [
  [box(x, up, size, size * 0.62), deep],
  [
    spread(x - size * 0.44, x + size * 0.44, 5)
      .map((at) => box(at, up, size * 0.1, size * 0.62))
      .join(''),
    lit,
  ],
  [box(x, up + size * 0.6, size * 1.3, size * 0.1), shade],
  ...turned(
    x,
    up + size * 0.7,
    [
      size * 0.5,
      0,
      size * 0.55,
      size * 0.2,
      size * 0.42,
      size * 0.46,
      size * 0.1,
      size * 0.66,
      size * 0.04,
      size * 0.9,
    ],
    { lit, shade, deep },
  ),
]

/** A minaret with three galleries; those behind are smaller by their distance. */
const minaret = (x: number, scale: number, ink: Material): readonly PlatePart[] => [
  ...turned(
    x,
    TERRACE,
    [2.9, 0, 2.1, 36].map((value) => value * scale),
    ink,
  ).map(([path, color], index): PlatePart => (index === 0 ? [path, color, 'minaret'] : [path, color])),
  [
    [12, 24, 35.4]
      .map((up) =>
        symmetric(
          x,
          TERRACE + up * scale,
          [2.3, 0, 3.4, 0.7, 3.4, 1.3].map((value) => value * scale),
        ),
      )
      .join(''),
    ink.lit,
  ],
  [[12, 24, 35.4].map((up) => box(x, TERRACE + up * scale, 4.8 * scale, 0.5 * scale)).join(''), ink.shade],
  ...chhatri(x, TERRACE + 36.7 * scale, 3.5 * scale, ink),
]

/** A recess with a pointed head in its frame. */
const iwan = (x: number, up: number, width: number, height: number): readonly PlatePart[] => [
  [box(x, up, width * 1.34, height * 1.16), STONE.lit],
  [box(x, up, width * 1.34, height * 1.16 + 0.3) + box(x, up, width * 1.2, height * 1.1), '#E9DDD0'],
  [pointedOpening(x, up, width, height), INLAY],
  [pointedOpening(x, up, width * 0.94, height * 0.97), STONE.shade],
  [pointedOpening(x, up, width * 0.54, height * 0.5), STONE.deep, 'iwan'],
  [box(x, up + height * 0.56, width * 0.7, height * 0.03), INLAY],
]

const guldasta = (x: number, top: number): string =>
  symmetric(x, TERRACE, [0.5, 0, 0.4, top, 0.8, top + 0.8, 0.5, top + 1.6, 0.1, top + 2.8])

const DOME = [
  8.9, 0, 10.6, 1.6, 12.2, 4.4, 12.9, 7.6, 12.7, 10.8, 11.4, 14.4, 9, 18, 6, 20.8, 3, 22.8, 1.4, 24, 0.7, 25,
]

/** 57 m square, 73 m to the tip of the finial, terrace of 95 m; four minarets of 43 m, two of them behind. */
export const tajMahal: Plate = {
  sight: 'india/agra#taj-mahal',
  alt: 'The Taj Mahal from its garden: a white tomb with a great central arch and a swelling dome between smaller ones, four minarets at the corners of the terrace, and the water of the long pool in front.',
  palette: PALETTES.dusk,
  across: 146,
  ground: 0.83,
  setting: { kind: 'grass', ink: '#7C8A58' },
  proportions: { height: 73, width: 104, counts: { iwan: 7, minaret: 4 } },
  behind: [[box(0, 0, 150, 6), '#D98A5E']],
  object: [
    ...[-36.5, 36.5].flatMap((x) => minaret(x, 0.84, FAR)),
    // Red platform and white terrace with blind arches.
    [box(0, 0, 104, 1.6), redSandstone.lit],
    [box(0, 1.6, 95, 5.4), STONE.lit],
    [box(36, 1.6, 23, 5.4), '#E3D7CA'],
    [lancets({ from: -45.4, to: 45.4, count: 28, up: 2.2, width: 1.9, height: 3.4 }), STONE.shade],
    [box(0, 6.3, 96, 0.9) + box(0, 1.6, 95.6, 0.4), '#FFFAEE'],
    // Drum and dome with lotus and finial.
    ...[-17, 17].flatMap((x) => chhatri(x, 30.4, 8.6, STONE)),
    [box(0, 27, 19.4, 12.6), STONE.lit],
    [box(6.4, 27, 6.6, 12.6), STONE.shade],
    [box(0, 37.6, 20.4, 1) + box(0, 35.4, 19.6, 0.4), INLAY],
    [symmetric(0, 39, DOME), STONE.lit],
    [symmetricShade(0, 39, DOME, 0.34), STONE.shade],
    [bands(0, 39, [9.4, 0.6], 0.5) + bands(0, 39, [3.6, 22], 0.5), INLAY],
    [
      contour([-3.4, 61.6, -1.6, 63.4, 0, 64.6, 1.6, 63.4, 3.4, 61.6, 1.7, 62.2, 0, 61.4, -1.7, 62.2]),
      '#FFFAEE',
    ],
    [
      box(0, 63.6, 0.5, 9.4) + contour([-0.9, 70.6, -0.5, 69.8, 0.5, 69.8, 0.9, 70.6, 0.4, 70.3, -0.4, 70.3]),
      gold.lit,
    ],
    [circle(0, 65.4, 0.9) + circle(0, 67.6, 0.65) + circle(0, 69.2, 0.4), gold.lit],
    // The body with its cut corners.
    [contour([-28.5, TERRACE, -28.5, 29, 28.5, 29, 28.5, TERRACE]), STONE.lit],
    [contour([-28.5, TERRACE, -28.5, 29, -21.6, 29, -21.6, TERRACE]), '#EFE3D4'],
    [contour([21.6, TERRACE, 21.6, 29, 28.5, 29, 28.5, TERRACE]), STONE.shade],
    [box(0, 28.4, 57.4, 0.9) + box(0, 17.6, 57, 0.3), INLAY],
    [
      spread(-27.6, 27.6, 47)
        .map((x) => contour([-0.4, 0, -0.4, 0.5, 0, 1, 0.4, 0.5, 0.4, 0], x, 29.2))
        .join(''),
      '#FFFAEE',
    ],
    ...[-16, 16].flatMap((x) => [...iwan(x, 7.4, 6.2, 8.2), ...iwan(x, 18.4, 6.2, 8.2)]),
    ...[-25, 25].flatMap((x): readonly PlatePart[] => [
      [pointedOpening(x, 7.4, 3.6, 8) + pointedOpening(x, 18.4, 3.6, 8), INLAY],
      [pointedOpening(x, 7.4, 3, 7.5) + pointedOpening(x, 18.4, 3, 7.5), STONE.shade],
      [pointedOpening(x, 7.4, 1.7, 4), STONE.deep, 'iwan'],
      [pointedOpening(x, 18.4, 1.7, 4), STONE.deep],
    ]),
    // The high front in the middle, framed by a band of script.
    [box(0, TERRACE, 21, 26.4), '#FFFAEE'],
    [box(9.9, TERRACE, 1.2, 26.4), STONE.shade],
    [box(0, TERRACE, 17.6, 24.4), INLAY],
    [box(0, TERRACE, 16, 23.4), '#FFFAEE'],
    [pointedOpening(0, TERRACE, 13.4, 21), INLAY],
    [pointedOpening(0, TERRACE, 12.6, 20.4), STONE.shade],
    [pointedOpening(1.6, TERRACE, 9.4, 18.6), '#C9B8B0'],
    [pointedOpening(0, TERRACE, 6.4, 9.6), marble.deep, 'iwan'],
    [pointedOpening(0, 18.6, 4.6, 5), STONE.deep],
    [
      spread(-7.9, 7.9, 11)
        .map((x) => contour([-0.7, 0, -0.7, 0.4, 0, 1.2, 0.7, 0.4, 0.7, 0], x, 33.4))
        .join(''),
      '#FFFAEE',
    ],
    [
      guldasta(-10.6, 29.4) +
        guldasta(10.6, 29.4) +
        guldasta(-21.4, 23) +
        guldasta(21.4, 23) +
        guldasta(-28.4, 23) +
        guldasta(28.4, 23),
      '#E9DDD0',
    ],
    ...[-47, 47].flatMap((x) => minaret(x, 1, STONE)),
  ],
  before: [
    [box(0, -18, 30, 18), '#C98A62'],
    [box(0, -18, 12, 17), '#8FB9BC'],
    [contour([-4.6, -1, -3.4, -6, -1.4, -9.6, 0, -14, 1.4, -9.6, 3.4, -6, 4.6, -1]), '#DDEAE4'],
    [box(0, -1.4, 13.4, 0.8) + box(-6.5, -18, 0.7, 17) + box(6.5, -18, 0.7, 17), '#F3DCC0'],
    ...[-62, -44, -27, 27, 44, 62].flatMap((x, index) =>
      cypress(x, 10 + (index % 3 === 2 ? 3 : 0), '#4F6B4C', '#35503C', -7),
    ),
    ...people([-12, -10.4, 9.6, 20], '#B4382B', -3, 1.4),
  ],
}
