import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { bands, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, battlements, lancets, spread } from '#art/plates/kit/rows.ts'
import { cypress, grove, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, shaft } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { redSandstone, marble, gold, sandstone } = MATERIALS

/** Foot, height, width at the foot and at the head of each storey, and whether marble is in it. */
const STOREYS = [
  [0, 28.2, 14.3, 10.2],
  [29, 14.8, 9.4, 7.6],
  [44.5, 11.8, 7, 5.7],
  [57, 7.2, 5.2, 4.3],
  [65, 6.4, 4, 3],
] as const

const ribs = (up: number, height: number, bottom: number, top: number, count: number): string =>
  spread(-0.4, 0.4, count)
    .map((share) => bar([bottom * share, up], [top * share, up + height - 0.8], 0.28))
    .join('')

const minarStorey = (
  [up, height, bottom, top]: (typeof STOREYS)[number],
  index: number,
): readonly PlatePart[] => [
  ...shaft(0, up, bottom, top, height, index < 3 ? redSandstone : sandstone).map(
    ([path, ink], part): PlatePart => (part === 0 ? [path, ink, 'storey'] : [path, ink]),
  ),
  [index < 3 ? ribs(up, height, bottom, top, 7 - index) : '', redSandstone.deep],
  [index < 3 ? '' : bands(0, up, [top / 2 + 0.3, 1.2, top / 2 + 0.2, 3.6], 0.9), redSandstone.lit],
  [
    symmetric(0, up + height - 1.4, [top / 2, 0, top / 2 + 1.3, 1.4, top / 2 + 1.3, 2, top / 2, 2.2]),
    redSandstone.shade,
  ],
  [box(0, up + height, top + 2.6, 0.4), index < 3 ? redSandstone.lit : marble.lit],
]

/** 72.5 m high; 14.3 m thick at the foot and 2.75 m at the top. */
const qutbMinar: Plate = {
  sight: 'india/delhi#qutb-minar',
  alt: 'The Qutb Minar: a fluted tower of red stone that narrows through five storeys, each with a balcony, the upper two banded with pale marble.',
  palette: PALETTES.gold,
  across: 122,
  ground: 0.95,
  setting: { kind: 'grass', ink: '#8E9450' },
  proportions: { height: 72.5, width: 14.3, counts: { storey: 5 } },
  behind: [
    ...grove(-61, 61, 9, '#98984E'),
    ...body(-36, 0, 34, 10, redSandstone, 0.1),
    ...body(-36, 0, 12, 16, redSandstone, 0.16),
    [lancets({ from: -36, to: -36, count: 1, up: 0, width: 6.4, height: 14 }), '#F7C06A'],
    [lancets({ from: -49, to: -23, count: 4, up: 0, width: 3.4, height: 7 }), redSandstone.deep],
  ],
  object: [
    ...STOREYS.flatMap(minarStorey),
    [bands(0, 0, [6.6, 7, 6, 14, 5.5, 21.6], 1.1), sandstone.lit],
    [bands(0, 29, [4.2, 6], 0.9) + bands(0, 44.5, [3.2, 5], 0.8), sandstone.lit],
    ...domeSolid(0, 71.2, 1.3, 1.3, redSandstone),
  ],
  before: people([-20, -18, 12, 22, 24.4], '#2C4A66'),
}

const chhatri = (x: number, up: number): readonly PlatePart[] => [
  [
    spread(-1.5, 1.5, 4)
      .map((at) => box(x + at, up, 0.5, 3))
      .join(''),
    redSandstone.lit,
  ],
  [box(x, up + 3, 4.6, 0.5), redSandstone.shade],
  ...domeSolid(x, up + 3.4, 1.9, 2.2, marble),
]

const iwan = (x: number, up: number, width: number, height: number): readonly PlatePart[] => [
  [lancets({ from: x, to: x, count: 1, up, width, height }), marble.lit],
  [lancets({ from: x, to: x, count: 1, up, width: width - 1.2, height: height - 0.9 }), redSandstone.shade],
  [lancets({ from: x, to: x, count: 1, up, width: width * 0.5, height: height * 0.5 }), redSandstone.deep],
]

/** 47 m to the finial; the arcaded terrace is 91 m wide. */
const humayunsTomb: Plate = {
  sight: 'india/delhi#humayun-s-tomb',
  alt: 'Humayun’s Tomb: a red sandstone tomb with tall pointed arches outlined in white, under a white marble dome, on a terrace of arched cells.',
  palette: PALETTES.morning,
  across: 116,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#8A9A58' },
  proportions: { height: 47, width: 91, counts: { 'arched cell': 16 } },
  object: [
    ...body(0, 0, 91, 6.5, redSandstone, 0.2),
    [
      arcade({ from: -42.5, to: -8, count: 8, up: 0.8, width: 2.8, height: 4.2 }) +
        arcade({ from: 8, to: 42.5, count: 8, up: 0.8, width: 2.8, height: 4.2 }),
      redSandstone.deep,
      'arched cell',
    ],
    [arcade({ from: 0, to: 0, count: 1, up: 0, width: 5.4, height: 5.6 }), redSandstone.deep],
    [box(0, 5.8, 91, 0.35), marble.lit],
    ...[-13.5, 13.5].flatMap((x) => chhatri(x, 21.6)),
    ...turned(0, 22, [9.6, 0, 9.6, 5.6, 9, 6.4], redSandstone),
    [bands(0, 22, [9.7, 5], 0.5), marble.lit],
    ...turned(0, 28, [8.8, 0, 9.7, 2, 10, 4.6, 9.5, 7.4, 8, 10, 5.4, 12.2, 2.4, 13.6, 0.6, 14.4], marble),
    [box(0, 41, 0.6, 6) + circle(0, 43.2, 0.7) + circle(0, 44.8, 0.5), gold.shade],
    ...body(0, 6.5, 47, 14.6, redSandstone, 0.1),
    [box(0, 20.4, 47, 0.35) + box(0, 12.9, 46, 0.3), marble.lit],
    [battlements(-23.4, 23.4, 27, 21.1, 0.7), redSandstone.lit],
    ...[-20, -14.4, 14.4, 20].flatMap((x) => [...iwan(x, 7, 4.4, 5.4), ...iwan(x, 13.6, 4.4, 5.8)]),
    ...body(0, 6.5, 17, 18, redSandstone, 0.1),
    [box(0, 24, 17, 0.4) + box(-8.1, 6.5, 0.35, 17.8) + box(8.1, 6.5, 0.35, 17.8), marble.lit],
    ...iwan(0, 6.5, 12.4, 15.6),
    ...[-8.2, 8.2].flatMap((x): readonly PlatePart[] => [
      [box(x, 24, 0.8, 3.4) + circle(x, 27.6, 0.6), redSandstone.lit],
    ]),
  ],
  before: [
    ...[-53, 53].flatMap((x) => cypress(x, 13, '#5E7C52', '#42603F', -3)),
    ...people([-28, -26, 10, 33], '#2C4A66', -2, 1.2),
    [box(0, -14, 6, 14), '#8FB9B4'],
  ],
}

export const DELHI_PLATES = { qutbMinar, humayunsTomb } as const
