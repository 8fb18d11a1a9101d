import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const ROOF = '#B4553C'
const STREET = 150

/** Where a point of the street lies on the sheet: units from its axis, above the eye, and depth. */
const place = (side: number, across: number, up: number, depth: number): string =>
  `${Math.round((side * across) / depth)} ${Math.round(-up / depth)}`

/** A part of a wall along the street between two depths and two heights. */
const panel = (
  side: number,
  from: number,
  to: number,
  low: number,
  high: number,
  across = STREET,
  inner = across,
): string =>
  `M${place(side, across, low, from)}L${place(side, inner, high, from)}L${place(side, inner, high, to)}L${place(side, across, low, to)}z`

type House = Readonly<Record<'from' | 'to' | 'eaves' | 'bays', number>> & { readonly wall: string }

/** A house of the old town: a stone plinth and doors, balconies before tall windows, eaves of tile. */
function house(side: -1 | 1, { from, to, eaves, wall, bays }: House): readonly GlyphPart[] {
  const bay = (share: number): number => 1 / (1 / from + (1 / to - 1 / from) * share)
  const openings = Array.from({ length: bays }, (_none, i) => [
    bay((i + 0.26) / bays),
    bay((i + 0.74) / bays),
  ]).map(([a = 1, b = 1]) => [a, b] as const)
  const each = (one: (a: number, b: number) => string): string => openings.map(([a, b]) => one(a, b)).join('')
  return [
    [panel(side, from, to, -96, eaves), wall],
    [panel(side, from, to, -96, -70), '#8A7A78'],
    [each((a, b) => panel(side, a, b, -92, -10)), '#4A4048'],
    [each((a, b) => panel(side, a, b, 22, eaves - 26)), '#FFFFFF'],
    [each((a, b) => panel(side, a * 1.012, b * 0.988, 24, eaves - 32)), '#3E5A6E'],
    [each((a, b) => panel(side, a * 0.97, b * 1.03, 16, 22, STREET - 22)), '#6A4A3A'],
    [each((a, b) => panel(side, a * 0.97, b * 1.03, 22, 50, STREET - 22)), '#5A3A30'],
    [each((a, b) => panel(side, a * 0.98, b * 1.02, 47, 56, STREET - 24)), '#5E8A4A'],
    [panel(side, from * 0.985, to, eaves, eaves + 9, STREET - 20), '#6E3630'],
    [panel(side, from * 0.985, to, eaves + 5, eaves + 26, STREET - 20, STREET + 10), ROOF],
  ]
}

/** The statue on her globe: wings raised, one arm up, the serpent's chain below; the plinth she stands on. */
const VIRGIN: readonly GlyphPart[] = [
  [block(0, 0, 52, 26), '#8C8A90'],
  ['M6 0v-26h20v26z', '#6A6A76'],
  [round(0, -40, 19), '#A9B4BC'],
  ['M4 -58a19 19 0 0 1 0 36q10 -18 0 -36z', '#7E8A98'],
  [
    'M-8 -86Q-52 -96 -58 -150Q-28 -138 -14 -118Q-6 -104 -4 -92zM8 -86Q48 -100 58 -156Q30 -142 16 -120Q8 -104 4 -92z',
    '#C9D2D4',
  ],
  ['M8 -86Q48 -100 58 -156Q40 -112 18 -92z', '#8E9CA8'],
  ['M-20 -54Q-16 -92 -9 -118Q0 -128 9 -118Q18 -92 22 -54Q0 -46 -20 -54z', '#E4E8E2'],
  ['M4 -122Q12 -112 14 -92Q20 -70 22 -54Q12 -50 6 -50Q12 -90 4 -122z', '#9AA6B0'],
  ['M-8 -116L-26 -98L-22 -94L-4 -106zM8 -116L20 -138L24 -136L14 -108z', '#D4DAD8'],
  [round(0, -130, 9), '#E4E8E2'],
  [
    Array.from({ length: 7 }, (_none, i) => {
      const a = Math.PI * (1 + (i + 0.5) / 7)
      return round(Math.round(17 * Math.cos(a)), Math.round(-130 + 17 * Math.sin(a)), 2.4)
    }).join(''),
    '#F2D98A',
  ],
]

/** Small houses that climb the foot of the hill. */
const climbing = (walls: number, lift: number): readonly GlyphPart[] => {
  const spots = Array.from({ length: 26 }, (_none, i) => {
    const x = -330 + i * 26 + ((i * 7) % 5) * 4
    const y = -96 - Math.cos(x / 190) * 56 - ((i * 11) % 4) * 16 + lift
    return [x, Math.round(y), 20 + ((i * 3) % 3) * 6] as const
  })
  return [
    [
      spots
        .filter((_s, i) => i % 2 === walls)
        .map(([x, y, w]) => block(x, y, w, 20))
        .join(''),
      walls === 0 ? '#F4EBDA' : '#E4C8A0',
    ],
    [
      spots
        .filter((_s, i) => i % 2 === walls)
        .map(([x, y, w]) => peak(x, y - 20, w + 6, 9))
        .join(''),
      '#C07A5C',
    ],
  ]
}

/** A steep street of old Quito: balconies on both sides, El Panecillo and its winged Virgin at the end. */
export const virginStreet = landmark({
  name: 'virgin-street',
  palette: {
    ...PALETTES.noon,
    top: '#4A8CC4',
    middle: '#A9CEDC',
    horizon: '#F9EBCE',
    deep: '#2C2A44',
    lightText: 'in thin mountain light',
  },
  accent: '#E23A3A',
  mist: '#C9DCDC',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A street of white and pastel houses with wooden balconies runs down to a round green hill, a silver statue of a woman with wings on its top, people in hats and ponchos on the cobbles',
  paint: (s) => {
    paintHills(s, '#8FAEB8', 210, 60, 0)
    paintGroundMist(s, 260, 0.7)
    s.draw(s.at(0, 0), [
      [
        'M-1600 20V-60Q-700 -80 -420 -110Q-330 -150 -260 -236Q-170 -330 -60 -352H60Q170 -334 260 -240Q330 -150 430 -110Q700 -80 1600 -60V20z',
        '#6E965A',
      ],
      [
        'M60 -352Q170 -334 260 -240Q330 -150 430 -110Q700 -80 1600 -60V20H200Q240 -100 190 -200Q140 -300 60 -352z',
        '#4F7A52',
      ],
      ['M-250 -200Q-120 -250 90 -226Q170 -216 210 -240Q190 -196 90 -206Q-110 -224 -250 -186z', '#D9C39A'],
      [
        [-210, -150, -120, -60, -20, 40, 110, 150]
          .map((x, i) => round(x, -270 - Math.cos(x / 150) * 34 + (i % 3) * 24, 13 + (i % 3) * 4))
          .join(''),
        '#3E6A4A',
      ],
      ...climbing(1, -26),
      ...climbing(0, 0),
      ...climbing(1, 40),
    ])
    s.draw(s.at(0, -346, 0.96), VIRGIN)
    const far = 2.4
    s.draw(s.at(0, 0), [
      [
        `M${place(-1, STREET, -96, far)}L${place(1, STREET, -96, far)}L${place(1, STREET, -96, 0.1)}L${place(-1, STREET, -96, 0.1)}z`,
        '#A99C98',
      ],
      [
        `M${place(-1, STREET - 44, -96, far)}L${place(1, STREET - 44, -96, far)}L${place(1, STREET - 44, -96, 0.1)}L${place(-1, STREET - 44, -96, 0.1)}z`,
        '#7E7680',
      ],
      [
        [2, 1.6, 1.3, 1.05, 0.86, 0.7, 0.58, 0.48, 0.4, 0.33, 0.27, 0.22, 0.18]
          .map(
            (z) =>
              `M${place(-1, STREET - 44, -96, z)}L${place(1, STREET - 44, -96, z)}L${place(1, STREET - 44, -96, z * 0.975)}L${place(-1, STREET - 44, -96, z * 0.975)}z`,
          )
          .join(''),
        '#928A90',
      ],
    ])
    s.draw(s.at(0, 0), [
      [
        `M${place(-1, STREET, -96, far)}L${place(-1, 56, -96, far)}L${place(-1, 40, -96, 0.1)}L${place(-1, STREET, -96, 0.1)}z`,
        '#5E5870',
      ],
      [block(-44, 44, 40, 52) + block(38, 44, 46, 44), '#F4EBDA'],
      [block(-2, 44, 46, 62), '#E8BE86'],
      ['M-68 -8h46l-6 -12h-34zM-28 -18h52l-8 -12h-36zM12 0h52l-6 -12h-38z', '#B4553C'],
      [block(-44, 20, 10, 16) + block(-2, 16, 10, 18) + block(38, 26, 10, 14), '#4A4048'],
    ])
    const left: readonly House[] = [
      { from: 1.75, to: 2.4, eaves: 96, wall: '#A9A6BC', bays: 2 },
      { from: 1.3, to: 1.75, eaves: 112, wall: '#8E9CBA', bays: 2 },
      { from: 0.96, to: 1.3, eaves: 92, wall: '#B9B0BC', bays: 2 },
      { from: 0.68, to: 0.96, eaves: 118, wall: '#8093B4', bays: 2 },
      { from: 0.46, to: 0.68, eaves: 104, wall: '#BDB2BC', bays: 2 },
      { from: 0.28, to: 0.46, eaves: 112, wall: '#A98C94', bays: 2 },
      { from: 0.16, to: 0.28, eaves: 108, wall: '#8E9CB4', bays: 2 },
      { from: 0.08, to: 0.16, eaves: 112, wall: '#BDB2BC', bays: 2 },
    ]
    const right: readonly House[] = [
      { from: 1.85, to: 2.4, eaves: 92, wall: '#F3E6CE', bays: 2 },
      { from: 1.36, to: 1.85, eaves: 106, wall: '#F2D78E', bays: 2 },
      { from: 1.02, to: 1.36, eaves: 112, wall: '#FFF6E4', bays: 2 },
      { from: 0.74, to: 1.02, eaves: 96, wall: '#F0B48E', bays: 2 },
      { from: 0.5, to: 0.74, eaves: 116, wall: '#FFF8EA', bays: 2 },
      { from: 0.32, to: 0.5, eaves: 104, wall: '#9CC4D4', bays: 2 },
      { from: 0.18, to: 0.32, eaves: 112, wall: '#FFF6E4', bays: 2 },
      { from: 0.08, to: 0.18, eaves: 104, wall: '#F2D78E', bays: 2 },
    ]
    s.draw(s.at(0, 0), [...left.flatMap((one) => house(-1, one)), ...right.flatMap((one) => house(1, one))])
    s.draw(s.at(-60, 118, 0.62), robed(0, '#2E4A7A', '#3A2A34'))
    s.draw(s.at(36, 152, 0.72), person(0, '#3E6A5A', '#4A3A3A'))
    s.draw(s.at(-110, 296, 1.15), person(0, s.accent, '#3A3038'))
    s.draw(s.at(128, 250, 1), walker(0, '#4A5A8A', '#C9A04A'))
    s.draw(s.at(20, 320, 1), dog(0, '#5A4238'))
  },
})
