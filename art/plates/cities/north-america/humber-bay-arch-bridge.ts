import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { chain, parabola } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const WHITE = '#FFFAEE'
const FAR = '#C3CBC8'
const CROWN = 24.7
const DECK = 4.6

const archAt = (x: number, shift: number): number => CROWN - (CROWN - 1) * ((x - shift) / 52) ** 2

/** One tube of 1.2 m and its 22 hangers; the second stands behind the first. */
const rib = (shift: number, ink: string): readonly PlatePart[] => [
  [
    chain(
      parabola(52, 1, CROWN, 27).map(([x, up]) => [x + shift, up]),
      1.2,
    ),
    ink,
  ],
  [
    spread(-43, 43, 22)
      .map((x) => bar([x + shift * 0.3, DECK], [x + shift, archAt(x + shift, shift)], 0.22))
      .join(''),
    ink,
    'hanger',
  ],
]

/** 139 m long; two arches of 100 m clear span rise 21.3 m above grade; 44 hangers. */
export const humberBayArchBridge: Plate = {
  sight: 'canada/toronto#high-park-and-the-humber',
  alt: 'The Humber Bay Arch Bridge in Toronto from the lake: two white tubular arches side by side over the river mouth, with a footway hung below them on thin rods.',
  palette: PALETTES.noon,
  across: 160,
  ground: 0.74,
  setting: { kind: 'water', ink: '#2F7E98' },
  proportions: { height: 26.4, width: 139, counts: { hanger: 44 } },
  behind: [
    [
      [-74, 50, 8, -62, 64, 9, -49, 46, 7, -40, 56, 8, -30, 34, 8]
        .map((x, index, all) => (index % 3 === 0 ? box(x, 0, all[index + 2] ?? 0, all[index + 1] ?? 0) : ''))
        .join(''),
      FAR,
    ],
    ...grove(-14, 82, 12, '#7FA58C'),
    ...grove(-84, -6, 7, '#6A9478'),
  ],
  object: [
    ...rib(2.6, '#AEB9BC'),
    [contour([-69.5, DECK - 1, -69.5, DECK, 69.5, DECK, 69.5, DECK - 1]), '#D5D6D2'],
    [box(0, DECK - 1.5, 100, 0.7), '#7F8C92'],
    [
      spread(-68, 68, 69)
        .map((x) => box(x, DECK, 0.16, 1.2))
        .join('') + box(0, DECK + 1.1, 139, 0.2),
      '#DDE3E0',
    ],
    ...rib(0, WHITE),
    [contour([-69.5, -1, -69.5, DECK - 1, -48, DECK - 1, -52.6, -1]), '#CFC8BB'],
    [contour([69.5, -1, 69.5, DECK - 1, 50, DECK - 1, 54.6, -1]), '#A9A298'],
    [
      contour([-60, -1, -60, 2.2, -50.4, 2.2, -52.6, -1]) + contour([62, -1, 62, 2.2, 52, 2.2, 54.6, -1]),
      '#8C867E',
    ],
  ],
  before: [
    ...people([-58, -24, -8, -5.6, 21, 46], '#B4382B', DECK, 1.5),
    [contour([-22, -12, -20.6, -13.6, -8, -13.6, -6, -12]), '#B4382B'],
    [box(-14, -12, 0.3, 3) + bar([-14.6, -10.4], [-11, -13.4], 0.3), '#3A2A26'],
  ],
}
