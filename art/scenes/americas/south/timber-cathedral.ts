import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, panes, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** Paramaribo's wooden cathedral, ochre and pale blue with two steep towers, a royal palm avenue and a bus. */
export const timberCathedral = landmark({
  name: 'timber-cathedral',
  palette: { ...PALETTES.monsoon, top: '#6AA0AE', middle: '#B9D0C4', horizon: '#F6EAC8' },
  accent: '#D8402E',
  ground: 0.72,
  sun: null,
  clouds: null,
  altText:
    'A wooden cathedral in ochre and grey with two tall steep towers, white board houses with green shutters beside it, a cyclist and palms',
  paint: (s) => {
    paintFarPalms(s, '#4E8A6A', [0.04, 0.12, 0.9, 0.97], 260)
    for (const [x, w, h] of [
      [-330, 180, 210],
      [-530, 190, 180],
      [-730, 180, 220],
      [340, 190, 200],
      [540, 190, 220],
      [740, 190, 180],
      [-930, 190, 200],
      [-1130, 190, 220],
    ] as const)
      s.draw(s.at(x, 10), [
        ...solid(0, 0, w, h, '#FBF8EE', '#C9CCC8', 0.24),
        [Array.from({ length: 9 }, (_n, i) => block(0, -14 - i * (h / 9), w, 2)).join(''), '#D9DAD2'],
        [peak(0, -h, w + 30, 84), '#8E4A3E'],
        [block(0, -h - 8, 34, 30), '#FBF8EE'],
        [
          panes(-w * 0.3, w * 0.14, 3, -h * 0.56, 24, 46) + panes(-w * 0.3, w * 0.14, 3, -14, 24, 56),
          '#2E6A4E',
        ],
        [block(0, -h * 0.48, w + 16, 8), '#B5543E'],
      ])
    const tower = (x: number): readonly GlyphPart[] => [
      ...solid(x, 10, 104, 350, '#E3A850', '#A8743E', 0.34),
      [block(x, -90, 112, 9) + block(x, -210, 112, 9) + block(x, -336, 116, 12), '#F6E9CC'],
      [arches(x - 26, x + 18, 2, -236, 22, 70) + arches(x - 26, x + 18, 2, -112, 22, 70), '#5A6A74'],
      ...cone(x, -344, 104, 210, '#7E92A0', '#556A7C'),
      [block(x, -550, 4, 40) + block(x, -572, 20, 4), '#3A3A44'],
    ]
    s.draw(s.at(0, 10), [
      ...solid(0, 10, 130, 270, '#EBB860', '#A8743E', 0.2),
      [peak(0, -256, 150, 90), '#7E92A0'],
      [round(0, -220, 26), '#F6E9CC'],
      [round(0, -220, 20), '#5A6A74'],
      [arches(0, 0, 1, 10, 60, 130), '#5A3A34'],
      [arches(-30, 30, 3, -130, 20, 56), '#5A6A74'],
      ...tower(-110),
      ...tower(110),
      [arches(-110, -110, 1, 10, 40, 84) + arches(110, 110, 1, 10, 40, 84), '#5A3A34'],
    ])
    paintPaving(s, '#D3C0A0', '#B5A084')
    s.draw(s.at(-150, 130, 1.2), [
      [round(-54, -26, 27) + round(56, -26, 27), '#2A2430'],
      [round(-54, -26, 22) + round(56, -26, 22), '#D3C0A0'],
      ['M-54 -28l32 -44h56l22 46h-7l-20 -38l-30 38h-10l-22 -36l-16 34zM38 -70h24v6h-20z', '#2A2430'],
      ['M-26 -58q-2 -50 18 -58q26 4 24 30l28 18l-4 8l-34 -14l-2 20l8 42h-10l-14 -42z', s.accent],
      [round(4, -130, 14), '#6A3E2E'],
    ])
    s.draw(s.at(170, 140, 1.2), [...robed(0, '#F2C23C', '#2E6AA0'), ...walker(80, '#F6F0E0', '#D8A03A')])
  },
})
