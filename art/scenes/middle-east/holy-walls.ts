import { paintFarTown, paintHills } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, crenels, cupola, ogives, panes, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The walls of an old holy city, a golden dome and cypresses above them. */
export const holyWalls = landmark({
  name: 'holy-walls',
  palette: PALETTES.noon,
  accent: '#C8452E',
  ground: 0.74,
  sun: [210, 500, 60],
  altText:
    'Stone walls of an old city with a golden dome, domed roofs and bell towers behind, cypresses in front',
  lightText: 'in the clear light of April',
  paint: (s) => {
    paintHills(s, '#C9C49A', 280, 30)
    paintFarTown(
      { ...s, groundY: s.groundY - 150 * s.unit },
      ['#F0DCB0', '#E6CC9C', '#F6E6C0'],
      ['#EBD3A4', '#D9BE90'],
      80,
      0.3,
    )
    s.draw(s.at(0, -150), [
      ...solid(60, 0, 180, 70, '#3F7E9E', '#28587E', 0.3),
      [ogives(0, 120, 5, -8, 22, 46), '#F6E3B4'],
      ...solid(60, -66, 120, 40, '#4F8EAA', '#2E6288', 0.3),
      ...cupola(60, -104, 66, 92, '#F6C440', '#B57E2C'),
      ['M-2 0v-1h1v1zM58 -196h4v-34h-4z', '#F6C440'],
      ...cupola(-170, -60, 40, 46, '#B9BCB4', '#8A8E90'),
      ...solid(-260, 0, 50, 170, '#F0DCB0', '#B59A78'),
      ...cone(-260, -166, 54, 60, '#A8806A', '#7E5E56'),
      ...minaret(260, 0, 190, '#F6E6C0', '#B59A78', '#5E7A86'),
      ...cupola(-60, -56, 30, 34, '#E3CBA0', '#B59A78'),
    ])
    s.draw(s.at(0, 8), [
      [block(0, 0, 2400, 150), '#E3C696'],
      [crenels(-1180, 1180, 60, -148, 22), '#EBD3A4'],
      [[-130, -100, -70, -40, -10].map((y, i) => block(i * 7, y, 2400, 3)).join(''), '#C0A078'],
      ...solid(-170, 0, 150, 200, '#EBD0A0', '#A8886A', 0.3),
      [crenels(-236, -104, 6, -196, 18), '#F3DDB0'],
      ['M-206 0v-70q36 -56 72 0v70z', '#5E4E48'],
      [panes(-200, -140, 2, -130, 10, 30), '#5E4E48'],
      ...solid(290, 0, 120, 180, '#EBD0A0', '#A8886A', 0.3),
      [crenels(240, 340, 5, -176, 18), '#F3DDB0'],
    ])
    paintOpenGround(s, '#A8AC70', '#8A9058', -4)
    s.draw(s.at(60, 14), [
      [
        [-40, 10, 64, 330]
          .map(
            (x, i) => `M${x - 14} 40Q${x - 20} -60 ${x} ${-150 - (i % 2) * 40}Q${x + 20} -60 ${x + 14} 40z`,
          )
          .join(''),
        '#2E5A4A',
      ],
    ])
    s.draw(s.atDepth(-140, 0.5, 1), [...person(0, s.accent, '#F6E3BE'), ...robed(50, '#FFF6E6', '#FFF6E6')])
  },
})
