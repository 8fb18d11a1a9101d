import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, gable } from '#art/plates/kit/outlines.ts'
import { turned } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { limestone, tile, granite } = MATERIALS

/** 38 m high and 17 m across. */
export const kiekInDeKok: Plate = {
  sight: 'estonia/tallinn#kiek-in-de-kok',
  alt: 'Kiek in de Kök in Tallinn: a stout round gun tower of pale limestone with small openings, cannonballs in its wall and a pointed red roof, and the town wall beside it.',
  palette: PALETTES.polar,
  across: 74,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#7E9466' },
  proportions: { height: 38 },
  behind: [
    ['M-16 0V-26L-15 -32L-14 -26V0z', '#9FB4B2'],
    [
      spread(-34, 34, 9)
        .map(
          (x, index) => box(x, 0, 8, 7 + ((index * 5) % 3) * 2) + gable(x, 7 + ((index * 5) % 3) * 2, 8.4, 4),
        )
        .join(''),
      '#C3A68E',
    ],
    ...grove(16, 37, 10, '#8FA886'),
  ],
  object: [
    [box(-24, -1, 40, 11), limestone.shade],
    [battlements(-43, -8, 12, 10, 1.6), limestone.shade],
    [box(-24, 9, 40, 0.7), limestone.deep],
    [
      spread(-40, -10, 9)
        .map((x) => box(x, 5, 0.8, 1.8))
        .join(''),
      limestone.deep,
    ],
    ...turned(0, -1, [8.9, 0, 8.5, 12, 8.5, 26.4], limestone, 0.3),
    [
      spread(2, 23, 11)
        .map(
          (up, index) =>
            box(-3.6 + (index % 3) * 2.4, up, 2.6, 0.16) + box(3 - (index % 2) * 4, up + 1, 2, 0.16),
        )
        .join(''),
      limestone.shade,
    ],
    [
      [-4.6, -0.6, 4.2].map((x) => box(x, 5, 1.2, 1) + box(x, 12, 1.2, 1) + box(x, 18, 1.2, 1)).join(''),
      granite.deep,
    ],
    [
      [-3.4, 1.8, 2.6, -1.6].map((x, index) => circle(x, [8.6, 9.6, 15.6, 14.8][index] ?? 9, 0.36)).join(''),
      granite.deep,
    ],
    ...turned(0, 23.6, [8.6, 0, 9.1, 0.8, 9.1, 2.2], limestone, 0.3),
    [
      spread(-8, 8, 9)
        .map((x) => box(x, 22.4, 0.7, 1.8))
        .join(''),
      limestone.shade,
    ],
    ...turned(0, 25.8, [9.6, 0, 5, 4.6, 0.3, 10.2], tile, 0.2),
    [
      spread(-6.4, 6.4, 7)
        .map((x) => bar([x, 26.4], [x * 0.34, 31.6], 0.12))
        .join(''),
      tile.shade,
    ],
    [box(0, 35.4, 0.2, 1.6), granite.deep],
  ],
  before: [
    ...people([-20, -18.6, 12, 13.2], '#B4382B', -1.4),
    ...tree(22, 10, '#6F8A56', '#4F6A44', -1.6),
    ...tree(30, 8, '#6F8A56', '#4F6A44', -1.6),
  ],
}
