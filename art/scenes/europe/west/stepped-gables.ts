import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, crenels, panes, peaks, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter, walker } from '#art/kit/poses.ts'

const gable = (w: number, tall: number, ink: string, shade: string, trim: string): readonly GlyphPart[] => {
  const stairs = [0, 1, 2, 3].map((i) => block(0, -tall - i * 34, w - i * (w * 0.22), 36)).join('')
  return [
    [block(0, 0, w, tall + 2) + stairs, ink],
    [block(w * 0.44, 0, w * 0.12, tall), shade],
    [[0, 1, 2, 3].map((i) => block(0, -tall - 30 - i * 34, w - i * (w * 0.22) + 8, 7)).join(''), trim],
    [
      Array.from({ length: 3 }, (_n, row) =>
        panes(-w * 0.3, w * 0.24, 3, -16 - (row * tall) / 3.1, w * 0.17, tall / 4.6),
      ).join(''),
      trim,
    ],
    [
      Array.from({ length: 3 }, (_n, row) =>
        panes(-w * 0.3, w * 0.24, 3, -20 - (row * tall) / 3.1, w * 0.12, tall / 5.6),
      ).join(''),
      '#3E4A5E',
    ],
    [arches(0, 0, 1, -tall - 30, w * 0.16, 54), '#3E4A5E'],
  ]
}

/** Ghent's Graslei: stepped gables in a row, three towers behind, people sitting along the quay. */
export const steppedGables = landmark({
  name: 'stepped-gables',
  palette: {
    ...PALETTES.gold,
    top: '#7AA4BC',
    middle: '#D3CDB4',
    horizon: '#FBDDA4',
    lightText: 'on a summer evening',
  },
  accent: '#D8402E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'Guild houses with stepped gables in a row along a quay, three old towers in line behind them and people sitting with their feet over the water',
  paint: (s) => {
    s.draw(s.at(0, -60), [
      ...solid(-270, 0, 80, 400, '#B5A8A0', '#847A80', 0.4),
      [peaks(-304, -236, 3, -398, 20, 60), '#B5A8A0'],
      ...solid(20, 0, 70, 440, '#C4AE92', '#8E7E78', 0.4),
      ...cone(20, -440, 60, 110, '#6E7E7A', '#4E5E60'),
      [peaks(-10, 50, 2, -438, 14, 50), '#C4AE92'],
      ...solid(290, 0, 90, 370, '#A9A0A0', '#7A7480', 0.4),
      [crenels(252, 328, 5, -368, 12), '#A9A0A0'],
    ])
    for (const [x, w, tall, ink, shade, trim] of [
      [-330, 150, 190, '#C8704A', '#8E4A3E', '#F3DDB4'],
      [-180, 140, 230, '#E3C08A', '#A88A66', '#FBF0D8'],
      [-50, 116, 170, '#A55A4A', '#74403E', '#F3DDB4'],
      [80, 140, 240, '#D9B48A', '#A0826A', '#FBF0D8'],
      [222, 140, 200, '#B5604A', '#7E443E', '#F3DDB4'],
      [364, 140, 220, '#EBD0A0', '#AE9270', '#FBF6E8'],
      [510, 150, 190, '#C8704A', '#8E4A3E', '#F3DDB4'],
      [660, 150, 230, '#D9B48A', '#A0826A', '#FBF0D8'],
      [-490, 160, 230, '#D9B48A', '#A0826A', '#FBF0D8'],
      [-650, 150, 190, '#B5604A', '#7E443E', '#F3DDB4'],
      [-810, 150, 220, '#E3C08A', '#A88A66', '#FBF0D8'],
      [-970, 160, 190, '#A55A4A', '#74403E', '#F3DDB4'],
      [-1140, 160, 230, '#EBD0A0', '#AE9270', '#FBF6E8'],
    ] as const)
      s.draw(s.at(x, 6), gable(w, tall, ink, shade, trim))
    s.draw(s.at(0, 0), [
      ['M-1500 4H1200V70H-1500z', '#C9B294'],
      ['M-1500 44H1200v60H-1500z', '#8E7E74'],
      ['M-1500 40H1200v10H-1500z', '#EBDABC'],
    ])
    for (const [x, ink] of [
      [-300, '#2E6A8A'],
      [-250, s.accent],
      [-120, '#F2C23C'],
      [-60, '#5E8A5A'],
      [70, '#F6F0E0'],
      [130, '#8A4A6A'],
      [270, '#2E6A8A'],
      [320, s.accent],
      [-560, '#F6F0E0'],
      [-740, '#F2C23C'],
      [500, '#5E8A5A'],
    ] as const)
      s.draw(s.at(x, 52, 0.72), sitter(0, ink))
    s.draw(s.at(200, 42, 0.8), walker(0, '#3E5A7A', '#E8C068'))
    paintWater(s, '#5E7E74', 104, '#EBCF9C', null)
    paintMirrorBars(s, '#C8905E', -180, 110, 160, 6)
    paintMirrorBars(s, '#C8805A', 170, 120, 160, 5)
    paintFloating(s, s.at(-40, 250, 1.05), 150, [
      ['M-190 -30H190L170 10H-170z', '#3E5A4A'],
      [
        [-130, -80, -30, 20, 70, 120].map((x) => `M${x - 16} -30q-2 -46 16 -48q18 2 16 48z`).join(''),
        '#F2DDB4',
      ],
      [[-130, -80, -30, 20, 70, 120].map((x) => round(x, -90, 11)).join(''), '#7A4632'],
      ['M-190 -30H190l-4 10H-186z', '#F6E3BE'],
    ])
  },
})
