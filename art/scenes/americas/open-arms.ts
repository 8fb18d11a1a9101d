import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintFarTown, paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The statue with open arms above the bay. */
export const openArms = landmark({
  name: 'open-arms',
  palette: PALETTES.morning,
  accent: '#E2552E',
  mist: '#F9DFB6',
  ground: 0.6,
  sun: [-200, 170, 70],
  altText:
    'A statue with open arms on a steep forested peak above a bay with islands and a rounded granite hill',
  lightText: 'at sunrise',
  paint: (s) => {
    paintWater(s, '#5FA6A6', -60)
    s.draw(s.at(0, -50), [
      [
        'M-340 6q20 -90 60 -150q30 -40 70 0q50 70 60 150zM-170 6q10 -40 50 -46q40 6 60 46zM180 6q30 -60 90 -70q70 10 200 70z',
        '#6A9C94',
      ],
      ['M-250 -146q40 20 40 60q20 40 20 92h50q-10 -80 -60 -150q-20 -26 -50 -2z', '#4A7C80'],
    ])
    paintFarTown(
      { ...s, groundY: s.groundY - 30 * s.unit },
      ['#FBF0D6', '#E9D6B0', '#F3DFC0'],
      ['#D9C4A0', '#C9A88A'],
      46,
      0.3,
    )
    paintHills(s, '#5E9470', 20, 26, 0.3)
    s.draw(s.at(70, 60), [
      ['M-420 720V330Q-240 180 -110 -90Q-70 -160 0 -170Q70 -160 110 -70Q220 160 440 330V720z', '#2F6E52'],
      ['M10 -170Q70 -160 110 -70Q220 160 440 330V720H160V330Q150 40 10 -170z', '#1C4C42'],
      ['M-110 -90Q-70 -160 0 -170L-20 -60L-70 40L-50 140L-110 60L-150 30z', '#5E7C72'],
      ['M0 -170Q70 -160 110 -70L60 -20L20 60L30 -40z', '#3E5C5A'],
      [
        [-60, -110, -160, 60, 120, -30, 30, 0, 90, -90].map((x, i) => dome(x, 110 + i * 22, 44, 36)).join(''),
        '#3F8258',
      ],
    ])
    s.draw(s.at(70, -96, 1.5), [
      ...solid(0, 0, 64, 40, '#D9CDB4', '#98907E', 0.34),
      ['M-24 -38L-28 -130Q-30 -172 -20 -184h40Q30 -172 28 -130L24 -38z', '#FBF6E8'],
      ['M4 -38Q10 -110 2 -184h18Q30 -172 28 -130L24 -38z', '#C3C6BC'],
      [
        'M-22 -186L-112 -180q-10 2 -10 8q0 6 8 7l50 4l6 24l36 -12zM22 -186L112 -180q10 2 10 8q0 6 -8 7l-50 4l-6 24l-36 -12z',
        '#FFFDF2',
      ],
      [
        'M-114 -168l50 4l6 24l36 -12v-8l-32 8l-6 -20zM22 -186L112 -180q10 2 10 8q0 6 -8 7l-50 4l-6 24l-36 -12z',
        '#D6D8CC',
      ],
      ['M-11 -196q-2 -20 11 -21q13 1 11 21q-2 12 -11 14q-9 -2 -11 -14z', '#FFFDF2'],
      ['M2 -217q11 2 9 21q-2 12 -9 14z', '#CDD0C6'],
      ['M-14 -150L-18 -50h5L-8 -150zM8 -150L12 -50h4L14 -150z', '#D6D2C2'],
    ])
    s.draw(s.at(20, -88, 0.4), [...person(0, s.accent), ...person(40, '#2F5A78'), ...person(140, '#F2C63C')])
    const { canvas, height, unit } = s
    let leaves = ''
    for (let i = 0; i < 9; i += 1)
      leaves += outline`M${-20} ${height * (0.7 + i * 0.045)}q${(90 + (i % 3) * 30) * unit} ${-60 * unit} ${(170 + (i % 4) * 30) * unit} ${-10 * unit}q${-80 * unit} ${60 * unit} ${-(170 + (i % 4) * 30) * unit} ${10 * unit}z`
    addPath(canvas, leaves, '#123E36')
  },
})
