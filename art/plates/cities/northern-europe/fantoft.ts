import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { wood } = MATERIALS
const TARRED: Material = { lit: '#6B4A36', shade: '#4A3226', deep: '#251914' }
const SHINGLE: Material = { lit: '#54453C', shade: '#3A2F2A', deep: '#211A18' }

/** A wall of upright boards under a steep gable roof. */
const storey = (up: number, width: number, wall: number, roof: number): readonly PlatePart[] => [
  [box(0, up, width, wall), TARRED.lit],
  [box(width * 0.34, up, width * 0.32, wall), TARRED.shade],
  [
    spread(-width / 2 + 0.3, width / 2 - 0.3, Math.round(width * 1.6))
      .map((x) => box(x, up, 0.09, wall))
      .join(''),
    TARRED.deep,
  ],
  [symmetric(0, up + wall - 0.5, [width / 2 + 0.9, 0, width / 2 + 0.6, 0.3, 0, roof + 0.5]), SHINGLE.lit],
  [
    contour([width * 0.1, 0, 0, roof + 0.5, width / 2 + 0.6, 0.3, width / 2 + 0.9, 0], 0, up + wall - 0.5),
    SHINGLE.shade,
  ],
  [gable(0, up + wall - 0.3, width * 0.78, roof * 0.74), TARRED.lit],
  [
    bar([-width / 2 - 0.9, up + wall - 0.5], [0, up + wall + roof], 0.24) +
      bar([width / 2 + 0.9, up + wall - 0.5], [0, up + wall + roof], 0.24),
    wood.lit,
  ],
]

/** A skirt roof: the sloping roof of an aisle, seen from the end. */
const skirt = (up: number, bottom: number, top: number, height: number): readonly PlatePart[] => [
  [symmetric(0, up, [bottom / 2, 0, top / 2, height]), SHINGLE.lit],
  [contour([bottom * 0.16, 0, top * 0.16, height, top / 2, height, bottom / 2, 0], 0, up), SHINGLE.shade],
  [
    spread(0.3, height - 0.4, 4)
      .map((rise) => box(0, up + rise, bottom - ((bottom - top) * rise) / height, 0.1))
      .join(''),
    SHINGLE.deep,
  ],
]

const dragon = (x: number, up: number, way: number): string =>
  `M${x} ${-up}Q${x + way * 0.5} ${-up - 0.5} ${x + way * 0.6} ${-up - 1.2}Q${x + way * 0.9} ${-up - 1.7} ${x + way * 1.5} ${-up - 1.3}Q${x + way * 1.1} ${-up - 1.1} ${x + way} ${-up - 0.8}Q${x + way * 0.8} ${-up} ${x} ${-up + 0.4}z`

/** Roofs in steps; heights by the proportions of its end front. */
export const fantoft: Plate = {
  sight: 'norway/bergen#fantoft-stave-church',
  alt: 'Fantoft Stave Church from its end: dark tarred boards under steep shingled roofs, one above the other, with dragon heads at the ridges and a small spire, among spruces.',
  palette: PALETTES.forest,
  across: 40,
  ground: 0.9,
  setting: { kind: 'grass', ink: '#6F8450' },
  proportions: { height: 21, width: 15.4 },
  behind: (
    [
      [-17, 19],
      [-12.6, 15],
      [-20, 14],
      [12.4, 17],
      [16.6, 20],
      [20, 15],
    ] as const
  ).flatMap(([x, height]): readonly PlatePart[] => [
    [
      [0, 0.24, 0.46, 0.68]
        .map((share, index) =>
          gable(x, height * share, height * (0.36 - index * 0.07), height * (index === 3 ? 0.32 : 0.36)),
        )
        .join(''),
      '#5C8068',
    ],
  ]),
  object: [
    [box(0, 0, 15, 0.7), '#A8A498'],
    [box(0, 0.7, 13.4, 2.6), TARRED.lit],
    [box(4.6, 0.7, 4.2, 2.6), TARRED.shade],
    [
      spread(-6, 6, 9)
        .map((x) => roundOpening(x, 1.8, 0.8, 1.2))
        .join(''),
      TARRED.deep,
    ],
    ...skirt(3, 15.4, 10.4, 2.5),
    [box(0, 5.4, 9.6, 1), TARRED.shade],
    ...storey(6, 8.6, 2.2, 5.4),
    [dragon(-0.1, 13.4, -1) + dragon(0.1, 13.4, 1), wood.lit],
    ...storey(0.7, 5, 3.2, 3.6),
    [roundOpening(0, 0.7, 1.7, 2.7), TARRED.deep],
    [dragon(-0.1, 7.2, -0.7) + dragon(0.1, 7.2, 0.7), wood.lit],
    [box(0, 12.4, 2.6, 2) + box(0, 15.4, 1.7, 1.1), TARRED.lit],
    [box(0.8, 12.4, 1, 2) + box(0.55, 15.4, 0.6, 1.1), TARRED.shade],
    ...skirt(14, 3.6, 1.5, 1.7),
    [symmetric(0, 16.3, [1.3, 0, 0.5, 1.6, 0.1, 4.2]), SHINGLE.lit],
    [contour([0.3, 0, 0.1, 4.2, 0.5, 1.6, 1.3, 0], 0, 16.3), SHINGLE.shade],
    [box(0, 20, 0.14, 1), wood.lit],
    [roundOpening(0, 8, 0.7, 1) + roundOpening(-1.6, 8, 0.7, 1) + roundOpening(1.6, 8, 0.7, 1), TARRED.deep],
  ],
  before: people([-10.4, -9.4, 9.4], '#B4382B', -0.4),
}
