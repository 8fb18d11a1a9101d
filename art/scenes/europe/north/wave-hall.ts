import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Hamburg's concert hall: a glass wave on a brick warehouse, a ferry and gulls of the harbour before it. */
export const waveHall = landmark({
  name: 'wave-hall',
  palette: {
    ...PALETTES.morning,
    top: '#7C9EB4',
    middle: '#B9CCD0',
    horizon: '#F3E3CC',
    lightText: 'on a bright windy day',
  },
  accent: '#D8301E',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A glass hall with a roof like waves on top of a brick warehouse at the tip of a harbour quay, a low ferry passing and cranes behind',
  paint: (s) => {
    s.draw(s.at(-290, 6), [
      ['M-60 0V-150h8v60l120 -90l6 6l-110 86V0zM-180 0V-120h8v40l100 -80l6 6l-96 80V0z', '#8A8E9A'],
      ['M-1200 0V-40h300v-20h200v20h500v40z', '#A59A9A'],
    ])
    s.draw(s.at(40, 10), [
      ['M-240 0V-190H200L330 -170V0z', '#B5604A'],
      ['M200 -190L330 -170V0H200z', '#7E403E'],
      [
        Array.from({ length: 5 }, (_n, row) => panes(-216, 176, 15, -14 - row * 36, 10, 16)).join(''),
        '#5A2E34',
      ],
      ['M-240 -190V-212H200L330 -190v22L200 -190z', '#E8E4DC'],
      [
        'M-240 -212V-440Q-220 -420 -200 -410Q-160 -470 -120 -486Q-90 -450 -60 -430Q-10 -510 40 -524Q70 -470 100 -450Q150 -500 200 -512V-212z',
        '#8EB4C4',
      ],
      ['M200 -512Q240 -470 270 -452Q300 -480 330 -484V-190L200 -212z', '#5E849C'],
      [
        Array.from({ length: 6 }, (_n, row) => panes(-226, 186, 20, -226 - row * 34, 12, 22)).join(''),
        '#BCD6DC',
      ],
      [
        'M-240 -440Q-220 -420 -200 -410Q-160 -470 -120 -486Q-90 -450 -60 -430Q-10 -510 40 -524Q70 -470 100 -450Q150 -500 200 -512Q240 -470 270 -452Q300 -480 330 -484v10Q300 -470 270 -440Q240 -456 200 -498Q150 -486 100 -436Q70 -456 40 -510Q-10 -496 -60 -416Q-90 -436 -120 -472Q-160 -456 -200 -396Q-220 -406 -240 -426z',
        '#FBFAF2',
      ],
    ])
    paintWater(s, '#4E7A8E', 10, '#E3E4D8', null)
    paintMirrorBars(s, '#A5685A', 40, 20, 230, 7)
    s.draw(s.at(-40, 210, 1.3), [
      ['M-230 -30H230L200 24H-210z', '#2A3A4E'],
      ['M-230 -30H230l-6 12H-226z', '#FBF6E8'],
      ['M-200 -30v-60H120l60 60z', '#FBF6E8'],
      [panes(-176, 90, 9, -44, 22, 26), '#3A4A5C'],
      ['M-190 -90v-14H60v14z', s.accent],
      ['M-60 -104v-40h90l24 40z', '#FBF6E8'],
      [panes(-44, 20, 3, -114, 16, 18), '#3A4A5C'],
      [[-170, -130, -100].map((x) => `M${x - 9} -104q-2 -32 9 -34q11 2 9 34z`).join(''), s.accent],
      [[-170, -130, -100].map((x) => round(x, -144, 7)).join(''), '#7A4632'],
    ])
    s.draw(s.at(-220, -420, 1), [
      [
        'M-40 0q20 -24 40 -4q24 -20 50 -2q-30 0 -48 16q-20 -14 -42 -10zM100 70q16 -20 32 -4q20 -16 40 -2q-24 0 -38 12q-16 -10 -34 -6z',
        '#FBF6E8',
      ],
    ])
  },
})
