import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintMountain, paintRidge } from '#art/kit/backdrops.ts'
import { GRAZING_HORSE } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const COAT = '#8A4A2C'
const DARK = '#3A2220'

/** A felt house: low wall, round roof, crown ring, red band and door. */
const yurt: readonly GlyphPart[] = [
  ['M-60 0V-44Q-50 -80 0 -92Q50 -80 60 -44V0z', '#F7EFDC'],
  ['M20 -88Q50 -78 60 -44V0H26z', '#CFC4B4'],
  ['M-60 -44H60v7H-60z', '#A93A34'],
  ['M-14 0v-40h28v40z', '#A93A34'],
  ['M-12 -92h24l-4 -8h-16z', '#4A342E'],
]

/** The horse's head and neck from the saddle: ears, mane, reins and the hands that hold them. */
const horseAhead = (sleeve: string): readonly GlyphPart[] => [
  ['M-74 -400Q-112 -500 -78 -572Q-30 -520 -18 -414zM74 -400Q112 -500 78 -572Q30 -520 18 -414z', COAT],
  ['M-64 -414Q-90 -490 -74 -540Q-44 -500 -34 -422zM64 -414Q90 -490 74 -540Q44 -500 34 -422z', DARK],
  ['M-260 80Q-220 -140 -130 -280Q-100 -400 -50 -424H50Q100 -400 130 -280Q220 -140 260 80z', COAT],
  ['M50 -424Q100 -400 130 -280Q220 -140 260 80H120Q110 -140 70 -260z', '#6A3424'],
  ['M-110 -348Q0 -384 110 -348l-3 16Q0 -368 -107 -332z', '#2A1C1E'],
  [
    'M-18 -430Q-40 -490 0 -524Q36 -480 18 -430Q70 -370 52 -300Q96 -230 70 -160Q120 -80 96 80H-40Q-20 0 -46 -60Q-10 -140 -40 -200Q0 -260 -26 -320Q8 -370 -18 -430z',
    DARK,
  ],
  [
    'M0 -524Q36 -480 18 -430Q50 -370 30 -320Q60 -240 40 -180Q70 -80 50 80H84Q100 -60 66 -156Q90 -230 52 -300Q70 -370 18 -430Q36 -480 0 -524z',
    '#5A3428',
  ],
  ['M-112 -340L-176 -50l10 6L-102 -334zM112 -340L176 -50l-10 6L102 -334z', '#2A1C1E'],
  ['M-330 90L-250 -20Q-220 -60 -176 -70Q-140 -66 -150 -40L-196 0L-240 90z', sleeve],
  ['M330 90L250 -20Q220 -60 176 -70Q140 -66 150 -40L196 0L240 90z', sleeve],
  [
    'M-210 -36Q-190 -78 -150 -76Q-126 -60 -140 -36L-176 -10zM210 -36Q190 -78 150 -76Q126 -60 140 -36L176 -10z',
    '#B9714E',
  ],
]

/** Song-Köl from the saddle: the horse's ears before the lake, felt houses and snow on the far hills. */
export const betweenEars = landmark({
  name: 'between-ears',
  palette: {
    ...PALETTES.highland,
    top: '#5E9CC0',
    middle: '#B4D4D8',
    horizon: '#FAEBC8',
    lightText: 'early in the morning',
  },
  accent: '#D8432E',
  ground: 0.4,
  sun: null,
  clouds: [
    [0.2, 0.4, 260, 14],
    [0.82, 0.28, 300, 16],
  ],
  altText:
    'A wide mountain lake seen from the saddle between the ears of a brown horse, felt houses and grazing horses on the grass, snow on the hills beyond',
  paint: (s) => {
    paintRidge(s, '#9DB4C4', 90, 30, 0.5)
    paintMountain(s, -230, 150, 330, '#A9B8BE', '#74899C', 0.5)
    paintMountain(s, 290, 180, 380, '#A9B8BE', '#74899C', 0.5)
    paintOpenGround(s, '#8DB05E', '#789C50', 0)
    s.draw(s.at(0, 0), [
      ['M-1600 8Q-400 -4 300 4Q900 10 1600 4V96Q900 100 460 84Q100 66 -240 86Q-700 110 -1600 80z', '#2E86A8'],
      ['M-1600 8Q-400 -4 300 4Q900 10 1600 4V22Q900 26 300 20Q-400 12 -1600 26z', '#8CC6CC'],
    ])
    s.draw(s.at(-270, 150, 0.8), yurt)
    s.draw(s.at(-160, 134, 0.6), yurt)
    s.draw(s.at(316, 160, 0.86), yurt)
    s.draw(s.at(210, 186, 0.6), [[GRAZING_HORSE, '#5A3A34']])
    s.draw(s.at(-330, 250, 0.9), [[GRAZING_HORSE, '#C99A66']])
    s.draw({ ...s.at(350, 270, 1), scaleX: -s.unit }, [[GRAZING_HORSE, '#F1E6D2']])
    s.draw(s.atDepth(0, 1, 1.06), horseAhead(s.accent))
  },
})
