import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peaks, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter, walker } from '#art/kit/poses.ts'

const OCHRE = '#D9B06A'
const BRICK = '#B4604A'
const SLATE = '#4F6E80'
const PALE = '#F2E4C4'
const GREEN = '#7E9A72'

const ringed = (x: number, y: number, radius: number, inks: readonly string[]): readonly GlyphPart[] =>
  inks.map((ink, i) => [round(x, y, radius * (1 - i / inks.length)), ink] as const)

/** Rays around a disc. */
const rays = (x: number, y: number, inner: number, outer: number, count: number): string =>
  Array.from({ length: count }, (_none, i) => {
    const at = (turn: number, far: number): string => {
      const angle = ((i + turn) / count) * 2 * Math.PI
      return `${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`
    }
    return `M${at(-0.3, inner)}L${at(0, outer)}L${at(0.3, inner)}z`
  }).join('')

/** One wall without windows, 400 wide and 330 high, covered in stone mosaic: two skies, a shield, hands, rivers. */
const MOSAIC: readonly GlyphPart[] = [
  [block(0, 0, 400, 330), OCHRE],
  [block(-150, 0, 100, 330) + block(150, 0, 100, 330), '#C79A62'],
  ['M-200 -330H200V-300H-200z', SLATE],
  [peaks(-188, 188, 17, -300, 22, 16), PALE],
  ['M-200 -24H200V0H-200z', BRICK],
  [peaks(-188, 188, 13, -24, 30, 22), SLATE],
  [rays(-112, -206, 60, 84, 16) + rays(112, -206, 60, 84, 16), BRICK],
  ...ringed(-112, -206, 64, [SLATE, PALE, BRICK, OCHRE]),
  ...ringed(112, -206, 64, [PALE, SLATE, GREEN, PALE]),
  [block(0, -46, 76, 240), PALE],
  [block(0, -46, 60, 226), GREEN],
  ['M-30 -280L0 -306L30 -280z', BRICK],
  [block(0, -60, 44, 60) + block(0, -200, 34, 52), BRICK],
  ['M-14 -60v-36q14 -18 28 0v36z', '#3A3440'],
  ['M-18 -176q18 -26 36 0q-4 34 -18 44q-14 -10 -18 -44z', PALE],
  [
    'M-190 -116q30 -22 60 0t60 0v18q-30 22 -60 0t-60 0zM70 -116q30 -22 60 0t60 0v18q-30 22 -60 0t-60 0z',
    SLATE,
  ],
  [panes(-176, -60, 7, -52, 11, 34) + panes(60, 176, 7, -52, 11, 34), PALE],
  [
    [-176, -156.6, -137.2, -118, -98.6, -79.2, -60, 60, 79.2, 98.6, 118, 137.2, 156.6, 176]
      .map((x) => round(x, -92, 5))
      .join(''),
    BRICK,
  ],
]

/** Students on the grass before a library without windows, its block a mosaic of natural stones. */
export const stoneLibrary = landmark({
  name: 'stone-library',
  palette: {
    ...PALETTES.noon,
    top: '#3E86C0',
    middle: '#9CCAD8',
    horizon: '#FBECCB',
    deep: '#26323E',
    lightText: 'between two lectures',
  },
  accent: '#E0402E',
  ground: 0.64,
  sun: null,
  clouds: null,
  altText:
    'A tall windowless library block covered in mosaics of coloured stone, discs, rivers and shields, on a low base of dark lava; students on the grass in front, a jacaranda in flower',
  paint: (s) => {
    paintHills(s, '#9FB8BC', 150, 50, 0.8)
    paintGroundMist(s, 120, 0.6)
    s.draw(s.at(0, 0), [
      [
        Array.from({ length: 26 }, (_none, i) =>
          round(-1560 + i * 124 + ((i * 31) % 40), -20, 46 + ((i * 7) % 4) * 8),
        ).join(''),
        '#5E8A5A',
      ],
    ])
    s.draw(s.at(20, -86, 1.22), MOSAIC)
    s.draw(s.at(20, -86, 1.22), [
      [block(0, -330, 180, 44), '#A39C92'],
      ['M40 -330h50v-44h-50z', '#77706E'],
    ])
    s.draw(s.at(20, 0), [
      [block(0, 6, 760, 100), '#5A5450'],
      [block(0, -70, 780, 22), '#E9DFCB'],
      [panes(-340, 340, 14, -14, 34, 44), '#A9C4C4'],
      [panes(-340, 340, 14, -14, 6, 44), '#3A3A40'],
      ['M-390 10h780v12h-780z', '#8A7E74'],
    ])
    paintOpenGround(s, '#86A456', '#6A8A48', -14)
    s.draw(s.at(0, 0), [['M-60 16H90L170 400H-240z', '#D8C4A4']])
    s.draw(s.at(-330, 60, 1), [
      ['M-14 60q10 -120 -4 -240h26q-8 120 6 240z', '#4A3438'],
      [
        [
          [-90, -190, 66],
          [-10, -240, 80],
          [80, -200, 66],
          [-40, -170, 60],
          [40, -160, 56],
        ]
          .map(([x = 0, y = 0, r = 0]) => round(x, y, r))
          .join(''),
        '#7E62B0',
      ],
      [
        [
          [-100, -204, 40],
          [-30, -262, 52],
          [60, -220, 42],
        ]
          .map(([x = 0, y = 0, r = 0]) => round(x, y, r))
          .join(''),
        '#A88CD0',
      ],
    ])
    s.draw(s.at(-150, 214, 1), sitter(0, '#F4EFE2', '#3A4A6A'))
    s.draw(s.at(-226, 240, 1.05), sitter(0, s.accent, '#2E3A4A'))
    s.draw(s.at(40, 150, 0.8), walker(0, '#3E6A8A', '#D9A23C'))
    s.draw(s.at(110, 240, 1.05), walker(0, '#D9A23C', '#4A3A5A'))
    s.draw(s.at(250, 270, 1.1), [...person(0, '#5E4A7A'), ...person(52, '#F4EFE2', undefined, '#3A4A6A')])
    s.draw(s.at(-620, 250, 1.05), [...sitter(0, '#5E8AA0'), ...sitter(70, '#D9A23C')])
  },
})
