import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle, cross, domeShade, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { palm } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const WALL: Material = { lit: '#F3DCC6', shade: '#CFAE98', deep: '#6B4A48' }
const RED: Material = { lit: '#C9483A', shade: '#962F2C', deep: '#5A1C1E' }
const WHITE = '#FFFAEE'
const GREY = '#CFD2CF'

/** A tomb: a block with a slab and a cross, or an angel on a pillar. */
const tomb = (x: number, up: number, size: number): readonly PlatePart[] => [
  [box(x, up, 1.5 * size, 0.9 * size), WHITE],
  [box(x + 0.5 * size, up, 0.5 * size, 0.9 * size), GREY],
  [box(x, up + 0.9 * size, 1.8 * size, 0.22 * size) + cross(x, up + 1.1 * size, 1.5 * size), WHITE],
]

const angel = (x: number, up: number, size: number): readonly PlatePart[] => [
  [box(x, up, 0.9 * size, 1.3 * size) + box(x, up + 1.3 * size, 1.2 * size, 0.2 * size), WHITE],
  [
    contour(
      [
        -0.36, 0, -0.24, 0.9, -0.62, 0.7, -0.78, 1.5, -0.3, 1.3, -0.12, 1.5, 0.12, 1.5, 0.3, 1.3, 0.78, 1.5,
        0.62, 0.7, 0.24, 0.9, 0.36, 0,
      ].map((value) => value * size),
      x,
      up + 1.5 * size,
    ) + circle(x, up + 3.16 * size, 0.16 * size),
    WHITE,
  ],
  [box(x + 0.3 * size, up, 0.3 * size, 1.3 * size), GREY],
]

/** By its proportions: the round chapel of the cemetery between the walls and the sea. */
export const magdalenaChapel: Plate = {
  sight: 'puerto-rico/san-juan#cementerio-santa-maria-magdalena-de-pazzis',
  alt: 'The chapel of the cemetery of Santa María Magdalena de Pazzis in San Juan: a small round building with pilasters and a red dome, among white tombs and marble angels, with the Atlantic behind.',
  palette: PALETTES.arid,
  across: 27,
  ground: 0.8,
  setting: { kind: 'grass', ink: '#A7B07E' },
  proportions: { height: 12.6, width: 10.4, counts: { pilaster: 6 } },
  behind: [
    [box(0, 0, 30, 4.6), '#2C7EA4'],
    [box(0, 4.5, 30, 0.16), '#BFE0E4'],
    [
      spread(-12, 12, 9)
        .map(
          (x, index) =>
            `M${x - 1} ${-1.6 - (index % 3) * 0.9}q0.5 -0.2 1 0q0.5 0.2 1 0q-0.5 0.36 -1 0.1q-0.5 -0.26 -1 -0.1z`,
        )
        .join(''),
      '#BFE0E4',
    ],
    // The wall of El Morro, on the left as one looks out to sea.
    [contour([-14, 0, -14, 9, -12.6, 9, -11.6, 6.8, -9.6, 6.6, -7.4, 0]), '#C9A878'],
    [contour([-14, 0, -14, 5, -9, 4.6, -7.4, 0]), '#A8865E'],
    [contour([-12, 6.8, -11.9, 8, -11.5, 8.4, -11.1, 8, -11, 6.8]), '#C9A878'],
    ...palm(12.4, 9, '#4F8A5A', '#7A6A50'),
  ],
  object: [
    [box(0, 0, 10.4, 0.5), GREY],
    [box(0, 0.5, 9.4, 5.3), WALL.lit],
    [box(3.2, 0.5, 3, 5.3), WALL.shade],
    [
      [-4.5, -3, -1.7, 1.7, 3, 4.5].map((x) => box(x, 0.5, Math.abs(x) > 4 ? 0.4 : 0.6, 5.3)).join(''),
      WHITE,
      'pilaster',
    ],
    [roundOpening(0, 0.5, 2, 4), WHITE],
    [roundOpening(0, 0.5, 1.6, 3.7), WALL.deep],
    [box(0, 0.5, 0.1, 3) + box(0, 3, 1.6, 0.1), '#A87A6A'],
    [
      roundOpening(-2.35, 2, 0.6, 2) +
        roundOpening(2.35, 2, 0.6, 2) +
        roundOpening(-3.75, 2, 0.5, 2) +
        roundOpening(3.75, 2, 0.5, 2),
      WALL.deep,
    ],
    [box(0, 5.6, 9.9, 0.5) + box(0, 6.5, 9.5, 0.24), WHITE],
    [box(0, 6.1, 9.1, 0.5), WALL.lit],
    [box(3.1, 6.1, 2.9, 0.5), WALL.shade],
    // The dome with its ribs.
    ['M-4.5 -6.7C-4.5 -9 -2.7 -10.6 0 -10.6C2.7 -10.6 4.5 -9 4.5 -6.7z', RED.lit],
    [domeShade(0, 6.7, 4.5, 3.9), RED.shade],
    [
      [-0.62, -0.24, 0.24, 0.62]
        .map(
          (share) =>
            `M${share * 4.5 - 0.08} -6.7Q${share * 4.4} -9.6 ${share * 1.2} -10.5L${share * 1.2 + 0.1} -10.4Q${share * 4.4 + 0.18} -9.6 ${share * 4.5 + 0.1} -6.7z`,
        )
        .join(''),
      RED.deep,
    ],
    ...turned(0, 10.5, [0.7, 0, 0.7, 0.16, 0.5, 0.2, 0.5, 0.7, 0.62, 0.8, 0.3, 1.05], WALL),
    [cross(0, 11.5, 1.1), WHITE],
  ],
  before: [
    ...tomb(-9, -0.6, 1),
    ...angel(-6.8, -0.7, 1.1),
    ...tomb(7, -0.6, 0.9),
    ...angel(9.6, -0.8, 1.2),
    ...tomb(-11.8, -2, 1.3),
    ...tomb(4.6, -2.4, 1.3),
    ...tomb(-4, -2.6, 1.2),
    ...tomb(11.8, -2.6, 1.3),
  ],
}
