import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, circle, gable, roundOpening } from '#art/plates/kit/outlines.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const MORTAR: Material = { lit: '#B99A7E', shade: '#7E6558', deep: '#4A3A38' }

/** A spire of rods: legs that lean together, rings, and spokes between two rings. */
const spire = (x: number, height: number, half: number): readonly PlatePart[] => {
  const levels = spread(height * 0.04, height * 0.9, Math.round(height / 2.1))
  const wide = (up: number): number => half * (1 - up / height) ** 0.8 + 0.24
  return [
    [
      [-1, -0.5, 0, 0.5, 1]
        .map((side) =>
          chain(
            [0, 0.2, 0.4, 0.6, 0.8, 1].map(
              (share) => [x + side * wide(share * height), share * height] as const,
            ),
            0.2,
          ),
        )
        .join(''),
      MORTAR.shade,
    ],
    [levels.map((up) => box(x, up, wide(up) * 2 + 0.3, 0.22)).join(''), MORTAR.deep, 'ring of a spire'],
    [
      levels
        .slice(1)
        .map(
          (up, index) =>
            bar([x - wide(levels[index] ?? 0), levels[index] ?? 0], [x, up], 0.1) +
            bar([x + wide(levels[index] ?? 0), levels[index] ?? 0], [x, up], 0.1),
        )
        .join(''),
      MORTAR.lit,
    ],
    [
      levels
        .filter((_up, index) => index % 3 === 1)
        .map((up) => circle(x - wide(up) * 0.5, up + 0.5, 0.18) + circle(x + wide(up) * 0.6, up + 0.6, 0.16))
        .join(''),
      '#4F9AA8',
    ],
    [
      levels
        .filter((_up, index) => index % 3 === 2)
        .map((up) => circle(x + wide(up) * 0.2, up + 0.5, 0.18))
        .join(''),
      '#E6B84A',
    ],
    [box(x, height - 1.2, 0.22, 1.2) + circle(x, height - 1.2, 0.3), MORTAR.deep],
  ]
}

/** The tallest three are 30.3, 29.7 and 17 m high. */
export const wattsTowers: Plate = {
  sight: 'united-states/los-angeles#watts-towers',
  alt: 'The Watts Towers in Los Angeles: open spires of steel rods and mortar, ring upon ring, two much taller than the rest, set with bits of blue and yellow tile behind a low decorated wall.',
  palette: PALETTES.gold,
  across: 58,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#B98E68' },
  proportions: { height: 30.3, width: 36 },
  behind: [
    ...palm(-24, 17, '#8A7A44', '#8A5A3A'),
    ...palm(26, 14, '#8A7A44', '#8A5A3A'),
    [
      spread(-27, 27, 7)
        .map((x) => box(x, 0, 7, 3) + gable(x, 3, 7.6, 1.4))
        .join(''),
      '#D99A62',
    ],
  ],
  object: [
    ...spire(-11.6, 17, 2),
    ...spire(-15.4, 9, 1.4),
    ...spire(12.6, 12, 1.6),
    ...spire(16, 8.4, 1.1),
    ...spire(-4.4, 30.3, 3.1),
    ...spire(5, 29.7, 3),
    [
      bar([-4.4, 10], [5, 13], 0.2) +
        bar([-4.4, 17], [5, 15], 0.2) +
        bar([-11.6, 8], [-4.4, 11], 0.2) +
        bar([5, 9], [12.6, 7], 0.2),
      MORTAR.shade,
    ],
    [box(0, 0, 36, 2.1), MORTAR.lit],
    [
      spread(-16, 16, 9)
        .map((x) => roundOpening(x, 0.2, 2.8, 1.7))
        .join(''),
      MORTAR.shade,
    ],
    [
      spread(-17, 17, 18)
        .map((x, index) => circle(x, 1 + (index % 3) * 0.36, 0.22))
        .join(''),
      '#4F9AA8',
    ],
    [
      spread(-16.6, 16.6, 15)
        .map((x, index) => circle(x, 0.7 + (index % 2) * 0.8, 0.2))
        .join(''),
      '#D8584A',
    ],
    [
      spread(-17, 17, 13)
        .map((x) => gable(x, 2.1, 0.9, 0.8))
        .join(''),
      MORTAR.shade,
    ],
  ],
  before: people([-22, -20.6, 9, 21.4], '#2C4A66', -0.7),
}
