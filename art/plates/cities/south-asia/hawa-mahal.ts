import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle, saucer } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { arcade, battlements, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const PINK: Material = { lit: '#E79A7C', shade: '#BE6C56', deep: '#7A3E36' }
const CREAM = '#FBE9D2'

/** A bay that stands out: lattice windows under a bent roof, with a little dome and finial. */
const bay = (x: number, up: number, width: number, height: number): readonly PlatePart[] => [
  [box(x, up, width, height), PINK.lit],
  [box(x + width * 0.4, up, width * 0.2, height), PINK.shade],
  [
    windows({
      from: x - width * 0.28,
      to: x + width * 0.28,
      count: 3,
      up: up + height * 0.2,
      width: width * 0.2,
      height: height * 0.44,
    }),
    PINK.deep,
    'lattice window',
  ],
  [box(x, up + height * 0.68, width * 0.8, 0.1), CREAM],
  [box(x, up + height * 0.1, width * 1.06, 0.12) + box(x, up + height * 0.9, width * 1.14, 0.14), CREAM],
  [saucer(x, up + height, width * 1.1, width * 0.36), PINK.shade],
  [
    `M${x - width * 0.55} ${-up - height}Q${x} ${-up - height - width * 0.62} ${x + width * 0.55} ${-up - height}Q${x} ${-up - height - width * 0.42} ${x - width * 0.55} ${-up - height}z`,
    CREAM,
  ],
  [box(x, up + height + width * 0.26, 0.14, width * 0.3), CREAM],
]

/** Number of bays on each floor, and half the width they take. */
const FLOORS = [
  [9, 10.6, 2.6],
  [9, 10.6, 5.4],
  [7, 8.3, 8.2],
  [5, 5.9, 10.6],
  [3, 3.5, 12.6],
] as const

/** The bays of one floor, with one path for each part of a bay. */
function floor([count, half, up]: (typeof FLOORS)[number]): readonly PlatePart[] {
  const bays = spread(-half, half, count).map((x) => bay(x, up, 1.96, up > 12 ? 2 : 2.1))
  return (bays[0] ?? []).map(([, ink, name], index) => {
    const path = bays.map((parts) => parts[index]?.[0] ?? '').join('')
    return name === undefined ? [path, ink] : [path, ink, name]
  })
}

/** 15 m of five storeys above the arcade at the street; its width by its proportions. */
export const hawaMahal: Plate = {
  sight: 'india/jaipur#hawa-mahal',
  alt: 'The Hawa Mahal in Jaipur: a pink front of five storeys that steps inwards like a crown, full of small bays with lattice windows, white lines and little domed roofs.',
  palette: PALETTES.arid,
  across: 40,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#C79A7C' },
  proportions: { height: 17.4, counts: { 'lattice window': 99 } },
  behind: [
    [
      box(-17, 0, 12, 6.6) +
        box(17, 0, 12, 6.2) +
        battlements(-23, -11, 9, 6.6, 0.7) +
        battlements(11, 23, 9, 6.2, 0.7),
      '#CF8468',
    ],
    [
      windows({ from: -21, to: -13, count: 4, up: 2.6, width: 1, height: 2 }) +
        windows({ from: 13, to: 21, count: 4, up: 2.6, width: 1, height: 2 }),
      '#9A5446',
    ],
  ],
  object: [
    [
      contour([
        -12.4, 0, -12.4, 8, -10.4, 8.2, -9.4, 10.6, -7, 10.8, -6.4, 12.8, -4.4, 13, -3.8, 15, 3.8, 15, 4.4,
        13, 6.4, 12.8, 7, 10.8, 9.4, 10.6, 10.4, 8.2, 12.4, 8, 12.4, 0,
      ]),
      PINK.shade,
    ],
    [box(0, 0, 25, 2.6), PINK.lit],
    [arcade({ from: -11, to: 11, count: 9, up: 0, width: 1.5, height: 2 }), PINK.deep],
    [box(0, 2.3, 25.4, 0.24), CREAM],
    ...FLOORS.flatMap(floor),
    [
      spread(-3.5, 3.5, 3)
        .map((x) => symmetric(x, 15.2, [0.7, 0, 0.5, 0.6, 0.1, 1, 0.06, 2.2]))
        .join(''),
      CREAM,
    ],
  ],
  before: [
    ...people([-15, -8, 4.2, 5.2, 16], '#2F6E8A', -0.8),
    [contour([8.4, -0.9, 8.4, 0.6, 9, 1.1, 11, 1.1, 11.4, 0.5, 11.4, -0.9]), '#3E7A58'],
    [circle(9, -0.9, 0.36) + circle(11, -0.9, 0.36), '#2A2A2E'],
    [contour([8.7, 0.3, 9.1, 0.9, 10.9, 0.9, 10.9, 0.3]), '#F4D58A'],
  ],
}
