import { paintFarTown, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Twin towers with a bridge between them above a park. */
export const skybridge = landmark({
  name: 'skybridge',
  palette: PALETTES.night,
  accent: '#F2623C',
  sun: [-240, 470, 46],
  altText: 'Two tapering towers joined by a bridge in mid-air, lit above the trees of a park',
  paint: (s) => {
    paintFarTown(s, ['#3A5280', '#46608E', '#33486F'], ['#2A3C66'], 150, 0.1)
    const tower = (x: number): void =>
      s.draw(s.at(x, 6), [
        ...solid(0, 0, 150, 330, '#B9C6D6', '#5A6C90', 0.4),
        ...solid(0, -326, 124, 90, '#C6D2DE', '#62759A', 0.4),
        ...solid(0, -412, 94, 66, '#D2DCE4', '#6C80A4', 0.4),
        ...cone(0, -476, 60, 100, '#DDE6EA', '#7488AA'),
        [
          [...Array(21).keys()]
            .map((row) => block(0, -12 - row * 22, row > 17 ? 90 : row > 14 ? 120 : 146, 5))
            .join(''),
          '#FFE7A8',
        ],
        ['M-2 -570h4v60h-4z', '#FFE7A8'],
      ])
    tower(-130)
    tower(130)
    s.draw(s.at(0, 6), [
      ['M-60 -250h120v26h-120z', '#D2DCE4'],
      [panes(-50, 50, 8, -230, 8, 12), '#2A3C66'],
      ['M-4 -226L-62 -120h8L4 -220zM4 -226L62 -120h-8L-4 -220z', '#B9C6D6'],
    ])
    paintTreeCrowns(s, '#24504E', 60, 12, '#173A40')
    paintWater(s, '#1B3260', 8)
    paintMirrorBars(s, '#FFE7A8', -130, 20, 60, 10)
    paintMirrorBars(s, '#FFE7A8', 130, 20, 60, 10)
    s.draw(s.at(0, 290), [
      [block(0, 60, 2200, 120), '#0E1A36'],
      [block(0, -50, 2200, 8), '#8A96B4'],
    ])
    s.draw(s.at(-90, 236), [...person(0, s.accent), ...person(48, '#E9E2D0')])
    paintPalms(s, 'right', '#0C2230', '#0C1A2C', 480)
  },
})
