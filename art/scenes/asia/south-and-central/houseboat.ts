import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, poledBoat } from '#art/kit/boats.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A house boat of thatch on a canal between palms. */
export const houseboat = landmark({
  name: 'houseboat',
  palette: PALETTES.forest,
  accent: '#D8432E',
  ground: 0.56,
  sun: [-190, 160, 74],
  altText: 'A thatched house boat on a broad backwater between coconut palms, a canoe crossing its bow',
  paint: (s) => {
    paintHills(s, '#8FB07A', 60, 20)
    paintFarPalms(s, '#3E7458', [0.02, 0.09, 0.17, 0.26, 0.36, 0.64, 0.74, 0.83, 0.92, 0.99], 190)
    paintTreeCrowns(s, '#4F8658', 40, 4, '#2F6A50')
    paintWater(s, '#6FA07E')
    paintFloating(s, s.atDepth(10, 0.5, 1.5), 190, [
      ['M-190 -36q-40 -20 -56 -52q70 44 120 44h240q70 -4 110 -46q-6 46 -60 76q-150 36 -354 -22z', '#3A2A26'],
      ['M-120 -44Q-130 -150 -40 -156h80Q150 -150 140 -44z', '#D9AE66'],
      ['M40 -156Q150 -150 140 -44h-56Q96 -140 40 -156z', '#96703E'],
      ['M-86 -48v-56q24 -30 48 0v56zM-14 -48v-56q24 -30 48 0v56zM58 -48v-56q24 -30 48 0v56z', '#4A3226'],
      ['M-120 -80q120 -14 258 0v5q-138 -14 -258 0zM-100 -124q110 -14 226 0v4q-116 -14 -226 0z', '#B58A4C'],
      ['M-170 -50v-60h4v60zM-206 -110q40 -18 78 0z', '#B58A4C'],
      ['M-150 -44q-2 -34 9 -36q11 2 9 36zM-149 -90a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z', '#FBF2D0'],
    ])
    paintFloating(s, s.atDepth(-190, 0.84, 1.1), 140, poledBoat('#2A2626', s.accent))
    paintPalms(s, 'right', '#12382E', '#2A2A2A', 620)
  },
})
