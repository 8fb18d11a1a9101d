import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LIT = '#F6E9D0'
const SHADE = '#B89C82'
const BEAM = '#5A3826'

/** A cone of clay as a pillar between walls, its point rounded. */
const pinnacle = (x: number, base: number, wide: number, tall: number): readonly GlyphPart[] => [
  [
    `M${x - wide / 2} ${base}L${x - wide * 0.12} ${base - tall}q${wide * 0.12} ${-wide * 0.2} ${wide * 0.24} 0L${x + wide / 2} ${base}z`,
    LIT,
  ],
  [
    `M${x + wide * 0.14} ${base}L${x + wide * 0.04} ${base - tall}q${wide * 0.06} 0 ${wide * 0.08} 0L${x + wide / 2} ${base}z`,
    SHADE,
  ],
]

/** A thick cone whose beams stand out to both sides in rows. */
function minaret(x: number, base: number, wide: number, tall: number, rows: number): readonly GlyphPart[] {
  const beams = Array.from({ length: rows }, (_none, i) => {
    const share = 0.16 + (i / rows) * 0.74
    const half = (wide / 2) * (1 - share * 0.72)
    const y = base - tall * share
    return [-1.22, -0.62, -0.2, 0.24, 0.66]
      .map((k) => `M${x + half * k} ${y}h${Math.max(14, half * 0.3)}v6h${-Math.max(14, half * 0.3)}z`)
      .concat(`M${x + half * 0.86} ${y}h${half * 0.4}v6h${-half * 0.4}z`)
      .join('')
  }).join('')
  return [
    [
      `M${x - wide / 2} ${base}L${x - wide * 0.15} ${base - tall * 0.96}Q${x} ${base - tall * 1.08} ${x + wide * 0.15} ${base - tall * 0.96}L${x + wide / 2} ${base}z`,
      LIT,
    ],
    [
      `M${x + wide * 0.16} ${base}L${x + wide * 0.03} ${base - tall * 1.02}Q${x + wide * 0.12} ${base - tall} ${x + wide * 0.15} ${base - tall * 0.96}L${x + wide / 2} ${base}z`,
      SHADE,
    ],
    [beams, BEAM],
  ]
}

const MOPED: readonly GlyphPart[] = [
  ['M-66 -22a22 22 0 1 0 44 0a22 22 0 1 0 -44 0zM26 -22a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z', '#2A2430'],
  ['M-54 -22a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM38 -22a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', '#C9B79A'],
  ['M-58 -50h60l10 18h22l-8 -46h12l14 52l-6 6h-54l-20 -18h-30z', '#2E6A7A'],
  ['M-30 -52h34l26 8l8 26h-12l-8 -18h-48z', '#33302E'],
  ['M-34 -50q-6 -54 14 -66h22q10 16 6 30l24 16l-6 8l-30 -14v26z', '#E2B23C'],
  ['M-20 -132a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z', '#5A3A2C'],
]

/** The old mosque of Bobo-Dioulasso: whitewashed clay cones bristling with beams, mango shade, a moped. */
export const whiteMinarets = landmark({
  name: 'white-minarets',
  palette: { ...PALETTES.arid, top: '#5E93B4', middle: '#BFD0C8', horizon: '#F7E3BC' },
  accent: '#D8402E',
  sun: null,
  clouds: null,
  altText:
    'An old mosque of whitewashed clay, two thick cones full of beam ends over a low wall of pointed pillars, mango trees beside it and a moped passing',
  lightText: 'in the dry season',
  paint: (s) => {
    paintOpenGround(s, '#D9A06A', '#B5754A', 0)
    s.draw(s.at(0, 8), [
      ['M-389 0v-120h18v120zM411 0v-110h18v110z', '#6A4A38'],
      [dome(-380, -60, 150, 190) + dome(-520, -60, 120, 150) + dome(420, -60, 150, 190), '#3E6A46'],
      [dome(-410, -130, 76, 84) + dome(390, -130, 72, 80), '#5E8A52'],
    ])
    s.draw(s.at(0, 16, 1.2), [
      ...solid(0, 0, 560, 110, LIT, SHADE, 0.16),
      ...minaret(-120, 0, 190, 400, 9),
      ...minaret(150, 0, 150, 280, 7),
      ...[-280, -212, -30, 40, 234, 284].flatMap((x) => pinnacle(x, 0, 52, 176)),
      ['M-12 0v-56q17 -20 34 0v56zM-250 0v-44q10 -12 20 0v44zM196 0v-44q10 -12 20 0v44z', '#4A2E26'],
    ])
    s.draw(s.atDepth(-150, 0.56, 1.25), MOPED)
    s.draw(s.atDepth(200, 0.5, 1.1), [...robed(0, s.accent, '#F2C23C'), ...robed(64, '#2F6A8A', '#FFF6E2')])
  },
})
