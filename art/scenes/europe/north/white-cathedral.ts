import { paintFarTown } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, dome, panes, peak, round, solid, steps } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A white cathedral with green domes at the top of broad steps above a market quay. */
export const whiteCathedral = landmark({
  name: 'white-cathedral',
  palette: PALETTES.polar,
  accent: '#F28A2E',
  mist: '#3E8396',
  ground: 0.66,
  sun: [-220, 400, 50],
  altText: 'A white cathedral with green domes above a row of pale houses, orange market tents on the quay',
  paint: (s) => {
    s.draw(s.at(0, -60, 1.1), [
      [steps(0, 60, 620, 4, 16, 30), '#C9DAD8'],
      ...solid(0, 0, 300, 110, '#FBF8EE', '#B9CCD2', 0.2),
      [panes(-60, 60, 6, 0, 12, 90), '#A8C0C8'],
      ['M-86 -100L0 -146L86 -100z', '#FFFFFF'],
      ...[-120, 120].flatMap((x) => [
        ...solid(x, -106, 50, 50, '#FBF8EE', '#B9CCD2', 0.36),
        ...cupola(x, -154, 28, 44, '#5FB09A', '#2F7A78'),
      ]),
      ...solid(0, -120, 130, 100, '#FBF8EE', '#B9CCD2', 0.3),
      [arches(-44, 44, 5, -140, 14, 56), '#5E8090'],
      ...cupola(0, -214, 72, 110, '#5FB09A', '#2F7A78'),
      ...solid(0, -316, 26, 26, '#FBF8EE', '#B9CCD2', 0.4),
      [dome(0, -340, 15, 22) + block(0, -360, 4, 34), '#F2C85A'],
      [[-160, -120, 120, 160].map((x) => round(x, -210, 3)).join(''), '#F2C85A'],
    ])
    paintFarTown(s, ['#F3E6C6', '#EBD3B0', '#DDE6DA', '#F6E0C8'], ['#7E9AA0', '#A86A5A'], 76, 0.05, 6)
    paintQuayWall(s, '#D9E0D8', '#7A96A0', 36)
    for (const x of [-300, -190, -80, 60])
      s.draw(s.at(x, 8, 0.9), [
        [peak(0, -34, 84, 34), s.accent],
        ['M-36 -36h3v36h-3zM33 -36h3v36h-3z', '#1C3A50'],
        [block(0, 0, 60, 14), '#FBF3DF'],
      ])
    paintWater(s, '#2F7088', 34)
    paintFloating(s, s.atDepth(120, 0.6, 1.25), 150, ferry('#FBF6E6', '#1F5A8A'))
    s.draw(s.atDepth(-260, 0.72, 1), [
      ['M-120 40q0 -50 60 -60q80 -10 110 30l30 30z', '#4A7484'],
      ['M-60 -20q30 -60 60 0z', '#2F5A6A'],
    ])
  },
})
