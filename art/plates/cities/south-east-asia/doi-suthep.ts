import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable } from '#art/plates/kit/outlines.ts'
import { bands, symmetric, tiledRoof, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { gold, white } = MATERIALS
const GILT: Material = { lit: '#F6C65A', shade: '#D0923A', deep: '#8A581E' }

/** About 24 m high, eight-sided, with a parasol of metal at each corner of its terrace. */
export const doiSuthep: Plate = {
  sight: 'thailand/chiang-mai#doi-suthep',
  alt: 'The golden chedi of Doi Suthep: an eight-sided gilded base in many steps, a bell above it and a tall ringed spire, between two openwork parasols on poles.',
  palette: PALETTES.arid,
  across: 50,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#C9B79C' },
  proportions: { height: 24, counts: { parasol: 2 } },
  behind: [
    ...[-18.4, 18.4].flatMap((x): readonly PlatePart[] => [
      [box(x, 0, 9, 5), '#8E3A2E'],
      [box(x, 0, 9, 1), white.lit],
      ...tiledRoof(x, 4.6, 13, 3.4, { lit: '#C0532F', shade: '#8E3A2A', deep: '#4F2018' }, 0.6),
      ...tiledRoof(x, 7.2, 8, 3.4, { lit: '#4F8A6A', shade: '#37684F', deep: '#22443A' }, 0.3),
    ]),
  ],
  object: [
    [box(0, 0, 20, 1.6), white.lit],
    [
      spread(-9.4, 9.4, 24)
        .map((x) => box(x, 0.2, 0.26, 1.3))
        .join('') + box(0, 1.5, 20.4, 0.3),
      GILT.shade,
    ],
    ...turned(
      0,
      1.2,
      [
        7, 0, 7, 0.7, 6.4, 0.8, 6.4, 1.5, 6, 1.6, 6, 2.2, 5.3, 2.4, 5.3, 3.6, 5.8, 3.8, 5.8, 4.3, 4.7, 4.5,
        4.7, 5.2,
      ],
      GILT,
    ),
    [bands(0, 1.2, [6.9, 0.6, 6.3, 1.5, 5.9, 2.2, 5.7, 4.2], 0.16), GILT.deep],
    ...turned(0, 6.4, [4.4, 0, 4.2, 0.9, 3.9, 1, 3.7, 1.7, 3.4, 1.8, 3.2, 2.4, 2.9, 2.5, 2.8, 3], GILT),
    [bands(0, 6.4, [4.2, 0.9, 3.7, 1.7, 3.2, 2.4], 0.14), GILT.deep],
    ...turned(
      0,
      9.4,
      [2.9, 0, 2.9, 0.3, 2.5, 0.6, 2.3, 2, 1.9, 3, 1.2, 3.6, 1.1, 3.9, 1.5, 4, 1.5, 4.5, 1, 4.6],
      GILT,
    ),
    ...turned(0, 14, [1.1, 0, 0.8, 2, 0.5, 4.2, 0.3, 6], GILT),
    [bands(0, 14, [1.2, 0.2, 1.1, 0.8, 1, 1.4, 0.9, 2, 0.8, 2.6, 0.66, 3.3, 0.56, 4], 0.3), GILT.deep],
    ...turned(0, 20, [0.3, 0, 0.2, 1.8, 0.05, 4], GILT),
    [bands(0, 20, [0.9, 0.4, 0.6, 1.3, 0.36, 2.1], 0.16), gold.lit],
    ...[-10.4, 10.4].flatMap((x): readonly PlatePart[] => [
      [box(x, 0, 0.24, 10.4), GILT.deep],
      [symmetric(x, 7.2, [2.1, 0, 1.9, 0.5, 0.3, 1.3]), GILT.lit, 'parasol'],
      [
        symmetric(x, 8.4, [1.5, 0, 1.3, 0.4, 0.2, 1]) + symmetric(x, 9.4, [0.9, 0, 0.8, 0.3, 0.1, 0.8]),
        GILT.lit,
      ],
      [
        spread(x - 1.8, x + 1.8, 7)
          .map((at) => gable(at, 6.8, 0.4, 0.5))
          .join(''),
        GILT.shade,
      ],
      ...body(x, 0, 1.8, 1.6, GILT, 0.3),
    ]),
  ],
  before: [...people([-13.6, 13, 14.2], '#E0762F', -0.6), ...people([-4, -2.6, 5], '#F7F2E4', -0.5)],
}
