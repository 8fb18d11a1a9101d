import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, roundOpening } from '#art/plates/kit/outlines.ts'
import { bands, contour, tiledRoof, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, spread } from '#art/plates/kit/rows.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { glass, gold, iron, granite } = MATERIALS
const blueGlass: Material = { lit: '#9CC4D4', shade: '#5F8CA6', deep: '#2F5570' }
const silver: Material = { lit: '#D9D2C4', shade: '#A0988E', deep: '#5E5A58' }

/** Half width and height of the Jin Mao Tower, which steps inwards like a pagoda. */
const JIN_MAO = [
  28, 0, 28, 96, 30, 100, 26.6, 104, 26.6, 176, 28.6, 180, 25, 184, 25, 238, 27, 242, 23, 246, 23, 288, 25,
  292, 20.6, 296, 20.6, 326, 22.6, 330, 17, 334, 17, 356, 18.6, 360, 12, 364, 12, 376, 13, 379, 7, 383, 3,
  394, 1.2, 420,
] as const

/** 632 m; beside it the World Financial Center of 492 m and the Jin Mao Tower of 420.5 m. */
const shanghaiTower: Plate = {
  sight: 'china/shanghai#shanghai-tower',
  alt: 'The three towers of Lujiazui: the twisting Shanghai Tower, the World Financial Center with the opening at its head, and the stepped Jin Mao Tower, by height from left to right.',
  palette: PALETTES.noon,
  across: 1040,
  ground: 0.95,
  setting: { kind: 'water', ink: '#3E6F86' },
  proportions: { height: 632, counts: { tower: 3 } },
  behind: [
    [
      spread(-500, 500, 21)
        .map((x, index) => box(x, 0, 44, 50 + ((index * 53) % 110)))
        .join(''),
      '#A9C6CC',
    ],
  ],
  object: [
    [
      'M-192 0C-190 -210 -184 -420 -172 -600L-166 -632L-150 -622L-128 -606C-118 -420 -110 -200 -104 0z',
      blueGlass.lit,
      'tower',
    ],
    [
      'M-150 0C-140 -170 -128 -330 -142 -480C-146 -540 -150 -580 -150 -622L-128 -606C-118 -420 -110 -200 -104 0z',
      blueGlass.shade,
    ],
    [
      'M-158 0C-144 -180 -134 -330 -148 -480C-152 -540 -158 -590 -158 -627L-150 -622C-148 -570 -146 -540 -142 -480C-128 -330 -136 -170 -146 0z',
      glass.lit,
    ],
    [
      spread(66, 560, 9)
        .map((up, index) => box(-148, up, 84 - index * 5, 7))
        .join(''),
      blueGlass.deep,
    ],
    [contour([-29, 0, -29, 300, -25, 492, 25, 492, 29, 300, 29, 0], 20), blueGlass.lit, 'tower'],
    [contour([6, 0, 6, 300, 8, 492, 25, 492, 29, 300, 29, 0], 20), blueGlass.shade],
    [contour([-12, 436, -18, 480, 18, 480, 12, 436], 20), '#3E8BBE'],
    [
      bands(
        20,
        0,
        spread(40, 420, 11).flatMap((up) => [28.4 - Math.max(0, up - 250) * 0.04, up]),
        3,
      ),
      blueGlass.deep,
    ],
    ...turned(160, 0, JIN_MAO, silver).map(
      ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'tower'] : [path, ink]),
    ),
    [
      spread(-0.7, 0.7, 5)
        .map((share) => bar([160 + 26 * share, 0], [160 + 18 * share, 350], 2.4))
        .join(''),
      silver.deep,
    ],
    [bands(160, 0, [28, 40, 28, 70, 26.6, 130, 26.6, 156, 25, 212, 23, 268, 20.6, 312], 2.4), silver.deep],
  ],
  before: grove(-520, 520, 36, '#3E5F5A', -4),
}

const darkTile: Material = { lit: '#6E6A66', shade: '#4A4848', deep: '#2B2A2C' }
const ochre: Material = { lit: '#E2A85A', shade: '#B37B3C', deep: '#4C3022' }

/** 40.4 m high; seven storeys of brick with wooden galleries. */
const longhuaPagoda: Plate = {
  sight: 'china/shanghai#longhua-temple-and-pagoda',
  alt: 'Longhua Pagoda: a slender tower of seven storeys with dark upturned eaves, a railed gallery round each, and a tall iron finial.',
  palette: PALETTES.autumn,
  across: 66,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#A08C76' },
  proportions: { height: 40.4, counts: { eave: 7 } },
  behind: [
    ...grove(-33, 33, 7, '#B79A6A'),
    ...tree(-23, 10, '#D58A4A', '#AE6638'),
    ...tree(22, 12, '#D58A4A', '#AE6638'),
  ],
  object: [
    ...body(0, 0, 14, 1.2, granite, 0.26),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap(pagodaStorey),
    ...turned(0, 31, [1, 0, 0.9, 0.6], iron),
    ...turned(0, 31.6, [0.9, 0, 0.6, 0.7, 0.9, 1.2, 0.24, 1.6, 0.24, 8.8], iron),
    [bands(0, 33.4, [1.3, 0.3, 1.25, 1.1, 1.15, 1.9, 1, 2.7, 0.85, 3.5, 0.7, 4.3], 0.36), iron.deep],
    [bar([-0.2, 39.4], [-2.6, 31], 0.1) + bar([0.2, 39.4], [2.6, 31], 0.1), iron.deep],
  ],
  before: people([-13, -11.6, 11, 14.6], '#2C4A66'),
}

function pagodaStorey(level: number): readonly PlatePart[] {
  const rise = 4.25 - level * 0.1
  const up = 1.2 + level * 4.25 - level * level * 0.05
  const width = 8.4 - level * 0.62
  return [
    ...body(0, up, width, rise, ochre, 0.28),
    [[-0.36, -0.12, 0.12, 0.36].map((share) => box(width * share, up, 0.28, rise)).join(''), '#A8442C'],
    [roundOpening(0, up + 0.5, width * 0.15, rise * 0.5), ochre.deep],
    [level === 0 ? '' : balustrade(-width * 0.68, width * 0.68, up, 0.8), '#A8442C'],
    ...tiledRoof(
      0,
      up + rise - 1,
      width * 1.9,
      level === 6 ? 3.8 : 1.5,
      darkTile,
      level === 6 ? 0.12 : 0.42,
    ).map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'eave'] : [path, ink])),
    [box(0, up + rise - 1.15, width * 1.1, 0.3), gold.shade],
  ]
}

export const SHANGHAI_PLATES = { shanghaiTower, longhuaPagoda } as const
