import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A leatherback hauling itself up the sand, head to the upper left, seen from above. */
const LEATHERBACK: readonly GlyphPart[] = [
  [
    'M-70 -60Q-190 -70 -250 20Q-170 10 -60 -4zM20 -84Q40 -190 140 -230Q130 -130 70 -60zM60 70Q70 130 130 150Q120 90 96 50zM-20 80Q-30 140 20 176Q30 120 20 80z',
    '#1E2C3A',
  ],
  ['M-96 -60Q-150 -100 -168 -82Q-186 -60 -150 -40Q-120 -24 -90 -30z', '#2E3C48'],
  ['M-110 -50Q-80 -120 10 -100Q110 -70 190 120Q60 130 -40 80Q-120 30 -110 -50z', '#33434F'],
  ['M10 -100Q110 -70 190 120Q130 60 80 -10Q40 -70 10 -100z', '#56707C'],
  [
    'M-96 -30Q10 10 190 120Q30 50 -90 -14zM-72 -74Q40 -20 190 120Q60 0 -60 -84zM-20 -100Q80 -30 190 120Q100 -10 0 -102zM-86 14Q20 60 190 120Q20 90 -70 36z',
    '#7E98A2',
  ],
  ['M-150 -70l8 2l-4 8z', '#F4EAD0'],
]

/** Ureka on Bioko: a waterfall off the jungle wall, black sand, a leatherback on her way up the beach. */
export const turtleBeach = landmark({
  name: 'turtle-beach',
  palette: {
    ...PALETTES.monsoon,
    top: '#B9C4A4',
    middle: '#DCDDB8',
    horizon: '#F8E8C4',
    deep: '#12221F',
    lightText: 'at dawn',
  },
  accent: '#E8703E',
  mist: '#A9C0A8',
  ground: 0.44,
  sun: null,
  clouds: null,
  altText:
    'A leatherback turtle and her broad track on black sand, surf along the beach, a waterfall dropping from a wall of rainforest behind',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-420Q-1000 -470 -560 -400Q-300 -380 -120 -330Q60 -310 160 -240Q300 -190 420 -120Q700 -60 900 10z',
        '#5E8A72',
      ],
      ['M-1600 10V-300Q-900 -340 -560 -280Q-260 -270 -60 -220Q120 -180 240 -90Q340 -40 420 10z', '#2F6650'],
    ])
    s.draw(s.at(-150, 0), [
      ['M-40 12L-34 -270Q0 -290 36 -268L52 12z', '#E8F4EC'],
      ['M-16 12L-12 -262h10L0 12zM22 12L16 -250h8L32 12z', '#A9CCC4'],
      [
        'M-54 -230Q-70 -120 -64 12h-60Q-130 -140 -54 -280zM54 -240Q90 -140 84 12h70Q140 -150 54 -270z',
        '#1F4E40',
      ],
    ])
    s.draw(s.at(0, 0), [
      [
        Array.from({ length: 30 }, (_n, i) => {
          const x = -1600 + i * 68
          const y = -20 - ((i * 29) % 60)
          return x > 330 || (x > -280 && x < -30)
            ? ''
            : `M${x - 70} 14q-10 ${y - 40} 60 ${y - 50}q30 -30 70 0q50 20 30 ${70 - y}z`
        }).join(''),
        '#3E7A56',
      ],
      ['M-1600 6H420L1600 0V200H-1600z', '#3E8E92'],
      ['M420 0H1600V30Q900 40 420 14z', '#8CC4B8'],
      [`M-1600 4Q-400 -10 60 20Q330 60 420 150Q540 290 900 ${deep}H-1600z`, '#6E6660'],
      [`M60 20Q330 60 420 150Q540 290 900 ${deep}H1060Q640 290 500 140Q380 40 110 10z`, '#F2F6EC'],
      [`M110 30Q340 70 400 160Q500 300 760 ${deep}H900Q540 290 420 150Q330 60 60 20z`, '#7C8A86'],
      [`M-1600 70Q-700 50 -300 90Q60 140 240 260Q400 400 500 ${deep}H-1600z`, '#5C5450'],
      [
        'M-190 30Q-120 60 -60 60Q60 50 240 74Q330 90 392 130Q300 110 200 104Q20 96 -90 88Q-190 70 -240 24z',
        '#A9CCC4',
      ],
    ])
    s.draw(s.at(40, 320), [
      ['M400 210Q250 160 130 60L60 110Q180 260 330 420L520 420z', '#3E3836'],
      [
        'M390 214l-50 40l18 14l46 -38zM320 166l-56 50l18 18l54 -50zM252 120l-60 54l16 22l62 -58zM190 76l-64 58l14 22l68 -62zM440 270l-54 46l18 18l56 -46z',
        '#7E746C',
      ],
    ])
    s.draw(s.at(-10, 350, 1.16), LEATHERBACK)
    s.draw(s.at(0, 0), [
      [
        'M-330 250q20 -14 36 0q8 14 -10 20q-26 2 -26 -20zM-250 540q20 -14 36 0q8 14 -10 20q-26 2 -26 -20z',
        s.accent,
      ],
      [
        'M-340 244l-12 -10l4 -4l12 10zM-290 244l12 -12l4 4l-10 12zM-260 534l-12 -10l4 -4l12 10zM-210 534l12 -12l4 4l-10 12z',
        s.accent,
      ],
    ])
    paintPalms(s, 'left', '#17382E', '#2A2A2A', 360, 2)
  },
})
