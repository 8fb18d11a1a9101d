import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WOOD = '#C9925E'
const WOOD_DARK = '#7A4E3E'

/** A shell of tall curved ribs of wood, open at its top, its slats across. */
const shell = (x: number, tall: number): readonly GlyphPart[] => {
  const half = tall * 0.3
  return [
    [
      `M${x - half} 0C${x - half * 1.5} ${-tall * 0.5} ${x - half * 0.9} ${-tall * 0.8} ${x - half * 0.3} ${-tall}L${x + half * 0.4} ${-tall * 0.8}C${x + half * 1.1} ${-tall * 0.6} ${x + half * 1.1} ${-tall * 0.3} ${x + half * 0.9} 0z`,
      WOOD,
    ],
    [
      `M${x + half * 0.1} ${-tall * 0.9}L${x + half * 0.4} ${-tall * 0.8}C${x + half * 1.1} ${-tall * 0.6} ${x + half * 1.1} ${-tall * 0.3} ${x + half * 0.9} 0h${-half * 0.5}C${x + half * 0.7} ${-tall * 0.4} ${x + half * 0.5} ${-tall * 0.7} ${x + half * 0.1} ${-tall * 0.9}z`,
      WOOD_DARK,
    ],
    [
      Array.from(
        { length: 9 },
        (_none, i) =>
          `M${x - half * 1.2 + i * half * 0.03} ${-tall * 0.08 * (i + 1)}h${half * (2.1 - i * 0.14)}v3h${-half * (2.1 - i * 0.14)}z`,
      ).join(''),
      '#F2D3A0',
    ],
    [
      [-0.9, -0.5, -0.1, 0.3]
        .map(
          (p) =>
            `M${x + half * p} 0C${x + half * (p * 1.5 - 0.1)} ${-tall * 0.5} ${x + half * (p * 0.9)} ${-tall * 0.8} ${x + half * (p * 0.4 - 0.1)} ${-tall * (1.02 - Math.abs(p + 0.4) * 0.1)}h4C${x + half * (p * 0.9) + 5} ${-tall * 0.8} ${x + half * (p * 1.5 - 0.1) + 6} ${-tall * 0.5} ${x + half * p + 6} 0z`,
        )
        .join(''),
      WOOD_DARK,
    ],
  ]
}

/** A columnar pine: a narrow even column with tufts, its top rounded. */
const columnPine = (x: number, tall: number, ink: string, shade: string): readonly GlyphPart[] => [
  [`M${x - 3} 0v-${tall * 0.2}h6v${tall * 0.2}z`, WOOD_DARK],
  [
    `${Array.from({ length: 12 }, (_none, i) => `M${x} ${-tall * (0.14 + i * 0.072)}l${-13 + (i % 2) * 3} ${-tall * 0.02}l${3} ${-tall * 0.06}h${20}l${3} ${tall * 0.05}z`).join('')}M${x - 10} ${-tall * 0.94}q10 ${-tall * 0.1} 20 0z`,
    ink,
  ],
  [
    Array.from(
      { length: 12 },
      (_none, i) => `M${x + 2} ${-tall * (0.14 + i * 0.072)}v${-tall * 0.07}h8l3 ${tall * 0.05}z`,
    ).join(''),
    shade,
  ],
]

/** The shells of a cultural centre on their wooded spit, columnar pines between them, the lagoon before. */
export const ribHouses = landmark({
  name: 'rib-houses',
  palette: {
    ...PALETTES.noon,
    top: '#4EA0C0',
    middle: '#A9D8D3',
    horizon: '#F9ECCC',
    lightText: 'in the trade wind',
  },
  accent: '#E2452E',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'Tall open shells of curved wooden ribs on a green spit between narrow columnar pines, a lagoon with a canoe in front, mountains behind',
  paint: (s) => {
    paintHills(s, '#8AB0AC', 150, 60, 0.6)
    paintHills(s, '#6E9C8C', 70, 30, 0.4)
    paintGroundMist(s, 60, 0.4)
    s.draw(s.at(0, 8), [
      ['M-1400 10q300 -60 700 -50q400 -30 700 -40q300 0 500 40q200 30 500 30v30z', '#4E8A5A'],
      ...[-1100, -900, -720, -560].flatMap((x, i) => columnPine(x, 250 + (i % 3) * 50, '#3E7A58', '#27543E')),
    ])
    s.draw(s.at(0, -22), [
      ...columnPine(-350, 300, '#3E7A58', '#27543E'),
      ...columnPine(-318, 250, '#4E8A5E', '#2E6046'),
      ...shell(-250, 190),
      ...columnPine(-168, 330, '#3E7A58', '#27543E'),
      ...shell(-90, 270),
      ...columnPine(4, 280, '#4E8A5E', '#2E6046'),
      ...shell(90, 340),
      ...columnPine(186, 390, '#3E7A58', '#27543E'),
      ...columnPine(214, 320, '#4E8A5E', '#2E6046'),
      ...shell(290, 230),
      ...columnPine(374, 350, '#3E7A58', '#27543E'),
    ])
    s.draw(s.at(0, 10), [
      ['M-1400 16q500 -50 1000 -44q500 -14 1500 30v14z', '#6EA462'],
      ['M-1400 16q500 -14 1000 -12q500 -10 1500 6v8z', '#F4E3B8'],
    ])
    paintWater(s, '#2FA0AC', 16, '#E8F4E0', null)
    for (const [across, half] of [
      [-90, 60],
      [90, 70],
      [290, 50],
    ] as const)
      paintMirrorBars(s, '#B98A62', across, 20, half, 7)
    paintFloating(s, s.atDepth(-60, 0.6, 1.1), 150, canoe('#7A4A34', s.accent, '#F6EAD2'))
    s.draw(s.atDepth(0, 1), [
      ['M-1400 20v-50q200 -60 420 -10q120 -40 260 0q120 -50 260 20q80 -30 160 40z', '#1E4A44'],
    ])
  },
})
