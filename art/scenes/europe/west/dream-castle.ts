import { paintFirs, paintGroundMist, paintHills, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPines } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, crenels, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The white castle of a dreamer above a lake and the plain. */
export const dreamCastle = landmark({
  name: 'dream-castle',
  palette: PALETTES.autumn,
  accent: '#D8432E',
  ground: 0.74,
  sun: [-230, 470, 60],
  altText: 'A white castle with slender blue-capped towers on a wooded crag, lakes and the Alps behind it',
  paint: (s) => {
    paintMountain(s, -220, 430, 300, '#B9C4BC', '#869AA4', 0.4)
    paintMountain(s, 260, 480, 320, '#B9C4BC', '#869AA4', 0.4)
    paintGroundMist(s, 260)
    s.draw(s.at(-230, -110), [['M-260 10q120 -30 300 -10q-100 30 -300 10z', '#8FB8C0']])
    paintHills(s, '#8E9A62', 90, 30, 0.3)
    s.draw(s.at(40, 10, 1.08), [
      ['M-330 30Q-220 -40 -190 -130H200Q230 -30 330 30z', '#8E8472'],
      ['M60 -130H200Q230 -30 330 30H100z', '#655E5A'],
      ...solid(20, -120, 230, 150, '#FFF8EA', '#BDB4AE', 0.3),
      ['M-100 -264L-60 -330H100L138 -264z', '#4E6E8A'],
      ['M40 -330H100L138 -264H60z', '#34506E'],
      [panes(-70, 100, 8, -150, 10, 34) + panes(-70, 100, 8, -210, 10, 34), '#5E6E80'],
      ...solid(-150, -120, 90, 110, '#FBEFD6', '#B9AE9E', 0.36),
      ['M-200 -226L-150 -280L-100 -226z', '#4E6E8A'],
      ...solid(-110, -120, 40, 250, '#FFF8EA', '#BDB4AE', 0.4),
      [block(-110, -356, 54, 14) + crenels(-132, -88, 4, -366, 8), '#FFF8EA'],
      ...cone(-110, -366, 46, 110, '#4E6E8A', '#34506E'),
      ...solid(120, -120, 52, 200, '#FFF8EA', '#BDB4AE', 0.4),
      ...cone(120, -316, 64, 96, '#4E6E8A', '#34506E'),
      ...solid(60, -260, 30, 150, '#FFF8EA', '#BDB4AE', 0.4),
      ...cone(60, -406, 36, 90, '#4E6E8A', '#34506E'),
      ...solid(-210, -110, 70, 70, '#C96A4E', '#8A4440', 0.34),
      [crenels(-238, -182, 5, -178, 10), '#C96A4E'],
    ])
    paintTreeCrowns(s, '#C9803A', 54, 16, '#8E4E32')
    paintFirs(s, '#3E5A4C', 90, 40)
    paintOpenGround({ ...s, groundY: s.groundY + 44 * s.unit }, '#6E7E4A', '#8E9A58', 0)
    s.draw(s.atDepth(-140, 0.72, 1), [...person(0, s.accent), ...person(48, '#2F5A78')])
    paintPines(s, 'right', '#22382F', 400, 0.4)
  },
})
