import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

const HULLS = ['#D8432E', '#F2B82E', '#2E8AA0'] as const

/** A flat boat under its painted arch, flowers where the name would be. */
const trajinera = (hull: string, arch: string, bloom: string): readonly GlyphPart[] => [
  ['M-150 -20H150L128 30H-128z', hull],
  ['M-150 -20H150l-6 12H-144z', '#FBF0D4'],
  [block(-128, -20, 7, 120) + block(128, -20, 7, 120) + block(0, -20, 6, 118), '#5A3A34'],
  ['M-140 -136Q0 -160 140 -136V-122H-140z', '#F6E3BE'],
  [
    'M-150 -128V-170Q-120 -170 -108 -196Q-60 -190 -40 -214Q0 -246 40 -214Q60 -190 108 -196Q120 -170 150 -170V-128Q0 -150 -150 -128z',
    arch,
  ],
  [
    Array.from({ length: 9 }, (_n, i) =>
      round(-120 + i * 30, -152 - 26 * Math.sin((i * Math.PI) / 8), 13),
    ).join(''),
    bloom,
  ],
  [
    Array.from({ length: 8 }, (_n, i) =>
      round(-105 + i * 30, -146 - 26 * Math.sin(((i + 0.5) * Math.PI) / 8), 8),
    ).join(''),
    '#FFF3D0',
  ],
  [[-84, -46, 44, 86].map((x) => `M${x - 16} -22q-2 -46 16 -48q18 2 16 48z`).join(''), '#2E4A6A'],
  [[-84, -46, 44, 86].map((x) => round(x, -82, 11)).join(''), '#7A4632'],
]

/** Painted boats on the canals of Xochimilco between willows, the volcanoes far behind. */
export const flowerBoats = landmark({
  name: 'flower-boats',
  palette: { ...PALETTES.morning, top: '#6FB0B4', middle: '#BBD8C4', horizon: '#FBE9C8' },
  accent: '#E2407A',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Flat painted boats with flowered arches crossing on a canal between slim willows, a man with a pole, two volcanoes far behind',
  paint: (s) => {
    paintMountain(s, -150, 330, 420, '#A9B4C8', '#8394B0', 0.4, 0.3)
    paintMountain(s, 250, 270, 420, '#A9B4C8', '#8394B0', 0.3, 0.6)
    paintGroundMist(s, 90, 0.7)
    s.draw(s.at(0, 6), [
      [
        Array.from(
          { length: 26 },
          (_n, i) =>
            `M${-1500 + i * 112} 0q-36 -${90 + ((i * 53) % 90)} 14 -${210 + ((i * 53) % 110)}q48 ${100} 12 ${210 + ((i * 53) % 110)}z`,
        ).join(''),
        '#6E9E6A',
      ],
      [
        Array.from(
          { length: 26 },
          (_n, i) =>
            `M${-1450 + i * 112} 4q-30 -${60 + ((i * 37) % 60)} 10 -${150 + ((i * 37) % 80)}q40 ${70} 10 ${150 + ((i * 37) % 80)}z`,
        ).join(''),
        '#3E7A5A',
      ],
      ['M-1500 14V-20q700 -20 1500 -6t1200 -4V14z', '#8FAE5E'],
    ])
    paintWater(s, '#4E9A94', 10, '#D8E8CC', null)
    paintFloating(s, s.at(190, 110, 0.8), 150, trajinera(HULLS[2], '#F2B82E', s.accent))
    paintFloating(s, s.at(-210, 210, 1.05), 150, trajinera(HULLS[1], '#2E8A6A', '#F26A3A'))
    paintFloating(s, s.at(-10, 380, 1.5), 150, trajinera(HULLS[0], '#2E6AA0', s.accent))
    s.draw(s.at(222, 352, 1.5), [
      ['M70 -210L20 60l5 2L76 -208z', '#5A3A34'],
      ...pointer(0, '#FBF3DF', '#E8C068'),
    ])
  },
})
