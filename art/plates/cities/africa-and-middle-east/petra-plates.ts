import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, gable } from '#art/plates/kit/outlines.ts'
import { bands, bothSides, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { columns, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { redSandstone } = MATERIALS

/** Carved rock, and the cliff round it. */
const carved: Material = { lit: '#F0B48A', shade: '#C67F5C', deep: '#6A3328' }
const sand: Material = { lit: '#F2CB8C', shade: '#CC9858', deep: '#6E4528' }
const CLIFF = '#B4664A'
const CLIFF_LIT = '#C97A58'

const strata = (levels: readonly number[], half: number, thick: number): string =>
  levels.map((up, index) => bar([-half, up], [half, up + ((index * 5) % 7) - 3], thick)).join('')

/** Half a broken pediment on two columns, on one side of the round temple. */
const sidePavilion = (x: number): readonly PlatePart[] => {
  const inward = -Math.sign(x)
  return [
    [box(x, 21.6, 5.2, 7.6), carved.shade],
    ...columns({ from: x - 1.9, to: x + 1.9, count: 2, up: 21.6, width: 1.05, height: 7.6 }, carved).map(
      ([path, ink, counted]): PlatePart =>
        counted === undefined ? [path, ink] : [path, ink, 'upper column'],
    ),
    [box(x, 29.2, 5.6, 1.7), carved.lit],
    [box(x, 29.2, 5.6, 0.4), carved.shade],
    [contour([x - inward * 2.9, 30.9, x + inward * 2.9, 30.9, x + inward * 2.9, 33.6]), carved.lit],
    [contour([x - inward * 1, 31.2, x + inward * 2.4, 31.2, x + inward * 2.4, 32.8]), carved.shade],
    [box(x - inward * 1.9, 20, 1, 1.6), carved.shade],
  ]
}

/** 39.1 m high and 25.3 m wide. */
const treasury: Plate = {
  sight: 'jordan/petra#the-treasury',
  alt: 'The Treasury of Petra: a façade cut from rose-coloured rock, six columns with a pediment below, and above a round temple with an urn between two halves of a broken pediment.',
  palette: PALETTES.gold,
  across: 66,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#C98E62' },
  proportions: { height: 39.1, width: 25.3, counts: { column: 6, 'upper column': 6 } },
  behind: [
    [contour([-33, 0, -33, 44, 33, 44, 33, 0]), CLIFF],
    [contour([-33, 0, -33, 44, -17, 44, -14.4, 34, -14, 0]), CLIFF_LIT],
    [contour([33, 0, 33, 44, 20, 44, 14.6, 37, 14, 0]), '#8E4A38'],
    [strata([7, 13, 19, 26, 33], 33, 0.35), '#9E5640'],
    [symmetric(0, 0, [13.6, 0, 13.6, 36, 9, 40.6]), redSandstone.deep],
  ],
  object: [
    [box(0, 0, 25.3, 19.4), carved.shade],
    [box(0, 0, 25.3, 1.2), carved.lit],
    [box(0, 1.2, 3.4, 8.6), carved.deep],
    [box(-8.6, 4, 2.6, 6) + box(8.6, 4, 2.6, 6), carved.deep],
    [box(0, 9.8, 4.4, 0.6), carved.lit],
    ...columns({ from: -11.3, to: 11.3, count: 6, up: 1.2, width: 1.7, height: 12.6 }, carved),
    [box(0, 13.8, 25.3, 1.9), carved.lit],
    [box(0, 13.8, 25.3, 0.4) + box(0, 15.5, 25.3, 0.3), carved.shade],
    [
      spread(-11.6, 11.6, 17)
        .map((x) => box(x, 14.5, 0.4, 0.6))
        .join(''),
      carved.deep,
    ],
    [gable(0, 15.7, 17.6, 3.4), carved.lit],
    [gable(0, 16, 13.6, 2.3), carved.shade],
    [box(0, 19.2, 25.3, 2.4), carved.lit],
    [box(0, 21.3, 25.3, 0.35) + bothSides([9.4, 15.9, 9.4, 19, 12.6, 19, 12.6, 15.9]), carved.shade],
    ...sidePavilion(-9.7),
    ...sidePavilion(9.7),
    [box(0, 21.6, 7.4, 7.6), carved.shade],
    [box(0, 22, 1.9, 5.6), carved.deep],
    ...columns({ from: -2.8, to: 2.8, count: 2, up: 21.6, width: 1.15, height: 7.6 }, carved).map(
      ([path, ink, counted]): PlatePart =>
        counted === undefined ? [path, ink] : [path, ink, 'upper column'],
    ),
    ...turned(0, 29.2, [4.2, 0, 4.2, 1.7, 4.5, 1.8, 4.5, 2.2, 2.6, 4.4, 0.9, 6], carved),
    [bands(0, 29.2, [4.2, 0.1, 4.4, 1.5], 0.3), carved.shade],
    ...turned(0, 35.2, [0.9, 0, 0.6, 0.5, 1.5, 1.5, 1.3, 2.4, 0.5, 2.9, 0.7, 3.2, 0.2, 3.9], carved),
  ],
  before: people([-8.4, -6.6, 3.2, 9.4, 17, 18.6], '#2C4A66', -1),
}

/** 48 m high and 47 m wide; no figures in relief, and an urn of ten metres. */
const monastery: Plate = {
  sight: 'jordan/petra#the-monastery',
  alt: 'The Monastery of Petra: a broad façade cut from a yellow cliff, eight half columns below, and above a round temple with a great urn between two halves of a broken pediment.',
  palette: PALETTES.arid,
  across: 84,
  ground: 0.93,
  setting: { kind: 'paving', ink: '#D2A468' },
  proportions: { height: 48, width: 47, counts: { column: 8 } },
  behind: [
    [
      contour([
        -42, 0, -42, 22, -36, 30, -29, 28, -24, 40, -14, 38, -6, 45, 6, 44, 15, 37, 25, 41, 31, 30, 38, 26,
        42, 14, 42, 0,
      ]),
      '#C08A52',
    ],
    [contour([42, 0, 42, 14, 38, 26, 31, 30, 25, 41, 23.6, 0]), '#96653C'],
    [contour([-42, 0, -42, 6, -33, 9, -23, 0]), '#D7A468'],
  ],
  object: [
    [box(0, 0, 47, 25), sand.shade],
    [box(0, 0, 47, 1.4), sand.lit],
    ...columns({ from: -20.6, to: 20.6, count: 8, up: 1.4, width: 2.7, height: 18 }, sand),
    [symmetric(0, 1.4, [1.9, 0, 1.9, 7.6]), sand.deep],
    [gable(0, 9.2, 6.4, 1.8), sand.lit],
    [box(0, 19.4, 47, 3), sand.lit],
    [box(0, 19.4, 47, 0.6) + box(0, 22.2, 47, 0.5), sand.shade],
    [box(0, 22.4, 47, 3), sand.lit],
    [box(0, 25.2, 47, 0.5), sand.shade],
    ...[-15.6, 15.6].flatMap((x): readonly PlatePart[] => {
      const inward = -Math.sign(x)
      return [
        [box(x, 25.6, 8.4, 9.2), sand.shade],
        ...columns({ from: x - 3.2, to: x + 3.2, count: 2, up: 25.6, width: 1.7, height: 9.2 }, sand).map(
          ([path, ink]): PlatePart => [path, ink],
        ),
        [box(x, 34.8, 8.8, 2), sand.lit],
        [contour([x - inward * 4.4, 36.8, x + inward * 4.4, 36.8, x + inward * 4.4, 40.4]), sand.lit],
        [contour([x - inward * 1.6, 37.2, x + inward * 3.8, 37.2, x + inward * 3.8, 39.4]), sand.shade],
      ]
    }),
    [box(-22.2, 25.6, 2.6, 9) + box(22.2, 25.6, 2.6, 9), sand.shade],
    [box(0, 25.6, 12.4, 9.2), sand.shade],
    [box(0, 26.2, 3, 6.8), sand.deep],
    ...columns({ from: -4.8, to: 4.8, count: 2, up: 25.6, width: 1.8, height: 9.2 }, sand).map(
      ([path, ink]): PlatePart => [path, ink],
    ),
    ...turned(0, 34.8, [6.8, 0, 6.8, 2, 7.2, 2.1, 7.2, 2.6, 4.2, 4.6, 1.5, 6], sand),
    [bands(0, 34.8, [6.9, 0.1, 7.1, 1.8], 0.4), sand.shade],
    ...turned(0, 40.8, [1.5, 0, 0.9, 1, 2.6, 3, 2.2, 4.8, 0.8, 5.6, 1.1, 6.2, 0.3, 7.2], sand),
  ],
  before: people([-27, -25.4, 0, 12, 29], '#B4382B', -1),
}

export const PETRA_PLATES = { treasury, monastery } as const
