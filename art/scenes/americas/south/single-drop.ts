import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** Kaieteur: a brown river over one ledge, a rainbow in the gorge and a cock-of-the-rock. */
export const singleDrop = landmark({
  name: 'single-drop',
  palette: {
    ...PALETTES.forest,
    top: '#9CBEB0',
    middle: '#CDDCC0',
    horizon: '#F3EFD0',
    lightText: 'in the mist of the morning',
  },
  accent: '#F2762E',
  ground: 0.36,
  sun: null,
  clouds: null,
  altText:
    'A wide brown river falling in one sheet from a ledge into a deep forest gorge, an orange bird on a branch and two people at the rim',
  paint: (s) => {
    paintHills(s, '#8EB49A', 60, 26, 0.4)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      ['M-1600 -10Q-600 -30 1300 -10V120H-1600z', '#5E9468'],
      ['M-40 0Q60 10 20 40Q-60 70 -140 110H150Q120 70 100 40Q90 10 60 0z', '#A9744A'],
      [`M-1600 100H-150V${deep}H-1600zM150 100H1300V${deep}H150z`, '#8A6E5E'],
      [`M-1600 100H-150v30q-400 30 -1450 10zM150 100H1300v40q-700 20 -1150 -10z`, '#C4A284'],
      [
        `M-1600 260H-150v20H-1600zM150 230H1300v24H150zM-1600 380H-150v14H-1600zM150 360H1300v18H150z`,
        '#6A524C',
      ],
      [`M-150 100H150Q170 240 160 ${deep}H-160Q-170 240 -150 100z`, '#F3EEE0'],
      [
        `M-150 100H-90Q-100 300 -96 ${deep}H-160Q-170 240 -150 100zM-20 110h44q10 200 6 ${deep - 110}h-60q-8 -200 10 -${deep - 110}zM100 104h30q14 200 10 ${deep - 104}h-30q-4 -200 -10 -${deep - 104}z`,
        '#D6C4A4',
      ],
      ['M-150 92H150q4 12 0 20H-150q-6 -10 0 -20z', '#B5824E'],
    ])
    s.draw(s.at(0, 0), [
      [
        `M-1600 ${deep}V430Q-700 380 -420 470Q-260 540 -200 ${deep}zM1300 ${deep}V400Q700 360 420 450Q260 530 210 ${deep}z`,
        '#3E7452',
      ],
      [
        `M-1600 ${deep}V520Q-800 480 -480 560L-330 ${deep}zM1300 ${deep}V500Q800 460 480 550L340 ${deep}z`,
        '#285A42',
      ],
    ])
    sprayBand(s.canvas, '#FBF6E4', s.height, s.height * 0.66, 0.8)
    s.draw(s.at(-250, 104, 0.62), [...pointer(0, '#D8402E', '#F2D9A0'), ...person(80, '#2E6A9A')])
    s.draw(s.at(250, 260), [
      ['M400 60Q160 30 -60 60l0 12Q160 50 400 84z', '#4A3830'],
      ['M60 50q20 -70 110 -80q-10 70 -110 80zM160 60q60 20 90 90q-80 -10 -90 -90z', '#2E6A48'],
    ])
    s.draw(s.at(200, 300, 1.25), [
      ['M-30 60l-14 70l16 4l20 -60z', '#5A3A30'],
      ['M-46 20q-6 -60 40 -76q50 6 50 60q-6 50 -50 60q-34 -6 -40 -44z', s.accent],
      ['M-30 -40q-40 -70 30 -90q64 10 50 80q-30 30 -80 10z', s.accent],
      ['M-40 -70q-30 -50 30 -66q50 0 60 40q-40 -40 -90 26z', '#FBA04E'],
      ['M-44 20q20 -10 50 6q20 20 10 40q-40 6 -60 -46z', '#3A2A30'],
      [round(-10, -80, 8), '#FBF0DC'],
      [round(-10, -80, 4), '#2A2430'],
      ['M-38 -70l-24 8l22 12z', '#D8A03A'],
    ])
  },
})
