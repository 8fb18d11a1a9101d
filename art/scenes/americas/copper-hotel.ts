import { paintFarTown, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { ferry, paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The grand hotel of copper roofs on the cape above the river. */
export const copperHotel = landmark({
  name: 'copper-hotel',
  palette: PALETTES.autumn,
  accent: '#D2342C',
  ground: 0.66,
  sun: [-230, 420, 56],
  altText:
    'A castle-like hotel with steep copper roofs on a cape above a wide river, maples in red, a white ferry',
  lightText: 'in the first week of October',
  paint: (s) => {
    paintHills(s, '#A8B4A0', 80, 16)
    s.draw(s.at(40, 20), [
      ['M-400 20Q-280 -60 -240 -120H1200V40H-400z', '#8A7A6E'],
      ['M-260 -90l40 -34l30 40l40 -40l40 44l50 -44l40 40l50 -40l60 44l60 -44l700 0v60l-1040 10z', '#A89684'],
    ])
    s.draw(s.at(60, -96, 1.04), [
      ...solid(-150, 0, 190, 120, '#D9A27A', '#8E5E50', 0.2),
      ['M-256 -112L-220 -200H-90L-50 -112z', '#5FA088'],
      ...solid(160, 0, 190, 130, '#D9A27A', '#8E5E50', 0.2),
      ['M56 -122L90 -206H240L266 -122z', '#559680'],
      ...solid(10, 0, 150, 300, '#E3B088', '#96645A', 0.34),
      ['M-76 -292L-40 -400H60L98 -292z', '#66AA90'],
      ['M20 -400H60L98 -292H40z', '#3A7468'],
      [block(10, -396, 60, 10) + block(10, -404, 4, 40), '#3A7468'],
      ...solid(-246, 0, 60, 170, '#E3B088', '#96645A', 0.36),
      ...cone(-246, -166, 78, 90, '#66AA90', '#3A7468'),
      ...solid(250, 0, 64, 170, '#E3B088', '#96645A', 0.36),
      ...cone(250, -166, 82, 90, '#66AA90', '#3A7468'),
      [
        [-30, -80, -130, -180, -230].map((y) => panes(-40, 50, 5, y, 10, 26)).join('') +
          [-30, -76].map((y) => panes(-210, -90, 6, y, 10, 24) + panes(100, 220, 6, y, 10, 24)).join(''),
        '#5A4A54',
      ],
      [[-210, -160, -110, 110, 160, 210].map((x) => peak(x, -126, 22, 30)).join(''), '#E3B088'],
    ])
    paintTreeCrowns(s, '#D2603A', 44, -20, '#9A3E32')
    paintFarTown(s, ['#E9D9B8', '#C98A6E', '#B8AEA0', '#F0DDB4'], ['#7E4A44', '#5E6E70'], 80, 0.1, 8)
    paintQuayWall(s, '#C9BCA0', '#7E766C', 24)
    paintWater(s, '#6E98A4', 22)
    paintFloating(s, s.atDepth(-80, 0.6, 1.2), 150, ferry('#FBF6E6', '#2F5A78'))
    paintBough(s, 'right', '#4A2A2C', ['#D2402C', '#E97A34', '#B02E34'], 320)
    paintFloating(s, s.atDepth(200, 0.86, 1), 110, rowingBoat(s.accent, '#FBF6E6'))
  },
})
