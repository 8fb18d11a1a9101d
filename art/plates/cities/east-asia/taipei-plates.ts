import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, symmetricShade, turned } from '#art/plates/kit/profiles.ts'
import { spread, stair } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, gold, vermilion } = MATERIALS
const jade: Material = { lit: '#8FC2B4', shade: '#5C948E', deep: '#2F5F62' }

/** A segment of eight floors flares outwards like a section of bamboo. */
const segment = (index: number): readonly PlatePart[] => {
  const up = 118 + index * 33.6
  return [
    [symmetric(0, up, [19.5, 0, 24.6, 30, 25.6, 32, 20, 33.6]), jade.lit, 'segment'],
    [symmetricShade(0, up, [19.5, 0, 24.6, 30, 25.6, 32, 20, 33.6], 0.3), jade.shade],
    [bands(0, up, [20.6, 7, 21.8, 14, 23, 21], 1.6), jade.deep],
    [box(0, up + 29.6, 50, 2.2), jade.deep],
    [circle(-21, up + 29, 2) + circle(21, up + 29, 2), gold.lit],
  ]
}

/** 508 m; eight segments of eight floors on a tapering base. */
const taipei101: Plate = {
  sight: 'taiwan/taipei#elephant-mountain',
  alt: 'Taipei 101 as seen from Elephant Mountain: a tower of blue-green glass, eight segments that flare upwards like bamboo on a tapering base, and a tall spire.',
  palette: PALETTES.city,
  across: 840,
  ground: 0.94,
  setting: { kind: 'grass', ink: '#35504A' },
  shift: -130,
  proportions: { height: 508, counts: { segment: 8 } },
  behind: [
    ['M-320 0V-90Q-200 -150 -60 -110Q120 -60 300 -130Q450 -170 580 -120V0z', '#A86A80'],
    [
      spread(-280, 540, 22)
        .map((x, index) => (Math.abs(x) < 50 ? '' : box(x, 0, 34, 30 + ((index * 59) % 100))))
        .join(''),
      '#8E5A76',
    ],
  ],
  object: [
    ...turned(0, 0, [33, 0, 24, 108, 27, 110, 27, 114, 20, 118], jade, 0.3),
    [bands(0, 0, [31, 24, 29, 44, 27.4, 64, 25.6, 86], 2), jade.deep],
    ...spread(0, 7, 8).flatMap(segment),
    ...turned(
      0,
      386.8,
      [14, 0, 14, 18, 16, 20, 11, 23, 11, 40, 13, 42, 8, 45, 6, 58, 3, 62, 2.4, 98, 1, 121.2],
      jade,
    ),
    [bands(0, 386.8, [14, 8, 11, 32, 5.6, 52, 2.8, 76], 2), jade.deep],
    [circle(0, 113, 7), gold.lit],
    [circle(0, 113, 3.4), jade.deep],
  ],
  before: [
    ...grove(-330, 590, 40, '#2E4A44', -14),
    ['M590 40V-70Q520 -120 440 -60Q380 -20 300 40z', '#22383A'],
    ...people([486, 500, 478], '#F1C668', 76, 9),
  ],
}

const blueTile: Material = { lit: '#3E6FB0', shade: '#284C86', deep: '#182E58' }
const octagonRoof = (up: number, profile: readonly number[]): readonly PlatePart[] =>
  turned(0, up, profile, blueTile, 0.36).map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'eave'] : [path, ink]),
  )

/** 76 m high with its terraces; 89 steps lead to the hall. */
const memorialHall: Plate = {
  sight: 'taiwan/taipei#chiang-kai-shek-memorial-and-liberty-square',
  alt: 'The memorial hall on Liberty Square: a white square building on three terraces with a long stair to its arched door, under an eight-sided blue roof in two tiers.',
  palette: PALETTES.noon,
  across: 142,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#B7AFA0' },
  proportions: { height: 76, counts: { eave: 2 } },
  behind: grove(-71, 71, 13, '#6E9A74'),
  object: [
    [stair(0, 0, 104, 3, 6.4, 9), marble.lit],
    [
      [0, 6.4, 12.8]
        .map(
          (up, index) =>
            box(0, up + 5.2, 104 - index * 18, 1.2) + box(36 - index * 6, up, 32 - index * 6, 5.2),
        )
        .join(''),
      marble.shade,
    ],
    ...body(0, 19.2, 48, 27, marble, 0.2),
    [
      contour([-24, 19.2, -20, 23, -20, 46.2, -24, 46.2]) + contour([20, 23, 24, 19.2, 24, 46.2, 20, 46.2]),
      marble.shade,
    ],
    [roundOpening(0, 19.2, 13, 17), marble.shade],
    [roundOpening(0, 19.2, 10, 15), marble.deep],
    [box(0, 44, 50, 2.4), marble.lit],
    [
      spread(-22, 22, 12)
        .map((x) => box(x, 44.4, 1.6, 1.2))
        .join(''),
      blueTile.lit,
    ],
    ...octagonRoof(46, [31, 0.8, 30.4, 0, 28, 1.6, 22, 4.6, 18, 9]),
    [symmetric(0, 54.4, [17, 0, 17, 3.6]), marble.lit],
    [
      spread(-14, 14, 9)
        .map((x) => box(x, 55, 1.4, 2))
        .join(''),
      vermilion.shade,
    ],
    ...octagonRoof(57.4, [24.6, 0.8, 24, 0, 21, 1.8, 13, 6, 7, 11.4, 2.4, 15.4]),
    ...turned(0, 72.6, [2.2, 0, 1.4, 0.8, 1.7, 1.7, 0.5, 3.4], gold),
    [
      [-0.66, -0.34, 0.3]
        .map((share) =>
          contour([
            share * 24,
            57.8,
            share * 13,
            63.4,
            share * 6,
            69,
            share * 6.6,
            69,
            share * 13.6,
            63.4,
            share * 24.8,
            57.8,
          ]),
        )
        .join(''),
      blueTile.deep,
    ],
    [contour([-9, 0, -6.4, 19.2, 6.4, 19.2, 9, 0]), marble.lit],
    [
      spread(0.5, 18.8, 30)
        .map((up) => box(0, up, 16.6 - up * 0.24, 0.28))
        .join(''),
      marble.shade,
    ],
    [contour([-1.6, 0, -1.2, 19.2, 1.2, 19.2, 1.6, 0]), marble.shade],
  ],
  before: people([-58, -55, -20, 6, 26, 29, 60], '#B4382B', -2, 1.2),
}

export const TAIPEI_PLATES = { taipei101, memorialHall } as const
