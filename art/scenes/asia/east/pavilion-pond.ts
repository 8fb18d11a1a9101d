import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes } from '#art/kit/masonry.ts'
import { palaceHall, ROOF } from '#art/kit/palace-hall.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A six-sided pavilion on an islet in a palace pond, a wooden bridge to it. */
export const pavilionPond = landmark({
  name: 'pavilion-pond',
  palette: PALETTES.autumn,
  accent: '#F2C230',
  ground: 0.66,
  sun: [190, 430, 60],
  mist: '#E4CDA6',
  altText: 'A two-storey pavilion on an islet in a pond, a wooden footbridge leading to it, maples around',
  lightText: 'in late October',
  paint: (s) => {
    paintMountain(s, -200, 330, 380, '#A8B49A', '#748A84')
    paintGroundMist(s, 230)
    paintTreeCrowns(s, '#C95A30', 84, -10, '#8E3A2A')
    paintTreeCrowns(s, '#E0953C', 50, 8, '#B5652C')
    paintWater(s, '#6E9C98', 4)
    paintMirrorBars(s, '#8E3A2A', 60, 40, 150, 8)
    s.draw(s.at(70, 40, 1.2), [
      ['M-190 6q10 -34 70 -36h240q60 2 70 36q-190 26 -380 0z', '#7E8E58'],
      ['M-170 -14h340v14h-340z', '#C9B79A'],
      ...palaceHall(120, 2),
      ['M-4 -376h8v-40h-8z', ROOF],
    ])
    s.draw(s.at(-180, 44), [
      ['M-320 34Q-120 -46 100 -22v14Q-120 -30 -320 52z', '#9A5A3C'],
      ['M-316 0Q-120 -80 100 -56v5Q-120 -74 -316 7z', '#B5713F'],
      [panes(-300, 90, 12, 4, 6, 50), '#8A4C36'],
      ...person(-110, s.accent),
    ])
    paintBough(s, 'right', '#3A2630', ['#C8402C', '#E07A2C', '#F0B04A'])
  },
})
