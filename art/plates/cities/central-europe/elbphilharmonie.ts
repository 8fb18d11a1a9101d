import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { symmetric } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { grove } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { brick, white, steel, glass } = MATERIALS

const CREST =
  'M-58 -37V-110C-50 -104 -44 -92 -33 -90C-24 -88 -20 -97 -12 -96C-4 -95 0 -82 10 -80C18 -78.6 22 -86 30 -85C38 -84 44 -76 58 -78V-37z'

/** A brick warehouse of 37 m with a glass body on it whose waves rise to 110 m. */
export const elbphilharmonie: Plate = {
  sight: 'germany/hamburg#elbphilharmonie',
  alt: 'The Elbphilharmonie from the Elbe: a plain brick warehouse with small windows, and on it a body of glass whose roof rises and falls in waves to a peak at the left.',
  palette: PALETTES.morning,
  across: 200,
  ground: 0.86,
  setting: { kind: 'water', ink: '#3C6C7C' },
  proportions: { height: 110 },
  behind: [[box(78, 0, 34, 20) + box(-86, 0, 26, 14), '#A9604A'], ...grove(-100, -60, 9, '#7FA49A')],
  object: [
    [CREST, glass.lit],
    ['M30 -37V-85C38 -84 44 -76 58 -78V-37z', glass.shade],
    [[42, 47.4, 52.8, 58.2, 63.6, 69, 74.4].map((up) => box(0, up, 116, 0.6)).join(''), white.lit],
    [
      spread(-54, 54, 19)
        .flatMap((x, column) =>
          [43.4, 48.8, 54.2, 59.6, 65, 70.4]
            .filter((_up, row) => (column * 3 + row * 5) % 7 < 3)
            .map((up) => box(x, up, 2.6, 3.4)),
        )
        .join(''),
      glass.deep,
    ],
    [
      spread(-52, 52, 14)
        .flatMap((x, column) =>
          [44, 55, 66]
            .filter((_up, row) => (column + row) % 3 === 0)
            .map((up) => symmetric(x + 3, up, [0.4, 0, 2, 1.2, 1.4, 2.6, 0.3, 3])),
        )
        .join(''),
      white.lit,
    ],
    [box(0, 37, 112, 4.4), glass.deep],
    [
      spread(-50, 50, 11)
        .map((x) => box(x, 37, 0.9, 4.4))
        .join(''),
      white.lit,
    ],
    ...body(0, 0, 116, 37, brick, 0.2),
    [
      [6, 13.6, 21.2, 28.8]
        .map((up) => windows({ from: -52, to: 52, count: 22, up, width: 1.7, height: 1.9 }))
        .join(''),
      brick.deep,
    ],
    [box(0, 36, 117, 1) + box(0, 0, 117, 2), brick.shade],
    [[-34, 0, 34].map((x) => box(x, 2, 0.8, 34)).join(''), brick.shade],
  ],
  before: [
    ['M-30 9.6Q-8 11.6 22 8.4L17 16H-26z', white.lit],
    [box(-6, -8.6, 34, 6), white.lit],
    [windows({ from: -20, to: 8, count: 9, up: -7.4, width: 2, height: 3 }), steel.deep],
    [box(-6, -2.6, 14, 2), '#C0392B'],
  ],
}
