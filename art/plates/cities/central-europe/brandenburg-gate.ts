import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { columns, spread } from '#art/plates/kit/rows.ts'
import { flatHole } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { sandstone, copper } = MATERIALS

const PIERS = [-13.9, -8.4, -2.9, 2.9, 8.4, 13.9].map((x) => x * 1.3)

/** Six Doric columns on each front; 26 m high with the Quadriga. */
export const brandenburgGate: Plate = {
  sight: 'germany#brandenburg-gate-berlin',
  alt: 'The Brandenburg Gate: six Doric columns before five passages, a stepped attic, and on it the Quadriga, a chariot with four horses; a lower columned house on each side.',
  palette: PALETTES.gold,
  across: 76,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#A5825E' },
  proportions: { height: 26, width: 65.5, counts: { 'gate column': 6, horse: 4 } },
  behind: grove(-44, 44, 8, '#B98A50'),
  object: [
    ...[-26.6, 26.6].flatMap((x): readonly PlatePart[] => [
      [box(x, 0, 12, 8.4), sandstone.deep],
      ...columns({ from: x - 5.2, to: x + 5.2, count: 4, up: 0.4, width: 0.9, height: 7.4 }, sandstone),
      [box(x, 7.8, 12.3, 1.6), sandstone.lit],
      [gable(x, 9.4, 12.3, 2.4), sandstone.shade],
    ]),
    [
      contour([-19.6, 0, -19.6, 15, 19.6, 15, 19.6, 0]) +
        PIERS.slice(1)
          .map((x, index) => flatHole((x + (PIERS[index] ?? 0)) / 2, 0, index === 2 ? 5.9 : 5.3, 13.4))
          .join(''),
      sandstone.shade,
    ],
    ...columns({ from: -18.1, to: 18.1, count: 6, up: 0.3, width: 1.75, height: 13.4 }, sandstone).map(
      ([path, ink, name]): PlatePart => (name === undefined ? [path, ink] : [path, ink, 'gate column']),
    ),
    [box(0, 13.7, 39.8, 2.7), sandstone.lit],
    [
      spread(-18.8, 18.8, 23)
        .map((x) => box(x, 14.9, 0.7, 1.1))
        .join('') + box(0, 13.7, 39.8, 0.4),
      sandstone.shade,
    ],
    [box(0, 16.2, 41, 0.7), sandstone.lit],
    [box(0, 16.9, 26, 3.4), sandstone.lit],
    [box(9.6, 16.9, 6.8, 3.4) + box(0, 17.6, 17, 1.6), sandstone.shade],
    [contour([-19, 16.9, -13, 18.4, -13, 16.9]) + contour([19, 16.9, 13, 18.4, 13, 16.9]), sandstone.lit],
    [box(0, 20.2, 27, 0.5) + box(0, 20.7, 9, 0.4), sandstone.shade],
    [
      [-3.3, -1.15, 1.15, 3.3]
        .map((x) =>
          contour(
            [
              -0.9, 0, -0.5, 0, -0.4, 1.1, 0.3, 1.1, 0.4, 0, 0.7, 0, 0.7, 1.8, 0.55, 3, -0.1, 3.1, -0.6, 2.6,
              -0.5, 2.4, 0, 2.4, -0.2, 2, -0.9, 1.8,
            ],
            x,
            21,
          ),
        )
        .join(''),
      copper.deep,
      'horse',
    ],
    [
      contour([-1.5, 0, -1.2, 1.8, 1.2, 1.8, 1.5, 0], 0, 21.6) +
        symmetric(0, 22.8, [0.5, 0, 0.6, 1.2, 0.2, 1.9, 0.28, 2.4]) +
        contour([-0.4, 1.4, -1.6, 2.4, -0.5, 1.9], 0, 22.8) +
        contour([0.4, 1.4, 1.6, 2.4, 0.5, 1.9], 0, 22.8),
      copper.shade,
    ],
    [box(0.9, 22.4, 0.12, 3.6) + circle(0.9, 25.2, 0.4), copper.deep],
    [box(0, 0, 65.5, 0.35), sandstone.shade],
  ],
  before: people([-36, -23, -10.6, -9.4, 5.2, 16, 35, 37], '#8C2F2A'),
}
