import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A dressed pillar of laterite with the pebbles of those who made a wish. */
const pillar = (tall: number, wide: number): readonly GlyphPart[] => [
  [`M${wide * 0.3} 0Q${wide * 2} -12 ${wide * 4.6} 26Q${wide * 2} 20 ${-wide * 0.4} 8z`, '#8E8A4E'],
  [
    `M${-wide / 2} 0L${-wide * 0.46} ${-tall}Q0 ${-tall - 16} ${wide * 0.46} ${-tall}L${wide / 2} 0Q0 14 ${-wide / 2} 0z`,
    '#B9583A',
  ],
  [
    `M${wide * 0.12} 8L${wide * 0.1} ${-tall - 8}Q${wide * 0.34} ${-tall - 8} ${wide * 0.46} ${-tall}L${wide / 2} 0Q${wide * 0.3} 8 ${wide * 0.12} 8z`,
    '#7E3634',
  ],
  [
    `M${-wide * 0.46} ${-tall}Q0 ${-tall - 16} ${wide * 0.46} ${-tall}Q0 ${-tall + 14} ${-wide * 0.46} ${-tall}z`,
    '#D98256',
  ],
  [
    `M${-wide * 0.3} ${-tall}q6 -16 16 -1zM${-wide * 0.04} ${-tall + 2}q8 -18 18 -1zM${-wide * 0.16} ${-tall - 10}q8 -14 16 1z`,
    '#F4E8D0',
  ],
]

/** The ring around its middle: share of the turn, height. */
const RING: readonly (readonly [number, number])[] = [
  [0.5, 126],
  [0.56, 112],
  [0.63, 132],
  [0.7, 120],
  [0.77, 128],
  [0.84, 110],
  [0.91, 130],
  [0.02, 122],
  [0.11, 118],
  [0.2, 134],
  [0.3, 108],
  [0.4, 126],
]

/** The stone circles of Wassu: red pillars over graves on the flat land by the Gambia River. */
export const pillarRing = landmark({
  name: 'pillar-ring',
  palette: {
    ...PALETTES.morning,
    top: '#5AA0B0',
    middle: '#B6D6C6',
    horizon: '#FBE9BE',
    lightText: 'early in the morning',
  },
  accent: '#2E6AA8',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'A ring of red stone pillars with pebbles on their tops in dry grass, a silk-cotton tree behind, a visitor and a woman in a robe among the long shadows',
  paint: (s) => {
    paintHills(s, '#A9BE9A', 34, 6, 0.6)
    paintTreeCrowns(s, '#7C9A66', 30, 4)
    paintOpenGround(s, '#D9C06C', '#BFA650', 0)
    s.draw(s.at(-190, 24, 1.25), [
      [
        'M-70 6Q-26 -20 -24 -120L-60 -200l12 -6L-14 -150L-6 -250h12L8 -150L46 -214l12 6L24 -120Q26 -20 76 6Q40 0 30 10H-26Q-40 0 -70 6z',
        '#7A6A66',
      ],
      ['M8 -150L46 -214l12 6L24 -120Q26 -20 76 6Q40 0 30 10H8z', '#5A4C54'],
      [
        'M-190 -210q6 -50 70 -46q20 -50 90 -40q60 -34 110 14q70 -8 76 44q40 10 34 40q-60 26 -120 6q-60 24 -130 4q-80 14 -130 -22z',
        '#5E8A52',
      ],
      ['M-20 -196q40 -30 90 -10q60 -30 120 6q-60 26 -120 6q-40 16 -90 -2z', '#426E4A'],
    ])
    const places = RING.map(([turn, tall]) => {
      const angle = turn * 2 * Math.PI
      const down = 230 + Math.sin(angle) * 150
      return { across: 20 + Math.cos(angle) * 330, down, tall, size: 0.62 + (down - 80) / 300 }
    }).toSorted((one, other) => one.down - other.down)
    for (const { across, down, tall, size } of places.filter((place) => place.down < 230))
      s.draw(s.at(across, down, size), pillar(tall, 58))
    s.draw(s.at(46, 196, 0.9), walker(0, s.accent, '#6A3A2E', '#3A3440'))
    s.draw(s.at(160, 222, 1), robed(0, '#F4F0E4', '#8A3A4A'))
    for (const { across, down, tall, size } of places.filter((place) => place.down >= 230))
      s.draw(s.at(across, down, size), pillar(tall, 58))
  },
})
