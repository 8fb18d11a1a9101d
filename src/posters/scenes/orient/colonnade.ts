import type { GlyphPart } from '#src/posters/drawing/glyphs.ts'
import { crowns, ridge } from '#src/posters/kit/backdrops.ts'
import { person } from '#src/posters/kit/figures.ts'
import { open } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { block, panes, solid } from '#src/posters/kit/masonry.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** Columns of a ruined colonnade and its arch. */
export const colonnade = landmark({
  name: 'colonnade',
  look: LOOKS.gold,
  accent: '#2F7E8E',
  ground: 0.74,
  sun: [-40, 250, 88],
  altText: 'A ruined street of Roman columns leading to a broken arch, fallen capitals in the grass',
  paint: (s) => {
    ridge(s, '#D0925A', 140, 30)
    open(s, '#D9A865', '#B5824A', 0)
    const column = (x: number, y: number, tall: number, size: number): readonly GlyphPart[] => [
      ...solid(x, y, 34 * size, tall, '#FBE0AC', '#A8744E', 0.4),
      [
        `${block(x, y, 50 * size, 14 * size)}M${x - 30 * size} ${y - tall - 26 * size}h${60 * size}l${-12 * size} ${26 * size}h${-36 * size}z`,
        '#F2CC90',
      ],
      [panes(x - 10 * size, x + 2 * size, 3, y - 16 * size, 2, tall - 20 * size), '#D2A06A'],
    ]
    s.draw(s.at(0, 0), [
      ...solid(-20, 0, 250, 250, '#F2CC90', '#A8744E', 0.2),
      ['M-70 2v-110q50 -80 100 0v110zM-126 2v-70q16 -26 32 0v70zM54 2v-70q16 -26 32 0v70z', '#FFE29A'],
      ['M-150 -246h260v-16h-260zM-150 -190h260v-8h-260z', '#FBE0AC'],
      ['M40 -262l70 -2v40l-30 -20zM-150 -262l-6 -26h90l10 26z', '#F2CC90'],
    ])
    s.draw(s.at(0, 0), [
      ...[0, 1, 2, 3].flatMap((i) => [
        ...column(-190 - i * 62, 8 + i * 28, 200 + i * 70, 0.7 + i * 0.26),
        ...(i === 2
          ? []
          : column(180 + i * 66, 8 + i * 28, (200 + i * 70) * (i === 1 ? 0.5 : 1), 0.7 + i * 0.26)),
      ]),
      ['M-420 -300l250 88v18l-250 -74z', '#F2CC90'],
    ])
    s.draw(s.near(40, 0.6, 1), [
      ...person(0, s.accent, '#FFF1D0'),
      ['M90 6q0 -40 40 -40t42 40zM150 6l60 -30l20 30z', '#C9955E'],
    ])
    crowns({ ...s, groundY: s.groundY + 260 * s.unit }, '#6E6A3E', 22, 40)
  },
})
