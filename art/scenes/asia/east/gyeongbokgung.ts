import { paintMountain, paintRidge, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { steps } from '#art/kit/masonry.ts'
import { palaceHall } from '#art/kit/palace-hall.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The throne hall of the northern palace below its granite mountain. */
export const gyeongbokgung = landmark({
  name: 'gyeongbokgung',
  palette: PALETTES.autumn,
  accent: '#2F5FA8',
  sun: [-230, 430, 54],
  altText:
    'A palace hall with two great roofs on red columns, a bare granite mountain behind it, autumn trees',
  lightText: 'on a clear autumn morning',
  paint: (s) => {
    paintMountain(s, 90, 440, 330, '#D9C2A4', '#8B8078')
    paintRidge(s, '#A9AE94', 170, 40)
    paintTreeCrowns(s, '#D9803A', 60, 0, '#A8472C')
    paintPaving(s, '#E3CDA6', '#B49A84')
    s.draw(s.at(0, 30), [[steps(0, 26, 760, 3, 20, 26), '#D7C2A2'], ...palaceHall(260, 2)])
    s.draw(s.atDepth(-90, 0.62, 1.1), [...robed(0, s.accent, '#F4D9C0'), ...robed(58, '#E8A8A0', '#2A1F30')])
    paintBough(s, 'left', '#4A2F2C', ['#D9532E', '#E9963B', '#A8352A'])
  },
})
