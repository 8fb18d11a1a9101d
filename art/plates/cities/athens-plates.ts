import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, polygon } from '#art/plates/kit/outlines.ts'
import { columns, spread, stair } from '#art/plates/kit/rows.ts'
import { cypress, people } from '#art/plates/kit/staffage.ts'
import { portico } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { marble, sandstone, tile } = MATERIALS

/** East front: eight columns of 10.4 m on a floor of 30.9 m; the middle of the pediment is lost. */
const parthenon: Plate = {
  sight: 'greece/athens#parthenon',
  alt: 'The east front of the Parthenon: eight Doric columns on three steps, and only the corners of the pediment left.',
  palette: PALETTES.noon,
  across: 58,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#C9B48E' },
  proportions: { height: 17.4, width: 33.9, counts: { column: 8 } },
  object: [
    [stair(0, 0, 33.9, 3, 0.55, 0.75), marble.lit],
    [
      spread(0.55, 1.1, 2)
        .map((up) => box(0, up - 0.06, 33, 0.12))
        .join(''),
      marble.shade,
    ],
    [box(0, 1.65, 26, 10.4), marble.deep],
    ...columns(
      { from: -10.4, to: 10.4, count: 6, up: 1.65, width: 1.2, height: 9.8 },
      { ...marble, lit: marble.shade, shade: '#A99C92' },
    ).map(([path, ink]): PlatePart => [path, ink]),
    ...columns({ from: -14.3, to: 14.3, count: 8, up: 1.65, width: 1.9, height: 10.4 }, marble),
    [box(0, 12.05, 30.6, 1.35) + box(0, 13.4, 30.6, 1.35), marble.lit],
    [box(0, 13.3, 30.8, 0.22), marble.shade],
    [
      spread(-14.7, 14.7, 15)
        .map((x) => box(x, 13.55, 0.85, 1.15))
        .join(''),
      marble.shade,
    ],
    [box(0, 14.75, 31.8, 0.6), marble.lit],
    [
      polygon([
        [-15.9, 15.35],
        [-8.6, 17.4],
        [-7.8, 16.4],
        [-6.4, 15.35],
      ]),
      marble.lit,
    ],
    [
      polygon([
        [15.9, 15.35],
        [9.4, 17.1],
        [8.4, 16.2],
        [7.4, 15.35],
      ]),
      marble.shade,
    ],
  ],
  before: people([-22, -20.8, 19.6, 23.4], '#B4382B'),
}

/** The temple of Hephaistos: six columns of 5.7 m on a floor of 13.7 m, pediment whole. */
const hephaisteion: Plate = {
  sight: 'greece/athens#ancient-agora',
  alt: 'The temple of Hephaistos above the Agora: six Doric columns under an unbroken pediment and a tiled roof.',
  palette: PALETTES.autumn,
  across: 34,
  ground: 0.8,
  setting: { kind: 'grass', ink: '#8E9A58' },
  proportions: { height: 10.7, counts: { column: 6 } },
  behind: [...cypress(-13, 9, '#6F8A5E', '#56704C'), ...cypress(12.4, 8, '#6F8A5E', '#56704C')],
  object: [
    ...portico(
      0,
      0,
      14.2,
      { count: 6, diameter: 1, steps: 1, column: 5.7, entablature: 1.7, pediment: 2.3 },
      sandstone,
    ),
    [
      spread(-6.6, 6.6, 11)
        .map((x) => box(x, 7.55, 0.5, 0.7))
        .join(''),
      sandstone.shade,
    ],
    [gable(0, 10.5, 0.5, 0.2), tile.lit],
  ],
  before: people([-9.4, 8.8, 9.8], '#3F5F86'),
}

export const ATHENS_PLATES = { parthenon, hephaisteion } as const
