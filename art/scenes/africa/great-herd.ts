import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const COAT = '#D9A25E'
const COAT_SHADE = '#A86E40'
const MANE = '#6E3A2A'

/** A lion lying with his head up, to the left. */
const LION: readonly GlyphPart[] = [
  ['M150 -20q60 10 70 -26q2 -20 -14 -22q-2 -12 14 -12q24 6 20 36q-8 42 -92 36z', COAT_SHADE],
  ['M206 -78q-10 -22 8 -32q20 4 18 24q-10 16 -26 8z', MANE],
  ['M-50 0q-10 -80 50 -96q70 -14 116 -2q50 14 52 66q0 26 -20 32z', COAT],
  ['M60 -102q30 0 56 4q50 14 52 66q0 26 -20 32H80q60 -30 -20 -102z', COAT_SHADE],
  ['M70 0q-10 -50 40 -58q46 2 44 40q-2 16 -14 18z', COAT],
  ['M40 0q-4 -16 16 -18h60q14 4 10 18z', '#E8BC7A'],
  ['M-120 0q-4 -18 18 -20h70q20 -4 30 -30l24 20q-10 28 -40 30z', '#E8BC7A'],
  [
    'M-58 -150q-44 6 -46 50q-6 14 6 34q4 24 24 36q16 24 44 20q30 -10 40 -50q16 -40 -4 -70q-24 -28 -64 -20z',
    MANE,
  ],
  ['M-40 -152q-30 4 -40 40q-6 40 20 70q24 20 44 4q36 -40 22 -88q-16 -26 -46 -26z', '#8E4E34'],
  [
    'M-100 -98q0 -10 10 -14q6 -22 30 -24q24 2 26 26q2 24 -14 38q-12 12 -30 10q-14 -4 -16 -18q-8 -8 -6 -18z',
    COAT,
  ],
  ['M-36 -112q4 26 -14 40q-12 12 -30 10q-8 -2 -12 -8q40 2 40 -46z', COAT_SHADE],
  ['M-100 -98q0 -8 8 -12l14 2q2 10 -10 14q-8 2 -12 -4z', '#3A2028'],
  ['M-94 -82q12 6 24 -2l-2 6q-10 8 -22 -4z', '#3A2028'],
  ['M-78 -118q6 -6 14 -2q-4 6 -14 2z', '#2A1820'],
  ['M-44 -140q0 -18 16 -16q10 8 2 22q-12 4 -18 -6z', COAT],
]

/** A wildebeest grazing or walking, to the left: beard, hump, thin legs. */
const gnu = (x: number, y: number, size: number): GlyphPart => [
  `M${x - 30 * size} ${y - 34 * size}q${-14 * size} ${6 * size} ${-20 * size} ${22 * size}l${6 * size} ${4 * size}q${8 * size} ${-4 * size} ${14 * size} ${-12 * size}l${4 * size} ${20 * size}h${4 * size}l${4 * size} ${-16 * size}h${24 * size}l${6 * size} ${16 * size}h${4 * size}l${0} ${-20 * size}q${10 * size} ${-12 * size} ${2 * size} ${-20 * size}q${-20 * size} ${-6 * size} ${-34 * size} ${-4 * size}q${-6 * size} ${-6 * size} ${-14 * size} ${10 * size}z`,
  '#4A3238',
]

/** A zebra standing, to the left. */
const zebra = (x: number): readonly GlyphPart[] => [
  [
    `M${x - 50} -70q-20 -10 -26 -40q-16 2 -24 14l-10 -8q10 -26 32 -30l4 -10l8 8q20 8 30 40q40 4 70 0q24 6 20 34l6 62h-10l-10 -40q-30 8 -54 0l-8 40h-10l-4 -46z`,
    '#F6EEDC',
  ],
  [
    `${[-84, -72, -60, -44, -28, -12, 4, 20, 34].map((p, i) => `M${x + p} ${i < 3 ? -128 + i * 14 : -98}q6 ${i < 3 ? 12 : 20} 2 ${i < 3 ? 26 : 46}l-6 0q2 -${i < 3 ? 14 : 26} -4 -${i < 3 ? 24 : 42}z`).join('')}M${x - 50} -30h10v5h-10zM${x - 48} -16h9v5h-9zM${x + 28} -30h10v5h-10zM${x + 30} -16h9v5h-9zM${x - 112} -104l10 8l4 -6l-8 -8z`,
    '#2E2430',
  ],
]

/** A lion on his boulders above the plain on which the herds pass. */
export const greatHerd = landmark({
  name: 'great-herd',
  palette: {
    ...PALETTES.gold,
    top: '#8AA8B0',
    middle: '#D9CFAE',
    horizon: '#FBE6B4',
    lightText: 'as the dust begins to rise',
  },
  accent: '#3E9AD8',
  ground: 0.46,
  sun: null,
  clouds: null,
  altText:
    'A lion lying on granite boulders above a wide plain, long lines of wildebeest and some zebras passing, flat-topped trees far off',
  paint: (s) => {
    paintHills(s, '#A9A88A', 40, 16, 0.5)
    paintOpenGround(s, '#D3B468', '#E8D088', 0)
    const trees = [
      [-330, 14, 0.7],
      [250, 10, 0.6],
      [-760, 20, 0.9],
      [-1040, 10, 0.6],
      [560, 16, 0.8],
      [60, 4, 0.4],
    ] as const
    for (const [x, y, size] of trees)
      s.draw(s.at(x, y, size), [
        ['M-5 0q2 -60 -20 -96l6 -3q20 20 24 40q8 -26 26 -40l5 4q-22 30 -20 95z', '#5A4030'],
        ['M-110 -92q30 -46 110 -50q90 4 116 50q-60 -14 -110 -6q-60 -8 -116 6z', '#5E7A48'],
        ['M10 -142q80 6 106 50q-50 -12 -90 -8q30 -20 -16 -42z', '#456038'],
      ])
    const herd = Array.from({ length: 90 }, (_none, i) => {
      const lane = i % 5
      return gnu(
        -1240 + ((i * 149) % 2060),
        26 + lane * 30 + ((i * 17) % 14) + (lane > 2 ? 14 : 0),
        0.34 + lane * 0.13,
      )
    })
    s.draw(s.at(0, 0), [[herd.map(([path]) => path).join(''), '#4A3238']])
    paintGroundMist({ ...s, groundY: s.groundY + 60 * s.unit }, 60, 0.5, '#F4DDA4')
    for (const [x, y, size] of [
      [-250, 236, 0.7],
      [-150, 262, 0.8],
      [-620, 250, 0.8],
      [-860, 240, 0.7],
    ] as const)
      s.draw(s.at(x, y, size), zebra(0))
    s.draw(s.atDepth(60, 1), [
      ['M-300 40q-10 -110 90 -140q60 -60 170 -50q120 -30 220 20q100 -10 160 60q80 0 120 110z', '#A88A78'],
      ['M60 -164q70 -6 120 34q100 -10 160 60q80 0 120 110H100q90 -90 -40 -204z', '#7A5E5C'],
      ['M-210 -100q60 -60 170 -50q60 -16 120 -14q-40 10 -90 30q-100 -6 -170 50z', '#D3B496'],
      ['M-130 40q-10 -70 60 -80q70 10 80 80z', '#8E7268'],
    ])
    s.draw({ ...s.atDepth(60, 1, 1.2), y: s.height - 142 * s.unit }, LION)
    s.draw({ ...s.atDepth(300, 1, 0.9), y: s.height - 96 * s.unit }, [
      ['M-14 0q-8 -26 10 -36q18 2 18 20q-4 16 -28 16z', s.accent],
      ['M-4 -34q4 -16 16 -12l10 6l-12 4q-4 10 -14 2zM-10 0l-16 18h8l14 -16z', '#6E5A9A'],
    ])
    paintTuft(s, 'left', '#6E5A2E')
  },
})
