import { hills, mist, mountain } from '#src/posters/kit/backdrops.ts'
import { rider } from '#src/posters/kit/figures.ts'
import { open } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** A rider with an eagle on the arm in the Altai. */
export const eagleHunter = landmark({
  name: 'eagle-hunter',
  look: LOOKS.autumn,
  accent: '#B8322E',
  ground: 0.62,
  sun: [-210, 330, 56],
  altText: 'A rider in a fur hat with an eagle on the arm, golden steppe and a snow range behind',
  lightText: 'on an October morning',
  paint: (s) => {
    mountain(s, -180, 300, 260, '#C4C2B4', '#8490A0', 0.5)
    mountain(s, 90, 360, 280, '#C4C2B4', '#8490A0', 0.5)
    mountain(s, 320, 260, 240, '#C4C2B4', '#8490A0', 0.5)
    mist(s, 180)
    hills(s, '#D3A85A', 60, 24, 0.4)
    open(s, '#D9AE5C', '#B5863E', 0)
    s.draw(s.near(-20, 0.66, 2.3), [
      ...rider(0, '#5E3A30', s.accent, '#3A2430'),
      ['M18 -128l46 -6l2 10l-46 12z', s.accent],
      ['M60 -136q-4 -46 14 -50q16 2 12 24q10 20 -4 40q-12 0 -22 -14z', '#3A2A2C'],
      ['M66 -136q-60 -60 -56 -100q40 24 60 60q8 -50 50 -84q10 40 -34 110z', '#4E382E'],
      ['M70 -186l16 2l-6 8z', '#F2C85A'],
    ])
    s.draw(s.near(270, 0.16, 0.7), [...rider(0, '#33262A', '#3E5A78', '#2A1F30')])
  },
})
