import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { white, copper } = MATERIALS

/** The middle dome covers the planetarium; measures by the proportions of the front. */
export const griffithObservatory: Plate = {
  sight: 'united-states/los-angeles#griffith-observatory',
  alt: 'Griffith Observatory in Los Angeles: a low white Art Deco building with one large dome of copper in the middle and a smaller one at each end, on a dry ridge above the city.',
  palette: PALETTES.dusk,
  across: 116,
  ground: 0.76,
  setting: { kind: 'grass', ink: '#7C6A48' },
  proportions: { height: 25, width: 92, counts: { dome: 3 } },
  behind: [
    [contour([-58, 0, -58, 9, -44, 14, -30, 10, -14, 16, 4, 11, 20, 15, 40, 9, 58, 13, 58, 0]), '#C77C58'],
  ],
  object: [
    ...body(0, 0, 78, 8, white, 0.12),
    [
      windows({ from: -34, to: -16, count: 9, up: 2, width: 1, height: 4 }) +
        windows({ from: 16, to: 34, count: 9, up: 2, width: 1, height: 4 }),
      white.deep,
    ],
    [box(0, 7, 78.6, 0.8) + box(0, 0.4, 78, 0.6), white.shade],
    ...[-40, 40].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 12, 9.6, white, 0.34),
      [
        box(x, 8.6, 12.4, 0.7) +
          windows({ from: x - 3.6, to: x + 3.6, count: 3, up: 2.4, width: 1.2, height: 4.4 }),
        white.deep,
      ],
      ...turned(x, 9.6, [5.2, 0, 5.2, 1.2], white),
      ...counted(domeSolid(x, 10.8, 5.1, 5, copper), 'dome'),
      [
        `M${x - 0.7} -10.8C${x - 0.9} -13 ${x - 0.6} -15 ${x} -15.8C${x + 0.4} -15 ${x + 0.5} -13 ${x + 0.5} -10.8z`,
        copper.deep,
      ],
    ]),
    ...body(0, 0, 32, 10.4, white, 0.18),
    ...turned(0, 10.4, [14, 0, 14, 2], white),
    [
      spread(-12, 12, 13)
        .map((x) => box(x, 10.7, 0.8, 1.2))
        .join(''),
      white.deep,
    ],
    ...counted(domeSolid(0, 12.4, 13.2, 12, copper), 'dome'),
    [
      [-0.7, -0.4, 0, 0.4, 0.7]
        .map(
          (share) =>
            `M${share * 13.2} -12.4Q${share * 12.6} -20 ${share * 4} -24h0.3Q${share * 12.6 + 0.5} -20 ${share * 13.2 + 0.5} -12.4z`,
        )
        .join(''),
      copper.shade,
    ],
    [box(0, 24.2, 1.4, 0.8), copper.deep],
    [box(0, 9.4, 32.6, 1), white.shade],
    ...body(0, 0, 12, 9, white, 0.3),
    [box(0, 0, 4, 6.4) + box(-4.2, 1.4, 1.2, 5) + box(4.2, 1.4, 1.2, 5), white.deep],
    [box(0, 7.4, 9, 0.3) + box(0, 8.1, 9, 0.3), white.shade],
  ],
  before: [
    ['M-58 4C-50 1 -30 1.6 -10 2.8C10 3.6 36 1 58 3.4V40H-58z', '#8A6E48'],
    ['M-58 9C-30 6 -6 11 14 8C34 6 48 9 58 8V40H-58z', '#6C5838'],
    ...[-50, -34, -22, -12, 8, 20, 33, 47].flatMap((x, index): readonly PlatePart[] =>
      tree(x, 5 + (index % 3), '#5E6A3C', '#44502E', -7 - (index % 2) * 3),
    ),
    ...people([-9, -7.4, 12, 21], '#B4382B', -1.6, 1.1),
    [box(-22, -1, 0.2, 8) + contour([-21.9, 7, -19.6, 6.8, -19.6, 5.6, -21.9, 5.6]), '#2F4F7A'],
  ],
}
