import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { bands, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const steel: Material = { lit: '#DCE4E4', shade: '#93A6B2', deep: '#4C5F70' }

/** Half width and height: set back six times below the pinnacle. */
const TOWER = [
  23, 0, 23, 254, 21.6, 256, 21.6, 310, 18.4, 312, 18.4, 344, 14.6, 346, 14.6, 356, 10.6, 358, 10.6, 366, 7,
  370, 4.4, 380, 2.6, 386, 2, 404, 1.2, 440, 0.6, 452,
] as const
const FLOORS = spread(14, 248, 14).flatMap((up) => [23, up])
const UPPER_FLOORS = [21.6, 274, 21.6, 292, 18.4, 328, 14.6, 351]

const petronasTower = (x: number): readonly PlatePart[] => [
  ...turned(x + Math.sign(x) * 24, 0, [11.6, 0, 11.6, 182, 9, 186, 9, 192], steel, 0.3),
  [
    bands(
      x + Math.sign(x) * 24,
      0,
      spread(14, 176, 10).flatMap((up) => [11.6, up]),
      2.4,
    ),
    steel.deep,
  ],
  ...turned(x, 0, TOWER, steel, 0.3).map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'tower'] : [path, ink]),
  ),
  [bands(x, 0, [...FLOORS, ...UPPER_FLOORS], 2.4), steel.deep],
  [box(x - 12, 0, 2, 254) + box(x - 4, 0, 2, 310), steel.shade],
  [circle(x, 392, 4.6), steel.lit],
  [bands(x, 0, [2.4, 378, 2, 404, 1.8, 412], 1.6), steel.deep],
]

/** 452 m high; the bridge, 58 m long, is 170 m above the street. */
const petronasTowers: Plate = {
  sight: 'malaysia/kuala-lumpur#petronas-towers',
  alt: 'The Petronas Towers: two equal steel-clad towers that step inwards to pointed spires, joined at the middle of their height by a bridge on two slanting legs.',
  palette: PALETTES.city,
  across: 740,
  ground: 0.94,
  setting: { kind: 'grass', ink: '#3E5A4E' },
  proportions: { height: 452, counts: { tower: 2 } },
  behind: [
    [
      [-330, 90, 120, -250, 60, 170, -180, 70, 96, 170, 60, 150, 240, 80, 110, 330, 90, 190]
        .map((x, index, all) => (index % 3 === 0 ? box(x, 0, all[index + 1] ?? 0, all[index + 2] ?? 0) : ''))
        .join(''),
      '#B87A84',
    ],
  ],
  object: [
    ...petronasTower(-52),
    ...petronasTower(52),
    [bar([-1.4, 170], [-29, 112], 3.4) + bar([1.4, 170], [29, 112], 3.4), steel.shade],
    [box(0, 170, 58, 9), steel.lit],
    [box(0, 170, 58, 2) + box(0, 174, 58, 1.6), steel.deep],
    [box(0, 0, 190, 22), steel.shade],
    [box(0, 14, 190, 3), steel.deep],
  ],
  before: grove(-370, 370, 34, '#2E4A44', -6),
}

const bark: Material = { lit: '#8A6A86', shade: '#64506C', deep: '#3A3048' }
const LEAVES = '#5E8A5A'

/** A trunk of rods with plants, which opens into a canopy like an umbrella turned inside out. */
function supertree(x: number, height: number, reach: number): readonly PlatePart[] {
  const neck = height * 0.72
  const rods = spread(-1, 1, 13).map((side) => {
    const tip = [x + reach * side, height - Math.abs(side) * height * 0.04] as const
    const elbow = [x + reach * side * 0.34, height * 0.9] as const
    return bar([x + side * 1.2, neck], elbow, 0.5) + bar(elbow, tip, 0.45)
  })
  return [
    [rods.join(''), bark.shade],
    [
      bar([x - reach * 0.78, height * 0.955], [x + reach * 0.78, height * 0.955], 0.4) +
        bar([x - reach * 0.4, height * 0.905], [x + reach * 0.4, height * 0.905], 0.4) +
        bar([x - reach, height * 0.96], [x, height], 0.5) +
        bar([x, height], [x + reach, height * 0.96], 0.5),
      bark.lit,
    ],
    ...turned(
      x,
      0,
      [
        height * 0.1,
        0,
        height * 0.064,
        6,
        height * 0.05,
        height * 0.4,
        height * 0.04,
        neck,
        height * 0.06,
        height * 0.82,
      ],
      bark,
    ).map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'supertree'] : [path, ink])),
    [
      spread(3, neck - 2, Math.round(height / 3))
        .map((up, index) => circle(x + (index % 2 ? 1 : -1) * (0.6 + ((index * 7) % 5) * 0.24), up, 1.3))
        .join(''),
      LEAVES,
    ],
    [
      spread(5, neck - 4, Math.round(height / 6))
        .map((up, index) => circle(x + ((index % 3) - 1) * 1.1, up, 0.6))
        .join(''),
      '#D9849A',
    ],
  ]
}

/** The tallest is 50 m high; the walkway hangs 22 m above the ground. */
const supertrees: Plate = {
  sight: 'singapore#gardens-by-the-bay',
  alt: 'Supertrees in Gardens by the Bay: tall trunks of steel rods covered with plants, each opening into a wide canopy, with a walkway hung between two of them.',
  palette: PALETTES.monsoon,
  across: 104,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#5E8456' },
  proportions: { height: 50, counts: { supertree: 5 } },
  behind: grove(-52, 52, 10, '#7FA878'),
  object: [
    ...supertree(-40, 30, 10),
    ...supertree(38, 34, 11),
    ...supertree(17, 37, 11.4),
    ...supertree(-22, 42, 13),
    [bar([-22, 22], [17, 22], 0.9), '#E8B84A'],
    [
      bar([-22, 23.6], [17, 23.6], 0.3) +
        spread(-20, 15, 15)
          .map((x) => box(x, 22, 0.2, 1.7))
          .join(''),
      '#C08A30',
    ],
    [
      spread(-17, 13, 6)
        .map((x) => bar([x, 23.6], [x < -2 ? -22 : 17, 33], 0.2))
        .join(''),
      bark.deep,
    ],
    ...supertree(-3, 50, 15.4),
  ],
  before: [...people([-9, -7.6, 0, 8], '#3A3048', 22.4), ...people([-30, 9, 11, 28], '#B4382B', -1)],
}

export const MALAY_PLATES = { petronasTowers, supertrees } as const
