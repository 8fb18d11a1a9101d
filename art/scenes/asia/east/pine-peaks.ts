import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPines } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { eaves, panes, solid } from '#art/kit/masonry.ts'
import { ROOF } from '#art/kit/palace-hall.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Granite peaks above a sea of pines, a small pavilion on a ledge. */
export const pinePeaks = landmark({
  name: 'pine-peaks',
  palette: PALETTES.monsoon,
  accent: '#D8432E',
  mist: '#B9D2B6',
  ground: 0.74,
  sun: [-160, 500, 66],
  altText: 'Granite peaks in bars of mist, pines at their feet, a small pavilion on a ledge',
  lightText: 'after rain',
  paint: (s) => {
    paintMountain(s, -220, 470, 170, '#C4CBB4', '#7F9A90', 0, 1)
    paintMountain(s, 230, 420, 180, '#BCC6AE', '#7A958C', 0, 1)
    paintGroundMist(s, 330, 0.8)
    paintMountain(s, 20, 520, 190, '#E0D3B0', '#74867C', 0, 1)
    paintMountain(s, 210, 300, 150, '#CFC9A8', '#66807A', 0, 1)
    paintGroundMist(s, 200)
    s.draw(s.at(-170, -40), [
      ['M-90 60q0 -66 60 -72h90q50 10 60 72z', '#8E9A80'],
      ...solid(0, -12, 84, 46, '#B8452F', '#7A2B2A'),
      [panes(-30, 30, 4, -12, 12, 34), '#F6E3BE'],
      [eaves(0, -54, 76, 46, 0.5), ROOF],
    ])
    paintTreeCrowns(s, '#3F7058', 60, 20, '#2A5246')
    paintOpenGround(s, '#3F6A50', '#5A8460', -20)
    s.draw(s.atDepth(90, 0.6, 1), person(0, s.accent, '#F6E3BE'))
    paintPines(s, 'right', '#12352F', 480, 0.42)
  },
})
