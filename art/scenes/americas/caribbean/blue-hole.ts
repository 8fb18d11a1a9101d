import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The Great Blue Hole from above: a dark disc in its ring of reef, two boats at its lip. */
export const blueHole = landmark({
  name: 'blue-hole',
  palette: { ...PALETTES.noon, horizon: '#6ED0D0' },
  accent: '#F2B82E',
  mist: '#6EC8CC',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A round hole of the darkest blue in a pale ring of coral, seen from a small plane whose shadow crosses the reef, two white boats at its edge',
  paint: (s) => {
    paintSheet(s, '#1E8AAE')
    sprayBand(s.canvas, '#3EB6C4', 0, s.height * 0.6, 0.6)
    s.draw(s.at(-10, 20), [
      [
        'M-1600 -420Q-900 -560 -300 -440Q100 -520 500 -400Q900 -460 1300 -330V-250Q900 -380 480 -300Q100 -400 -300 -330Q-900 -450 -1600 -320zM-1600 420Q-800 330 -300 440Q200 520 700 420L1300 440V560Q700 500 240 580Q-300 560 -800 440L-1600 540z',
        '#5ED0C8',
      ],
      ['M-372 0Q-380 -320 -20 -370Q350 -370 380 -10Q370 350 10 372Q-350 370 -372 0z', '#4EC4C4'],
      ['M-336 0Q-340 -280 -10 -330Q310 -330 344 0Q330 320 10 336Q-310 330 -336 0z', '#D9C894'],
      ['M-300 0Q-300 -250 -4 -292Q280 -290 304 4Q290 280 10 300Q-280 290 -300 0z', '#5ECCC4'],
      ['M-262 0Q-262 -220 0 -252Q246 -250 264 4Q250 246 8 262Q-246 250 -262 0z', '#1A5E9A'],
      ['M-236 6Q-236 -196 4 -226Q226 -222 240 10Q226 226 10 240Q-222 226 -236 6z', '#0E3A74'],
      ['M-190 30Q-180 -130 30 -170Q180 -150 190 40Q170 180 20 194Q-160 180 -190 30z', '#0A2854'],
      [
        'M-330 -60l-40 -10l-6 40l40 4zM300 -150l50 -40l20 30l-50 34zM150 300l30 40l-40 14l-20 -40zM-200 270l-30 40l36 20l24 -44z',
        '#1A6E9E',
      ],
    ])
    for (const [x, y, turn] of [
      [-190, 210, 1],
      [250, 120, -1],
    ] as const)
      s.draw({ ...s.at(x, y, 0.8), scaleX: turn * 0.8 * s.unit }, [
        ['M-44 -12Q20 -30 74 6Q20 30 -44 20z', '#0A2854'],
        ['M-50 -22Q16 -40 70 -4Q16 22 -50 12z', '#FBFBF2'],
        ['M-20 -18Q10 -24 36 -6Q10 8 -20 6z', s.accent],
        ['M-200 30Q-90 10 -54 -4l0 -6Q-100 0 -200 20z', '#8ED8D8'],
      ])
    s.draw(s.at(60, -330, 0.9), [
      [
        'M-10 -90q10 -16 20 0l6 70l150 30v22l-150 -6l-8 70l34 20v12l-42 -6l-42 6v-12l34 -20l-8 -70l-150 6v-22l150 -30z',
        '#0E5A80',
      ],
    ])
    s.draw(s.at(190, -400, 1.15), [
      [
        'M-10 -90q10 -16 20 0l6 70l150 30v22l-150 -6l-8 70l34 20v12l-42 -6l-42 6v-12l34 -20l-8 -70l-150 6v-22l150 -30z',
        '#FBF6E8',
      ],
      ['M0 -96q6 0 10 6l6 70l150 30v22l-150 -6l-8 70l34 20v12l-42 -6z', '#D3CEC4'],
      ['M-7 -62h14v22h-14z', '#3A4A5C'],
      ['M-166 20v-10l40 -8v12zM166 20v-10l-40 -8v12z', s.accent],
    ])
  },
})
