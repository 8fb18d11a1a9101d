import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { rider } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A rider with an eagle on the arm in the Altai. */
export const eagleHunter = landmark({
  name: 'eagle-hunter',
  palette: PALETTES.autumn,
  accent: '#B8322E',
  ground: 0.62,
  sun: [-210, 330, 56],
  altText: 'A rider in a fur hat with an eagle on the arm, golden steppe and a snow range behind',
  lightText: 'on an October morning',
  paint: (s) => {
    paintMountain(s, -180, 300, 260, '#C4C2B4', '#8490A0', 0.5)
    paintMountain(s, 90, 360, 280, '#C4C2B4', '#8490A0', 0.5)
    paintMountain(s, 320, 260, 240, '#C4C2B4', '#8490A0', 0.5)
    paintGroundMist(s, 180)
    paintHills(s, '#D3A85A', 60, 24, 0.4)
    paintOpenGround(s, '#D9AE5C', '#B5863E', 0)
    s.draw(s.atDepth(-20, 0.66, 2.3), [
      ...rider(0, '#5E3A30', s.accent, '#3A2430'),
      ['M10 -140l56 2v12l-56 4z', s.accent],
      ['M56 -132h22v10h-22z', '#F6E3BE'],
      ['M62 -166q-34 -10 -56 -74l8 6l0 -18l10 14l4 -18l10 16l6 -14q24 30 28 60z', '#5E4334'],
      ['M82 -166q34 -10 56 -74l-8 6l0 -18l-10 14l-4 -18l-10 16l-6 -14q-24 30 -28 60z', '#4A342C'],
      ['M62 -166q-26 -12 -44 -52q24 26 46 36zM82 -166q26 -12 44 -52q-24 26 -46 36z', '#8A6A4A'],
      ['M56 -166q4 -34 16 -38q14 4 16 38q0 26 -10 40l2 8h-16l2 -8q-12 -14 -10 -40z', '#3A2A2C'],
      ['M64 -204q2 -18 12 -18q12 2 12 14q-4 14 -14 16q-10 -2 -10 -12z', '#8A6034'],
      ['M86 -212l12 4l-6 10l-6 -4zM66 -126h5v10h-5zM74 -126h5v10h-5z', '#F2C85A'],
    ])
    s.draw(s.atDepth(270, 0.16, 0.7), [...rider(0, '#33262A', '#3E5A78', '#2A1F30')])
  },
})
