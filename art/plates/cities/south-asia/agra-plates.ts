import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { symmetric, symmetricShade } from '#art/plates/kit/profiles.ts'
import { balustrade, lancets, spread } from '#art/plates/kit/rows.ts'
import { cypress, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, gold, redSandstone, sandstone } = MATERIALS

/** A pavilion of four posts under a dome. */
function chhatri(
  x: number,
  up: number,
  width: number,
  height: number,
  stone = marble,
  dome = marble,
): readonly PlatePart[] {
  return [
    [box(x, up, width, height * 0.5), stone.deep],
    [
      spread(x - width * 0.42, x + width * 0.42, 4)
        .map((post) => box(post, up, width * 0.12, height * 0.5))
        .join(''),
      stone.lit,
    ],
    [box(x, up + height * 0.48, width * 1.2, height * 0.06), stone.shade],
    ...domeSolid(x, up + height * 0.54, width * 0.5, height * 0.36, dome),
    [box(x, up + height * 0.9, width * 0.06, height * 0.12), stone.shade],
  ]
}

/** 23 m square; the corner towers are 13 m high, the plinth one metre and about 50 m wide. */
const itimadUdDaulah: Plate = {
  sight: 'india/agra#itimad-ud-daulah',
  alt: 'The tomb of Itimad-ud-Daulah: a low white building inlaid with brown and yellow, an arched door between latticed windows, a stout tower at each corner and a pavilion on the roof.',
  palette: PALETTES.autumn,
  across: 58,
  ground: 0.84,
  setting: { kind: 'grass', ink: '#8E9A5A' },
  proportions: { height: 14.2, width: 50, counts: { tower: 2, window: 2 } },
  behind: [...cypress(-25, 13, '#7C9468', '#5E7A54'), ...cypress(25, 12, '#7C9468', '#5E7A54')],
  object: [
    ...body(0, 0, 50, 1, redSandstone, 0.2),
    [
      spread(-24, 24, 33)
        .map((x) => box(x, 0.3, 0.7, 0.4))
        .join(''),
      marble.lit,
    ],
    ...body(0, 8.6, 9, 3, marble, 0.26),
    [lancets({ from: -3, to: 3, count: 3, up: 8.9, width: 2, height: 2.1 }), sandstone.shade],
    [symmetric(0, 11.5, [5.4, 0, 5.4, 0.3, 4.2, 1.1, 2.4, 1.8, 0.6, 2.1]), marble.lit],
    [symmetricShade(0, 11.5, [5.4, 0, 5.4, 0.3, 4.2, 1.1, 2.4, 1.8, 0.6, 2.1], 0.3), marble.shade],
    [box(-1.6, 13.2, 0.25, 1) + box(1.6, 13.2, 0.25, 1), gold.lit],
    ...body(0, 1, 20, 7, marble, 0.1),
    [box(0, 7.2, 20, 0.7), sandstone.shade],
    [
      spread(-9, 9, 19)
        .map((x) => box(x, 7.35, 0.5, 0.4))
        .join(''),
      marble.lit,
    ],
    ...[-6.2, 0, 6.2].flatMap((x): readonly PlatePart[] => [
      [box(x, 1.3, 4.8, 5.5), sandstone.lit],
      [box(x, 1.3, 4.2, 5.2), marble.lit],
      [lancets({ from: x, to: x, count: 1, up: 1.3, width: 3.2, height: 4.6 }), marble.shade],
    ]),
    [lancets({ from: 0, to: 0, count: 1, up: 1.3, width: 2.3, height: 3.6 }), marble.deep],
    [lancets({ from: -6.2, to: 6.2, count: 2, up: 1.9, width: 2.2, height: 3.4 }), marble.deep, 'window'],
    [
      [-6.2, 6.2]
        .map(
          (x) =>
            spread(-0.7, 0.7, 3)
              .map((at) => box(x + at, 1.9, 0.14, 2.4))
              .join('') + box(x, 2.6, 2.2, 0.12),
        )
        .join(''),
      marble.lit,
    ],
    [balustrade(-9, 9, 8, 0.8), marble.shade],
    [box(0, 7.8, 22, 0.3), marble.shade],
    ...[-11.2, 11.2].flatMap(cornerTower),
  ],
  before: [...people([-17, -15.8, 14, 17.4], '#B4382B', -1), [box(0, -6, 3, 6), '#A9C7C4']],
}

/** An octagonal tower with two bands, a gallery and a domed pavilion. */
function cornerTower(x: number): readonly PlatePart[] {
  return [
    [box(x, 1, 3.8, 8), marble.lit, 'tower'],
    [box(x + 1.3, 1, 1.2, 8), marble.shade],
    [box(x, 2.2, 3.8, 0.4) + box(x, 5, 3.8, 0.4) + box(x, 8, 3.8, 0.35), sandstone.shade],
    [box(x, 9, 4.8, 0.4), marble.shade],
    ...chhatri(x, 9.4, 3, 4),
  ]
}

export const AGRA_PLATES = { itimadUdDaulah } as const
