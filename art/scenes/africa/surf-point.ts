import { paintHills } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A left-hand point break by Robertsport, boards on the sand under cotton trees. */
export const surfPoint = landmark({
  name: 'surf-point',
  palette: {
    ...PALETTES.morning,
    top: '#5EA6AC',
    middle: '#B4D4C4',
    horizon: '#FBE9C4',
    lightText: 'on a glassy morning',
  },
  accent: '#F26A3A',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'A long blue wave peeling along a forested point with a surfer on it, two more walking down the beach with boards',
  paint: (s) => {
    paintHills(s, '#7FAE9A', 120, 40, 0.3)
    s.draw(s.at(-300, 0), [
      ['M-1200 10V-150q400 -90 700 -60q260 20 420 110q120 60 200 100z', '#3E7E62'],
      ['M-300 -160q260 40 380 170h-160q-60 -120 -220 -170z', '#2A5E50'],
    ])
    paintWater(s, '#2E8E9A', 0, '#DCECDA', null)
    s.draw(s.at(0, 150), [
      ['M-1500 -20q500 -20 900 -20q360 0 700 -70q240 -50 360 20q100 60 60 130q-800 60 -2020 40z', '#1F7484'],
      [
        'M-1500 -20q500 -20 900 -20q360 0 700 -70q160 -36 270 -10q-180 0 -330 60q-560 70 -1540 70z',
        '#4EB0B0',
      ],
      [
        'M40 -90q200 -70 330 -20q110 50 80 160q-60 -120 -180 -110q-80 10 -100 80q-40 -60 -130 -110z',
        '#FBF6E8',
      ],
      ['M170 20q40 -70 110 -60q90 20 110 110q-120 30 -220 -50z', '#2E8E9A'],
      ['M-1500 60q900 10 1600 -20q300 -10 540 20v26q-900 10 -2140 10z', '#E8F4E8'],
    ])
    s.draw(s.at(-60, 118, 1.25), [
      ['M-70 8q70 26 150 -6q-70 -8 -150 6z', s.accent],
      ['M-26 2l16 -36l-10 -18l26 -10l18 34l16 26l-9 5l-22 -24l-18 26z', '#5A3A34'],
      ['M-20 -48q0 -34 20 -44l20 14l-2 28z', '#F2E3C4'],
      ['M8 -84l40 4l22 -14l4 7l-24 18l-42 0zM-8 -80l-34 20l-26 -6l-2 8l30 8l38 -20z', '#5A3A34'],
      [round(12, -102, 12), '#5A3A34'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1500 900V420q500 -110 1200 -150q500 -20 1500 -70V900z', '#EBCF9A'],
      ['M-1500 420q500 -110 1200 -150q500 -20 1500 -70v-16q-1000 40 -1500 66q-700 40 -1200 140z', '#FBF6E4'],
    ])
    for (const [x, y, shirt, board] of [
      [-190, 490, '#2E6A8A', '#FBF3DC'],
      [-60, 470, '#D8A03A', s.accent],
    ] as const)
      s.draw(s.at(x, y, 1.5), [
        ['M-60 -66q70 -34 170 -8q-80 34 -170 8z', board],
        ...walker(0, shirt, shirt, '#5A3A34'),
      ])
    s.draw(s.at(430, 560), [
      ['M-20 60C0 -100 -10 -300 -60 -560l40 -10C30 -340 60 -100 120 60z', '#4E3A34'],
      [
        'M-250 -640q30 -110 150 -110q90 -80 230 -40q120 -20 240 100v300q-130 20 -200 -80q-120 60 -210 -30q-130 20 -210 -140z',
        '#1E4A40',
      ],
    ])
  },
})
