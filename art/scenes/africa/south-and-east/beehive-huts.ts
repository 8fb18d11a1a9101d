import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { GRAZING_HORSE, robed } from '#art/kit/figures.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const THATCH = '#D8AE62'
const ROPE = '#8A6236'

/** A Swazi hut: one dome of grass held by ropes, a low arched door. */
const HUT: readonly GlyphPart[] = [
  ['M-130 6Q0 26 190 10Q120 -6 60 -6H-130z', '#5E7A3E'],
  [dome(0, 4, 124, 150), THATCH],
  ['M20 -146C80 -142 124 -90 124 4H54C70 -60 60 -120 20 -146z', '#B07F42'],
  [
    'M-120 -30Q0 -4 120 -30l1 5Q0 2 -121 -25zM-104 -76Q0 -50 104 -76l3 5Q0 -44 -107 -71zM-72 -114Q0 -92 72 -114l5 5Q0 -86 -77 -109zM-60 4Q-64 -90 -6 -146h5Q-54 -90 -50 4zM60 4Q64 -90 6 -146h-5Q54 -90 50 4z',
    ROPE,
  ],
  ['M-10 -148q-4 -20 10 -22q14 2 10 22z', ROPE],
  ['M-38 4V-34q0 -36 38 -38q38 2 38 38V4z', '#B88A4C'],
  ['M-26 4V-30q0 -28 26 -30q26 2 26 30V4z', '#3A2A2A'],
]

const zebra = (): readonly GlyphPart[] => [
  [GRAZING_HORSE, '#F6F1E4'],
  [
    'M-34 -78l8 0l2 50h-8zM-16 -78h8l2 52h-8zM2 -80h8l0 50h-8zM18 -80h8l6 40l-8 6zM36 -78l8 4l4 24l-8 -6zM52 -62l6 6l2 18l-8 -8zM66 -40l6 8l-6 12l-6 -8zM-52 -70h8l-2 40h-8zM-50 -22h10l-2 6h-10zM20 -20h8v6h-8zM38 -22h10v6h-9z',
    '#2E2830',
  ],
  ['M76 -20l10 10q0 8 -8 8l-8 -6z', '#2E2830'],
]

/** Mlilwane: beehive huts of grass below the toothed rock of Nyonyane, zebras grazing between them. */
export const beehiveHuts = landmark({
  name: 'beehive-huts',
  palette: {
    ...PALETTES.highland,
    top: '#7FA8B8',
    middle: '#C4D6CC',
    horizon: '#F8E6C0',
    lightText: 'on a mild grey day',
  },
  accent: '#D8402E',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'Beehive huts of grass tied with rope on a green valley floor, two zebras grazing between them and a woman in a red cloth, a toothed granite mountain behind',
  paint: (s) => {
    paintHills(s, '#9DB8B0', 150, 40, 0.5)
    s.draw(s.at(70, 0, 1.1), [
      [
        'M-1600 10V-70Q-700 -60 -420 -110L-260 -170L-190 -240L-140 -250L-110 -310L-84 -404L-50 -424L-30 -400L-8 -410L14 -352L60 -330L86 -280L150 -250L210 -190Q400 -120 700 -90Q1000 -70 1600 -60V10z',
        '#6E8A76',
      ],
      [
        'M-110 -310L-84 -404L-50 -424L-30 -400L-44 -330L-90 -250L-150 -200L-260 -170L-190 -240L-140 -250zM-8 -410L14 -352L-4 -280L-50 -240L-30 -320z',
        '#C9BCA4',
      ],
      ['M14 -352L60 -330L86 -280L150 -250L210 -190L120 -190L40 -230L-4 -280z', '#4C6668'],
      ['M-1600 10V-30Q-500 -20 -200 -90Q0 -130 240 -80Q600 -30 1600 -30V10z', '#587C58'],
    ])
    paintGroundMist(s, 60, 0.5)
    paintOpenGround(s, '#8DAA58', '#7A9A4C', 0)
    s.draw(s.at(-250, 60, 0.6), HUT)
    s.draw(s.at(-60, 50, 0.56), HUT)
    s.draw(s.at(206, 76, 0.7), HUT)
    s.draw(s.at(-10, 142, 0.9), zebra())
    s.draw({ ...s.at(310, 190, 1), scaleX: -1 * s.unit }, zebra())
    s.draw(s.at(-176, 262, 1.36), HUT)
    s.draw(s.at(96, 300, 1.2), [
      ...robed(0, s.accent, '#F2E6CC'),
      ['M-22 0q4 -40 8 -66l36 40v26z', '#F2C23C'],
      ['M-30 -128h60l-8 22h-44z', '#9A7040'],
    ])
    paintTuft(s, 'right', '#4E6E3A')
  },
})
