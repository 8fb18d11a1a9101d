import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, hip, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

const oak = (bark: string, bare: string, crown: string, dark: string): readonly GlyphPart[] => [
  [
    'M-24 0C-18 -60 -20 -90 -26 -130L-70 -190l14 -10l44 44l6 -60h22l2 62l50 -50l12 10l-52 70C18 -90 20 -50 30 0z',
    bark,
  ],
  ['M-24 0C-18 -60 -20 -90 -26 -130L6 -140C-2 -90 -2 -50 4 0z', bare],
  ['M-24 0C-18 -60 -20 -90 -24 -118H24C18 -80 20 -50 30 0z', bare],
  ['M8 0q-6 -60 4 -118h12C18 -80 20 -50 30 0z', bark],
  [
    'M-170 -180q-20 -60 40 -80q10 -60 80 -50q50 -50 110 -10q70 -10 80 50q60 20 40 80q-30 40 -90 20q-60 30 -110 0q-90 40 -150 -10z',
    dark,
  ],
  ['M-160 -196q-10 -50 40 -64q14 -50 76 -40q50 -36 96 0q20 20 10 50q-40 -20 -90 0q-70 30 -132 54z', crown],
]

/** Stripped cork oaks on a plain of the Alentejo, the year painted white on a trunk, a heap of bark on a cart. */
export const corkOaks = landmark({
  name: 'cork-oaks',
  palette: {
    ...PALETTES.gold,
    top: '#5E9AB8',
    middle: '#C9CDB0',
    horizon: '#FBE2A8',
    lightText: 'in the heat of July',
  },
  accent: '#2E6AB0',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'Cork oaks with bare red trunks on a yellow plain, a white farmhouse edged in blue behind, two men loading sheets of bark',
  paint: (s) => {
    paintHills(s, '#C9B98A', 40, 16, 0.4)
    s.draw(s.at(-200, 8), [
      ...solid(0, 0, 250, 60, '#FFFBF0', '#CFCBC4', 0.22),
      [block(0, 0, 250, 14), s.accent],
      [hip(0, -60, 134, 28, 0.86), '#C8694A'],
      [block(-70, -84, 26, 44), '#FFFBF0'],
      [panes(-80, 60, 4, -22, 18, 22), '#3E5A7A'],
      [block(110, 0, 22, 44), s.accent],
    ])
    paintOpenGround(s, '#E8C46A', '#D3A850')
    s.draw(s.at(-330, 60, 0.6), oak('#5A4038', '#B5603E', '#8DA05E', '#5E7A4A'))
    s.draw(s.at(40, 50, 0.55), oak('#5A4038', '#B5603E', '#8DA05E', '#5E7A4A'))
    s.draw(s.at(340, 80, 0.7), oak('#5A4038', '#B5603E', '#8DA05E', '#5E7A4A'))
    s.draw(s.at(-700, 120, 1), oak('#5A4038', '#B5603E', '#8DA05E', '#5E7A4A'))
    s.draw(s.at(160, 270, 2.1), oak('#4A3230', '#C2623C', '#86A05A', '#4E6E46'))
    s.draw(s.at(150, 200, 1.4), [
      ['M-6 -30h4v24h-4zM4 -30q10 0 10 8t-10 14h10v4h-16v-6q12 -8 12 -12t-6 -4z', '#FBF3DF'],
    ])
    s.draw(s.at(-150, 270, 1.05), [
      ['M-120 -40h210l-10 40h-190z', '#8A5E44'],
      ['M-114 -44q10 -60 40 -60l20 -16l40 8l50 -8l44 24q10 30 4 52z', '#C9744A'],
      ['M-90 -50q10 -40 40 -50M-20 -48l10 -60h10l-6 60zM40 -48l-6 -56h10l8 56z', '#8E4A38'],
      [round(-70, 4, 24) + round(50, 4, 24), '#3E2E30'],
      ...pointer(-190, '#F6F0E0', '#8A6A44'),
    ])
    s.draw(s.at(20, 300, 1.1), walker(0, s.accent, '#C9744A'))
  },
})
