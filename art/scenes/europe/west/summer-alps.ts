import { addPath } from '#art/drawing/canvas.ts'
import { paintFirs, paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { cow } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The pyramid peak above a meadow, a red cog train, cows with bells. */
export const summerAlps = landmark({
  name: 'summer-alps',
  palette: PALETTES.noon,
  accent: '#D2302A',
  ground: 0.58,
  sun: [-220, 330, 60],
  altText:
    'A crooked pyramid of rock above green alps, a red mountain train, brown cows and dark wooden houses',
  lightText: 'on a clear day in July',
  paint: (s) => {
    paintMountain(s, -270, 260, 230, '#B9C9CC', '#7E9AAE', 0.4)
    s.draw(s.at(60, 6), [
      [
        'M-330 0Q-220 -60 -150 -180Q-90 -300 -30 -430Q-10 -452 20 -436Q60 -400 64 -360Q130 -180 330 0z',
        '#C3CDCC',
      ],
      ['M0 -444Q10 -446 20 -436Q60 -400 64 -360Q130 -180 330 0H80Q30 -200 0 -444z', '#71889C'],
      ['M-30 -430Q-10 -452 20 -436Q60 -400 64 -360l-20 30l-26 -30l-20 40l-30 -20l-30 44l-26 -10z', '#FFFBF0'],
      ['M-150 -180l60 -30l-20 60l60 -20l-40 70zM120 -150l-30 60l50 10z', '#EAF0EC'],
    ])
    paintGroundMist(s, 150, 0.6)
    paintHills(s, '#5E9460', 70, 36, 0.2)
    paintFirs(s, '#2F6650', 60, -10)
    paintOpenGround(s, '#84B454', '#A3C85E', 0)
    s.draw(s.atDepth(40, 0.24, 1), [
      ['M-400 30L400 -10v12L-400 44z', '#8A7A6A'],
      ['M-170 14l8 -66q2 -8 10 -8l300 -14q10 0 12 8l6 64z', s.accent],
      [
        [-150, -110, -70, -20, 20, 60, 104].map((x) => `M${x} ${-18 - x * 0.05}h30v-28h-30z`).join(''),
        '#F6F0DC',
      ],
      ['M-10 6v-68h5v68z', '#7A1F22'],
    ])
    s.draw(s.atDepth(-280, 0.3, 1.1), [
      ...solid(0, 0, 110, 60, '#7A4E36', '#4E3430'),
      ['M-80 -50L0 -100L80 -50z', '#4A3A38'],
      [block(0, 0, 110, 20), '#E9E0CC'],
      [panes(-34, 34, 3, -30, 14, 18), '#F6E3BE'],
      [round(-34, -24, 5) + round(0, -24, 5) + round(34, -24, 5), '#E2452E'],
    ])
    s.draw(s.atDepth(-120, 0.62, 1.35), cow(0, '#8A5638', '#F6EBD6'))
    s.draw(s.atDepth(150, 0.76, 1.5), cow(0, '#A86A42', '#F6EBD6'))
    const { canvas, width, height, unit } = s
    let flowers = ''
    for (let i = 0; i < 46; i += 1)
      flowers += round(
        Math.round(canvas.random(0, width)),
        Math.round(canvas.random(height * 0.86, height)),
        Math.round(canvas.random(3, 6) * unit),
      )
    addPath(canvas, flowers, '#FFF3B0')
  },
})
