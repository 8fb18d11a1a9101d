import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintRidge, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Columns of a ruined colonnade and its arch. */
export const colonnade = landmark({
  name: 'colonnade',
  palette: PALETTES.gold,
  accent: '#2F7E8E',
  ground: 0.74,
  sun: [196, 360, 72],
  altText: 'A ruined street of Roman columns leading to a broken arch, fallen capitals in the grass',
  paint: (s) => {
    paintRidge(s, '#D0925A', 140, 30)
    paintOpenGround(s, '#D9A865', '#B5824A', 0)
    const column = (x: number, y: number, tall: number, size: number): readonly GlyphPart[] => [
      ...solid(x, y, 34 * size, tall, '#FBE0AC', '#A8744E', 0.4),
      [
        `${block(x, y, 50 * size, 14 * size)}M${x - 30 * size} ${y - tall - 26 * size}h${60 * size}l${-12 * size} ${26 * size}h${-36 * size}z`,
        '#F2CC90',
      ],
      [panes(x - 10 * size, x + 2 * size, 3, y - 16 * size, 2, tall - 20 * size), '#D2A06A'],
    ]
    s.draw(s.at(0, 0), [
      [
        'M-145 2v-262l20 -10l26 6l30 -14l40 4l32 -10l24 12l30 -4l22 18l26 -4V2zM54 2v-70q0 -16 -16 -16t-16 16V2zM30 2v-110q0 -50 -50 -50t-50 50V2zM-94 2v-70q0 -16 -16 -16t-16 16V2z',
        '#F2CC90',
      ],
      ['M63 -262l16 0l26 -4V2h-30q-14 -120 -12 -264z', '#A8744E'],
      [
        'M30 2v-110q0 -50 -50 -50q22 12 28 50V2zM54 2v-70q0 -16 -16 -16q6 6 6 16V2zM-94 2v-70q0 -16 -16 -16q6 6 6 16V2z',
        '#8E5A44',
      ],
      ['M-154 -222h262v10h-262zM-150 -176h254v6h-254zM-140 -72h16v6h-16zM-96 -72h26v6h-26z', '#FFE9BE'],
      ['M-154 -212h262v5h-262zM-120 -240h30v16h-30zM-60 -250h44v26h-44zM10 -242h40v18h-40z', '#C08A5A'],
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
    s.draw(s.atDepth(40, 0.6, 1), [
      ...person(0, s.accent, '#FFF1D0'),
      ['M90 6q0 -40 40 -40t42 40zM150 6l60 -30l20 30z', '#C9955E'],
    ])
    paintTreeCrowns({ ...s, groundY: s.groundY + 260 * s.unit }, '#6E6A3E', 22, 40)
  },
})
