import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable } from '#art/plates/kit/outlines.ts'
import { tiledRoof } from '#art/plates/kit/profiles.ts'
import { balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, gold } = MATERIALS
const PLASTER: Material = { lit: '#FBF5E6', shade: '#D3D3CC', deep: '#5E6C70' }
const GREEN: Material = { lit: '#7FB59A', shade: '#548A78', deep: '#2C4F4A' }

/** Half width of the wall, height of its foot, height of the wall, of the roof above it. */
const STOREYS = [
  [13.4, 14, 5.6, 3],
  [11.6, 21.4, 5, 3],
  [9.4, 28.6, 4.8, 2.8],
  [7, 35.2, 4, 2.4],
] as const

/** 54.8 m with the stone base; a keep of five roofs, the top storey black and gold. */
export const osakaCastle: Plate = {
  sight: 'japan/osaka#osaka-castle',
  alt: 'The keep of Osaka Castle: white walls under five green roofs with gilded gables, a black top storey with golden tigers, on a steep curved base of huge stones.',
  palette: PALETTES.morning,
  across: 100,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#7E9A62' },
  proportions: { height: 54.8, counts: { roof: 5 } },
  behind: [
    ...grove(-50, 50, 11, '#8FB49A'),
    [
      spread(40, 50, 3)
        .map((x, index) => box(x, 0, 4, 22 + index * 7))
        .join(''),
      '#9CC0BE',
    ],
  ],
  object: [
    ['M-23 0C-19.6 -4 -17 -9 -15.6 -14H15.6C17 -9 19.6 -4 23 0z', granite.lit],
    ['M8 0C8.6 -4 9 -9 9 -14H15.6C17 -9 19.6 -4 23 0z', granite.shade],
    [
      spread(2.4, 12, 5)
        .map((up, row) =>
          spread(-17, 15, 9)
            .map(
              (x) =>
                box(x + (row % 2) * 1.7, up, 3.2 - up * 0.08, 0.2) +
                box(x + (row % 2) * 1.7 - 1.4, up, 0.2, 2.2),
            )
            .join(''),
        )
        .join(''),
      granite.shade,
    ],
    ...STOREYS.flatMap(([half, up, wall, rise], index): readonly PlatePart[] => [
      ...body(0, up, half * 2, wall, PLASTER, 0.26),
      [
        windows({
          from: -half + 2,
          to: half - 2,
          count: Math.round(half * 0.7),
          up: up + 1.4,
          width: 1.1,
          height: 1.8,
        }),
        PLASTER.deep,
      ],
      [box(0, up + wall - 0.4, half * 2 + 2, 0.5), PLASTER.shade],
      ...counted(tiledRoof(0, up + wall, half * 2 + 5.4, rise, GREEN, 0.74), 'roof'),
      ...(index % 2 === 0 ? [-half * 0.5, half * 0.5] : [0]).flatMap((x): readonly PlatePart[] => [
        [gable(x, up + wall + 0.1, 7.4, 4.4), GREEN.deep],
        [gable(x, up + wall + 0.4, 5.4, 3.2), PLASTER.lit],
        [circle(x, up + wall + 1.4, 0.6) + gable(x, up + wall + 3.9, 0.8, 1), gold.lit],
      ]),
    ]),
    ...body(0, 41, 10.4, 5.6, { lit: '#3A3A40', shade: '#26272E', deep: '#17181E' }, 0.26),
    [windows({ from: -2.6, to: 2.6, count: 3, up: 43.4, width: 1.2, height: 1.7 }), '#F1E4C6'],
    ['M-4.6 -41.6q1 -1.2 2.6 -0.6l0.6 0.8h-3zM4.6 -41.6q-1 -1.2 -2.6 -0.6l-0.6 0.8h3z', gold.lit],
    [box(0, 41, 12.6, 0.8) + balustrade(-6.3, 6.3, 41, 1.5), '#B4382B'],
    ...counted(tiledRoof(0, 46.6, 15.4, 6.4, GREEN, 0.4), 'roof'),
    [gable(0, 46.9, 6.4, 4.2), GREEN.deep],
    [gable(0, 47.2, 4.6, 3), PLASTER.lit],
    [box(0, 52.8, 6.6, 0.7), GREEN.deep],
    [
      'M-3.6 -53.2q-0.6 -1.4 0.4 -1.6q-0.2 0.8 0.7 1.6zM3.6 -53.2q0.6 -1.4 -0.4 -1.6q0.2 0.8 -0.7 1.6z',
      gold.lit,
    ],
  ],
  before: [
    ...people([-30, -28.4, 26, 36], '#B4382B', -1.4),
    ...[
      [-38, 9],
      [-31, 7],
      [31, 8],
      [40, 10],
    ].flatMap(([x, height]): readonly PlatePart[] =>
      tree(Number(x), Number(height), '#F0B4B4', '#DC8FA0', -1.6),
    ),
  ],
}
