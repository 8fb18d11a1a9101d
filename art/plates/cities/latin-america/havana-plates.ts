import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { columns, spread, windows } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, lantern } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, granite, white, gold } = MATERIALS

/** 207 m long and 91.7 m high; six of the twelve columns of the portico stand in front. */
const capitolio: Plate = {
  sight: 'cuba/havana#capitolio',
  alt: 'The Capitolio of Havana: two long wings with rows of columns, a portico at the head of a broad stair, and a tall ribbed dome with gilded panels on a ring of columns.',
  palette: PALETTES.dusk,
  across: 226,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#9C6A58' },
  proportions: { height: 91.7, width: 207, counts: { 'portico column': 6 } },
  behind: [...palm(-104, 22, '#5E6A44', '#6A4A38'), ...palm(105, 24, '#5E6A44', '#6A4A38')],
  object: [
    ...body(0, 0, 207, 20, limestone, 0.16),
    [
      windows({ from: -99, to: -27, count: 16, up: 6, width: 2, height: 9 }) +
        windows({ from: 27, to: 99, count: 16, up: 6, width: 2, height: 9 }),
      limestone.deep,
    ],
    [
      windows({ from: -101.4, to: -24.6, count: 17, up: 5, width: 1.1, height: 11 }) +
        windows({ from: 24.6, to: 101.4, count: 17, up: 5, width: 1.1, height: 11 }),
      limestone.lit,
    ],
    [box(0, 17, 209, 1) + box(0, 4, 207, 0.8), limestone.shade],
    ...[-94, 94].flatMap((x) => body(x, 0, 19, 24, limestone, 0.3)),
    ...[-94, 94].flatMap((x): readonly PlatePart[] => [
      [windows({ from: x - 5, to: x + 5, count: 3, up: 6, width: 2, height: 9 }), limestone.deep],
    ]),
    ...body(0, 20, 60, 9, limestone, 0.24),
    ...body(0, 29, 42, 7, limestone, 0.26),
    [box(0, 35, 44, 1.2), limestone.shade],
    ...body(0, 36, 32, 3, limestone, 0.26),
    ...body(0, 39, 24, 12, limestone, 0.28),
    [windows({ from: -10, to: 10, count: 8, up: 40, width: 1.4, height: 9 }), limestone.deep],
    ...columns({ from: -14.6, to: 14.6, count: 12, up: 39, width: 1.3, height: 11.4 }, limestone).map(
      ([path, ink]): PlatePart => [path, ink],
    ),
    [box(0, 50.4, 33, 1.6), limestone.lit],
    [box(0, 50.2, 33, 0.5), limestone.shade],
    ...body(0, 52, 29, 4, limestone, 0.28),
    ...domeSolid(0, 56, 14.6, 18.6, { lit: '#E9D9B4', shade: '#B99A70', deep: '#7A5A3E' }),
    [
      spread(-0.78, 0.78, 6)
        .map(
          (share) =>
            `M${share * 14.6} -56Q${share * 14.2} -68 ${share * 3} -74.4L${share * 3 + 0.5} -74.4Q${share * 14.2 + 1} -68 ${share * 14.6 + 1} -56z`,
        )
        .join(''),
      gold.shade,
    ],
    ...lantern(0, 74.2, 6, 15.4, limestone, gold),
    [box(0, 88, 0.6, 3.7), gold.lit],
    ...body(0, 0, 44, 28, limestone, 0.14),
    [box(0, 8, 37, 15), limestone.deep],
    ...columns({ from: -16.4, to: 16.4, count: 6, up: 8, width: 2.2, height: 14.4 }, limestone).map(
      ([path, ink, counted]): PlatePart =>
        counted === undefined ? [path, ink] : [path, ink, 'portico column'],
    ),
    [box(0, 22.4, 44, 5.6), limestone.lit],
    [box(0, 22.2, 44, 0.8) + box(0, 27.4, 46, 0.9), limestone.shade],
    [contour([-22, 0, -18, 8, 18, 8, 22, 0]), limestone.lit],
    [
      spread(0.4, 7.6, 14)
        .map((up) => box(0, up, 42 - up * 0.9, 0.25))
        .join(''),
      limestone.shade,
    ],
    [symmetric(-22.6, 0, [2.6, 0, 2.6, 8]) + symmetric(22.6, 0, [2.6, 0, 2.6, 8]), limestone.shade],
  ],
  before: people([-60, -56, -9, 6, 38, 70, 74], '#2C4A66', -2, 1.4),
}

const rock: Material = { lit: '#A8906E', shade: '#7A6650', deep: '#463A34' }

/** The lighthouse of 1845 is 25 m high. */
const elMorro: Plate = {
  sight: 'cuba/havana#el-morro',
  alt: 'El Morro at the mouth of Havana harbour: a pale round lighthouse on the corner of low fortress walls that grow out of the rock above the sea.',
  palette: PALETTES.morning,
  across: 104,
  ground: 0.84,
  setting: { kind: 'water', ink: '#2F7C8A' },
  shift: 12,
  proportions: { height: 45.6 },
  object: [
    [contour([-44, 0, -41, 4, -34, 6, -30, 10, -20, 11, -6, 12, 8, 10, 24, 11, 42, 8, 42, 0]), rock.lit],
    [contour([-44, 0, -38, 2, -20, 3, -4, 5, 10, 3, 26, 4, 42, 2, 42, 0]), rock.shade],
    [
      contour([-30, 6, -27, 10, -24, 4]) + contour([-10, 5, -7, 11, -3, 4]) + contour([12, 4, 16, 10, 19, 3]),
      rock.deep,
    ],
    [contour([-30, 9, -27, 19, -8, 21, -4, 9]), limestone.shade],
    [contour([-8, 9, -8, 21, 20, 20, 42, 17, 42, 8, 20, 9]), limestone.lit],
    [contour([14, 9, 15, 20.2, 20, 20, 42, 17, 42, 8]), limestone.shade],
    [
      contour([-27.4, 18, -27, 19.2, -8, 21.2, -8, 20]) +
        contour([-8, 20, -8, 21.2, 20, 20.2, 42, 17.2, 42, 16, 20, 19]),
      granite.lit,
    ],
    [
      spread(-24, -11, 5)
        .map((x) => box(x, 19.2 + (x + 24) * 0.1, 1.6, 1.3))
        .join('') +
        spread(-4, 38, 12)
          .map((x) => box(x, x > 20 ? 20 - (x - 20) * 0.13 : 20.4, 1.8, 1.3))
          .join(''),
      limestone.shade,
    ],
    [
      symmetric(-25.6, 17, [1.5, 0, 1.5, 3, 0.3, 4.6]) + box(2, 12, 1.4, 2) + box(9, 12, 1.4, 2),
      limestone.deep,
    ],
    ...turned(-15, 20.4, [3.6, 0, 3.6, 1.2, 2.7, 1.8, 2.3, 17.6, 3, 18.4, 3, 19], {
      lit: '#F3E6C8',
      shade: '#C8AE86',
      deep: '#6E5A48',
    }),
    [bands(-15, 20.4, [3, 18.6], 1.2), limestone.deep],
    [
      windows({ from: -15.4, to: -15.4, count: 1, up: 25, width: 0.7, height: 1.4 }) +
        windows({ from: -15.3, to: -15.3, count: 1, up: 31, width: 0.7, height: 1.4 }),
      limestone.deep,
    ],
    ...turned(-15, 40.2, [1.7, 0, 1.7, 2.6], { lit: '#D8EBE8', shade: '#8FB6BA', deep: '#3F6A78' }),
    ...turned(-15, 42.8, [2.1, 0, 1.4, 1.2, 0.3, 1.9, 0.2, 2.8], white),
    [circle(-15, 41.4, 0.6), gold.lit],
  ],
  before: [
    ['M-72 0.6Q-46 -1.4 -20 0.2Q0 1.2 20 -0.4Q40 -1 58 0.6V2.6Q20 1 0 2.4Q-30 2.8 -72 2.4z', '#D8EBE2'],
  ],
}

export const HAVANA_PLATES = { capitolio, elMorro } as const
