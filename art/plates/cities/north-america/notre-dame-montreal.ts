import { PALETTES } from '#art/kit/palettes.ts'
import { counted, pinnacles } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { battlements, lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, slate } = MATERIALS

/** The towers are 69 m high. */
export const notreDameMontreal: Plate = {
  sight: 'canada/montreal#notre-dame-basilica',
  alt: 'Notre-Dame of Montréal: two tall square towers of grey stone with battlements and corner pinnacles, between them a front with three pointed arches, three statues and a parapet.',
  palette: PALETTES.polar,
  across: 118,
  ground: 0.92,
  setting: { kind: 'paving', ink: '#A39C92' },
  proportions: { height: 69, width: 47, counts: { 'portal arch': 3, tower: 2 } },
  behind: [
    ...body(-44, 0, 24, 30, { lit: '#C9C2B0', shade: '#A9A294', deep: '#6E6A66' }, 0.2),
    [
      windows({ from: -52, to: -36, count: 5, up: 4, width: 2, height: 4 }) +
        windows({ from: -52, to: -36, count: 5, up: 12, width: 2, height: 4 }) +
        windows({ from: -52, to: -36, count: 5, up: 20, width: 2, height: 4 }),
      '#7E7A74',
    ],
    ...body(44, 0, 26, 22, { lit: '#D2BE9C', shade: '#B09A7A', deep: '#6E5A48' }, 0.2),
    [contour([31, 22, 34, 30, 54, 30, 57, 22]), '#7C8C98'],
  ],
  object: [
    ...body(0, 0, 26, 33, granite, 0.1),
    [lancets({ from: -8, to: 8, count: 3, up: 0, width: 6, height: 19 }), granite.shade],
    [lancets({ from: -8, to: 8, count: 3, up: 0, width: 4.8, height: 17.6 }), granite.deep, 'portal arch'],
    [[-8, 0, 8].map((x) => box(x, 0, 2.4, 5.4)).join(''), '#5E4034'],
    [
      [-8, 0, 8].map((x) => lancets({ from: x, to: x, count: 1, up: 21, width: 2.4, height: 5.6 })).join(''),
      granite.deep,
    ],
    [[-8, 0, 8].map((x) => symmetric(x, 21.4, [0.5, 0, 0.6, 2, 0.3, 2.6, 0.26, 3.2])).join(''), '#F1EADB'],
    [box(0, 19.6, 26, 0.6) + box(0, 29, 26, 0.7), granite.shade],
    [lancets({ from: -10, to: 10, count: 9, up: 29.6, width: 1.1, height: 3 }), granite.deep],
    [battlements(-12, 12, 8, 33, 1.3), granite.lit],
    [gable(0, 33, 7, 3.6), granite.lit],
    ...[-17.6, 17.6].flatMap((x): readonly PlatePart[] => [
      ...counted(body(x, 0, 11.4, 62, granite, 0.32), 'tower'),
      [
        [-5, 5].map((right) => box(x + right, 0, 1.6, 62)).join('') +
          [12, 24, 37, 50].map((up) => box(x, up, 11.8, 0.7)).join(''),
        granite.shade,
      ],
      [
        lancets({ from: x, to: x, count: 1, up: 2, width: 3, height: 7 }) +
          lancets({ from: x, to: x, count: 1, up: 14, width: 3, height: 8 }) +
          lancets({ from: x, to: x, count: 1, up: 26.6, width: 3.2, height: 8.6 }) +
          lancets({ from: x - 1.9, to: x + 1.9, count: 2, up: 39, width: 2.2, height: 9.4 }) +
          lancets({ from: x - 2.6, to: x + 2.6, count: 3, up: 52, width: 1.5, height: 7 }),
        granite.deep,
      ],
      [
        spread(40, 46, 5)
          .map((up) => box(x, up, 6, 0.4))
          .join(''),
        slate.lit,
      ],
      [box(x, 61.4, 12.4, 1) + battlements(x - 5.6, x + 5.6, 5, 62.4, 1.2), granite.lit],
      ...pinnacles({ from: x - 5.3, to: x + 5.3, count: 2, up: 62.2, width: 1.8, height: 6.8 }, granite),
    ]),
    [box(0, 0, 47, 0.7), granite.shade],
  ],
  before: people([-30, -28, -9, 1, 3, 22, 36], '#B4382B', -1.4, 1.2),
}
