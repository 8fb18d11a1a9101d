import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, cross, roundOpening } from '#art/plates/kit/outlines.ts'
import { arcade, spread, stair, windows } from '#art/plates/kit/rows.ts'
import { cypress, grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body, onionSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, limestone, copper, gold } = MATERIALS
const ROSY: Material = { lit: '#D98B6A', shade: '#A85F48', deep: '#57302A' }

/** A drum with windows below an onion and a cross. */
const dome = (x: number, up: number, radius: number, drum: number, bulb: number): readonly PlatePart[] => [
  ...body(x, up, radius * 1.5, drum, limestone, 0.32),
  [
    windows({
      from: x - radius * 0.42,
      to: x + radius * 0.42,
      count: 3,
      up: up + drum * 0.2,
      width: radius * 0.2,
      height: drum * 0.55,
    }),
    limestone.deep,
  ],
  [box(x, up + drum - 0.6, radius * 1.66, 0.6), '#3F6FA0'],
  ...counted(onionSolid(x, up + drum, radius, bulb, copper), 'onion dome'),
  [
    spread(-0.5, 0.5, 3)
      .map((share) =>
        bar(
          [x + share * radius, up + drum + bulb * 0.12],
          [x + share * radius * 0.5, up + drum + bulb * 0.7],
          radius * 0.08,
        ),
      )
      .join(''),
    copper.deep,
  ],
  [cross(x, up + drum + bulb * 0.97, 2.6), gold.lit],
]

/** A kokoshnik: a gable like the keel of a boat turned over. */
const keel = (x: number, up: number, width: number, height: number): string =>
  `M${x - width / 2} ${-up}C${x - width * 0.56} ${-up - height * 0.6} ${x - width * 0.16} ${-up - height * 0.74} ${x} ${-up - height}C${x + width * 0.16} ${-up - height * 0.74} ${x + width * 0.56} ${-up - height * 0.6} ${x + width / 2} ${-up}z`

/** About 50 m to the cross; five domes over a square of brick. */
export const stNicholasNice: Plate = {
  sight: 'france/nice#st-nicholas-orthodox-cathedral',
  alt: 'The Russian cathedral of St Nicholas in Nice: rosy brick with white carved gables and blue tiles, and five green onion domes with gilded crosses, the middle one the highest.',
  palette: PALETTES.noon,
  across: 88,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#8FA468' },
  proportions: { height: 50, width: 34, counts: { 'onion dome': 5 } },
  behind: [...grove(-46, 46, 8, '#8FB49A'), ...palm(-36, 15, '#5E8A5A', '#7A5A44')],
  object: [
    ...dome(-9, 20, 3.2, 6, 7),
    ...dome(9, 20, 3.2, 6, 7),
    ...dome(0, 24, 5.4, 10, 13.6),
    ...body(0, 0, 31, 17, ROSY, 0.22),
    [box(0, 14.6, 31, 1.4), '#3F6FA0'],
    [box(0, 16, 32.4, 0.9) + box(0, 0, 34, 1.6), limestone.lit],
    [
      spread(-12.6, 12.6, 6)
        .map((x) => keel(x, 16.9, 4.6, 4))
        .join(''),
      limestone.lit,
    ],
    [
      spread(-12.6, 12.6, 6)
        .map((x) => keel(x, 16.9, 2.8, 2.4))
        .join(''),
      '#3F6FA0',
    ],
    ...body(0, 16, 18, 7, ROSY, 0.26),
    [
      spread(-6, 6, 3)
        .map((x) => keel(x, 22, 5.6, 4.6))
        .join(''),
      limestone.lit,
    ],
    [
      spread(-6, 6, 3)
        .map((x) => keel(x, 22, 3.4, 2.8))
        .join(''),
      ROSY.shade,
    ],
    ...dome(-12.4, 17, 3.4, 6, 7.6),
    ...dome(12.4, 17, 3.4, 6, 7.6),
    [
      arcade({ from: -12, to: -7, count: 2, up: 4, width: 2, height: 8 }) +
        arcade({ from: 7, to: 12, count: 2, up: 4, width: 2, height: 8 }),
      limestone.lit,
    ],
    [
      arcade({ from: -12, to: -7, count: 2, up: 4.4, width: 1.2, height: 7 }) +
        arcade({ from: 7, to: 12, count: 2, up: 4.4, width: 1.2, height: 7 }),
      brick.deep,
    ],
    ...body(0, 0, 8.4, 12, limestone, 0.3),
    [keel(0, 12, 9.6, 5), limestone.lit],
    [keel(0, 12, 6.4, 3.2), '#3F6FA0'],
    [roundOpening(0, 0, 4.4, 8.4), brick.deep],
    [box(0, 0, 4.4, 0.01) + stair(0, 0, 10, 3, 0.5, 0.8), limestone.shade],
  ],
  before: [
    ...people([-15, 4.4, 16], '#B4382B', -0.6),
    ...palm(35, 13, '#4E7A4C', '#6A4A38', -1),
    ...cypress(-26, 14, '#4E7A58', '#3A6048'),
  ],
}
