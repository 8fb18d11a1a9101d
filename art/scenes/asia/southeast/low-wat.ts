import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { GOLD } from '#art/kit/thai-roofs.ts'

/** The sweeping low roofs of a monastery over the Mekong, a row of monks with their bowls. */
export const lowWat = landmark({
  name: 'low-wat',
  palette: PALETTES.monsoon,
  accent: '#EE7A24',
  sun: [-200, 400, 60],
  altText: 'A temple with sweeping low roofs above a river, a row of monks in orange walking past',
  lightText: 'at the hour of alms',
  paint: (s) => {
    paintHills(s, '#7FA68C', 210, 70)
    paintHills(s, '#4F8068', 110, 34)
    paintFarPalms(s, '#2C5A4E', [0.06, 0.13, 0.88, 0.95], 150)
    const sweep = (w: number, y: number, h: number): string =>
      `M${-w} ${y}Q${-w * 0.3} ${y - h * 0.24} 0 ${y - h}Q${w * 0.3} ${y - h * 0.24} ${w} ${y}l${-w * 0.08} 12Q0 ${y - h * 0.4} ${-w * 0.92} ${y + 12}z`
    s.draw(s.at(0, 6, 1.2), [
      ...solid(0, 0, 300, 130, '#FBE9C6', '#B98E72'),
      [panes(-120, 120, 5, 0, 22, 92), '#7A2E26'],
      [panes(-120, 120, 5, -8, 10, 70), GOLD],
      [sweep(290, -64, 170), '#8E3D2C'],
      [sweep(230, -128, 160), '#A84A32'],
      [sweep(160, -190, 180), '#C25E3C'],
      ['M-150 -196Q-50 -230 0 -372Q-24 -232 -110 -190z', '#D97E50'],
      ['M0 -366v-60h3v60zM-24 -372v-34h3v34zM24 -372v-34h-3v34z', GOLD],
    ])
    paintOpenGround(s, '#8FA86A', '#6E8E52')
    for (const [index, x] of [-250, -180, -110, -40].entries())
      s.draw(s.atDepth(x + 60, 0.5 + index * 0.04, 1.05), [
        ...robed(0, s.accent, '#7A4632'),
        ['M12 -62a13 12 0 1 0 26 0a13 12 0 1 0 -26 0z', '#4A3A36'],
      ])
    paintPalms(s, 'right', '#143C36', '#143C36', 470)
  },
})
