import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, symmetricShade, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const TERRA: Material = { lit: '#D98A5E', shade: '#A65E40', deep: '#57302A' }
const { white } = MATERIALS

/** 105 m high, with twenty-eight floors of ribs; the auditorium is a cone of petals. */
export const kenyattaCentre: Plate = {
  sight: 'kenya/nairobi#kenyatta-conference-centre',
  alt: 'The Kenyatta Conference Centre in Nairobi: a round terracotta tower of many ribbed floors with a wide funnel at the top, and beside it a tall cone of petals like a closed lily.',
  palette: PALETTES.gold,
  across: 178,
  ground: 0.92,
  setting: { kind: 'grass', ink: '#8A9450' },
  proportions: { height: 105, counts: { 'ribbed floor': 24 } },
  shift: -14,
  behind: [
    [
      spread(-70, 96, 10)
        .map((x, index) => box(x, 0, 15, 22 + ((index * 37) % 5) * 9))
        .join(''),
      '#E6A868',
    ],
    ...grove(-76, 104, 8, '#B08A44'),
  ],
  object: [
    ...turned(0, 0, [13.4, 0, 13.4, 84], TERRA, 0.2),
    [
      spread(6, 80, 24)
        .map((up) => symmetric(0, up, [14, 0, 14.2, 0.9, 14, 1.4]))
        .join(''),
      TERRA.lit,
      'ribbed floor',
    ],
    [
      spread(6, 80, 24)
        .map((up) => symmetricShade(0, up, [14, 0, 14.2, 0.9, 14, 1.4], 0.2) + box(0, up + 1.5, 26.8, 0.7))
        .join(''),
      TERRA.deep,
    ],
    [
      spread(-12.6, 12.6, 10)
        .map((x) => box(x, 4, 0.5, 80))
        .join(''),
      TERRA.shade,
    ],
    ...turned(0, 82, [13.6, 0, 14.4, 3, 18.4, 8, 19, 10, 19, 13, 16, 15], TERRA, 0.2),
    [
      spread(-15, 15, 13)
        .map((x) => bar([x * 0.8, 85], [x * 1.14, 92], 0.6))
        .join('') + bands(0, 92.4, [19, 0], 0.8),
      TERRA.deep,
    ],
    ...turned(0, 97, [15, 0, 8, 2, 7, 2, 7, 4], TERRA, 0.2),
    [box(0, 101, 0.7, 4), white.shade],
    ...turned(0, 0, [21, 0, 21, 5], TERRA, 0.2),
    // The auditorium.
    [contour([38, 0, 44, 6, 57, 40, 60, 40, 73, 6, 79, 0]), TERRA.lit],
    [contour([60, 0, 58.6, 40, 60, 40, 73, 6, 79, 0]), TERRA.shade],
    [
      [
        [41, 5, 53, 31],
        [48, 3, 56, 36],
        [69, 3, 61, 36],
        [76, 5, 64, 31],
      ]
        .map(([x = 0, up = 0, tipX = 0, tip = 0]) => contour([x - 1.6, up, tipX, tip, x + 1.6, up]))
        .join(''),
      TERRA.deep,
    ],
    [contour([52, 0, 58.6, 40, 64, 0]), '#E69E70'],
    [box(30, 0, 96, 3), white.lit],
    [box(30, 0, 96, 0.9), TERRA.deep],
    [
      spread(-14, 74, 23)
        .map((x) => box(x, 0.8, 1.4, 1.6))
        .join(''),
      TERRA.deep,
    ],
  ],
  before: [
    [box(-40, 0, 0.5, 20) + box(-48, 0, 0.5, 20), '#4A3A34'],
    ['M-39.6 -20q3 -0.8 6 0v4q-3 0.8 -6 0zM-47.6 -20q3 -0.8 6 0v4q-3 0.8 -6 0z', '#3E7A4E'],
    ...palm(-58, 18, '#6E7A3E', '#7A5A34', -2),
    ...palm(92, 16, '#6E7A3E', '#7A5A34', -2),
    ...people([-30, -26, 8, 34, 84], '#2C4A66', -3, 2),
  ],
}
