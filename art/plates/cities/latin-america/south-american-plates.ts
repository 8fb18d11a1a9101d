import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, shaft } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { white, granite, steel, glass } = MATERIALS
const red: Material = { lit: '#C93A2C', shade: '#962A22', deep: '#5A1A18' }

/** 74 m between the pillars, and eight metres free below. */
const masp: Plate = {
  sight: 'brazil/sao-paulo#masp',
  alt: 'The MASP on Avenida Paulista: a long glass box hung from two red concrete beams on four red pillars, with an open square below it.',
  palette: PALETTES.highland,
  across: 104,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#A8A096' },
  proportions: { height: 24, counts: { pillar: 2 } },
  behind: [
    [
      spread(-46, 46, 9)
        .map((x, index) => box(x, 0, 9.4, 20 + ((index * 37) % 24)))
        .join(''),
      '#A9B2A8',
    ],
    ...grove(-52, 52, 7, '#7F9A76'),
  ],
  object: [
    ...body(0, 8, 70, 13, glass, 0.12),
    [windows({ from: -33.4, to: 33.4, count: 34, up: 9.2, width: 0.35, height: 10.6 }), steel.deep],
    [box(0, 14.4, 70, 0.5), steel.deep],
    [box(0, 8, 72, 1.2) + box(0, 20, 72, 1.2), '#D9D2C4'],
    [box(0, 20.6, 78, 3.4), red.lit],
    [box(0, 20.6, 78, 0.9), red.shade],
    [box(-37, 0, 4, 24) + box(37, 0, 4, 24), red.lit, 'pillar'],
    [box(-35.8, 0, 1.6, 24) + box(38.2, 0, 1.6, 24), red.shade],
    [box(0, 0, 80, 0.5), granite.shade],
    [contour([-9, 0.5, -3, 8, 0, 8, -5.6, 0.5]), granite.shade],
  ],
  before: people([-29, -27, -14, 4, 6, 17, 30, 46], '#2C4A66', -0.8, 1.1),
}

/** A round lighthouse of 22 m with black bands, inside a star-shaped fort. */
const farolDaBarra: Plate = {
  sight: 'brazil/salvador#farol-da-barra',
  alt: 'The Farol da Barra: a round lighthouse with black and white bands above the white walls of a small fort on a rocky point.',
  palette: PALETTES.noon,
  across: 60,
  ground: 0.82,
  setting: { kind: 'water', ink: '#2F86A0' },
  shift: -7,
  proportions: { height: 31.6, counts: { band: 3 } },
  behind: [...palm(21, 13, '#5E8452', '#7D5A3C', 1), ...palm(27, 10, '#5E8452', '#7D5A3C', 1)],
  object: [
    [contour([-23, 0, -20, 2, -14, 1.6, -8, 3, 4, 2.4, 16, 3, 37, 2.4, 37, 0]), '#8A7A62'],
    [contour([-23, 0, -18, 0.9, -6, 1.2, 10, 0.9, 37, 1.2, 37, 0]), '#5E5248'],
    [contour([-16, 2, -14.6, 9, 2, 8.6, 19, 9, 20.4, 2]), white.lit],
    [contour([2, 2.2, 2, 8.6, 19, 9, 20.4, 2]), white.shade],
    [contour([-15, 8.2, -14.8, 9.6, 2, 9.2, 19.2, 9.6, 19.4, 8.2, 2, 7.9]), '#D9A441'],
    [
      windows({ from: -11.4, to: -2.4, count: 4, up: 4.8, width: 0.8, height: 1.3 }) +
        windows({ from: 6, to: 16, count: 4, up: 4.8, width: 0.8, height: 1.3 }),
      white.deep,
    ],
    [
      symmetric(-15.2, 8.4, [0.9, 0, 0.9, 1.8, 0.2, 2.8]) +
        symmetric(19.6, 8.4, [0.9, 0, 0.9, 1.8, 0.2, 2.8]),
      white.shade,
    ],
    ...turned(0, 9, [3.6, 0, 2.7, 17], white, 0.2),
    [
      [11, 16.2, 21.4]
        .map((up) => symmetric(0, up, [3.5 - (up - 9) * 0.053, 0, 3.34 - (up - 9) * 0.053, 2.6]))
        .join(''),
      '#2B2E36',
      'band',
    ],
    ...turned(0, 25.8, [2.8, 0, 3.6, 0.6, 3.6, 1.2], white, 0.2),
    [balustrade(-3.5, 3.5, 27, 0.9), '#2B2E36'],
    ...turned(0, 27, [1.7, 0, 1.7, 2.4], glass),
    ...domeSolid(0, 29.4, 1.9, 1.5, red),
    [box(0, 30.8, 0.24, 0.8), red.deep],
  ],
  before: people([-17.6, 22.6, 24], '#B4382B', 2.2),
}

/** The clock tower above the gate of the walled town, about 30 m high. */
const torreDelReloj: Plate = {
  sight: 'colombia/cartagena#torre-del-reloj',
  alt: 'The Torre del Reloj of Cartagena: a yellow clock tower in three shrinking storeys with a spire, above the arches of the town gate.',
  palette: PALETTES.gold,
  across: 62,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#B58A62' },
  proportions: { height: 30, counts: { archway: 3 } },
  behind: [...palm(-24, 12, '#6C7440', '#7D5A3C'), ...palm(25, 14, '#6C7440', '#7D5A3C')],
  object: [
    ...body(0, 0, 62, 6.6, { lit: '#D9B27A', shade: '#B08A58', deep: '#6E5238' }, 0.2),
    [box(0, 6, 62, 0.8), '#F4E6C8'],
    ...body(0, 0, 25, 9.4, { lit: '#F2BC52', shade: '#C98F34', deep: '#7A4E22' }, 0.16),
    [arcade({ from: -8, to: 8, count: 3, up: 0, width: 4, height: 6.4 }), '#F8EFD8'],
    [arcade({ from: -8, to: 8, count: 3, up: 0, width: 3.2, height: 5.8 }), '#4A3226', 'archway'],
    [
      [-11.6, -4.2, 4.2, 11.6].map((x) => box(x, 0, 0.9, 8.4)).join('') +
        box(0, 8.4, 26, 1) +
        box(0, 7.2, 25, 0.3),
      '#F8EFD8',
    ],
    ...[
      [9.4, 9, 6.2],
      [15.6, 7.4, 5],
    ].flatMap(([up = 0, width = 0, height = 0]): readonly PlatePart[] => [
      ...body(0, up, width, height, { lit: '#F2BC52', shade: '#C98F34', deep: '#7A4E22' }, 0.3),
      [
        box(-width / 2 + 0.4, up, 0.8, height) +
          box(width / 2 - 0.4, up, 0.8, height) +
          box(0, up + height - 0.6, width + 1, 0.7),
        '#F8EFD8',
      ],
    ]),
    [roundOpening(0, 10.2, 2.4, 4.2), '#4A3226'],
    [circle(0, 18, 1.9), '#F8EFD8'],
    [circle(0, 18, 1.5), '#FFFAEE'],
    [box(0, 18, 0.24, 1.2) + box(0.4, 17.9, 0.9, 0.24), '#3A2A26'],
    ...turned(0, 20.6, [2.6, 0, 2.6, 3.6], { lit: '#F2BC52', shade: '#C98F34', deep: '#7A4E22' }),
    [arcade({ from: -1.4, to: 1.4, count: 2, up: 21.2, width: 1, height: 2.4 }), '#4A3226'],
    [bands(0, 20.6, [3, 3.4], 0.5), '#F8EFD8'],
    ...shaft(0, 24.6, 5, 0.5, 4.4, { lit: '#E9DCC0', shade: '#BCA98A', deep: '#7A6A52' }),
    [box(0, 28.8, 0.2, 1.2), '#3A2A26'],
  ],
  before: people([-20, -18.4, -7.6, 0.6, 12, 23], '#2C4A66', -0.5),
}

export const SOUTH_AMERICAN_PLATES = { masp, farolDaBarra, torreDelReloj } as const
