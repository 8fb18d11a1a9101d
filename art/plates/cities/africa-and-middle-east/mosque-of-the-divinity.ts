import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { balustrade, battlements, lancets } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const PALE: Material = { lit: '#FBF2DE', shade: '#D6C4A6', deep: '#6E6456' }
const GREEN: Material = { lit: '#5E9A78', shade: '#417A5E', deep: '#234A3E' }

const minaret = (x: number): readonly PlatePart[] => [
  ...counted(body(x, 0, 5, 33, PALE, 0.34), 'minaret'),
  [[8, 16, 24].map((up) => box(x, up, 5.6, 0.6)).join(''), GREEN.lit],
  [
    [2, 10, 18, 26]
      .map((up) => lancets({ from: x - 1.1, to: x + 1.1, count: 2, up, width: 1.1, height: 4.6 }))
      .join(''),
    PALE.deep,
  ],
  [box(x, 33, 6.8, 0.9) + balustrade(x - 3.4, x + 3.4, 33.9, 1.2), PALE.shade],
  ...body(x, 33.9, 3.6, 5, PALE, 0.34),
  [lancets({ from: x, to: x, count: 1, up: 34.4, width: 1.4, height: 3.6 }), PALE.deep],
  ...domeSolid(x, 38.9, 2.1, 3.4, GREEN),
  [box(x, 42.2, 0.24, 2.8), '#D0923A'],
]

/** The minarets are about 45 m high. */
export const mosqueOfTheDivinity: Plate = {
  sight: 'senegal/dakar#mosque-of-the-divinity',
  alt: 'The Mosque of the Divinity in Dakar: two tall square pale minarets with green bands at the two front corners of a low hall, on the beach between the sea and painted fishing boats.',
  palette: PALETTES.dusk,
  across: 88,
  ground: 0.82,
  setting: { kind: 'grass', ink: '#E3C08A' },
  proportions: { height: 45, width: 35.2, counts: { minaret: 2 } },
  behind: [
    [box(0, 0, 100, 7.4), '#4F7A94'],
    [bar([-36, 4], [-24, 4], 0.4) + bar([24, 5], [38, 5], 0.4) + bar([28, 2], [34, 2], 0.3), '#FFE0A4'],
    [contour([28, 0, 30, 9, 36, 14, 46, 17, 50, 0]), '#8A5A48'],
  ],
  object: [
    ...body(0, 0, 26, 10, PALE, 0.14),
    [box(0, 9.4, 27, 1), GREEN.lit],
    [battlements(-12, 12, 15, 10.4, 0.8), PALE.lit],
    ...body(0, 10, 11, 3, PALE, 0.3),
    ...domeSolid(0, 13, 5, 5.6, GREEN),
    [box(0, 18.4, 0.3, 2.4), '#D0923A'],
    [lancets({ from: -7, to: 7, count: 5, up: 0, width: 2.4, height: 7.4 }), PALE.shade],
    [lancets({ from: -7, to: 7, count: 5, up: 0, width: 1.7, height: 6.4 }), PALE.deep],
    ...minaret(-14.2),
    ...minaret(14.2),
    [box(0, 0, 34, 0.8), PALE.shade],
  ],
  before: [
    ...[
      [-29, '#C0452F', '#F4D58A'],
      [-17, '#2F6E8A', '#E0784A'],
      [25, '#3E7A4E', '#F4D58A'],
    ].flatMap(([x, hull, stripe]): readonly PlatePart[] => [
      [
        `M${Number(x) - 7} 1.6Q${Number(x)} 5.2 ${Number(x) + 7} 1.2L${Number(x) + 5} 5H${Number(x) - 5}z`,
        String(hull),
      ],
      [
        `M${Number(x) - 6.2} 2.4Q${Number(x)} 5 ${Number(x) + 6.2} 2.2L${Number(x) + 5.7} 3.2Q${Number(x)} 5.4 ${Number(x) - 5.8} 3.2z`,
        String(stripe),
      ],
    ]),
    ...people([-6, 6.4, 8], '#F3E6C8', -2.4, 1.1),
    ...people([34], '#B4382B', -3, 1.1),
  ],
}
