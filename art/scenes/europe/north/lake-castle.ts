import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, yacht } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cone, crenels, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A castle of red brick on its own island, joined by a footbridge. */
export const lakeCastle = landmark({
  name: 'lake-castle',
  palette: PALETTES.autumn,
  accent: '#F2C63C',
  mist: '#E4CDA6',
  ground: 0.58,
  sun: [-210, 310, 60],
  altText:
    'A red brick castle with round towers on an island in a lake, a long wooden bridge to it, autumn woods',
  paint: (s) => {
    paintHills(s, '#B5A878', 70, 20)
    paintTreeCrowns(s, '#C9853E', 40, 2, '#9A5A34')
    paintWater(s, '#7FA6A8')
    s.draw(s.at(50, 40, 1.14), [
      ['M-310 8q40 -26 310 -28t310 28q-310 24 -620 0z', '#8E9A5A'],
      ...solid(0, 0, 430, 84, '#B8604A', '#743A3C', 0.24),
      [crenels(-206, 206, 18, -82, 14), '#B8604A'],
      ...[-220, 220].flatMap((x) => [
        ...solid(x, 2, 84, 150, '#C46A50', '#7A3E3E', 0.36),
        ...cone(x, -144, 104, 76, '#8A4438', '#5E302F'),
        [panes(x - 16, x + 8, 2, -60, 9, 26), '#4A2A30'] as const,
      ]),
      ...solid(20, 0, 130, 190, '#C46A50', '#7A3E3E', 0.36),
      ['M-56 -186L-30 -250H70L96 -186z', '#A84E3A'],
      ...solid(20, -180, 60, 130, '#B8604A', '#743A3C', 0.36),
      ...cone(20, -306, 76, 70, '#8A4438', '#5E302F'),
      [
        panes(-10, 40, 3, -60, 10, 34) + panes(-10, 40, 3, -130, 10, 30) + panes(8, 8, 1, -230, 10, 30),
        '#4A2A30',
      ],
    ])
    paintMirrorBars(s, '#A84E3A', 50, 56, 190, 9)
    s.draw(s.atDepth(-120, 0.52, 1.1), [
      ['M-1000 0L80 -60v9L-1000 12z', '#A8764E'],
      ['M-1000 -34L80 -88v5L-1000 -28z', '#8A5A40'],
      [panes(-330, 70, 16, -10, 5, 48) + panes(-330, 60, 9, 40, 7, 66), '#6E4A3A'],
      ...person(-110, s.accent),
    ])
    paintFloating(s, s.atDepth(170, 0.76, 1), 90, yacht('#FBF3DF', '#FFF8EA', '#D9CDB0'))
    paintBough(s, 'left', '#4A2F2C', ['#D9853A', '#C2542E', '#E9B04C'], 300)
  },
})
