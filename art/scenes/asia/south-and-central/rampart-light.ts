import { person, robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, dome, panes, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The white lighthouse on the rampart of the fort, between palms. */
export const rampartLight = landmark({
  name: 'rampart-light',
  palette: PALETTES.noon,
  accent: '#E2542E',
  ground: 0.62,
  sun: [-220, 300, 60],
  altText: 'A white lighthouse between palms on the rampart of a fort above the sea, people walking the wall',
  lightText: 'on a bright morning in January',
  paint: (s) => {
    paintWater(s, '#2F8FA8')
    s.draw(s.at(190, 30), [
      ['M-560 720V70Q-470 40 -330 34L-240 20H1400V720z', '#B5936C'],
      ['M-560 720V120Q-440 70 -250 66H1400V720z', '#8A6A58'],
      ['M-260 22h1660v14h-1660z', '#E3CBA0'],
      [crenels(-240, 1360, 35, 20, 18), '#C9A880'],
      ['M-250 90h660v5h-660zM-330 150h740v5h-740zM-400 220h800v5h-800z', '#6E5450'],
    ])
    paintPalms(s, 'right', '#2E5A44', '#6A4A3E', 640)
    paintFarPalms(s, '#3E7252', [0.5, 0.93], 240)
    s.draw(s.at(90, 30, 1.1), [
      [taper(0, 0, 110, 330, 0.66), '#FFFBF0'],
      ['M16 0V-330h20l18 330z', '#C3CCD0'],
      [block(0, -324, 100, 18) + block(0, -300, 86, 6), '#FFFBF0'],
      [block(0, -342, 52, 50), '#3E5A6E'],
      [block(-6, -344, 22, 44), '#FFE39A'],
      [dome(0, -390, 34, 36), '#FFFBF0'],
      ['M-2 -424h4v-34h-4z', '#3E5A6E'],
      [block(0, 0, 24, 46) + panes(0, 0, 1, -110, 14, 28) + panes(0, 0, 1, -210, 12, 24), '#3E5A6E'],
    ])
    s.draw(s.at(-30, 34, 0.85), [...person(0, s.accent), ...robed(44, '#FFF6E0', '#FFF6E0')])
    s.draw(s.at(270, 34, 0.8), person(0, '#2F5A78'))
  },
})
