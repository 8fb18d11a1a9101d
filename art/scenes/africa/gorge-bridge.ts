import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A suspension footbridge over the mouth of a gorge on a green coast. */
export const gorgeBridge = landmark({
  name: 'gorge-bridge',
  palette: PALETTES.morning,
  accent: '#E25A34',
  ground: 0.6,
  sun: [-190, 300, 60],
  altText: 'A hanging footbridge across the mouth of a dark river between forested cliffs, surf beyond it',
  paint: (s) => {
    paintWater(s, '#2F8A96', -60)
    s.draw(s.at(0, 0), [
      ['M-1500 720V-230Q-300 -240 -260 -140Q-230 -60 -180 20Q-140 110 -150 330V720z', '#7A6A58'],
      ['M-1500 -230Q-300 -240 -260 -140q20 50 40 90q-90 -40 -140 -30q-500 0 -1140 10z', '#4F8A58'],
      ['M1500 720V-260Q330 -290 280 -170Q250 -60 200 0Q150 110 160 330V720z', '#5E544E'],
      ['M1500 -260Q330 -290 280 -170q-20 60 -36 90q80 -50 150 -40q500 0 1106 10z', '#3F7650'],
    ])
    s.draw(s.at(0, 0), [
      [
        'M-240 -60L-210 0L-230 80L-190 160L-210 330V720H-260L-250 330L-232 170L-270 90L-250 10zM-320 -60L-290 40L-310 140L-280 330V720H-330L-320 330L-350 150L-326 40zM-420 -70L-390 60L-410 200L-390 720H-440L-450 200L-430 60z',
        '#5A4E46',
      ],
      ['M-206 -30L-180 20L-150 110L-160 330V720H-180L-176 330L-190 160L-200 60z', '#A8927A'],
      [
        'M250 -110L226 -20L246 60L216 150L230 330V720H190L196 330L184 160L210 60L200 0zM330 -120L310 0L336 120L310 330V720H360L366 330L390 130L352 0zM440 -120L420 20L450 160L430 720H490L500 160L470 20z',
        '#423A3A',
      ],
      [
        'M-1500 40L-230 60l6 12L-1500 56zM-1500 190L-200 196l4 10L-1500 206zM1500 20L220 36l-6 12L1500 40zM1500 170L176 180l2 12L1500 190z',
        '#3A3436',
      ],
    ])
    paintTreeCrowns({ ...s, groundY: s.groundY - 190 * s.unit, width: s.x - 300 * s.unit }, '#3F7650', 40, 20)
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
    paintFloating(s, s.atDepth(40, 0.66, 1.1), 130, canoe('#F2C23C', '#D8E6E0'))
    paintMirrorBars(s, '#7FB9B4', 0, 110, 90, 6)
  },
})
