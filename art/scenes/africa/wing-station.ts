import { paintHills } from '#art/kit/backdrops.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A concrete petrol station with wings like an aeroplane. */
export const wingStation = landmark({
  name: 'wing-station',
  palette: PALETTES.autumn,
  accent: '#C8382E',
  ground: 0.72,
  sun: [200, 430, 58],
  altText:
    'A service station shaped like an aeroplane with two long concrete wings, palms and a bicycle before it',
  lightText: 'in the mild light of the highlands',
  paint: (s) => {
    paintHills(s, '#BDB48C', 120, 30)
    paintFarPalms(s, '#5E8062', [0.04, 0.12, 0.88, 0.96], 210)
    paintOpenGround(s, '#DCC29A', '#AE9068', 0)
    s.draw(s.at(0, 10, 1.05), [
      ['M-70 0v-130q0 -60 70 -64q70 4 70 64v130z', '#F6E6C8'],
      ['M20 0v-192q50 10 50 62v130z', '#B99A80'],
      [panes(-44, 44, 4, -20, 20, 84), '#5E7A86'],
      [panes(-40, 40, 4, -128, 16, 26), '#5E7A86'],
      ['M-360 -176l290 -24v44l-290 4zM360 -176l-290 -24v44l290 4z', '#FFF4DC'],
      ['M-360 -152l290 -4v10l-290 12zM360 -152l-290 -4v10l290 12z', '#B99A80'],
      ...solid(0, -190, 80, 110, '#FBEFD6', '#B99A80', 0.36),
      [panes(-26, 26, 3, -210, 14, 60), '#5E7A86'],
      [block(0, -298, 96, 10), '#FFF4DC'],
      ['M-2 -306h4v-70h-4z', '#5E5A5A'],
      [block(0, -250, 70, 14), s.accent],
    ])
    s.draw(s.atDepth(-150, 0.56, 1.2), [
      [`${round(-36, -26, 26)}${round(40, -26, 26)}`, '#3A2633'],
      [`${round(-36, -26, 21)}${round(40, -26, 21)}`, '#DCC29A'],
      ['M-38 -28l34 -34h30l16 36l-4 2l-14 -32h-22l-36 32z', '#3A2633'],
      ['M-14 -62q-6 -60 12 -66h16q12 12 10 66zM-10 -140a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', s.accent],
      ['M-4 -64l14 44l-8 4l-14 -44z', '#3A2633'],
    ])
    paintPalms(s, 'right', '#3E5A4A', '#5A4640', 420, 1)
  },
})
