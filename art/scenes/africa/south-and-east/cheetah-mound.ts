import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const COAT = '#E8B465'
const SHADE = '#B97F44'
const PALE = '#FBEBCB'
const INK = '#2A1E22'

const SPOTS: readonly (readonly [number, number])[] = [
  [-96, -40],
  [-112, -64],
  [-84, -70],
  [-60, -48],
  [-90, -98],
  [-62, -86],
  [-36, -66],
  [-66, -124],
  [-40, -104],
  [-16, -86],
  [-44, -148],
  [-20, -128],
  [4, -108],
  [-24, -172],
  [0, -152],
  [22, -134],
  [-6, -200],
  [18, -180],
  [38, -160],
  [8, -226],
  [34, -206],
  [26, -248],
  [44, -230],
  [48, -120],
  [44, -80],
  [48, -50],
  [-30, -40],
  [-4, -60],
  [22, -86],
  [60, -190],
]

/** A cheetah sitting upright, looking right, about 320 units tall. */
const CHEETAH: readonly GlyphPart[] = [
  ['M-108 -8Q-190 6 -226 -36Q-246 -70 -222 -96Q-206 -92 -208 -78Q-214 -50 -188 -34Q-150 -18 -100 -34z', COAT],
  ['M-236 -64Q-240 -82 -222 -96Q-206 -92 -208 -78Q-210 -68 -206 -58zM-228 -38l24 -12l8 10l-20 18z', INK],
  ['M56 -120L74 -24L100 -10Q104 0 98 0H58L40 -80z', SHADE],
  [
    'M-120 0Q-146 -70 -96 -126Q-44 -184 -8 -234Q8 -266 22 -282Q28 -318 58 -324Q92 -326 104 -298L126 -282Q130 -266 114 -260L92 -254Q84 -228 80 -196Q78 -150 66 -100L60 -22L84 -10Q88 0 82 0H32L26 -74Q14 -48 -10 -30L12 -12Q18 0 8 0z',
    COAT,
  ],
  [
    'M92 -254Q84 -228 80 -196Q78 -150 66 -100L58 -96Q50 -150 62 -210L72 -252zM104 -272L126 -280Q130 -266 114 -260L96 -256z',
    PALE,
  ],
  ['M-70 0Q-84 -60 -30 -80Q0 -84 6 -60Q6 -44 -10 -30L12 -12Q18 0 8 0z', SHADE],
  [SPOTS.map(([x, y]) => round(x, y, 6.4)).join(''), INK],
  ['M20 -300q-6 -22 10 -24q16 4 16 20zM26 -304q0 -10 6 -12q8 4 8 12z', INK],
  ['M84 -296l14 -2l-2 8l-10 2zM94 -290q6 18 4 34l-6 2q2 -20 -4 -34zM116 -284l11 2q2 8 -6 10z', INK],
]

const gazelle = (x: number, y: number, size: number): string =>
  `M${x} ${y}l${2 * size} ${-12 * size}q${-4 * size} ${-8 * size} ${2 * size} ${-12 * size}h${18 * size}l${6 * size} ${-14 * size}l${7 * size} ${3 * size}l${-5 * size} ${14 * size}q${2 * size} ${8 * size} ${-4 * size} ${10 * size}l${1 * size} ${11 * size}h${-3 * size}l${-3 * size} ${-10 * size}h${-12 * size}l${-4 * size} ${10 * size}z`

/** A cheetah on a termite mound in the Maasai Mara, one desert date and a shower on the plain behind it. */
export const cheetahMound = landmark({
  name: 'cheetah-mound',
  palette: {
    ...PALETTES.gold,
    top: '#5C7C8C',
    middle: '#B9C0AC',
    horizon: '#FBE2A4',
    deep: '#3A2420',
    lightText: 'before the rain',
  },
  accent: '#D8502E',
  mist: '#E9CF8C',
  ground: 0.52,
  focus: { narrow: 0.46, wide: 0.6 },
  sun: null,
  clouds: null,
  altText:
    'A cheetah sitting on a red termite mound above golden grass, looking at gazelles far off, one flat-topped tree and a curtain of rain on the horizon',
  paint: (s) => {
    const { canvas, groundY, unit } = s
    const rain = placePath('M40 10L110 -300H900L860 10z', s.at(0, 0))
    sprayVertical(canvas, rain, '#6E8088', groundY - 300 * unit, groundY, 0.55)
    s.draw(s.at(0, -290), [
      [
        'M70 0Q50 -46 104 -54Q112 -104 176 -98Q214 -150 284 -124Q350 -160 410 -110Q560 -160 720 -70Q860 -90 920 0z',
        '#6E8088',
      ],
      ['M104 -54Q112 -104 176 -98Q214 -150 284 -124Q350 -160 410 -110Q330 -116 180 -62z', '#93A4A6'],
    ])
    paintHills(s, '#8FA08A', 40, 10, 0.4)
    paintOpenGround(s, '#D9AE52', '#B98C3C', 0)
    s.draw(s.at(236, 12, 0.9), [
      [
        'M-8 4Q-2 -60 -10 -120L-60 -160l6 -6L-6 -138L-2 -170h8L10 -138L56 -170l5 6L14 -120Q8 -60 14 4z',
        '#4A3430',
      ],
      ['M-130 -160q20 -46 80 -44q50 -26 100 -2q56 -4 76 38q-60 24 -120 10q-70 18 -136 -2z', '#5E7240'],
      ['M-60 -158q50 -26 100 -8q50 -10 86 -2q-60 24 -120 10q-30 8 -66 0z', '#42562F'],
    ])
    s.draw(s.at(0, 0), [
      [
        [
          [-350, 60, 0.7],
          [-310, 76, 0.8],
          [-250, 58, 0.7],
          [110, 66, 0.8],
          [330, 90, 0.9],
          [380, 70, 0.7],
        ]
          .map(([x = 0, y = 0, size = 1]) => gazelle(x, y, size))
          .join(''),
        '#8A5A3A',
      ],
    ])
    s.draw(s.at(-20, 410), [
      [
        'M-380 160Q-300 60 -220 30Q-190 -90 -120 -106Q-60 -120 -10 -112Q70 -124 116 -80Q170 -50 200 20Q300 60 400 160V400H-380z',
        '#A9593A',
      ],
      [
        'M60 -114Q100 -108 116 -80Q170 -50 200 20Q300 60 400 160V400H120Q160 160 110 40Q70 -30 60 -114z',
        '#7A3C32',
      ],
      [
        'M-220 30Q-190 -90 -120 -106Q-90 -112 -70 -112Q-130 -60 -150 30Q-200 80 -300 120Q-260 60 -220 30z',
        '#CC7E54',
      ],
    ])
    s.draw(s.at(-20, 306, 1.34), CHEETAH)
    let grass = ''
    for (let i = -90; i <= 90; i += 1) {
      const x = i * 18 + ((i * 37) % 11)
      const tall = 90 + ((i * i * 13) % 70)
      grass += `M${x} 820L${x + 10 + ((i * 7) % 17)} ${400 + 170 - tall}L${x + 24} 820z`
    }
    s.draw(s.at(0, 0), [[grass, '#E8C468']])
  },
})
