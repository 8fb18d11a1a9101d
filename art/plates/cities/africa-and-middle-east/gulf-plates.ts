import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { bands, turned } from '#art/plates/kit/profiles.ts'
import { lancets, spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, onionSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, gold, white } = MATERIALS

const minaret = (x: number, height: number, width: number): readonly PlatePart[] => [
  ...body(x, 0, width, height * 0.56, limestone, 0.36).map(
    ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'minaret'] : [path, ink]),
  ),
  [
    lancets({
      from: x - width * 0.1,
      to: x - width * 0.1,
      count: 1,
      up: height * 0.16,
      width: width * 0.3,
      height: height * 0.08,
    }),
    limestone.deep,
  ],
  [box(x, height * 0.55, width * 1.4, height * 0.02), limestone.shade],
  ...turned(x, height * 0.57, [width * 0.36, 0, width * 0.34, height * 0.22], limestone),
  [box(x, height * 0.78, width, height * 0.016), limestone.shade],
  ...turned(x, height * 0.79, [width * 0.22, 0, width * 0.22, height * 0.09], limestone),
  ...onionSolid(x, height * 0.88, width * 0.26, height * 0.08, gold),
  [box(x, height * 0.95, width * 0.06, height * 0.05), gold.shade],
]

/** The main minaret is 91.5 m high, the four others 45.5 m, the dome 50 m. */
const grandMosque: Plate = {
  sight: 'oman/muscat#sultan-qaboos-grand-mosque',
  alt: 'The Sultan Qaboos Grand Mosque: long arcades of pale sandstone, a dome behind a golden lattice over the prayer hall, four small minarets and one twice as tall.',
  palette: PALETTES.morning,
  across: 158,
  ground: 0.93,
  setting: { kind: 'grass', ink: '#7E9A5E' },
  proportions: { height: 91.5, counts: { minaret: 5 } },
  behind: [['M-80 0V-12L-62 -24L-50 -18L-36 -30L-20 -20L-2 -28L20 -18L40 -29L58 -19L80 -26V0z', '#A9B49C']],
  object: [
    ...minaret(-26, 91.5, 7.4),
    ...minaret(-6, 45.5, 4),
    ...minaret(46, 45.5, 4),
    ...body(20, 0, 46, 21, limestone, 0.2),
    [box(20, 19.6, 47, 1.2), limestone.shade],
    ...body(20, 21, 25, 8, limestone, 0.24),
    [lancets({ from: 10.6, to: 29.4, count: 7, up: 22, width: 1.8, height: 5.4 }), limestone.deep],
    ...domeSolid(20, 29, 11, 16.6, gold),
    [
      spread(-0.8, 0.8, 6)
        .map(
          (share) =>
            `M${20 + share * 11} -29Q${20 + share * 11.6} -41 20.1 -45.4L20.5 -45.2Q${20.5 + share * 11.6} -41 ${20.5 + share * 11} -29z`,
        )
        .join(''),
      gold.deep,
    ],
    [bands(20, 29, [10.9, 2.6, 10, 8, 6.8, 13], 0.4), gold.deep],
    [box(20, 45, 0.5, 5), gold.shade],
    [lancets({ from: 4, to: 36, count: 5, up: 2, width: 4, height: 13 }), limestone.shade],
    [lancets({ from: 4, to: 36, count: 5, up: 2, width: 2.8, height: 10 }), limestone.deep],
    ...minaret(-12, 45.5, 4.4),
    ...minaret(54, 45.5, 4.4),
    ...body(-44, 0, 60, 9, limestone, 0.08),
    ...body(64, 0, 20, 9, limestone, 0.3),
    [
      lancets({ from: -71, to: -17, count: 13, up: 0.6, width: 2.6, height: 6.4 }) +
        lancets({ from: 58, to: 71, count: 4, up: 0.6, width: 2.6, height: 6.4 }),
      limestone.deep,
    ],
    [box(-44, 8.2, 60.6, 0.8) + box(64, 8.2, 20.4, 0.8), limestone.shade],
  ],
  before: [
    ...palm(-58, 8, '#5E7A44', '#7D5A3C', -2),
    ...palm(-48, 7, '#5E7A44', '#7D5A3C', -2),
    ...palm(66, 8, '#5E7A44', '#7D5A3C', -2),
    ...people([-30, -27.6, 8, 30], '#2C4A66', -2, 1.3),
  ],
}

const discs: Material = { lit: '#5FA3C4', shade: '#35729C', deep: '#1E4A70' }

/** A sphere covered with rows of enamelled discs. */
const discSphere = (x: number, up: number, radius: number): readonly PlatePart[] => [
  [circle(x, up, radius), discs.lit, 'globe'],
  [
    `M${x + radius * 0.3} ${-up - radius * 0.95}A${radius} ${radius} 0 0 1 ${x + radius * 0.3} ${-up + radius * 0.95}Q${x + radius * 0.8} ${-up} ${x + radius * 0.3} ${-up - radius * 0.95}z`,
    discs.shade,
  ],
  [
    spread(-0.7, 0.7, 5)
      .map((level) =>
        spread(-0.8, 0.8, 7)
          .map((at) =>
            circle(x + at * radius * Math.sqrt(1 - level ** 2), up + level * radius, radius * 0.07),
          )
          .join(''),
      )
      .join(''),
    '#BFE0E4',
  ],
]

/** 187, 147 and 113 m high; the main tower carries two globes, the second one, the third none. */
const kuwaitTowers: Plate = {
  sight: 'kuwait#kuwait-towers',
  alt: 'The Kuwait Towers: three white needles by the sea, the tallest with two globes covered in blue discs, the second with one globe, the third bare.',
  palette: PALETTES.dusk,
  across: 312,
  ground: 0.92,
  setting: { kind: 'water', ink: '#7A4658' },
  proportions: { height: 187, counts: { globe: 3, tower: 3 } },
  object: [
    ...needle(62, 113, 6),
    ...needle(-66, 147, 7.4),
    ...discSphere(-66, 68, 16),
    ...needle(0, 187, 8.4),
    ...discSphere(0, 78, 16.4),
    ...discSphere(0, 121, 10.6),
    [box(0, -4, 240, 8), limestone.shade],
    [box(0, 2, 240, 2), limestone.lit],
  ],
  before: [
    ...palm(-110, 22, '#4E4A34', '#4A3428', 3),
    ...palm(104, 24, '#4E4A34', '#4A3428', 3),
    ...palm(32, 18, '#4E4A34', '#4A3428', 3),
  ],
}

function needle(x: number, height: number, half: number): readonly PlatePart[] {
  return turned(
    x,
    0,
    [half, 0, half * 0.9, height * 0.3, half * 0.6, height * 0.62, half * 0.3, height * 0.85, 0.4, height],
    white,
  ).map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'tower'] : [path, ink]))
}

export const GULF_PLATES = { grandMosque, kuwaitTowers } as const
