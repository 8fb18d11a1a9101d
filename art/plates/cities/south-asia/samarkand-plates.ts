import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, polygon } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import { body, shaft } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone } = MATERIALS
const turquoise: Material = { lit: '#4FB0B4', shade: '#2F7F90', deep: '#1C4F66' }
const BLUE = '#2F5FA0'

/** A lattice of squares on their corners between two minarets' bands or over a wall. */
const lozenges = (x: number, up: number, columns: number, rows: number, step: number): string =>
  spread(0, rows - 1, rows)
    .flatMap((row) =>
      spread(-(columns - 1) / 2, (columns - 1) / 2, columns).map((column) => {
        const [at, high] = [x + column * step, up + row * step]
        const half = step * 0.36
        return polygon([
          [at - half, high],
          [at, high + half],
          [at + half, high],
          [at, high - half],
        ])
      }),
    )
    .join('')

const minaret = (x: number, height: number): readonly PlatePart[] => [
  ...shaft(x, 0, 5.6, 3.9, height - 2.6, sandstone).map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'minaret'] : [path, ink]),
  ),
  [lozenges(x, 5, 2, Math.floor((height - 9) / 2.2), 2.2), turquoise.lit],
  [bands(x, 0, [2.7, 3, 2.3, height * 0.62, 2.1, height * 0.8], 0.8), BLUE],
  [symmetric(x, height - 3.4, [1.9, 0, 3, 2, 3, 3.4]), sandstone.lit],
  [symmetric(x, height - 1.4, [3, 0, 3, 0.6]), BLUE],
]

/** The front is 56 m long, the portal 34.7 m and the minarets 33 m high. */
const ulughBegMadrasa: Plate = {
  sight: 'uzbekistan/samarkand#registan',
  alt: 'The Ulugh Beg madrasa on the Registan: a huge tiled portal with a deep pointed arch, between two round minarets covered with a lattice of blue tiles.',
  palette: PALETTES.arid,
  across: 84,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#C7A67C' },
  proportions: { height: 34.7, width: 56, counts: { minaret: 2 } },
  behind: [...tree(-37, 9, '#7E9A5A', '#5E7E48'), ...tree(37, 8, '#7E9A5A', '#5E7E48')],
  object: [
    ...body(0, 0, 46, 14.6, sandstone, 0.16),
    [box(0, 13.2, 46, 1) + box(0, 1.2, 46, 0.7), turquoise.shade],
    ...[-17, 17].flatMap((x): readonly PlatePart[] => [
      [lancets({ from: x, to: x, count: 1, up: 2, width: 5.4, height: 9 }), turquoise.lit],
      [lancets({ from: x, to: x, count: 1, up: 2, width: 3.6, height: 6.6 }), sandstone.deep],
    ]),
    ...minaret(-25.2, 33),
    ...minaret(25.2, 33),
    ...body(0, 0, 25, 34.7, sandstone, 0.12),
    [box(0, 33, 25, 0.9) + box(-11.6, 1, 0.8, 32) + box(11.6, 1, 0.8, 32) + box(-8.9, 1, 0.5, 30), BLUE],
    [
      lozenges(-10.2, 4, 1, 14, 2.1) + lozenges(10.2, 4, 1, 14, 2.1) + lozenges(0, 31, 8, 1, 2.3),
      turquoise.lit,
    ],
    [box(0, 1, 17.4, 28.4), turquoise.shade],
    [lozenges(0, 24.4, 7, 2, 2.3), '#F0D79A'],
    ['M-7.6 -1V-15Q-7.4 -22 0 -26.4Q7.4 -22 7.6 -15V-1z', '#F0D79A'],
    ['M-7 -1V-15Q-6.8 -21.4 0 -25.6Q6.8 -21.4 7 -15V-1z', sandstone.deep],
    ['M-7 -1V-15Q-6.8 -21.4 0 -25.6Q-3.4 -20 -3.6 -13V-1z', sandstone.shade],
    [lancets({ from: 0.6, to: 0.6, count: 1, up: 1, width: 3.6, height: 7 }), '#2B1E1A'],
    [box(0, 0, 56, 1), sandstone.shade],
  ],
  before: people([-33, -31, -11, 2, 13, 30, 33], '#B4382B', -1),
}

/** The ribbed dome is 15 m across and 12.5 m high on a tall drum; 64 ribs go round it. */
const gurEAmir: Plate = {
  sight: 'uzbekistan/samarkand#gur-e-amir',
  alt: 'The Gur-e-Amir: a ribbed turquoise dome that swells above a tall tiled drum, with a minaret on each side and a tiled gate in front.',
  palette: PALETTES.gold,
  across: 74,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#B98A5A' },
  proportions: { height: 36, counts: { minaret: 2 } },
  behind: [...tree(-29, 9, '#8E9450', '#6C743E'), ...tree(29, 10, '#8E9450', '#6C743E')],
  object: [
    ...minaret(-16.4, 25),
    ...minaret(16.4, 25),
    ...body(0, 0, 25, 13.4, sandstone, 0.24),
    [box(0, 12, 25, 1), BLUE],
    ...turned(0, 13.4, [7.2, 0, 7.2, 8.6], sandstone),
    [lozenges(0, 15.6, 6, 1, 2.2), turquoise.lit],
    [
      spread(-6, 6, 9)
        .map((x) => box(x, 17.4, 0.8, 2.6))
        .join(''),
      '#F4E3C0',
    ],
    [bands(0, 13.4, [7.3, 0.4, 7.3, 3.4, 7.4, 7.2], 0.6), BLUE],
    ...turned(0, 22, [7, 0, 7.4, 1, 7.5, 2.6, 7.2, 5, 6.4, 7.4, 5, 9.6, 3, 11.4, 1, 12.5], turquoise),
    [
      spread(-0.86, 0.86, 11)
        .map(
          (share) =>
            `M${share * 7} -22Q${share * 8.8} -29 ${share * 0.8} -34.4L${share * 0.8 + 0.2} -34.4Q${share * 8.8 + 0.4} -29 ${share * 7 + 0.4} -22z`,
        )
        .join(''),
      turquoise.deep,
    ],
    [box(0, 34.4, 0.4, 1.6), '#E9B65A'],
    ...body(0, 0, 14.6, 12.2, sandstone, 0.14),
    [box(0, 11.2, 14.6, 0.6) + box(-6.8, 0.6, 0.5, 11) + box(6.8, 0.6, 0.5, 11), BLUE],
    [lozenges(-5.6, 1.8, 1, 6, 1.7) + lozenges(5.6, 1.8, 1, 6, 1.7), turquoise.lit],
    [box(0, 0.4, 9.4, 10.4), turquoise.shade],
    [contour([-4.2, 0, -4.2, 5.6, -3, 8, 0, 9.8, 3, 8, 4.2, 5.6, 4.2, 0]), '#F0D79A'],
    [contour([-3.7, 0, -3.7, 5.6, -2.6, 7.6, 0, 9.2, 2.6, 7.6, 3.7, 5.6, 3.7, 0]), sandstone.deep],
    [box(0, 0, 27, 0.6), sandstone.shade],
  ],
  before: people([-24, -22.6, 0.4, 9.6, 23], '#2C4A66', -0.6),
}

export const SAMARKAND_PLATES = { ulughBegMadrasa, gurEAmir } as const
