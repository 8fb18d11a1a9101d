import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { gold, white } = MATERIALS
const khmerStone: Material = { lit: '#C9B08A', shade: '#8C7460', deep: '#46352F' }

/** A tower like a lotus bud, in shares of half its width and of its height. */
const BUD = [
  1, 0, 1.02, 0.16, 1.1, 0.17, 1, 0.22, 1.02, 0.34, 1.06, 0.35, 0.92, 0.4, 0.92, 0.5, 0.96, 0.51, 0.78, 0.56,
  0.76, 0.64, 0.78, 0.65, 0.58, 0.7, 0.54, 0.78, 0.34, 0.82, 0.3, 0.89, 0.14, 0.92, 0.06, 1,
] as const
const bud = (x: number, up: number, half: number, height: number): readonly PlatePart[] =>
  turned(
    x,
    up,
    BUD.map((value, index) => value * (index % 2 === 0 ? half : height)),
    khmerStone,
  ).map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'tower'] : [path, ink]))

/** A gallery: plinth, pillars before the dark, and a vaulted roof. */
const gallery = (
  x: number,
  up: number,
  width: number,
  height: number,
  pillars: number,
): readonly PlatePart[] => [
  ...body(x, up, width, height, khmerStone, 0.16),
  [box(x, up + height * 0.34, width - 1, height * 0.34), khmerStone.deep],
  [
    windows({
      from: x - width / 2 + 1,
      to: x + width / 2 - 1,
      count: pillars,
      up: up + height * 0.34,
      width: 0.9,
      height: height * 0.34,
    }),
    khmerStone.lit,
  ],
  [
    box(x, up + height * 0.7, width + 1.4, height * 0.07) + box(x, up + height * 0.16, width, height * 0.05),
    khmerStone.shade,
  ],
]

const porch = (x: number, up: number, half: number, height: number): readonly PlatePart[] => [
  ...turned(x, up, [half, 0, half, height * 0.6, half * 1.1, height * 0.62, 0.2, height], khmerStone, 0.3),
  [box(x, up, half * 0.8, height * 0.5), khmerStone.deep],
]

/** Outer gallery 187 m wide, middle tower 65 m above the ground. */
const angkorWat: Plate = {
  sight: 'cambodia/siem-reap#angkor-wat',
  alt: 'Angkor Wat from the west: long pillared galleries in three rising tiers, and above them five towers like lotus buds, the middle one the tallest.',
  palette: PALETTES.dusk,
  across: 222,
  ground: 0.8,
  setting: { kind: 'water', ink: '#8A5448' },
  proportions: { height: 65, width: 187, counts: { tower: 5 } },
  behind: [...grove(-112, 112, 20, '#9A6048'), ...grove(-112, 112, 12, '#7A4E42')],
  object: [
    ...bud(-20, 26, 5, 21),
    ...bud(20, 26, 5, 21),
    ...turned(0, 12, [33, 0, 27, 12], khmerStone, 0.4),
    [bands(0, 12, [32, 2, 30.6, 5, 29, 8], 0.7), khmerStone.deep],
    ...gallery(0, 24, 58, 6.4, 23),
    ...bud(0, 29, 7, 36),
    ...porch(0, 24, 5, 13),
    ...bud(-27, 27, 5.8, 24),
    ...bud(27, 27, 5.8, 24),
    ...gallery(0, 8, 108, 8, 33),
    ...[-52, 52].flatMap((x) => porch(x, 8, 5, 13)),
    ...porch(0, 8, 6, 13),
    [contour([-4, 12, -2.6, 25, 2.6, 25, 4, 12]), khmerStone.lit],
    [
      spread(13, 24, 10)
        .map((up) => box(0, up, 5.4, 0.5))
        .join(''),
      khmerStone.deep,
    ],
    ...gallery(0, 0, 187, 10, 61),
    ...[-86, -16, 16, 86].flatMap((x) => porch(x, 0, 5.6, 14)),
    ...porch(0, 0, 7, 17),
  ],
  before: [
    ...palm(-99, 27, '#4E4A34', '#4A3428', -2),
    ...palm(100, 24, '#4E4A34', '#4A3428', -2),
    [box(0, -1.6, 230, 2), '#6E5A3C'],
  ],
}

const MINOR_STUPAS = spread(-56, 56, 17)

/** 99 m above its platform; the plinth is 433 m round, 130 m across and 6.4 m high. */
const shwedagon: Plate = {
  sight: 'myanmar#shwedagon-pagoda-yangon',
  alt: 'The Shwedagon Pagoda: a golden stupa of terraces, bell, bands, lotus and bud up to its tall spire, with a ring of small stupas round its foot.',
  palette: PALETTES.night,
  across: 176,
  ground: 0.94,
  setting: { kind: 'paving', ink: '#8A8078' },
  proportions: { height: 99, width: 130, counts: { 'small stupa': 17 } },
  object: [
    ...turned(0, 0, [65, 0, 65, 6, 63, 6.4], white, 0.4),
    [box(0, 2.6, 130, 0.8), gold.lit],
    ...turned(
      0,
      6.4,
      [
        46, 0, 44, 4, 38, 4.4, 36, 8, 31, 8.4, 29, 12, 25, 12.4, 23.6, 16, 20.6, 16.4, 19.6, 20, 17.6, 20.4,
        17, 23,
      ],
      gold,
    ),
    ...turned(0, 29, [17.4, 0, 17.4, 1.4, 15.2, 2.4, 13.6, 6, 12.6, 10, 11.4, 14, 9.2, 18, 6.8, 21], gold),
    ...turned(
      0,
      50,
      [
        7.4, 0, 7.4, 1, 6.2, 1.4, 6.4, 3, 5.4, 3.4, 5.6, 5, 4.6, 5.4, 4.8, 7, 4, 7.4, 4.2, 9, 3.4, 9.4, 3.4,
        12,
      ],
      gold,
    ),
    ...turned(0, 62, [3.4, 0, 4.6, 1.4, 3.2, 3.2, 3.2, 4.4, 4, 6, 2.8, 8], gold),
    ...turned(0, 70, [2.8, 0, 3.2, 3, 2.8, 8, 1.4, 13.4], gold),
    ...turned(0, 83.4, [2.6, 0, 2.2, 1.6, 2.4, 2, 1.7, 4, 1.9, 4.4, 1.2, 6.6, 1.3, 7, 0.4, 11], gold),
    [
      box(0, 94, 0.4, 4.6) + contour([0, 95.2, 0, 96.8, 2.4, 96.4, 2.4, 95.6]) + circle(0, 98.5, 0.5),
      gold.lit,
    ],
    [bands(0, 6.4, [43.6, 4, 35.6, 8, 28.6, 12, 23.2, 16, 19.4, 20], 0.6), gold.deep],
    [bands(0, 29, [17.4, 1.2, 13.2, 8, 12.7, 9.4], 0.6), gold.deep],
    [
      MINOR_STUPAS.map((x) => symmetric(x, 6.4, [2.6, 0, 2.4, 2, 1.7, 3, 1.2, 5, 0.4, 6.4, 0, 9.6])).join(''),
      gold.lit,
      'small stupa',
    ],
    [
      MINOR_STUPAS.map((x) => contour([x + 0.5, 6.4, x, 16, x + 1.2, 11.4, x + 2.6, 6.4])).join(''),
      gold.shade,
    ],
    ...[-30, 0, 30].flatMap((x): readonly PlatePart[] => [
      ...turned(x, 0, [6, 0, 6, 5, 7, 5.4, 4.6, 8, 5, 8.4, 3, 11, 3.2, 11.4, 1, 14, 0.2, 18], {
        lit: '#D9683F',
        shade: '#A44A30',
        deep: '#5A1C14',
      }),
      [symmetric(x, 0, [2, 0, 2, 3, 0, 5]), '#5A1C14'],
    ]),
  ],
  before: people([-74, -70, -15, -12, 16, 44, 70, 73], '#E9DFC8', -2, 1.3),
}

export const KHMER_AND_BURMESE_PLATES = { angkorWat, shwedagon } as const
