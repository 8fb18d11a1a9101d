import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { roundHole } from '#art/plates/kit/spans.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, gold } = MATERIALS
const HONEY: Material = { lit: '#EFCB8E', shade: '#C4965C', deep: '#6A4A34' }

/** The arcade lost its roof in 1775; it goes on beyond the frame. */
export const upperBarrakka: Plate = {
  sight: 'malta/valletta#upper-barrakka-gardens',
  alt: 'The arcade of the Upper Barrakka Gardens in Valletta: a row of honey-coloured arches open to the sky, with Fort St Angelo across the Grand Harbour seen through them.',
  palette: PALETTES.noon,
  across: 24,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#D3B68A' },
  proportions: { height: 8.6, counts: { pillar: 6 } },
  behind: [
    [box(0, 0, 40, 3.4), '#2F7CA0'],
    [contour([-16, 2.9, -16, 4.4, -10, 4.8, -9, 3]) + contour([7, 3, 8, 5, 16, 5.4, 16, 2.9]), '#D9B784'],
    [contour([-4.6, 3, -4, 4.6, -2.4, 5, -1.6, 5, -1.6, 6, 1.6, 6, 1.6, 5.2, 3.6, 4.8, 4.6, 3]), '#C79F68'],
    [contour([-4.2, 3, -3.6, 3.9, 0.4, 4, 0.4, 3]) + box(0, 6, 0.1, 1.2), '#B3884F'],
    [contour([0.05, 7.2, 1, 7.1, 0.9, 6.7, 0.05, 6.7]), '#B4382B'],
    [bar([-9, 1.6], [-6.6, 1.6], 0.3) + bar([8, 2], [9.4, 2], 0.2), '#FFFAEE'],
  ],
  object: [
    [
      box(0, 0, 36, 7.4) +
        [-10, -5, 0, 5, 10].map((x) => roundHole(x, 0.9, 3.7, 5)).join('') +
        [-15, 15].map((x) => roundHole(x, 0.9, 3.7, 5)).join(''),
      HONEY.lit,
    ],
    [[-12.5, -7.5, -2.5, 2.5, 7.5, 12.5].map((x) => box(x + 0.4, 0, 0.5, 5)).join(''), HONEY.shade],
    [[-12.5, -7.5, -2.5, 2.5, 7.5, 12.5].map((x) => box(x, 0, 0.5, 6.2)).join(''), HONEY.lit, 'pillar'],
    [
      [-12.5, -7.5, -2.5, 2.5, 7.5, 12.5].map((x) => box(x, 3.8, 1.5, 0.34) + box(x, 0, 1.5, 0.5)).join(''),
      HONEY.shade,
    ],
    [box(0, 6.3, 36, 0.3), HONEY.shade],
    [box(0, 7.2, 36, 0.5), limestone.lit],
    [box(0, 0, 36, 0.9), HONEY.lit],
    [box(0, 0.8, 36, 0.2), HONEY.shade],
    [
      [-12.5, -2.5, 7.5]
        .map((x) => symmetric(x, 7.7, [0.4, 0, 0.4, 0.2, 0.16, 0.3, 0.3, 0.6, 0, 0.9]))
        .join(''),
      HONEY.shade,
    ],
    [[-10, -5, 0, 5, 10].map((x) => box(x, 5.9, 0.44, 0.7)).join(''), HONEY.shade],
  ],
  before: [
    ...people([-5.4, -4.5, 0.6], '#B4382B', 0.05),
    ...people([9.6], '#2C4A66', -0.2),
    ...[-8, 4.4].flatMap((x): readonly PlatePart[] => [
      [box(x, -1.8, 1.6, 0.9), '#A9663E'],
      [circle(x - 0.5, -0.7, 0.6) + circle(x + 0.5, -0.8, 0.6) + circle(x, -0.3, 0.7), '#5E8A5A'],
      [circle(x - 0.3, -0.4, 0.14) + circle(x + 0.4, -0.7, 0.14) + circle(x + 0.1, -0.1, 0.14), gold.lit],
    ]),
  ],
}
