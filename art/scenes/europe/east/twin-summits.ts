import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, hip, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A convent's drum and cone before the twin summits of Ararat. */
export const twinSummits = landmark({
  name: 'twin-summits',
  palette: PALETTES.morning,
  accent: '#D8502E',
  ground: 0.68,
  sun: [230, 470, 52],
  altText:
    'A walled monastery with a conical dome on a hillock before a huge snow-capped double summit, vines in front',
  paint: (s) => {
    s.draw(s.at(-60, 6), [
      ['M-560 0Q-300 -90 -140 -380L-90 -420L-30 -400Q120 -120 300 0z', '#8FB4BC'],
      ['M-60 -412L-30 -400Q120 -120 300 0H60Q40 -160 -60 -412z', '#5F8EA2'],
      [
        'M-230 -250Q-180 -310 -140 -380L-90 -420L-30 -400Q0 -340 40 -270l-34 -10l-30 36l-40 -40l-44 50l-40 -40l-40 30z',
        '#FFF8EA',
      ],
      ['M-60 -412L-30 -400Q0 -340 40 -270l-34 -10l-26 -10q-20 -60 -40 -122z', '#C6D8DC'],
      ['M160 0Q280 -100 350 -240Q420 -110 560 0z', '#9ABCC0'],
      ['M350 -240Q420 -110 560 0H400z', '#6A98A6'],
      ['M312 -170Q334 -206 350 -240Q370 -206 392 -170l-20 8l-20 -20l-20 22z', '#FFF8EA'],
    ])
    paintGroundMist(s, 150)
    paintHills(s, '#B5A26A', 50, 20, 0.3)
    s.draw(s.at(80, 20), [
      ['M-260 20Q-160 -60 0 -64Q160 -60 260 20z', '#C9A868'],
      [block(0, -34, 320, 44), '#E0B484'],
      [block(0, -74, 330, 6), '#F0CC9C'],
      ...solid(10, -60, 120, 90, '#D9885E', '#8E4E42', 0.3),
      [hip(10, -148, 70, 40, 0.2), '#C07450'],
      ...solid(10, -170, 56, 70, '#D9885E', '#8E4E42', 0.36),
      ...cone(10, -236, 72, 90, '#C97E58', '#844A40'),
      ...solid(-90, -60, 36, 100, '#D9885E', '#8E4E42', 0.36),
      ...cone(-90, -156, 46, 46, '#C97E58', '#844A40'),
      [arches(0, 20, 2, -74, 12, 40), '#5A3030'],
    ])
    paintOpenGround(s, '#9AA656', '#7E8E44', 0)
    const { canvas, height, groundY, unit } = s
    let vines = ''
    for (let i = -14; i <= 14; i += 1)
      vines += outline`M${s.x + i * 26 * unit} ${groundY + 40 * unit}l${i * 60 * unit} ${height - groundY}h${30 * unit}L${s.x + i * 26 * unit + 4} ${groundY + 40 * unit}z`
    addPath(canvas, vines, '#5E7E3E')
    s.draw(s.atDepth(-150, 0.62, 1.1), [
      ...person(0, s.accent, '#F6E3BE'),
      ['M24 -60h34l-6 40h-22z', '#8A5A3A'],
    ])
    paintBough(s, 'left', '#4A3A34', ['#F2A03C', '#7E9A4A'], 260)
  },
})
