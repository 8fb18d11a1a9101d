import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cone, cupola, hip, ogives, panes, peaks, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The great dome of parliament and its spires along the Danube. */
export const parliament = landmark({
  name: 'parliament',
  palette: PALETTES.city,
  accent: '#F2A83C',
  ground: 0.64,
  sun: [-240, 360, 50],
  altText:
    'A long parliament with a ribbed dome and rows of spires, lit along a wide river, a tram on the quay',
  paint: (s) => {
    paintHills(s, '#8A5E86', 90, 20)
    const row = (from: number, to: number, n: number): readonly GlyphPart[] => [
      [peaks(from, to, n, -130, 16, 64), '#F6DCA8'],
    ]
    s.draw(s.at(0, 6, 1.06), [
      ...solid(0, 0, 700, 128, '#F3CF94', '#A87884', 0.14),
      [ogives(-330, 330, 24, -74, 16, 44) + ogives(-330, 330, 24, -14, 16, 48), '#6A4670'],
      [hip(-220, -124, 130, 50, 0.8) + hip(220, -124, 130, 50, 0.8), '#8A4E66'],
      ...row(-344, -96, 9),
      ...row(96, 344, 9),
      ...[-340, -120, 120, 340].flatMap((x) => [
        ...solid(x, 0, 40, 190, '#F6DCA8', '#A87884', 0.4),
        ...cone(x, -186, 50, 90, '#8A4E66', '#5E3556'),
      ]),
      ...solid(0, 0, 150, 210, '#F8E0B0', '#B08488', 0.3),
      [ogives(-48, 48, 5, -70, 16, 110), '#6A4670'],
      [peaks(-70, 70, 7, -206, 16, 46), '#F6DCA8'],
      ...cupola(0, -214, 72, 130, '#B5566A', '#74384E'),
      [
        [-40, -14, 14, 40]
          .map((x) => `M${x} -214Q${x * 0.9} -300 0 -344l2 0Q${x * 0.9 + 6} -300 ${x + 5} -214z`)
          .join(''),
        '#F6DCA8',
      ],
      ...cone(0, -336, 26, 120, '#F6DCA8', '#A87884'),
    ])
    paintQuayWall(s, '#E0A88C', '#7E5270', 40)
    s.draw(s.at(-190, 24, 0.7), [
      ['M-110 0v-50h220v50z', s.accent],
      [panes(-92, 92, 8, -18, 18, 24), '#5A3A5E'],
      ['M-110 -50h220l-8 -8h-204z', '#FFF1D6'],
    ])
    paintWater(s, '#5A4A80', 38)
    for (const x of [-300, -180, 0, 0, 180, 300]) paintMirrorBars(s, '#FFC98A', x, 40, x === 0 ? 70 : 34, 10)
    paintFloating(s, s.atDepth(110, 0.66, 1.1), 150, ferry('#FFF1DA', '#C8452E'))
  },
})
