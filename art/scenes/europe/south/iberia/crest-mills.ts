import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { rider } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, panes, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** White mills and a castle on a crest of La Mancha. */
export const crestMills = landmark({
  name: 'crest-mills',
  palette: PALETTES.arid,
  accent: '#C8342E',
  ground: 0.6,
  sun: [210, 390, 60],
  altText:
    'White windmills with blue caps along a bare crest beside a ruined castle, red earth and olive rows below',
  paint: (s) => {
    paintHills(s, '#D9B07A', 60, 10)
    s.draw(s.at(0, 20), [['M-1200 20Q-300 -60 -60 -90T1200 -60V60H-1200z', '#C98E54']])
    const mill = (x: number, y: number, size: number): void =>
      s.draw(s.at(x, y, size), [
        [taper(0, 0, 90, 120, 0.86), '#FFFBF0'],
        ['M12 0V-120h26l7 120z', '#C6BEB4'],
        ['M-46 -116L0 -172L46 -116z', '#3A5E8A'],
        ['M2 -172L46 -116H14z', '#284468'],
        [
          'M-3 -126L-112 -216l6 -7L3 -132zM-3 -132L106 -223l6 7L3 -126zM-4 -128L-90 -28l7 6L4 -125zM4 -128L90 -28l-7 6L-4 -125z',
          '#5A4038',
        ],
        [panes(-14, 14, 2, -84, 9, 14) + block(0, 0, 22, 40), '#3A5E8A'],
      ])
    mill(-320, -16, 0.8)
    mill(-170, -44, 1)
    mill(10, -66, 1.25)
    s.draw(s.at(240, -54), [
      ...solid(0, 0, 170, 90, '#DDB078', '#96684A', 0.3),
      ...solid(-60, 0, 56, 140, '#E3BA84', '#9A6E4E', 0.36),
      ...solid(60, 0, 60, 120, '#E3BA84', '#9A6E4E', 0.36),
      [
        crenels(-80, -40, 4, -136, 10) + crenels(40, 82, 4, -116, 10) + crenels(-20, 30, 5, -88, 10),
        '#E3BA84',
      ],
    ])
    paintOpenGround({ ...s, groundY: s.groundY + 50 * s.unit }, '#C4703E', '#A85630', 0)
    const { canvas, width, groundY, height, unit } = s
    for (let row = 0; row < 5; row += 1) {
      const y = groundY + (96 + row * 44 + row * row * 5) * unit
      const size = (15 + row * 6) * unit
      let trees = ''
      for (let x = ((row * 37) % 60) * unit; x < width + size; x += size * 3.6)
        trees += outline`M${x - size} ${y}q0 ${-size * 1.2} ${size} ${-size * 1.2}t${size} ${size * 1.2}q${-size} ${size * 0.4} ${-2 * size} 0z`
      addPath(canvas, trees, row % 2 === 0 ? '#6E8258' : '#5E744E')
    }
    s.draw(
      { x: s.x - 70 * unit, y: height * 0.93, scale: 1.2 * unit },
      rider(0, '#4A3430', s.accent, '#E9CFA2'),
    )
  },
})
