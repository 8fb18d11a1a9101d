import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, pointer, walker } from '#art/kit/poses.ts'

/** The Seven Sisters from the beach at Cuckmere, the coastguard cottages in front. */
export const chalkCliffs = landmark({
  name: 'chalk-cliffs',
  palette: {
    ...PALETTES.highland,
    top: '#7EA8C4',
    middle: '#BCD2D6',
    horizon: '#F6EEDA',
    lightText: 'in a fresh breeze',
  },
  accent: '#D8402E',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A row of white chalk cliffs rising and falling along a green down, brick cottages on the near slope and walkers with a dog on the path',
  paint: (s) => {
    paintWater(s, '#5E9AA8', 0, '#E8EEE0', null)
    s.draw(s.at(-60, 10), [
      [
        'M-900 0V-40L-640 -70L-520 -66L-380 -120L-270 -86L-150 -170L-60 -120L60 -210L160 -160L290 -270L400 -210L540 -330L700 -260L1400 -420V0z',
        '#FBF8EE',
      ],
      [
        'M-900 -40L-640 -70L-520 -66L-380 -120L-270 -86L-150 -170L-60 -120L60 -210L160 -160L290 -270L400 -210L540 -330L700 -260L1400 -420v44L700 -226L540 -296L400 -180L290 -240L160 -134L60 -184L-60 -100L-150 -150L-270 -70L-380 -104L-520 -54L-640 -58L-900 -30z',
        '#8DB462',
      ],
      [
        'M-380 -104L-270 -70V0h-60zM-150 -150L-60 -100L-80 0h-50zM60 -184L160 -134L130 0H70zM290 -240L400 -180L370 0H300zM540 -296L700 -226L660 0H560z',
        '#C9D0D0',
      ],
      ['M-900 0H1400v12q-700 10 -1300 0t-1000 2z', '#E8DCC4'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1600 150Q-700 60 -200 130Q100 190 300 330Q600 520 1300 560V900H-1600z', '#7FAE58'],
      ['M-200 130Q100 190 300 330Q600 520 1300 560v30Q560 560 270 370Q60 230 -220 164z', '#FBF8EE'],
      ['M-1600 330Q-700 230 -240 290Q60 360 220 520L330 900H-1600z', '#5E9050'],
      ['M-330 900Q-190 560 -330 430Q-460 330 -330 230l14 6Q-430 330 -290 424Q-110 560 -180 900z', '#E3D3AC'],
    ])
    s.draw(s.at(-130, 200, 1.15), [
      ...solid(0, 0, 210, 56, '#B5684E', '#7E463E', 0.22),
      [hip(0, -54, 116, 44, 0.84), '#8A5A4E'],
      [block(-80, -86, 22, 50) + block(10, -86, 22, 50) + block(80, -86, 22, 50), '#B5684E'],
      [panes(-80, 60, 6, -18, 14, 20), '#FBF3DF'],
      [block(0, 0, 18, 36), '#3E5A7A'],
    ])
    s.draw(s.at(-240, 420, 1.15), [...walker(0, s.accent, '#3E5A7A'), ...dog(120, '#F3E3C4')])
    s.draw(s.at(-350, 350, 0.9), pointer(0, '#3E6A5A', '#F2D9A0'))
    paintTuft(s, 'right', '#3E6A44')
  },
})
