import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace } from '#art/plates/kit/gothic.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const BLUE: Material = { lit: '#7FA3C4', shade: '#5C7FA2', deep: '#2E435C' }
const WHITE = '#F8F1E2'
const SLATE: Material = { lit: '#66727F', shade: '#4A5562', deep: '#2C343E' }

/** Three rows of windows with white frames above an arched ground floor. */
const floors = (from: number, to: number, count: number): readonly PlatePart[] => {
  const row = { from, to, count }
  return [
    [arcade({ ...row, up: 0.6, width: 2, height: 4 }), WHITE],
    [arcade({ ...row, up: 0.6, width: 1.6, height: 3.7 }), BLUE.deep],
    [windows({ ...row, up: 6.4, width: 2.1, height: 3.8 }), WHITE],
    [windows({ ...row, up: 6.5, width: 1.5, height: 3.3 }), BLUE.deep],
    [arcade({ ...row, up: 11.4, width: 2.1, height: 4.2 }), WHITE],
    [arcade({ ...row, up: 11.5, width: 1.5, height: 3.8 }), BLUE.deep],
    [windows({ ...row, up: 17, width: 1.9, height: 2.5 }), WHITE],
    [windows({ ...row, up: 17.1, width: 1.4, height: 2.1 }), BLUE.deep],
  ]
}

/** A pavilion with a steep roof, cut off flat; `top` metres above the cornice. */
const pavilion = (x: number, width: number, top: number): readonly PlatePart[] => [
  [box(x, 0, width, 20.6), '#8FB0CE', 'pavilion'],
  [box(x + width * 0.34, 0, width * 0.32, 20.6), BLUE.shade],
  [
    contour(
      [-width / 2 - 0.3, 20.6, -width * 0.34, 20.6 + top, width * 0.34, 20.6 + top, width / 2 + 0.3, 20.6],
      x,
    ),
    SLATE.lit,
  ],
  [
    contour(
      [width * 0.1, 20.6, width * 0.08, 20.6 + top, width * 0.34, 20.6 + top, width / 2 + 0.3, 20.6],
      x,
    ),
    SLATE.shade,
  ],
  [box(x, 20.6 + top - 0.2, width * 0.74, 0.5), WHITE],
]

/** By its proportions: five storeys of 1910 with the one in the roof. */
export const armadaBuilding: Plate = {
  sight: 'chile/valparaiso#muelle-prat-and-plaza-sotomayor',
  alt: 'The building of the Chilean navy on Plaza Sotomayor in Valparaíso: a blue and white French palace of five storeys, the last of them in the roof, with a clock over the raised middle, a pavilion at each end and hills of houses behind.',
  palette: PALETTES.autumn,
  across: 68,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#B5A896' },
  proportions: { height: 35.6, width: 55, counts: { pavilion: 3, pilaster: 6 } },
  behind: [
    [contour([-34, 0, -34, 22, -24, 29, -12, 27, 4, 33, 18, 28, 34, 31, 34, 0]), '#B9A77E'],
    ...[
      [-31, 18, '#D8705A'],
      [-27, 23, '#E6B25A'],
      [-22.6, 25, '#6A9AB0'],
      [-17, 24, '#E3CFA4'],
      [-11, 25, '#B86A8A'],
      [12, 27, '#E0A050'],
      [17, 25, '#7FA8A0'],
      [22, 26, '#D8705A'],
      [27, 26, '#EFE0BC'],
      [31.6, 24, '#6A8FB0'],
    ].map(([x, up, ink]): PlatePart => [box(Number(x), Number(up), 3.6, 4), String(ink)]),
    ...grove(-34, -27, 5, '#8C9A6A', 12),
  ],
  object: [
    [box(0, 0, 54, 20.2), BLUE.lit],
    // Roof storey between the pavilions.
    [contour([-26, 20.4, -24.6, 25, 24.6, 25, 26, 20.4]), SLATE.lit],
    [contour([6, 20.4, 6, 25, 24.6, 25, 26, 20.4]), SLATE.shade],
    [
      [-18.6, -15, -11.4, 11.4, 15, 18.6]
        .map((x) => box(x, 20.8, 1.9, 2.6) + contour([-1.2, 23.4, 0, 24.5, 1.2, 23.4], x))
        .join(''),
      WHITE,
    ],
    [[-18.6, -15, -11.4, 11.4, 15, 18.6].map((x) => box(x, 21, 1.2, 2)).join(''), BLUE.deep],
    ...floors(-19, -10.8, 3),
    ...floors(10.8, 19, 3),
    ...pavilion(-24.2, 6, 6.6),
    ...pavilion(24.2, 6, 6.6),
    ...floors(-24.2, -24.2, 1),
    ...floors(24.2, 24.2, 1),
    // The raised middle with its columns and clock.
    ...pavilion(0, 16, 8.6),
    ...floors(-5.4, 5.4, 3),
    [[-7.4, -3.4, -2.1, 2.1, 3.4, 7.4].map((x) => box(x, 6, 0.8, 10.4)).join(''), WHITE, 'pilaster'],
    [box(0, 20.6, 7.6, 5), WHITE],
    [contour([-4.6, 25.4, 0, 28.4, 4.6, 25.4]), WHITE],
    [contour([-3.4, 25.8, 0, 27.7, 3.4, 25.8]), BLUE.lit],
    ...clockFace(0, 23, 1.8, '#FFF6DA', BLUE.deep),
    [box(0, 29.2, 3, 0.8), SLATE.deep],
    // Bands over the whole front.
    [
      box(0, 5.2, 54.2, 0.5) + box(0, 10.6, 54.2, 0.4) + box(0, 16.2, 54.4, 0.5) + box(0, 20, 54.6, 0.7),
      WHITE,
    ],
    [
      spread(0.9, 4.6, 5)
        .map((up) => box(0, up, 54, 0.12))
        .join(''),
      BLUE.shade,
    ],
    [box(0, 0, 54.4, 0.7), '#B9B2A6'],
    [balustrade(-3.6, 3.6, 5.6, 0.9), WHITE],
    [contour([-3.4, 0, -2.4, 1.6, 2.4, 1.6, 3.4, 0]), '#CFC8BB'],
    // The flag of Chile.
    [box(0, 30, 0.24, 5.6), '#3A3A40'],
    [contour([0.1, 33.6, 0.1, 35.4, 4.2, 35, 4.2, 33.2]), WHITE],
    [contour([0.1, 32, 0.1, 33.7, 4.2, 33.3, 4.2, 31.6]), '#C8402E'],
    [contour([0.1, 33.6, 0.1, 35.4, 1.8, 35.24, 1.8, 33.44]), '#2F4F8A'],
  ],
  before: [
    ...palm(-30, 12, '#4F7A56', '#7A6A50', -1),
    ...palm(30, 13, '#4F7A56', '#7A6A50', -1),
    ...people([-20, -9, -7.4, 8, 16, 17.6], '#B4382B', -1.6, 1.1),
    [bar([-34, -3.6], [34, -3.6], 0.2), '#A0927F'],
  ],
}
