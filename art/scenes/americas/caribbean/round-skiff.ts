import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SKIN = '#6A3E2E'
const POLE = '#7A4E34'

/** A sailor sitting out on a pole that leans over the water to the left. */
const sailor = (x: number, y: number, shirt: string): readonly GlyphPart[] => [
  [`M${x - 6} ${y + 6}q-4 -44 14 -56q20 4 20 26l-8 34z`, shirt],
  [`M${x + 12} ${y - 30}l34 12l-4 10l-34 -10z`, SKIN],
  [`M${x - 6} ${y - 2}h34l22 22l-8 8l-22 -16h-24z`, '#FBF6E8'],
  [`M${x - 2} ${y - 64}a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z`, SKIN],
  [`M${x - 4} ${y - 66}q12 -20 26 -2l8 2q-16 6 -34 0z`, shirt],
]

/** A yole ronde under two square sails, her crew out on poles to hold her up. */
const yole = (bright: string): readonly GlyphPart[] => [
  ['M-2 -30L60 -520l8 1L10 -30zM128 -30L150 -360l7 1L138 -30z', POLE],
  ['M26 -90L64 -512Q200 -500 300 -540Q330 -330 270 -120Q140 -80 26 -90z', '#F7F1E2'],
  ['M37 -212Q150 -200 293 -236L284 -180Q150 -140 32 -156z', bright],
  ['M47 -320Q160 -310 306 -348L304 -300Q160 -262 43 -270z', '#2E6AA8'],
  ['M52 -380Q60 -440 66 -505Q200 -492 300 -534Q312 -470 308 -400Q170 -366 52 -380z', '#F2C23C'],
  ['M300 -540Q330 -330 270 -120Q240 -108 210 -102Q270 -320 252 -525z', '#D9C8A6'],
  ['M64 -512L300 -544l2 9L64 -502z', POLE],
  ['M-10 -40L-250 -180l-5 9L-20 -24zM30 -40L-206 -226l-6 8L18 -24zM70 -40L-150 -280l-7 7L56 -24z', POLE],
  ...sailor(-240, -176, '#2E8E62'),
  ...sailor(-196, -222, '#C9402E'),
  ...sailor(-176, -132, '#F2C23C'),
  ...sailor(-140, -272, '#2E6AA8'),
  ...sailor(-108, -86, '#F4F0E4'),
  ...sailor(-40, -48, '#C9402E'),
  ...sailor(180, -36, '#2E8E62'),
  ['M-120 -40Q60 -10 300 -52l14 4Q280 0 220 16H-40Q-96 4 -120 -40z', '#2A5A8A'],
  ['M-114 -30Q60 0 304 -42l-8 14Q60 18 -104 -16z', '#FBF6E8'],
  ['M240 -30L350 20l-4 8L228 -16z', POLE],
  ['M-150 26Q40 0 330 24Q120 46 -150 26z', '#F4FAF4'],
]

/** A yole race off Le Diamant: square sails, the crew far out over the water, Diamond Rock behind. */
export const roundSkiff = landmark({
  name: 'round-skiff',
  palette: {
    ...PALETTES.noon,
    top: '#2E86C0',
    middle: '#8CC8DA',
    horizon: '#F8EECC',
    lightText: 'under a clear noon sky',
  },
  accent: '#E4482E',
  ground: 0.5,
  sun: null,
  clouds: [
    [0.16, 0.3, 260, 16],
    [0.24, 0.36, 170, 12],
  ],
  altText:
    'A slim racing skiff under a large square sail in bright stripes, its crew sitting far out on poles over the water, a steep rock in the sea and other sails behind',
  paint: (s) => {
    s.draw(s.at(-216, 2, 1.06), [
      [
        'M-150 4L-130 -60L-96 -110L-80 -170L-40 -226L-10 -244L20 -230L56 -176L70 -120L110 -70L140 4z',
        '#6E8268',
      ],
      ['M-10 -244L20 -230L56 -176L70 -120L110 -70L140 4H30L40 -90L0 -160z', '#44604F'],
      ['M-130 -60L-96 -110L-80 -170L-50 -130L-70 -70L-110 -20zM40 -90L70 -120L84 -40L60 4H36z', '#B0A68C'],
    ])
    paintGroundMist(s, 30, 0.4)
    paintWater(s, '#1E7FB0', 0, '#BCE0DC', null)
    for (const [across, size, ink] of [
      [290, 0.22, '#E8703E'],
      [364, 0.18, '#3E8E62'],
      [-40, 0.16, '#F2C23C'],
      [560, 0.24, '#C9402E'],
    ] as const)
      s.draw(s.at(across, 14, size), [
        ['M26 -40L64 -412Q200 -400 300 -440Q330 -230 270 -60Q140 -20 26 -40z', ink],
        ['M40 -180Q150 -170 292 -206L286 -150Q150 -120 34 -130z', '#FBF6E8'],
        ['M-120 -30H300Q260 14 220 16H-40Q-96 4 -120 -30z', '#24486C'],
      ])
    s.draw(s.at(0, 0), [
      [
        'M-1600 250Q-800 200 -300 236Q60 262 400 226Q900 190 1600 240V262Q900 214 400 250Q60 286 -300 260Q-800 226 -1600 276z',
        '#5AA8C8',
      ],
      ['M-1600 380Q-700 330 -100 372Q500 400 1600 350V370Q500 424 -100 396Q-700 356 -1600 406z', '#4A9CC0'],
    ])
    s.draw(s.at(30, 270, 1.06), yole(s.accent))
    s.draw(s.at(0, 0), [
      [
        'M-170 300Q-60 276 60 300Q200 320 400 290Q440 300 360 318Q180 346 20 324Q-100 310 -170 300z',
        '#F4FAF4',
      ],
    ])
  },
})
