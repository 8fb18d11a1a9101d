import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, peak, peaks, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A rounded tower of mud with its beam ends. */
function mudTower(x: number, base: number, wide: number, tall: number): readonly GlyphPart[] {
  return [
    [
      `M${x - wide / 2} ${base}L${x - wide * 0.4} ${base - tall * 0.8}Q${x - wide * 0.3} ${base - tall} ${x} ${base - tall}Q${x + wide * 0.3} ${base - tall} ${x + wide * 0.4} ${base - tall * 0.8}L${x + wide / 2} ${base}z`,
      '#DDA564',
    ],
    [
      `M${x + wide * 0.1} ${base}V${base - tall * 0.98}Q${x + wide * 0.3} ${base - tall} ${x + wide * 0.4} ${base - tall * 0.8}L${x + wide / 2} ${base}z`,
      '#94583A',
    ],
    [
      [0.3, 0.46, 0.62, 0.78]
        .map((k) => panes(x - wide * 0.34, x + wide * 0.34, 4, base - tall * k, wide * 0.05, 14))
        .join(''),
      '#5E3428',
    ],
    [peak(x, base - tall + 4, 10, 30), '#DDA564'],
    [round(x, base - tall - 30, 6), '#FFF6E2'],
  ]
}

/** The great mosque of mud with its beams, a market before it. */
export const mudMosque = landmark({
  name: 'mud-mosque',
  palette: PALETTES.arid,
  accent: '#2F6FB8',
  sun: [-230, 460, 60],
  altText: 'A great mud-brick mosque with rounded towers and rows of beam ends, a market in front of it',
  lightText: 'on a market day in the dry season',
  paint: (s) => {
    paintOpenGround(s, '#E3B478', '#C08E56', 0)
    s.draw(s.at(0, 14, 1.12), [
      ...solid(0, 0, 620, 150, '#D09A5C', '#8E5438', 0.2),
      [panes(-290, 290, 20, -60, 5, 16) + panes(-290, 290, 20, -100, 5, 16), '#5E3428'],
      [peaks(-300, 300, 16, -146, 22, 34), '#D09A5C'],
      ...[-270, -90, 90, 270].flatMap((x) => mudTower(x, 0, 60, 220)),
      ...mudTower(-170, 0, 110, 310),
      ...mudTower(170, 0, 110, 310),
      ...mudTower(0, 0, 120, 370),
      ['M-20 0v-70q20 -20 40 0v70zM-180 0v-50q14 -14 26 0v50zM156 0v-50q14 -14 26 0v50z', '#4A2A28'],
    ])
    s.draw(s.atDepth(-240, 0.34, 1), [
      ['M-80 -70h160l20 30h-200z', '#F6E3BE'],
      ['M-84 -40v44h5v-44zM80 -40v44h5v-44z', '#5E3428'],
    ])
    s.draw(s.atDepth(230, 0.4, 1.1), [
      ['M-80 -70h160l20 30h-200z', s.accent],
      ['M-84 -40v44h5v-44zM80 -40v44h5v-44z', '#5E3428'],
      ['M-60 4q30 -30 60 0z', '#F2B23C'],
    ])
    s.draw(s.atDepth(-150, 0.66, 1.15), [
      ...robed(0, s.accent, '#F2C23C'),
      ...robed(60, '#E2622E', '#E2622E'),
      ...robed(250, '#2F8A6A', '#F6E3BE'),
    ])
    s.draw(s.atDepth(20, 0.5, 0.95), robed(0, '#FFF6E2', '#FFF6E2'))
  },
})
