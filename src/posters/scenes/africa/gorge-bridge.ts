import { crowns } from '#src/posters/kit/backdrops.ts'
import { canoe, float } from '#src/posters/kit/boats.ts'
import { person } from '#src/posters/kit/figures.ts'
import { mirrorBars, water } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** A suspension footbridge over the mouth of a gorge on a green coast. */
export const gorgeBridge = landmark({
  name: 'gorge-bridge',
  look: LOOKS.morning,
  accent: '#E25A34',
  ground: 0.6,
  sun: [-190, 300, 60],
  altText: 'A hanging footbridge across the mouth of a dark river between forested cliffs, surf beyond it',
  paint: (s) => {
    water(s, '#2F8A96', -60)
    s.draw(s.at(0, 0), [
      ['M-1500 720V-230Q-300 -240 -260 -140Q-230 -60 -180 20Q-140 110 -150 330V720z', '#7A6A58'],
      ['M-1500 -230Q-300 -240 -260 -140q20 50 40 90q-90 -40 -140 -30q-500 0 -1140 10z', '#4F8A58'],
      ['M1500 720V-260Q330 -290 280 -170Q250 -60 200 0Q150 110 160 330V720z', '#5E544E'],
      ['M1500 -260Q330 -290 280 -170q-20 60 -36 90q80 -50 150 -40q500 0 1106 10z', '#3F7650'],
    ])
    crowns({ ...s, groundY: s.groundY - 190 * s.unit, width: s.x - 300 * s.unit }, '#3F7650', 40, 20)
    s.draw(s.at(0, 0), [
      ['M-250 -40Q0 76 250 -60v6Q0 84 -250 -34z', '#F6E6C2'],
      ['M-250 -90Q0 26 250 -110v4Q0 32 -250 -85z', '#3A2A2C'],
      [
        [-200, -150, -100, -50, 0, 50, 100, 150, 200]
          .map((x) => `M${x} ${-0.00092 * x * x + 15 - 44}v50h3v-50z`)
          .join(''),
        '#3A2A2C',
      ],
      ['M-256 -36v-110h9v110zM248 -56v-110h9v110z', '#3A2A2C'],
    ])
    s.draw(s.at(-60, 14, 0.56), [...person(0, s.accent), ...person(60, '#F2C23C')])
    float(s, s.near(40, 0.66, 1.1), 130, canoe('#F2C23C', '#D8E6E0'))
    mirrorBars(s, '#7FB9B4', 0, 110, 90, 6)
  },
})
