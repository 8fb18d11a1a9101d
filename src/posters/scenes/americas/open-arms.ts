import { addPath } from '#src/posters/drawing/canvas.ts'
import { outline } from '#src/posters/drawing/path.ts'
import { hills, town } from '#src/posters/kit/backdrops.ts'
import { person } from '#src/posters/kit/figures.ts'
import { water } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { dome, round, solid } from '#src/posters/kit/masonry.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** The statue with open arms above the bay. */
export const openArms = landmark({
  name: 'open-arms',
  look: LOOKS.morning,
  accent: '#E2552E',
  mist: '#F9DFB6',
  ground: 0.6,
  sun: [-200, 170, 70],
  altText:
    'A statue with open arms on a steep forested peak above a bay with islands and a rounded granite hill',
  lightText: 'at sunrise',
  paint: (s) => {
    water(s, '#5FA6A6', -60)
    s.draw(s.at(0, -50), [
      [
        'M-340 6q20 -90 60 -150q30 -40 70 0q50 70 60 150zM-170 6q10 -40 50 -46q40 6 60 46zM180 6q30 -60 90 -70q70 10 200 70z',
        '#6A9C94',
      ],
      ['M-250 -146q40 20 40 60q20 40 20 92h50q-10 -80 -60 -150q-20 -26 -50 -2z', '#4A7C80'],
    ])
    town(
      { ...s, groundY: s.groundY - 30 * s.unit },
      ['#FBF0D6', '#E9D6B0', '#F3DFC0'],
      ['#D9C4A0', '#C9A88A'],
      46,
      0.3,
    )
    hills(s, '#5E9470', 20, 26, 0.3)
    s.draw(s.at(70, 60), [
      ['M-420 720V330Q-240 180 -110 -90Q-70 -160 0 -170Q70 -160 110 -70Q220 160 440 330V720z', '#2F6E52'],
      ['M10 -170Q70 -160 110 -70Q220 160 440 330V720H160V330Q150 40 10 -170z', '#1C4C42'],
      [
        [-60, -110, -160, 60, 120, -30, 30, 0, 90, -90].map((x, i) => dome(x, 40 + i * 24, 44, 36)).join(''),
        '#3F8258',
      ],
    ])
    s.draw(s.at(70, -96, 1.1), [
      ...solid(0, 0, 74, 46, '#D9CDB4', '#98907E', 0.34),
      ['M-28 -42L-22 -200h44L28 -42z', '#FBF6E8'],
      ['M6 -42L8 -200h14L28 -42z', '#B9BDB4'],
      ['M-170 -206h340q6 0 6 10l-4 8l-130 22h-84l-130 -22l-4 -8q0 -10 6 -10z', '#FFFDF2'],
      ['M0 -206h170q6 0 6 10l-4 8l-130 22h-30z', '#CDD0C6'],
      [round(0, -226, 17), '#FFFDF2'],
      ['M-26 -166L-36 -60h10L-16 -166zM16 -166l6 110h6L26 -166z', '#D9D6C6'],
    ])
    s.draw(s.at(20, -88, 0.4), [...person(0, s.accent), ...person(40, '#2F5A78'), ...person(140, '#F2C63C')])
    const { canvas, height, unit } = s
    let leaves = ''
    for (let i = 0; i < 9; i += 1)
      leaves += outline`M${-20} ${height * (0.7 + i * 0.045)}q${(90 + (i % 3) * 30) * unit} ${-60 * unit} ${(170 + (i % 4) * 30) * unit} ${-10 * unit}q${-80 * unit} ${60 * unit} ${-(170 + (i % 4) * 30) * unit} ${10 * unit}z`
    addPath(canvas, leaves, '#123E36')
  },
})
