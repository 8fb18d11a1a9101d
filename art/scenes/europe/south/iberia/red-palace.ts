import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintPines } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

const LIT = '#D9865E'
const SHADE = '#9A4E44'
const DARK = '#5A2E36'

const tower = (x: number, wide: number, tall: number): readonly GlyphPart[] => [
  ...solid(x, 0, wide, tall, LIT, SHADE, 0.36),
  [crenels(x - wide / 2 + 6, x + wide / 2 - 6, Math.max(3, Math.round(wide / 18)), -tall, 9), LIT],
  [panes(x - wide * 0.26, x + wide * 0.06, 2, -tall + 44, 9, 20), DARK],
]

/** The palace of red walls on its wooded spur, the snow of the sierra behind. */
export const redPalace = landmark({
  name: 'red-palace',
  palette: {
    ...PALETTES.gold,
    top: '#6E8CB4',
    middle: '#D9B4AE',
    horizon: '#FBDDB0',
    deep: '#2E2436',
    lightText: 'in the last sun',
  },
  accent: '#F2C23C',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'Red palace walls and towers along a wooded spur, a wide snow range behind, white houses with gardens below, a person looking from a wall',
  paint: (s) => {
    paintMountain(s, -560, 330, 620, '#B9AEC4', '#8A86A8', 0.62, 0.3)
    paintMountain(s, 40, 400, 560, '#B9AEC4', '#8A86A8', 0.66, 0.3)
    paintMountain(s, 480, 310, 560, '#B9AEC4', '#8A86A8', 0.6, 0.3)
    paintGroundMist(s, 210, 0.8)
    paintTreeCrowns(s, '#7A8A5A', 46, -20)
    s.draw(s.at(20, -50, 1.06), [
      ['M-1300 10v-60h920v60zM240 10v-50h900v50z', SHADE],
      ...tower(-352, 84, 130),
      ...tower(-262, 46, 96),
      ['M-244 0v-80h90v80z', LIT],
      ...tower(-300, 60, 170),
      ...solid(-20, 0, 250, 92, '#E3A070', SHADE, 0.24),
      [hip(-20, -92, 134, 24), '#A85A44'],
      ...tower(-100, 96, 168),
      [arches(-128, -72, 3, -52, 15, 46), DARK],
      [arches(-10, 80, 5, -20, 12, 34), DARK],
      ...tower(150, 60, 110),
      ['M180 0v-70h110v70z', LIT],
      ...solid(264, 0, 200, 104, '#EFC08C', '#B9785E', 0.3),
      [arches(190, 320, 6, -50, 14, 30) + panes(190, 320, 6, -14, 11, 22), '#8A5A54'],
      ['M160 -104h208v-8h-208z', '#FBE3B4'],
    ])
    paintTreeCrowns(s, '#4E6A4A', 56, 40)
    paintTreeCrowns(s, '#39543E', 60, 100)
    for (const [y, size, offset] of [
      [190, 1, 0],
      [260, 1.24, 50],
      [360, 1.6, -30],
      [500, 2.1, 30],
    ] as const)
      s.draw(
        s.at(0, y, size),
        Array.from({ length: 17 }, (_none, i): readonly GlyphPart[] => {
          const [x, tall] = [(i - 10) * 84 + offset, 46 + ((i * 29) % 26)]
          return [
            ...solid(x, 0, 78, tall, '#FBF0DC', '#D3B4AC', 0.3),
            [hip(x, -tall + 2, 44, 16, 0.5), i % 3 === 0 ? '#B4604A' : '#C97A58'],
            [panes(x - 24, x + 8, 3, -14, 8, 15), '#5A4A5A'],
            ...(i % 4 === 1 ? [[`M${x + 40} 4q-14 -60 0 -96q14 36 0 96z`, '#2E4A3E'] as const] : []),
          ]
        }).flat(),
      )
    paintPines(s, 'left', '#22342E', 560, 0.16)
    s.draw(s.atDepth(0, 1), [
      ['M-1400 40v-84h2500v84z', '#7A4A48'],
      ['M-1400 -44h2500v-14h-2500z', '#E3A883'],
    ])
    s.draw({ ...s.atDepth(220, 1, 1.1), y: s.height - 56 * s.unit }, sitter(0, s.accent, '#3E3A5A'))
    s.draw(s.at(-100, -228), [[`${block(0, 0, 3, 30)}M2 -30h22v12h-22z`, s.accent]])
  },
})
