import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, cupola, panes, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A round fort among date palms below bare mountains. */
export const palmFort = landmark({
  name: 'palm-fort',
  palette: PALETTES.arid,
  accent: '#E8E2D0',
  sun: [-220, 440, 60],
  altText: 'A round clay fort and a small blue-domed mosque among date palms, bare mountains behind',
  lightText: 'on a clear winter day',
  paint: (s) => {
    paintMountain(s, -200, 340, 320, '#C99878', '#7E5E68', 0, 1)
    paintMountain(s, 200, 400, 340, '#C08E70', '#775864', 0, 1)
    paintGroundMist(s, 220)
    s.draw(s.at(20, 10, 1.1), [
      ...solid(0, 0, 250, 190, '#E9BE86', '#9E6E54', 0.36),
      [crenels(-112, 112, 8, -186, 18), '#F2CE98'],
      [block(0, -176, 262, 12), '#F2CE98'],
      [panes(-80, 80, 5, -110, 14, 28), '#5E3E40'],
      ['M-22 0v-60q22 -40 44 0v60z', '#5E3E40'],
      ...solid(-230, 0, 210, 90, '#DDAE78', '#94644E', 0.3),
      [crenels(-324, -136, 8, -88, 14), '#DDAE78'],
      ...solid(220, 0, 190, 80, '#DDAE78', '#94644E', 0.3),
      [crenels(136, 304, 8, -78, 14), '#DDAE78'],
      ...cupola(230, -78, 54, 74, '#4F9AB0', '#2A6488'),
      ...minaret(160, -70, 150, '#F6DDB0', '#B58A66', '#4F9AB0'),
      ['M-2 -190v-70h4v70zM2 -258h44l-12 12l12 12h-44z', '#B8342E'],
    ])
    paintFarPalms(s, '#3E6A4E', [0.03, 0.12, 0.22, 0.31, 0.68, 0.79, 0.9, 0.98], 170)
    paintTreeCrowns(s, '#4A7650', 34, 24, '#335C44')
    paintOpenGround(s, '#C9A268', '#A88050', -26)
    s.draw(s.atDepth(-110, 0.62, 1.1), [...robed(0, s.accent, s.accent), ...robed(52, '#7A2E4A', '#2A1F30')])
    paintPalms(s, 'right', '#274A3C', '#5A3E36', 560)
  },
})
