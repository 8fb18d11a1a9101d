import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, polygon, upturnedRoof } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const cypress: Material = { lit: '#A87C56', shade: '#7C583E', deep: '#4A3428' }
const { vermilion, slate, white, gold, wood, granite } = MATERIALS

/** A shrine gate: two leaning posts, a tie beam that sticks out, a double lintel that curves up at its ends. */
const torii = (x: number, up: number, scale: number, ink: string, foot: string): readonly PlatePart[] => {
  const at = (across: number, high: number) => [x + across * scale, up + high * scale] as const
  return [
    [
      polygon([at(-2.9, 0), at(-2.5, 5.6), at(-1.9, 5.6), at(-2.2, 0)]) +
        polygon([at(2.9, 0), at(2.5, 5.6), at(1.9, 5.6), at(2.2, 0)]),
      ink,
    ],
    [
      box(x, up + 3.9 * scale, 6.6 * scale, 0.52 * scale) + box(x, up + 4.4 * scale, 0.6 * scale, 1 * scale),
      ink,
    ],
    [polygon([at(-3.5, 5.3), at(-3.6, 5.9), at(0, 5.66), at(3.6, 5.9), at(3.5, 5.3), at(0, 5.12)]), ink],
    [polygon([at(-4.1, 5.8), at(-4.3, 6.5), at(0, 6.1), at(4.3, 6.5), at(4.1, 5.8), at(0, 5.62)]), foot],
    [
      box(x - 2.55 * scale, up, 0.86 * scale, 0.8 * scale) +
        box(x + 2.55 * scale, up, 0.86 * scale, 0.8 * scale),
      foot,
    ],
  ]
}

const fushimiInari: Plate = {
  sight: 'japan/kyoto#fushimi-inari',
  alt: 'Vermilion gates at Fushimi Inari, one behind the other up a wooded slope, with black feet and black lintels.',
  palette: PALETTES.forest,
  across: 17.4,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#8E8468' },
  proportions: { height: 6.5, width: 8.6 },
  behind: [...grove(-9, 9, 8, '#3E6A4C'), ...grove(-9, -2.4, 5.4, '#2E5440'), ...grove(2.4, 9, 6, '#2E5440')],
  object: [
    [
      polygon([
        [-2, 0],
        [-0.5, 1.9],
        [0.5, 1.9],
        [2, 0],
      ]),
      granite.lit,
    ],
    ...[0.26, 0.34, 0.44, 0.56, 0.74].flatMap((scale) =>
      torii(0, 1.95 * (1 - scale), scale, scale > 0.5 ? vermilion.lit : vermilion.shade, wood.deep),
    ),
    ...torii(0, 0, 1, vermilion.lit, wood.deep),
  ],
  before: people([0.7], '#3F4F86', 0.6, 0.62),
}

const kiyomizu: readonly PlatePart[] = [
  [
    spread(-24, 24, 13)
      .map((x) => box(x, 0, 1.1, 13))
      .join(''),
    wood.lit,
  ],
  [
    spread(3, 10, 3)
      .map((up) => box(0, up, 50, 0.7))
      .join(''),
    wood.shade,
  ],
  [box(0, 12.6, 54, 1.5), wood.deep],
  [
    spread(-26.4, 26.4, 34)
      .map((x) => box(x, 14, 0.25, 1.4))
      .join('') + box(0, 15.3, 54, 0.3),
    wood.lit,
  ],
  [box(2, 14, 36, 6.4), wood.deep],
  [
    spread(-15, 19, 10)
      .map((x) => box(x, 14, 0.7, 6.4))
      .join(''),
    wood.lit,
  ],
  [upturnedRoof(2, 20, 48, 13, 0.42), '#6E5A46'],
  ['M2 -33H12.2Q19.5 -21 26 -22.8L24.4 -19.4Q14 -19 11 -20z', '#4C3D30'],
  [box(2, 32.6, 21, 1.1), wood.deep],
]

const kiyomizuDera: Plate = {
  sight: 'japan/kyoto#kiyomizu-dera',
  alt: 'The main hall of Kiyomizu-dera: a broad hipped roof of bark, and the stage before it on a lattice of wooden pillars 13 m high.',
  palette: PALETTES.autumn,
  across: 92,
  ground: 0.9,
  setting: { kind: 'grass', ink: '#6C7A4C' },
  proportions: { height: 33.7, width: 54 },
  behind: [...grove(-46, 46, 30, '#B98A5A'), ...grove(-46, 46, 20, '#8E7A4E')],
  object: kiyomizu,
  before: [
    ...tree(-36, 13, '#D0603A', '#A8432C', -3),
    ...tree(-28, 9, '#E08A42', '#B8652E', -4),
    ...tree(35, 12, '#D0603A', '#A8432C', -3),
    ...people([-12, -10.6, 18], '#B4382B', 14),
  ],
}

/** Five roofs, 53.3 m. */
const storeys = [0, 1, 2, 3, 4].flatMap((level): readonly PlatePart[] => {
  const up = 5 + level * 6.6
  const width = 10.4 - level * 0.7
  return [
    ...body(0, up, width, 4.4, vermilion, 0.3),
    [
      spread(-width * 0.3, width * 0.3, 3)
        .map((x) => box(x, up + 0.8, width * 0.16, 2.4))
        .join(''),
      white.lit,
    ],
    [box(0, up + 3.6, width * 1.3, 0.8), vermilion.shade],
    [upturnedRoof(0, up + 4.2, width * 2, 3, 0.4), slate.lit, 'roof'],
    [
      `M0 ${-up - 7.2}H${width * 0.4}Q${width * 0.72} ${-up - 4.4} ${width} ${-up - 4.86}L${width * 0.93} ${-up - 4}Q${width * 0.5} ${-up - 4} 0 ${-up - 4}z`,
      slate.shade,
    ],
  ]
})
const sensoji: Plate = {
  sight: 'japan/tokyo#senso-ji',
  alt: 'The five-storey pagoda of Sensō-ji: vermilion walls, five spreading roofs and a long bronze finial.',
  palette: PALETTES.dusk,
  across: 86,
  ground: 0.95,
  setting: { kind: 'paving', ink: '#8A5E58' },
  proportions: { height: 53.3, width: 20.8, counts: { roof: 5 } },
  behind: grove(-43, 43, 9, '#A8604E'),
  object: [
    ...body(0, 0, 18, 5, granite, 0.3),
    ...storeys,
    [box(0, 38, 0.7, 15.3), gold.shade],
    [
      spread(42, 49, 9)
        .map((up) => box(0, up, 2.1, 0.45))
        .join(''),
      gold.lit,
    ],
    [circle(0, 52, 0.7), gold.lit],
  ],
  before: people([-15, -13.6, 13, 16, 17.4], '#2C3E5C'),
}

/** 12 m high, the lintel 17.1 m long, the posts 9.1 m apart and 1.2 m thick. */
const meijiShrine: Plate = {
  sight: 'japan/tokyo#meiji-shrine',
  alt: 'The great gate of Meiji Shrine: two plain posts and two beams of cypress wood with three gilded chrysanthemums, across a gravel path in a forest.',
  palette: PALETTES.forest,
  across: 27,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#B8A88C' },
  proportions: { height: 12, width: 17.1, counts: { chrysanthemum: 3 } },
  behind: [
    ...grove(-14, 14, 12.6, '#5E8A58'),
    ...grove(-14, -3.4, 9.6, '#3E6A4C'),
    ...grove(3.4, 14, 10.4, '#3E6A4C'),
    ...grove(-14, 14, 2.6, '#33583F'),
  ],
  object: [
    ...[-4.55, 4.55].flatMap((x): readonly PlatePart[] => {
      const lean = -Math.sign(x) * 0.3
      return [
        [contour([-0.6, 0, -0.5 + lean, 10, 0.5 + lean, 10, 0.6, 0], x), cypress.lit],
        [contour([0.1, 0, 0.1 + lean, 10, 0.5 + lean, 10, 0.6, 0], x), cypress.shade],
        [box(x, 0, 1.5, 0.5), granite.shade],
      ]
    }),
    [box(0, 7.5, 12.4, 0.95), cypress.lit],
    [box(0, 7.5, 12.4, 0.25) + box(-5.6, 7.3, 0.5, 1.3) + box(5.6, 7.3, 0.5, 1.3), cypress.shade],
    [box(0, 8.4, 0.8, 1.7), cypress.shade],
    [contour([-7.7, 10.2, -7.9, 11.3, 0, 10.95, 7.9, 11.3, 7.7, 10.2, 0, 9.9]), cypress.lit],
    [contour([-7.7, 10.2, -7.75, 10.5, 0, 10.2, 7.75, 10.5, 7.7, 10.2, 0, 9.9]), cypress.shade],
    [contour([-8.3, 11.1, -8.55, 12, 0, 11.5, 8.55, 12, 8.3, 11.1, 0, 10.8]), cypress.deep],
    [
      [-4.3, 0, 4.3].map((x) => circle(x, 10.55 + Math.abs(x) * 0.02, 0.42)).join(''),
      gold.lit,
      'chrysanthemum',
    ],
    [[-4.3, 0, 4.3].map((x) => circle(x, 10.55 + Math.abs(x) * 0.02, 0.16)).join(''), gold.shade],
  ],
  before: [
    [contour([-4, 0, -9.4, -3, 9.4, -3, 4, 0]), '#CDBFA4'],
    ...people([-2.6, -1.7, 1.4], '#B4382B', -0.4),
  ],
}

export const JAPANESE_PLATES = { fushimiInari, kiyomizuDera, sensoji, meijiShrine } as const
