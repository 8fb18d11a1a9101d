import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, pointer, walker } from '#art/kit/poses.ts'

/** Brussels' Atomium: nine steel balls on their tubes over a park. */
export const nineBalls = landmark({
  name: 'nine-balls',
  palette: {
    ...PALETTES.highland,
    top: '#7FA8C4',
    middle: '#C4D4D4',
    horizon: '#F6EAD4',
    lightText: 'on a day of quick clouds',
  },
  accent: '#D8402E',
  ground: 0.82,
  sun: null,
  clouds: null,
  altText:
    'Nine shining steel balls joined by tubes into a giant crystal over a park, a family and a dog on the path below',
  paint: (s) => {
    const at: Readonly<Record<string, readonly [number, number]>> = {
      top: [0, -640],
      a: [-210, -520],
      b: [30, -470],
      c: [220, -540],
      mid: [0, -350],
      d: [-220, -270],
      e: [-30, -215],
      f: [210, -290],
      low: [0, -70],
    }
    const tubes = [
      'top a',
      'top b',
      'top c',
      'a mid',
      'c mid',
      'b e',
      'a d',
      'c f',
      'top mid',
      'mid low',
      'mid d',
      'mid f',
      'd low',
      'e low',
      'f low',
      'b mid',
    ] as const
    paintTreeCrowns(s, '#8DB07E', 60, 10)
    s.draw(s.at(10, 0), [
      ...[
        [-200, -260],
        [190, -280],
        [-20, -210],
      ].map(
        ([x = 0, y = 0]): GlyphPart => [`M${x - 8} ${y}L${x * 1.25 - 10} 10h20L${x + 8} ${y}z`, '#8A98A4'],
      ),
      ...tubes.map((pair): GlyphPart => {
        const [from = 'mid', to = 'mid'] = pair.split(' ')
        const [[x1, y1], [x2, y2]] = [at[from] ?? [0, 0], at[to] ?? [0, 0]]
        const long = Math.hypot(x2 - x1, y2 - y1) / 13
        const [nx, ny] = [(y2 - y1) / long, (x1 - x2) / long]
        return [
          `M${x1 + nx} ${y1 + ny}L${x2 + nx} ${y2 + ny}L${x2 - nx} ${y2 - ny}L${x1 - nx} ${y1 - ny}z`,
          '#93A2AE',
        ]
      }),
      ...Object.values(at).flatMap(([x, y]): GlyphPart[] => [
        [round(x, y, 68), '#B9C6CE'],
        [
          `M${x + 20} ${y - 65}A68 68 0 0 1 ${x + 20} ${y + 65}A110 110 0 0 0 ${x + 20} ${y - 65}z`,
          '#6E7E8E',
        ],
        [
          `M${x - 50} ${y - 20}Q${x - 40} ${y - 52} ${x - 6} ${y - 54}Q${x - 30} ${y - 30} ${x - 50} ${y - 20}z`,
          '#F6F8F6',
        ],
        [panes(x - 36, x + 20, 4, y + 10, 9, 9), '#4A5A6A'],
      ]),
      [block(0, 14, 130, 40) + block(0, -20, 150, 8), '#D9DEDE'],
      [panes(-44, 44, 4, 8, 18, 22), '#4A5A6A'],
    ])
    paintOpenGround(s, '#8DB45E', '#B4CC78')
    s.draw(s.at(0, 14), [['M-70 0H70L240 260H-190z', '#EBDCBC']])
    s.draw(s.at(-120, 120, 1.1), [...pointer(0, s.accent, '#F2D9A0'), ...walker(80, '#3E6A9A', '#F2C23C')])
    s.draw(s.at(110, 140, 1.1), dog(0, '#5A3A34'))
    paintTuft(s, 'right', '#4E7A4A')
  },
})
