import { PALETTES } from '#art/kit/palettes.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { columns, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const INDIGO: Material = { lit: '#3E62B4', shade: '#2B468A', deep: '#182650' }
const TILE: Material = { lit: '#A87A5E', shade: '#7D5746', deep: '#4E342C' }
const CREAM = '#F3E6C8'

const shutter = (x: number, up: number, width: number, height: number): readonly PlatePart[] => [
  [box(x, up - 0.15, width + 0.36, height + 0.4), CREAM],
  [box(x, up, width, height), '#5E8A6A'],
  [box(x, up, 0.1, height), CREAM],
  [
    spread(up + 0.25, up + height - 0.25, 5)
      .map((at) => box(x, at, width - 0.2, 0.07))
      .join(''),
    '#3F6A50',
  ],
]

/** A wing that stands forward, with the round-shouldered gable of the house. */
const wing = (x: number): readonly PlatePart[] => [
  [box(x, 0, 8, 8), INDIGO.lit, 'wing'],
  [box(x + 2.9, 0, 2.2, 8), INDIGO.shade],
  [
    `M${x - 4.3} -7.8Q${x - 3.2} -8.2 ${x - 2.6} -9.4Q${x - 2} -11.2 ${x} -11.2Q${x + 2} -11.2 ${x + 2.6} -9.4Q${x + 3.2} -8.2 ${x + 4.3} -7.8z`,
    INDIGO.lit,
  ],
  [`M${x} -11.2Q${x + 2} -11.2 ${x + 2.6} -9.4Q${x + 3.2} -8.2 ${x + 4.3} -7.8H${x + 1.8}z`, INDIGO.shade],
  [
    `M${x - 4.7} -7.6Q${x - 3.5} -8.2 ${x - 2.9} -9.5Q${x - 2.3} -11.6 ${x} -11.6Q${x + 2.3} -11.6 ${x + 2.9} -9.5Q${x + 3.5} -8.2 ${x + 4.7} -7.6L${x + 4.5} -7.3Q${x + 3.2} -7.9 ${x + 2.5} -9.3Q${x + 2} -11.1 ${x} -11.1Q${x - 2} -11.1 ${x - 2.5} -9.3Q${x - 3.2} -7.9 ${x - 4.5} -7.3z`,
    CREAM,
  ],
  [box(x, 8.8, 1.3, 1.2), CREAM],
  [box(x, 9, 0.9, 0.8), '#C8402E'],
  ...shutter(x - 1.9, 1.2, 1.3, 2.2),
  ...shutter(x + 1.7, 1.2, 1.3, 2.2),
  ...shutter(x - 1.9, 5, 1.3, 2.2),
  ...shutter(x + 1.7, 5, 1.3, 2.2),
  [box(x, 4, 8.2, 0.3) + box(x, 0, 8.3, 0.5), CREAM],
]

/** By its proportions: two storeys, five bays between two wings. */
export const blueMansion: Plate = {
  sight: 'malaysia/george-town#cheong-fatt-tze-mansion',
  alt: 'The Cheong Fatt Tze Mansion in George Town: an indigo courtyard house of two storeys, a pillared front of five bays under a tiled roof with upswept ridge, between two wings with rounded gables.',
  palette: PALETTES.forest,
  across: 38,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#B9A88C' },
  proportions: { height: 12.8, width: 33.4, counts: { wing: 2, column: 6 } },
  behind: [...grove(-23, -10, 9, '#8FA672'), ...grove(9, 23, 10.4, '#8FA672'), [box(0, 0, 46, 3), '#E3D0A0']],
  object: [
    [box(0, 0, 20, 8.2), INDIGO.lit],
    // Roof of the middle with its ridge.
    [contour([-11, 8, -9.4, 11.4, 9.4, 11.4, 11, 8]), TILE.lit],
    [contour([2, 8, 2, 11.4, 9.4, 11.4, 11, 8]), TILE.shade],
    [
      spread(-9.6, 9.6, 25)
        .map((x) => contour([x * 1.06, 8, x, 11.4, x + 0.14, 11.4, x * 1.06 + 0.16, 8]))
        .join(''),
      TILE.deep,
    ],
    [
      'M-10.4 -12.8Q-9 -11.5 -7 -11.4H7Q9 -11.5 10.4 -12.8L10 -11.4Q9.4 -11 9 -11H-9Q-9.4 -11 -10 -11.4z',
      CREAM,
    ],
    [contour([-2.8, 11.3, -2, 12.1, -0.8, 11.8, 0, 12.5, 0.8, 11.8, 2, 12.1, 2.8, 11.3]), '#D8734A'],
    [box(0, 11.2, 16, 0.2), '#3F8A6A'],
    [box(0, 7.6, 22, 0.5), CREAM],
    // Upper gallery.
    [box(0, 4.6, 18.6, 2.9), INDIGO.deep],
    [windows({ from: -6.16, to: 6.16, count: 5, up: 4.8, width: 1.9, height: 2.5 }), '#5E8A6A'],
    [windows({ from: -6.16, to: 6.16, count: 5, up: 4.8, width: 0.1, height: 2.5 }), CREAM],
    [
      box(0, 4.5, 18.6, 0.14) +
        box(0, 5.4, 18.6, 0.14) +
        windows({ from: -9, to: 9, count: 37, up: 4.5, width: 0.1, height: 1 }),
      '#D6C9B8',
    ],
    [box(0, 4, 20.4, 0.5), CREAM],
    // Ground floor with the carved doors.
    [box(0, 0.6, 18.6, 3.3), INDIGO.deep],
    [windows({ from: -6.16, to: 6.16, count: 5, up: 0.7, width: 1.9, height: 2.8 }), '#6F4A30'],
    [box(0, 0.7, 1.9, 2.8), '#8E2F28'],
    [
      box(-0.02, 0.7, 0.12, 2.8) +
        windows({ from: -6.16, to: 6.16, count: 5, up: 2.6, width: 1.6, height: 0.7 }),
      '#E0B45A',
    ],
    ...columns(
      { from: -7.7, to: 7.7, count: 6, up: 0.6, width: 0.5, height: 3.5 },
      { lit: '#F3E6C8', shade: '#D6C09A', deep: INDIGO.deep },
    ),
    [box(0, 0, 20, 0.6), '#CFB48C'],
    [box(0, 0, 5, 0.3), CREAM],
    // Red lanterns.
    [
      [-4.62, -1.54, 1.54, 4.62]
        .map((x) => `M${x - 0.34} -3.2a0.34 0.34 0 1 0 0.68 0a0.34 0.34 0 1 0 -0.68 0z`)
        .join(''),
      '#D8432E',
    ],
    ...wing(-12),
    ...wing(12),
  ],
  before: [...people([-19.6, -7.6, 4.4, 5.4, 18.6], '#8E2F28', -1)],
}
