import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter, walker } from '#art/kit/poses.ts'

/** Rinjani around its crater: the summit on the right, the rim, the wall down to the lake. */
const CRATER: readonly GlyphPart[] = [
  [
    'M-1600 60L-700 30L-560 46L-430 -10L-330 20L-210 -20L-90 10L20 -50L110 -150L170 -230L214 -290L244 -306L280 -286L330 -214L420 -130L560 -70L800 -20L1600 20V520H-1600z',
    '#8A7A7C',
  ],
  [
    'M244 -306L280 -286L330 -214L420 -130L560 -70L800 -20L1600 20V520H520L430 240L380 60L300 -80L270 -200z',
    '#5C5466',
  ],
  ['M110 -150L170 -230L214 -290L244 -306L270 -200L250 -120L210 -160L180 -60L120 -20L150 -120z', '#BCA79C'],
  [
    'M-430 -10L-330 20L-360 160L-420 240L-460 120zM-210 -20L-90 10L-110 140L-190 220L-230 100zM20 -50L60 60L30 180L-40 200L-20 60zM-700 30L-560 46L-600 240L-760 240z',
    '#6E6270',
  ],
  ['M-1600 200Q-700 170 -420 210Q-200 190 0 196Q260 190 460 230L700 250L1600 220V560H-1600z', '#5E7A5A'],
]

/** Gunung Barujari, the young cone in the lake, with its apron of lava. */
const YOUNG_CONE: readonly GlyphPart[] = [
  [
    'M-150 14Q-90 -20 -40 -70Q-14 -110 2 -124Q24 -132 46 -122Q70 -90 110 -50Q160 -10 230 10Q160 40 60 34Q20 60 -60 44Q-120 40 -150 14z',
    '#40363E',
  ],
  ['M-40 -70Q-14 -110 2 -124Q16 -116 12 -90Q0 -40 -40 10Q-90 24 -150 14Q-90 -20 -40 -70z', '#6E5A5A'],
  ['M2 -124Q24 -132 46 -122Q24 -112 2 -124z', '#1E1A22'],
  ['M14 -126Q-10 -170 20 -204Q46 -236 14 -280Q84 -246 62 -204Q40 -166 34 -126z', '#F4E8DC'],
]

const tent = (cloth: string, shade: string): readonly GlyphPart[] => [
  ['M-70 0Q-50 -70 0 -76Q56 -66 74 0z', cloth],
  ['M0 -76Q56 -66 74 0H30Q26 -50 0 -76z', shade],
  ['M-24 0Q-16 -44 0 -54Q14 -40 18 0z', '#2A2A38'],
]

/** Lombok from the rim of Rinjani: the lake in the crater, the cone in the lake, tents above the cloud. */
export const craterCamp = landmark({
  name: 'crater-camp',
  palette: {
    ...PALETTES.morning,
    top: '#6A86B8',
    middle: '#D9B7B0',
    horizon: '#FCE2B8',
    deep: '#26283E',
    lightText: 'at dawn',
  },
  accent: '#F0702E',
  ground: 0.4,
  focus: { narrow: 0.46, wide: 0.6 },
  sun: null,
  clouds: null,
  altText:
    'Tents and two walkers on the grassy rim of a vast crater, a crescent lake below with a small steaming volcano in it, a tall summit on the far side',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [
        'M-520 20L-400 -60L-352 -98L-330 -100L-280 -60L-150 20zM-1000 20L-900 -40L-860 -50L-760 20z',
        '#A99AB4',
      ],
      ['M-1600 10Q-900 -14 -400 6Q0 24 500 0Q1000 -10 1600 6V140H-1600z', '#F6E6DA'],
      ['M-1600 34Q-800 14 -300 36Q200 60 1600 30V140H-1600z', '#E3CFD0'],
    ])
    s.draw(s.at(0, 0), CRATER)
    s.draw(s.at(0, 0), [
      [
        'M-560 300Q-380 220 -60 224Q240 220 430 270Q560 310 420 350Q200 410 -100 400Q-420 390 -560 300z',
        '#2A93A8',
      ],
      ['M-560 300Q-380 220 -60 224Q240 220 430 270Q240 240 -60 242Q-360 244 -560 300z', '#8FD0CC'],
      [
        'M-300 330q60 -8 110 0q-56 8 -110 0zM-160 366q60 -8 110 0q-56 8 -110 0zM-420 306q40 -6 80 0q-40 6 -80 0z',
        '#6EBEC4',
      ],
    ])
    s.draw(s.at(170, 316, 1.06), YOUNG_CONE)
    s.draw(s.at(0, 0), [
      [
        `M-1600 ${deep}V390Q-700 340 -380 400Q-160 450 60 470Q300 476 520 420Q900 360 1600 400V${deep}z`,
        '#4A5A46',
      ],
      [
        `M-1600 ${deep}V410Q-700 360 -380 420Q-160 470 60 490Q300 496 520 440Q900 380 1600 420V${deep}z`,
        '#B8A455',
      ],
      [`M-1600 ${deep}V540Q-600 500 -200 530Q200 570 1600 520V${deep}z`, '#8C8448'],
    ])
    s.draw(s.at(-290, 474, 1.12), tent(s.accent, '#B04A24'))
    s.draw(s.at(-160, 508, 0.96), tent('#E8C04A', '#A9843A'))
    s.draw(s.at(20, 494, 1.06), [['M-34 14Q-30 -14 0 -14Q34 -12 40 16z', '#6E6A62'], ...sitter(0, '#2E6AA0')])
    s.draw(s.at(150, 556, 1.2), walker(0, '#B93A4A', '#3A5A4A'))
    paintTuft(s, 'right', '#5E6238')
  },
})
