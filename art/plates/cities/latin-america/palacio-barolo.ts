import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, spread, windows } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, granite, glass } = MATERIALS

/** 100 m to the beacon; twenty-two floors. */
export const palacioBarolo: Plate = {
  sight: 'argentina/buenos-aires#palacio-barolo',
  alt: 'The Palacio Barolo in Buenos Aires: a tall grey office block with rounded bays and balconies, a tower above it that narrows in rings to a ribbed dome, and a glass beacon on top.',
  palette: PALETTES.city,
  across: 176,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#6A5A66' },
  proportions: { height: 100, width: 31, counts: { 'bay window': 28 } },
  behind: [
    [
      spread(-80, 80, 9)
        .map((x, index) => (Math.abs(x) < 14 ? '' : box(x, 0, 20, 36 + ((index * 37) % 5) * 5)))
        .join(''),
      '#B87A84',
    ],
    [
      spread(-70, 70, 8)
        .map((x, index) => (Math.abs(x) < 14 ? '' : box(x, 0, 20, 24 + ((index * 31) % 4) * 4)))
        .join(''),
      '#9A647A',
    ],
  ],
  object: [
    ...body(0, 0, 31, 58, granite, 0.2),
    [
      spread(12, 54, 12)
        .map((up) => box(0, up, 31, 0.5))
        .join(''),
      granite.shade,
    ],
    ...[-9.6, 9.6].flatMap((x): readonly PlatePart[] => [
      ...body(x, 12, 7.4, 44, { lit: '#E2DACB', shade: '#A79F94', deep: '#4B4A4E' }, 0.34),
    ]),
    [
      spread(13.2, 51.2, 14)
        .flatMap((up) => [-9.6, 9.6].map((x) => box(x, up, 5, 1.9)))
        .join(''),
      granite.deep,
      'bay window',
    ],
    [
      spread(13.2, 51.2, 14)
        .map((up) => box(0, up, 6, 1.9) + box(-14.2, up, 1.4, 1.7) + box(14.2, up, 1.4, 1.7))
        .join(''),
      granite.deep,
    ],
    [arcade({ from: -11, to: 11, count: 5, up: 0, width: 3.6, height: 8.4 }), granite.deep],
    [box(0, 9.6, 32, 1.2) + box(0, 57, 32, 1.2), limestone.shade],
    ...[-13.4, 13.4].flatMap((x) => turned(x, 58, [2, 0, 2, 4.6, 1, 6.4, 0.2, 9], granite)),
    ...body(0, 58, 19, 8, granite, 0.3),
    [windows({ from: -7, to: 7, count: 5, up: 60, width: 1.6, height: 4 }), granite.deep],
    [balustrade(-10, 10, 66, 1.4), limestone.lit],
    ...turned(0, 66, [7.4, 0, 7.4, 7, 8.2, 7.4, 8.2, 8.4], granite),
    [windows({ from: -5.4, to: 5.4, count: 5, up: 67.6, width: 1.2, height: 4.4 }), granite.deep],
    ...turned(0, 74.4, [6.2, 0, 6.2, 5, 7, 5.4, 7, 6.2], granite),
    [arcade({ from: -4.4, to: 4.4, count: 4, up: 75, width: 1.4, height: 4 }), granite.deep],
    ...turned(0, 80.6, [5.6, 0, 5.4, 3, 4.2, 6.6, 2.6, 9, 2.3, 10], {
      lit: '#D9CDB4',
      shade: '#A1947E',
      deep: '#4B4A4E',
    }),
    [[-3.4, -1.2, 1.4, 3.4].map((x) => bar([x, 80.8], [x * 0.5, 90], 0.5)).join(''), granite.deep],
    ...turned(0, 90.6, [2.4, 0, 2.4, 4.4], { lit: '#FFF1C4', shade: glass.shade, deep: glass.deep }),
    [
      spread(-2, 2, 4)
        .map((x) => box(x, 90.6, 0.3, 4.4))
        .join(''),
      granite.deep,
    ],
    ...turned(0, 95, [2.8, 0, 1.6, 1.8, 0.3, 2.8, 0.2, 5], granite),
  ],
  before: [
    ['M2 -92.8L86 -106V-92L2 -91.6z', '#FFE9B0'],
    ...[-58, -38, 34, 54].flatMap((x) => tree(x, 15, '#6E6A4E', '#514C40', -2)),
    ...people([-24, -21, 6, 22, 72], '#E6B84A', -2.6, 1.7),
  ],
}
