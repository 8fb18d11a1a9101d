import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, crenels, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, sitter, walker } from '#art/kit/poses.ts'

/** The bay of Naples under one umbrella pine, Vesuvius and the egg castle on its rock. */
export const vesuviusPine = landmark({
  name: 'vesuvius-pine',
  palette: {
    ...PALETTES.dusk,
    top: '#5E8AB4',
    middle: '#F0B494',
    horizon: '#FDE3B8',
    lightText: 'early in the evening',
  },
  accent: '#D8402E',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A volcano with two summits across a bay, a castle of yellow stone on an islet, the whole view under a great umbrella pine',
  paint: (s) => {
    s.draw(s.at(-60, 6), [
      [
        'M-700 0C-400 -40 -280 -130 -190 -230L-150 -220L-110 -190C-60 -220 -20 -280 10 -290L70 -286C180 -180 320 -60 640 0z',
        '#8A86B0',
      ],
      ['M70 -286C180 -180 320 -60 640 0H240C160 -90 110 -190 40 -288z', '#625E8E'],
      ['M-1500 0v-26q500 -30 1200 -14l1700 0V0z', '#B59AA4'],
    ])
    paintWater(s, '#5E8EAA', 4, '#F9D8B8', null)
    s.draw(s.at(60, 130), [
      ['M-230 30L-190 -20H210L260 30z', '#8A6A5E'],
      ['M-180 -10V-110h80v-30h110v20h120v40h70V-10z', '#E9B868'],
      ['M60 -10V-120h70v40h70V-10z', '#A8784E'],
      [
        crenels(-176, -106, 5, -110, 9) + crenels(-96, 6, 7, -140, 9) + crenels(20, 126, 7, -120, 9),
        '#E9B868',
      ],
      [panes(-150, 170, 7, -50, 12, 18), '#7A4E44'],
      ['M260 20L560 44V60L240 40z', '#C9995E'],
      [arches(300, 500, 4, 56, 30, 24), '#7A5A50'],
    ])
    paintMirrorBars(s, '#C9995E', 60, 160, 190, 5)
    paintFloating(s, s.at(-190, 260, 1), 104, rowingBoat('#F6F0E0', s.accent))
    s.draw(s.at(0, 0), [
      [`M-1500 900V250L-420 280Q-300 320 -260 420Q-100 400 60 440Q400 400 1200 430V900z`, '#4E4A5A'],
      [
        'M-420 280Q-300 320 -260 420Q-100 400 60 440Q400 400 1200 430v-14Q400 384 60 424Q-100 384 -240 404Q-290 300 -420 262z',
        '#C9A898',
      ],
    ])
    s.draw(s.at(-330, 330), [
      ['M-30 100C-10 -160 -20 -360 50 -560L90 -700l22 8L90 -560C20 -360 40 -160 60 100z', '#4A3238'],
      ['M46 -540L-60 -660l12 -10L66 -570zM70 -580l120 -120l10 12L82 -552z', '#4A3238'],
    ])
    s.draw(s.at(-240, -330), [
      [
        'M-420 40Q-430 -60 -300 -80Q-220 -160 -40 -140Q60 -190 220 -140Q380 -150 450 -60Q500 20 440 50Q260 20 60 44Q-200 20 -420 40z',
        '#2E5A4A',
      ],
      [
        'M-380 -20Q-300 -70 -200 -66Q-100 -130 20 -110Q120 -150 240 -100Q340 -110 400 -50Q240 -70 120 -40Q-60 -70 -160 -30Q-280 -50 -380 -20z',
        '#4E8260',
      ],
    ])
    s.draw(s.at(-60, 410, 1.15), [...sitter(0, s.accent), ...sitter(66, '#F2E3C4')])
    s.draw(s.at(210, 420, 1.1), [...walker(0, '#3E6A9A', '#F2C23C'), ...dog(100, '#2A2430')])
  },
})
