import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const FLAME = '#FFE3A0'

/** A house of the coffee hills: limewashed wall, painted dado and frames, a balcony, a tiled eave. */
const house = (x: number, w: number, paint: string, dark: string): readonly GlyphPart[] => [
  [block(x, 0, w, 250), '#B9A9B4'],
  [block(x, 0, w, 46), paint],
  [`M${x - w / 2 - 10} -246L${x - w / 2 + 12} -300H${x + w / 2 - 12}L${x + w / 2 + 10} -246z`, '#7A4650'],
  [
    Array.from(
      { length: 8 },
      (_none, i) => `M${x - w * 0.44 + (i * w * 0.88) / 7} -298h3l${(i - 3.5) * 2} 52h-3z`,
    ).join(''),
    '#5E3644',
  ],
  [block(x - w * 0.22, 0, w * 0.2, 112) + block(x + w * 0.22, -34, w * 0.22, 78), paint],
  [block(x - w * 0.22, 0, w * 0.15, 104) + block(x + w * 0.22, -38, w * 0.16, 68), dark],
  [panes(x - w * 0.24, x + w * 0.24, 2, -146, w * 0.18, 84), paint],
  [panes(x - w * 0.24, x + w * 0.24, 2, -146, w * 0.12, 78), '#F0B96A'],
  [block(x, -140, w * 0.92, 7) + block(x, -172, w * 0.92, 5), paint],
  [panes(x - w * 0.42, x + w * 0.42, 15, -140, 4, 32), paint],
]

/** A paper lantern on the kerb. */
const lamp = (x: number, y: number, size: number, ink: string): readonly GlyphPart[] => [
  [
    `M${x - 13 * size} ${y}V${y - 34 * size}L${x} ${y - 46 * size}L${x + 13 * size} ${y - 34 * size}V${y}z`,
    ink,
  ],
  [`M${x - 6 * size} ${y - 4 * size}V${y - 28 * size}H${x + 6 * size}V${y - 4 * size}z`, FLAME],
]

const candles = (from: number, to: number, y: number, size: number, step: number): readonly GlyphPart[] => {
  const places = Array.from(
    { length: Math.floor((to - from) / step) },
    (_none, i) => from + i * step + ((i * 7) % 5) * 2,
  )
  return [
    [places.map((x, i) => block(x, y, 6 * size, (18 + ((i * 5) % 9)) * size)).join(''), '#F6EEDC'],
    [
      places
        .map((x, i) => {
          const top = y - (18 + ((i * 5) % 9)) * size
          return `M${x} ${top - 20 * size}Q${x + 8 * size} ${top - 8 * size} ${x} ${top - 1}Q${x - 8 * size} ${top - 8 * size} ${x} ${top - 20 * size}z`
        })
        .join(''),
      FLAME,
    ],
  ]
}

/** Someone who sits on a low stool, to the right or to the left. */
function seated(
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  shirt: string,
  legs: string,
): readonly GlyphPart[] {
  const p = (dx: number, dy: number): string =>
    `${Math.round(x + dx * side * size)} ${Math.round(y + dy * size)}`
  return [
    [
      `M${p(-30, 0)}L${p(-26, -30)}L${p(6, -30)}L${p(10, 0)}L${p(4, 0)}L${p(0, -24)}L${p(-20, -24)}L${p(-24, 0)}z`,
      '#5A3E34',
    ],
    [
      `M${p(-26, -30)}Q${p(-20, -50)} ${p(0, -50)}L${p(36, -46)}Q${p(44, -44)} ${p(44, -34)}L${p(46, 0)}L${p(34, 0)}L${p(30, -32)}L${p(0, -28)}z`,
      legs,
    ],
    [`M${p(-28, -34)}Q${p(-32, -88)} ${p(-8, -98)}Q${p(14, -96)} ${p(16, -60)}L${p(12, -36)}z`, shirt],
    [`M${p(2, -88)}L${p(28, -66)}L${p(44, -64)}L${p(44, -56)}L${p(24, -56)}L${p(-4, -76)}z`, shirt],
    [round(x + 0, y - 112 * size, 13 * size), '#8A5038'],
    [
      `M${p(-13, -112)}Q${p(-14, -128)} ${p(0, -128)}Q${p(14, -128)} ${p(13, -116)}Q${p(0, -122)} ${p(-8, -108)}z`,
      '#2A1F26',
    ],
  ]
}

/** The night of the little candles in the coffee hills: families on their kerb, candles and paper lanterns in a row. */
export const kerbCandles = landmark({
  name: 'kerb-candles',
  palette: {
    ...PALETTES.night,
    top: '#14193C',
    middle: '#2C2C58',
    horizon: '#6E4E66',
    deep: '#140F26',
    lightText: 'at nightfall',
  },
  accent: '#D8454E',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'Families sit on a kerb before painted houses at nightfall, rows of candles and coloured paper lanterns along the pavement light them from below',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit
    s.draw(s.at(0, 4), [
      ...house(-1010, 240, '#3E6A9A', '#23345A'),
      ...house(-770, 230, '#C9553C', '#5A2A34'),
      ...house(-530, 240, '#3E8A6A', '#1F4A44'),
      ...house(-290, 230, '#D9A23A', '#6A4A2A'),
      ...house(-50, 240, '#3E6A9A', '#23345A'),
      ...house(190, 230, '#C9553C', '#5A2A34'),
      ...house(430, 240, '#3E8A6A', '#1F4A44'),
      ...house(670, 230, '#D9A23A', '#6A4A2A'),
    ])
    addPath(s.canvas, outline`M0 ${s.groundY}H${s.width}V${s.height}H0z`, '#2A2440')
    s.draw(s.at(0, 0), [
      ['M-1700 0H1400V76H-1700z', '#8A6A6A'],
      ['M-1700 76H1400V92H-1700z', '#C99A7A'],
      ['M-1700 92H1400V106H-1700z', '#5A4658'],
    ])
    const glow = s.at(0, 96)
    for (const [r, opacity] of [
      [150, 0.12],
      [100, 0.16],
      [56, 0.2],
    ] as const)
      addPath(s.canvas, outline`M0 ${glow.y - r * s.unit}H${s.width}V${glow.y + r * s.unit}H0z`, '#F0A050', {
        opacity,
      })
    s.draw(s.at(0, 0), [
      ...seated(-640, 72, 0.94, 1, '#F3E6CC', '#2E3A5E'),
      ...seated(-480, 72, 0.94, -1, s.accent, '#3A2A44'),
      ...seated(-226, 72, 0.94, 1, '#6FA8A0', '#3A2A44'),
      ...seated(-80, 72, 0.78, -1, '#F2C25A', '#2E3A5E'),
      ...seated(130, 72, 0.94, 1, '#F3E6CC', '#4A2A3E'),
      ...seated(290, 72, 0.94, -1, '#3E6A9A', '#2A2440'),
      ...seated(500, 72, 0.94, 1, s.accent, '#2E3A5E'),
    ])
    s.draw(s.at(0, 0), candles(-1180, 760, 90, 0.9, 30))
    s.draw(
      s.at(0, 0),
      [-1100, -990, -880, -760, -560, -360, -300, -150, 20, 60, 210, 380, 420, 590].flatMap((x, i) =>
        lamp(x, 92, 1, [s.accent, '#3E8AA8', '#E9A23A', '#6E9A4E'][i % 4] ?? s.accent),
      ),
    )
    const low = 106 + (deep - 106) * 0.5
    s.draw(s.at(0, 0), [
      ...candles(-1180, -260, low + 40, 1.5, 52),
      ...candles(120, 780, low + 40, 1.5, 52),
      ...seated(-170, low + 70, 1.4, -1, '#6FA8A0', '#23345A'),
      ...seated(20, low + 74, 1.06, 1, '#F2C25A', '#4A2A3E'),
      ...lamp(-330, low + 64, 1.9, '#3E8AA8'),
      ...lamp(-520, low + 64, 1.9, s.accent),
      ...lamp(210, low + 64, 1.9, '#E9A23A'),
      ...lamp(420, low + 64, 1.9, '#6E9A4E'),
      ...lamp(-760, low + 64, 1.9, '#E9A23A'),
    ])
  },
})
