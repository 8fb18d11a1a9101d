import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { arcade, spread } from '#art/plates/kit/rows.ts'
import { roundHole } from '#art/plates/kit/spans.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, lead, wood } = MATERIALS

/** Height of the parapet along the bridge. */
const parapet = (x: number): number => 9.6 - Math.max(0, Math.abs(x) - 4.4) * 0.31

const SHOPS = [...spread(-21, -6.4, 6), ...spread(6.4, 21, 6)]

/** One arch of 28.8 m, 7.5 m high; on each side six arches, and a higher one between them. */
export const rialto: Plate = {
  sight: 'italy/venice#rialto-bridge',
  alt: 'The Rialto Bridge from the Grand Canal: one broad white arch, on it two rows of six arches that climb to a higher arch with a pediment, and a gondola below.',
  palette: PALETTES.autumn,
  across: 62,
  ground: 0.74,
  setting: { kind: 'water', ink: '#4D8580' },
  proportions: { height: 19.6, width: 48.6, counts: { arch: 12 } },
  behind: (
    [
      [-29, 9, 19, '#D98A5E'],
      [-21, 7.4, 15.4, '#E9C793'],
      [21, 8, 16, '#E2B07A'],
      [29, 8.6, 20, '#CF7A58'],
    ] as const
  ).flatMap(([x, width, height, ink]): readonly PlatePart[] => [
    [box(x, 0, width, height), ink],
    [box(x, height, width + 0.7, 0.8), '#A94E34'],
    [
      [3, 8, 12.6]
        .map((up) =>
          arcade({ from: x - 2.4, to: x + 2.4, count: 3, up: up + height - 16, width: 1.1, height: 2.5 }),
        )
        .join(''),
      '#6E4A34',
    ],
  ]),
  object: [
    [
      contour([-24, 0, -24, parapet(24), -4.4, 9.6, 4.4, 9.6, 24, parapet(24), 24, 0]) +
        roundHole(0, 0, 28.8, 7.5, 7.5),
      marble.lit,
    ],
    ['M14.4 0A14.4 7.5 0 0 0 -14.4 0H-15.8A15.8 8.8 0 0 1 15.8 0z', marble.shade],
    ['M-9.4 -5.7A14.4 7.5 0 0 0 -14.4 0H-12.4A14 7.2 0 0 1 -8.4 -5.4z', marble.deep],
    [
      [-24.3, 24.3]
        .map((x) =>
          contour(
            [0, parapet(24) - 0.6, 0, parapet(24), Math.sign(-x) * 19.9, 9.6, Math.sign(-x) * 19.9, 9],
            x,
          ),
        )
        .join('') + box(0, 9, 9, 0.6),
      marble.shade,
    ],
    ...SHOPS.flatMap((x): readonly PlatePart[] => [
      [box(x, parapet(x) - 0.7, 2.94, 5.4), marble.lit],
      [box(x + 1.2, parapet(x) - 0.7, 0.54, 5.4), marble.shade],
      [contour([-1.6, 4.6, -1.4, 5.5, 1.4, 5.5, 1.6, 4.6], x, parapet(x)), lead.lit],
      [roundOpening(x - 0.14, parapet(x) + 0.5, 1.9, 3.4), marble.deep, 'arch'],
      [box(x, parapet(x) + 0.1, 2.9, 0.8), marble.lit],
    ]),
    [box(0, 9.4, 8.8, 7), marble.lit],
    [box(3.9, 9.4, 1, 7) + box(0, 16, 9.6, 0.7), marble.shade],
    [roundOpening(0, 9.6, 5.2, 6), '#F4D9AE'],
    [box(0, 9.6, 5.2, 1), marble.lit],
    [gable(0, 16.6, 9.6, 3), marble.lit],
    [gable(0, 17, 6.4, 1.7), marble.shade],
  ],
  before: [
    [
      'M-10.6 4.6C-7 6 -2.6 6 1.4 4.5L3 2.2L3.6 2.4L2.4 5.2C-1.6 7.4 -7.6 7.4 -10.8 5.6L-12 3.4L-11.4 3.2z',
      wood.deep,
    ],
    [box(-4, -5.2, 1.6, 0.9), '#8C2F2A'],
    ...people([-9], '#B4382B', -5, 1.1),
    [contour([-9.4, -3.4, -9.2, -3.4, -6.6, -7.4, -6.8, -7.4]), wood.lit],
    [circle(-9, -3.1, 0.26), '#F6D9A8'],
    ...[-27.6, -25.8, 26.4, 28].map((x): PlatePart => [box(x, -3.4, 0.4, 7), x > 0 ? '#34507A' : '#A8332B']),
  ],
}
