import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, sag } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { gold, lead } = MATERIALS

/** Plaster set with broken porcelain. */
const porcelain: Material = { lit: '#F4E7D2', shade: '#BFA793', deep: '#6C4F52' }

/** The upper part of a prang: a ribbed cob on a waist. */
const COB = [
  1, 0, 0.86, 0.08, 0.72, 0.1, 0.76, 0.34, 0.74, 0.56, 0.66, 0.74, 0.5, 0.88, 0.26, 0.97, 0.1, 1,
] as const
const cob = (half: number, height: number): readonly number[] =>
  COB.map((value, index) => value * (index % 2 === 0 ? half : height))

const smallPrang = (x: number, foot: number, height: number): readonly PlatePart[] => [
  ...turned(x, foot, [5.6, 0, 5.2, 4, 4.2, 4.4, 3.8, 9, 2.8, 9.6, 2.6, height * 0.42], porcelain),
  [bands(x, foot, [4.9, 4.2, 3.9, 8.8, 3, height * 0.4], 0.6), porcelain.deep],
  ...turned(x, foot + height * 0.42, cob(2.7, height * 0.46), porcelain),
  [box(x, foot + height * 0.86, 0.5, height * 0.14), gold.shade],
]

/** 82 m to the tip; four steep stairs, and a small prang at each corner of the terrace. */
const watArun: Plate = {
  sight: 'thailand/bangkok#wat-arun',
  alt: 'Wat Arun from the river: a steep ribbed tower that rises from stepped terraces, with four small towers of the same shape at its corners.',
  palette: PALETTES.dusk,
  across: 146,
  ground: 0.92,
  setting: { kind: 'water', ink: '#7A4A52' },
  proportions: { height: 82, width: 62, counts: { 'corner prang': 4 } },
  behind: grove(-74, 74, 11, '#8E5048'),
  object: [
    ...[-18.6, 18.6].flatMap((x) => countFirst(smallPrang(x, 8, 30))),
    ...turned(0, 0, [31, 0, 31, 4, 28, 4.4, 27.4, 8, 20, 8.6, 18.4, 16, 17, 16.4], porcelain),
    ...turned(0, 16, [16.6, 0, 14, 10, 12.4, 10.6, 10.4, 19, 9, 19.6, 8, 23], porcelain),
    [bands(0, 0, [30.6, 4, 27, 8, 18.6, 15.6, 15.4, 21, 13.8, 26, 11.4, 31, 10, 35], 0.8), porcelain.deep],
    [windows({ from: -17, to: 17, count: 15, up: 11, width: 0.9, height: 3 }), porcelain.shade],
    [windows({ from: -11.6, to: 11.6, count: 11, up: 23, width: 0.9, height: 2.4 }), porcelain.shade],
    [windows({ from: -29, to: 29, count: 25, up: 1, width: 0.9, height: 2 }), porcelain.shade],
    [contour([-3.2, 0, -1.4, 35, 1.4, 35, 3.2, 0]), porcelain.lit],
    [
      spread(1, 34, 26)
        .map((up) => box(0, up, 5 - up * 0.09, 0.4))
        .join(''),
      porcelain.shade,
    ],
    ...[-6.6, 6.6].flatMap((x) => [...turned(x, 36, [1.9, 0, 1.7, 4, 1.2, 6, 0.2, 10], porcelain)]),
    ...turned(0, 37, cob(8, 38), porcelain),
    [
      spread(-0.7, 0.7, 5)
        .map((share) => bar([5.2 * share, 42.4], [4.6 * share, 64], 0.4))
        .join(''),
      porcelain.shade,
    ],
    [bands(0, 37, [6.6, 3, 5.8, 14, 5.8, 20, 5.2, 27], 0.6), porcelain.deep],
    [symmetric(0, 38.4, [1.5, 0, 1.5, 4, 0, 6.4]), porcelain.deep],
    [box(0, 74.6, 0.7, 7.4) + bar([-1.4, 79.6], [0, 77], 0.5) + bar([1.4, 79.6], [0, 77], 0.5), gold.lit],
    ...[-25.4, 25.4].flatMap((x) => countFirst(smallPrang(x, 4.4, 32))),
  ],
  before: [[box(0, -0.6, 150, 1.4), lead.deep], ...people([-40, -37, 39, 42, 47], '#F1C668', 0.8)],
}

/** The first outline is counted. */
function countFirst(parts: readonly PlatePart[]): readonly PlatePart[] {
  return parts.map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'corner prang'] : [path, ink]),
  )
}

/** 46 m long and 15 m high, in a hall of pillars. */
const recliningBuddha: Plate = {
  sight: 'thailand/bangkok#wat-pho',
  alt: 'The Reclining Buddha of Wat Pho: a gilded figure that lies on its right side, the head on the raised right hand, the robe in long folds, the feet one upon the other.',
  palette: PALETTES.gold,
  across: 58,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#8A5A48' },
  proportions: { height: 15, width: 46 },
  behind: [
    [box(0, 0, 60, 36), '#7C2F2A'],
    [
      spread(-24, 24, 5)
        .map((x) => box(x, 0, 2.4, 36))
        .join(''),
      '#5B2024',
    ],
    [
      spread(-24, 24, 5)
        .map((x) => box(x, 24, 2.4, 0.5) + box(x, 4, 2.4, 0.5))
        .join(''),
      gold.shade,
    ],
    [
      spread(-18, 18, 4)
        .map((x) => symmetric(x, 17, [3, 0, 3, 6, 0, 10]))
        .join(''),
      '#96443A',
    ],
  ],
  object: [
    ...body(0, 0, 46, 1.9, { lit: '#2F6B66', shade: '#214C4C', deep: '#143232' }, 0.3),
    [windows({ from: -22, to: 22, count: 34, up: 0.5, width: 0.5, height: 0.9 }), gold.lit],
    [
      'M-19.6 -1.9C-20.4 -4 -17 -6.2 -13.6 -6.6L-11.6 -10.2C-9 -11 -6.4 -9.8 -4 -8.4C-1.4 -7.2 1 -7.4 3.6 -8.4C6.6 -9.2 9.4 -8.2 12 -6.9C15 -5.6 17.6 -4.9 20 -4.6L20.4 -6.8C21 -7.6 22.4 -7.4 22.7 -6.4L23 -1.9z',
      gold.lit,
    ],
    ['M-12 -1.9C-6 -4.6 2 -5 8 -4.4C13 -3.9 17 -3.3 20.2 -3.2L23 -3.4V-1.9z', gold.shade],
    ['M20.4 -6.8C21 -7.6 22.4 -7.4 22.7 -6.4L23 -1.9H21.4z', gold.shade],
    [
      'M-8 -9.6C-5 -8.4 -2.4 -6.8 1 -6.6C5 -6.5 8.6 -6.9 12 -6.3L14.4 -5.6L14.2 -5C11 -5.6 5 -5.6 1 -5.5C-3 -5.5 -6.6 -7 -9 -8.6z',
      gold.shade,
    ],
    [
      'M-13 -3.2C-4 -6 6 -4.6 19 -3.9V-3.6C6 -4.2 -4 -5.4 -12.4 -2.8zM-10.4 -9C-9.6 -6.6 -11 -5 -13 -4L-13.4 -4.4C-11.6 -5.2 -10.4 -6.6 -11 -9z',
      gold.deep,
    ],
    ...body(-18.6, 1.9, 5.2, 1.7, { lit: '#C9583C', shade: '#94402E', deep: '#5B2024' }, 0.3),
    ['M-20.4 -3.4L-19.4 -7.6C-19.2 -8.8 -17 -9 -16.4 -8L-15.4 -3.4z', gold.shade],
    [
      'M-19.6 -9.4C-19.8 -12.4 -17.4 -14 -15.2 -13.2C-12.6 -12.4 -11.8 -10 -12.6 -7.8C-13.2 -6.2 -15 -5.6 -16.8 -6.4C-18.4 -7 -19.4 -8 -19.6 -9.4z',
      '#4A2E28',
    ],
    [
      'M-18.4 -8.6C-18.2 -11 -16 -12 -14.4 -11.2C-12.6 -10.2 -12.3 -8.6 -12.9 -7.2C-13.5 -5.9 -15.2 -5.6 -16.8 -6.4C-18 -7 -18.4 -7.8 -18.4 -8.6z',
      gold.lit,
    ],
    ['M-19.4 -11.2C-20.4 -13.6 -18.4 -14.4 -16.4 -13.2z', '#4A2E28'],
    ['M-19.5 -12.7Q-21.4 -13.6 -20.6 -15Q-19.4 -14.6 -18.5 -13.5z', gold.lit],
    [
      sag([-18, 8.8], [-16.3, 9.75], 9.85, 0.2) +
        sag([-15.6, 10.1], [-14, 10.95], 11, 0.2) +
        sag([-17.5, 8.1], [-16.2, 8.85], 8, 0.24) +
        sag([-15.1, 9.45], [-13.9, 10.15], 9.3, 0.24) +
        bar([-15.7, 9.4], [-15, 8.1], 0.18) +
        bar([-15, 8.1], [-14.5, 8.4], 0.18) +
        sag([-15.5, 6.95], [-13.8, 7.95], 6.85, 0.24),
      gold.deep,
    ],
    ['M-18.6 -9.6C-19.6 -9 -19.4 -6.6 -18.2 -6.2L-17.8 -8.4z', gold.shade],
  ],
  before: people([-1, 0.2, 12], '#E9DFC8', -1.4),
}

export const BANGKOK_PLATES = { watArun, recliningBuddha } as const
