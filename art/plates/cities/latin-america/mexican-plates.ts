import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, domeOutline, domeShade, saucer } from '#art/plates/kit/outlines.ts'
import { bands, bothSides, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, columns, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, marble, gold } = MATERIALS

const TERRACE = 24 / 9
const terrace = (level: number): readonly PlatePart[] => {
  const half = 27.6 - level * 2.25
  const up = level * TERRACE
  return [
    [
      contour([-half, up, -half + 0.7, up + TERRACE, half - 0.7, up + TERRACE, half, up]),
      limestone.lit,
      'terrace',
    ],
    [
      contour([half * 0.5, up, half * 0.5 - 0.9, up + TERRACE, half - 0.7, up + TERRACE, half, up]),
      limestone.shade,
    ],
    [
      spread(-half + 1.8, half - 1.8, 14 - level)
        .map((x) => box(x, up + 0.7, 1.5, 1))
        .join(''),
      limestone.shade,
    ],
  ]
}

/** 55.3 m wide and 24 m high in nine terraces, with a temple of six metres on top; 91 steps on each side. */
const chichenItza: Plate = {
  sight: 'mexico/yucatan#chichen-itza',
  alt: 'The pyramid of Kukulkán at Chichén Itzá: nine shrinking terraces, a steep stair between two balustrades up the middle, and a square temple with three doors on top.',
  palette: PALETTES.arid,
  across: 76,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#8E9E52' },
  proportions: { height: 30, width: 55.3, counts: { terrace: 9, door: 3 } },
  behind: grove(-38, 38, 6, '#5E8452'),
  object: [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap(terrace),
    [contour([-5.8, 0, -5, 24, 5, 24, 5.8, 0]), limestone.lit],
    [
      spread(0.2, 23.7, 46)
        .map((up) => box(0, up, 9 - up * 0.03, 0.22))
        .join(''),
      limestone.shade,
    ],
    [bothSides([4.7, 0, 4.1, 24, 5, 24, 5.8, 0]), limestone.shade],
    [bothSides([4.6, 0, 4.7, 1.4, 6.4, 1.4, 6.8, 0]), limestone.deep],
    ...body(0, 24, 13.4, 4.4, limestone, 0.26),
    [windows({ from: -1.7, to: 1.7, count: 3, up: 24, width: 1.2, height: 2.7 }), limestone.deep, 'door'],
    [box(0, 27.4, 14, 0.5) + box(0, 28.3, 13.8, 0.4), limestone.shade],
    ...body(0, 28.6, 12.6, 1.4, limestone, 0.26),
    [box(0, 29.7, 13, 0.3), limestone.shade],
  ],
  before: people([-33, -31, -9, 12, 31, 33], '#B4382B', -1),
}

/** The iron ribs and glazed panels of the dome, from yellow to dark orange. */
const glazed: Material = { lit: '#EFA445', shade: '#C26A2C', deep: '#7A3A1C' }

/** About 53 m to the eagle. */
const bellasArtes: Plate = {
  sight: 'mexico/mexico-city#palacio-de-bellas-artes',
  alt: 'The Palacio de Bellas Artes: a white marble front with a great arch over three doors, wings with columns, and an orange and yellow dome between two half domes.',
  palette: PALETTES.morning,
  across: 118,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#B9AE9C' },
  proportions: { height: 53, counts: { door: 3 } },
  behind: [...palm(-52, 15, '#5E8452', '#7D5A3C'), ...palm(52, 13, '#5E8452', '#7D5A3C')],
  object: [
    ...body(0, 18, 48, 11, marble, 0.24),
    [box(0, 28.4, 49.4, 1.2), marble.shade],
    [saucer(-15, 29, 17, 8), glazed.shade],
    [saucer(15, 29, 17, 8), glazed.deep],
    ...body(0, 29, 24, 5, marble, 0.26),
    [arcade({ from: -9.6, to: 9.6, count: 9, up: 30, width: 1.4, height: 3.2 }), marble.deep],
    [domeOutline(0, 34, 12, 13), glazed.lit],
    [domeShade(0, 34, 12, 13), glazed.shade],
    [
      spread(-0.72, 0.72, 5)
        .map(
          (share) =>
            `M${share * 12} -34Q${share * 11.4} -43 0 -47L0.4 -46.8Q${share * 11.4 + 0.9} -43 ${share * 12 + 0.8} -34z`,
        )
        .join(''),
      glazed.deep,
    ],
    [bands(0, 34, [11.9, 0.2, 11.3, 4.6, 8.8, 9], 0.45), '#F6D98A'],
    ...turned(0, 46.6, [2.2, 0, 2.2, 2.2, 1.4, 3, 0.5, 4], glazed),
    [contour([0, 50.4, -2.4, 52.4, -0.6, 52, 0, 53, 0.6, 52, 2.4, 52.4]), gold.shade],
    ...body(-29, 0, 34, 19, marble, 0.1),
    ...body(29, 0, 34, 19, marble, 0.3),
    [
      [-36.6, -29.6, -22.6, 22.6, 29.6, 36.6]
        .map((x) => symmetric(x, 3, [1.5, 0, 1.5, 5, 0.9, 6]) + box(x, 11, 2.4, 4.4))
        .join(''),
      marble.deep,
    ],
    ...columns({ from: -40, to: -19, count: 4, up: 9.8, width: 1.1, height: 7 }, marble),
    ...columns({ from: 19, to: 40, count: 4, up: 9.8, width: 1.1, height: 7 }, marble),
    [
      box(-29, 9.2, 35, 0.6) + box(29, 9.2, 35, 0.6) + box(-29, 17.4, 35, 1.8) + box(29, 17.4, 35, 1.8),
      marble.shade,
    ],
    ...body(0, 0, 28, 25, marble, 0.14),
    ['M-11 -9V-13C-11 -19 -6 -23 0 -23C6 -23 11 -19 11 -13V-9z', marble.shade],
    ['M-9.4 -9V-13C-9.4 -18 -5 -21.4 0 -21.4C5 -21.4 9.4 -18 9.4 -13V-9z', marble.deep],
    ['M-9 -13.6C-8 -18 -4 -20.8 0 -20.8C4 -20.8 8 -18 9 -13.6Q0 -15.6 -9 -13.6z', marble.lit],
    ...columns({ from: -5.4, to: 5.4, count: 4, up: 1.2, width: 1.2, height: 12.6 }, marble),
    [windows({ from: -3.6, to: 3.6, count: 3, up: 1.2, width: 1.9, height: 6 }), '#4A4650', 'door'],
    [box(0, 24.4, 29.4, 1) + box(0, 0, 34, 1.2), marble.shade],
    [contour([-6, 25.4, -3, 28.6, 0, 29.6, 3, 28.6, 6, 25.4]), marble.lit],
    [circle(0, 27, 1) + bothSides([11.4, 25.4, 11.2, 28.4, 12.6, 28.4, 12.8, 25.4]), marble.shade],
  ],
  before: people([-44, -42, -8, 3, 14, 33, 47], '#B4382B', -1),
}

export const MEXICAN_PLATES = { chichenItza, bellasArtes } as const
